import { IRREGULAR_FORMS, UNINFLECTED_WORDS } from "./stem.data.ts";

const SHORTEST = 3;
const VOWEL = /[aeiouy]/;
const STEMMED = /^[a-z]+$/;

let irregular: ReadonlyMap<string, string> | undefined;
let uninflected: ReadonlySet<string> | undefined;

/** The British digraphs of Greek words, which American spelling drops: "anaemia", "oedema"; not "aerobic", "shoe". */
const DIGRAPHS = /ae(?!r)|oe(?=de|so|st|t[au]|li|a|uv|mo)/g;

/** An English word without the ending of its plural or third person, British spellings as American ones; others as they are. */
export function singularOf(word: string): string {
  if (word.length < SHORTEST || !STEMMED.test(word)) return word;
  const merged = word.replace(DIGRAPHS, "e");
  // Of "calories" nobody can tell whether one is a calorie or a calory.
  if (merged.endsWith("ie") && merged.length > 4) return `${merged.slice(0, -2)}y`;
  if (!merged.endsWith("s") || isUninflected(word)) return merged;
  if (merged.endsWith("ies") && merged.length > 4) return `${merged.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(merged)) return merged;
  if (/(?:[^a]ch|[eo]ach|sh|x|ss)es$/.test(merged)) return merged.slice(0, -2);
  return merged.slice(0, -1);
}

/**
 * An English word without what changes with number, person and time: "ran", "running" and "runs" meet in "run". Only
 * for comparing; after step 1 of the stemmer of Porter (Program 1980;14(3):130-137), with a table of irregular forms.
 */
export function stemOf(word: string): string {
  if (word.length < SHORTEST || !STEMMED.test(word)) return word;
  irregular ??= new Map(
    Object.entries(IRREGULAR_FORMS).flatMap(([base, forms]) =>
      forms.split(" ").map((form) => [form, base] as const),
    ),
  );
  return withoutFinalE(irregular.get(word) ?? withoutTense(singularOf(word)));
}

function isUninflected(word: string): boolean {
  uninflected ??= new Set(UNINFLECTED_WORDS.split(" "));
  return uninflected.has(word);
}

function withoutTense(word: string): string {
  if (word.endsWith("eed")) return word;
  if (word.endsWith("ied") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ed")) return mended(word, word.slice(0, -2));
  if (word.endsWith("ing")) return mended(word, word.slice(0, -3));
  return word;
}

/** What is left of a verb, with the letter that its ending took or doubled. */
function mended(word: string, rest: string): string {
  if (rest.length < 2 || !VOWEL.test(rest)) return word;
  const last = rest.at(-1) ?? "";
  if (last === rest.at(-2) && !"aeiolsz".includes(last)) return rest.slice(0, -1);
  return isShort(rest) ? `${rest}e` : rest;
}

/** "Breathe" and "breathing" meet without it; of "hope" and "lunge" it stays, which "hop" and "lung" differ by. */
function withoutFinalE(word: string): string {
  const rest = word.slice(0, -1);
  const isKept = rest.length < SHORTEST || rest.endsWith("ng") || isShort(rest);
  return word.endsWith("e") && !isKept && VOWEL.test(rest) ? rest : word;
}

/** One syllable that ends consonant, vowel, consonant: "hop" of "hoping". */
function isShort(rest: string): boolean {
  return /^[^aeiouy]*[aeiouy][^aeiouywx]$/.test(rest);
}
