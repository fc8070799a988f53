import { connect } from "node:net";
import type { UserId } from "@health-exercise/domain/user";
import { afterEach, describe, expect, it } from "vitest";
import { tokenOf } from "../running-app.ts";
import { ALICE } from "../sample-routes.ts";
import { anUploadApp, form, MEBIBYTE, MULTIPART, PATH, raw } from "./an-upload-app.ts";

/** What every handler waits for, and how many uploads were on disk when each began. */
let door = Promise.withResolvers<void>();
let kept: number[] = [];
const LIMITS = { bytes: 2 * MEBIBYTE, bytesOfPerson: MEBIBYTE, uploads: 12, uploadsOfPerson: 4 };
const uploads = anUploadApp(async ({ clientSignal }) => {
  const signal = clientSignal();
  kept.push(uploads.kept().length);
  await Promise.race([
    door.promise,
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  ]);
}, LIMITS);
afterEach(() => {
  door = Promise.withResolvers<void>();
  kept = [];
});

const BEN = ALICE.replace(/a$/, "b") as UserId;
const CLEO = ALICE.replace(/a$/, "c") as UserId;
const upload = (user: UserId, body = "text") => uploads.post(body, raw(), { user });
const statusesOf = async (answers: readonly ReturnType<typeof upload>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

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

describe("uploads at the same time", () => {
  it("are four of one person; a fifth is refused, and nobody else is", async () => {
    const answers = Array.from({ length: 4 }, () => upload(ALICE));
    await expect.poll(() => kept).toHaveLength(4);
    const { status, body, headers } = await upload(ALICE);
    expect([status, body.code, headers.get("retry-after")]).toEqual([503, "busy", "15"]);
    const others = upload(BEN);
    await expect.poll(() => kept).toHaveLength(5);
    door.resolve();
    expect(await statusesOf([...answers, others])).toEqual(Array(5).fill(200));
    expect(await statusesOf([upload(ALICE)])).toEqual([200]);
  });

  it("take what they have sent, of one person and of all, and give it back", async () => {
    const half = "x".repeat(MEBIBYTE / 2);
    const answers = [upload(ALICE, half), upload(ALICE, half)];
    await expect.poll(() => kept).toHaveLength(2);
    expect(await statusesOf([upload(ALICE, "x")])).toEqual([503]);
    const others = [upload(BEN, half), upload(CLEO, half)];
    await expect.poll(() => kept).toHaveLength(4);
    expect(await statusesOf([upload(BEN, "x")])).toEqual([503]);
    door.resolve();
    expect(await statusesOf([...answers, ...others])).toEqual(Array(4).fill(200));
    expect(await statusesOf([upload(ALICE, half), upload(ALICE, half)])).toEqual([200, 200]);
  });

  it("hold up nobody while they are on their way, however slow they are", async () => {
    door.resolve();
    const slow = Array.from({ length: 3 }, () => startUpload(500_000, "begun", BEN));
    await expect.poll(uploads.kept).toHaveLength(3);
    expect(await statusesOf([upload(ALICE)])).toEqual([200]);
    for (const socket of slow) socket.destroy();
  });

  it("end with their clients, on their way and when they are worked on", async () => {
    for (const [length, body] of [
      [500_000, "half of it"],
      [4, "text"],
    ] as const) {
      const sockets = Array.from({ length: 4 }, () => startUpload(length, body, ALICE));
      await expect.poll(uploads.kept).toHaveLength(4);
      if (length === 4) await expect.poll(() => kept).toHaveLength(4);
      for (const socket of sockets) socket.destroy();
      await expect.poll(uploads.kept).toEqual([]);
    }
    door.resolve();
    const four = Array.from({ length: 4 }, () => upload(ALICE));
    expect(await statusesOf(four)).toEqual(Array(4).fill(200));
  });

  it("give their room back, whatever becomes of them", async () => {
    door.resolve();
    for (let round = 0; round < 6; round += 1) {
      expect((await uploads.post("fail", raw())).status).toBe(500);
      const cut = form({ filename: "a.csv", content: "one" }).slice(0, -10);
      expect((await uploads.post(cut, MULTIPART)).status).toBe(400);
      expect((await uploads.post(undefined, raw())).status).toBe(400);
    }
  });
});
