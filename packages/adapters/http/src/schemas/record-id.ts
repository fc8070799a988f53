import { type DomainErrorCode, parseUuid, type UserId } from "@health-exercise/domain/user";
import { z } from "zod";

type AnyId = NonNullable<ReturnType<typeof parseUuid>>;

/**
 * The id of a record. A text that is no UUID names no record: it is answered with `notFound`, as an
 * unknown id is, and never as invalid input.
 */
export function recordId<Id extends AnyId>(notFound: DomainErrorCode, message: string) {
  return z
    .string()
    .transform((text, context): Id => {
      const id = parseUuid<Id>(text);
      if (id !== undefined) return id;
      context.addIssue({ code: "custom", message, params: { notFound } });
      return z.NEVER;
    })
    .meta({ format: "uuid", maxLength: 36 });
}

/** A user's id in a path; undefined when it is no UUID, so that whatever is not the caller's is refused alike. */
export function userIdInPath() {
  return z
    .string()
    .transform((text): UserId | undefined => parseUuid<UserId>(text))
    .meta({ format: "uuid", maxLength: 36 });
}
