import type { ExerciseSchemeTable } from "./sport/exercise-scheme.table.ts";
import type { SportLogTable } from "./sport/sport-log.table.ts";
import type { ProfileTable } from "./user/profile.table.ts";
import type { UserTable } from "./user/user.table.ts";

/** The tables of the service, as Kysely knows them. */
export type Schema = {
  readonly user_account: UserTable;
  readonly profile: ProfileTable;
  readonly sport_log: SportLogTable;
  readonly exercise_scheme: ExerciseSchemeTable;
};
