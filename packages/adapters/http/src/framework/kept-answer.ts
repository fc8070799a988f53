import { CODINGS, type ContentCoding, compressed } from "./content-coding.ts";
import { entityTagOf } from "./entity-tag.ts";

/** More answers than there are lists, pages and languages; beyond it the one that was longest not asked for goes (design value). */
const MOST_ANSWERS = 256;

/** The body of an answer that many get: tagged, and compressed once for each coding that somebody asks for. */
export class KeptAnswer {
  readonly bytes: Buffer;
  readonly #tag: string;
  readonly #coded = new Map<ContentCoding, Promise<Buffer>>();

  constructor(body: string | Buffer) {
    this.bytes = typeof body === "string" ? Buffer.from(body) : body;
    this.#tag = entityTagOf(this.bytes);
  }

  /** A strong tag names the bytes as they go out, so that each coding has its own (RFC 9110, section 8.8.3.3). */
  tag(coding?: ContentCoding): string {
    return coding === undefined ? this.#tag : `${this.#tag.slice(0, -1)}-${coding}"`;
  }

  /** All its tags: who has it in one coding has it. */
  get tags(): readonly string[] {
    return [this.tag(), ...CODINGS.map((coding) => this.tag(coding))];
  }

  /** Its bytes in a coding. Whoever asks meanwhile waits for the same. */
  coded(coding: ContentCoding): Promise<Buffer> {
    let coded = this.#coded.get(coding);
    if (coded === undefined) {
      coded = compressed(this.bytes, coding, "kept");
      this.#coded.set(coding, coded);
      coded.catch(() => this.#coded.delete(coding));
    }
    return coded;
  }
}

/** Answers found again by their text. */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();

  of(text: string): KeptAnswer {
    const answer = this.#answers.get(text) ?? new KeptAnswer(text);
    this.#answers.delete(text);
    this.#answers.set(text, answer);
    if (this.#answers.size > MOST_ANSWERS) {
      for (const oldest of this.#answers.keys()) {
        this.#answers.delete(oldest);
        break;
      }
    }
    return answer;
  }
}
