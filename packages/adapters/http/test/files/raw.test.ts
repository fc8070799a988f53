import { describe, expect, it } from "vitest";
import { rawRequest, sendRaw } from "../raw-request.ts";
import { tokenOf } from "../running-app.ts";
import { ALICE, GHOST } from "../sample-routes.ts";
import { anUploadApp, MULTIPART, PATH, raw } from "./an-upload-app.ts";

const { post, running } = anUploadApp();

describe("a file as the body", () => {
  it("has its name in Content-Disposition, if anywhere", async () => {
    const names = [
      [undefined, "upload"],
      ['attachment; filename="run.csv"', "run.csv"],
      ["attachment; filename=run.csv", "run.csv"],
      ["attachment; filename=\"x.csv\"; filename*=UTF-8''l%C3%A4ufe.csv", "läufe.csv"],
      ["attachment; filename*=utf-8'en'run%20a.csv; size=3", "run a.csv"],
      ["attachment; filename*=UTF-8''%ff%", "upload"],
      ['attachment; filename="../a\\"b"', 'a"b'],
      ["inline", "upload"],
    ] as const;
    for (const [disposition, name] of names) {
      const more = disposition === undefined ? {} : { "content-disposition": disposition };
      const { status, body } = await post("text", raw("text/csv; charset=utf-8", more));
      expect([status, body.files]).toMatchObject([200, [{ name, text: "text" }]]);
    }
  });

  it("is needed", async () => {
    for (const headers of [raw(), MULTIPART, {}]) {
      expect(await post(undefined, headers)).toMatchObject({
        status: 400,
        body: { errors: [{ path: "file" }] },
      });
    }
    const chunked = `Transfer-Encoding: chunked`;
    const head = [`Authorization: Bearer ${tokenOf(ALICE)}`, "Content-Type: text/csv", chunked];
    const answer = await sendRaw(
      running().port,
      Buffer.concat([rawRequest(`POST ${PATH} HTTP/1.1`, head), Buffer.from("0\r\n\r\n")]),
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });

  it("is refused in a type or an encoding that is not taken", async () => {
    for (const type of ["application/json", "image/png", "", "multipart/mixed; boundary=b"]) {
      expect((await post("text", raw(type))).status, type).toBe(415);
    }
    for (const encoding of ["gzip", "br", "identity, gzip"]) {
      const answer = await post("text", raw("text/csv", { "content-encoding": encoding }));
      expect([answer.status, answer.headers.get("accept-encoding")]).toEqual([415, "identity"]);
    }
    expect((await post("text", raw("TEXT/CSV", { "content-encoding": "identity" }))).status).toBe(
      200,
    );
  });

  it("is not read where something else is wrong", async () => {
    const inZone = (zone: string, user = ALICE) =>
      post("text", raw(), { path: `${PATH}?timezone=${zone}`, user });
    expect((await inZone("Europe/Berlin")).status).toBe(200);
    expect(await inZone("Mars/Base")).toMatchObject({
      status: 400,
      body: { errors: [{ path: "timezone" }] },
    });
    expect((await inZone("Mars/Base", GHOST)).status).toBe(401);
    expect((await post("text", { ...raw(), authorization: "Bearer nonsense" })).status).toBe(401);
  });

  it("is gone after the handler has failed", async () => {
    const { status, body } = await post("fail", raw());
    expect([status, body.code]).toEqual([500, "internal_error"]);
  });
});
