import type { z } from "zod";

type RawIssue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  boolean: "must be true or false",
  object: "must be an object",
  record: "must be an object",
  array: "must be a list",
  null: "must be null",
};

const FORMATS: Readonly<Record<string, string>> = {
  date: "must be a day such as 2026-03-01",
  email: "must be an e-mail address",
  regex: "has a form that is not allowed",
  uuid: "must be a UUID",
  url: "must be a URL",
};

/** What a field must be, in plain words; never what it was. */
export function expectationOf(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return typeMessage(issue);
    case "too_small":
      return boundMessage(issue.origin, "at least", issue.minimum, issue.inclusive);
    case "too_big":
      return boundMessage(issue.origin, "at most", issue.maximum, issue.inclusive);
    case "invalid_value":
      if (issue.input === undefined) return "is required";
      return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return FORMATS[issue.format] ?? "has a form that is not allowed";
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_union":
      if (issue.input === undefined) return "is required";
      return "must have one of the forms described";
    default:
      return "is not valid";
  }
}

function typeMessage(issue: RawIssue & { readonly code: "invalid_type" }): string {
  if (issue.input === undefined) return "is required";
  // Texts come from query strings and forms too, where a name given twice makes a list.
  if (issue.expected === "string" && Array.isArray(issue.input))
    return "must be given once, as text";
  return KINDS[issue.expected] ?? "is not valid";
}

function boundMessage(
  origin: string,
  direction: "at least" | "at most",
  bound: number | bigint,
  inclusive = true,
): string {
  if (origin === "string") return `must have ${direction} ${bound} characters`;
  if (origin === "array" || origin === "set") return `must have ${direction} ${bound} items`;
  if (inclusive) return `must be ${direction} ${bound}`;
  return direction === "at least" ? `must be more than ${bound}` : `must be less than ${bound}`;
}
