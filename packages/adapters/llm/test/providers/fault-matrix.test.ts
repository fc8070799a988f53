import { describe, expect, it } from "vitest";
import type { ProviderKind } from "../../src/providers/provider-settings.ts";
import { modelUnderTest, providerSettings, refusalOf } from "../support/asked-model.ts";
import { FAULTS, REPLY } from "../support/fault-matrix.ts";
import { startProviderServer } from "../support/provider-server.ts";
import { WIRE_FORMATS } from "../support/wire-formats.ts";

const kinds = Object.keys(WIRE_FORMATS) as ProviderKind[];
const secrets = /secret words|key-1|scripted|Walk for/;

describe.each(kinds)("a provider of kind %s", (kind) => {
  it.concurrent.each(FAULTS)("with the fault: $name", async (fault) => {
    const { answers, failures, tries, outcome, timeoutMs } = fault;
    const server = await startProviderServer();
    server.play(...answers(WIRE_FORMATS[kind]));
    const settings = providerSettings(kind, server.baseUrl, timeoutMs ? { timeoutMs } : {});
    const model = modelUnderTest(settings);
    const reply = model.reply({ message: "secret words" });
    if (outcome === "a reply") {
      expect((await reply).text).toBe(REPLY);
    } else {
      const error = await refusalOf(reply);
      expect(error.code).toBe("llm_unavailable");
      expect(error.cause).toBeUndefined();
      expect(`${error.message} ${error.stack}`).not.toMatch(secrets);
    }
    expect(server.requests).toHaveLength(tries);
    expect(model.failures()).toEqual(failures);
    await server.close();
  });
});
