/** What parts a fraction from its number. */
export type DecimalSign = "." | ",";

/** What a column holds. */
export type ColumnMeaning =
  | "start"
  | "zone"
  | "type"
  | "name"
  | "notes"
  /** From start to end. */
  | "elapsed"
  /** What the clock of the device counted, pauses left out. */
  | "timer"
  | "moving"
  | "energy"
  | "exertion"
  /** In meters where it stands twice, else in the unit of the account. */
  | "distance"
  | "distanceMeters"
  | "distanceKilometers"
  /** In meters, or feet where the account has miles. */
  | "climb"
  | "averageHeartRate"
  | "maxHeartRate"
  | "steps"
  /** What the service calls the activity. */
  | "id";

/** The headings of one export in one language. */
export type CsvDialect = {
  /** Whose export it is, and in which language. */
  readonly name: string;
  /** The kind of source that its activities are of. */
  readonly source: string;
  /** What clock its starts show where they have no offset: UTC, the one of the place, or what a column says. */
  readonly clock: "utc" | "local" | "column";
  /** Whether a duration without colons is a number of seconds or cannot be read. */
  readonly durations: "seconds" | "clock";
  /** The decimal sign where no number of the file proves one; null where exports of that language differ. */
  readonly decimal: DecimalSign | null;
  /** The columns by which it is told: a file must have them all. */
  readonly required: readonly ColumnMeaning[];
  /** Of each meaning the headings that it can have; the first that the row fills counts. */
  readonly headings: Readonly<Partial<Record<ColumnMeaning, readonly string[]>>>;
};

/** Where each meaning stands in the rows of a file, the preferred column first. */
export type CsvColumns = Readonly<Partial<Record<ColumnMeaning, readonly number[]>>>;
