import { SystemClock, SystemTimer, UuidV7Generator } from "@health-exercise/adapter-runtime";
import type { Clock, Logger, Tracer } from "@health-exercise/ports-runtime";
import { ContainerModule } from "inversify";
import type { TokenServices } from "../service/token-services.ts";
import { bindTo, bindValue } from "./token.ts";
import { CLOCK, IDS, LOGGER, TIMER, TOKEN_ISSUER, TOKEN_VERIFIER, TRACER } from "./tokens.ts";

/** Clock, timer, ids, logging, tracing and tokens. The clock is that of the machine unless another is given. */
export function runtimeModule(
  logger: Logger,
  tracer: Tracer,
  tokens: TokenServices,
  clock: Clock = new SystemClock(),
): ContainerModule {
  return new ContainerModule((options) => {
    bindTo(options, CLOCK, () => clock, []);
    bindTo(options, TIMER, () => new SystemTimer(), []);
    bindTo(options, IDS, () => new UuidV7Generator(), []);
    bindValue(options, LOGGER, logger);
    bindValue(options, TRACER, tracer);
    bindValue(options, TOKEN_VERIFIER, tokens.verifier);
    bindValue(options, TOKEN_ISSUER, tokens.issuer);
  });
}
