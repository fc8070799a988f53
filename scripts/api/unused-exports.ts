import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "../packages/published-packages.ts";
import type { DomainDoors } from "./domain-doors.ts";
import { namedSymbols } from "./named-symbols.ts";

/** Where a use of a door counts: code outside the domain, and examples that are written for others. */
const USERS = "{packages,apps,bench,examples,docs}/**/*.{ts,mjs,md}";
const IMPORTS = /import (?:type )?\{([^}]*)\} from "@health-exercise\/domain\/([^"]+)"/gu;

/**
 * What a door exports and nobody outside the domain uses: values that no code and no example imports, and types that are
 * not part of another export's signature either.
 */
export async function unusedExports(domain: DomainDoors): Promise<readonly string[]> {
  const imported = await importedNames();
  const signatures = typesInSignatures(domain);
  return domain.doors.flatMap((door) =>
    door.exports
      .filter(({ name, symbol }) => {
        if (imported.has(`${door.name}: ${name}`)) return false;
        return Boolean(symbol.flags & ts.SymbolFlags.Value) || !signatures.has(symbol);
      })
      .map(({ name }) => `${door.name}: nobody uses ${name}`),
  );
}

async function importedNames(): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const isBuilt = (path: string) =>
    /(^|\/)(node_modules|dist|api)$/u.test(path) && path !== "apps/api";
  for await (const file of glob(USERS, { cwd: ROOT, exclude: isBuilt })) {
    if (file.startsWith("packages/domain/test/")) continue;
    const text = (await readFile(join(ROOT, file), "utf8")).replace(/^ \* /gmu, "");
    for (const [, list = "", door] of text.matchAll(IMPORTS)) {
      for (const word of list.split(",")) {
        const name = word
          .trim()
          .replace(/^type /u, "")
          .split(" as ")[0];
        names.add(`${door}: ${name}`);
      }
    }
  }
  return names;
}

/** The types that exports name, other than themselves. */
function typesInSignatures({ doors, checker }: DomainDoors): ReadonlySet<ts.Symbol> {
  const named = new Set<ts.Symbol>();
  for (const { symbol } of doors.flatMap((door) => door.exports)) {
    for (const declaration of symbol.declarations ?? []) {
      for (const each of namedSymbols(checker, declaration)) {
        if (each.symbol !== symbol) named.add(each.symbol);
      }
    }
  }
  return named;
}
