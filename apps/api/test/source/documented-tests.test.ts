import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const textOf = (file: string) => readFileSync(`${ROOT}${file}`, "utf8");

/** The paths of tests that a page names in code. */
const testsIn = (page: string) => textOf(page).match(/(?<=`)[\w./-]+\.test\.ts(?=`)/g) ?? [];

describe.each([
  ["docs/security.md", 30],
  ["docs/privacy.md", 8],
])("%s", (page, least) => {
  it("names tests that exist", () => {
    const tests = testsIn(page);
    expect(tests.length).toBeGreaterThan(least);
    expect(tests.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  });

  it("links to pages and headings that exist", () => {
    const links = [...textOf(page).matchAll(/\]\(([\w./-]+\.md)?(?:#([\w-]+))?\)/g)];
    const missing = links.filter(([, file, heading]) => {
      const target = file === undefined ? page : `docs/${file}`;
      if (!existsSync(`${ROOT}${target}`)) return true;
      return heading !== undefined && !headingsOf(textOf(target)).has(heading);
    });
    expect(links.length).toBeGreaterThan(2);
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

/** A test is one of security when a word of its name is, or the folder that it is in. */
const OF_SECURITY =
  /(?:security|secret|token|authentication|sign-out|inactive|unprivileged|hostile|unsafe|untrusted|injection|leak|erasure|address|external-model|minimum-age|quota|rate-limit)(?:[^/]*\.test\.ts$|\/)/;

/** Tests that are called so for another reason. */
const OF_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  "apps/api/test/composition/token.test.ts": "names of dependencies, which Inversify calls tokens",
};

describe("the tests of security", () => {
  const tests = globSync(["apps/*/test/**/*.test.ts", "packages/**/test/**/*.test.ts"], {
    cwd: ROOT,
    exclude: ["**/node_modules/**"],
  });

  it("stand on the page of security or on that of privacy, each of them", () => {
    const named = new Set(["docs/security.md", "docs/privacy.md"].flatMap(testsIn));
    const ofSecurity = tests.filter((path) => OF_SECURITY.test(path));
    expect(ofSecurity.length).toBeGreaterThan(25);
    const missing = ofSecurity.filter((path) => !named.has(path) && !OF_SOMETHING_ELSE[path]);
    expect(missing).toEqual([]);
  });

  it("are told from those that are only called so, all of which exist", () => {
    const others = Object.keys(OF_SOMETHING_ELSE);
    expect(others.filter((path) => !OF_SECURITY.test(path) || !tests.includes(path))).toEqual([]);
  });
});

describe("docs/privacy.md", () => {
  it("tells of every table that holds something of people", () => {
    const tables = globSync("packages/adapters/postgres/src/migrations/*.ts", { cwd: ROOT })
      .flatMap((file) => [...textOf(file).matchAll(/create table (?:if not exists )?(\w+)/g)])
      .map(([, name]) => name ?? "");
    // What the operator brings in, and what is named as a whole.
    const ofPeople = tables.filter((name) => !name.startsWith("knowledge_"));
    const page = textOf("docs/privacy.md");
    expect(ofPeople.length).toBeGreaterThan(10);
    expect(ofPeople.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

/** Headings as links name them. */
function headingsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? "");
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, "")
        .replaceAll(" ", "-"),
    ),
  );
}
