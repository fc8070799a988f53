import { createHash } from "node:crypto";

/** More texts than this service has; a larger number means that some text is made from values. */
const MOST_NAMES = 500;

const nameByText = new Map<string, string>();

/**
 * The name under which PostgreSQL keeps the plan of a statement: the same for the same text, in every process.
 * Undefined once there are too many texts, because each connection would have to keep a plan for every one.
 */
export function statementName(text: string): string | undefined {
  const known = nameByText.get(text);
  if (known !== undefined || nameByText.size >= MOST_NAMES) return known;
  const name = `hec_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
  nameByText.set(text, name);
  return name;
}
