/** A structured event. Holds no message text, token, secret or health value. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes events for operators. */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** `error` is written with its name and stack, without values it may carry. */
  error(event: string, error: unknown, fields?: LogFields): void;
}
