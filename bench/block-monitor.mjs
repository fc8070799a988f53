/**
 * Is loaded into the service before it starts: measures for how long its event loop is held in one piece, on the clock and
 * in processor time, which a busy machine does not lengthen.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";

const NANOSECONDS = 1e6;
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

let mostCpu = 0;
let last = process.threadCpuUsage();
setInterval(() => {
  const now = process.threadCpuUsage();
  mostCpu = Math.max(mostCpu, now.user + now.system - last.user - last.system);
  last = now;
}, 1).unref();

process.on("message", (message) => {
  if (message === "reset") {
    delay.reset();
    mostCpu = 0;
    last = process.threadCpuUsage();
  } else if (message === "report") {
    process.send?.({ clockMs: delay.max / NANOSECONDS, cpuMs: mostCpu / 1_000 });
  }
});
process.channel?.unref();
