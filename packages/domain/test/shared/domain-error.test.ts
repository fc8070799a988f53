import { expect, it } from "vitest";
import { DomainError, invalidField } from "../../src/shared/domain-error.ts";

it("names the field at fault in the message and in the issues", () => {
  const error = invalidField("sportEnd", "must not be before sportStart");
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe("DomainError");
  expect(error.code).toBe("invalid_input");
  expect(error.message).toContain("sportEnd");
  expect(error.issues).toEqual([{ path: "sportEnd", message: "must not be before sportStart" }]);
  expect(error.conflictingId).toBeUndefined();
});

it("has no issues and no record in the way unless they are given", () => {
  const error = new DomainError("no_active_log", "There is no session in progress.");
  expect(error.issues).toEqual([]);
  expect(error.conflictingId).toBeUndefined();
});
