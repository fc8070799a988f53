import { Client } from "pg";
import { seedChats, seedIncidents } from "./block-seed-chats.ts";
import type { Asker } from "./largest-request.ts";

/** Somebody with as much as one person may have, and somebody who has hardly anything. */
export type SeededPeople = { readonly rich: Asker; readonly poor: Asker };

const id = (person: number, kind: number) => `01900000-0000-7000-8${kind}00-00000000000${person}`;

function asker(person: number): Asker {
  return {
    userId: id(person, 0),
    logId: id(person, 1),
    schemeId: id(person, 2),
    sessionId: id(person, 3),
    goalId: id(person, 4),
    noteId: id(person, 5),
  };
}

const ITEMS = JSON.stringify(
  Array.from({ length: 50 }, (_, index) => ({
    exercise_type: `Kind ${index}`,
    sport_name: `Morning run ${index}`,
    minutes: 30,
    target_met: null,
    weekday: null,
  })),
);

/** How much the one has who has much. */
type Riches = {
  readonly logs: number;
  readonly types: number;
  readonly schemes: number;
  /** Of one session, as long as they may be. */
  readonly messages: number;
};

/** So many logs of so many types, each with words, and so many schemes and chats; and incidents, which are nobody's. */
export async function seedPeople(
  connectionString: string,
  { logs, types, schemes, messages }: Riches,
): Promise<SeededPeople> {
  const [rich, poor] = [asker(1), asker(2)];
  const client = new Client({ connectionString });
  await client.connect();
  try {
    // Foreign keys hold by construction; what triggers would write stands in the statements.
    await client.query("set session_replication_role = replica");
    await client.query(insertUsers, [[rich.userId, poor.userId]]);
    await seedIncidents(client, rich.userId);
    for (const [person, count, plans, said] of [
      [rich, logs, schemes, messages],
      [poor, 1, 1, 0],
    ] as const) {
      const { userId, logId, schemeId, goalId } = person;
      await client.query(insertLogs, [userId, logId, count, types]);
      await client.query(insertSchemes, [userId, schemeId, plans, ITEMS]);
      await seedChats(client, person, { sessions: plans, messages: said });
      await client.query(insertGoals, [userId, goalId, Math.min(plans, MOST_GOALS)]);
      await client.query(insertTrack, [userId, logId]);
    }
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
  return { rich, poor };
}

/** So that there is room for those that are made. */
const MOST_GOALS = 60;

const insertGoals = `
  insert into exercise_goal (user_id, id, metric, period, target, activity, created_at, updated_at, revision)
  select $1::uuid, case when number = 1 then $2::uuid else uuidv7() end, 'minutes', 'month', 300, 'running', now(), now(), 1
  from generate_series(1, $3::integer) as number`;

/** As many points as are kept. */
const insertTrack = `
  insert into sport_track (user_id, log_id, seconds, latitude_microdegrees, longitude_microdegrees, elevation_decimeters, heart_rates_bpm)
  select $1::uuid, $2::uuid, array_agg(point), array_agg(47000000 + point), array_agg(8000000 + point), array_agg(4000 + point % 90),
    array_agg(90 + point % 90)
  from generate_series(0, 1999) as point`;

const insertUsers = `
  with added as (
    insert into user_account (id, created_at) select unnest($1::uuid[]), now() returning id
  )
  insert into profile (user_id, weight_kg, stated_age_years, age_stated_on, time_zone, conditions, medications, pauses, created_at,
    updated_at, revision)
  select id, 70, 40, current_date, 'Europe/Berlin', '{asthma}', '{}', '[]', now(), now(), 1 from added`;

const insertLogs = `
  insert into sport_log (user_id, id, sport_name, exercise_type, notes, sport_start, sport_end, finished, calories,
    calories_source, is_custom, exertion_by_feeling, created_at, updated_at, revision, change_number)
  select $1::uuid, case when number = 1 then $2::uuid else uuidv7() end, 'Session ' || number, 'Kind of sport ' || number % $4::integer,
    repeat('My knee hurt a little on the stairs. ', 20), start, start + interval '35 minutes', true, 350, 'user', false,
    false, start, start, 1, nextval('sport_change')
  from (
    select number, now() - number * interval '40 minutes' as start from generate_series(1, $3::integer) as number
  ) as session`;

const insertSchemes = `
  insert into exercise_scheme (user_id, id, name, items, is_active, created_at, updated_at, revision)
  select $1::uuid, case when number = 1 then $2::uuid else uuidv7() end, 'Scheme ' || number, $4::jsonb, true, now(), now(), 1
  from generate_series(1, $3::integer) as number`;
