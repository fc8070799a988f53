import { FileFault } from "../file-fault.ts";
import { JSON_DEPTH, JSON_OBJECT_BYTES } from "../limits.data.ts";

/** An object of a file, with the line on which it begins, from 1. */
export type JsonObject = {
  readonly line: number;
  readonly value: Readonly<Record<string, unknown>>;
};

const LONGEST_NAME = 100;
const [QUOTE, BACKSLASH, LINE_FEED] = [34, 92, 10];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];
const COLON = 58;

/**
 * The objects of a JSON text that stand where `isWanted` says, one at a time, so that no more than one is held. A place is
 * written like `[].activities[]`: `[]` for a list, a point and the name for what an object has.
 * @throws FileFault where the text is cut off or no JSON, or an object is too large.
 */
export async function* jsonObjects(
  text: AsyncIterable<string>,
  isWanted: (place: string) => boolean,
): AsyncGenerator<JsonObject> {
  const scanner = new JsonScanner(isWanted);
  for await (const chunk of text) yield* scanner.scan(chunk);
  scanner.end();
}

class JsonScanner {
  readonly #isWanted: (place: string) => boolean;
  /** The place of each object and list that is open, and which it is. */
  readonly #open: { readonly place: string; readonly closing: number }[] = [];
  #line = 1;
  #isInString = false;
  #isEscaped = false;
  /** The last text, which is a name where a colon follows. */
  #lastText = "";
  #name = "";
  #hasEnded = false;
  /** The object that is wanted, from where it begins, and how deep it lies. */
  #wanted: { text: string; readonly line: number; readonly depth: number } | undefined;

  constructor(isWanted: (place: string) => boolean) {
    this.#isWanted = isWanted;
  }

  *scan(chunk: string): Generator<JsonObject> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (code === LINE_FEED) this.#line += 1;
      if (this.#isInString) {
        this.#addToText(code, chunk, at);
        continue;
      }
      if (code === QUOTE) [this.#isInString, this.#lastText] = [true, ""];
      else if (code === COLON) this.#name = this.#lastText;
      else if (code === OPEN_OBJECT || code === OPEN_LIST) {
        if (this.#begin(code)) from = at;
      } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
        const wanted = this.#close(code);
        if (wanted === undefined) continue;
        this.#keep(chunk.slice(from, at + 1));
        yield { line: wanted.line, value: this.#parsed(wanted.text) };
        this.#wanted = undefined;
      }
    }
    if (this.#wanted !== undefined) this.#keep(chunk.slice(from));
  }

  /** @throws FileFault where the text is not whole. */
  end(): void {
    if (this.#open.length > 0 || this.#isInString || !this.#hasEnded) throw this.#malformed();
  }

  #addToText(code: number, chunk: string, at: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) {
      this.#isInString = false;
      return;
    }
    if (this.#wanted === undefined && this.#lastText.length < LONGEST_NAME)
      this.#lastText += chunk.charAt(at);
  }

  /** Whether the object is one that is wanted. */
  #begin(code: number): boolean {
    if (this.#hasEnded && this.#open.length === 0) throw this.#malformed();
    const around = this.#open.at(-1);
    const isNamed = around?.closing === CLOSE_OBJECT;
    const here = `${around?.place ?? ""}${isNamed ? `.${this.#name}` : ""}`;
    const isList = code === OPEN_LIST;
    const place = isList ? `${here}[]` : here;
    this.#open.push({ place, closing: isList ? CLOSE_LIST : CLOSE_OBJECT });
    if (this.#open.length > JSON_DEPTH) throw new FileFault("json_too_complex");
    if (this.#wanted !== undefined || isList || !this.#isWanted(place)) return false;
    this.#wanted = { text: "", line: this.#line, depth: this.#open.length };
    return true;
  }

  /** The object that is wanted, where it ends here. */
  #close(code: number): { text: string; readonly line: number } | undefined {
    const closed = this.#open.pop();
    if (closed?.closing !== code) throw this.#malformed();
    this.#hasEnded = this.#open.length === 0;
    return this.#wanted?.depth === this.#open.length + 1 ? this.#wanted : undefined;
  }

  #keep(part: string): void {
    if (this.#wanted === undefined) return;
    this.#wanted.text += part;
    if (this.#wanted.text.length > JSON_OBJECT_BYTES) throw new FileFault("json_too_complex");
  }

  #parsed(text: string): Readonly<Record<string, unknown>> {
    try {
      return JSON.parse(text);
    } catch {
      throw this.#malformed();
    }
  }

  #malformed(): FileFault {
    return new FileFault("json_malformed", { line: this.#line });
  }
}
