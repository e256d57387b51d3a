/** A page that is not looked at is not painted: then nobody waits for it. */
const UNPAINTED = 100;

/** When the frame that is being made has been painted, so that a touch is answered before its work is done. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNPAINTED);
  });
}
