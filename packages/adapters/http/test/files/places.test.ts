import { once } from "node:events";
import { watch } from "node:fs";
import { connect } from "node:net";
import type { UserId } from "@health-exercise/domain/user";
import { afterEach, describe, expect, it } from "vitest";
import { tokenOf } from "../running-app.ts";
import { ALICE } from "../sample-routes.ts";
import { anUploadApp, form, MULTIPART, PATH, raw } from "./an-upload-app.ts";

/** What every handler waits for, and how many uploads were on disk when each began. */
let door = Promise.withResolvers<void>();
let kept: number[] = [];
const uploads = anUploadApp(async () => {
  kept.push(uploads.kept().length);
  await door.promise;
});
afterEach(() => {
  door = Promise.withResolvers<void>();
  kept = [];
});

const BEN = ALICE.replace(/a$/, "b") as UserId;
const upload = (user: UserId) => uploads.post("text", raw(), { user });
const statusesOf = async (answers: readonly ReturnType<typeof upload>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const several = (count: number, user: UserId) => Array.from({ length: count }, () => upload(user));

/** A connection that sends the head of an upload of so many bytes, and a body. */
function startUpload(length: number, body: string, user: UserId) {
  const socket = connect(uploads.running().port, "127.0.0.1");
  const head = [
    `POST ${PATH} HTTP/1.1`,
    "Host: test",
    `Authorization: Bearer ${tokenOf(user)}`,
    "Content-Type: text/csv",
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  return socket;
}

/** How many requests have ended. */
const ended = () =>
  uploads.running().logger.lines.filter(({ event }) => event === "http_request").length;

describe("uploads at the same time", () => {
  it("are four of one user, and the others come after them", async () => {
    const answers = several(30, ALICE);
    await expect.poll(() => kept).toHaveLength(4);
    expect(uploads.kept()).toHaveLength(4);
    door.resolve();
    expect(await statusesOf(answers)).toEqual(Array(30).fill(200));
    expect(kept).toHaveLength(30);
    expect(Math.max(...kept)).toBe(4);
  });

  it("are sixteen of all users, and who waits for a place of their own takes none of these", async () => {
    const crowd = several(20, ALICE);
    await expect.poll(() => kept).toHaveLength(4);
    const others = Array.from({ length: 20 }, (_, index) =>
      upload(ALICE.replace(/..$/, String(index + 10)) as UserId),
    );
    await expect.poll(() => kept).toHaveLength(16);
    expect(uploads.kept()).toHaveLength(16);
    door.resolve();
    expect(await statusesOf([...crowd, ...others])).toEqual(Array(40).fill(200));
    expect(Math.max(...kept)).toBe(16);
  });

  it("never begin for a client that leaves while it waits", async () => {
    const answers = several(4, ALICE);
    await expect.poll(() => kept).toHaveLength(4);
    const before = ended();
    const changed = new Set<string | null>(uploads.kept());
    const watcher = watch(uploads.temporary, (_, name) => changed.add(name));
    const waiting = [startUpload(4, "text", ALICE), startUpload(500_000, "half of it", ALICE)];
    // What comes behind them shows that they wait by now.
    expect((await uploads.post(undefined, raw(), { user: BEN })).status).toBe(400);
    for (const socket of waiting) socket.destroy();
    await expect.poll(ended).toBe(before + 3);
    door.resolve();
    expect(await statusesOf(answers)).toEqual(Array(4).fill(200));
    expect((await upload(ALICE)).status).toBe(200);
    expect(kept).toHaveLength(5);
    // That of the last upload, and of nobody who left.
    await expect.poll(() => changed.size).toBeGreaterThan(4);
    expect(changed.size).toBe(5);
    watcher.close();
  });

  it("never begin for a client that has sent everything and leaves while it waits", async () => {
    const answers = several(4, ALICE);
    await expect.poll(() => kept).toHaveLength(4);
    const before = ended();
    const socket = startUpload(900_000, "x".repeat(900_000), ALICE);
    await expect
      .poll(() => [socket.bytesWritten > 900_000, socket.writableLength])
      .toEqual([true, 0]);
    socket.destroy();
    await once(socket, "close");
    door.resolve();
    expect(await statusesOf(answers)).toEqual(Array(4).fill(200));
    await expect.poll(ended).toBe(before + 5);
    expect(kept).toHaveLength(4);
  });

  it("give their places back, whatever becomes of them", async () => {
    door.resolve();
    const failed = Array.from({ length: 6 }, () => uploads.post("fail", raw()));
    expect((await Promise.all(failed)).map(({ status }) => status)).toEqual(Array(6).fill(500));
    const cut = form({ filename: "a.csv", content: "one" }).slice(0, -10);
    const broken = Array.from({ length: 6 }, () => uploads.post(cut, MULTIPART));
    expect((await Promise.all(broken)).map(({ status }) => status)).toEqual(Array(6).fill(400));
    for (let round = 0; round < 6; round += 1) {
      const socket = startUpload(500_000, "half of it", ALICE);
      await expect.poll(uploads.kept).toHaveLength(1);
      socket.destroy();
      await expect.poll(uploads.kept).toEqual([]);
    }
    expect(await statusesOf(several(6, ALICE))).toEqual(Array(6).fill(200));
  });
});
