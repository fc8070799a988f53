import { nearestName } from "@health-exercise/adapter-http/names";
import type { ConfigProblem } from "./config-error.ts";
import type { KeySource } from "./provider-fields.ts";
import { VARIABLES } from "./variables.ts";

/** A variable of the environment that nothing reads, and the one that may have been meant. */
export type MisspeltSetting = { readonly variable: string; readonly meant: string };

/** A misspelt setting as what is wrong with it. */
export function asProblem({ variable, meant }: MisspeltSetting): ConfigProblem {
  return { variable, message: `is no setting: is ${meant} meant?` };
}

/** The variables that look like misspelt settings: what they were to set keeps its default. */
export function misspeltSettings(source: KeySource): readonly MisspeltSetting[] {
  const known = Object.keys(VARIABLES);
  return Object.keys(source).flatMap((variable) => {
    if (known.includes(variable)) return [];
    const meant = nearestName(variable, known);
    return meant === undefined ? [] : [{ variable, meant }];
  });
}
