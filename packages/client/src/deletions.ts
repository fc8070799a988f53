import type { Answer, PathsWith } from "./calls.ts";
import { type ProblemCode, problemFrom } from "./problem.ts";

type Deletion<Path extends PathsWith<"delete">> = {
  /** The code of the problem that there is no such thing. */
  readonly missing: ProblemCode;
  /** What the service tells when it has deleted one. */
  readonly told: (id: string) => Answer<Path, "delete">;
};

const message = "It was deleted.";

/** What is deleted one by one. Where all of a kind are, there is nothing to be missed, and an account is deleted once. */
const DELETIONS: {
  readonly [Path in PathsWith<"delete">]: Deletion<Path> | undefined;
} = {
  "/api/account": undefined,
  "/api/admin/users/{user_id}": { missing: "user_not_found", told: (id) => ({ message, id }) },
  "/api/admin/webhooks/{webhook_id}": {
    missing: "webhook_not_found",
    told: (id) => ({ message, id }),
  },
  "/api/chat/notes": undefined,
  "/api/chat/notes/{note_id}": {
    missing: "chat_note_not_found",
    told: () => ({ success: true, message }),
  },
  "/api/chat/session/{session_id}": {
    missing: "chat_session_not_found",
    told: () => ({ success: true, message }),
  },
  "/api/sport/goals/{goal_id}": {
    missing: "exercise_goal_not_found",
    told: (goal_id) => ({ message, goal_id }),
  },
  "/api/sport/log/{log_id}": {
    missing: "sport_log_not_found",
    told: (log_id) => ({ message, log_id }),
  },
  "/api/sport/schemes/{scheme_id}": {
    missing: "exercise_scheme_not_found",
    told: (scheme_id) => ({ message, scheme_id }),
  },
};

/** What an answer means that comes after a try of which nobody knows whether it was done. */
export type Rereading = (response: Response) => Promise<Response>;

/**
 * How the answer to a deletion is read whose earlier try may have been done: that there is no such thing says that it is gone,
 * which is what was asked for. A 404 of anybody else says nothing of the kind. Undefined for what is no deletion of one thing.
 */
export function rereadingOf(method: string, path: string, ids: object): Rereading | undefined {
  if (method !== "DELETE") return undefined;
  const deletion = (DELETIONS as Readonly<Record<string, Deletion<never> | undefined>>)[path];
  if (deletion === undefined) return undefined;
  const [id] = Object.values(ids);
  return async (response) => {
    if (response.status !== 404) return response;
    const copy = response.clone();
    const body = await copy.json().catch(() => undefined);
    if (problemFrom(body, response).code !== deletion.missing) return response;
    await response.body?.cancel();
    return Response.json(deletion.told(String(id)));
  };
}
