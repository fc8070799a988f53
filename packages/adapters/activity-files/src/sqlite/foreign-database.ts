import { pathToFileURL } from "node:url";
import { FileFault } from "../file-fault.ts";
import { SQLITE_CACHE_KIBIBYTES, SQLITE_VALUE_BYTES } from "../limits.data.ts";

/** A row of a database of which nothing is known. */
export type Row = Readonly<Record<string, unknown>>;

/** A database that somebody has sent. */
export type ForeignDatabase = {
  /** The rows of a table in these columns; none where it is no plain table that has them. @throws FileFault where the file is damaged. */
  rows(table: string, columns: readonly string[]): Iterable<Row>;
};

/**
 * Opens a database for the time of `work`, to be read only. It may have been made to do harm: only plain tables are read,
 * from their beginning to their end, with no value larger than any text of a session; views, virtual tables, columns that are worked out and
 * indexes are left alone, because the file says what is computed for them.
 * @throws FileFault where it is damaged.
 */
export async function withForeignDatabase<Result>(
  path: string,
  work: (database: ForeignDatabase) => Result,
): Promise<Result> {
  const { DatabaseSync } = await import("node:sqlite");
  const address = pathToFileURL(path);
  // Nobody else has it: no locks, and no files beside it.
  address.searchParams.set("immutable", "1");
  try {
    const options = {
      readOnly: true,
      allowExtension: false,
      limits: { length: SQLITE_VALUE_BYTES },
    };
    using database = new DatabaseSync(address, options);
    database.exec(
      `pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0; pragma cache_size = -${SQLITE_CACHE_KIBIBYTES}`,
    );
    const known = database.prepare(
      "select name from sqlite_schema where type = 'table' and name = ? and sql like 'create table %'",
    );
    const described = database.prepare("select name, hidden from pragma_table_xinfo(?)");
    return work({
      *rows(table, columns) {
        if (known.get(table) === undefined) return;
        const there = described.all(table);
        const isPlain = there.every(({ hidden }) => hidden === 0);
        const names = new Set(there.map(({ name }) => name));
        if (!isPlain || !columns.every((column) => names.has(column))) return;
        const list = columns.map((column) => `"${column}"`).join(", ");
        yield* database.prepare(`select ${list} from "${table}" not indexed`).iterate();
      },
    });
  } catch (error) {
    if (isOfDatabase(error)) throw new FileFault("database_damaged");
    throw error;
  }
}

function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR";
}
