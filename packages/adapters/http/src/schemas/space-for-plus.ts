/** Why a value is none that was sent with a plus sign in a query string or form. */
export const SPACE_FOR_PLUS =
  "has a space where a + is meant: in a query string or form a + has to be written as %2B";

/** A text as it was before its plus signs were read as spaces, which they are in a query string or form. */
export function withPlus(text: string): string {
  return text.replaceAll(" ", "+");
}
