import { DomainError, type DomainErrorCode, type InputIssue } from "@health-exercise/domain/user";
import type { z } from "zod";
import { expectationOf } from "./zod-messages.ts";

/** More than these help nobody and would let a small request make a large response. */
export const MAX_ISSUES = 20;
/** In code units; names of unknown fields come from the caller and can be of any length. */
const MAX_PATH_LENGTH = 100;

const PARSE_OPTIONS = { error: expectationOf } as const;

/** What is wrong with an input, gathered over its parts. */
export class InputFaults {
  readonly issues: InputIssue[] = [];
  readonly #notFound = new Map<string, DomainError>();

  /** The value that `schema` makes of `input`; undefined, and an issue, when it refuses it. */
  validate(schema: z.ZodType, input: unknown): unknown {
    const result = schema.safeParse(input, PARSE_OPTIONS);
    if (result.success) return result.data;
    for (const issue of result.error.issues.flatMap(withinNearestForm)) this.#add(issue);
    return undefined;
  }

  /** As `validate`, where the type of the schema is known. */
  parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> | undefined {
    return this.validate(schema, input) as z.output<Schema> | undefined;
  }

  /** What is told of it, each field once. */
  told(): readonly InputIssue[] {
    return onePerField(this.issues).slice(0, MAX_ISSUES);
  }

  /**
   * @throws DomainError `invalid_input` for a wrong shape, else the not-found code of an id that is none.
   */
  throwIfAny(): void {
    // Whatever a text holds that is no id, it is the id of nothing.
    const issues = this.issues.filter(({ path }) => !this.#notFound.has(path));
    if (issues.length > 0) {
      throw new DomainError("invalid_input", "The request is not valid; see errors.", {
        issues: onePerField(issues).slice(0, MAX_ISSUES),
      });
    }
    for (const notFound of this.#notFound.values()) throw notFound;
  }

  #add(issue: z.core.$ZodIssue): void {
    const notFound = issue.code === "custom" ? issue.params?.["notFound"] : undefined;
    const path = issue.path.join(".");
    if (notFound === undefined) this.issues.push({ path, message: issue.message });
    else this.#notFound.set(path, new DomainError(notFound as DomainErrorCode, issue.message));
  }
}

/** Where a value has the shape of just one of several forms, what is wrong within that form. */
function withinNearestForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const near = issue.errors.filter(
    (faults) => faults.length > 0 && faults.every(({ path }) => path.length > 0),
  );
  const [faults] = near;
  if (faults === undefined || near.length > 1) return [issue];
  return faults
    .map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }))
    .flatMap(withinNearestForm);
}

function onePerField(issues: readonly InputIssue[]): InputIssue[] {
  const byPath = new Map<string, InputIssue>();
  for (const issue of issues) {
    const path = shortened(issue.path);
    if (!byPath.has(path)) byPath.set(path, { ...issue, path });
  }
  return [...byPath.values()];
}

function shortened(path: string): string {
  // The cut may go through a pair of surrogates.
  return path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH).toWellFormed()}…` : path;
}
