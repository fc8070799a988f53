import type { WebhookId } from "@health-exercise/domain/user";
import type { WebhookRepository } from "@health-exercise/ports-repositories";
import type { Clock, WebhookSecrets } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";
import { type Administrator, requireAuthority } from "../user/administration.ts";

/** For so long events are signed by the secret before too, so that a receiver can change over (design value). */
const OVERLAP_MS = 86_400_000;

/** A new secret, told this once, and until when the one before is good as well. */
export type ReplacedSecret = {
  readonly id: WebhookId;
  readonly secret: string;
  readonly previousUntil: Date;
};

/** Gives an endpoint another secret. @throws DomainError `role_missing`, `webhook_not_found`. */
export class ReplaceWebhookSecret {
  readonly #webhooks: WebhookRepository;
  readonly #secrets: WebhookSecrets;
  readonly #log: SecurityLog;
  readonly #clock: Clock;

  constructor(
    webhooks: WebhookRepository,
    secrets: WebhookSecrets,
    log: SecurityLog,
    clock: Clock,
  ) {
    this.#webhooks = webhooks;
    this.#secrets = secrets;
    this.#log = log;
    this.#clock = clock;
  }

  async execute(id: WebhookId, by: Administrator): Promise<ReplacedSecret> {
    return this.#log.keep("webhook_secret_replaced", { userId: by.userId }, async () => {
      requireAuthority(by);
      const { secret, sealedSecret } = this.#secrets.makeSecret(id);
      const previousUntil = new Date(this.#clock.now().getTime() + OVERLAP_MS);
      await this.#webhooks.replaceWebhookSecret(id, sealedSecret, previousUntil);
      return { id, secret, previousUntil };
    });
  }
}
