import type { Companion } from "@health-exercise/domain/companion";
import type { UserId } from "@health-exercise/domain/user";
import type { CompanionRepository } from "@health-exercise/ports-repositories";
import { type Kysely, sql } from "kysely";
import { assignments, columnList, columnsOf, valueList } from "../columns.ts";
import { changedMeanwhile } from "../database-errors.ts";
import { isPresent, type Joined } from "../joined-row.ts";
import { cheapQuery, firstRowOf, type Placeholders, preparedQuery } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active, activeAccount, activeUser } from "../user/owner.ts";
import {
  COMPANION_COLUMNS,
  type CompanionTable,
  type CompanionValues,
  companionFrom,
  companionValues,
} from "./companion.table.ts";

type Saved = { readonly saved: boolean };

const CHANGING_COLUMNS = COMPANION_COLUMNS.filter(
  (name) => name !== "id" && name !== "user_id" && name !== "created_at",
);

const findCompanion = cheapQuery((values: Placeholders<{ readonly userId: UserId }>, database) =>
  activeAccount(database, values.userId)
    .leftJoin("companion", "companion.user_id", "owner.id")
    .select(columnsOf("companion", COMPANION_COLUMNS))
    .$castTo<Joined<CompanionTable>>(),
);

const insertCompanion = preparedQuery(
  (values: Placeholders<CompanionValues>) => sql<Saved>`
    with owner as (${activeUser(values.user_id)}), saved as (
      insert into companion (${columnList(COMPANION_COLUMNS)})
      select ${valueList(COMPANION_COLUMNS, values)} from owner
      on conflict (user_id) do nothing returning user_id
    )
    select exists (select from saved) as saved from owner`,
);

const updateCompanion = preparedQuery(
  (values: Placeholders<CompanionValues>) => sql<Saved>`
    with owner as (${activeUser(values.user_id)}), saved as (
      update companion set ${assignments(CHANGING_COLUMNS, values)} from owner
      where user_id = ${values.user_id} and companion.revision + 1 = ${values.revision} returning user_id
    )
    select exists (select from saved) as saved from owner`,
);

/** The virtual companions of people, in PostgreSQL. */
export class KyselyCompanionRepository implements CompanionRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async findCompanion(userId: UserId): Promise<Companion | null> {
    const row = active(await firstRowOf(this.#database, findCompanion, { userId }));
    return isPresent(row) ? companionFrom(row) : null;
  }

  async saveCompanion(companion: Companion): Promise<void> {
    const statement = companion.revision === 1 ? insertCompanion : updateCompanion;
    const row = active(await firstRowOf(this.#database, statement, companionValues(companion)));
    if (!row.saved) throw changedMeanwhile();
  }
}
