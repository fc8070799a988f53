import { createHash } from "node:crypto";
import {
  CompiledQuery,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  type RawBuilder,
  sql,
} from "kysely";
import { type Caller, currentCaller, currentSubject } from "./caller.ts";
import { databaseFailure } from "./database-errors.ts";
import { inForm, type RowForm } from "./driver/record-texts.ts";
import type { StatementCost, StatementDialect } from "./driver/statement-dialect.ts";
import { joinedTransaction } from "./joined-transaction.ts";
import type { Schema } from "./schema.ts";

/** A statement whose text is made once, when it is first used; each call only fills in values. */
export type PreparedQuery<Values, Row> = {
  /** What connections keep the statement under: the same for the same text and kind of rows, in every process and version. */
  readonly name: string;
  readonly text: string;
  readonly parameters: readonly (keyof Values | keyof Caller)[];
  /** The one that says whose rows it is about. */
  readonly subject: keyof Values | keyof Caller | undefined;
  readonly cost: StatementCost;
  /**
   * How its rows come. Those that read a value whenever it is asked for are no objects to spread or to give away, and lists of
   * them cost much less; only of a statement that reads.
   */
  readonly rowForm: RowForm;
  /** Never present; ties the type of the rows to the statement. */
  readonly row?: Row;
};

/** Stands for each value while the statement is built. */
export type Placeholders<Values> = {
  readonly [Name in keyof Values]-?: Expression<Values[Name]>;
};

type Compilable<Row> = { compile(provider: QueryExecutorProvider): CompiledQuery<Row> };

/** Builds a statement from placeholders, one `$n` for each name however often it is used. */
export function preparedQuery<Values, Row>(
  build: Build<Values, Row>,
  rowForm: RowForm = "whole",
): PreparedQuery<Values, Row> {
  return prepared(build, { cost: "usual", rowForm });
}

/** A statement that reads little by a key and waits for nobody: it is answered also while all others are held up. */
export function cheapQuery<Values, Row>(
  build: Build<Values, Row>,
  rowForm: RowForm = "whole",
): PreparedQuery<Values, Row> {
  return prepared(build, { cost: "cheap", rowForm });
}

/**
 * A statement that writes a row or two of one person and seldom waits for others: it may be done in one transaction with such of
 * other people, so that the server waits for its disk once for all. Where one of them is refused, or has to wait, each is done alone.
 */
export function smallWrite<Values, Row>(build: Build<Values, Row>): PreparedQuery<Values, Row> {
  return prepared(build, { cost: "small_write", rowForm: "whole" });
}

type Build<Values, Row> = (
  values: Placeholders<Values>,
  database: Kysely<Schema>,
) => Compilable<Row>;

type Kind = { readonly cost: StatementCost; readonly rowForm: RowForm };

function prepared<Values, Row>(build: Build<Values, Row>, kind: Kind): PreparedQuery<Values, Row> {
  let made: Omit<PreparedQuery<Values, Row>, keyof Kind> | undefined;
  const query = () => {
    made ??= compiled(build, kind);
    return made;
  };
  const prepared: PreparedQuery<Values, Row> = {
    get name() {
      return query().name;
    },
    get text() {
      return query().text;
    },
    get parameters() {
      return query().parameters;
    },
    get subject() {
      return query().subject;
    },
    ...kind,
  };
  statements.push(prepared as PreparedQuery<Readonly<Record<string, unknown>>, unknown>);
  return prepared;
}

const statements: PreparedQuery<Readonly<Record<string, unknown>>, unknown>[] = [];

/** Every statement of the modules that are loaded, for whoever looks at all of them. */
export function everyStatement(): readonly PreparedQuery<
  Readonly<Record<string, unknown>>,
  unknown
>[] {
  return statements;
}

