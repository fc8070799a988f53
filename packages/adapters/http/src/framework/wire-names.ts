import { DomainError } from "@health-exercise/domain/user";
import { WIRE_NAMES } from "./wire-names.data.ts";

const FIELD = new RegExp(`\\b(?:${Object.keys(WIRE_NAMES).join("|")})\\b`, "g");

/** A text that names fields of the domain (`pauses.0.endDate`), with their names on the wire. */
export function inWireNames(text: string): string {
  return text.replace(FIELD, (field) => WIRE_NAMES[field as keyof typeof WIRE_NAMES]);
}

/** The error of a use case as it is told to a client: its fields are those of the request. */
export function errorInWireNames(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code !== "invalid_input") return error;
  return new DomainError(error.code, inWireNames(error.message), {
    issues: error.issues.map(({ path, message }) => ({
      path: inWireNames(path),
      message: inWireNames(message),
    })),
  });
}
