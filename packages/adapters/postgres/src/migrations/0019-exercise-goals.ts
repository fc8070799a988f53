import { type Kysely, sql } from "kysely";

/** How much exercise people want of themselves. A goal that is deleted is gone: nothing else refers to it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table exercise_goal (
      user_id uuid not null
        constraint exercise_goal_user_fkey references user_account on delete cascade,
      id uuid not null,
      metric text not null constraint exercise_goal_metric check (
        metric in ('sessions', 'minutes', 'distance_m', 'met_minutes', 'active_days')
      ),
      period text not null constraint exercise_goal_period check (period in ('week', 'month')),
      target numeric not null constraint exercise_goal_target check (target between 1 and 10000000),
      activity text
        constraint exercise_goal_activity check (char_length(activity) between 1 and 100),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      revision integer not null constraint exercise_goal_revision check (revision >= 1),
      constraint exercise_goal_pkey primary key (user_id, id)
    )`.execute(database);
  await sql`create index exercise_goal_by_id on exercise_goal (id)`.execute(database);
  // No query chooses by them, and the planner's statistics would keep samples of what people want.
  await sql`
    alter table exercise_goal
      alter column target set statistics 0, alter column activity set statistics 0`.execute(
    database,
  );
}
