import {
  baselineOf,
  cataloguedSession,
  type MetEditionId,
  minutesOf,
} from "@health-exercise/domain/sport";
import { owner, query } from "./query.ts";

type Row = {
  readonly id: string;
  readonly user_id: string;
  readonly sport_name: string;
  readonly sport_start: Date;
  readonly sport_end: Date | null;
  readonly finished: boolean;
  readonly calories: number;
  readonly calories_source: string;
  readonly feedback: string | null;
  readonly notes: string | null;
  readonly exercise_type: string | null;
  readonly is_custom: boolean;
  readonly duration_milliseconds: number | null;
  readonly met: number | null;
  readonly met_edition: MetEditionId | null;
  readonly weight_kg: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

const columns = (log: string) => `${log}.id, ${log}.user_id, ${log}.sport_name, ${log}.sport_start,
  ${log}.sport_end, ${log}.finished, ${log}.calories, ${log}.calories_source, ${log}.feedback,
  ${log}.notes, ${log}.exercise_type, ${log}.is_custom, ${log}.duration_milliseconds,
  ${log}.created_at, ${log}.updated_at, owner.weight_kg, coalesce(${log}.stated_met,
    case when ${log}.sport_start >= owner.older_from then ${log}.older_adult_met
    else ${log}.adult_met end) as met,
  case when ${log}.stated_met is null then
    case when ${log}.sport_start >= owner.older_from
      then coalesce(${log}.older_adult_met_edition, 'older-adult-2024')
      else coalesce(${log}.adult_met_edition, 'adult-2024') end end as met_edition`;

export async function getLog(user: string, id: string): Promise<string | undefined> {
  const [row] = await query<Row>(
    "get_log",
    `with owner as (${owner}) select ${columns("log")} from owner
      join sport_log log on log.user_id = owner.id and log.id = $2 and log.deleted_at is null`,
    [user, id],
  );
  return row && JSON.stringify(present(row));
}

export async function listLogs(user: string, search: URLSearchParams): Promise<string | undefined> {
  const limit = Number(search.get("limit") ?? 20);
  const offset = Number(search.get("offset") ?? 0);
  const rows = await query<Row & { total: number }>(
    "list_logs",
    `with owner as (${owner}), page as (
      select * from sport_log where user_id = $1 and deleted_at is null
      order by sport_start desc, id desc limit $2 offset $3
    ), counted as (select count(*) as total from sport_log where user_id = $1 and deleted_at is null)
    select ${columns("page")}, total from owner cross join counted left join page on true
    order by page.sport_start desc, page.id desc`,
    [user, limit, offset],
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  const logs = rows.filter((row) => row.id !== null).map(present);
  const { total } = first;
  return JSON.stringify({ logs, total, limit, offset, has_more: offset + logs.length < total });
}

export async function createLog(user: string, body: unknown): Promise<string | undefined> {
  const log = body as Record<string, unknown>;
  const sportName = text(log["sport_name"]);
  const exerciseType = log["exercise_type"] ? text(log["exercise_type"]) : null;
  const { mets, matchedCategoryId } = cataloguedSession({ sportName, exerciseType });
  const [row] = await query<Row>(
    "create_log",
    `with owner as (${owner}), log as (
      insert into sport_log (user_id, id, sport_name, sport_start, sport_end, finished, calories,
        calories_source, feedback, notes, exercise_type, is_custom, adult_met, older_adult_met,
        adult_met_edition, older_adult_met_edition,
        matched_category_id, created_at, updated_at, revision, exertion_by_feeling)
      select id, uuidv7(), $2, $3, $4, $5, $6, 'user', $7, $8, $9, $10, $11, $12, $13, $14, $15,
        now(), now(), 1, false from owner
      returning *
    ) select ${columns("log")} from owner cross join log`,
    [
      user,
      sportName,
      instant(log["sport_start"]),
      log["sport_end"] == null ? null : instant(log["sport_end"]),
      log["iffinish"] === true,
      number(log["cal"]),
      log["sport_feedback"] ?? null,
      log["notes"] ?? null,
      exerciseType,
      log["is_custom"] === true,
      mets.adult,
      mets.olderAdult,
      mets.adultEdition ?? null,
      mets.olderAdultEdition ?? null,
      matchedCategoryId,
    ],
  );
  return row && JSON.stringify(present(row));
}

export async function changeLog(
  user: string,
  id: string,
  body: unknown,
): Promise<string | undefined> {
  const change = body as Record<string, unknown>;
  const [row] = await query<Row>(
    "change_log",
    `with owner as (${owner}), log as (
      update sport_log set calories = coalesce($3, calories),
        finished = coalesce($4, finished), feedback = coalesce($6, feedback),
        sport_end = coalesce($5, sport_end, case when $4 then now() end),
        updated_at = now(), revision = revision + 1
      from owner where user_id = owner.id and sport_log.id = $2 and deleted_at is null
      returning sport_log.*
    ) select ${columns("log")} from owner cross join log`,
    [
      user,
      id,
      change["cal"] === undefined ? null : number(change["cal"]),
      change["iffinish"] ?? null,
      change["sport_end"] == null ? null : instant(change["sport_end"]),
      change["sport_feedback"] ?? null,
    ],
  );
  return row && JSON.stringify(present(row));
}

const MILLISECONDS_PER_HOUR = 3_600_000;

function present(row: Row) {
  const { duration_milliseconds: duration, met, met_edition: edition, weight_kg: weight } = row;
  const baseline = met === null ? null : baselineOf(edition);
  const isKnown = duration !== null && met !== null && baseline !== null && weight !== null;
  return {
    id: row.id,
    log_id: row.id,
    user_id: row.user_id,
    sport_name: row.sport_name,
    sport_start: row.sport_start,
    sport_end: row.sport_end,
    cal: row.calories,
    iffinish: row.finished,
    sport_feedback: row.feedback,
    notes: row.notes,
    exercise_type: row.exercise_type,
    is_custom: row.is_custom,
    duration_minutes: duration === null ? null : minutesOf(duration),
    met,
    met_edition: met === null ? null : edition,
    baseline_kcal_per_kg_h: baseline,
    estimated_cal: isKnown
      ? Math.round((met * baseline * weight * duration) / MILLISECONDS_PER_HOUR)
      : null,
    cal_source: row.calories_source,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function text(value: unknown): string {
  if (typeof value === "string") return value;
  throw new TypeError("A text is missing.");
}

function number(value: unknown): number {
  if (typeof value === "number") return value;
  throw new TypeError("A number is missing.");
}

function instant(value: unknown): string {
  return new Date(text(value)).toISOString();
}
