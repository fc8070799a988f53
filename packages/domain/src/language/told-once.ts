import type { Steps } from "../shared/steps.ts";

/**
 * The same function, which works out once what it tells of a text and gives that again for as long as somebody has the text;
 * where that depends on something else (`by`: a day, a kind), for as long as nothing else is asked for in between. Only for
 * what follows from these alone, and is changed by nobody who gets it.
 */
export function toldOnce<Text extends object, Told>(
  tell: (text: Text) => Told,
): (text: Text) => Told;
export function toldOnce<Text extends object, Told, By>(
  tell: (text: Text, by: By) => Told,
): (text: Text, by: By) => Told;
export function toldOnce<Text extends object, Told, By>(
  tell: (text: Text, by: By) => Told,
): (text: Text, by: By) => Told {
  const told = new WeakMap<Text, { readonly by: By; readonly of: Told }>();
  return (text, by) => {
    const known = told.get(text);
    if (known !== undefined && known.by === by) return known.of;
    const of = tell(text, by);
    told.set(text, { by, of });
    return of;
  };
}

/** The same of what is worked out step by step. */
export function toldOnceInSteps<Text extends object, Told, By>(
  tell: (text: Text, by: By) => Steps<Told>,
): (text: Text, by: By) => Steps<Told> {
  const told = new WeakMap<Text, { readonly by: By; readonly of: Told }>();
  return function* (text, by) {
    const known = told.get(text);
    if (known !== undefined && known.by === by) return known.of;
    const of = yield* tell(text, by);
    told.set(text, { by, of });
    return of;
  };
}
