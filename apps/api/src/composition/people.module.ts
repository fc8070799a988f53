import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindValue } from "./token.ts";
import { MINIMUM_AGE } from "./tokens.ts";

/** Whom the service is for. */
export function peopleModule({ minimumAgeYears }: Config["people"]): ContainerModule {
  return new ContainerModule((options) => bindValue(options, MINIMUM_AGE, minimumAgeYears));
}
