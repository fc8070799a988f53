import { mkdirSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { removeOldUploads } from "../../src/framework/upload-directory.ts";
import { tokenOf } from "../running-app.ts";
import { ALICE } from "../sample-routes.ts";
import { anUploadApp, form, MULTIPART, PATH, raw } from "./an-upload-app.ts";

const { kept, post, running, temporary } = anUploadApp();

describe("a client that leaves", () => {
  it.each([
    ["in the middle of a file", "text/csv", "half of"],
    [
      "in the middle of a form",
      MULTIPART["content-type"],
      form({ filename: "a", content: "half" }).slice(0, -20),
    ],
    ["before the first byte", "text/csv", ""],
  ])("%s leaves nothing behind", async (_, type, sent) => {
    const socket = connect(running().port, "127.0.0.1");
    const head = [
      `POST ${PATH} HTTP/1.1`,
      "Host: test",
      `Authorization: Bearer ${tokenOf(ALICE)}`,
      `Content-Type: ${type}`,
      "Content-Length: 5000",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${sent}`);
    await expect.poll(kept).toHaveLength(1);
    socket.destroy();
    await expect.poll(kept).toEqual([]);
    expect((await post("text", raw())).status).toBe(200);
  });
});

describe("what killed processes left behind", () => {
  it("is removed a day later, and nothing else is", async () => {
    const now = new Date();
    const makeOld = (name: string, days: number) => {
      const path = join(temporary, name);
      mkdirSync(join(path, "inside"), { recursive: true });
      const time = new Date(now.getTime() - days * 86_400_000);
      utimesSync(path, time, time);
    };
    makeOld("health-exercise-upload-old", 2);
    makeOld("health-exercise-upload-new", 0.5);
    makeOld("somebody-elses", 400);
    await removeOldUploads(now);
    expect(readdirSync(temporary).sort()).toEqual(["health-exercise-upload-new", "somebody-elses"]);
    for (const name of readdirSync(temporary)) rmSync(join(temporary, name), { recursive: true });
  });
});
