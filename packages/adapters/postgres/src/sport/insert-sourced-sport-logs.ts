import { type SportLog, sourceKeyOf } from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { SourcedSportLogOutcome } from "@health-exercise/ports-repositories";
import type { Transaction } from "kysely";
import { changedMeanwhile } from "../database-errors.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { findOpenLogId } from "./sport-log.statements.ts";
import { sportLogValues } from "./sport-log.table.ts";
import { insertLogsWithRoom, listEverySource, lockOwner } from "./sport-log-import.statements.ts";

type Kept = ReadonlyMap<string | undefined, SportLogId>;

/** Stores those of `logs` whose source the person has no log of, and tells what became of each. */
export async function insertSourcedLogs(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly SportLog[],
): Promise<readonly SourcedSportLogOutcome[]> {
  active(await firstRowOf(transaction, lockOwner, { userId }));
  const before = await keptSources(transaction, userId, logs);
  const firsts = firstsOf(logs);
  const added = [...firsts].filter(([key]) => !before.has(key)).map(([, log]) => log);
  const inserted = await insert(transaction, userId, added);
  // What was in the way of the others came by another request in this moment.
  const after =
    inserted.size < added.length ? await keptSources(transaction, userId, logs) : before;
  const open =
    inserted.size < added.length
      ? await firstRowOf(transaction, findOpenLogId, { userId })
      : undefined;
  return logs.map((log): SourcedSportLogOutcome => {
    const key = sourceKeyOf(log);
    if (inserted.has(log.id)) return { kind: "created" };
    const first = firsts.get(key)?.id;
    const keptAs =
      after.get(key) ?? (first !== undefined && inserted.has(first) ? first : undefined);
    if (keptAs !== undefined) return { kind: "duplicate", logId: keptAs };
    if (open !== undefined && !log.finished) return { kind: "open_log_exists", openLogId: open.id };
    throw changedMeanwhile();
  });
}

/** The first log of each source, in their order. */
function firstsOf(logs: readonly SportLog[]): ReadonlyMap<string | undefined, SportLog> {
  const firsts = new Map<string | undefined, SportLog>();
  for (const log of logs) {
    const key = sourceKeyOf(log);
    if (!firsts.has(key)) firsts.set(key, log);
  }
  return firsts;
}

async function insert(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly SportLog[],
): Promise<ReadonlySet<SportLogId>> {
  if (logs.length === 0) return new Set();
  const rows = wellFormedJson(logs.map(sportLogValues));
  const inserted = await rowsOf(transaction, insertLogsWithRoom, { userId, rows });
  return new Set(inserted.map(({ id }) => id));
}

/** The logs that the person has, or had and deleted, of the sources of `logs`. */
async function keptSources(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly SportLog[],
): Promise<Kept> {
  const ids = logs.flatMap(({ source }) => source?.externalId ?? []);
  const rows = await rowsOf(transaction, listEverySource, { userId, ids });
  return new Map(
    rows.map(({ id, kind, externalId }) => [sourceKeyOf({ source: { kind, externalId } }), id]),
  );
}
