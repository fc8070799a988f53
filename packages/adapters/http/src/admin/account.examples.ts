import type { z } from "zod";
import type { account, issuedToken } from "./account.schemas.ts";

export const ACCOUNT_EXAMPLE: z.output<typeof account> = {
  id: "01980c1d-0000-7000-8000-000000000001",
  email: "mei@example.org",
  name: "Mei",
  status: "active",
  disabled_at: null,
  created_at: "2026-03-01T09:30:00.000Z",
};

export const TOKEN_EXAMPLE: z.output<typeof issuedToken> = {
  token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl",
  expires_at: "2026-03-02T08:15:00.000Z",
};
