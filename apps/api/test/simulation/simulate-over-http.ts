import fc from "fast-check";
import { PERSONS } from "./commands.ts";
import { lives } from "./lives.ts";
import { look } from "./look.ts";
import { repeatLost } from "./sending.ts";
import { Told } from "./told.ts";
import type { TwoServices } from "./two-services.ts";

export type SimulationOptions = {
  readonly seed: number;
  readonly runs: number;
  /** The first of the runs, as a failure tells it. */
  readonly path?: string;
  /** Whether a failing run is made shorter, which takes many more. */
  readonly isShrunk?: boolean;
};

/**
 * Persons at two processes of the service, the second of which is killed and started again, while requests are sent twice
 * and again. What is sent when, and where a process dies, follows from the seed. @throws Error that tells the seed.
 */
export async function simulateOverHttp(
  services: TwoServices,
  { seed, runs, path, isShrunk = false }: SimulationOptions,
): Promise<void> {
  const property = fc.asyncProperty(lives, async (sequence) => {
    await services.startSecond();
    const persons = Array.from({ length: PERSONS }, () => services.newPerson());
    const told = new Told(await Promise.all(persons));
    await fc.asyncModelRun(() => ({ model: told, real: services }), sequence);
    await settle(services, told);
  });
  const replay = path === undefined ? {} : { path };
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: !isShrunk, ...replay });
}

/** In the end everything is answered, and both processes give the same. */
async function settle(services: TwoServices, told: Told): Promise<void> {
  await services.startSecond();
  told.isSecondUp = true;
  await repeatLost(told, services);
  await look(services, told, "first");
  await look(services, told, "second");
}
