import {
  DomainError,
  invalidField,
  type SportLogId,
  type UserId,
} from "@health-exercise/domain/user";
import { z } from "zod";
import { defineRoute, type Route } from "../src/framework/define-route.ts";
import { fieldsBody, jsonBody } from "../src/framework/request-body.ts";
import { booleanText } from "../src/schemas/boolean-text.ts";
import { instant } from "../src/schemas/instant.ts";
import { list } from "../src/schemas/list.ts";
import { localDate } from "../src/schemas/local-date.ts";
import { decimalText, integer, integerText, number } from "../src/schemas/numbers.ts";
import { recordId, userIdInPath } from "../src/schemas/record-id.ts";
import { text } from "../src/schemas/text.ts";
import { timeZone } from "../src/schemas/time-zone.ts";

export const ALICE = "01980c1d-0000-7000-8000-00000000000a" as UserId;
/** Has a good token, but was deleted meanwhile. */
export const GHOST = "01980c1d-0000-7000-8000-00000000000d" as UserId;
export const LOG = "01980c1e-0000-7000-8000-000000000001" as SportLogId;
export const OPEN_LOG = "01980c1e-0000-7000-8000-000000000002";

/** What the handlers' first storage call does. */
function storageCall(userId: UserId): void {
  if (userId === GHOST) throw new DomainError("user_not_active", "The user is not active.");
}

const answer = z.object({ value: z.unknown() });

const ANSWER = {
  status: 200,
  description: "What was understood.",
  schema: answer,
  example: { value: 1 },
} as const;

const SPORT = {
  area: "sport",
  auth: "bearer",
  userCheck: "by_handler",
  invalidInput: 400,
  summary: "A sample",
  errors: [],
  response: ANSWER,
} as const;

const profile = z
  .object({
    display_name: z.string().nullable(),
    height_cm: z.number().nullable(),
    pauses: z.array(z.object({ start_date: z.string() })),
  })
  .meta({ id: "SampleProfile" });

