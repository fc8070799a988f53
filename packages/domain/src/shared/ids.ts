declare const brand: unique symbol;

/** A text that is the id of one kind of record, so that no other kind's is taken for it. */
export type Id<Name extends string> = string & { readonly [brand]: Name };

/** The id of a user: a UUID in lower case. */
export type UserId = Id<"UserId">;
/** The id of a sport log: a UUIDv7 in lower case. */
export type SportLogId = Id<"SportLogId">;
/** The id of an exercise scheme: a UUIDv7 in lower case. */
export type ExerciseSchemeId = Id<"ExerciseSchemeId">;
/** The id of a goal: a UUIDv7 in lower case. */
export type ExerciseGoalId = Id<"ExerciseGoalId">;
/** The id of a safety incident: a UUIDv7 in lower case. */
export type SafetyIncidentId = Id<"SafetyIncidentId">;
/** The id of a chat session: a UUIDv7 in lower case. */
export type ChatSessionId = Id<"ChatSessionId">;
/** The id of a chat message: a UUIDv7 in lower case. */
export type ChatMessageId = Id<"ChatMessageId">;
/** The id of a note of chat: a UUIDv7 in lower case. */
export type ChatNoteId = Id<"ChatNoteId">;
/** The id of a companion: a UUIDv7 in lower case. */
export type CompanionId = Id<"CompanionId">;
/** The id of an endpoint that is told of events: a UUIDv7 in lower case. */
export type WebhookId = Id<"WebhookId">;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The UUID that `text` spells, in lower case; undefined when it spells none.
 *
 * @example
 * ```ts
 * import { parseUuid, type UserId } from "@health-exercise/domain/user";
 * console.log(parseUuid<UserId>("0198A7C2-5D1E-7B3A-9C4F-2E6D8A1B0C3D"));
 * // 0198a7c2-5d1e-7b3a-9c4f-2e6d8a1b0c3d
 * console.log(parseUuid("somebody")); // undefined
 * ```
 */
export function parseUuid<AnyId extends Id<string>>(text: string): AnyId | undefined {
  const lowered = text.toLowerCase();
  return UUID.test(lowered) ? (lowered as AnyId) : undefined;
}
