import type { Rereading } from "./deletions.ts";
import { ConnectionError } from "./problem.ts";
import { delayAfter, pause, REFUSED, type RetryPolicy } from "./retry.ts";

/** Gives a token; asked again with `wasRefused` when the service did not take the last one. */
export type TokenProvider = (asked: {
  readonly wasRefused: boolean;
}) => string | undefined | Promise<string | undefined>;

export type SendOptions = {
  readonly token: string | TokenProvider | undefined;
  readonly retry: RetryPolicy;
};

/** One try: sends with these headers and ends on the signal. */
export type Attempt = (authorization: string | undefined, signal: AbortSignal) => Promise<Response>;

export type Sending = {
  /** Whether it may be sent again when nobody knows what became of it. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | undefined;
  /** How an answer is read that follows a try of which nobody knows whether it was done. */
  readonly reread?: Rereading | undefined;
  /** How long the answer may take to begin. */
  readonly timeoutMs: number | undefined;
};

const NEVER = new AbortController().signal;

/**
 * Sends until there is an answer to go by: passing failures are tried again where that is safe, a token that is refused is
 * replaced once. @throws ConnectionError; the reason of the signal.
 */
export async function sendRepeatedly(
  attempt: Attempt,
  { isRepeatable, reread, signal = NEVER, timeoutMs }: Sending,
  { token, retry }: SendOptions,
): Promise<Response> {
  let wasRefused = false;
  let mayBeDone = false;
  for (let sent = 1; ; sent += 1) {
    const authorization = await authorizationBy(token, wasRefused);
    signal.throwIfAborted();
    const outcome = await within(timeoutMs, signal, (limited) => attempt(authorization, limited));
    if (outcome.response?.status === 401 && typeof token === "function" && !wasRefused) {
      wasRefused = true;
      await drop(outcome.response);
      sent -= 1;
      continue;
    }
    const delay = delayAfter(outcome.response, sent, isRepeatable, retry);
    if (delay === undefined) {
      const { response } = outcome;
      if (response !== undefined) {
        return mayBeDone && reread !== undefined ? reread(response) : response;
      }
      throw new ConnectionError("No answer came from the service.", { cause: outcome.error });
    }
    mayBeDone ||= outcome.response?.status !== REFUSED;
    if (outcome.response !== undefined) await drop(outcome.response);
    await pause(delay, signal);
  }
}

async function authorizationBy(
  token: SendOptions["token"],
  wasRefused: boolean,
): Promise<string | undefined> {
  const given = typeof token === "function" ? await token({ wasRefused }) : token;
  return given === undefined ? undefined : `Bearer ${given}`;
}

type Outcome = { readonly response?: Response; readonly error?: unknown };

/** What comes of a try, which is given up where no answer has begun in time. @throws The reason of the signal. */
async function within(
  timeoutMs: number | undefined,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Response>,
): Promise<Outcome> {
  const limit = new AbortController();
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => limit.abort(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  try {
    return { response: await run(AbortSignal.any([signal, limit.signal])) };
  } catch (error) {
    signal.throwIfAborted();
    return { error };
  } finally {
    clearTimeout(timer);
  }
}

/** Frees the connection of an answer that nobody reads. */
async function drop(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}
