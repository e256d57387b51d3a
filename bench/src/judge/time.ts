/**
 * Milliseconds until it is done, all of it computing. By the clock on the wall: the kernel counts a
 * thread's own time in steps of four milliseconds, too coarse for one message.
 */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
