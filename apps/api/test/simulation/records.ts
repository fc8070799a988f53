/** What several devices of a person change at the same moment. */
export type RecordKind = "session" | "scheme" | "profile";

type Field = {
  readonly method: "PUT" | "PATCH";
  readonly name: string;
  /** No two turns give the same. */
  readonly value: (turn: number) => unknown;
};

type RecordFacts = {
  /** Where the record of an id is. */
  readonly path: (id: string) => string;
  readonly table: string;
  /** As it is made, by the names of its fields. */
  readonly made: Readonly<Record<string, unknown>>;
  /** Each is changed by itself, with everything else left as it is. */
  readonly fields: readonly Field[];
};

const words = (turn: number) => `words ${turn}`;
const number = (turn: number) => 1_000 + turn;

export const RECORDS = {
  session: {
    path: (id) => `/api/sport/log/${id}`,
    table: "sport_log",
    made: { cal: 100, sport_feedback: null, notes: null, distance_m: null },
    fields: [
      { method: "PUT", name: "cal", value: number },
      { method: "PATCH", name: "notes", value: words },
      { method: "PUT", name: "sport_feedback", value: words },
      { method: "PATCH", name: "distance_m", value: number },
    ],
  },
  scheme: {
    path: (id) => `/api/sport/schemes/${id}`,
    table: "exercise_scheme",
    made: { goal: null, description: null },
    fields: [
      { method: "PUT", name: "goal", value: words },
      { method: "PUT", name: "description", value: words },
    ],
  },
  profile: {
    path: () => "/api/profile",
    table: "profile",
    made: { goal: null, display_name: null, weight_kg: null },
    fields: [
      { method: "PUT", name: "goal", value: words },
      { method: "PUT", name: "display_name", value: words },
      { method: "PUT", name: "weight_kg", value: (turn) => 50 + turn / 10 },
    ],
  },
} as const satisfies Readonly<Record<RecordKind, RecordFacts>>;

/** What each field of a record may be: what was acknowledged last, and what may have been done without an answer. */
export type Fields = Map<string, readonly unknown[]>;

export function fieldsAsMade(kind: RecordKind, other: object = {}): Fields {
  const made = Object.entries({ ...RECORDS[kind].made, ...other });
  return new Map(made.map(([name, value]) => [name, [value]]));
}

/** @throws Error where a record is not as its devices were told. */
export function asTold(
  name: string,
  fields: Fields,
  stored: Readonly<Record<string, unknown>> | undefined,
): void {
  for (const [field, allowed] of fields) {
    const value = stored?.[field] ?? null;
    if (allowed.includes(value)) continue;
    const [is, was] = [JSON.stringify(value), JSON.stringify(allowed)];
    throw new Error(`${field} of ${name} is ${is}, and was acknowledged as one of ${was}.`);
  }
}
