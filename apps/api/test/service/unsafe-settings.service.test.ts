import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { startTestService } from "../support/test-service.ts";

it("a start warns of unsafe and of misspelt settings, in one line each without a secret", async () => {
  const lines: unknown[] = [];
  const logger = {
    info: () => {},
    warn: (event: string, fields?: object) => lines.push({ event, ...fields }),
    error: () => {},
  };
  const mine = { kind: "openai-compatible", model: "m", base_url: "http://models/v1" };
  const settings = {
    LLM_PROVIDERS: JSON.stringify({ mine }),
    RATE_LIMITS: "hidden",
    Chat_Lease_Ms: "hidden",
    rate_limits: "hidden",
    HOME: "/root",
  };
  const service = await startTestService(settings, undefined, { logger, say: () => {} });
  await service.stop();
  const unsafe = {
    event: "unsafe_setting",
    name: "provider_without_tls",
    variable: "LLM_PROVIDERS",
  };
  // The database of the tests may be on another machine.
  const ofDatabase = { ...unsafe, name: "database_without_tls", variable: "DATABASE_URL" };
  expect(lines.filter((line) => !isDeepStrictEqual(line, ofDatabase))).toEqual([
    unsafe,
    { event: "unknown_setting", variable: "RATE_LIMITS", meant: "RATE_LIMIT" },
    { event: "unknown_setting", variable: "Chat_Lease_Ms", meant: "CHAT_LEASE_MS" },
    { event: "unknown_setting", variable: "rate_limits", meant: "RATE_LIMIT" },
  ]);
});
