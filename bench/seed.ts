import { Client } from "pg";
import { fillChats } from "./account-seed.ts";

/** Whose data the scenarios use. */
export type Seeded = {
  /** Has 10,000 logs, and 5,000 messages in 50 sessions. */
  readonly busyUser: string;
  /** Has 5 logs. */
  readonly newUser: string;
  /** Has 10,000 logs that the scenarios write to, so that the others keep theirs. */
  readonly writer: string;
  /** Of the busy user, and of the writer. */
  readonly logIds: readonly string[];
  readonly writerLogIds: readonly string[];
};

const USERS = {
  busyUser: "01900000-0000-7000-8000-000000000001",
  newUser: "01900000-0000-7000-8000-000000000002",
  writer: "01900000-0000-7000-8000-000000000003",
} as const;
const MANY_LOGS = 10_000;
const FEW_LOGS = 5;
export const LOGS_OF_AN_OTHER_USER = 100;
const YEARS = "5 years";
/** Of the busy user. */
const CHAT_SESSIONS = 50;
const CHAT_MESSAGES = 5_000;
/** As many as are asked for in turn. */
const USED_IDS = 2_000;

/** Users with five years of logs; those of all users lie mixed in the table, by start, as they come in real use. */
export async function seed(connectionString: string, rows: number): Promise<Seeded> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica"); // Foreign keys hold by construction.
    await client.query(insertUsers, [
      Object.values(USERS),
      Math.ceil(rows / LOGS_OF_AN_OTHER_USER),
    ]);
    await client.query(insertProfiles);
    await client.query(insertLogs, [
      Object.values(USERS),
      [MANY_LOGS, FEW_LOGS, MANY_LOGS],
      rows,
      LOGS_OF_AN_OTHER_USER,
      YEARS,
    ]);
    await fillChats(client, [USERS.busyUser], CHAT_SESSIONS, CHAT_MESSAGES);
    await client.query("vacuum analyze");
    await client.query("checkpoint");
    const idsOf = async (user: string) => {
      const { rows: logs } = await client.query<{ id: string }>(someIds, [user, USED_IDS]);
      return logs.map((log) => log.id);
    };
    return {
      ...USERS,
      logIds: await idsOf(USERS.busyUser),
      writerLogIds: await idsOf(USERS.writer),
    };
  } finally {
    await client.end();
  }
}

/** The id of one of the users beside those that are named. */
export function otherUserId(number: number): string {
  return `01910000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

const otherUser = (number: string) =>
  `('01910000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const insertUsers = `
  insert into user_account (id, created_at)
  select unnest($1::uuid[]), now() union all
  select ${otherUser("number")}, now() from generate_series(0, $2::bigint) as number`;

const insertProfiles = `
  insert into profile (user_id, birth_date, weight_kg, time_zone, conditions, medications, pauses,
    created_at, updated_at, revision)
  select id, '1985-06-15', 70, 'Europe/Berlin', '{}', '{}', '[]', created_at, created_at, 1 from user_account`;

const insertLogs = `
  insert into sport_log (user_id, id, sport_name, sport_start, sport_end, finished, calories,
    calories_source, exertion_tenths, exertion_by_feeling, exercise_type, is_custom, adult_met,
    older_adult_met, matched_category_id, created_at, updated_at, revision, change_number)
  select owner, uuidv7(start - now()), sport, start, start + (20 + number % 71) * interval '1 minute',
    true, 150 + number % 400, 'user', 30 + number % 60, false, type, false, met, met - 0.5, type,
    start, start, 1, nextval('sport_change')
  from (
    select owner, number, date_trunc('minute', now() - $5::interval * (number - 0.5) / logs) as start
    from unnest($1::uuid[], $2::integer[]) as known(owner, logs), generate_series(1, logs) as number
    union all
    select ${otherUser("number / $4::integer")}, number,
      date_trunc('minute', now() - $5::interval * random())
    from generate_series(0, $3::bigint - 1) as number
  ) as session
  join (values
    (0, 'Morning run', 'running', 8.3), (1, 'Cycling', 'bicycling', 7.5),
    (2, 'Walk', 'walking', 3.5), (3, 'Yoga', 'conditioning_exercise', 2.5)
  ) as activity(remainder, sport, type, met) on remainder = number % 4
  order by start`;

const someIds = "select id from sport_log where user_id = $1 order by random() limit $2";
