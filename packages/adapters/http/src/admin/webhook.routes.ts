import type {
  ListWebhooks,
  RegisterWebhook,
  RemoveWebhook,
  ReplaceWebhookSecret,
} from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { jsonBody } from "../framework/request-body.ts";
import { ADMIN_ROUTE } from "./admin-route.ts";
import {
  REGISTERED_WEBHOOK_EXAMPLE,
  REPLACED_SECRET_EXAMPLE,
  WEBHOOK_EXAMPLE,
} from "./webhook.examples.ts";
import { presentRegistered, presentReplaced, presentWebhook } from "./webhook.presenter.ts";
import {
  registeredWebhook,
  registerWebhookBody,
  removedWebhook,
  replacedSecret,
  webhookList,
  webhookParams,
} from "./webhook.schemas.ts";

/** What the routes about endpoints of other systems call. */
export type WebhookUseCases = {
  readonly registerWebhook: RegisterWebhook;
  readonly listWebhooks: ListWebhooks;
  readonly replaceWebhookSecret: ReplaceWebhookSecret;
  readonly removeWebhook: RemoveWebhook;
};

const NEEDS_ROLE =
  "Needs a token with the role `admin`: without it the answer is 403, whatever else is sent.";
const REMOVED = "The endpoint is told nothing more, and what waited for it is gone.";

/** Endpoints of other systems, for administrators. No answer with a secret is kept for a key of the request. */
export function webhookRoutes(useCases: WebhookUseCases): readonly Route[] {
  return [
    defineRoute({
      ...ADMIN_ROUTE,
      method: "post",
      path: "/api/admin/webhooks",
      summary: "Tell another system of what happens from now on",
      description: `${NEEDS_ROLE} Events are signed by the Standard Webhooks specification, and hold ids, kinds and times alone; the section \`webhooks\` of this document describes them.`,
      body: jsonBody(registerWebhookBody, {
        url: REGISTERED_WEBHOOK_EXAMPLE.url,
        events: REGISTERED_WEBHOOK_EXAMPLE.events,
      }),
      response: {
        status: 201,
        description: "The endpoint, with its secret.",
        schema: registeredWebhook,
        example: REGISTERED_WEBHOOK_EXAMPLE,
        headers: {
          Location: {
            description: "Under which the endpoint is managed.",
            value: ({ id }) => `/api/admin/webhooks/${id}`,
          },
        },
      },
      errors: ["role_missing", "quota_exceeded"],
      handler: async ({ body, caller }) =>
        presentRegistered(await useCases.registerWebhook.execute(body, caller)),
    }),
    defineRoute({
      ...ADMIN_ROUTE,
      method: "get",
      path: "/api/admin/webhooks",
      summary: "List the endpoints of other systems, and what waits for them",
      description: NEEDS_ROLE,
      response: {
        status: 200,
        description: "The endpoints, without their secrets.",
        schema: webhookList,
        example: { webhooks: [WEBHOOK_EXAMPLE] },
      },
      errors: ["role_missing"],
      handler: async ({ caller }) => ({
        webhooks: (await useCases.listWebhooks.execute(caller)).map(presentWebhook),
      }),
    }),
    defineRoute({
      ...ADMIN_ROUTE,
      method: "post",
      path: "/api/admin/webhooks/{webhook_id}/secret",
      summary: "Give an endpoint another secret",
      description: `${NEEDS_ROLE} For a day events carry two signatures, by the new secret and by the one before. The body is not read.`,
      params: webhookParams,
      response: {
        status: 200,
        description: "The new secret.",
        schema: replacedSecret,
        example: REPLACED_SECRET_EXAMPLE,
      },
      errors: ["role_missing", "webhook_not_found"],
      handler: async ({ params, caller }) =>
        presentReplaced(await useCases.replaceWebhookSecret.execute(params.webhook_id, caller)),
    }),
    defineRoute({
      ...ADMIN_ROUTE,
      method: "delete",
      path: "/api/admin/webhooks/{webhook_id}",
      summary: "Tell another system nothing more",
      description: NEEDS_ROLE,
      params: webhookParams,
      response: {
        status: 200,
        description: "The endpoint is gone.",
        schema: removedWebhook,
        example: { message: REMOVED, id: WEBHOOK_EXAMPLE.id },
      },
      errors: ["role_missing", "webhook_not_found"],
      handler: async ({ params, caller }) => {
        await useCases.removeWebhook.execute(params.webhook_id, caller);
        return { message: REMOVED, id: params.webhook_id };
      },
    }),
  ];
}
