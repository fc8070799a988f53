import { sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { kindSums } from "./sport-kind.columns.ts";
import { KIND_SUMS } from "./sport-kind.table.ts";
import type { MonthValues } from "./sport-month.columns.ts";
import { TYPE_LISTS } from "./sport-month.table.ts";

type ByUser = Pick<MonthValues, "userId">;

/** Held to the end of the transaction by whoever adds up or lets go of months, or adds up kinds. Waits for nobody. */
export const holdKinds = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly held: boolean }>`
    select pg_try_advisory_xact_lock(sport_change_lock(${values.userId}::uuid) # 1) as held`,
);

/** Kinds that none of the months has. */
export const forgetMissingKinds = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly kind: string }>`
    delete from sport_kind where user_id = ${values.userId} and kind not in (
      select coalesce('=' || type, '') from sport_month cross join lateral unnest(types) as type
      where user_id = ${values.userId}
    )`,
);

/** What all months come to; kinds that are as they were are not written. */
export const keepKindsOfMonths = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly kind: string }>`
    insert into sport_kind as kept (user_id, kind, ${columnList(KIND_SUMS)})
    select ${values.userId}::uuid, kind, ${columnList(KIND_SUMS)}
    from (${kindSums(sql`(
      select 1 as sign, ${columnList(TYPE_LISTS)} from sport_month where user_id = ${values.userId}
    ) as month`)}) as summed
    on conflict (user_id, kind) do update set ${sql.join(
      KIND_SUMS.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
    )}
    where (${columnList(KIND_SUMS, "kept")}) is distinct from (${columnList(KIND_SUMS, "excluded")})`,
);

/** All months are in the kinds now. */
export const nameMonthsOfKinds = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly month: Date }>`
    update sport_month set is_in_kinds = true where user_id = ${values.userId} and not is_in_kinds`,
);
