import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import type { ReplyListener } from "@health-exercise/ports-llm";
import type { ContextLine } from "./context-lines.ts";
import type { TellReply } from "./reply-event.ts";

/** Who hears of a reply, and what they may hear. */
export type Hearing = {
  readonly tell: TellReply;
  /** What the reply begins with before the model says anything; may be empty. */
  readonly lead: string;
  readonly lineOf: ContextLine;
  /**
   * What may be given of the beginning of a reply, in whole sentences; absent where the whole of it has to be reviewed
   * before anything is given.
   */
  readonly review:
    | ((written: string, passages: readonly KnowledgePassage[]) => Promise<string>)
    | undefined;
};

/** A review follows when so much more is written than the last one has read: together they read a text nine times at most. */
const LEAST_GROWTH = 1 / 8;

/**
 * Tells a reply while it is written, as far as its review lets it pass. One review is under way at a time; what is written
 * meanwhile is reviewed together, so that whoever is busy reviews less often.
 */
export class HeardReply implements ReplyListener {
  readonly onSentences?: (text: string) => void;
  readonly #hearing: Hearing;
  #passages: readonly KnowledgePassage[] = [];
  #written = "";
  #reviewedLength = 0;
  #given = "";
  #hasEnded = false;
  #reviewing: Promise<void> | undefined;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
    const { review } = hearing;
    if (review === undefined) return;
    this.onSentences = (text) => {
      this.#written += text;
      if (this.#hasEnded || this.#reviewing !== undefined || !this.#hasGrown()) return;
      this.#reviewing = this.#reviewWritten((written) => review(written, this.#passages));
    };
  }

  onPassages(passages: readonly KnowledgePassage[]): void {
    const { tell, lead, lineOf } = this.#hearing;
    this.#passages = passages;
    tell({ kind: "sources", passages: passages.map(lineOf) });
    if (lead !== "") tell({ kind: "text", text: lead });
  }

  /** Begins no other review, and says what of the model's reply was given once none is under way. */
  async end(): Promise<string> {
    this.#hasEnded = true;
    await this.#reviewing;
    return this.#given;
  }

  async #reviewWritten(review: (written: string) => Promise<string>): Promise<void> {
    try {
      do {
        this.#reviewedLength = this.#written.length;
        this.#giveUpTo(await review(this.#written));
      } while (!this.#hasEnded && this.#hasGrown());
    } catch {
      // The review of the whole reply tells what is wrong.
      this.#hasEnded = true;
    } finally {
      this.#reviewing = undefined;
    }
  }

  #hasGrown(): boolean {
    const growth = this.#written.length - this.#reviewedLength;
    return growth > 0 && growth >= this.#reviewedLength * LEAST_GROWTH;
  }

  /** What was given stays: of a review that would begin otherwise nothing is given. */
  #giveUpTo(text: string): void {
    if (text.length <= this.#given.length || !text.startsWith(this.#given)) return;
    const more = text.slice(this.#given.length);
    this.#given = text;
    this.#hearing.tell({ kind: "text", text: more });
  }
}
