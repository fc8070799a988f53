import type { RetentionPolicy } from "@health-exercise/application";
import type { Quotas } from "@health-exercise/domain/user";
import type { VariableValues } from "./variables.ts";

/** What is bounded in number and time. */
export type Bounds = {
  readonly rateLimit: {
    readonly enabled: boolean;
    readonly windowSeconds: number;
    readonly perUser: number;
    readonly perAddress: number;
  };
  /** How much a request may bring that imports files. */
  readonly imports: {
    readonly milliseconds: number;
    readonly unpackedBytes: number;
    readonly allUnpackedBytes: number;
  };
  readonly lanes: {
    /** How many wait for their turn, of chats, of imports and of exports each. */
    readonly mostWaiting: number;
  };
  readonly retention: RetentionPolicy;
  /** How much one person may keep. */
  readonly quotas: Quotas;
};

const BYTES_PER_MEBIBYTE = 1_048_576;

/** The bounds that the settings ask for. */
export function boundsOf(values: VariableValues): Bounds {
  const unpackedBytes = (values.IMPORT_UNPACKED_MIB ?? 1_024) * BYTES_PER_MEBIBYTE;
  return {
    imports: {
      milliseconds: values.IMPORT_TIMEOUT_MS ?? 120_000,
      unpackedBytes,
      allUnpackedBytes: unpackedBytes,
    },
    rateLimit: {
      enabled: values.RATE_LIMIT ?? true,
      windowSeconds: values.RATE_LIMIT_WINDOW_SECONDS ?? 60,
      perUser: values.RATE_LIMIT_PER_USER ?? 600,
      perAddress: values.RATE_LIMIT_PER_ADDRESS ?? 300,
    },
    lanes: { mostWaiting: values.LANE_WAITING ?? 100 },
    retention: {
      deleted_records: values.RETENTION_DELETED_DAYS ?? 30,
      idempotency_keys: values.RETENTION_KEYS_DAYS ?? 30,
      chats: values.RETENTION_CHAT_DAYS ?? null,
      webhook_deliveries: values.RETENTION_EVENTS_DAYS ?? 7,
    },
    quotas: {
      logs: values.QUOTA_LOGS ?? 200_000,
      sessions: values.QUOTA_SESSIONS ?? 10_000,
      schemes: values.QUOTA_SCHEMES ?? 1_000,
      goals: values.QUOTA_GOALS ?? 100,
      bytes: values.QUOTA_BYTES ?? 1024 ** 3,
    },
  };
}
