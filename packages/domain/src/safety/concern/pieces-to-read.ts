import { deniedWords } from "../../language/denial.ts";
import { read } from "../../language/read.ts";

/** So much is read in one piece, which takes some milliseconds; a piece begins some sentences before the end of the last. */
const PIECE_CHARACTERS = 1_500;
const OVERLAP_CHARACTERS = 200;

/** A denial reaches over fewer words, itself included: behind so many nothing can be denied by what was cut off. */
const REACH_OF_DENIAL = 14;
/** The words of a denial itself ("have never had any"): no piece begins among them. */
const WORDS_OF_DENIAL = 4;

/** Where a text may be cut, the best kind of place first: where sentences begin, clauses, words. Each kind in order. */
type Places = readonly (readonly number[])[];

/**
 * The pieces in which `text` is read, `room` characters of it at most: of a longer one the beginning and the end. They begin
 * and end with sentences; one too long for a piece is cut between clauses or words, never behind a denial that reaches over
 * the cut. Who reads many may look after something else between two of them.
 */
export function piecesToRead(text: string, room: number): readonly string[] {
  if (text.length <= Math.min(room, PIECE_CHARACTERS)) return [text];
  if (text.length <= room) return inPieces(text, placesIn(text), 0, text.length);
  const head = text.slice(0, notInside(text, Math.ceil(room / 2)));
  const ofHead = placesIn(head);
  const last = lastPlace(ofHead, Math.max(0, head.length - PIECE_CHARACTERS), head.length);
  const tail = text.slice(notInside(text, text.length - Math.floor(room / 2)));
  const ofTail = placesIn(tail, REACH_OF_DENIAL);
  return [
    ...inPieces(head, ofHead, 0, last?.place ?? head.length),
    ...inPieces(tail, ofTail, firstPlace(ofTail), tail.length),
  ];
}

function inPieces(text: string, places: Places, from: number, to: number): readonly string[] {
  const pieces: string[] = [];
  let start = from;
  while (to - start > PIECE_CHARACTERS) {
    const most = start + PIECE_CHARACTERS;
    const found = lastPlace(places, start, most);
    const end = found?.place ?? notInside(text, most);
    pieces.push(text.slice(start, end));
    const back = end - OVERLAP_CHARACTERS;
    const again = found?.ofKind.find((place) => place >= back) ?? end;
    // A short piece before a long sentence is not read again, or each of its sentences would begin a piece.
    start = end - start > 2 * OVERLAP_CHARACTERS ? again : end;
  }
  return [...pieces, text.slice(start, to)];
}

/** Of the best kind that has any place behind `from` and not behind `to`, the last one. */
function lastPlace(places: Places, from: number, to: number) {
  for (const ofKind of places) {
    const place = ofKind.findLast((at) => at > from && at <= to);
    if (place !== undefined) return { place, ofKind };
  }
  return undefined;
}

/** Where to begin in a text whose beginning was cut off: with the next sentence, unless that is far. */
function firstPlace(places: Places): number {
  for (const ofKind of places) {
    const [place] = ofKind;
    if (place !== undefined && place <= PIECE_CHARACTERS) return place;
  }
  return 0;
}

/** The places behind `unknown` words that something cut off may still deny, the beginning of the text not among them. */
function placesIn(text: string, unknown = 0): Places {
  const reading = read(text);
  const { words, sentences } = reading;
  const denied = deniedWords(reading);
  const free = words.flatMap((_, at) =>
    at < unknown || denied.subarray(at, at + WORDS_OF_DENIAL + 1).includes(1) ? [] : [at],
  );
  const startOf = (at: number) => words[at]?.start ?? 0;
  const clauses = free.filter((at) => words[at]?.clause !== words[at - 1]?.clause);
  return [sentences.slice(1).map(({ start }) => start), clauses.map(startOf), free.map(startOf)];
}

/** The place itself, or the one before where it would part a pair of surrogates. */
function notInside(text: string, place: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.charAt(place)) &&
    /[\uD800-\uDBFF]/.test(text.charAt(place - 1))
    ? place - 1
    : place;
}
