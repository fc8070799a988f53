import type { RecordActivity } from "../../../sport/records/record-query.ts";
import type { Asked } from "../asked-records.ts";
import { isLink } from "../links.ts";
import { leftOutOf } from "./left-out.ts";
import { isOfMatches } from "./matches.ts";
import type { FoundActivity } from "./read-record-activities.ts";

type Named = FoundActivity & { readonly activity: RecordActivity };

/** May stand beside a link between two kinds of exercise: "how many runs and how many rides", "跑步几次和游泳几次". */
const BESIDE_LINKS = new Set(
  "how many often long far much did do i the my for of on in by times km kms kilometers kilometres minutes hours 我 了 几 多 少 次 回 趟 分 钟 小 时 公 里 有".split(
    " ",
  ),
);

/** Join two kinds of exercise without a word. */
const SIGNS = new Set(["+", "&", "＋", "＆"]);

/** The kind of exercise that is asked about by the name of a session; undefined where none is. */
export function titledActivityIn(asked: Asked): RecordActivity | undefined {
  const [first, ...others] = asked.activities.filter(isNamed);
  const { title } = first?.activity ?? {};
  const isOne = others.length === 0 && title !== undefined;
  if (!isOne || first === undefined || leftOutOf(asked.question, asked.activities).length > 0)
    return undefined;
  // Where none is called so, the last of the sport is told by its own name.
  const { kind: _, ...titled } = first.activity;
  return titled;
}

/**
 * The kind of exercise that is asked about, whatever its sessions are called; of several that are joined it is all of
 * them, and of what is left out all others.
 */
export function activityIn(asked: Asked): RecordActivity | null {
  const named = asked.activities.filter(isNamed);
  const leftOut = leftOutOf(asked.question, named);
  const kept = joinedFirst(
    asked,
    named.filter((each) => !leftOut.includes(each)),
  );
  if (leftOut.length === 0) return kept;
  const except = together(leftOut, asked);
  if (kept === null) return { name: `other than ${except.name}`, families: [], except };
  return { ...kept, families: familiesBeside(kept, except) };
}

/** "Runs without trail runs": no record tells such sessions apart. */
export function isOfNothingElse(asked: Asked): boolean {
  const activity = activityIn(asked);
  if (activity === null || activity.except !== undefined || activity.families.length > 0)
    return false;
  return leftOutOf(asked.question, asked.activities).length > 0;
}

/** Whether two are of one sport, and of the same kind of it. */
export function isSameActivity(left: RecordActivity, right: RecordActivity): boolean {
  const isOfOneSport = left.families.some((family) => right.families.includes(family));
  return isOfOneSport && left.kind === right.kind;
}

function isNamed(found: FoundActivity): found is Named {
  return found.activity !== null;
}

function familiesBeside(kept: RecordActivity, { families }: RecordActivity): readonly string[] {
  return kept.families.filter((family) => !families.includes(family));
}

/** The first kind with those that are joined to it. */
function joinedFirst(asked: Asked, named: readonly Named[]): RecordActivity | null {
  const [first, ...others] = named;
  if (first === undefined) return null;
  const joined = [first];
  for (const each of others) {
    const before = joined.at(-1) ?? first;
    if (!isJoined(asked, before, each)) break;
    joined.push(each);
  }
  // A comma alone joins nothing.
  const isLinked = joined.slice(1).some((each, at) => hasLink(asked, joined[at] ?? first, each));
  return together(isLinked ? joined : [first], asked);
}

function isJoined(asked: Asked, left: Named, right: Named): boolean {
  const { words } = asked.question;
  const between = words.slice(left.end, right.start);
  if (isAdded(asked, left, right)) return true;
  if (between.length === 0) return words[left.start]?.clause !== words[right.start]?.clause;
  const isBeside = between.every(({ text }) => isLink(text) || BESIDE_LINKS.has(text));
  return isBeside && between.some(({ text }) => isLink(text));
}

/** "Running + cycling". */
function isAdded({ question: { words, source } }: Asked, left: Named, right: Named): boolean {
  const isNext = left.end === right.start;
  const between = source.slice(words[left.end - 1]?.end, words[right.start]?.start);
  return isNext && [...between].some((sign) => SIGNS.has(sign));
}

function hasLink(asked: Asked, left: Named, right: Named): boolean {
  const { question } = asked;
  if (isAdded(asked, left, right)) return true;
  return question.words.slice(left.end, right.start).some(({ text }) => isLink(text));
}

/** Several kinds as one; of one family they are the first. */
function together(named: readonly Named[], { question }: Asked): RecordActivity {
  const parts: RecordActivity[] = [];
  for (const { activity } of named) {
    // Matches are told by what they are called alone.
    if (isOfMatches(activity)) return activity;
    const { title: _, ...only } = activity;
    if (!parts.some((part) => isSameActivity(part, activity))) parts.push(only);
  }
  const [first = { name: "", families: [] }] = parts;
  if (parts.length < 2) return first;
  const { words, source } = question;
  const [start, end] = [words[named[0]?.start ?? 0], words[(named.at(-1)?.end ?? 1) - 1]];
  return {
    name: source.slice(start?.start, end?.end),
    families: [...new Set(parts.flatMap(({ families }) => families))],
    parts,
  };
}
