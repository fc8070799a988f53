import type { ChildServer } from "./child-server.ts";
import { type Load, type Measurement, measure } from "./load.ts";
import type { Scenario } from "./scenarios.ts";

/** The medians of the servers over the rounds. */
export type Comparison = {
  readonly scenario: string;
  readonly service: Measurement;
  /** Absent where only the service was asked. */
  readonly bare?: Measurement | undefined;
};

const WARM_UP_SECONDS = 0.4;

/** Asks the two in turn, round by round, so that what else the machine does meets both. */
export async function compare(
  servers: { readonly service: ChildServer; readonly bare: ChildServer },
  scenario: Scenario,
  token: string,
  load: Load & { readonly rounds: number },
): Promise<Comparison> {
  const warmUp = { ...load, seconds: WARM_UP_SECONDS };
  await measure(servers.service, scenario, token, warmUp);
  if (!scenario.isAlone) await measure(servers.bare, scenario, token, warmUp);
  const service: Measurement[] = [];
  const bare: Measurement[] = [];
  for (let round = 0; round < load.rounds; round += 1) {
    service.push(await measure(servers.service, scenario, token, load));
    if (!scenario.isAlone) bare.push(await measure(servers.bare, scenario, token, load));
  }
  return {
    scenario: scenario.name,
    service: medians(service),
    ...(bare.length > 0 && { bare: medians(bare) }),
  };
}

function medians(measurements: readonly Measurement[]): Measurement {
  const of = (name: keyof Measurement) => median(measurements.map((each) => each[name]));
  return {
    requestsPerSecond: of("requestsPerSecond"),
    medianMilliseconds: of("medianMilliseconds"),
    p99Milliseconds: of("p99Milliseconds"),
    cpuMicroseconds: of("cpuMicroseconds"),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}
