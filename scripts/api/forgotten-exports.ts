import type ts from "typescript";
import { type DomainDoors, exportedSymbols } from "./domain-doors.ts";
import { namedSymbols } from "./named-symbols.ts";

/** Types that an exported signature uses and no door exports: others could not name what they get. */
export function forgottenExports(domain: DomainDoors): readonly string[] {
  const exported = exportedSymbols(domain);
  const forgotten = new Set<string>();
  for (const door of domain.doors) {
    for (const { name, symbol } of door.exports) {
      for (const type of unexportedTypes(domain.checker, symbol, exported, new Set())) {
        forgotten.add(`${door.name}: ${name} uses ${type}, which no door exports`);
      }
    }
  }
  return [...forgotten];
}

function unexportedTypes(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  exported: ReadonlySet<ts.Symbol>,
  seen: Set<ts.Symbol>,
): readonly string[] {
  if (seen.has(symbol)) return [];
  seen.add(symbol);
  return (symbol.declarations ?? []).flatMap((declaration) =>
    namedSymbols(checker, declaration).flatMap(({ symbol: named, byTypeof }) => {
      if (exported.has(named)) return [];
      // A table that only its keys are taken of need not leave; what its own type names is seen by others.
      return byTypeof ? unexportedTypes(checker, named, exported, seen) : [named.name];
    }),
  );
}
