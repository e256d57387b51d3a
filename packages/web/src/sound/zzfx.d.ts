declare module 'zzfx' {
  /** Volume, randomness, frequency, attack, sustain, release, shape… as the synthesiser has them. */
  export type Parameters = readonly (number | undefined)[];

  export const ZZFX: {
    readonly audioContext: AudioContext;
    buildSamples(...parameters: Parameters): number[];
    playSamples(
      channels: readonly Float32Array[],
      volume: number,
      rate: number,
    ): AudioBufferSourceNode;
  };
}
