import { STRETCHES, type Stretch } from "@health-exercise/domain/sport";
import type { DateRange, LocalDate, SportLogId, UserId } from "@health-exercise/domain/user";
import { sql } from "kysely";
import { columnList, columnsOf } from "../columns.ts";
import { type ForeignColumn, isForeign, type Joined } from "../joined-row.ts";
import { cheapQuery, type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeAccount } from "../user/owner.ts";
import {
  dayOf,
  finishedOf,
  type SearchedInstants,
  type SessionValues,
  sessionColumns,
} from "./session.columns.ts";
import { COLUMN_OF_STRETCH, SPORT_TRACK_COLUMNS, type TrackColumns } from "./sport-track.table.ts";

type Rows = { readonly userId: UserId; readonly rows: string };

const PLACES: readonly string[] = ["latitude_microdegrees", "longitude_microdegrees"];

/** Only of logs that are stored and have none; whoever has turned the keeping of places off meanwhile has no places. Gives whose they are. */
export const insertTracks = preparedQuery(
  (values: Placeholders<Rows>) => sql<{ readonly log_id: SportLogId }>`
    insert into sport_track (${columnList(SPORT_TRACK_COLUMNS)})
    select ${sql.join(
      SPORT_TRACK_COLUMNS.map((name) =>
        PLACES.includes(name)
          ? sql`case when profile.keeps_tracks is false then null else track.${sql.ref(name)} end`
          : sql`track.${sql.ref(name)}`,
      ),
    )}
    from json_populate_recordset(null::sport_track, ${values.rows}::json) as track
      join sport_log log on log.user_id = ${values.userId} and log.id = track.log_id
      left join profile on profile.user_id = log.user_id
    where track.user_id = log.user_id
    on conflict do nothing
    returning log_id`,
);

type ByLog = { readonly userId: UserId; readonly logId: SportLogId };

export type FoundTrack = Joined<TrackColumns> & { readonly id: SportLogId | null } & ForeignColumn;

export const findTrack = cheapQuery((values: Placeholders<ByLog>, database) =>
  activeAccount(database, values.userId)
    .leftJoin("sport_log as log", (join) =>
      join
        .onRef("log.user_id", "=", "owner.id")
        .on("log.id", "=", values.logId)
        .on("log.deleted_at", "is", null),
    )
    .leftJoin("sport_track as track", (join) =>
      join.onRef("track.user_id", "=", "log.user_id").onRef("track.log_id", "=", "log.id"),
    )
    .select("log.id")
    .select(
      columnsOf("track", [
        "seconds",
        "latitude_microdegrees",
        "longitude_microdegrees",
        "elevation_decimeters",
        "heart_rates_bpm",
      ]),
    )
    .select(isForeign("sport_log", "log.id", values.logId, values.userId))
    .$castTo<FoundTrack>(),
);

type BestColumns = {
  readonly value: number;
  readonly log_id: SportLogId;
  readonly date: LocalDate;
};
type FastestRow = { readonly [Name in Stretch]: BestColumns | null };

/** For each stretch the fastest run; each search begins at the best of its index. */
export const fastestOf = preparedQuery((values: Placeholders<SessionValues>) => {
  const bests = Object.keys(STRETCHES).map((name) => {
    const column = sql.ref(COLUMN_OF_STRETCH[name as Stretch]);
    return sql`(
      select row_to_json(best) from (
        select track.${column} as value, log.id as log_id, log.day as date
        from sport_track track cross join lateral (
          select ${sessionColumns(values)} from sport_log
          where user_id = track.user_id and id = track.log_id and deleted_at is null and finished
            and matched_category_id = 'running'
        ) as log
        where track.user_id = ${values.userId} and track.${column} is not null
        order by track.${column}, log.sport_start, log.id limit 1
      ) as best
    ) as ${sql.ref(name)}`;
  });
  return sql<FastestRow>`select ${sql.join(bests)}`;
});

/** The same among the runs of some days: these are looked up by when they began. */
export const fastestWithin = preparedQuery(
  (values: Placeholders<SessionValues & SearchedInstants & DateRange>) => {
    const bests = Object.keys(STRETCHES).map((name) => {
      const column = sql.ref(COLUMN_OF_STRETCH[name as Stretch]);
      return sql`(
        select row_to_json(best) from (
          select ${column} as value, log_id, date from run where ${column} is not null
          order by ${column}, sport_start, log_id limit 1
        ) as best
      ) as ${sql.ref(name)}`;
    });
    return sql<FastestRow>`
      with run as materialized (
        select log.id as log_id, log.sport_start, log.day as date,
          ${columnList(Object.values(COLUMN_OF_STRETCH), "track")}
        from (
          select id, sport_start, ${dayOf(values)} as day from sport_log
          where ${finishedOf(values)} and matched_category_id = 'running'
            and sport_start >= ${values.from} and sport_start < ${values.until}
        ) as log
        join sport_track track on track.user_id = ${values.userId} and track.log_id = log.id
        where log.day between ${values.start}::date and ${values.end}::date
      )
      select ${sql.join(bests)}`;
  },
);
