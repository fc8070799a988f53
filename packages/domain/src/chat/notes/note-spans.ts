import type { WordSpan } from "../../language/denial.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { NAME_NOTES } from "./name-notes.data.ts";
import type { NoteRule } from "./note-rule.ts";
import type { ToldWords } from "./told-words.ts";

/** Words that say something of oneself, by a rule, with what it is about. */
export type NoteSpan = WordSpan & { readonly rule: NoteRule; readonly topic: string };

/** How long a name may be, in words. A Chinese character is one. */
const LONGEST_NAME = { words: 3, characters: 4 } as const;
const HAN = /^\p{Script=Han}/u;

/** What a text may tell of its writer, in the order in which it is told; of what begins at one place the longest first. */
export function noteSpans({ words }: ReadText, found: ToldWords): readonly NoteSpan[] {
  const statements = found.statement.map(({ meaning: { rule, topic }, start, end }) => {
    return { rule, topic, start, end };
  });
  const things = {
    start: Map.groupBy(found.thing, ({ start }) => start),
    end: Map.groupBy(found.thing, ({ end }) => end),
  };
  const pairs = found.cue.flatMap((cue) => {
    const thing = thingOf(cue, things, found, words);
    if (thing === undefined) return [];
    const { rule, topic } = thing.meaning;
    const [start, end] = [Math.min(cue.start, thing.start), Math.max(cue.end, thing.end)];
    return [{ rule, topic, start, end }];
  });
  const spans = [...statements, ...pairs, ...nameSpans(words, found)];
  return spans.sort((left, right) => left.start - right.start || right.end - left.end);
}

type Cue = ToldWords["cue"][number];
type Thing = ToldWords["thing"][number];

/** Things by the place at which they begin, and by the one at which they end. */
type ThingPlaces = Readonly<Record<"start" | "end", ReadonlyMap<number, readonly Thing[]>>>;

/** The thing that a cue speaks of: the nearest one behind it or, where the rule allows that, before it. */
function thingOf(
  { meaning: { rule }, start, end }: Cue,
  things: ThingPlaces,
  found: ToldWords,
  words: readonly Token[],
): Thing | undefined {
  const clause = words[start]?.clause;
  const isIts = (thing: Thing) =>
    thing.meaning.rule === rule && words[thing.start]?.clause === clause;
  for (let between = 0; between <= rule.reach; between += 1) {
    const behind = longestOf(things.start.get(end + between)?.filter(isIts));
    if (behind !== undefined && !isParted(found, end, behind.start)) return behind;
    if (rule.isEitherWay !== true) continue;
    const before = longestOf(things.end.get(start - between)?.filter(isIts));
    if (before !== undefined && !isParted(found, before.end, start)) return before;
  }
  return undefined;
}

function longestOf(things: readonly Thing[] = []): Thing | undefined {
  return things.reduce<Thing | undefined>(
    (longest, thing) =>
      longest === undefined || thing.end - thing.start > longest.end - longest.start
        ? thing
        : longest,
    undefined,
  );
}

/** Whether what stands between a cue and a thing keeps them from belonging together. */
function isParted(found: ToldWords, from: number, to: number): boolean {
  const isBetween = (hit: WordSpan) => hit.start >= from && hit.end <= to;
  return [found.between, found.end, found.asking, found.others].some((hits) =>
    hits.some(isBetween),
  );
}

/** A name is all that stands between its cue and the end of the clause. */
function nameSpans(words: readonly Token[], found: ToldWords): readonly NoteSpan[] {
  return found.name.flatMap(({ start, end }) => {
    const ends = [...found.end, ...found.asking, ...found.afterName].map((hit) => hit.start);
    const clause = words[start]?.clause;
    let last = end;
    while (words[last]?.clause === clause && !ends.includes(last)) last += 1;
    const name = words.slice(end, last);
    if (name.length === 0 || found.noName.some((hit) => hit.start === end)) return [];
    const isHan = HAN.test(name[0]?.text ?? "");
    const isName = name.length <= (isHan ? LONGEST_NAME.characters : LONGEST_NAME.words);
    if (!isName || name.some(({ kind }) => kind === "number" || kind === "mark")) return [];
    return [{ rule: NAME_NOTES, topic: "name", start, end: last }];
  });
}
