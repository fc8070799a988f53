/** The microseconds that work takes of the processor: other work on the machine does not count. */
export function cpuOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
