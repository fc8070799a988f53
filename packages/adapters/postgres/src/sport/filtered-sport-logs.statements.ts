import { COMPLETION_STATUSES, type SessionLabel } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type { PageRequest, SportLogFilter } from "@health-exercise/ports-repositories";
import { sql } from "kysely";
import type { Joined } from "../joined-row.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeUser } from "../user/owner.ts";
import { typeOf } from "./record-scope.columns.ts";
import { distanceColumns, distanceOfRow, isOfType } from "./session.columns.ts";
import { type ByUser, ofUser, pageOf } from "./sport-log.statements.ts";
import type { DistanceColumns } from "./totals.columns.ts";

/** Whose logs, and which of them. */
type Chosen = ByUser & {
  readonly from: Date | string;
  readonly until: Date | string;
  readonly exerciseType: string | null;
  readonly excludeCustom: boolean;
  /** Null where it does not matter what a log is called. */
  readonly names: readonly string[] | null;
  readonly types: readonly string[] | null;
};

type Filtered = Chosen & PageRequest;

/** Whether a filter may leave a log out. */
export function isFiltered(filter: SportLogFilter): boolean {
  const { started, exerciseType, labels, excludeCustom, hasWords } = filter;
  const isPart = Boolean(started?.from || started?.until || excludeCustom || hasWords);
  return isPart || exerciseType !== undefined || labels !== undefined;
}

/** The values of a filter. */
export function chosenBy(userId: UserId, filter: SportLogFilter): Chosen {
  const { started, exerciseType, labels, excludeCustom } = filter;
  return {
    userId,
    from: started?.from ?? "-infinity",
    until: started?.until ?? "infinity",
    exerciseType: exerciseType ?? null,
    excludeCustom: excludeCustom ?? false,
    names: labels?.map(({ sportName }) => sportName) ?? null,
    types: labels?.map(typeOf) ?? null,
  };
}

const filtered = (values: Placeholders<Chosen>) => sql`
  ${ofUser(values)}
  and sport_start >= ${values.from}::timestamptz and sport_start < ${values.until}::timestamptz
  and ${isOfType(values)}
  and (${values.names}::text[] is null or (sport_name, coalesce(exercise_type, '')) in (
    select name, type from unnest(${values.names}::text[], ${values.types}::text[])
      as label (name, type)
  ))
  and not (is_custom and ${values.excludeCustom})`;

export const listFilteredLogs = preparedQuery(
  (values: Placeholders<Filtered>) => pageOf(values, filtered(values)),
  "page",
);

/** Reads the index alone. */
export const sumDistancesOf = preparedQuery(
  (values: Placeholders<Chosen>) => sql<DistanceColumns>`
    with owner as (${activeUser(values.userId)}), session as (
      select ${distanceOfRow} from sport_log
      where ${filtered(values)} and finished and distance_m is not null
    )
    select total.* from owner cross join (select ${distanceColumns} from session) as total`,
);

const UNTOLD_STATUSES = COMPLETION_STATUSES.filter((status) => status !== "skipped");
/** An object of numbers and known codes alone, and not that it was skipped; feedback of any other shape may hold words. */
const WORDLESS = String.raw`^\s*(\{(\s*("completion_status"\s*:\s*"(${UNTOLD_STATUSES.join("|")})"|"[^"\\]*"\s*:\s*(-?[0-9][0-9.eE+-]*|true|false|null))\s*,?)*\s*\}\s*)?$`;

/** Apart from the filtered list, which finds all it asks for in the index. Its rows are long, and what is kept of one keeps no other. */
export const listLogsWithWords = preparedQuery(
  (values: Placeholders<Filtered>) =>
    pageOf(
      values,
      sql`${filtered(values)} and (feedback !~ ${sql.lit(WORDLESS)} or notes ~ ${sql.lit(String.raw`\S`)})`,
    ),
  "lazy",
);

type Called = { readonly sport_name: string; readonly exercise_type: string | null };

/** Reads the index alone. Nothing is null in a row but the type, unless the person has no such log. */
export const labelsOfLogs = preparedQuery(
  (values: Placeholders<Chosen & { readonly most: number }>) => sql<Joined<Called>>`
    with owner as (${activeUser(values.userId)})
    select label.sport_name, label.exercise_type from owner left join (
      select distinct sport_name, exercise_type from sport_log where ${filtered(values)}
      limit ${values.most}::bigint
    ) as label on true`,
);

/** What a row calls logs; nothing where there are none. */
export function labelFrom(row: Joined<Called>): readonly SessionLabel[] {
  const { sport_name: sportName, exercise_type: exerciseType } = row;
  return sportName === null ? [] : [{ sportName, exerciseType }];
}
