import type { UserId, WebhookId } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { ListWebhooks } from "../../src/webhooks/list-webhooks.ts";
import { RegisterWebhook } from "../../src/webhooks/register-webhook.ts";
import { RemoveWebhook } from "../../src/webhooks/remove-webhook.ts";
import { ReplaceWebhookSecret } from "../../src/webhooks/replace-webhook-secret.ts";
import { aWorld } from "../support/a-world.ts";

const PAGE = { limit: 10, offset: 0 };
const WANTED = {
  url: "https://a.example/",
  events: ["account.erased", "sport.goal.reached", "account.erased"],
} as const;

/** An administrator, and somebody who is none. */
async function anAdministration() {
  const world = await aWorld();
  const { webhooks, securityEvents, securityLog, ids, clock, userId } = world;
  let made = 0;
  const secrets = {
    makeSecret: (id: WebhookId) => {
      made += 1;
      return { secret: `secret ${made} of ${id}`, sealedSecret: `sealed ${made}` };
    },
  };
  const sender = {
    whyRefused: (url: string) => (url.includes("private") ? "is private" : undefined),
  };
  const register = new RegisterWebhook(webhooks, secrets, sender, securityLog, ids, clock);
  return {
    ...world,
    register: (url: string, by: { userId: UserId; roles: readonly string[] }) =>
      register.execute({ ...WANTED, url }, by),
    list: new ListWebhooks(webhooks),
    replace: new ReplaceWebhookSecret(webhooks, secrets, securityLog, clock),
    remove: new RemoveWebhook(webhooks, securityLog),
    admin: { userId, roles: ["admin"] },
    nobody: { userId, roles: ["safety_reviewer"] },
    recorded: async () =>
      (await securityEvents.listSecurityEvents({ userId }, PAGE)).map(
        ({ kind, outcome }) => `${kind} ${outcome}`,
      ),
  };
}

describe("endpoints of other systems", () => {
  it("are registered, given another secret and removed by administrators, each on record", async () => {
    const { register, list, replace, remove, admin, clock, recorded } = await anAdministration();
    const { secret, ...webhook } = await register(WANTED.url, admin);
    expect(webhook).toMatchObject({ url: WANTED.url, createdAt: clock.now() });
    expect(webhook.events).toEqual(["account.erased", "sport.goal.reached"]);
    expect(secret).toBe(`secret 1 of ${webhook.id}`);
    const listed = await list.execute(admin);
    expect(listed).toEqual([expect.objectContaining(webhook)]);
    expect(JSON.stringify(listed)).not.toMatch(/secret|sealed/);
    expect(await replace.execute(webhook.id, admin)).toEqual({
      id: webhook.id,
      secret: `secret 2 of ${webhook.id}`,
      previousUntil: new Date("2026-03-05T12:00:00Z"),
    });
    await remove.execute(webhook.id, admin);
    expect(await list.execute(admin)).toEqual([]);
    expect(await recorded()).toEqual([
      "webhook_removed done",
      "webhook_secret_replaced done",
      "webhook_registered done",
    ]);
  });

  it("are nobody else's business: that they tried is on record", async () => {
    const { register, list, replace, remove, admin, nobody, recorded } = await anAdministration();
    const { id } = await register(WANTED.url, admin);
    const attempts = [
      () => register(WANTED.url, nobody),
      () => replace.execute(id, nobody),
      () => remove.execute(id, nobody),
      () => list.execute(nobody),
    ];
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({ code: "role_missing" });
    }
    expect(await list.execute(admin)).toHaveLength(1);
    expect((await recorded()).slice(0, 3)).toEqual([
      "webhook_removed refused",
      "webhook_secret_replaced refused",
      "webhook_registered refused",
    ]);
  });

  it("are refused where nothing is ever sent to, with the reason, and beyond twenty", async () => {
    const { register, list, admin } = await anAdministration();
    await expect(register("https://private.example/", admin)).rejects.toMatchObject({
      code: "invalid_input",
      issues: [{ path: "url", message: "is private" }],
    });
    for (let each = 0; each < 20; each += 1) await register(WANTED.url, admin);
    await expect(register(WANTED.url, admin)).rejects.toMatchObject({ code: "quota_exceeded" });
    expect(await list.execute(admin)).toHaveLength(20);
  });
});
