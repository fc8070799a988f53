import { ConfigError } from "../config/config-error.ts";
import { StartError } from "./start-error.ts";

const FOR_PEOPLE = [ConfigError, StartError];

/** The sentence that an error was made with for the person at the terminal; undefined for every other error. */
export function sentenceOf(error: unknown): string | undefined {
  const isForPeople = FOR_PEOPLE.some((type) => error instanceof type);
  return isForPeople && error instanceof Error ? error.message : undefined;
}
