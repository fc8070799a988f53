/** Numbers between the two were given to changes that a restore has lost. */
export type SportChangeGapTable = { readonly after: number; readonly until: number };
