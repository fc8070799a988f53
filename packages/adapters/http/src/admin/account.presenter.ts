import type { User } from "@health-exercise/domain/user";
import type { z } from "zod";
import type { account, issuedToken } from "./account.schemas.ts";

export function presentAccount(user: User): z.output<typeof account> {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    status: user.disabledAt === null ? "active" : "disabled",
    disabled_at: user.disabledAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
  };
}

/** A token of ours, with the end that it tells itself. */
export function presentToken(token: string): z.output<typeof issuedToken> {
  const [, claims = ""] = token.split(".");
  const { exp } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  return { token, expires_at: new Date(exp * 1_000).toISOString() };
}
