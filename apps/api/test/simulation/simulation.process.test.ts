import { afterAll, beforeAll, describe, it } from "vitest";
import { simulateOverHttp } from "./simulate-over-http.ts";
import { TwoServices } from "./two-services.ts";

/** One whose first runs end a process and change records in many ways; `npx -y pnpm simulate:http` runs more, and others. */
const SEED = 198;
/** The first runs of that seed, each by itself. */
const PATHS = ["0", "1", "2"];

let services: TwoServices;
beforeAll(async () => {
  services = await TwoServices.start();
});
afterAll(() => services.close());

describe("two processes, one of which is killed and started again while clients send twice and try again", () => {
  it.each(PATHS)(
    "do what a key asks for once, keep what they acknowledged, open one session, and give nobody what is another's (%s)",
    async (path) => {
      await simulateOverHttp(services, { seed: SEED, runs: 1, path });
    },
  );
});
