import { type DateOrder, dateOrderIn } from "./csv-date.ts";
import type { ColumnMeaning, DecimalSign } from "./csv-dialect.ts";
import type { CsvLayout } from "./csv-headings.ts";
import { decimalSignIn } from "./csv-number.ts";

/** How a file writes dates and numbers where a single one could be read in two ways; null where it does not tell. */
export type CsvConventions = {
  readonly dateOrder: DateOrder | null;
  readonly decimal: DecimalSign | null;
};

const NUMERIC: readonly ColumnMeaning[] = [
  "elapsed",
  "moving",
  "energy",
  "exertion",
  "distance",
  "distanceMeters",
  "distanceKilometers",
];

/** Gathers what the rows of a file prove about its conventions. */
export class ConventionEvidence {
  readonly #layout: CsvLayout;
  readonly #orders = new Set<DateOrder>();
  readonly #decimals = new Set<DecimalSign>();

  constructor(layout: CsvLayout) {
    this.#layout = layout;
  }

  add(cells: readonly string[]): void {
    for (const column of this.#layout.columns.start ?? []) {
      const order = dateOrderIn(cells[column]?.trim() ?? "");
      if (order !== undefined) this.#orders.add(order);
    }
    // Of repeated headings only one counts: Strava writes the first in the account's language, the second always alike.
    for (const column of NUMERIC.flatMap((meaning) => this.#layout.columns[meaning]?.[0] ?? [])) {
      const decimal = decimalSignIn(cells[column]?.trim() ?? "");
      if (decimal !== undefined) this.#decimals.add(decimal);
    }
  }

  /** Rows that contradict each other prove nothing. */
  conventions(): CsvConventions {
    const { decimal } = this.#layout.dialect;
    return {
      dateOrder: onlyOne(this.#orders),
      decimal: this.#decimals.size === 0 ? decimal : onlyOne(this.#decimals),
    };
  }
}

function onlyOne<Value>(found: ReadonlySet<Value>): Value | null {
  const [first, second] = found;
  return first === undefined || second !== undefined ? null : first;
}
