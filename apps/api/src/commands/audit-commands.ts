import { ListSecurityEvents } from "@health-exercise/application";
import type { UserId } from "@health-exercise/domain/user";
import { resolve } from "../composition/token.ts";
import { type CommandContext, withUseCases } from "./command-context.ts";
import { type CommandResult, tableOf } from "./command-result.ts";

type AuditOptions = { readonly user?: UserId; readonly limit: number };

/** Shows the security events, latest first. */
export function listAudit(
  context: CommandContext,
  { user, limit }: AuditOptions,
): Promise<CommandResult> {
  return withUseCases(context, async (container) => {
    const subject = user === undefined ? undefined : { userId: user };
    const page = { limit, offset: 0 };
    const events = await resolve(container, ListSecurityEvents).execute(subject, page);
    const rows = events.map(({ at, kind, outcome, who, actor }) => [
      at.toISOString(),
      kind,
      outcome,
      who,
      actor ?? "-",
    ]);
    return {
      text:
        rows.length === 0
          ? "There are no security events."
          : tableOf(["AT", "EVENT", "OUTCOME", "WHO", "BY"], rows),
      json: { events: events.map((event) => ({ ...event, at: event.at.toISOString() })) },
    };
  });
}
