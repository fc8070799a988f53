import { describe, expect, it } from "vitest";
import { COMMAND_CALL, commandCall } from "../../src/service/command-call.ts";

const callAt = (file: string, ...there: readonly string[]) =>
  commandCall({ file, node: "/usr/local/bin/node", exists: (path) => there.includes(path) });

describe("how a command is called", () => {
  it("is by the package manager from the sources, and from what a start built of them", () => {
    expect(COMMAND_CALL).toBe("npx -y pnpm companion");
    expect(callAt("/repo/apps/api/.built/0a1b/service-0a.js")).toBe("npx -y pnpm companion");
  });

  it("is by its name in the image, where it lies beside Node", () => {
    expect(callAt("/app/service-0a.js", "/usr/local/bin/companion")).toBe("companion");
  });

  it("is by its file where built files were put somewhere", () => {
    expect(callAt("/opt/companion/main.js")).toBe("node /opt/companion/companion.js");
  });
});
