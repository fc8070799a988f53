import { ListUsers, OPERATOR } from "@health-exercise/application";
import type { LocalDate } from "@health-exercise/domain/user";
import { resolve } from "../composition/token.ts";
import { DEMO_PEOPLE } from "../demo/demo-people.data.ts";
import { COMMAND_CALL } from "../service/command-call.ts";
import { type CommandContext, withUseCases } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import { type CommandResult, tableOf } from "./command-result.ts";

export type DemoOptions = {
  readonly seed: string;
  readonly date?: LocalDate;
  readonly besideOthers?: boolean;
};

/** Makes three people with a year of life. */
export function seedDemoPeople(
  context: CommandContext,
  { seed, date, besideOthers = false }: DemoOptions,
): Promise<CommandResult> {
  const { config, logger, signal } = context;
  return withUseCases(context, async (container, parts) => {
    if (!besideOthers) await requireNobodyElse(resolve(container, ListUsers));
    // What writes the chats weighs more than all other commands.
    const { seedDemo, usualLastDay } = await import("../demo/seed-demo.ts");
    const now = new Date();
    const lastDay = date ?? usualLastDay(now);
    const wish = { people: DEMO_PEOPLE, seed, date: lastDay, now, signal };
    const made = await seedDemo({ config, logger, ...parts }, wish);
    const rows = [...made].map(([{ id, profile }, { sessions, messages }]) => ({
      id,
      name: profile.displayName ?? "",
      sessions,
      messages,
    }));
    return {
      text: [
        tableOf(
          ["ID", "NAME", "NEW SESSIONS", "NEW MESSAGES"],
          rows.map(({ id, name, sessions, messages }) => [id, name, `${sessions}`, `${messages}`]),
        ),
        `A token: ${COMMAND_CALL} token issue --user ${rows[0]?.id}`,
      ].join("\n"),
      json: { seed, date: lastDay, people: rows },
    };
  });
}

/** People who are made up do not belong among those who are not. */
async function requireNobodyElse(listed: ListUsers): Promise<void> {
  const known = new Set<string>(DEMO_PEOPLE.map(({ id }) => id));
  const page = { limit: known.size + 1, offset: 0 };
  const { users } = await listed.execute(page, OPERATOR);
  if (users.every(({ id }) => known.has(id))) return;
  throw new CommandError(
    "other_people",
    "The database has other people: --beside-others makes these beside them.",
  );
}
