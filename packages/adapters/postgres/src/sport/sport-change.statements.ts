import type { SportLogId, UserId } from "@health-exercise/domain/user";
import { sql } from "kysely";
import { columnList } from "../columns.ts";
import type { Joined } from "../joined-row.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeOwner, activeUser, MEASURE_COLUMNS, type MeasureColumns } from "../user/owner.ts";
import { SPORT_LOG_COLUMNS, type SportLogRow } from "./sport-log.table.ts";

type ByUser = { readonly userId: UserId };

/**
 * Waits for the changes of a person that have their number and are not committed, and gives the latest number there is. Of
 * theirs, every number up to it can be seen by the next statement: who asks for a number later gets a larger one.
 */
export const latestSportChange = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly latest: number }>`
    with owner as (${activeUser(values.userId)}), waited as materialized (
      select pg_advisory_xact_lock(sport_change_lock(owner.id)) from owner
    )
    select last_value as latest from waited cross join sport_change`,
);

type Behind = ByUser & {
  readonly changeNumber: number;
  readonly logId: SportLogId;
  readonly latest: number;
  readonly limit: number;
};

type Changed = SportLogRow & { readonly change_number: number; readonly is_deleted: boolean };

type ChangeRow = Joined<Changed> &
  MeasureColumns & { readonly forgotten_until: number | null; readonly is_in_gap: boolean };

/** Gives a row more than the limit where there are more. */
export const listSportChanges = preparedQuery(
  (values: Placeholders<Behind>) => sql<ChangeRow>`
    with owner as (${activeOwner(values.userId)})
    select ${columnList(MEASURE_COLUMNS, "owner")}, ${columnList([...SPORT_LOG_COLUMNS, "change_number"], "log")},
      log.deleted_at is not null as is_deleted,
      (select changes_forgotten_until from user_account where id = ${values.userId}) as forgotten_until,
      exists (
        select from sport_change_gap
        where after < ${values.changeNumber} and until > ${values.changeNumber}
      ) as is_in_gap
    from owner left join lateral (
      select ${columnList([...SPORT_LOG_COLUMNS, "change_number", "deleted_at"])} from sport_log
      where user_id = ${values.userId}
        and (change_number, id) > (${values.changeNumber}::bigint, ${values.logId}::uuid)
        and change_number <= ${values.latest}::bigint
      order by change_number, id limit ${values.limit}::bigint + 1
    ) log on true
    order by log.change_number, log.id`,
  "lazy",
);
