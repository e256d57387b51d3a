/** A page that is not looked at is not painted: then nobody waits for it. A slow one may take as long. */
const UNPAINTED = 400;

/** When the frame that is being made has been painted, so that a touch is answered before its work is done. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : UNPAINTED);
  });
}
