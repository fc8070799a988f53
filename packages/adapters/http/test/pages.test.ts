import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROBLEM_KINDS } from "../src/framework/problem-kinds.ts";
import { type RunningApp, startApp } from "./running-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ version: "4.5.6" });
});
afterAll(() => app.server.close());

async function page(path: string): Promise<string> {
  const response = await fetch(app.url + path, { redirect: "manual" });
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  return response.text();
}

/** Where the links of a page lead, as a browser finds out. */
function linksOf(html: string, path: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) =>
    String(new URL(link ?? "", app.url + path)),
  );
}

describe("the pages for people", () => {
  it("begin with one that says what this is, and leads on", async () => {
    const html = await page("/");
    expect(html).toContain("version 4.5.6");
    const links = linksOf(html, "/");
    expect(links).toHaveLength(5);
    for (const link of links) expect((await fetch(link)).status, link).toBe(200);
  });

  it("name every problem, with what to do about it", async () => {
    const links = linksOf(await page("/problems"), "/problems");
    expect(links).toEqual(
      Object.keys(PROBLEM_KINDS)
        .sort()
        .map((code) => `${app.url}/problems/${code}`),
    );
  });

  it.each(Object.entries(PROBLEM_KINDS))("explain %s", async (code, { title }) => {
    const path = `/problems/${code}`;
    const html = await page(path);
    expect(html).toContain(title);
    expect(html).toContain("What to do");
    expect(html).not.toMatch(/`|https?:/);
    for (const link of linksOf(html, path)) expect((await fetch(link)).status, link).toBe(200);
  });

  it("stand where the type of a problem leads", async () => {
    const response = await fetch(`${app.url}/api/nowhere`);
    const problem = (await response.json()) as { type: string; title: string };
    expect(await page(problem.type)).toContain(problem.title);
  });

  it("lead on behind a prefix of a proxy too", async () => {
    for (const path of ["/", "/problems", "/problems/busy"]) {
      expect(await page(path)).not.toMatch(/href="\//);
    }
  });

  it("are read alone", async () => {
    const response = await fetch(`${app.url}/problems/busy`, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect((await fetch(`${app.url}/problems/no_such_thing`)).status).toBe(404);
  });
});
