import { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { HttpError } from "../framework/http-error.ts";

/** Whether requests can be served: the database answers and has the tables this version needs. */
export type ReadinessCheck = {
  check(): Promise<"ready" | "unreachable" | "not_migrated">;
};

const NOT_READY_REASONS = {
  unreachable: "The database does not answer.",
  not_migrated: "The database has not been migrated to this version.",
} as const;

const COMMON = {
  method: "get",
  area: "operations",
  auth: "none",
  rateLimit: "none",
  invalidInput: 400,
} as const;

/** Whether the process, which is of `version`, answers, and whether it can serve requests. */
export function healthRoutes(
  readiness: ReadinessCheck,
  isShuttingDown: () => boolean,
  version: string,
): Route[] {
  return [
    defineRoute({
      ...COMMON,
      path: "/healthz",
      summary: "Is the process alive?",
      description: "Answers whatever becomes of the database.",
      response: {
        status: 200,
        description: "It is.",
        schema: z
          .object({
            status: z.literal("alive").describe("Always this: who does not answer is not."),
            version: z.string().describe("Of the service that answers."),
          })
          .meta({ id: "Liveness" }),
        example: { status: "alive", version: "0.1.0" },
      },
      errors: [],
      handler: () => ({ status: "alive" as const, version }),
    }),
    defineRoute({
      ...COMMON,
      path: "/readyz",
      summary: "Can requests be served?",
      description:
        "503 while the database does not answer or is not migrated, and while the service stops.",
      response: {
        status: 200,
        description: "They can.",
        schema: z
          .object({
            status: z.literal("ready").describe("Always this: what is not ready is a 503."),
          })
          .meta({ id: "Readiness" }),
        example: { status: "ready" },
      },
      errors: ["not_ready"],
      handler: async () => {
        if (isShuttingDown()) throw new HttpError("not_ready", "The service is shutting down.");
        const state = await readiness.check();
        if (state !== "ready") throw new HttpError("not_ready", NOT_READY_REASONS[state]);
        return { status: "ready" as const };
      },
    }),
  ];
}
