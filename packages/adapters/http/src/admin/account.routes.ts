import type {
  CreateUser,
  DeleteUser,
  DisableUser,
  EnableUser,
  IssueToken,
  ListUsers,
} from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { jsonBody } from "../framework/request-body.ts";
import { ACCOUNT_EXAMPLE, TOKEN_EXAMPLE } from "./account.examples.ts";
import { presentAccount, presentToken } from "./account.presenter.ts";
import {
  account,
  accountPage,
  accountParams,
  createAccountBody,
  deletedAccount,
  issuedToken,
  issueTokenBody,
  listAccountsQuery,
} from "./account.schemas.ts";
import { ADMIN_ROUTE } from "./admin-route.ts";

/** What the routes about accounts call. */
export type AccountUseCases = {
  readonly createUser: CreateUser;
  readonly listUsers: ListUsers;
  readonly disableUser: DisableUser;
  readonly enableUser: EnableUser;
  readonly deleteUser: DeleteUser;
  readonly issueToken: IssueToken;
};

const NEEDS_ROLE =
  "Needs a token with the role `admin`, without which the answer is 403, whatever else is sent, and is kept on record.";
const USUAL_LIFETIME_SECONDS = 3_600;

/** Accounts, for administrators; `maxLifetimeSeconds` is for how long a token may be good. */
export function accountRoutes(
  useCases: AccountUseCases,
  maxLifetimeSeconds: number,
): readonly Route[] {
  const usualLifetimeSeconds = Math.min(USUAL_LIFETIME_SECONDS, maxLifetimeSeconds);
  return [
    defineRoute({
      ...ADMIN_ROUTE,
      method: "post",
      path: "/api/admin/users",
      idempotencyKey: "with_the_work",
      summary: "Let somebody in",
      description: NEEDS_ROLE,
      body: jsonBody(createAccountBody, { email: "mei@example.org", name: "Mei" }),
      response: {
        status: 201,
        description: "The user.",
        schema: account,
        example: ACCOUNT_EXAMPLE,
        headers: {
          Location: {
            description: "Under which the user is managed.",
            value: ({ id }) => `/api/admin/users/${id}`,
          },
        },
      },
      errors: ["role_missing", "user_exists", "email_taken"],
      handler: async ({ body, caller }) =>
        presentAccount(await useCases.createUser.execute(body, caller)),
    }),
    defineRoute({
      ...ADMIN_ROUTE,
      method: "get",
      path: "/api/admin/users",
      summary: "List the users, oldest first",
      description: NEEDS_ROLE,
      query: listAccountsQuery,
      response: {
        status: 200,
        description: "A page of users.",
        schema: accountPage,
        example: { users: [ACCOUNT_EXAMPLE], total: 1, limit: 20, offset: 0 },
      },
      errors: ["role_missing"],
      handler: async ({ query, caller }) => {
        const { email, limit, offset } = query;
        const page = { limit, offset };
        const { users, total } = await useCases.listUsers.execute(page, caller, email);
        return { users: users.map(presentAccount), total, limit, offset };
      },
    }),
    defineRoute({
      ...ADMIN_ROUTE,
      method: "post",
      path: "/api/admin/users/{user_id}/disable",
      summary: "Refuse the tokens of a user; the data stays",
      description: `${NEEDS_ROLE} The body is not read.`,
      params: accountParams,
      response: {
        status: 200,
        description: "The user, disabled.",
        schema: account,
        example: {
          ...ACCOUNT_EXAMPLE,
          status: "disabled",
          disabled_at: "2026-03-02T08:00:00.000Z",
        },
      },
      errors: ["role_missing", "user_not_found"],
      handler: async ({ params, caller }) =>
        presentAccount(await useCases.disableUser.execute(params.user_id, caller)),
    }),
    defineRoute({
      ...ADMIN_ROUTE,
      method: "post",
      path: "/api/admin/users/{user_id}/enable",
      summary: "Accept the tokens of a disabled user again",
      description: `${NEEDS_ROLE} The body is not read.`,
      params: accountParams,
      response: {
        status: 200,
        description: "The user, enabled.",
        schema: account,
        example: ACCOUNT_EXAMPLE,
      },
      errors: ["role_missing", "user_not_found"],
      handler: async ({ params, caller }) =>
        presentAccount(await useCases.enableUser.execute(params.user_id, caller)),
    }),
    defineRoute({
      ...ADMIN_ROUTE,
      method: "delete",
      path: "/api/admin/users/{user_id}",
      summary: "Erase a user and everything that is stored of them",
      description: `${NEEDS_ROLE} At once and for good. Tokens that were issued until then stay refused.`,
      params: accountParams,
      response: {
        status: 200,
        description: "The user is gone.",
        schema: deletedAccount,
        example: { message: ERASED, id: ACCOUNT_EXAMPLE.id },
      },
      errors: ["role_missing", "user_not_found"],
      handler: async ({ params, caller }) => {
        await useCases.deleteUser.execute(params.user_id, caller);
        return { message: ERASED, id: params.user_id };
      },
    }),
    defineRoute({
      ...ADMIN_ROUTE,
      method: "post",
      path: "/api/admin/users/{user_id}/tokens",
      summary: "Make a token for a user",
      description: `${NEEDS_ROLE} Only where the service signs tokens itself (\`JWT_SECRET\`).`,
      params: accountParams,
      body: jsonBody(issueTokenBody, { ttl_seconds: 900, roles: [] }),
      response: {
        status: 201,
        description: "The token, which is told this once.",
        schema: issuedToken,
        example: TOKEN_EXAMPLE,
      },
      errors: ["role_missing", "user_not_found", "user_disabled", "tokens_made_elsewhere"],
      handler: async ({ params, body, caller }) => {
        const wanted = {
          userId: params.user_id,
          roles: [...new Set(body.roles ?? [])],
          lifetimeSeconds: body.ttl_seconds ?? usualLifetimeSeconds,
        };
        return presentToken(await useCases.issueToken.execute(wanted, caller));
      },
    }),
  ];
}

const ERASED = "The user and everything stored of them were erased.";
