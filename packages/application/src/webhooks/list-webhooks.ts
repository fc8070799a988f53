import type { Webhook, WebhookRepository } from "@health-exercise/ports-repositories";
import { type Administrator, requireAuthority } from "../user/administration.ts";

/** Who is told of what happens, and what waits for them. @throws DomainError `role_missing`. */
export class ListWebhooks {
  readonly #webhooks: WebhookRepository;

  constructor(webhooks: WebhookRepository) {
    this.#webhooks = webhooks;
  }

  async execute(by: Administrator): Promise<readonly Webhook[]> {
    requireAuthority(by);
    return this.#webhooks.listWebhooks();
  }
}
