/** What is written of an error. */
export type ErrorFields = {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  /** Such as `ECONNREFUSED`, a SQLSTATE, or the code of a broken rule. */
  readonly code?: string;
  readonly cause?: ErrorFields;
};

const MESSAGE_LENGTH = 1_000;
const CAUSE_DEPTH = 3;

/**
 * The name, message and stack of an error. Nothing else is copied, since errors carry statements,
 * parameters and rows in properties of their own.
 */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { name: "NotAnError", message: `a ${typeof error}` };
  const message = safeMessage(error).slice(0, MESSAGE_LENGTH);
  const code = textProperty(error, "code");
  return {
    name: error.name,
    message,
    ...(error.stack === undefined ? {} : { stack: stackFrames(error.stack) }),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined || depth === CAUSE_DEPTH
      ? {}
      : { cause: errorFields(error.cause, depth + 1) }),
  };
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
const URL_CREDENTIALS = /(:\/\/)[^\s/]*@/g;

function safeMessage(error: Error): string {
  const state = textProperty(error, "code");
  if (state !== undefined && SQLSTATE.test(state) && "severity" in error) {
    return databaseMessage(error, state);
  }
  return error.message.replace(URL_CREDENTIALS, "$1***@");
}

/** PostgreSQL quotes the values it dislikes in its messages, so only the names around them are kept. */
function databaseMessage(error: Error, state: string): string {
  const names = ["table", "column", "constraint"].flatMap((kind) => {
    const name = textProperty(error, kind);
    return name === undefined ? [] : [`${kind} ${name}`];
  });
  return [`PostgreSQL error ${state}`, ...names].join(", ");
}

/** The frames alone: a stack begins with the message. */
function stackFrames(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

function textProperty(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : undefined;
}
