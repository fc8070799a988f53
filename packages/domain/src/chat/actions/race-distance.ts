import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";

/** World Athletics, Competition and technical rules, 2024: in meters. */
const MARATHON = 42_195;
const METERS = { none: null, half: MARATHON / 2, whole: MARATHON } as const;
/** Of those that overlap the longest counts. */
const RACES = {
  none: [
    "(mini|kids|relay|ultra|virtual) (half|) marathon",
    "marathon (relay|session|of)",
    "(half|full|) marathon (training|train|plan|prep|preparation|program|programme|block|pace|practice|workout|expo|clinic)",
    "(train|training|trained|prep|prepping|preparing|practice|practicing|practising|watch|watched|watching) (for |)(the|a|my|) (half|full|) marathon",
    "(for|before|after|until) (the|a|my|) (half|full|) marathon",
    "(全|半程|全程|)(马拉松|半马|全马)_(训练|计划|备赛|准备|配速|比赛直播)",
    "(为|备战|准备|看|看了|训练)_(半程|全程|)(马拉松|半马|全马)",
    "(迷你|接力|越野|健康|欢乐)(半|)(马|马拉松|半马)",
  ],
  half: ["half marathon", "(半马|半程马拉松|半程)"],
  whole: ["(full|) marathon", "(全马|全程马拉松|马拉松)"],
} as const;

/** Nobody has run a race faster, in minutes per kilometer: World Athletics, World records, 2024, rounded down (design value). */
const FASTEST_PACE = 2.6;

let finder: PhraseFinder<keyof typeof RACES> | undefined;

/** How far a race goes that a part of a text names, from the word `start` up to `end`, and its name there. */
export function raceDistanceIn(
  { words, source }: ReadText,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly value: number; readonly written: string } | undefined {
  finder ??= createPhraseFinder(phrasesByMeaning<keyof typeof RACES>(RACES));
  for (const { start: from, end: to, values } of finder.find(words)) {
    const meters = values[0] === undefined ? null : METERS[values[0]];
    if (meters === null || from >= end || to <= start) continue;
    return { value: meters, written: source.slice(words[from]?.start, words[to - 1]?.end) };
  }
  return undefined;
}

/** Whether a race can have been run in so many minutes; null where that is not told. */
export function isRunIn({ value }: { readonly value: number }, minutes: number | null): boolean {
  return minutes === null || minutes / (value / 1000) >= FASTEST_PACE;
}
