import {
  ACCOUNT_LIMITS,
  type UserId,
  whyNoEmail,
  whyNoName,
  whyNoRole,
} from "@health-exercise/domain/user";
import { z } from "zod";
import { list } from "../schemas/list.ts";
import { nullAsAbsent } from "../schemas/null-as-absent.ts";
import { integer } from "../schemas/numbers.ts";
import { pageQuery } from "../schemas/page-query.ts";
import { recordId } from "../schemas/record-id.ts";
import { countOut, idOut, instantOut } from "../schemas/response-values.ts";
import { SPACE_FOR_PLUS, withPlus } from "../schemas/space-for-plus.ts";
import { text } from "../schemas/text.ts";
import { uuid } from "../schemas/uuid.ts";

const MOST_ROLES = 20;
/** A leap year: no token is good for longer. */
const LONGEST_SECONDS = 366 * 86_400;

/** Text that nothing speaks against. */
const told = (whyNot: (value: string) => string | undefined, max: number) =>
  text({ min: 1, max, trim: true }).superRefine((value, context) => {
    const message = whyNot(value);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

const email = told(whyNoEmail, ACCOUNT_LIMITS.email);

/** Addresses with a plus sign are common, and nobody sees what became of it on the way. */
const emailInQuery = told((value) => {
  const why = whyNoEmail(value);
  if (why === undefined) return undefined;
  return whyNoEmail(withPlus(value)) === undefined ? SPACE_FOR_PLUS : why;
}, ACCOUNT_LIMITS.email);

export const createAccountBody = z
  .object({
    id: nullAsAbsent(uuid<UserId>()).meta({
      description:
        "The id that tokens of an identity provider have as `sub`; a new one by default.",
    }),
    email: nullAsAbsent(email).meta({ description: "Of no other user; compared without case." }),
    name: nullAsAbsent(told(whyNoName, ACCOUNT_LIMITS.name)).meta({ description: "For people." }),
  })
  .meta({ id: "NewAccount" });

export const listAccountsQuery = z.object({
  email: emailInQuery.optional().meta({ description: "Whoever has this address, without case." }),
  ...pageQuery,
});

export const accountParams = z.object({
  user_id: recordId<UserId>("user_not_found", "There is no such user."),
});

export const account = z
  .object({
    id: idOut,
    email: z.string().nullable().meta({ description: "Null where none was told." }),
    name: z.string().nullable().meta({ description: "For people; null where none was told." }),
    status: z
      .enum(["active", "disabled"])
      .meta({ description: "Whether tokens of the user are accepted." }),
    disabled_at: instantOut
      .nullable()
      .meta({ description: "Since when tokens of the user are refused; null while they are not." }),
    created_at: instantOut,
  })
  .meta({ id: "Account" });

export const accountPage = z
  .object({
    users: z.array(account).meta({ description: "Oldest first." }),
    total: countOut,
    limit: countOut,
    offset: countOut,
  })
  .meta({ id: "AccountPage" });

export const deletedAccount = z
  .object({ message: z.string(), id: idOut })
  .meta({ id: "DeletedAccount" });

export const issueTokenBody = z
  .object({
    ttl_seconds: nullAsAbsent(integer({ min: 1, max: LONGEST_SECONDS })).meta({
      description:
        "For how long the token is good: an hour by default, `JWT_MAX_LIFETIME` at most.",
    }),
    roles: nullAsAbsent(list(told(whyNoRole, 64), { max: MOST_ROLES })).meta({
      description: "What the token lets its user do beside what everybody may; none by default.",
      examples: [["safety_reviewer"]],
    }),
  })
  .meta({ id: "NewToken" });

export const issuedToken = z
  .object({
    token: z.string().meta({ description: "To be sent as `Authorization: Bearer`." }),
    expires_at: instantOut.meta({ description: "Until when it is accepted." }),
  })
  .meta({ id: "IssuedToken" });
