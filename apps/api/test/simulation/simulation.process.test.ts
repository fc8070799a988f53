import { afterAll, beforeAll, describe, it } from "vitest";
import { simulateOverHttp } from "./simulate-over-http.ts";
import { TwoServices } from "./two-services.ts";

/** `npx -y pnpm simulate:http` runs more, and others. */
const SEED = 1;
const RUNS = 4;

let services: TwoServices;
beforeAll(async () => {
  services = await TwoServices.start();
});
afterAll(() => services.close());

describe("two processes, one of which is killed and started again while clients send twice and try again", () => {
  it("do what a key asks for once, keep what they acknowledged, open one session, and give nobody what is another's", async () => {
    await simulateOverHttp(services, { seed: SEED, runs: RUNS });
  });
});
