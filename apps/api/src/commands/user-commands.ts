import {
  CreateUser,
  type CreateUserInput,
  DeleteUser,
  DisableUser,
  EnableUser,
  ListUsers,
  OPERATOR,
} from "@health-exercise/application";
import type { User, UserId } from "@health-exercise/domain/user";
import { resolve } from "../composition/token.ts";
import { COMMAND_CALL } from "../service/command-call.ts";
import { type CommandContext, withUseCases } from "./command-context.ts";
import { type CommandResult, tableOf } from "./command-result.ts";

const PAGE_SIZE = 500;

type UserOption = { readonly id: UserId };

export function createUser(
  context: CommandContext,
  input: CreateUserInput,
): Promise<CommandResult> {
  return withUseCases(context, async (container) => {
    const { id, email, name } = input;
    const user = await resolve(container, CreateUser).execute({ id, email, name }, OPERATOR);
    const next = `${COMMAND_CALL} token issue --user ${user.id}`;
    return { text: `Created the user ${user.id}.\nA token: ${next}`, json: userJson(user) };
  });
}

export function listUsers(context: CommandContext): Promise<CommandResult> {
  return withUseCases(context, async (container) => {
    const users = await allUsers(resolve(container, ListUsers));
    return {
      text: users.length === 0 ? "There are no users yet." : userTable(users),
      json: { users: users.map(userJson), total: users.length },
    };
  });
}

export function disableUser(context: CommandContext, { id }: UserOption): Promise<CommandResult> {
  return withUseCases(context, async (container) => {
    const user = await resolve(container, DisableUser).execute(id, OPERATOR);
    return { text: `Disabled the user ${id}: tokens are refused.`, json: userJson(user) };
  });
}

export function enableUser(context: CommandContext, { id }: UserOption): Promise<CommandResult> {
  return withUseCases(context, async (container) => {
    const user = await resolve(container, EnableUser).execute(id, OPERATOR);
    return { text: `Enabled the user ${id}: tokens are accepted.`, json: userJson(user) };
  });
}

export function deleteUser(context: CommandContext, { id }: UserOption): Promise<CommandResult> {
  return withUseCases(context, async (container) => {
    await resolve(container, DeleteUser).execute(id, OPERATOR);
    return {
      text: `Deleted the user ${id} and everything stored of them.`,
      json: { id, deleted: true },
    };
  });
}

async function allUsers(listed: ListUsers): Promise<readonly User[]> {
  const users: User[] = [];
  for (;;) {
    const page = await listed.execute({ limit: PAGE_SIZE, offset: users.length }, OPERATOR);
    users.push(...page.users);
    if (page.users.length < PAGE_SIZE) return users;
  }
}

function userTable(users: readonly User[]): string {
  return tableOf(
    ["ID", "STATUS", "CREATED", "EMAIL", "NAME"],
    users.map((user) => [
      user.id,
      user.disabledAt === null ? "active" : "disabled",
      user.createdAt.toISOString(),
      user.email ?? "-",
      user.name ?? "-",
    ]),
  );
}

function userJson(user: User): object {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    status: user.disabledAt === null ? "active" : "disabled",
    disabled_at: user.disabledAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
  };
}
