import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parseConfig, readEnvironment } from "../../src/config/parse-config.ts";
import { VARIABLES } from "../../src/config/variables.ts";

const example = readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8");

describe(".env.example", () => {
  it("has one line with a sentence for every variable, and no other", () => {
    const lines = example.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+=\S* # \S.*\.$/);
    expect(lines.map((line) => line.split("=")[0])).toEqual(Object.keys(VARIABLES));
  });

  it("changes nothing when it is copied as it is", () => {
    const settings = readEnvironment(parseEnv(example));
    expect(parseConfig(settings, "/srv")).toEqual(parseConfig({}, "/srv"));
  });

  it("hides no misspelt setting that stands beside what was copied", () => {
    const source = { ...parseEnv(example), RATE_LIMITS: "off", JWT_ISSUERS: "x", HOME: "/root" };
    expect(parseConfig(readEnvironment(source), "/srv", source).misspelt).toEqual([
      { variable: "RATE_LIMITS", meant: "RATE_LIMIT" },
      { variable: "JWT_ISSUERS", meant: "JWT_ISSUER" },
    ]);
  });
});
