type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** The fields of `values` that are not undefined; null is kept. */
export function definedOf<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;
}
