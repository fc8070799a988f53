import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { checkSync, type Parameters } from "recheck";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SOURCES = ["packages/**/src/**/*.ts", "apps/*/src/**/*.ts"];
/** Searches are bounded by the steps that they take, and not by the clock, so that a busy machine finds the same. */
const PATIENT = {
  incubationTimeout: null,
  attackTimeout: null,
  // For what would hang: the longest search takes ten seconds.
  timeout: 600_000,
} satisfies Parameters;

type Pattern = { readonly place: string; readonly source: string; readonly flags: string };

/** Every pattern that stands in the source as a literal. */
function literalPatterns(): Pattern[] {
  return globSync(SOURCES, { cwd: ROOT, exclude: (name) => /node_modules|dist/.test(`${name}`) })
    .filter((file) => !file.endsWith(".data.ts"))
    .flatMap((file) => {
      const text = readFileSync(`${ROOT}${file}`, "utf8");
      const patterns: Pattern[] = [];
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf("/");
          const source = node.text.slice(1, end);
          patterns.push({ place: file, source, flags: node.text.slice(end + 1) });
        }
        ts.forEachChild(node, visit);
      };
      visit(tree);
      return patterns;
    });
}

function domainDoors(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(`${ROOT}packages/domain/package.json`, "utf8"));
  return Object.keys(exports).map((door) => door.slice("./".length));
}

/** Every pattern that the packages put together when they are loaded. */
async function composedPatterns(): Promise<Pattern[]> {
  const patterns: Pattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags], newTarget) {
      const place = new Error("where").stack?.match(/packages\/[^\s:?]+\/src\/[^\s:?]+/)?.[0];
      if (place !== undefined && typeof source === "string")
        patterns.push({ place: relative(".", place), source, flags: flags ?? "" });
      return Reflect.construct(target, [source, flags], newTarget);
    },
  });
  try {
    for (const door of domainDoors()) {
      await import(`@health-exercise/domain/${door}`);
    }
    await import("@health-exercise/adapter-knowledge");
  } finally {
    globalThis.RegExp = original;
  }
  return patterns;
}

const composed = await composedPatterns();
const unique = new Map(
  [...literalPatterns(), ...composed].map((each) => [`${each.source}/${each.flags}`, each]),
);

describe("patterns", () => {
  it("are found in the source and in what is put together", () => {
    expect(unique.size).toBeGreaterThan(40);
    expect(composed.length).toBeGreaterThan(3);
  });

  it("are open to catastrophic backtracking where nested repetitions meet: the check sees that", () => {
    expect(checkSync("(a+)+$", "", PATIENT).status).toBe("vulnerable");
    expect(checkSync("\\s+$", "", PATIENT).status).toBe("vulnerable");
    expect(checkSync("(?!x)\\s+$", "", PATIENT).status).toBe("vulnerable");
  });

  it.each([...unique.values()])("take linear time: $place $source", ({ source, flags }) => {
    const { status } = checkSync(source, flags, PATIENT);
    expect(status).toBe("safe");
  });
});