/** Routes of every kind, for tests of what all routes have in common. */
export function sampleRoutes(release?: { readonly wait: () => Promise<void> }): Route[] {
  return [
    defineRoute({
      method: "put",
      path: "/api/profile",
      area: "user",
      summary: "Change one's profile",
      description: "Whole or in part.",
      auth: "bearer",
      userCheck: "by_handler",
      invalidInput: 422,
      body: jsonBody(
        z.object({
          display_name: text({ min: 1, max: 5, trim: true }).nullable().optional(),
          height_cm: number({ min: 50, max: 272 }).optional(),
          timezone: timeZone().optional(),
          user_context: z.record(z.string(), z.unknown()).optional(),
          pauses: list(
            z.object({
              start_date: localDate(),
              minutes: integer({ min: 0, max: 5 }).optional(),
            }),
            { max: 3 },
          ).default([]),
        }),
        { display_name: "Li" },
      ),
      response: {
        status: 200,
        description: "The profile.",
        schema: profile,
        example: { display_name: "Li", height_cm: 170, pauses: [] },
      },
      errors: ["changed_meanwhile"],
      handler: async ({ body, caller }) => {
        storageCall(caller.userId);
        return {
          display_name: body.display_name ?? null,
          height_cm: body.height_cm ?? null,
          pauses: body.pauses.map((pause) => ({ start_date: pause.start_date })),
        };
      },
    }),
    defineRoute({
      method: "get",
      path: "/api/profile",
      area: "user",
      summary: "Read one's profile",
      auth: "bearer",
      userCheck: "first",
      invalidInput: 422,
      response: {
        status: 200,
        description: "The profile.",
        schema: profile,
        example: { display_name: "Li", height_cm: 170, pauses: [] },
      },
      errors: ["profile_not_found"],
      handler: async () => {
        throw new DomainError("profile_not_found", "There is no profile yet.");
      },
    }),
    defineRoute({
      ...SPORT,
      method: "post",
      path: "/api/sport/log",
      body: jsonBody(z.object({ cal: integer({ min: 0, max: 20_000 }), iffinish: z.boolean() }), {
        cal: 1,
        iffinish: true,
      }),
      response: {
        status: 201,
        description: "The log.",
        schema: z.object({ log_id: z.string(), cal: z.int() }),
        example: { log_id: LOG, cal: 5 },
        headers: {
          Location: { description: "The log.", value: (log) => `/api/sport/log/${log.log_id}` },
        },
      },
      errors: ["active_log_exists"],
      handler: async ({ body, caller }) => {
        storageCall(caller.userId);
        if (!body.iffinish) {
          throw new DomainError("active_log_exists", "One is in progress.", {
            conflictingId: OPEN_LOG,
          });
        }
        return { log_id: LOG, cal: body.cal };
      },
    }),
    defineRoute({
      ...SPORT,
      method: "post",
      path: "/api/sport/log/custom",
      body: fieldsBody({
        text: z.object({
          sport_name: text({ min: 1, max: 100 }),
          sport_start: instant(),
          cal: integerText({ min: 0, max: 20_000 }),
          met: decimalText({ min: 0.9, max: 25 }).optional(),
          iffinish: booleanText().optional(),
        }),
        json: z.object({
          sport_name: text({ min: 1, max: 100 }),
          sport_start: instant(),
          cal: integer({ min: 0, max: 20_000 }),
          met: number({ min: 0.9, max: 25 }).optional(),
          iffinish: z.boolean().optional(),
        }),
        example: { sport_name: "Row", sport_start: "2026-03-02T07:30:00Z", cal: 90 },
      }),
      handler: async ({ body }) => ({
        value: { ...body, sport_start: body.sport_start.toISOString() },
      }),
    }),
    defineRoute({
      ...SPORT,
      method: "get",
      path: "/api/sport/log/{log_id}",
      params: z.object({ log_id: recordId<SportLogId>("sport_log_not_found", "No such log.") }),
      errors: ["sport_log_not_found", "sport_log_not_yours"],
      handler: async ({ params, caller }) => {
        storageCall(caller.userId);
        if (params.log_id !== LOG) {
          throw new DomainError("sport_log_not_yours", "The log is somebody else's.");
        }
        return { value: params.log_id };
      },
    }),
    defineRoute({
      ...SPORT,
      method: "put",
      path: "/api/sport/log/{log_id}",
      params: z.object({ log_id: recordId<SportLogId>("sport_log_not_found", "No such log.") }),
      body: jsonBody(z.object({ cal: integer({ min: 0, max: 20_000 }) }), { cal: 1 }),
      errors: ["sport_log_not_found"],
      handler: async ({ body }) => {
        throw invalidField("cal", `must not be ${body.cal > 5 ? "that much" : "that little"}`);
      },
    }),
    defineRoute({
      ...SPORT,
      method: "get",
      path: "/api/sport/schemes/user/{user_id}",
      params: z.object({ user_id: userIdInPath() }),
      errors: ["other_user"],
      handler: async ({ params, caller }) => {
        if (params.user_id !== caller.userId) {
          throw new DomainError("other_user", "These are somebody else's.");
        }
        return { value: [] };
      },
    }),
    defineRoute({
      ...SPORT,
      method: "get",
      path: "/api/sport/logs",
      query: z.object({
        limit: integerText({ min: 1, max: 100 }).default(20),
        start_date: localDate().optional(),
        exclude_custom: booleanText().optional(),
        timezone: timeZone().optional(),
        since: instant().optional(),
        name: z.string().optional(),
      }),
      handler: async ({ query }) => ({ value: query }),
    }),
    defineRoute({
      ...SPORT,
      method: "get",
      path: "/api/sport/broken",
      handler: async () => {
        throw new Error("secret of the inside");
      },
    }),
    defineRoute({
      ...SPORT,
      method: "get",
      path: "/api/sport/unreachable",
      handler: async () => {
        const cause = new Error("the way to storage");
        throw new DomainError("storage_unavailable", "Storage is away. Ask later.", {
          cause,
          retryAfterSeconds: 10,
        });
      },
    }),
    defineRoute({
      method: "get",
      path: "/api/safety/guidelines",
      area: "safety",
      summary: "Open to everybody",
      auth: "none",
      invalidInput: 422,
      query: z.object({
        user_age: integerText({ min: 0, max: 120 }).optional(),
        user_diseases: z.union([z.string(), z.array(z.string())]).optional(),
      }),
      response: ANSWER,
      errors: [],
      handler: async ({ query }) => {
        await release?.wait();
        return { value: query };
      },
    }),
  ];
}
