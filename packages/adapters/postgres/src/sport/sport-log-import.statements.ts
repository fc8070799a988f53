import type { SessionTime, UserId } from "@health-exercise/domain";
import { sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeUser } from "../user/owner.ts";
import { WRITTEN_SPORT_LOG_COLUMNS } from "./sport-log.table.ts";

type ByUser = { readonly userId: UserId };

/** Lets one import of a person go on at a time; logs may be written beside it, for their keys need less. */
export const lockOwner = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly id: UserId }>`
    ${activeUser(values.userId)} for no key update`,
);

type Started = ByUser & { readonly first: Date; readonly last: Date };

export const listSessionTimes = preparedQuery(
  (values: Placeholders<Started>) => sql<SessionTime>`
    select sport_start as "sportStart", sport_end as "sportEnd" from sport_log
    where user_id = ${values.userId} and deleted_at is null
      and sport_start between ${values.first}::timestamptz and ${values.last}::timestamptz`,
);

type Rows = ByUser & { readonly rows: string };

/** The owner is the one of the lock, whatever the rows say. */
export const insertLogs = preparedQuery(
  (values: Placeholders<Rows>) => sql`
    insert into sport_log (${columnList(WRITTEN_SPORT_LOG_COLUMNS)})
    select ${sql.join(
      WRITTEN_SPORT_LOG_COLUMNS.map((name) =>
        name === "user_id" ? sql`${values.userId}::uuid` : sql.ref(name),
      ),
    )}
    from json_populate_recordset(null::sport_log, ${values.rows}::json)`,
);
