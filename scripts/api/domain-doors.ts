import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "../packages/published-packages.ts";

export const DOMAIN = join(ROOT, "packages/domain");
const NAME = "@health-exercise/domain";

/** One name that a door exports, with where it is declared. */
type DoorExport = { readonly name: string; readonly symbol: ts.Symbol };

/** A door of the domain: `sport`, imported as `@health-exercise/domain/sport`. */
export type Door = { readonly name: string; readonly exports: readonly DoorExport[] };

/** The doors of the built domain, read as a compiler that imports them reads them. */
export type DomainDoors = { readonly doors: readonly Door[]; readonly checker: ts.TypeChecker };

/** Reads the declarations that `tsc -b` wrote, so that inferred types stand there in full. */
export function readDomainDoors(): DomainDoors {
  const manifest = JSON.parse(readFileSync(join(DOMAIN, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, { readonly types: string }>>;
  };
  const entries = Object.entries(manifest.exports).map(([path, { types }]) => ({
    name: path.slice(2),
    file: join(DOMAIN, types),
  }));
  const missing = entries.find(({ file }) => !existsSync(file));
  if (missing !== undefined) throw new Error(`${NAME}/${missing.name} is not built`);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      types: [],
      noEmit: true,
    },
  );
  const checker = program.getTypeChecker();
  const doors = entries.map(({ name, file }) => ({
    name,
    exports: exportsOf(program, checker, file),
  }));
  return { doors, checker };
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): DoorExport[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, symbol: aliased(checker, symbol) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** What an imported or exported name stands for. */
export function aliased(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Every symbol that some door exports. */
export function exportedSymbols({ doors }: DomainDoors): ReadonlySet<ts.Symbol> {
  return new Set(doors.flatMap((door) => door.exports.map(({ symbol }) => symbol)));
}
