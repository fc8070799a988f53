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
/** And one that writes nothing for so long will not look anything up any more (design value). */
const DECIDED_MS = 200;
const PARAGRAPH = "\n\n";
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
  /** What was told before the step that is being written: how the reply begins. */
  #before = "";
  /** Whether the model may look something up instead of going on, and whether it does. */
  #mayCall = false;
  #calls = false;
  #hasThought = false;
  #pause: NodeJS.Timeout | undefined;

  constructor(options: WritingOptions) {
    this.#options = options;
  }

  /** Whether it is longer than any reply. */
  get isTooLong(): boolean {
    const { length } = this.#written;
    return length > CHAT_LIMITS.replyLength && this.#said().length > CHAT_LIMITS.replyLength;
  }

  /**
   * Begins a step, after those in which something was looked up: what they said besides is left out, unless it was told.
   * `mayCall` where something can be looked up in this one too.
   */
  startStep(mayCall: boolean): void {
    this.stop();
    this.#hasThought = this.showsThought;
    this.#before = this.#told === "" ? "" : this.#told + PARAGRAPH;
    this.#written = "";
    this.#last = "";
    this.#mayCall = mayCall;
    this.#calls = false;
  }

  /** The model looks something up: of this step nothing is told any more. */
  call(): void {
    this.stop();
    this.#calls = true;
  }

  add(delta: string): void {
    this.#written += delta;
    const mayEnd = this.#isUndecided || MAY_END.test(this.#last + delta);
    this.#last = delta;
    clearTimeout(this.#pause);
    if (!mayEnd || this.#calls) return;
    this.#tell(false);
    const pauseMs = this.#isUndecided ? DECIDED_MS : PAUSE_MS;
    this.#pause = setTimeout(() => this.#tell(true), pauseMs);
  }

  /** Whether it ends with a whole sentence. */
  get hasEnded(): boolean {
    return endsWhole(this.#written.trimEnd());
  }

  /** Whether it shows that its model thinks without saying so first. */
  get showsThought(): boolean {
    return this.#hasThought || thinksUnannounced(this.#written);
  }

  /** Whether nothing of this step was told, and all of it may be what is said before something is looked up. */
  get #isUndecided(): boolean {
    return this.#mayCall && this.#told.length <= this.#before.length;
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
    const rest = this.#calls
      ? { text: "", before: this.#told }
      : { text: this.#written, before: this.#before };
    return usableText({ ...rest, finishReason }, language, this.#told);
  }

  #said(): string {
    const isThought = thinksIn(this.#written, this.#options.startsThinking);
    return this.#before + (isThought ? "" : saidIn(this.#written));
  }

  #tell(hasPaused: boolean): void {
    const said = this.#said();
    const { length } = this.#told;
    if (!said.startsWith(this.#told)) return;
    const rest = said.slice(length);
    // White space is not yet something that follows: a call may.
    const written = this.#isUndecided ? rest.trimEnd() : rest;
    const end = length + lengthInSentences(written, hasPaused);
    const told = said.slice(0, end);
    const { language, tell } = this.#options;
    if (end === length || end > CHAT_LIMITS.replyLength || !isIn(language, told)) return;
    this.#told = told;
    tell(told.slice(length));
  }
}
