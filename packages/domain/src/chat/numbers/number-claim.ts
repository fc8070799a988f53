import type { Amount } from "../../language/amount.ts";
import type { Sentence, Token } from "../../language/read-text.ts";
import type { RecordFact } from "../../sport/records/record-fact.ts";
import type { RecordQuery } from "../../sport/records/record-query.ts";
import type { OwnRecords } from "../own-records.ts";

/** What the records say to queries; undefined where nobody asked them. */
export type RecordFacts = (query: RecordQuery) => RecordFact | undefined;

/** One way in which a figure can be meant: what is asked of the records, and the values that would be right. */
export type ClaimReading = {
  readonly queries: readonly RecordQuery[];
  /** From the facts to `queries`; undefined where they cannot tell. Where they only bound what is right, `isBetween`. */
  values(facts: readonly RecordFact[]): readonly number[] | undefined;
  readonly isBetween?: true;
};

export type BodyMeasure = keyof Pick<
  OwnRecords["body"],
  "weightKg" | "heightCm" | "restingHeartRateBpm"
>;

/** What a figure says of the person: something that records can tell, or a value of the body. */
export type ClaimMeaning =
  | {
      readonly kind: "records";
      /** The likeliest first. */
      readonly readings: readonly ClaimReading[];
      /** Whether the first reading is the only one, so that its value can stand instead. */
      readonly isCertain: boolean;
      /** Ways in which it may be right besides; none of them tells what stands instead. */
      readonly others?: readonly ClaimReading[];
    }
  | { readonly kind: "body"; readonly measure: BodyMeasure };

/** A figure of a reply about the person's own records. */
export type NumberClaim = {
  readonly sentence: Sentence;
  /** Those of the sentence, or of the cell of a table with its headings. */
  readonly tokens: readonly Token[];
  readonly amount: Amount;
  readonly meaning: ClaimMeaning;
};

/** What claims ask of the records, each once. */
export function queriesOf(claims: readonly NumberClaim[]): readonly RecordQuery[] {
  const queries = claims.flatMap(({ meaning }) =>
    meaning.kind === "records"
      ? [...meaning.readings, ...(meaning.others ?? [])].flatMap((reading) => reading.queries)
      : [],
  );
  return [...new Map(queries.map((query) => [recordQueryKey(query), query])).values()];
}

/** The same for queries that ask the same. */
function recordQueryKey(query: RecordQuery): string {
  return JSON.stringify(query);
}

/** Facts by the queries that they answer. */
export function recordFacts(facts: readonly RecordFact[]): RecordFacts {
  const byQuery = new Map(facts.map((fact) => [recordQueryKey(fact.query), fact]));
  return (query) => byQuery.get(recordQueryKey(query));
}
