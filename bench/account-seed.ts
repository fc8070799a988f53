import { Client } from "pg";

/** Two people with the same records, and the tables that hold them. */
export type FilledAccounts = {
  readonly leaving: string;
  readonly other: string;
  /** What refers to others comes before them. */
  readonly tables: readonly string[];
};

const LEAVING = "01900000-0000-7000-8000-000000000001";
const OTHER = "01900000-0000-7000-8000-000000000002";
const SESSIONS = 300;
const LOGS = 10_000;

/** Two people with so many messages each, in some hundred sessions, and ten years of logs; their rows lie mixed. */
export async function fillAccounts(
  connectionString: string,
  messages: number,
): Promise<FilledAccounts> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica"); // Foreign keys hold by construction.
    const people = [LEAVING, OTHER];
    await client.query(insertUsers, [people]);
    await fillChats(client, people, SESSIONS, messages);
    await client.query(insertLogs, [people, LOGS]);
    await client.query("vacuum analyze");
    await client.query("checkpoint");
  } finally {
    await client.end();
  }
  const tables = ["chat_message", "chat_session", "sport_log", "profile"];
  return { leaving: LEAVING, other: OTHER, tables };
}

/** So many messages of each of these people, spread evenly over so many sessions, of which the first is the default one. */
export async function fillChats(
  client: Client,
  people: readonly string[],
  sessions: number,
  messages: number,
): Promise<void> {
  await client.query(insertSessions, [people, sessions, messages]);
  await client.query(insertMessages, [people, sessions, messages]);
}

const insertUsers = `
  with added as (
    insert into user_account (id, created_at) select unnest($1::uuid[]), now() returning id
  )
  insert into profile (user_id, weight_kg, time_zone, conditions, medications, pauses, created_at, updated_at, revision)
  select id, 70, 'Europe/Berlin', '{}', '{}', '[]', now(), now(), 1 from added`;

const sessionId = (number: string) =>
  `('01910000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const insertSessions = `
  insert into chat_session (user_id, id, is_default, name, created_at, updated_at, last_message_at, message_count)
  select person, ${sessionId("number")}, number = 0, 'Session ' || number, now(), now(), now(),
    ceil(($3::integer - number) / $2::numeric)
  from generate_series(0, $2::integer - 1) as number, unnest($1::uuid[]) as person`;

/** Questions and replies in turn, of the lengths that real ones have. */
const insertMessages = `
  insert into chat_message (user_id, id, session_id, position, role, content, said_at, input_type, rag_context,
    confidence, is_safe, risk_level, flags, warnings, requires_acknowledgment, trace)
  select person, uuidv7((number - $3::integer) * interval '1 minute'), ${sessionId("number % $2::integer")},
    number / $2::integer + 1, case when asked then 'user' else 'assistant' end,
    case when asked then 'How much should I run in week ' || number || '? My knee is better now.'
      else 'Answer ' || number || ': ' || repeat('Run easily and rest a day between. ', 14) end,
    now() + (number - $3::integer) * interval '1 minute', case when asked then 'text' end,
    case when not asked then array[
      'Starting to run - ' || repeat('Three easy runs a week. ', 6) || '(The running club)',
      'Knees - ' || repeat('Strong thighs carry knees. ', 6) || '(The walking club)'
    ] end,
    case when not asked then 0.75 end, case when not asked then true end,
    case when not asked then 'safe' end, case when not asked then '{}'::text[] end,
    case when not asked then '{}'::text[] end, case when not asked then false end,
    case when not asked then jsonb_build_object('provider', 'builtin', 'model', 'builtin',
      'instructions_version', '1', 'message_rules', '[]'::jsonb, 'reply_rules', '[]'::jsonb,
      'passages', jsonb_build_array(
        jsonb_build_object('id', 'starting-to-run', 'title', 'Starting to run', 'score', 7.5),
        jsonb_build_object('id', 'knees', 'title', 'Knees', 'score', number / 7.0)
      )) end
  from (
    select person, number, (number / $2::integer) % 2 = 0 as asked
    from generate_series(0, $3::integer - 1) as number, unnest($1::uuid[]) as person
  ) as message`;

const insertLogs = `
  insert into sport_log (user_id, id, sport_name, sport_start, sport_end, finished, calories, calories_source,
    exertion_by_feeling, is_custom, created_at, updated_at, revision, change_number)
  select person, uuidv7(), 'Morning run', start, start + interval '35 minutes', true, 350, 'user', false, false,
    start, start, 1, nextval('sport_change')
  from (
    select person, now() - number * interval '8 hours' as start
    from generate_series(1, $2::integer) as number, unnest($1::uuid[]) as person
  ) as session`;
