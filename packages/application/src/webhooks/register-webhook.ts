import { invalidField, type WebhookId } from "@health-exercise/domain/user";
import type { NewWebhook, WebhookRepository } from "@health-exercise/ports-repositories";
import type {
  Clock,
  IdGenerator,
  WebhookSecrets,
  WebhookSender,
} from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";
import { type Administrator, requireAuthority } from "../user/administration.ts";

export type RegisterWebhookInput = Pick<NewWebhook, "url" | "events">;

/** An endpoint with the secret that is told this once. */
export type RegisteredWebhook = Omit<NewWebhook, "sealedSecret"> & { readonly secret: string };

/** Every change of a log asks all of them whether they want to know (design value). */
const MOST_WEBHOOKS = 20;

/**
 * Lets another system know of what happens from now on.
 * @throws DomainError `role_missing`, `invalid_input` for a URL that nothing is ever sent to, `quota_exceeded`.
 */
export class RegisterWebhook {
  readonly #webhooks: WebhookRepository;
  readonly #secrets: WebhookSecrets;
  readonly #sender: Pick<WebhookSender, "whyRefused">;
  readonly #log: SecurityLog;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(
    webhooks: WebhookRepository,
    secrets: WebhookSecrets,
    sender: Pick<WebhookSender, "whyRefused">,
    log: SecurityLog,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.#webhooks = webhooks;
    this.#secrets = secrets;
    this.#sender = sender;
    this.#log = log;
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute(
    { url, events }: RegisterWebhookInput,
    by: Administrator,
  ): Promise<RegisteredWebhook> {
    return this.#log.keep("webhook_registered", { userId: by.userId }, async () => {
      requireAuthority(by);
      const reason = this.#sender.whyRefused(url);
      if (reason !== undefined) throw invalidField("url", reason);
      const id = this.#ids.newId() as WebhookId;
      const { secret, sealedSecret } = this.#secrets.makeSecret(id);
      const webhook = { id, url, events: [...new Set(events)], createdAt: this.#clock.now() };
      await this.#webhooks.insertWebhook({ ...webhook, sealedSecret }, MOST_WEBHOOKS);
      return { ...webhook, secret };
    });
  }
}
