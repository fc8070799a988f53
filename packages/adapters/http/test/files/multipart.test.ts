import { describe, expect, it } from "vitest";
import { anUploadApp, form, PATH, raw } from "./an-upload-app.ts";

const { post, running } = anUploadApp();

describe("files in a form", () => {
  it("are kept for nobody else while the handler works, and are gone afterwards", async () => {
    const { status, body } = await post(
      form({ filename: "a.csv", content: "one" }, { filename: "b.gpx", content: "two\r\n--no" }),
    );
    const modes = { mode: 0o600, directoryMode: 0o700 };
    expect([status, body.files]).toEqual([
      200,
      [
        { name: "a.csv", text: "one", ...modes },
        { name: "b.gpx", text: "two\r\n--no", ...modes },
      ],
    ]);
  });

  it("may stand among other fields and files, which are ignored", async () => {
    const other = { name: "other", filename: "x.bin", content: "x".repeat(100_000) };
    const { body } = await post(
      form(other, { name: "note", content: "hello" }, { filename: "a", content: "1" }, other),
    );
    expect(body.files.map(({ text }) => text)).toEqual(["1"]);
  });

  it("may be empty, but then have a name", async () => {
    const named = await post(form({ filename: "empty.csv", content: "" }));
    expect(named.body.files).toMatchObject([{ name: "empty.csv", text: "" }]);
    for (const nothing of [{ filename: "", content: "" }, { content: "" }]) {
      expect(await post(form(nothing))).toMatchObject({
        status: 400,
        body: { code: "invalid_input", errors: [{ path: "file" }] },
      });
    }
  });

  it("come as browsers and other programs write them", async () => {
    const data = new FormData();
    data.append("file", new Blob(["name,cal\n"]), "läufe 2026 🏃.csv");
    data.append("file", new Blob([new Uint8Array(300_000).fill(65)]), "big.fit");
    const { status, body } = await post(data, {});
    expect(status).toBe(200);
    expect(body.files.map(({ name }) => name)).toEqual(["läufe 2026 🏃.csv", "big.fit"]);
    expect(body.files[1]?.text).toHaveLength(300_000);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\\\Users\\\\ana\\\\run.gpx", "run.gpx"],
    ["\u202egpx.exe\u0007", "gpx.exe"],
    [`${"n".repeat(300)}.csv`, "n".repeat(100)],
    ["..", "upload"],
  ])("have a name that can be shown: %s", async (filename, name) => {
    const { body } = await post(form({ filename, content: "x" }));
    expect(body.files[0]?.name).toBe(name);
  });

  it("are refused as a text field, and where there are too many", async () => {
    const refusals = [
      form({ content: "no filename" }),
      form(...Array.from({ length: 4 }, () => ({ filename: "a", content: "x" }))),
      form(...Array.from({ length: 300 }, () => ({ name: "x", content: "" })), {
        filename: "a",
        content: "x",
      }),
      form(),
      form({ name: "other", filename: "a", content: "x" }),
    ];
    for (const body of refusals) {
      expect(await post(body)).toMatchObject({
        status: 400,
        body: { code: "invalid_input", errors: [{ path: "file" }] },
      });
    }
  });

  it("are refused where the form is broken", async () => {
    const whole = form({ filename: "a.csv", content: "one" });
    const broken = [
      whole.slice(0, -10),
      whole.slice(0, 60),
      whole.replaceAll("----boundary", "--other"),
      "nonsense",
      "------boundary\r\n",
    ];
    for (const body of broken) {
      expect(await post(body), body).toMatchObject({
        status: 400,
        body: { code: "malformed_body" },
      });
    }
    for (const type of [
      "multipart/form-data",
      `multipart/form-data; boundary=${"b".repeat(300)}`,
    ]) {
      expect(await post(whole, raw(type))).toMatchObject({
        status: 400,
        body: { code: "malformed_body" },
      });
    }
  });
});

describe("the documentation of files", () => {
  it("describes the form and the single file", async () => {
    const document = (await (await fetch(`${running().url}/openapi.json`)).json()) as {
      paths: Record<string, { post: { requestBody: object; responses: object } }>;
      components: { schemas: Record<string, object> };
    };
    const operation = document.paths[PATH]?.post;
    expect(operation?.requestBody).toMatchObject({
      required: true,
      content: {
        "multipart/form-data": {
          schema: { $ref: "#/components/schemas/UploadedFiles" },
        },
        "text/csv": { schema: { format: "binary" } },
        "application/octet-stream": { schema: { format: "binary" } },
      },
    });
    expect(document.components.schemas["UploadedFiles"]).toMatchObject({
      required: ["file"],
      properties: { file: { type: "array", maxItems: 3, items: { format: "binary" } } },
    });
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(["400", "401", "413", "415", "429"]),
    );
    expect(JSON.stringify(operation?.responses)).not.toContain("malformed_json");
  });
});
