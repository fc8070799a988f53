import { readInSteps } from "@health-exercise/domain/language";
import {
  type CheckContent,
  type ContentCheck,
  checkInSteps,
  SAFETY_DISCLAIMER,
  type SafetyContext,
  spokenToReader,
} from "@health-exercise/domain/safety";
import type { Steps } from "@health-exercise/domain/user";
import type { Turn } from "../work-lane.ts";
import { charactersOf } from "./characters-of.ts";
import { failingSilently } from "./content-check-failure.ts";
import type { ReadingTurns } from "./reading-turns.ts";

/** A check with what it says about itself. */
export type SafetyCheck = { readonly check: ContentCheck; readonly disclaimer: string };

/** Checks a text for danger; reads and writes nothing stored. Fails closed: a broken engine is an error, never a safe outcome. */
export class CheckSafety {
  readonly #checkContent: CheckContent;
  readonly #reading: ReadingTurns;

  constructor(checkContent: CheckContent, reading: ReadingTurns) {
    this.#checkContent = failingSilently(checkContent);
    this.#reading = reading;
  }

  /** @throws DomainError `busy`. */
  execute(content: string, context: SafetyContext, turn: Turn): Promise<SafetyCheck> {
    const characters = content.length + charactersOf(context);
    return this.#reading.finish(turn, characters, this.#inSteps(content, context));
  }

  *#inSteps(content: string, context: SafetyContext): Steps<SafetyCheck> {
    const text = yield* readInSteps(content);
    yield content.length;
    const checked = yield* checkInSteps(this.#checkContent, text, context, "message");
    const check = spokenToReader(checked, text);
    return { check, disclaimer: SAFETY_DISCLAIMER[check.language] };
  }
}
