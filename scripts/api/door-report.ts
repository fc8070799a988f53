import ts from "typescript";
import { type DomainDoors, type Door, exportedSymbols } from "./domain-doors.ts";
import { namedSymbols } from "./named-symbols.ts";

const printer = ts.createPrinter({ removeComments: true });

/** What a door promises to others, as a text that a reviewer can compare: declarations by name, without comments. */
export function doorReport(door: Door, domain: DomainDoors): string {
  const exported = exportedSymbols(domain);
  const declarations = door.exports.flatMap(({ symbol }) =>
    (symbol.declarations ?? []).map((node) => declarationText(node, domain.checker, exported)),
  );
  return `# @health-exercise/domain/${door.name}

Written by \`npx -y pnpm api:write\`; a difference is a change of what others import.

\`\`\`ts
${declarations.join("\n\n")}
\`\`\`
`;
}

function declarationText(
  node: ts.Declaration,
  checker: ts.TypeChecker,
  exported: ReadonlySet<ts.Symbol>,
): string {
  if (ts.isTypeAliasDeclaration(node) && takesHiddenType(node, checker, exported)) {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    const type = checker.typeToString(checker.getTypeAtLocation(node.name), node, flags);
    return `export type ${node.name.text} = ${type};`;
  }
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, node.getSourceFile());
  return text.replace("export declare ", "export ");
}

/** Of a table that stays inside, a reviewer should see what it says of the type. */
function takesHiddenType(
  node: ts.Node,
  checker: ts.TypeChecker,
  exported: ReadonlySet<ts.Symbol>,
): boolean {
  return namedSymbols(checker, node).some(
    ({ symbol, byTypeof }) => byTypeof && !exported.has(symbol),
  );
}
