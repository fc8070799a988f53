import { type Kysely, sql } from "kysely";

/**
 * Safety incidents and the audit of their review. They are no user's own records: the key does not begin
 * with the user, and deleting a user leaves them without a link. Nothing that a reporter writes fits into
 * a column, because each of them takes codes alone; `note` is the reviewer's.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createSafetyIncident(database);
  await createSafetyIncidentStep(database);
}

async function createSafetyIncident(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table safety_incident (
      id uuid constraint safety_incident_pkey primary key,
      type text not null constraint safety_incident_type check (type in (
        'unsafe_advice', 'injury', 'adverse_symptom', 'misinformation', 'harassment', 'privacy',
        'other'
      )),
      severity text not null
        constraint safety_incident_severity check (severity in ('low', 'medium', 'high', 'critical')),
      status text not null constraint safety_incident_status check (
        status in ('pending_review', 'in_review', 'confirmed', 'dismissed', 'resolved')
      ),
      user_id uuid
        constraint safety_incident_user_fkey references user_account on delete set null,
      -- A chat session of that user.
      dialogue_id uuid,
      ${textColumns("description")},
      ${textColumns("ai_response")},
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      revision integer not null constraint safety_incident_revision check (revision >= 1),
      constraint safety_incident_description check (description_language is not null)
    )`.execute(database);
  await sql`
    create index safety_incident_by_creation on safety_incident (created_at desc, id desc)`.execute(
    database,
  );
  await sql`
    create index safety_incident_by_status
      on safety_incident (status, created_at desc, id desc)`.execute(database);
  await sql`
    create index safety_incident_by_user on safety_incident (user_id) where user_id is not null`.execute(
    database,
  );
}

/** What is kept of one text: all of its columns, or none of them. */
function textColumns(text: "description" | "ai_response") {
  const column = (name: string) => sql.ref(`${text}_${name}`);
  const constraint = (name: string) => sql.ref(`safety_incident_${text}_${name}`);
  return sql`
      ${column("language")} text
        constraint ${constraint("language")} check (${column("language")} in ('en', 'zh')),
      ${column("risk_level")} text constraint ${constraint("risk_level")} check (
        ${column("risk_level")} in ('safe', 'low', 'medium', 'high', 'critical')
      ),
      ${column("flags")} text[] constraint ${constraint("flags")} check (
        array_to_string(${column("flags")}, ',', '?') ~ '^([a-z_]{1,40}(,[a-z_]{1,40}){0,39})?$'
      ),
      ${column("characters")} text constraint ${constraint("characters")} check (
        ${column("characters")} in ('1-20', '21-100', '101-500', '501-2000', '2001-10000', 'over 10000')
      ),
      ${column("sentences")} text constraint ${constraint("sentences")} check (
        ${column("sentences")} in ('1', '2-5', '6-20', '21-100', 'over 100')
      ),
      constraint ${constraint("whole")} check (
        num_nulls(
          ${column("language")}, ${column("risk_level")}, ${column("flags")},
          ${column("characters")}, ${column("sentences")}
        ) in (0, 5)
      )`;
}

async function createSafetyIncidentStep(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table safety_incident_step (
      incident_id uuid not null
        constraint safety_incident_step_incident_fkey references safety_incident,
      revision integer not null,
      from_status text not null,
      to_status text not null,
      reviewer_id uuid
        constraint safety_incident_step_reviewer_fkey references user_account on delete set null,
      note text constraint safety_incident_step_note check (char_length(note) between 1 and 500),
      at timestamptz(3) not null,
      constraint safety_incident_step_pkey primary key (incident_id, revision),
      constraint safety_incident_step_transition check (
        (from_status, to_status) in (
          ('pending_review', 'in_review'), ('in_review', 'confirmed'), ('in_review', 'dismissed'),
          ('confirmed', 'resolved')
        )
      )
    )`.execute(database);
  await sql`
    create index safety_incident_step_by_reviewer
      on safety_incident_step (reviewer_id) where reviewer_id is not null`.execute(database);
}
