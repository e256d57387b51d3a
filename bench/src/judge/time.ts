/** Milliseconds of CPU that this thread needs until it is done, all of it computing: others use the machine too. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = cpuTime();
  await work();
  return cpuTime() - began;
}

/**
 * Asking for the whole process brings the thread's own time up to date; by itself it goes on in steps
 * of the scheduler's clock, four milliseconds.
 */
function cpuTime(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
