import { TRANSLATED_TYPE_NAMES } from "./activity-type-translations.data.ts";
import { SERVICE_TYPE_NAMES } from "./activity-types.data.ts";

/** The marks that voice a Japanese syllable stay: バイク is a bike, ハイク a hike. */
const MARKS_AND_SEPARATORS = /(?![\u3099\u309A])\p{M}|[\s_\-/'’]/gu;
/** Versions and groups that Garmin appends to its keys: `rowing_v2`, `skating_ws`. */
const KEY_SUFFIX = /_(?:v\d|ws)$/i;
const CAMEL_BOUNDARY = /(\p{Ll}|\p{Lu}(?=\p{Lu}\p{Ll}))(?=\p{Lu})/gu;
const WHITE_SPACE = /\s/;
/** Longer names are no type; cutting them keeps folding cheap. */
const LONGEST_NAME = 200;

/** The words of the catalogue for a type as a device, a service or a translation of it names it; the name itself where it has others. */
export function canonicalActivityType(type: string): string {
  return phraseByName().get(folded(type)) ?? type;
}

/** A type as a person would write it: `trail_running` is "Trail running", `VirtualRide` is "Virtual ride"; labels stay as they are. */
export function readableActivityType(type: string): string {
  if (WHITE_SPACE.test(type)) return type;
  const words = type
    .slice(0, LONGEST_NAME)
    .replace(KEY_SUFFIX, "")
    .replaceAll("_", " ")
    .replace(CAMEL_BOUNDARY, "$1 ")
    .split(" ")
    .filter((word) => word !== "");
  return words.map((word, index) => (index === 0 ? capitalised(word) : lowered(word))).join(" ");
}

let phrases: ReadonlyMap<string, string> | undefined;

/** The phrases by folded name, built at the first use. */
function phraseByName(): ReadonlyMap<string, string> {
  phrases ??= new Map(
    [SERVICE_TYPE_NAMES, ...Object.values(TRANSLATED_TYPE_NAMES)].flatMap((rows) =>
      rows.flatMap(([phrase, names]) => names.map((name) => [folded(name), phrase] as const)),
    ),
  );
  return phrases;
}

/** Text as names are compared. */
function folded(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .normalize("NFKD")
    .replace(MARKS_AND_SEPARATORS, "")
    .toLowerCase();
}

function capitalised(word: string): string {
  const [first = "", ...others] = word;
  return first.toUpperCase() + others.join("");
}

/** Names in capitals, such as HIIT, stay as they are. */
function lowered(word: string): string {
  return word === word.toUpperCase() && word.length > 1 ? word : word.toLowerCase();
}
