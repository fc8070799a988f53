import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { memoryLimiter } from "../memory-limiter.ts";
import { bearer, startApp, tokenOf } from "../running-app.ts";
import { ALICE } from "../sample-routes.ts";
import { anUploadApp, filesRoute, MEBIBYTE, MULTIPART, PATH, raw } from "./an-upload-app.ts";

const { post, running } = anUploadApp();

/** A connection that sends a head and then as much of a body as it can before there is an answer. */
async function flood(headers: readonly string[], chunk: Buffer, frame = false) {
  const socket: Socket = connect(running().port, "127.0.0.1");
  let answer = "";
  let sentBeforeAnswer = 0;
  let isClosed = false;
  socket.on("data", (data) => {
    answer += data.toString();
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    isClosed = true;
  });
  const authorization = `Authorization: Bearer ${tokenOf(ALICE)}`;
  const head = [`POST ${PATH} HTTP/1.1`, "Host: test", authorization, ...headers];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const size = Buffer.from(`${chunk.length.toString(16)}\r\n`);
  const framed = frame ? Buffer.concat([size, chunk, Buffer.from("\r\n")]) : chunk;
  while (answer === "" && !isClosed) {
    sentBeforeAnswer += chunk.length;
    const drained = socket.write(framed);
    if (!drained) await Promise.race([once(socket, "drain"), once(socket, "data")]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { socket, answer: () => answer, sentBeforeAnswer, isClosed: () => isClosed };
}

const once = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => {
    socket.once(event, () => resolve());
    socket.once("close", () => resolve());
  });

describe("a body that is too large", () => {
  const chunk = Buffer.alloc(64 * 1024, 65);

  it("is refused at once where it says so", async () => {
    const { socket, answer, sentBeforeAnswer } = await flood(
      ["Content-Type: text/csv", `Content-Length: ${101 * MEBIBYTE}`],
      chunk,
    );
    expect(answer()).toMatch(/^HTTP\/1.1 413 /);
    await expect.poll(answer).toContain("payload_too_large");
    expect(sentBeforeAnswer).toBeLessThan(10 * MEBIBYTE);
    socket.destroy();
  });

  it("is refused as soon as it is too much, where it does not", async () => {
    for (const type of ["text/csv", MULTIPART["content-type"]]) {
      const { socket, answer, sentBeforeAnswer } = await flood(
        [`Content-Type: ${type}`, "Transfer-Encoding: chunked"],
        chunk,
        true,
      );
      expect(answer()).toMatch(/^HTTP\/1.1 413 /);
      expect(sentBeforeAnswer).toBeLessThan(20 * MEBIBYTE);
      socket.destroy();
    }
  });

  it("is told to a client that sends everything first, and cut off where it never ends", async () => {
    const { status, body } = await post("a".repeat(5 * MEBIBYTE), raw());
    expect([status, body.code]).toEqual([413, "payload_too_large"]);
    const { socket, isClosed } = await flood(
      ["Content-Type: text/csv", "Transfer-Encoding: chunked"],
      chunk,
      true,
    );
    await expect.poll(isClosed).toBe(true);
    socket.destroy();
  });

  it("is taken up to the last byte that is allowed", async () => {
    expect((await post("a".repeat(MEBIBYTE), raw())).status).toBe(200);
    expect((await post("a".repeat(MEBIBYTE + 1), raw())).status).toBe(413);
  });
});

describe("an upload beyond the rate limit", () => {
  it("is refused before anything is kept", async () => {
    const limited = await startApp({
      routes: [filesRoute()],
      rateLimiters: { byUser: memoryLimiter(1) },
    });
    const statuses: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const response = await fetch(`${limited.url}${PATH}`, {
        method: "POST",
        headers: { ...bearer(ALICE), ...raw() },
        body: "text",
      });
      statuses.push(response.status);
    }
    await limited.server.close({ graceMilliseconds: 0 });
    expect(statuses).toEqual([200, 429]);
  });
});
