import { read } from "@health-exercise/domain/language";
import {
  type CheckContent,
  type ContentCheck,
  SAFETY_DISCLAIMER,
  type SafetyContext,
  spokenToReader,
} from "@health-exercise/domain/safety";
import { failingSilently } from "./content-check-failure.ts";

/** A check with what it says about itself. */
export type SafetyCheck = { readonly check: ContentCheck; readonly disclaimer: string };

/** Checks a text for danger; reads and writes nothing stored. Fails closed: a broken engine is an error, never a safe outcome. */
export class CheckSafety {
  readonly #checkContent: CheckContent;

  constructor(checkContent: CheckContent) {
    this.#checkContent = failingSilently(checkContent);
  }

  async execute(content: string, context: SafetyContext): Promise<SafetyCheck> {
    const text = read(content);
    const check = spokenToReader(this.#checkContent(text, context, "message"), text);
    return { check, disclaimer: SAFETY_DISCLAIMER[check.language] };
  }
}
