import { describe, expect, it } from "vitest";
import { EXIT_CODES, failureOf } from "../../src/commands/command-error.ts";
import { createProgram } from "../../src/commands/program.ts";

const UUID = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";
const EVALUATED = ["--corpus", "c", "--queries", "q", "--qrels", "r"];

async function exitCodeOf(words: readonly string[]): Promise<number> {
  const program = createProgram(
    async () => {},
    () => {},
  );
  try {
    await program.parseAsync(words, { from: "user" });
    return EXIT_CODES.ok;
  } catch (error) {
    return failureOf(error).exitCode;
  }
}

describe("the words of a command", () => {
  it.each<[string, string[]]>([
    ["no command", []],
    ["an unknown command", ["users"]],
    ["half a command", ["user"]],
    ["an unknown option", ["user", "list", "--all"]],
    ["a missing option", ["token", "issue"]],
    ["an option without its value", ["user", "create", "--email"]],
    ["an id that is no UUID", ["user", "disable", "--id", "ann"]],
    ["too many words", ["user", "list", "everyone"]],
    ["an import of nothing", ["knowledge", "import"]],
    ["an evaluation without judgements", ["knowledge", "eval", "--corpus", "c", "--queries", "q"]],
    ["a cut-off of nothing", ["knowledge", "eval", ...EVALUATED, "--k", "0"]],
    ["an organisation without a name", ["knowledge", "import", "a", "--organisation", " "]],
    ["a life that ends when it cannot", ["demo", "seed", "--date", "2999-01-01"]],
    ["an endless token", ["token", "issue", "--user", UUID, "--ttl", "forever"]],
  ])("are not understood with %s", async (_, words) => {
    expect(await exitCodeOf(words)).toBe(EXIT_CODES.usage);
  });

  it.each<[string[]]>([
    [["user", "create"]],
    [["user", "create", "--id", UUID, "--email", "ann@example.org", "--name", "Ann", "--json"]],
    [["user", "enable", "--id", UUID]],
    [["token", "issue", "--user", UUID, "--ttl", "7d", "--role", "a", "--role", "b"]],
    [["knowledge", "import", "a", "b.md", "--organisation", "City Club", "--json"]],
    [["knowledge", "remove", "a", "b"]],
    [["knowledge", "eval", ...EVALUATED, "--k", "5", "--run", "out"]],
    [["demo", "seed", "--seed", "x", "--date", "2026-01-31", "--beside-others"]],
    [["migrate", "status", "--json"]],
  ])("are understood: %s", async (words) => {
    expect(await exitCodeOf(words)).toBe(EXIT_CODES.ok);
  });
});
