import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const MOST_LINES = 250;
const MOST_PATHS = 20;
/** Of a line of data, so that a change of one phrase is seen as one. */
const MOST_CHARACTERS = 160;

const files = globSync("{packages,packages/*,apps}/*/src/**/*.ts", {
  cwd: ROOT,
  exclude: (name) => /node_modules|dist|generated/.test(`${name}`),
}).sort();
const textOf = (file: string) => readFileSync(`${ROOT}${file}`, "utf8");
/** A contract suite is a list of sentences about one port, however long. */
const isSuite = (file: string) => file.endsWith(".contract.ts");
const isData = (file: string) => file.endsWith(".data.ts");

/** What makes one more way through a function (McCabe, 1976). */
const BRANCHES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.CatchClause,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** The functions of a file with the number of ways through each, functions inside them counted by themselves. */
function pathsThrough(file: string): readonly { readonly place: string; readonly paths: number }[] {
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: { place: string; paths: number }[] = [];
  const visit = (node: ts.Node, inside: { place: string; paths: number } | undefined): void => {
    let current = inside;
    if (ts.isFunctionLike(node) && "body" in node && node.body !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      current = { place: `${file}:${line + 1}`, paths: 1 };
      found.push(current);
    }
    if (current !== undefined && BRANCHES.has(node.kind)) current.paths += 1;
    ts.forEachChild(node, (child) => visit(child, current));
  };
  visit(tree, undefined);
  return found;
}

describe("the shape of the source", () => {
  it("is looked at as a whole", () => {
    expect(files.length).toBeGreaterThan(700);
    expect(files.filter(isData).length).toBeGreaterThan(50);
  });

  it(`has no file above ${MOST_LINES} lines, data aside`, () => {
    const long = files.filter(
      (file) => !isData(file) && !isSuite(file) && textOf(file).split("\n").length > MOST_LINES + 1,
    );
    expect(long).toEqual([]);
  });

  it(`has no function with more than ${MOST_PATHS} ways through it`, () => {
    const tangled = files
      .filter((file) => !isData(file))
      .flatMap(pathsThrough)
      .filter(({ paths }) => paths > MOST_PATHS);
    expect(tangled).toEqual([]);
  });

  it(`has no line of data above ${MOST_CHARACTERS} characters`, () => {
    const long = files.filter(isData).filter((file) =>
      textOf(file)
        .split("\n")
        .some((line) => line.length > MOST_CHARACTERS),
    );
    expect(long).toEqual([]);
  });
});
