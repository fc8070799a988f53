import { isVisible } from "../shared/visible-text.ts";

/** How long the address and the name of a user may be, in characters. */
export const ACCOUNT_LIMITS = { email: 254, name: 100 } as const;

/** Control characters, line breaks of any kind, and what is left of broken text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD]/u;
const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@"(),:;<>[\\\]]{1,253}$/u;

/** What is asked of an address that `text` is not; undefined where it is one. */
export function whyNoEmail(text: string): string | undefined {
  if (text.length > ACCOUNT_LIMITS.email) {
    return `must have at most ${ACCOUNT_LIMITS.email} characters`;
  }
  const isDotted = text.split("@").every((part) => !/^\.|\.\.|\.$/.test(part));
  const isAddress = EMAIL.test(text) && isDotted && !UNPRINTABLE.test(text);
  return isAddress ? undefined : "must be an email address such as ann@example.org";
}

/** What is asked of the name of a user that `text`, without white space at its ends, is not; undefined where it is one. */
export function whyNoName(text: string): string | undefined {
  if (UNPRINTABLE.test(text)) return "must not have control characters or line breaks";
  const isUsual = isVisible(text) && [...text].length <= ACCOUNT_LIMITS.name;
  return isUsual ? undefined : `must have 1 to ${ACCOUNT_LIMITS.name} characters`;
}

const ROLE = /^[A-Za-z][\w.:-]{0,63}$/;

/** What is asked of a role that `text` is not; undefined where it is one. */
export function whyNoRole(text: string): string | undefined {
  return ROLE.test(text)
    ? undefined
    : "must have 1 to 64 letters, digits, dots, colons, dashes or underscores, and start with a letter";
}
