import { WRITINGS, type WrittenText } from "../../language/writing.ts";

/** Whether a reply begins with a text of the service's own, in whatever writing. */
export function begins(reply: string, text: WrittenText): boolean {
  return WRITINGS.some((writing) => reply.startsWith(text[writing]));
}
