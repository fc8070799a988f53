import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { simplifiedText } from "../../language/simplified-character.ts";
import type { Writing } from "../../language/writing.ts";
import type { RecordActivity } from "../../sport/records/record-query.ts";
import { SPORT_LOG_LIMITS } from "../../sport/sport-log-limits.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";
import type { WordSpan } from "./action-reading.ts";
import {
  ANY_SESSION_NAME,
  CHINESE_SESSION_NAMES,
  ENGLISH_OBJECT_NAMES,
  ENGLISH_SESSION_NAMES,
  NAMES_OF_KINDS,
} from "./session-names.data.ts";

/** A name does not begin so: "went for a walk". */
const NO_NAME = new Set(["go", "goes", "going", "went", "gone", "hit"]);

/** "游完泳", "健了身". */
const BETWEEN_VERB_AND_OBJECT = /(?<=^\p{Script=Han})[了完过過](?=\p{Script=Han}$)/u;
/** What was done so much, or is over, is no name: 跑咗5K. */
const TELLING_MORE = new Set(["了", "完", "过", "咗", "左", "紧", "得"]);
/** "去健身房". */
const WAYS_THERE = new Set(["去", "到", "在"]);
/** Nor is "on the bike", or "10k". */
const BEFORE_NAMES = new Set(["on", "in", "at", "to", "the", "my", "a", "an"]);
const ARTICLES = new Set(["the", "my", "a", "an"]);

let englishNames: ReadonlyMap<string, string> | undefined;

/** Words that name a kind of exercise. */
type NamedSpan = WordSpan & { readonly activity?: RecordActivity | null };

/**
 * What a session is called by the words that name its kind of exercise, in the person's own where they are a name; a verb
 * ("ran", 跑了) has its noun.
 */
export function sessionNameFrom(
  { source, words }: ReadText,
  { start, end, activity = null }: NamedSpan,
  writing: Writing,
): string {
  const last = words[end - 1];
  const written = source.slice(words[start]?.start, last?.end).replaceAll(/\s+/g, " ");
  const kind = nameOfKind(activity, writing);
  const named = words.slice(start, end);
  if (writing !== "en") return chineseName(written, named, [kind, activity?.name], writing);
  englishNames ??= new Map(
    ENGLISH_SESSION_NAMES.flatMap(([name, forms]) => forms.map((form) => [form, name] as const)),
  );
  const isVerb = named.length === 1 || NO_NAME.has(named[0]?.text ?? "");
  const hasNumber = named.some(({ kind }) => kind === "number");
  const verb = hasNumber ? named.find(({ text }) => englishNames?.has(text)) : isVerb && last;
  const isNoName = hasNumber || BEFORE_NAMES.has(named[0]?.text ?? "");
  const isDone = englishNames.has(named[0]?.text ?? "") && ARTICLES.has(named[1]?.text ?? "");
  const noun = isDone ? nameByObject(source.slice(named[2]?.start, last?.end), kind) : written;
  const name = (verb && englishNames.get(verb.text)) || (isNoName && kind) || noun || written;
  return limited(name.charAt(0).toUpperCase() + name.slice(1));
}

/** "Ran a marathon" is named by what was done, and "walked the dog" by what was done with it. */
function nameByObject(object: string, kind: string | undefined): string {
  const text = read(object);
  const known = ENGLISH_OBJECT_NAMES[text.words.at(-1)?.singular ?? ""];
  if (known !== undefined) return known;
  const isName = readRecordActivities(text).length > 0;
  return isName || kind === undefined ? object : kind;
}

function chineseName(
  written: string,
  named: readonly Token[],
  [kind, known]: readonly [kind: string | undefined, known: string | undefined],
  writing: "zh-Hans" | "zh-Hant",
): string {
  const simplified = simplifiedText(written);
  const usual = CHINESE_SESSION_NAMES[simplified]?.[writing];
  if (usual !== undefined) return usual;
  const name = written.replace(BETWEEN_VERB_AND_OBJECT, "");
  if (name !== written) return limited(name);
  // 遛了一个小时狗 is known as 遛狗.
  const isParted = named.length > 2 && TELLING_MORE.has(named[1]?.text ?? "");
  if (isParted && known?.charAt(0) === written.charAt(0)) return limited(known);
  const tellsMore = named.some((word) => TELLING_MORE.has(word.text) || word.kind === "number");
  if (tellsMore && kind !== undefined) return kind;
  const isWayThere = named.length > 2 && WAYS_THERE.has(named[0]?.text ?? "");
  return limited(isWayThere ? name.slice(1) : name);
}

/** What sessions of a kind are called where the words of the person are no name. */
function nameOfKind(
  activity: RecordActivity | null | undefined,
  writing: Writing,
): string | undefined {
  const [family = ""] = activity?.families ?? [];
  // Walks up a hill have their own.
  const named = NAMES_OF_KINDS[activity?.name ?? ""] ?? NAMES_OF_KINDS[family];
  return named?.[writing];
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
