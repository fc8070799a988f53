import { allowsExternalModel } from "@health-exercise/domain/user";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindValue } from "./token.ts";
import { ALLOWS_EXTERNAL_MODEL, MINIMUM_AGE, PROVISIONING } from "./tokens.ts";

/** Whom the service is for, and what is taken as their wish where they told none. */
export function peopleModule({
  people: { minimumAgeYears, externalModelByDefault },
  tokens: { provisioning },
}: Pick<Config, "people" | "tokens">): ContainerModule {
  return new ContainerModule((options) => {
    bindValue(options, PROVISIONING, provisioning);
    bindValue(options, MINIMUM_AGE, minimumAgeYears);
    bindValue(options, ALLOWS_EXTERNAL_MODEL, (profile) =>
      allowsExternalModel(profile, externalModelByDefault),
    );
  });
}
