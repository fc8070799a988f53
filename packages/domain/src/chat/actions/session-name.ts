import type { ReadText } from "../../language/read-text.ts";
import { simplifiedCharacter } from "../../language/simplified-character.ts";
import type { Writing } from "../../language/writing.ts";
import { SPORT_LOG_LIMITS } from "../../sport/sport-log-limits.ts";
import type { WordSpan } from "./action-reading.ts";
import {
  ANY_SESSION_NAME,
  CHINESE_SESSION_NAMES,
  ENGLISH_SESSION_NAMES,
} from "./session-names.data.ts";

/** A name does not begin so: "went for a walk". */
const NO_NAME = new Set(["go", "goes", "going", "went", "gone", "hit"]);

/** "游完泳", "健了身". */
const BETWEEN_VERB_AND_OBJECT = /(?<=^\p{Script=Han})[了完过過](?=\p{Script=Han}$)/u;

let englishNames: ReadonlyMap<string, string> | undefined;

/**
 * What a session is called by the words that name its kind of exercise, in the person's own where they are a name; a verb
 * ("ran", 跑了) has its noun.
 */
export function sessionNameFrom(
  { source, words }: ReadText,
  { start, end }: WordSpan,
  writing: Writing,
): string {
  const last = words[end - 1];
  const written = source.slice(words[start]?.start, last?.end).replaceAll(/\s+/g, " ");
  if (writing !== "en") return chineseName(written, writing);
  englishNames ??= new Map(
    ENGLISH_SESSION_NAMES.flatMap(([name, forms]) => forms.map((form) => [form, name] as const)),
  );
  const named = words.slice(start, end);
  const isVerb = named.length === 1 || NO_NAME.has(named[0]?.text ?? "");
  const hasNumber = named.some(({ kind }) => kind === "number");
  const verb = hasNumber ? named.find(({ text }) => englishNames?.has(text)) : isVerb && last;
  const name = (verb && englishNames.get(verb.text)) || written;
  return limited(name.charAt(0).toUpperCase() + name.slice(1));
}

function chineseName(written: string, writing: "zh-Hans" | "zh-Hant"): string {
  const simplified = Array.from(written, simplifiedCharacter).join("");
  const known = CHINESE_SESSION_NAMES[simplified]?.[writing];
  return limited(known ?? written.replace(BETWEEN_VERB_AND_OBJECT, ""));
}

/** Several kinds of exercise in one session, or none that is named. */
export function sessionName(names: readonly string[], writing: Writing): string {
  const all = [...new Set(names)];
  if (all.length === 0) return ANY_SESSION_NAME[writing];
  return limited(all.join(writing === "en" ? ", " : "、"));
}

function limited(name: string): string {
  return [...name].slice(0, SPORT_LOG_LIMITS.sportNameLength).join("");
}
