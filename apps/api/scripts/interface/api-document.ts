import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createDatabase } from "@health-exercise/adapter-postgres";
import { UNTRACED } from "@health-exercise/adapter-telemetry";
import type { Logger } from "@health-exercise/ports-runtime";
import { resolve } from "../../src/composition/token.ts";
import { HTTP_APP } from "../../src/composition/tokens.ts";
import { parseConfig } from "../../src/config/parse-config.ts";
import { composeService } from "../../src/service/compose-service.ts";
import { openTokenServices } from "../../src/service/token-services.ts";

const SETTINGS = {
  DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  JWT_SECRET: "tokens are never asked for here, but a secret is",
};

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/** The interface as the service describes it at `/openapi.json`, without a database: it is wired and asked for that alone. */
export async function apiDocument(): Promise<string> {
  const config = parseConfig(SETTINGS, process.cwd(), SETTINGS);
  const database = createDatabase({ connectionString: SETTINGS.DATABASE_URL });
  const { container, features } = composeService(config, {
    logger: silent,
    tracer: UNTRACED,
    tokens: await openTokenServices(config.tokens, silent),
    database,
    recoveries: () => 0,
    addressKey: randomBytes(32),
    webhookKey: randomBytes(32),
  });
  const server = resolve(container, HTTP_APP).listen(0, "127.0.0.1");
  try {
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/openapi.json`);
    return await response.text();
  } finally {
    server.close();
    server.closeAllConnections();
    await features.close();
    await database.close();
  }
}
