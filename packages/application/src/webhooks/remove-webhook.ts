import type { WebhookId } from "@health-exercise/domain/user";
import type { WebhookRepository } from "@health-exercise/ports-repositories";
import type { SecurityLog } from "../security/security-log.ts";
import { type Administrator, requireAuthority } from "../user/administration.ts";

/** Tells another system nothing more. @throws DomainError `role_missing`, `webhook_not_found`. */
export class RemoveWebhook {
  readonly #webhooks: WebhookRepository;
  readonly #log: SecurityLog;

  constructor(webhooks: WebhookRepository, log: SecurityLog) {
    this.#webhooks = webhooks;
    this.#log = log;
  }

  async execute(id: WebhookId, by: Administrator): Promise<void> {
    return this.#log.keep("webhook_removed", { userId: by.userId }, async () => {
      requireAuthority(by);
      await this.#webhooks.deleteWebhook(id);
    });
  }
}
