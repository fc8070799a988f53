import type { Profile, UserId } from "@health-exercise/domain/user";
import type { ProfileRepository } from "@health-exercise/ports-repositories";
import { type Kysely, sql } from "kysely";
import { assignments, columnList, columnsOf, valueList } from "../columns.ts";
import { changedMeanwhile } from "../database-errors.ts";
import type { Joined } from "../joined-row.ts";
import { cheapQuery, firstRowOf, type Placeholders, preparedQuery } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active, activeAccount, activeUser } from "./owner.ts";
import {
  PROFILE_COLUMNS,
  type ProfileTable,
  type ProfileValues,
  profileFrom,
  profileValues,
} from "./profile.table.ts";

type Saved = { readonly saved: boolean };

const CHANGING_COLUMNS = PROFILE_COLUMNS.filter(
  (name) => name !== "user_id" && name !== "created_at",
);

const findProfile = cheapQuery((values: Placeholders<{ readonly userId: UserId }>, database) =>
  activeAccount(database, values.userId)
    .leftJoin("profile", "profile.user_id", "owner.id")
    .select(columnsOf("profile", PROFILE_COLUMNS))
    .$castTo<Joined<ProfileTable>>(),
);

/** Whoever does not keep places has none from then on, also of what was imported before. */
const forgetPlaces = (values: Placeholders<ProfileValues>) => sql`
  forgotten as (
    update sport_track set latitude_microdegrees = null, longitude_microdegrees = null
    from owner where sport_track.user_id = ${values.user_id} and ${values.keeps_tracks}::boolean is false
      and exists (select from saved)
  )`;

const insertProfile = preparedQuery(
  (values: Placeholders<ProfileValues>) => sql<Saved>`
    with owner as (${activeUser(values.user_id)}), saved as (
      insert into profile (${columnList(PROFILE_COLUMNS)})
      select ${valueList(PROFILE_COLUMNS, values)} from owner
      on conflict (user_id) do nothing returning user_id
    ), ${forgetPlaces(values)}
    select exists (select from saved) as saved from owner`,
);

const updateProfile = preparedQuery(
  (values: Placeholders<ProfileValues>) => sql<Saved>`
    with owner as (${activeUser(values.user_id)}), saved as (
      update profile set ${assignments(CHANGING_COLUMNS, values)} from owner
      where user_id = ${values.user_id} and profile.revision + 1 = ${values.revision} returning user_id
    ), ${forgetPlaces(values)}
    select exists (select from saved) as saved from owner`,
);

/** What people told about themselves, in PostgreSQL. */
export class KyselyProfileRepository implements ProfileRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async findProfile(userId: UserId): Promise<Profile | null> {
    const row = active(await firstRowOf(this.#database, findProfile, { userId }));
    return isProfile(row) ? profileFrom(row) : null;
  }

  async saveProfile(profile: Profile): Promise<void> {
    const statement = profile.revision === 1 ? insertProfile : updateProfile;
    const row = active(await firstRowOf(this.#database, statement, profileValues(profile)));
    if (!row.saved) throw changedMeanwhile();
  }
}

function isProfile(row: Joined<ProfileTable>): row is ProfileTable {
  return row.user_id !== null;
}
