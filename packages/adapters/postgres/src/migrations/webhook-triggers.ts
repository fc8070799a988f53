/** An instant as answers have it. */
const WIRE_INSTANT = `
  create function wire_instant(instant timestamptz) returns text stable language sql
    return to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A UUIDv7: 48 bits of milliseconds in place of random ones, and the version. */
const NEW_EVENT_ID = `
  create function new_event_id() returns uuid volatile language sql
    return encode(set_bit(set_bit(overlay(
      uuid_send(gen_random_uuid())
      placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
      from 1 for 6
    ), 52, 1), 53, 1), 'hex')::uuid`;

/** The bands of the domain, which a test holds against it. */
const EMOTION = `
  create function companion_emotion(score double precision) returns text immutable language sql
    return case when score >= 85 then 'energetic' when score >= 70 then 'happy'
      when score >= 50 then 'calm' when score >= 30 then 'tired' else 'unwell' end`;

const IS_WANTED = (event: string) => `
  exists (select from webhook where disabled_at is null and ${event} = any (webhook.events))`;

/** One event for every endpoint that wants it. */
const ANNOUNCE = `
  create function announce(owner uuid, event text, content jsonb) returns void language plpgsql as $$
  begin
    insert into webhook_delivery (user_id, webhook_id, event_id, type, data)
    select owner, webhook.id, made.event_id, event, content
    from (select new_event_id() as event_id) made cross join webhook
    where webhook.disabled_at is null and event = any (webhook.events)
    order by webhook.created_at;
  end $$`;

const ASK_FOR_GOAL_CHECK = `
  create function ask_for_goal_check() returns trigger language plpgsql as $$
  begin
    insert into goal_check (user_id) select new.user_id
    where ${IS_WANTED("'sport.goal.reached'")}
      and exists (select from exercise_goal goal where goal.user_id = new.user_id);
    return null;
  end $$`;

const INSERT_SESSIONS = (finished: string) => `
  insert into webhook_delivery (user_id, webhook_id, event_id, type, data)
  select log.user_id, webhook.id, log.event_id, 'sport.session.finished', jsonb_build_object(
    'user_id', log.user_id, 'log_id', log.id,
    'sport_start', wire_instant(log.sport_start), 'sport_end', wire_instant(log.sport_end)
  )
  from (
    select log.user_id, log.id, log.sport_start, log.sport_end, new_event_id() as event_id
    from ${finished}
  ) log cross join webhook
  where webhook.disabled_at is null and 'sport.session.finished' = any (webhook.events)
  order by log.sport_start, log.id, webhook.created_at`;

/** Where nobody wants to know, the first question is all that a change pays. */
const ANNOUNCE_SESSIONS = `
  create function announce_sessions() returns trigger language plpgsql as $$
  begin
    if not exists (
      select from webhook where disabled_at is null
        and events && array['sport.session.finished', 'sport.goal.reached']
    ) then
      return null;
    end if;
    if tg_op = 'INSERT' then
      ${INSERT_SESSIONS("changed log where log.finished and log.deleted_at is null")};
    else
      ${INSERT_SESSIONS(`
        changed log join before on before.user_id = log.user_id and before.id = log.id
        where log.finished and not before.finished and log.deleted_at is null`)};
    end if;
    insert into goal_check (user_id) select distinct changed.user_id from changed
    where ${IS_WANTED("'sport.goal.reached'")}
      and exists (select from exercise_goal goal where goal.user_id = changed.user_id);
    return null;
  end $$`;

const ANNOUNCE_GOAL = `
  create function announce_goal() returns trigger language plpgsql as $$
  begin
    perform announce(new.user_id, 'sport.goal.reached', jsonb_build_object(
      'user_id', new.user_id, 'goal_id', new.id, 'period_start', new.reached_period,
      'period_end', case new.period when 'week' then new.reached_period + 6
        else (date_trunc('month', new.reached_period) + interval '1 month - 1 day')::date end
    ));
    return null;
  end $$`;

const ANNOUNCE_EMOTION = `
  create function announce_emotion() returns trigger language plpgsql as $$
  begin
    perform announce(new.user_id, 'companion.emotion.changed',
      jsonb_build_object('user_id', new.user_id, 'companion_id', new.id));
    return null;
  end $$`;

/** The row of whoever is gone is nobody's who could be asked for. */
const ANNOUNCE_ERASURE = `
  create function announce_erasure() returns trigger language plpgsql as $$
  begin
    perform announce(old.id, 'account.erased', jsonb_build_object('user_id', old.id));
    return null;
  end $$`;

/** By the view, because an incident is nobody's, whoever it may name. */
const ANNOUNCE_INCIDENT = `
  create function announce_incident() returns trigger language plpgsql as $$
  begin
    insert into everybodys_webhook_delivery (user_id, webhook_id, event_id, type, data)
    select new.id, webhook.id, made.event_id, 'safety.incident.pending',
      jsonb_build_object('incident_id', new.id)
    from (select new_event_id() as event_id) made cross join webhook
    where webhook.disabled_at is null and 'safety.incident.pending' = any (webhook.events);
    return null;
  end $$`;

export const ANNOUNCING_FUNCTIONS: readonly string[] = [
  WIRE_INSTANT,
  NEW_EVENT_ID,
  EMOTION,
  ANNOUNCE,
  ASK_FOR_GOAL_CHECK,
  ANNOUNCE_SESSIONS,
  ANNOUNCE_GOAL,
  ANNOUNCE_EMOTION,
  ANNOUNCE_ERASURE,
  ANNOUNCE_INCIDENT,
];

export const ANNOUNCING_TRIGGERS: readonly string[] = [
  `create trigger sport_log_added after insert on sport_log
    referencing new table as changed for each statement execute function announce_sessions()`,
  `create trigger sport_log_changed after update on sport_log
    referencing old table as before new table as changed
    for each statement execute function announce_sessions()`,
  `create trigger exercise_goal_wanted
    after insert or update of metric, period, target, activity on exercise_goal
    for each row execute function ask_for_goal_check()`,
  `create trigger exercise_goal_reached after update of reached_period on exercise_goal
    for each row when (new.reached_period is distinct from old.reached_period
      and new.reached_period is not null) execute function announce_goal()`,
  `create trigger profile_counts_otherwise after insert or update on profile
    for each row execute function ask_for_goal_check()`,
  `create trigger companion_emotion_changed after update of health_score on companion
    for each row when (companion_emotion(old.health_score) <> companion_emotion(new.health_score))
    execute function announce_emotion()`,
  `create trigger user_account_erased after delete on user_account
    for each row execute function announce_erasure()`,
  `create trigger safety_incident_pending after insert on safety_incident
    for each row execute function announce_incident()`,
];
