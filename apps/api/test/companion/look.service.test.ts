import { APPEARANCE_VALUES, POSITION_ANCHORS } from "@health-exercise/domain/companion";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { companionOf } from "./a-companion.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const APPEARANCE = "/api/companion/appearance";

const FIELDS: readonly (readonly [string, readonly string[]])[] = [
  ["skin_tone", APPEARANCE_VALUES.skinTone],
  ["hair_style", APPEARANCE_VALUES.hairStyle],
  ["hair_color", APPEARANCE_VALUES.hairColor],
  ["outfit", APPEARANCE_VALUES.outfit],
  ["outfit_color", APPEARANCE_VALUES.outfitColor],
  ["accessory", APPEARANCE_VALUES.accessory],
  ["body_shape", APPEARANCE_VALUES.bodyShape],
];

describe("contract: appearance", () => {
  it.each(FIELDS)(
    "takes every allowed value of %s and leaves the others",
    async (field, values) => {
      const ana = await service.person();
      const before = (await companionOf(ana)).appearance_config;
      for (const value of values) {
        const { status, body } = await ana.put(APPEARANCE, { [field]: value });
        expect(status).toBe(200);
        expect(body.appearance_config).toEqual({ ...before, [field]: value });
      }
      const last = values.at(-1);
      const { body } = await ana.get("/api/companion/status");
      expect(body.appearance_config).toEqual({ ...before, [field]: last });
    },
  );

  const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  it.each(FIELDS)("documents every allowed value of %s", async (field, values) => {
    const { body } = await service.send("GET", "/openapi.json", {});
    const request = body.paths[APPEARANCE].put.requestBody;
    expect(request.required).toBe(false);
    const { CompanionLook, CompanionAppearance, CompanionStatus } = body.components.schemas;
    expect(request.content["application/json"].schema).toEqual(referenceTo("CompanionLook"));
    expect(CompanionLook.properties[field].enum).toEqual(values);
    const { appearance_config: told } = CompanionStatus.properties;
    expect(told).toMatchObject(referenceTo("CompanionAppearance"));
    expect(CompanionAppearance.properties[field].enum).toEqual(values);
  });

  it.each(FIELDS)("refuses with 422 a value of %s that is not allowed", async (field) => {
    const ana = await service.person();
    const before = await companionOf(ana);
    for (const value of [
      "",
      "NEUTRAL",
      "no such",
      null,
      1,
      true,
      [],
      {},
      "\0",
      "x".repeat(9_999),
    ]) {
      const { status, body } = await ana.put(APPEARANCE, {
        position_config: { x: 0 },
        [field]: value,
      });
      expect([value, status, body.errors[0].path]).toEqual([value, 422, field]);
    }
    expect((await ana.get("/api/companion/status")).body).toEqual(before);
  });

  it("moves the companion by the fields of position_config that are sent", async () => {
    const ana = await service.person();
    const { position_config: before } = await companionOf(ana);
    const put = async (position_config: object) =>
      (await ana.put(APPEARANCE, { position_config })).body.position_config;
    expect(await put({ x: 0 })).toEqual({ ...before, x: 0 });
    expect(await put({ y: 1, scale: 0.1 })).toEqual({ ...before, x: 0, y: 1, scale: 0.1 });
    for (const anchor of POSITION_ANCHORS) expect(await put({ anchor })).toMatchObject({ anchor });
    expect(await put({ x: 1 / 3, scale: 5 })).toMatchObject({ x: 1 / 3, y: 1, scale: 5 });
  });

  it.each([
    ["x", -0.01],
    ["x", 1.01],
    ["x", "0.5"],
    ["x", null],
    ["y", -0.01],
    ["y", 1.01],
    ["y", [0.5]],
    ["scale", 0.09],
    ["scale", 5.01],
    ["scale", 1e300],
    ["scale", true],
    ["anchor", "middle"],
    ["anchor", null],
    ["anchor", 1],
  ])("refuses with 422 a position whose %s is %j", async (field, value) => {
    const ana = await service.person();
    const before = await companionOf(ana);
    const sent = { hair_color: "blue", position_config: { [field]: value } };
    const { status, body } = await ana.put(APPEARANCE, sent);
    expect([status, body.errors[0].path]).toEqual([422, `position_config.${field}`]);
    expect((await ana.get("/api/companion/status")).body).toEqual(before);
  });

  it("changes nothing but what was sent, and keeps it when the score changes", async () => {
    const ana = await service.person();
    const before = await companionOf(ana);
    const change = { outfit: "raincoat", position_config: { scale: 2 } };
    const { body } = await ana.put(APPEARANCE, change);
    expect(body).toEqual({
      ...before,
      appearance_config: { ...before.appearance_config, outfit: "raincoat" },
      position_config: { ...before.position_config, scale: 2 },
      last_updated: body.last_updated,
    });
    const later = (await ana.put("/api/companion/update-emotion", { health_score: 3 })).body;
    expect(later.appearance_config).toEqual(body.appearance_config);
    expect(later.position_config).toEqual(body.position_config);
  });

  const nothing: [string, unknown][] = [
    ["no body", undefined],
    ["an empty object", {}],
    ["unknown fields alone", { colour: "red", skinTone: "dark", position: { x: 0.5 } }],
    ["an empty position", { position_config: {} }],
    ["a position of unknown fields", { position_config: { z: 1 } }],
  ];

  it.each(nothing)("answers %s with 400, with a companion or without", async (_name, body) => {
    const ana = await service.person();
    const without = await ana.put(APPEARANCE, body);
    expect([without.status, without.body.code]).toEqual([400, "no_updatable_field"]);
    const before = await companionOf(ana);
    const { status } = await ana.put(APPEARANCE, body);
    expect(status).toBe(400);
    expect((await ana.get("/api/companion/status")).body).toEqual(before);
  });

  it("says which field is meant where only a misspelt one is sent", async () => {
    const ana = await service.person();
    const sent = { hairStyle: "short", outift: "casual", companion_id: 5 };
    const { status, body } = await ana.put(APPEARANCE, sent);
    expect([status, body.code]).toEqual([400, "no_updatable_field"]);
    expect(body.errors).toEqual([
      { path: "hairStyle", message: expect.stringContaining("is hair_style meant?") },
      { path: "outift", message: expect.stringContaining("is outfit meant?") },
    ]);
  });

  it("answers a body of no bytes with 400", async () => {
    const ana = await service.person();
    const headers = { "content-type": "application/json" };
    const { status, body } = await ana.send("PUT", APPEARANCE, { headers, body: "" });
    expect([status, body.code]).toEqual([400, "no_updatable_field"]);
  });

  it("ignores unknown fields, whatever they hold", async () => {
    const ana = await service.person();
    await companionOf(ana);
    const unknown = { note: "a\0b", "\ud800": "\ud800", companion_id: 5 };
    const { status, body } = await ana.put(APPEARANCE, { hair_style: "locs", ...unknown });
    expect([status, body.appearance_config.hair_style]).toEqual([200, "locs"]);
  });

  it.each([
    ["null", null],
    ["a number", 5],
    ["a text", "teal"],
    ["true", true],
    ["an empty list", []],
    ["a list", [{ outfit: "casual" }]],
    ["a position that is no object", { position_config: 5 }],
    ["a position of null", { outfit: "casual", position_config: null }],
    ["a position in a list", { position_config: [{ x: 1 }] }],
  ])("refuses %s with 422", async (_name, body) => {
    const ana = await service.person();
    const answer = await ana.put(APPEARANCE, body);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_input"]);
  });

  it("finds no companion before it is initialised, even where the profile could make one", async () => {
    const ana = await service.person({ gender: "female", age: 34 });
    const { status, body } = await ana.put(APPEARANCE, { outfit: "casual" });
    expect([status, body.code]).toEqual([404, "companion_not_found"]);
    expect((await ana.get("/api/companion/status-history")).body).toEqual([]);
  });

  it("keeps all of ten changes made at the same moment, in this companion alone", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    await companionOf(ana);
    const others = await companionOf(ben);
    const changes = [
      { skin_tone: "dark" },
      { hair_style: "afro" },
      { hair_color: "white" },
      { outfit: "hoodie" },
      { outfit_color: "pink" },
      { accessory: "prosthetic_leg" },
      { body_shape: "broad" },
      { position_config: { x: 0.25 } },
      { position_config: { y: 0.75 } },
      { position_config: { scale: 3 } },
    ];
    const answers = await Promise.all(changes.map((change) => ana.put(APPEARANCE, change)));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await ana.get("/api/companion/status")).body).toMatchObject({
      appearance_config: Object.assign({}, ...changes.slice(0, 7)),
      position_config: { x: 0.25, y: 0.75, scale: 3 },
    });
    expect((await ben.get("/api/companion/status")).body).toEqual(others);
  });
});
