interface Passage {
  readonly from: string;
  readonly to: string;
  readonly easing: string;
}

/**
 * From one transform to another between two shares of an animation's time. What waits does so without a
 * `delay`: as long as one waits for that, a browser asks the page in every frame.
 */
export function keyframes({ from, to, easing }: Passage, begins: number, ends: number): Keyframe[] {
  return [
    { transform: from },
    { transform: from, offset: begins, easing },
    { transform: to, offset: Math.min(1, ends) },
    { transform: to },
  ];
}
