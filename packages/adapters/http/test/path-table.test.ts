import { describe, expect, it } from "vitest";
import { PathTable } from "../src/framework/path-table.ts";

const table = new PathTable<string>();
for (const pattern of [
  "/logs/{log_id}",
  "/logs/{log_id}/feedback",
  "/logs/user/{user_id}",
  "/logs/user/{user_id}/latest",
]) {
  table.add(pattern, pattern);
}

describe("what a path leads to", () => {
  it.each([
    ["/logs/7", "/logs/{log_id}", { log_id: "7" }],
    ["/logs/user", "/logs/{log_id}", { log_id: "user" }],
    ["/logs/7/feedback", "/logs/{log_id}/feedback", { log_id: "7" }],
    ["/logs/user/7", "/logs/user/{user_id}", { user_id: "7" }],
    ["/logs/user/feedback", "/logs/user/{user_id}", { user_id: "feedback" }],
    ["/logs/user/7/latest", "/logs/user/{user_id}/latest", { user_id: "7" }],
    ["/logs/a%2Fb%20c", "/logs/{log_id}", { log_id: "a/b c" }],
    ["/logs/__proto__", "/logs/{log_id}", { log_id: "__proto__" }],
  ])("%s is found, with its parameters", (path, target, params) => {
    const found = table.find(path);
    expect(found?.target).toBe(target);
    expect({ ...found?.params }).toEqual(params);
  });

  it.each(["", "/", "*", "/logs", "/logs/", "/Logs/7", "/logs/7/", "/logs//feedback", "/logs/7/x"])(
    "nothing stands at %s",
    (path) => expect(table.find(path)).toBeUndefined(),
  );

  it("is one thing: a second route of a path is refused", () => {
    expect(() => table.add("/logs/{id}", "again")).toThrow("/logs/{id}");
  });
});
