import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SOURCES = ["packages/**/src/**/*.ts", "apps/*/src/**/*.ts"];

/** A regular expression, and where it stands. */
export type Pattern = { readonly place: string; readonly source: string; readonly flags: string };

/** Every pattern that stands in the source as a literal. */
export function literalPatterns(): Pattern[] {
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

/** Every pattern that the packages put together when they are loaded, or first used. */
export async function composedPatterns(): Promise<Pattern[]> {
  const patterns: Pattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags], newTarget) {
      // Behind the first line, and this.
      const caller = new Error("where").stack?.split("\n")[2] ?? "";
      const place = caller.match(/packages\/[^\s:?]+\/src\/[^\s:?]+/)?.[0];
      if (place !== undefined && typeof source === "string")
        patterns.push({ place: relative(".", place), source, flags: flags ?? "" });
      return Reflect.construct(target, [source, flags], newTarget);
    },
  });
  try {
    for (const door of domainDoors()) {
      await import(`@health-exercise/domain/${door}`);
    }
    await import("@health-exercise/adapter-http");
    const { inCommonWords, read } = await import("@health-exercise/domain/language");
    // Those of Cantonese are put together when somebody writes it.
    inCommonWords(read("佢哋今日去咗行山"));
  } finally {
    globalThis.RegExp = original;
  }
  return patterns;
}
