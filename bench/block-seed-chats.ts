import type { Client } from "pg";

/** As many as are kept of a person. */
const MOST_NOTES = 50;
/** Enough that a run takes another one each time that it decides one. */
const INCIDENTS = 2_000;

/** By number: the first has been reviewed to the end, all others wait. */
export const incidentId = (number: number) =>
  `01900000-0000-7000-8600-${number.toString(16).padStart(12, "0")}`;

/** Sessions, so many messages in the first of them, the longest that there are, and notes. */
export async function seedChats(
  client: Client,
  { userId, sessionId, noteId }: { userId: string; sessionId: string; noteId: string },
  { sessions, messages }: { readonly sessions: number; readonly messages: number },
): Promise<void> {
  await client.query(insertSessions, [userId, sessionId, sessions, messages]);
  await client.query(insertMessages, [userId, sessionId, messages]);
  const notes = Math.min(messages, MOST_NOTES);
  await client.query(insertNotes, [userId, noteId, Math.max(1, notes)]);
}

export async function seedIncidents(client: Client, reviewerId: string): Promise<void> {
  await client.query(insertIncidents, [incidentId(1), INCIDENTS]);
  await client.query(insertSteps, [incidentId(1), reviewerId]);
}

const insertSessions = `
  insert into chat_session (user_id, id, is_default, name, created_at, updated_at, last_message_at, message_count)
  select $1::uuid, case when number = 1 then $2::uuid else uuidv7() end, number = 1, 'Session ' || number, now(), now(),
    case when number = 1 and $4::integer > 0 then now() end, case when number = 1 then $4::integer else 0 end
  from generate_series(1, $3::integer) as number`;

/** Questions of 4,000 characters, replies of 20,000, each with two passages and a warning. */
const insertMessages = `
  insert into chat_message (user_id, id, session_id, position, role, content, said_at, input_type, rag_context,
    confidence, is_safe, risk_level, flags, warnings, requires_acknowledgment, trace, answer_basis, provider, is_fallback)
  select $1::uuid, uuidv7((number - $3::integer) * interval '1 minute'), $2::uuid, number,
    case when asked then 'user' else 'assistant' end,
    case when asked then rpad('', 4000, 'How much should I run in week ' || number || '? My knee is better now. ')
      else rpad('', 20000, 'Answer ' || number || ': run easily and rest a day between. ') end,
    now() + (number - $3::integer) * interval '1 minute', case when asked then 'text' end,
    case when not asked then array[
      'Starting to run - ' || repeat('Three easy runs a week. ', 40) || '(The running club)',
      'Knees - ' || repeat('Strong thighs carry knees. ', 40) || '(The walking club)'
    ] end,
    case when not asked then 0.75 end, case when not asked then true end,
    case when not asked then 'low' end, case when not asked then array['pain'] end,
    case when not asked then array['Stop when it hurts, and have a doctor look at it.'] end, case when not asked then false end,
    case when not asked then jsonb_build_object('provider', 'builtin', 'model', 'builtin',
      'instructions_version', '1', 'message_rules', '[]'::jsonb, 'reply_rules', '[]'::jsonb, 'passages', '[]'::jsonb) end,
    case when not asked then 'sources' end, case when not asked then 'builtin' end, case when not asked then false end
  from (select number, number % 2 = 1 as asked from generate_series(1, $3::integer) as number) as message`;

const insertNotes = `
  insert into chat_note (user_id, id, kind, topic, text, created_at)
  select $1::uuid, case when number = 1 then $2::uuid else uuidv7() end, 'body', 'topic ' || number,
    rpad('', 200, 'My knee ' || number || ' hurts on the stairs. '), now() - number * interval '1 hour'
  from generate_series(1, $3::integer) as number`;

const incidentIds = `overlay($1::text placing lpad(to_hex(number), 12, '0') from 25)::uuid`;

const insertIncidents = `
  insert into safety_incident (id, type, severity, status, description_language, description_risk_level, description_flags,
    description_characters, description_sentences, created_at, updated_at, revision)
  select ${incidentIds}, 'injury', 'high', case when number = 1 then 'resolved' else 'pending_review' end, 'en', 'high',
    array['pain', 'dizziness'], 'over 10000', 'over 100', now() - number * interval '1 minute', now(), case when number = 1 then 4 else 1 end
  from generate_series(1, $2::integer) as number`;

/** The longest way that a review can take, with the longest notes. */
const insertSteps = `
  insert into safety_incident_step (incident_id, revision, from_status, to_status, reviewer_id, note, at)
  select $1::uuid, revision, before, after, $2::uuid, rpad('', 500, 'It was looked at again. '), now()
  from (values (2, 'pending_review', 'in_review'), (3, 'in_review', 'confirmed'), (4, 'confirmed', 'resolved'))
    as step (revision, before, after)`;
