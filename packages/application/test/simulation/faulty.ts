import type { Scheduler, SimulatedProcess } from "./scheduler.ts";

/** How likely a call to storage or a model fails, before or after it has done its work. */
const FAULT = 0.03;

/** A port as it is reached from a process: each call takes its time, and may fail before it did anything or after. */
export function faulty<Port extends object>(
  port: Port,
  process: SimulatedProcess,
  scheduler: Scheduler,
): Port {
  const fail = (moment: string) => {
    if (!scheduler.chance(FAULT)) return;
    scheduler.tell(process, moment);
    throw new Error("The storage cannot be reached.");
  };
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return async (...given: readonly unknown[]) => {
        await scheduler.step(process);
        fail(`${String(name)} fails before it has done anything`);
        scheduler.tell(process, String(name));
        const result: unknown = await value.apply(target, given);
        await scheduler.step(process);
        fail(`${String(name)} fails after it was done`);
        return result;
      };
    },
  });
}
