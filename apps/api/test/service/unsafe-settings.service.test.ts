import { expect, it } from "vitest";
import { startTestService } from "../support/test-service.ts";

it("a start warns of an unsafe setting in one line without a secret", async () => {
  const lines: unknown[] = [];
  const logger = {
    info: () => {},
    warn: (event: string, fields?: object) => lines.push({ event, ...fields }),
    error: () => {},
  };
  const mine = { kind: "openai-compatible", model: "m", base_url: "http://models/v1" };
  const settings = { LLM_PROVIDERS: JSON.stringify({ mine }) };
  const service = await startTestService(settings, undefined, { logger, say: () => {} });
  await service.stop();
  const unsafe = {
    event: "unsafe_setting",
    name: "provider_without_tls",
    variable: "LLM_PROVIDERS",
  };
  expect(lines).toEqual([unsafe]);
});
