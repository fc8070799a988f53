import { CHAT_LIMITS } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import type { FinishReason } from "ai";
import {
  endsWhole,
  isIn,
  saidIn,
  thinksIn,
  thinksUnannounced,
  usableText,
} from "./usable-reply.ts";
import { lengthInSentences } from "./whole-sentences.ts";

/** A model that writes nothing for so long has paused: a mark at the end then ends a sentence (design value). */
const PAUSE_MS = 100;
const MAY_END = /[.!?…。！？；;\n]/;

/** What a reply in writing is told to, and what is known of who writes it. */
type WritingOptions = {
  readonly language: TextLanguage;
  readonly tell: (sentences: string) => void;
  /** Whether all is thought until the model says that it has ended thinking. */
  readonly startsThinking: boolean;
};

/**
 * A reply that a model is writing. Tells its sentences as soon as they are whole, without what the model thinks, within
 * the length of replies, and once it is seen to be in the language asked for.
 */
export class ReplyInWriting {
  readonly #options: WritingOptions;
  #written = "";
  #last = "";
  #told = "";
  #pause: NodeJS.Timeout | undefined;

  constructor(options: WritingOptions) {
    this.#options = options;
  }

  /** Whether it is longer than any reply. */
  get isTooLong(): boolean {
    const { length } = this.#written;
    return length > CHAT_LIMITS.replyLength && this.#said().length > CHAT_LIMITS.replyLength;
  }

  add(delta: string): void {
    this.#written += delta;
    const mayEnd = MAY_END.test(this.#last + delta);
    this.#last = delta;
    clearTimeout(this.#pause);
    if (!mayEnd) return;
    this.#tell(false);
    this.#pause = setTimeout(() => this.#tell(true), PAUSE_MS);
  }

  /** Whether it ends with a whole sentence. */
  get hasEnded(): boolean {
    return endsWhole(this.#written.trimEnd());
  }

  /** Whether it shows that its model thinks without saying so first. */
  get showsThought(): boolean {
    return thinksUnannounced(this.#written);
  }

  /** Tells nothing any more. */
  stop(): void {
    clearTimeout(this.#pause);
  }

  /**
   * The whole text, which begins with what was told.
   * @throws ProviderFailure as `usableText` does, and where what was told is no part of it.
   */
  end(finishReason: FinishReason): string {
    this.stop();
    const { language } = this.#options;
    return usableText({ text: this.#written, finishReason }, language, this.#told);
  }

  #said(): string {
    return thinksIn(this.#written, this.#options.startsThinking) ? "" : saidIn(this.#written);
  }

  #tell(hasPaused: boolean): void {
    const said = this.#said();
    const { length } = this.#told;
    if (!said.startsWith(this.#told)) return;
    const end = length + lengthInSentences(said.slice(length), hasPaused);
    const told = said.slice(0, end);
    const { language, tell } = this.#options;
    if (end === length || end > CHAT_LIMITS.replyLength || !isIn(language, told)) return;
    this.#told = told;
    tell(told.slice(length));
  }
}
