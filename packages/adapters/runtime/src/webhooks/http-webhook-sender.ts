import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type {
  Clock,
  WebhookAnswer,
  WebhookMessage,
  WebhookReply,
  WebhookSender,
  WebhookTarget,
} from "@health-exercise/ports-runtime";
import { pauseAskedFor } from "./pause-asked-for.ts";
import { postOnce } from "./post-once.ts";
import type { SealedWebhookSecrets } from "./sealed-webhook-secrets.ts";
import { signedHeaders } from "./signed-headers.ts";
import { allowedAddress, hostOf, whyRefused } from "./webhook-url.ts";

/** The addresses that a name stands for at this moment. */
type LookUp = (host: string) => Promise<readonly string[]>;

export type WebhookSenderOptions = {
  /** Whether messages may go to this machine and to private networks. */
  readonly allowsPrivate: boolean;
  /** How long everything may take that one attempt needs. */
  readonly timeoutMs: number;
  readonly lookUp?: LookUp;
};

const GONE = 410;

/** Sends signed messages over HTTP, to an address that was looked up for this attempt and judged before anything is sent to it. */
export class HttpWebhookSender implements WebhookSender {
  readonly #secrets: SealedWebhookSecrets;
  readonly #clock: Clock;
  readonly #options: WebhookSenderOptions;

  constructor(secrets: SealedWebhookSecrets, clock: Clock, options: WebhookSenderOptions) {
    this.#secrets = secrets;
    this.#clock = clock;
    this.#options = options;
  }

  whyRefused(url: string): string | undefined {
    return whyRefused(url, this.#options.allowsPrivate);
  }

  async send(target: WebhookTarget, message: WebhookMessage): Promise<WebhookReply> {
    if (this.whyRefused(target.url) !== undefined) return { answer: "not_allowed" };
    const signal = AbortSignal.timeout(this.#options.timeoutMs);
    try {
      return await this.#send(target, message, signal);
    } catch {
      return { answer: signal.aborted ? "timeout" : "unreachable" };
    }
  }

  async #send(
    { webhookId, url: text, sealedSecrets }: WebhookTarget,
    message: WebhookMessage,
    signal: AbortSignal,
  ): Promise<WebhookReply> {
    const url = new URL(text);
    const found = await orAborted(this.#addressesOf(hostOf(url)), signal);
    const address = allowedAddress(url, found, this.#options.allowsPrivate);
    if (address === undefined) return { answer: "not_allowed" };
    const secrets = sealedSecrets.flatMap(
      (sealed) => this.#secrets.openSecret(webhookId, sealed) ?? [],
    );
    if (secrets.length === 0) return { answer: "not_signed" };
    const headers = signedHeaders(message, this.#clock.now(), secrets);
    const posted = await postOnce({ url, address, headers, body: message.body, signal });
    const answer = answerOf(posted.status);
    if (answer !== "refused") return { answer };
    return { answer, retryAfterMilliseconds: pauseAskedFor(posted.retryAfter, this.#clock.now()) };
  }

  async #addressesOf(host: string): Promise<readonly string[]> {
    if (isIP(host) !== 0) return [host];
    return (this.#options.lookUp ?? lookUpAll)(host);
  }
}

function answerOf(status: number): WebhookAnswer {
  if (status === GONE) return "gone";
  return status >= 200 && status < 300 ? "accepted" : "refused";
}

async function lookUpAll(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}

/** A look-up cannot be ended; nobody waits for it any more. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}
