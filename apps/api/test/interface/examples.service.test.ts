import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import {
  type IdentityProvider,
  signedBy,
  startIdentityProvider,
} from "../user/support/identity-provider.ts";

const example = (name: string) =>
  fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url));
const run = promisify(execFile);

let keys: IdentityProvider;
let provider: Server;
let issuer: string;
let service: TestService;
const children: ChildProcess[] = [];
/** The challenge of the person who has signed in last. */
let challenge: string | null = null;

const tokenOf = (sub: string) => {
  const iat = Math.floor(Date.now() / 1000);
  return signedBy(keys.rsa, { iss: issuer, sub, iat, exp: iat + 600, aud: "companion" });
};

/** A provider that signs everybody in as the same person, and gives a token to who knows the verifier. */
function startProvider(): Server {
  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    const send = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (pathname === "/.well-known/openid-configuration") {
      send(200, {
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
      });
    } else if (pathname === "/authorize") {
      challenge = searchParams.get("code_challenge");
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.search = `code=the-code&state=${searchParams.get("state")}`;
      response.writeHead(302, { location: String(back) }).end();
    } else {
      const form = new URLSearchParams((await request.toArray()).join(""));
      const proof = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (form.get("refresh_token") === "kept") send(200, { access_token: tokenOf("auth0|77aa") });
      else if (proof !== challenge || form.get("code") !== "the-code")
        send(400, { error: "invalid_grant" });
      else send(200, { access_token: tokenOf("auth0|64f1"), token_type: "Bearer" });
    }
  });
}

beforeAll(async () => {
  keys = await startIdentityProvider();
  provider = startProvider().listen(0, "127.0.0.1");
  await once(provider, "listening");
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  service = await startTestService({
    ...{ JWT_SECRET: "", JWT_JWKS_URL: keys.keySetUrl, JWT_ISSUER: issuer },
    ...{ JWT_AUDIENCE: "companion", USER_PROVISIONING: "first_token" },
  });
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await service.stop();
  await keys.close();
  provider.close();
  provider.closeAllConnections();
});

describe("the examples", () => {
  it("take first steps with curl, twice without a second session", async () => {
    const env = { ...process.env, TOKEN: tokenOf("ann") };
    for (let time = 0; time < 2; time += 1) {
      const { stdout } = await run("sh", [example("first-steps.sh"), service.url], { env });
      const [log, stats, reply] = stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(log).toMatchObject({ sport_name: "Morning run", duration_minutes: 35 });
      expect(stats).toMatchObject({ total_sessions: 1 });
      expect(reply.content).toContain("35 minutes");
    }
  });

  it("sign somebody in at an OpenID provider, and show what is theirs", async () => {
    const words = ["--issuer", issuer, "--client", "app", "--url", service.url, "--port", "0"];
    const child = spawn(process.execPath, [example("oidc-app.mjs"), ...words], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    const [line] = await once(createInterface(child.stdout), "line");
    const app = String(line).replace("Open ", "");
    const begun = await fetch(app, { redirect: "manual" });
    const cookie = begun.headers.get("set-cookie")?.split(";")[0] ?? "";
    const signedIn = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
    const back = signedIn.headers.get("location") ?? "";
    expect((await fetch(back)).status).toBe(400);
    const again = await fetch(app, { redirect: "manual" });
    const there = await fetch(again.headers.get("location") ?? "", { redirect: "manual" });
    const headers = { cookie: again.headers.get("set-cookie")?.split(";")[0] ?? cookie };
    const shown = await fetch(there.headers.get("location") ?? "", { headers });
    expect([shown.status, await shown.text()]).toEqual([200, "0 sessions, 0 minutes\n"]);
  });

  it("sign in, log, chat and read a list with the client", async () => {
    const app = example("typescript-app/app.ts");
    const signIn = ["--issuer", issuer, "--client", "app", "--refresh-token", "kept"];
    const words = ["--conditions=@health-exercise/source", app, "--url", service.url, ...signIn];
    const told: string[] = [];
    for (let time = 0; time < 3; time += 1) told.push((await run(process.execPath, words)).stdout);
    const [logged, reply, ...sessions] = (told.at(-1) ?? "").trim().split("\n");
    expect(logged).toBe("Logged: Evening run, 35 minutes.");
    expect(reply).toContain("35 minutes");
    // Of pages with two.
    expect(sessions).toHaveLength(3);
    for (const session of sessions) expect(session).toMatch(/ {2}Evening run {2}35 min$/);
  });

  it("replay workouts, and find the statistics that they make of the same file", async () => {
    const words = [example("replay-workouts.mjs"), example("workouts.csv"), "--url", service.url];
    const { stdout } = await run(process.execPath, [...words, "--token", tokenOf("replaying")]);
    expect(stdout).toMatch(/^replayed 24 workouts of /);
    expect(stdout).toMatch(
      /compared the statistics, \d+ months, \d+ active days, \d+ weeks: 0 differences\n$/,
    );
  });

  it("write the document as generators know it that are older", async () => {
    const { stdout } = await run(process.execPath, [example("openapi-3.0.mjs"), service.url], {
      maxBuffer: 2 ** 24,
    });
    const { openapi, paths } = JSON.parse(stdout);
    expect(openapi).toBe("3.0.3");
    expect(Object.keys(paths).length).toBe(new Set(service.routes.map(({ path }) => path)).size);
    const newer = /"(?:anyOf|const|propertyNames|contentMediaType)":|"type":(?:\[|"null")/u;
    expect(newer.exec(stdout)).toBeNull();
  });

  it("make a collection of every request", async () => {
    const { stdout } = await run(
      process.execPath,
      [example("postman-collection.mjs"), service.url],
      {
        maxBuffer: 2 ** 24,
      },
    );
    const { item }: { item: { item: { request: { method: string; url: { raw: string } } }[] }[] } =
      JSON.parse(stdout);
    const listed = item.flatMap((folder) =>
      folder.item.map(({ request: { method, url } }) => `${method} ${url.raw}`),
    );
    const served = service.routes.map(
      ({ method, path }) =>
        `${method.toUpperCase()} {{url}}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    );
    expect(listed.toSorted()).toEqual(served.toSorted());
  });
});
