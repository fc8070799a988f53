import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PrefixProxy, startPrefixProxy } from "../support/prefix-proxy.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

type ApiDocument = { readonly servers: readonly { readonly url: string }[] };

const PREFIX = "/companion";
const PUBLIC_URL = "https://app.example/companion";

let database: TestDatabase;
/** Believes a proxy on this machine. */
let trusting: TestService;
/** Believes nobody, and is told by its settings. */
let told: TestService;
let plain: TestService;
let person: Person;
const proxies: PrefixProxy[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  trusting = await startTestService({ TRUST_PROXY: "127.0.0.1" }, database);
  told = await startTestService({ PUBLIC_URL: `${PUBLIC_URL}/` }, database);
  plain = await startTestService({}, database);
  person = await plain.person();
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  for (const service of [trusting, told, plain]) await service.stop();
  await database.drop();
});

async function proxyOf(
  service: TestService,
  strips: boolean,
  headers: Readonly<Record<string, string>> = {},
  prefix = PREFIX,
): Promise<PrefixProxy> {
  const proxy = await startPrefixProxy(service.url, { prefix, strips, headers });
  proxies.push(proxy);
  return proxy;
}

const SAYS = { "x-forwarded-prefix": PREFIX };
const authorized = () => ({ authorization: person.authorization });

/** Every address that a page names, as a browser reads it. */
const linksOf = (page: string, from: string) =>
  [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = ""]) => new URL(link, from).href);

describe.each([
  ["takes the prefix off and says so", () => proxyOf(trusting, true, SAYS), "/companion"],
  ["leaves the prefix and says so", () => proxyOf(trusting, false, SAYS), "/companion"],
  [
    "says so with a slash at the end",
    () => proxyOf(trusting, true, { "x-forwarded-prefix": "/companion/" }),
    "/companion",
  ],
  ["takes off what the settings name", () => proxyOf(told, true), PUBLIC_URL],
  ["leaves what the settings name", () => proxyOf(told, false), PUBLIC_URL],
] as const)("behind a proxy that %s", (_, startProxy, address) => {
  let base: string;
  beforeAll(async () => {
    base = (await startProxy()).url + PREFIX;
  });

  it("Location leads to what was made", async () => {
    const made = await fetch(`${base}/api/sport/log`, {
      method: "POST",
      headers: { ...authorized(), "content-type": "application/json" },
      body: JSON.stringify({
        sport_name: "Run",
        sport_start: "2026-03-01T07:00:00Z",
        cal: 200,
        iffinish: true,
      }),
    });
    const location = made.headers.get("location") ?? "";
    expect([made.status, location]).toEqual([201, expect.stringMatching(/^\/companion\/api\//)]);
    const found = await fetch(new URL(location, base), { headers: authorized() });
    expect([found.status, ((await found.json()) as { sport_name: string }).sport_name]).toEqual([
      200,
      "Run",
    ]);
  });

  it.each(["", "/", "/problems", "/problems/busy", "/docs", "/docs/"])(
    "every link of %s leads on",
    async (path) => {
      const from = `${base}${path}`;
      const page = await (await fetch(from)).text();
      const links = linksOf(page, from);
      expect(links.length).toBeGreaterThan(1);
      for (const link of new Set(links)) {
        expect([path, link, (await fetch(link)).status]).toEqual([path, link, 200]);
      }
    },
  );

  it("the reference finds its document, which says where the service is", async () => {
    const script = `${base}/docs/initializer.js`;
    const text = await (await fetch(script)).text();
    const [, relative = ""] =
      /url: new URL\("([^"]+)", document\.currentScript\.src\)/.exec(text) ?? [];
    const document = (await (await fetch(new URL(relative, script))).json()) as ApiDocument;
    expect(document.servers).toMatchObject([{ url: address }]);
  });

  it("a problem names the path that was asked for", async () => {
    const answer = await fetch(`${base}/api/sport/log/7?x=1`, { headers: authorized() });
    expect(await answer.json()).toMatchObject({
      status: 404,
      instance: "/companion/api/sport/log/7",
    });
    expect((await fetch(`${base}/nothing`)).status).toBe(404);
  });

  it("a repeated request is one, whichever way it comes", async () => {
    const start = (url: string) =>
      fetch(`${url}/api/chat/session`, {
        method: "POST",
        headers: { ...authorized(), "idempotency-key": `prefix-${base}` },
      });
    const [first, second] = [await start(base), await start(plain.url)];
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.headers.get("location")).toMatch(/^\/api\//);
  });
});

describe("a prefix", () => {
  const serverOf = async (url: string) =>
    ((await (await fetch(`${url}/openapi.json`)).json()) as ApiDocument).servers[0]?.url;

  it("is not believed of somebody who is no trusted proxy", async () => {
    const proxy = await proxyOf(plain, true, SAYS);
    expect(await serverOf(proxy.url + PREFIX)).toBe("/");
    expect(
      (await fetch(`${(await proxyOf(plain, false, SAYS)).url}${PREFIX}/healthz`)).status,
    ).toBe(404);
  });

  it.each([
    "//evil.example",
    "/a/../b",
    "/.",
    "/a//b",
    "evil",
    "/a?b",
    '/"><script>',
    "/a, /b",
    "/a b",
  ])("that could lead elsewhere is not believed of anybody: %s", async (prefix) => {
    const proxy = await proxyOf(trusting, true, { "x-forwarded-prefix": prefix });
    expect(await serverOf(proxy.url + PREFIX)).toBe("/");
    const home = await (await fetch(proxy.url + PREFIX)).text();
    expect(linksOf(home, "http://here.example/")).toContain("http://here.example/docs");
  });

  it("may be called as a path of the service", async () => {
    for (const strips of [true, false]) {
      const proxy = await proxyOf(trusting, strips, { "x-forwarded-prefix": "/api" }, "/api");
      const answer = await fetch(`${proxy.url}/api/api/sport/stats`, { headers: authorized() });
      expect([strips, answer.status]).toEqual([strips, 200]);
      expect((await fetch(`${proxy.url}/api/healthz`)).status).toBe(200);
    }
  });

  it("is not there where nobody names one", async () => {
    expect(await serverOf(plain.url)).toBe("/");
    expect((await fetch(`${plain.url}${PREFIX}/healthz`)).status).toBe(404);
    expect(await serverOf(told.url)).toBe(PUBLIC_URL);
  });
});
