import { describe, expect, it } from "vitest";
import { type LogLevel, PinoLogger } from "../src/logging/pino-logger.ts";

function loggerInto(lines: string[], level: LogLevel = "info"): PinoLogger {
  return new PinoLogger({ level, output: { write: (line: string) => lines.push(line) } });
}

/** An error as the database driver makes it. */
function databaseError(): Error {
  return Object.assign(new Error('invalid input syntax for type uuid: "my private words"'), {
    name: "error",
    code: "22P02",
    severity: "ERROR",
    detail: "Key (email)=(ann@example.org) already exists.",
    table: "app_user",
    parameters: ["my private words"],
  });
}

describe("PinoLogger", () => {
  it("writes an event with its fields as one JSON line", () => {
    const lines: string[] = [];
    loggerInto(lines).info("request_finished", { status: 200, path: "/healthz", user: undefined });
    expect(lines).toHaveLength(1);
    const { time, ...line } = JSON.parse(lines[0] ?? "");
    expect(line).toEqual({
      level: "info",
      event: "request_finished",
      status: 200,
      path: "/healthz",
    });
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("writes nothing below its level", () => {
    const lines: string[] = [];
    const logger = loggerInto(lines, "error");
    logger.info("started");
    logger.warn("slow");
    logger.error("failed", new Error("it broke"));
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(["failed"]);
  });

  it("writes name, message, code and stack of an error and of its cause", () => {
    const lines: string[] = [];
    const cause = Object.assign(new Error("connection refused"), { code: "ECONNREFUSED" });
    loggerInto(lines).error("failed", new TypeError("it broke", { cause }), { attempt: 2 });
    const { error, attempt } = JSON.parse(lines[0] ?? "");
    expect(attempt).toBe(2);
    expect(error).toMatchObject({ name: "TypeError", message: "it broke" });
    expect(error.cause).toMatchObject({ message: "connection refused", code: "ECONNREFUSED" });
    expect(error.stack).toMatch(/^\s+at .*pino-logger\.test\.ts/);
  });

  it("keeps the values a database error quotes out of every line", () => {
    const lines: string[] = [];
    loggerInto(lines).error("failed", new Error("insert failed", { cause: databaseError() }));
    expect(lines[0]).not.toMatch(/private|ann@example/);
    expect(JSON.parse(lines[0] ?? "").error.cause.message).toBe(
      "PostgreSQL error 22P02, table app_user",
    );
  });

  it("keeps the credentials of a connection string out of the message", () => {
    const lines: string[] = [];
    const url = "postgresql://companion:p@ss:word@db.example:5432/companion";
    loggerInto(lines).error("failed", new Error(`cannot reach ${url}`));
    expect(lines[0]).not.toMatch(/p@ss|word/);
    expect(lines[0]).toContain("postgresql://***@db.example:5432/companion");
  });

  it("writes something for what is thrown without being an error", () => {
    const lines: string[] = [];
    loggerInto(lines).error("failed", "my private words");
    expect(lines[0]).not.toContain("private");
    expect(JSON.parse(lines[0] ?? "").error.name).toBe("NotAnError");
  });
});
