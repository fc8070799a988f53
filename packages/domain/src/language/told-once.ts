import type { Steps } from "../shared/steps.ts";

/** What a function told of a text. */
type Told = { readonly by: unknown; readonly of: unknown };

/**
 * What was told of a text is kept with it, by the numbers of the functions. A table with the texts as weak keys would do the
 * same, but all that such tables hold is followed by the garbage collector at last and in one piece.
 */
const TOLD = Symbol("told");

type Keeping = { readonly [TOLD]?: Map<number, Told> };

let functions = 0;

/**
 * The same function, which works out once what it tells of a text and gives that again for as long as somebody has the text;
 * where that depends on something else (`by`: a day, a kind), for as long as nothing else is asked for in between. Only for
 * what follows from these alone, and is changed by nobody who gets it. Of a frozen text it is worked out each time.
 */
export function toldOnce<Text extends object, Of>(tell: (text: Text) => Of): (text: Text) => Of;
export function toldOnce<Text extends object, Of, By>(
  tell: (text: Text, by: By) => Of,
): (text: Text, by: By) => Of;
export function toldOnce<Text extends object, Of, By>(
  tell: (text: Text, by: By) => Of,
): (text: Text, by: By) => Of {
  const number = functions++;
  return (text, by) => {
    const told = toldOf(text);
    const known = told.get(number);
    if (known !== undefined && known.by === by) return known.of as Of;
    const of = tell(text, by);
    told.set(number, { by, of });
    return of;
  };
}

/** The same of what is worked out step by step. */
export function toldOnceInSteps<Text extends object, Of, By>(
  tell: (text: Text, by: By) => Steps<Of>,
): (text: Text, by: By) => Steps<Of> {
  const number = functions++;
  return function* (text, by) {
    const told = toldOf(text);
    const known = told.get(number);
    if (known !== undefined && known.by === by) return known.of as Of;
    const of = yield* tell(text, by);
    told.set(number, { by, of });
    return of;
  };
}

function toldOf(text: object & Keeping): Map<number, Told> {
  const known = text[TOLD];
  if (known !== undefined) return known;
  const told = new Map<number, Told>();
  if (Object.isExtensible(text)) Object.defineProperty(text, TOLD, { value: told });
  return told;
}