function compiled<Values, Row>(
  build: Build<Values, Row>,
  { rowForm }: Kind,
): Omit<PreparedQuery<Values, Row>, keyof Kind> {
  const placeholders = new Proxy({} as Placeholders<Values>, {
    get: (_, name) => sql.val(new Placeholder(name as keyof Values & string)),
  });
  const { sql: text, parameters: sent } = build(placeholders, compiler).compile(compiler);
  const parameters = sent.map((parameter) => nameOf<Values>(parameter));
  return {
    name: `hec_${createHash("sha256").update(inForm(rowForm, text)).digest("base64url").slice(0, 22)}`,
    text,
    parameters,
    subject: parameters.find((name) => SUBJECTS.has(String(name))),
  };
}

/** What statements call the user whose rows they are about. */
const SUBJECTS: ReadonlySet<string> = new Set(["userId", "user_id", "reviewerId"]);

/** Whose rows a statement may see: the caller's, or where nobody calls those of the user that it names. */
function scopeOf<Values, Row>({ subject }: PreparedQuery<Values, Row>, values: Values): string {
  const current = currentSubject();
  if (current !== undefined) return current ?? "";
  return subject === undefined || isOfCaller(subject) ? "" : String(values[subject] ?? "");
}

/**
 * The rows that a statement gives for `values`.
 * @throws DomainError where the database refuses by a rule of the domain.
 */
export async function rowsOf<Values, Row>(
  database: Kysely<Schema>,
  query: PreparedQuery<Values, Row>,
  values: Values,
): Promise<readonly Row[]> {
  const joined = joinedTransaction(database);
  if (joined !== undefined) return joined.run((transaction) => rowsOf(transaction, query, values));
  const { name, text, rowForm } = query;
  const parameters = parametersOf(query, values);
  try {
    const dialect = dialects.get(database);
    const scope = scopeOf(query, values);
    if (dialect !== undefined)
      return await dialect.run({ sql: text, parameters, name, scope, rowForm }, query.cost);
    const named = { ...CompiledQuery.raw(text, parameters), name, scope, rowForm };
    const result = await database.executeQuery(named);
    return result.rows as Row[];
  } catch (error) {
    throw databaseFailure(error);
  }
}

/** What a statement is sent with: what it is called for, and on whose token. */
export function parametersOf<Values, Row>(
  { parameters }: PreparedQuery<Values, Row>,
  values: Values,
): unknown[] {
  const caller = currentCaller();
  return parameters.map((name) => (isOfCaller(name) ? caller[name] : values[name]));
}

function isOfCaller<Values>(name: keyof Values | keyof Caller): name is keyof Caller {
  return name === "callerId" || name === "tokenIssuedAt";
}

/** Stands for what is known of the caller's token, in a statement that is not told of it. */
export function ofCaller(name: keyof Caller): RawBuilder<unknown> {
  return sql`${sql.val(new Placeholder(name))}`;
}

const dialects = new WeakMap<Kysely<Schema>, StatementDialect>();

/** Lets `rowsOf` reach the connections of `database` themselves. A transaction has a connection of its own and does not. */
export function sendDirectly(database: Kysely<Schema>, dialect: StatementDialect): void {
  dialects.set(database, dialect);
}

/** The first row that a statement gives; undefined when it gives none. @throws as `rowsOf`. */
export async function firstRowOf<Values, Row>(
  database: Kysely<Schema>,
  query: PreparedQuery<Values, Row>,
  values: Values,
): Promise<Row | undefined> {
  const [row] = await rowsOf(database, query, values);
  return row;
}

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function nameOf<Values>(parameter: unknown): keyof Values | keyof Caller {
  if (parameter instanceof Placeholder) return parameter.name as keyof Values | keyof Caller;
  throw new TypeError("A prepared query holds a value: use a placeholder or sql.lit.");
}

class PlaceholderCompiler extends PostgresQueryCompiler {
  readonly #positions = new Map<string, number>();

  protected override appendValue(value: unknown): void {
    const name = value instanceof Placeholder ? value.name : undefined;
    if (this.numParameters === 0) this.#positions.clear();
    const known = name === undefined ? undefined : this.#positions.get(name);
    if (known !== undefined) {
      this.append(`$${known}`);
      return;
    }
    super.appendValue(value);
    if (name !== undefined) this.#positions.set(name, this.numParameters);
  }
}

const compiler = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PlaceholderCompiler(),
  },
});
