import { expect, test, vi } from 'vitest';

const playSamples = vi.hoisted(() => vi.fn<() => void>());
vi.mock('zzfx', () => ({ ZZFX: { audioContext: { state: 'running' }, playSamples } }));
vi.mock('../shell/paint.ts', () => ({ nextPaint: async () => undefined }));

const begun: EventTarget[] = [];
class Maker extends EventTarget {
  constructor() {
    super();
    begun.push(this);
  }
}
vi.stubGlobal('Worker', Maker);
const { sound } = await import('./voice.ts');

test('sounds that could not be made are made anew with the next one', async () => {
  expect(begun).toHaveLength(1);
  await sound('deal', 1);
  expect(begun).toHaveLength(1);
  begun[0]!.dispatchEvent(new Event('error'));
  await sound('deal', 1);
  await sound('deal', 1);
  expect(begun).toHaveLength(2);
  expect(playSamples).not.toHaveBeenCalled();
  const data = { name: 'deal', samples: new Float32Array(1) };
  begun[1]!.dispatchEvent(new MessageEvent('message', { data }));
  await sound('deal', 1);
  expect(playSamples).toHaveBeenCalledOnce();
});
