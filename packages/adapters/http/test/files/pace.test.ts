import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { pacedChunks } from "../../src/framework/upload-pace.ts";
import { tokenOf } from "../running-app.ts";
import { ALICE } from "../sample-routes.ts";
import { anUploadApp, MULTIPART, PATH, raw } from "./an-upload-app.ts";

const uploads = anUploadApp(undefined, { paceMs: 50, paceBytes: 1_000 });

/** Sends the head of an upload and some of its body, and tells what comes back. */
function stall(type: string, body: string) {
  const socket: Socket = connect(uploads.running().port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString();
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  const head = [
    `POST ${PATH} HTTP/1.1`,
    "Host: test",
    `Authorization: Bearer ${tokenOf(ALICE)}`,
    `Content-Type: ${type}`,
    "Content-Length: 900000",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  return { answer: () => answer, closed };
}

describe("an upload of which nothing more comes", () => {
  it.each([
    ["a file", "text/csv", "some of it"],
    ["a form", MULTIPART["content-type"], "------boundary\r\nContent-Disp"],
    ["before its first byte", "text/csv", ""],
  ])("is refused, cut off, and leaves nothing: %s", async (_, type, body) => {
    const { answer, closed } = stall(type, body);
    await expect.poll(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer()).toContain("upload_too_slow");
    await closed;
    await expect.poll(uploads.kept).toEqual([]);
    expect((await uploads.post("text", raw())).status).toBe(200);
  });
});

describe("the pace of an upload", () => {
  /** Chunks of so many bytes, each when the function given beside them is called. */
  function someChunks() {
    const waiting: ((size: number | null) => void)[] = [];
    const chunks: AsyncIterator<Uint8Array> = {
      next: () =>
        new Promise((resolve) =>
          waiting.push((size) =>
            resolve(
              size === null
                ? { done: true, value: undefined }
                : { done: false, value: new Uint8Array(size) },
            ),
          ),
        ),
    };
    return { chunks, come: (size: number | null) => waiting.shift()?.(size) };
  }

  it("is the client's alone: what takes long to be kept is not held against it", async () => {
    const { chunks, come } = someChunks();
    const paced = pacedChunks(chunks, { paceMs: 20, paceBytes: 1_000 });
    const first = paced.next();
    come(1);
    expect((await first).value).toHaveLength(1);
    // Nobody asks for more for several times as long.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const last = paced.next();
    come(null);
    expect((await last).done).toBe(true);
  });

  it("is kept by enough bytes, and not by any bytes", async () => {
    const { chunks, come } = someChunks();
    const paced = pacedChunks(chunks, { paceMs: 30, paceBytes: 1_000 });
    const drip = setInterval(() => come(1), 1);
    const reading = (async () => {
      for await (const chunk of paced) expect(chunk).toHaveLength(1);
    })();
    await expect(reading).rejects.toMatchObject({ code: "upload_too_slow" });
    clearInterval(drip);
  });
});
