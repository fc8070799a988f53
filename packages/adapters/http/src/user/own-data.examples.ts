import type { z } from "zod";
import {
  type erasure,
  OWN_DATA_FORMAT,
  OWN_DATA_VERIFICATION,
  OWN_DATA_VERSION,
  type ownDataDocumentSchema,
  type signOut,
} from "./own-data.schemas.ts";

const USER_ID = "01980c1d-0000-7000-8000-000000000001";

/** The section of somebody without such records. */
const EMPTY = {
  count: 0,
  sha256: "4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
};

export const OWN_DATA_EXAMPLE: z.output<typeof ownDataDocumentSchema> = {
  format: OWN_DATA_FORMAT,
  version: OWN_DATA_VERSION,
  user_id: USER_ID,
  exported_at: "2026-03-02T08:00:00.000Z",
  data: {
    account: [
      {
        id: USER_ID,
        email: null,
        name: "Mei",
        disabled_at: null,
        created_at: "2026-03-01T09:30:00.000Z",
      },
    ],
    user_identities: [],
    profile: [],
    companion: [],
    sport_logs: [],
    sport_tracks: [],
    exercise_schemes: [],
    exercise_goals: [],
    chat_requests: [],
    idempotency_keys: [],
    safety_incidents: [],
    safety_reviews: [],
    chat_messages: [],
    chat_sessions: [],
    chat_notes: [],
    webhook_deliveries: [],
    rate_limits: [],
  },
  manifest: {
    sections: {
      account: {
        count: 1,
        sha256: "ed35ec76c1a1859e5c989a96001525dc808c2951d4c262b4e99b3e84a2b8215a",
      },
      user_identities: EMPTY,
      profile: EMPTY,
      companion: EMPTY,
      sport_logs: EMPTY,
      sport_tracks: EMPTY,
      exercise_schemes: EMPTY,
      exercise_goals: EMPTY,
      chat_requests: EMPTY,
      idempotency_keys: EMPTY,
      safety_incidents: EMPTY,
      safety_reviews: EMPTY,
      chat_messages: EMPTY,
      chat_sessions: EMPTY,
      chat_notes: EMPTY,
      webhook_deliveries: EMPTY,
      rate_limits: EMPTY,
    },
    verification: OWN_DATA_VERIFICATION,
  },
};

export const ERASURE_EXAMPLE: z.output<typeof erasure> = {
  message: "The account and everything stored of it were erased.",
  receipt: {
    receipt_id: "01980c1e-6f2a-7c39-9d0a-3f5b6a7c8d9e",
    erased_at: "2026-03-02T08:00:00.000Z",
    erased: {
      account: 1,
      user_identities: 0,
      profile: 1,
      companion: 1,
      sport_logs: 214,
      sport_tracks: 120,
      exercise_schemes: 2,
      exercise_goals: 1,
      chat_requests: 40,
      idempotency_keys: 12,
      chat_messages: 96,
      chat_sessions: 3,
      chat_notes: 4,
      webhook_deliveries: 2,
      rate_limits: 1,
    },
    unlinked: { safety_incidents: 0, safety_reviews: 0 },
  },
};

export const SIGN_OUT_EXAMPLE: z.output<typeof signOut> = {
  message: "Every token of this account that was issued until now is refused from now on.",
  signed_out_at: "2026-03-02T08:00:00.000Z",
};
