import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gpx, stravaCsv } from "../support/activity-files.ts";
import { companion, run, temporaryDirectory } from "./child.ts";

const directory = temporaryDirectory();
const USER = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";
const bringIn = (...words: string[]) =>
  companion(directory.path, {}, "sport", "import", "--user", USER, ...words);

function write(name: string, content: string): string {
  writeFileSync(join(directory.path, name), content);
  return name;
}

afterAll(directory.remove);

describe("the import of activities by command", () => {
  // Keeps the embedded server running, so that every command only joins it.
  let service: ReturnType<typeof run>;

  beforeAll(async () => {
    service = run("main", directory.path, { PORT: "0" });
    await service.until(/Press Ctrl-C/);
    const made = await companion(directory.path, {}, "user", "create", "--id", USER);
    expect(made.code).toBe(0);
  });

  afterAll(async () => {
    service.process.kill("SIGTERM");
    expect(await service.exit).toBe(0);
  });

  it("takes in files, once", async () => {
    const csv = stravaCsv(
      ["Mar 2, 2026, 7:00:00 AM", "Run", "Run", 1_800],
      ["Mar 3, 2026, 7:00:00 AM", "Tuesday", "Kubb", 1_800],
      ["no date", "Run", "Run", 1_800],
    );
    const files = [write("a.csv", csv), write("a.gpx", gpx("2026-03-02T07:00:10Z"))];
    const first = await bringIn(...files, "--timezone", "Europe/Berlin", "--json");
    expect([first.code, first.json()]).toEqual([
      0,
      {
        imported: 2,
        duplicates: 1,
        completed: 0,
        unmapped: [{ type: "Kubb", count: 1 }],
        errors: [{ file: "a.csv", line: 4, message: expect.any(String) }],
        errors_omitted: 0,
        distances: { told: 2, computed: 0, unknown: 0 },
      },
    ]);
    const again = await bringIn(...files);
    expect([again.code, again.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^Not imported: a\.csv, line 4: .*\nNot in the catalogue: Kubb \(1\)\.\nActivities: 0 imported, 3 already there\.\n$/,
      ),
    ]);
  });

  it("fails where a file cannot be read, and the rest stays done", async () => {
    const good = write("b.gpx", gpx("2026-04-02T07:00:00Z"));
    const bad = write("bad.gpx", "<gpx>");
    const imported = await bringIn("missing.csv", ".", bad, good, "--json");
    const { errors, error, imported: count } = imported.json();
    expect([imported.code, count, error.code]).toEqual([1, 1, "files_not_imported"]);
    expect(errors).toEqual([
      { file: "missing.csv", message: "The file cannot be opened (ENOENT)." },
      { file: ".", message: "It is no file." },
      { file: "bad.gpx", message: expect.any(String) },
    ]);
    expect((await bringIn(good)).stdout).toBe("Activities: 0 imported, 1 already there.\n");
  });

  it("needs a user and a zone that exist", async () => {
    const stranger = USER.replace(/b$/, "c");
    const file = write("c.gpx", gpx("2026-05-02T07:00:00Z"));
    const refused = await companion(
      directory.path,
      {},
      ...["sport", "import", "--user", stranger, file, "--json"],
    );
    expect([refused.code, refused.json().error.code]).toEqual([1, "user_not_active"]);
    expect((await bringIn(file, "--timezone", "Mars/Base")).code).toBe(2);
    expect((await companion(directory.path, {}, "sport", "import", file)).code).toBe(2);
    expect((await bringIn()).code).toBe(2);
  });
});
