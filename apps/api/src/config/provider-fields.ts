import { z } from "zod";
import { isPlainUrl } from "./values.ts";

const URL_MESSAGE = "must be an http or https URL with the version part";

/** Where a provider is reached, such as `https://host/v1`. */
export const baseUrl = z.string(URL_MESSAGE).refine(isPlainUrl, URL_MESSAGE);

const VARIABLE_MESSAGE = "must be the name of an environment variable";

/** The variable that holds a provider's key: the key itself stands nowhere else. */
export const apiKeyVariable = z
  .string(VARIABLE_MESSAGE)
  .regex(/^[A-Z][A-Z0-9_]*$/, VARIABLE_MESSAGE);

/** The names of providers that are badly described; any where their list cannot be read. */
export type UnusableProviders = readonly string[] | "any";

const LONGEST_NAME = 180;
const NAME_MESSAGE = `must be the name of a model, of 1 to ${LONGEST_NAME} characters`;

export const modelName = z
  .string(NAME_MESSAGE)
  .trim()
  .min(1, NAME_MESSAGE)
  .max(LONGEST_NAME, NAME_MESSAGE);

/** A whole number as JSON has it. */
export function wholeNumberIn(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.int(message).min(min, message).max(max, message);
}

/** The variables among which those with the keys of providers are. */
export type KeySource = Readonly<Record<string, string | undefined>>;

/** The key in the variable that `api_key_env` names, if it names one; `onProblem` is told why there is none in it. */
export function readApiKey(
  variable: string | undefined,
  source: KeySource,
  onProblem: (message: string) => void,
): string | undefined {
  if (variable === undefined) return undefined;
  const key = source[variable]?.trim() ?? "";
  if (key === "") onProblem(`api_key_env: the variable ${variable} is not set`);
  else if (!CAN_STAND_IN_A_HEADER.test(key))
    onProblem(`api_key_env: the variable ${variable} does not hold a key`);
  return key;
}

const CAN_STAND_IN_A_HEADER = /^[\x21-\x7e]+$/;
