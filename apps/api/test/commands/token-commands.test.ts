import { describe, expect, it } from "vitest";
import type { CommandContext } from "../../src/commands/command-context.ts";
import { CommandError } from "../../src/commands/command-error.ts";
import { issueToken } from "../../src/commands/token-commands.ts";
import { parseConfig } from "../../src/config/parse-config.ts";

const USER = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";

describe("token issue", () => {
  it.each([
    ["15m", "15m", 901],
    ["86400", "1d", 86_401],
  ])("with JWT_MAX_LIFETIME=%s makes no token for longer, and says so", (limit, told, ttl) => {
    const config = parseConfig({ JWT_MAX_LIFETIME: limit }, "/srv/service");
    const context = { config } as CommandContext;
    expect(() => issueToken(context, { user: USER as never, ttl, role: [] })).toThrow(
      new CommandError(
        "lifetime_too_long",
        `A token may be good for at most ${told} (JWT_MAX_LIFETIME): ask for less with --ttl.`,
      ),
    );
  });
});
