import type { ExerciseGoalId, UserId } from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import { columnList, valueList, valuesOf } from "../columns.ts";
import type { ForeignColumn, Joined } from "../joined-row.ts";
import { cheapQuery, type Placeholders, preparedQuery } from "../prepared-query.ts";
import { isRevisionBefore } from "../revision.ts";
import { activeUser } from "../user/owner.ts";
import { EXERCISE_GOAL_COLUMNS, type ExerciseGoalTable } from "./exercise-goal.table.ts";

type ByUser = { readonly userId: UserId };
type ByGoal = ByUser & { readonly goalId: ExerciseGoalId };
type GoalColumns = Joined<ExerciseGoalTable>;

const goalColumns = columnList(EXERCISE_GOAL_COLUMNS, "goal");

/** Whether somebody else has the goal that the person has not. */
const isForeign = (found: RawBuilder<unknown>, { goalId, userId }: Placeholders<ByGoal>) =>
  sql<boolean | null>`case when ${found} is null then exists (
    select from everybodys_exercise_goal other where other.id = ${goalId} and other.user_id <> ${userId}
  ) end as is_foreign`;

export const insertGoal = preparedQuery(
  (values: Placeholders<ExerciseGoalTable>) => sql<{ readonly id: UserId }>`
    with owner as (${activeUser(values.user_id)}), inserted as (
      insert into exercise_goal (${columnList(EXERCISE_GOAL_COLUMNS)})
      select ${valueList(EXERCISE_GOAL_COLUMNS, values)} from owner
    )
    select id from owner`,
);

export const getGoal = cheapQuery(
  (values: Placeholders<ByGoal>) => sql<GoalColumns & ForeignColumn>`
    with owner as (${activeUser(values.userId)})
    select ${goalColumns}, ${isForeign(sql`goal.id`, values)}
    from owner left join exercise_goal goal on goal.user_id = ${values.userId} and goal.id = ${values.goalId}`,
);

export const listGoals = cheapQuery(
  (values: Placeholders<ByUser & { readonly limit: number }>) => sql<GoalColumns>`
    with owner as (${activeUser(values.userId)})
    select ${goalColumns} from owner left join exercise_goal goal on goal.user_id = ${values.userId}
    order by goal.created_at desc, goal.id desc limit ${values.limit}::bigint`,
);

const CHANGING_COLUMNS = EXERCISE_GOAL_COLUMNS.filter(
  (name) => name !== "id" && name !== "user_id" && name !== "created_at",
);

export const replaceGoal = preparedQuery((values: Placeholders<ExerciseGoalTable>, database) =>
  database
    .updateTable("exercise_goal")
    .set(valuesOf(CHANGING_COLUMNS, values))
    .where("user_id", "=", values.user_id)
    .where("id", "=", values.id)
    .where(isRevisionBefore(values.revision))
    .returning("id"),
);

export const deleteGoal = preparedQuery(
  (values: Placeholders<ByGoal & { readonly revision: number | null }>) => sql<
    ForeignColumn & { readonly deleted: boolean }
  >`
    with owner as (${activeUser(values.userId)}), deleted as (
      delete from exercise_goal goal using owner
      where goal.user_id = ${values.userId} and goal.id = ${values.goalId}
        and goal.revision = coalesce(${values.revision}, goal.revision)
      returning goal.id
    )
    select deleted.id is not null as deleted, ${isForeign(sql`deleted.id`, values)}
    from owner left join deleted on true`,
);
