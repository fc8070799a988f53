import { isListedWord } from "../../language/vocabulary.ts";
import { ENGLISH_ALIASES } from "./aliases-english.data.ts";
import { EVERYDAY_ENGLISH_ALIASES } from "./aliases-everyday-english.data.ts";
import { SOUND_ALIKES } from "./mend-label.data.ts";

const WORD = /[A-Za-z]{4,24}/g;
const ALIAS_WORD = /[a-z]{4,}\+?/g;
/** Two words of an alias with one space between, each pair of those that overlap. */
const ALIAS_PAIR = /(?<![a-z])(?=([a-z]+\+?) ([a-z]+\+?))/g;
/** The word beside another in a label. */
const WORD_BEFORE = /(?<![A-Za-z])([A-Za-z]{1,24}) $/;
const WORD_AFTER = /^ (?:(?:the|a|an|my|our|some|his|her|their) )?([A-Za-z]{1,24})/i;
/** Before an ending with a vowel its last consonant is written twice: "spinning". */
const SHORT_SYLLABLE = /^[^aeiou]*[aeiou][bdgmnprt]$/;
/** How the words go on whose inflections name an activity too. */
const ENDINGS = ["", "s", "ing", "ed"];
/** From so many letters on one mistake is forgiven, and two (design values). */
const FORGIVEN_WORD = 5;
const LONG_WORD = 8;

let meantBySound: ReadonlyMap<string, string> | undefined;
let namingWords: NamingWords | undefined;

/** The English words of names of activities. */
type NamingWords = {
  /** In order, by their first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
  /** Two that follow each other in a name: "rope skipping". */
  readonly pairs: ReadonlySet<string>;
};

const ARTICLES = /\b(?:the|a|an|my|our|some|his|her|their)\b ?/gi;

/** What stands between or after the characters of a Chinese verb and says when, how often or how long: 行咗山, 游个泳, 打了一场球. */
const PARTICLES =
  /[咗了过過着著緊]|(?<=\p{Script=Han})[一两兩几幾]?[个個场場趟圈局]|(?:一下|一会儿?|一會兒?)$/gu;
/** By its last character a Chinese name says what it is one of: 经络操, 民间舞, 拍手功. */
const KINDS_BY_END: readonly (readonly [ending: RegExp, kind: string])[] = [
  [/跑(?:步|)$/u, "跑步"],
  [/舞(?:课|課|蹈|)$/u, "跳舞"],
  [/操(?:课|課|)$/u, "早操"],
  [/功$/u, "气功"],
  [/泳$/u, "游泳"],
];
/** So many characters may stand before it: more are a sentence about something else (design value). */
const LONGEST_KIND = 6;

/**
 * The other ways in which a label may be read that names nothing as it stands: without its articles, then mended, then both,
 * without the particles of Chinese verbs, and by its last character.
 */
export function otherReadings(label: string): readonly string[] {
  const plain = label.replace(ARTICLES, "").replace(PARTICLES, "");
  const mended = mendLabel(label);
  const both = mendLabel(plain);
  const kind = [...label].length <= LONGEST_KIND ? kindByEnd(label) : undefined;
  const readings = [plain, mended, both, kind].filter((each) => each !== undefined);
  return readings.filter((each) => each !== label);
}

function kindByEnd(label: string): string | undefined {
  return KINDS_BY_END.find(([ending]) => ending.test(label))?.[1];
}

/** A label whose unknown words are read as the nearest ones that name activities, and characters as those that sound alike; undefined where nothing changes. */
function mendLabel(label: string): string | undefined {
  const spelt = label.replace(WORD, (word, at: number) => {
    const before = WORD_BEFORE.exec(label.slice(0, at))?.[1];
    const after = WORD_AFTER.exec(label.slice(at + word.length))?.[1];
    return mendedWord(word.toLowerCase(), before, after) ?? word;
  });
  const mended = Array.from(spelt, (character) => meantCharacter(character)).join("");
  return mended === label ? undefined : mended;
}

function meantCharacter(character: string): string {
  meantBySound ??= new Map(
    Object.entries(SOUND_ALIKES).flatMap(([meant, alike]) =>
      Array.from(alike, (each) => [each, meant] as const),
    ),
  );
  return meantBySound.get(character) ?? character;
}

/**
 * The nearest word that names an activity, which begins with the same letter: of equally near ones the first by letters that
 * stands beside one of its neighbours in a name, else the first; else the shortest that goes on as it does, for names that
 * were broken off.
 */
function mendedWord(word: string, before = "", after = ""): string | undefined {
  if (isListedWord(word)) return undefined;
  namingWords ??= readNamingWords();
  const { byLetter, pairs } = namingWords;
  const candidates = byLetter.get(word.charAt(0)) ?? [];
  const nearest = nearestTo(word, candidates);
  if (nearest.includes(word)) return undefined;
  const pairsUp = (each: string) =>
    pairs.has(`${before.toLowerCase()} ${each}`) || pairs.has(`${each} ${after.toLowerCase()}`);
  return nearest.find(pairsUp) ?? nearest[0] ?? goingOn(word, candidates);
}

/** Those with the fewest mistakes between them and `word`, if so few are forgiven. */
function nearestTo(word: string, candidates: readonly string[]): readonly string[] {
  let limit = word.length >= LONG_WORD ? 2 : word.length >= FORGIVEN_WORD ? 1 : 0;
  let nearest: string[] = [];
  for (const candidate of candidates) {
    const mistakes = mistakesBetween(word, candidate, limit);
    if (mistakes > limit) continue;
    if (mistakes < limit) nearest = [];
    nearest.push(candidate);
    limit = mistakes;
  }
  return nearest;
}

function goingOn(word: string, candidates: readonly string[]): string | undefined {
  return candidates
    .filter((each) => each.startsWith(word))
    .reduce<string | undefined>(
      (shortest, each) =>
        shortest === undefined || each.length < shortest.length ? each : shortest,
      undefined,
    );
}

function readNamingWords(): NamingWords {
  const phrases = [...ENGLISH_ALIASES, ...EVERYDAY_ENGLISH_ALIASES].flatMap(
    ({ names = [], weak = [] }) => [...names, ...weak],
  );
  const words = new Set(
    phrases.flatMap((phrase) => (phrase.match(ALIAS_WORD) ?? []).flatMap(formsOf)),
  );
  const pairs = phrases.flatMap((phrase) =>
    [...phrase.matchAll(ALIAS_PAIR)].flatMap(([, first = "", second = ""]) =>
      formsOf(first).flatMap((left) => formsOf(second).map((right) => `${left} ${right}`)),
    ),
  );
  return {
    byLetter: Map.groupBy([...words].sort(), (word) => word.charAt(0)),
    pairs: new Set(pairs),
  };
}

function formsOf(word: string): readonly string[] {
  if (!word.endsWith("+")) return [word];
  const stem = word.slice(0, -1);
  return ENDINGS.map((ending) => {
    if (!/^[aeiou]/.test(ending)) return `${stem}${ending}`;
    if (SHORT_SYLLABLE.test(stem)) return `${stem}${stem.at(-1)}${ending}`;
    return `${stem.replace(/e$/, "")}${ending}`;
  });
}

/** Letters more, less, other, or swapped with their neighbours; more than `limit` where there are so many. */
function mistakesBetween(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      let least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[right.length] ?? limit + 1;
}
