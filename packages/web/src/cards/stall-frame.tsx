/** The market's stall: behind the card that is sold, and the awning before it. */
export function StallFrame() {
  return (
    <svg viewBox="0 0 134 166" width="100%" height="100%" aria-hidden="true">
      <use href="#stall-frame" />
      <use href="#stall-awning" />
    </svg>
  );
}
