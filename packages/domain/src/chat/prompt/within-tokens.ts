import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { read } from "../../language/read.ts";
import type { ChatTurn } from "../chat-message.ts";
import { dataJson } from "./data-block.ts";
import { estimateTokens } from "./estimate-tokens.ts";

/** Stands where a text was cut. */
const GAP = " […] ";
/** Less of an earlier turn would tell nothing. A design value. */
const SHORTEST_TURN_TOKENS = 100;
const ENDS_WITHIN = /[;；]$/;

/** What a value takes as data, with the comma after it. */
export function tokensOf(value: unknown): number {
  return estimateTokens(`${dataJson(value)},`);
}

/** The text, or its beginning and its end where it is longer than `tokens`. */
export function textWithin(text: string, tokens: number): string {
  if (tokensOf(text) <= tokens) return text;
  const characters = [...text];
  const shortened = (length: number) =>
    characters.slice(0, Math.ceil(length / 2)).join("") +
    GAP +
    characters.slice(characters.length - Math.floor(length / 2)).join("");
  let [kept, over] = [0, characters.length];
  while (over - kept > 1) {
    const middle = Math.floor((kept + over) / 2);
    if (tokensOf(shortened(middle)) <= tokens) kept = middle;
    else over = middle;
  }
  return shortened(kept);
}

/** The entries of an object in their order, without those for which no room is left. */
export function entriesWithin(
  value: Readonly<Record<string, unknown>>,
  tokens: number,
): Readonly<Record<string, unknown>> {
  let left = tokens - tokensOf({});
  const kept = Object.entries(value).filter((entry) => {
    const needed = tokensOf(entry);
    if (needed > left) return false;
    left -= needed;
    return true;
  });
  return Object.fromEntries(kept);
}

/** The items of a list from the first on while they fit. */
export function itemsWithin<Item>(items: readonly Item[], tokens: number): readonly Item[] {
  let left = tokens - tokensOf([]);
  const end = items.findIndex((item) => {
    left -= tokensOf(item);
    return left < 0;
  });
  return end < 0 ? items : items.slice(0, end);
}

/** What of a passage a model is given. */
type PassageData = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: { readonly organisation: string; readonly title: string; readonly year: number };
};

/** The passages from the best on while they fit; the best one up to a sentence where the whole of it does not. */
export function passagesWithin(
  passages: readonly KnowledgePassage[],
  tokens: number,
): readonly PassageData[] {
  const kept: PassageData[] = [];
  let left = tokens;
  for (const passage of passages.map(passageData)) {
    const needed = tokensOf(passage);
    if (needed > left) return kept.length > 0 ? kept : beginningWithin(passage, left);
    left -= needed;
    kept.push(passage);
  }
  return kept;
}

function passageData({ id, title, text, source }: KnowledgePassage): PassageData {
  const { organisation, year } = source;
  return { id, title, text, source: { organisation, title: source.title, year } };
}

function beginningWithin(passage: PassageData, tokens: number): readonly PassageData[] {
  for (const { end } of read(passage.text).sentences.slice(0, -1).toReversed()) {
    const text = passage.text.slice(0, end);
    if (ENDS_WITHIN.test(text)) continue;
    const beginning = { ...passage, text };
    if (tokensOf(beginning) <= tokens) return [beginning];
  }
  return [];
}

/** The latest turns that fit, in the order in which they were said; the earliest of them may be cut. */
export function turnsWithin(history: readonly ChatTurn[], tokens: number): readonly ChatTurn[] {
  const kept: ChatTurn[] = [];
  let left = tokens;
  for (const { role, content } of history.toReversed()) {
    const room = left - tokensOf({ role, content: "" });
    if (tokensOf(content) <= room) {
      kept.push({ role, content });
      left = room - tokensOf(content);
      continue;
    }
    if (room >= SHORTEST_TURN_TOKENS) kept.push({ role, content: textWithin(content, room) });
    break;
  }
  return kept.reverse();
}
