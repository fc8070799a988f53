import { sep } from "node:path";
import ts from "typescript";
import { aliased, DOMAIN } from "./domain-doors.ts";

/** A name in a declaration: `typeof` asks for a value, everything else for a type. */
export type NamedSymbol = { readonly symbol: ts.Symbol; readonly byTypeof: boolean };

/** What of the domain a declaration names: the types in its signature, and the values that it takes the type of. */
export function namedSymbols(
  checker: ts.TypeChecker,
  declaration: ts.Node,
): readonly NamedSymbol[] {
  const found: NamedSymbol[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameIn(node);
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol !== undefined) {
      const target = aliased(checker, symbol);
      if (isOfDomain(target)) found.push({ symbol: target, byTypeof: ts.isTypeQueryNode(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  return undefined;
}

/** Declared at the top of a file of the domain, neither a type parameter nor a library's. */
function isOfDomain(symbol: ts.Symbol): boolean {
  const declaration = symbol.declarations?.[0];
  if (declaration === undefined || symbol.flags & ts.SymbolFlags.TypeParameter) return false;
  return declaration.getSourceFile().fileName.startsWith(`${DOMAIN.replaceAll(sep, "/")}/dist/`);
}
