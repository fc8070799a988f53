import type { SessionTime } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import { sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeAccount } from "../user/owner.ts";
import { WRITTEN_SPORT_LOG_COLUMNS } from "./sport-log.table.ts";

type ByUser = { readonly userId: UserId };

/** Lets one import of a person go on at a time; logs may be written beside it, for their keys need less. */
export const lockOwner = preparedQuery((values: Placeholders<ByUser>, database) =>
  activeAccount(database, values.userId).select("owner.id").forNoKeyUpdate(),
);

type Started = ByUser & { readonly first: Date; readonly last: Date };

export const listSessionTimes = preparedQuery((values: Placeholders<Started>, database) =>
  database
    .selectFrom("sport_log")
    .select(["sport_start as sportStart", "sport_end as sportEnd"])
    .where("user_id", "=", values.userId)
    .where("deleted_at", "is", null)
    .where((log) => log.between("sport_start", values.first, values.last))
    .$castTo<SessionTime>(),
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
