/** A row of an outer join: all of its columns are null where nothing was joined. */
export type Joined<Row> = Row | { readonly [Column in keyof Row]: null };

/** Whether an outer join found something: only then it has an id. */
export function isPresent<Row extends { readonly id: string | null }>(
  row: Row,
): row is Extract<Row, { readonly id: string }> {
  return row.id !== null;
}

/** Whether somebody else has a record of the wanted id; null where the person has it, because then nobody looked. */
export type ForeignColumn = { readonly is_foreign: boolean | null };
