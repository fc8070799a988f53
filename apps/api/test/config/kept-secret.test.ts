import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readOrMakeSecret } from "../../src/config/kept-secret.ts";

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "kept-secret-"));
  file = join(directory, "data", "jwt-secret");
});

afterEach(() => rmSync(directory, { recursive: true }));

describe("readOrMakeSecret", () => {
  it("makes one secret for all who ask at once, readable by its owner alone", async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrMakeSecret(file)));
    expect(new Set(secrets).size).toBe(1);
    expect(Buffer.byteLength(secrets[0] ?? "")).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(directory, "data"))).toEqual(["jwt-secret"]);
  });

  it("finds the secret again", async () => {
    const secret = await readOrMakeSecret(file);
    expect(await readOrMakeSecret(file)).toBe(secret);
    expect(readFileSync(file, "utf8").trim()).toBe(secret);
  });

  it("says in a sentence what is wrong with the file or its directory", async () => {
    await readOrMakeSecret(file);
    writeFileSync(file, "short");
    await expect(readOrMakeSecret(file)).rejects.toThrow(/too short: remove the file/);
    await expect(readOrMakeSecret(join(file, "jwt-secret"))).rejects.toThrow(/ENOTDIR/);
  });
});
