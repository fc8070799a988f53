import { readInSteps, type Writing, writingOf } from "@health-exercise/domain/language";
import {
  type CheckContent,
  type ContentCheck,
  checkInSteps,
  SAFETY_DISCLAIMER,
  type SafetyContext,
  spokenToReader,
} from "@health-exercise/domain/safety";
import type { Steps } from "@health-exercise/domain/user";
import type { WriteIn } from "@health-exercise/ports-llm";
import type { Turn } from "../work-lane.ts";
import { charactersOf } from "./characters-of.ts";
import { failingSilently } from "./content-check-failure.ts";
import type { ReadingTurns } from "./reading-turns.ts";

/** A check with what it says about itself. */
export type SafetyCheck = { readonly check: ContentCheck; readonly disclaimer: string };

type Read = { readonly check: ContentCheck; readonly writing: Writing };

/** Checks a text for danger; reads and writes nothing stored. Fails closed: a broken engine is an error, never a safe outcome. */
export class CheckSafety {
  readonly #checkContent: CheckContent;
  readonly #reading: ReadingTurns;
  readonly #writeIn: WriteIn;

  constructor(
    checkContent: CheckContent,
    reading: ReadingTurns,
    writeIn: WriteIn = async (text) => text,
  ) {
    this.#checkContent = failingSilently(checkContent);
    this.#reading = reading;
    this.#writeIn = writeIn;
  }

  /** What it says is written as the text is. @throws DomainError `busy`. */
  async execute(content: string, context: SafetyContext, turn: Turn): Promise<SafetyCheck> {
    const characters = content.length + charactersOf(context);
    const steps = this.#inSteps(content, context);
    const { check, writing } = await this.#reading.finish(turn, characters, steps);
    const written = (text: string) => this.#writeIn(text, writing);
    const warnings = await Promise.all(check.warnings.map(written));
    const disclaimer = await written(SAFETY_DISCLAIMER[check.language]);
    return { check: { ...check, warnings }, disclaimer };
  }

  *#inSteps(content: string, context: SafetyContext): Steps<Read> {
    const text = yield* readInSteps(content);
    yield content.length;
    const checked = yield* checkInSteps(this.#checkContent, text, context, "message");
    const check = spokenToReader(checked, text);
    return { check, writing: writingOf(text, null, check.language) };
  }
}
