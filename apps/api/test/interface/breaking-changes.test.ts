import { describe, expect, it } from "vitest";
import type { ApiDescription } from "../../scripts/interface/api-description.ts";
import { breakingChanges } from "../../scripts/interface/breaking-changes.ts";

type Schema = Record<string, unknown>;

const text = { type: "string" };

/** A description of one path that takes `sent` and gives `given`. */
function api(sent: Schema, given: Schema, more: object = {}): ApiDescription {
  const media = (name: string) => ({
    "application/json": { schema: { $ref: `#/components/schemas/${name}` } },
  });
  const operation = {
    operationId: "postThing",
    parameters: [],
    requestBody: { content: media("Sent") },
    responses: { 200: { content: media("Given") } },
    ...more,
  };
  return {
    paths: { "/thing": { post: operation } },
    components: { schemas: { Sent: sent, Given: given } },
  } as unknown as ApiDescription;
}

const object = (properties: Schema, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});

const usual = api(
  object({ name: { type: "string", maxLength: 10 }, kind: { enum: ["a", "b"] } }),
  object({ id: text, items: { type: "array", items: text } }, ["id"]),
);

const sentNow = (sent: Schema) =>
  breakingChanges(usual, api(sent, usual.components.schemas["Given"] ?? {}));
const givenNow = (given: Schema) =>
  breakingChanges(usual, api(usual.components.schemas["Sent"] ?? {}, given));

describe("a change of the interface", () => {
  it("breaks nobody where it adds", () => {
    expect(breakingChanges(usual, usual)).toEqual([]);
    const more = object({
      name: { type: "string", maxLength: 20 },
      kind: { enum: ["a", "b", "c"] },
      note: text,
    });
    expect(sentNow(more)).toEqual([]);
    const richer = object({ id: text, items: { type: "array", items: text }, at: text }, [
      "id",
      "at",
    ]);
    expect(givenNow(richer)).toEqual([]);
  });

  it.each([
    ["a field that is gone", object({ kind: { enum: ["a", "b"] } }), "Sent.name is gone"],
    [
      "a field that must be sent",
      object({ name: { type: "string", maxLength: 10 }, kind: { enum: ["a", "b"] } }, ["name"]),
      "Sent.name must be sent",
    ],
    [
      "a tighter bound",
      object({ name: { type: "string", maxLength: 9 }, kind: { enum: ["a", "b"] } }),
      "Sent.name has a tighter maxLength",
    ],
    [
      "another type",
      object({ name: { type: "integer", maxLength: 10 }, kind: { enum: ["a", "b"] } }),
      "Sent.name may no more be string",
    ],
    [
      "a word that is taken no more",
      object({ name: { type: "string", maxLength: 10 }, kind: { enum: ["a"] } }),
      'Sent.kind takes "b" no more',
    ],
  ])("breaks those who send: %s", (_what, sent, expected) => {
    expect(sentNow(sent)).toEqual([expected]);
  });

  it.each([
    [
      "a field that is gone",
      object({ items: { type: "array", items: text } }),
      ["Given.id is gone"],
    ],
    [
      "a field that may be absent",
      object({ id: text, items: { type: "array", items: text } }),
      ["Given.id may be absent"],
    ],
    [
      "a field that may be null",
      object({ id: { type: ["string", "null"] }, items: { type: "array", items: text } }, ["id"]),
      ["Given.id may be null"],
    ],
    [
      "items of another type",
      object({ id: text, items: { type: "array", items: { type: "integer" } } }, ["id"]),
      ["Given.items[] may be integer"],
    ],
  ])("breaks those who read: %s", (_what, given, expected) => {
    expect(givenNow(given)).toEqual(expected);
  });

  it("breaks those who knew a path, a name, a parameter or an answer that is gone", () => {
    const { Sent = {}, Given = {} } = usual.components.schemas;
    const parameter = { name: "page", in: "query", schema: { type: "integer" } };
    const before = api(Sent, Given, { parameters: [parameter] });
    const gone = { paths: {}, components: { schemas: { Sent } } };
    expect(breakingChanges(before, gone)).toEqual([
      "Given: the name is gone",
      "POST /thing: is gone",
    ]);
    const changed = api(Sent, Given, {
      operationId: "makeThing",
      security: [{ bearer: [] }],
      parameters: [{ ...parameter, name: "size", required: true }],
      requestBody: { required: true, content: { "text/plain": {} } },
      responses: { 201: {} },
    });
    expect(breakingChanges(before, changed)).toEqual([
      "POST /thing: a body must be sent",
      "POST /thing: asks for bearer",
      "POST /thing: body is no more application/json",
      "POST /thing: is called makeThing instead of postThing",
      "POST /thing: no more answers with 200",
      "POST /thing: query parameter page is gone",
      "POST /thing: query parameter size must be sent",
    ]);
  });

  it("tells forms of a value apart", () => {
    const forms = (...all: Schema[]) =>
      api(object({ value: { anyOf: all } }), object({ value: { anyOf: all } }));
    const both = forms(text, { type: "null" });
    expect(breakingChanges(both, both)).toEqual([]);
    expect(breakingChanges(both, forms(text))).toEqual(["Sent.value may no more be null"]);
    expect(breakingChanges(forms(text), both)).toEqual(["Given.value may be null"]);
  });

  it("tells one form from several, of which it is one or is not", () => {
    const { Sent = {}, Given = {} } = usual.components.schemas;
    const one = api(object({ value: text }), object({ value: text }));
    const several = { anyOf: [text, { type: "integer" }] };
    const both = api(object({ value: several }), object({ value: several }));
    expect(breakingChanges(one, both)).toEqual(["Given.value may be integer"]);
    expect(breakingChanges(both, one)).toEqual(["Sent.value may no more be integer"]);
    const parts = (...all: Schema[]) => api(Sent, { allOf: all });
    expect(breakingChanges(parts(Given, text), parts(Given))).toEqual(["Given is no more string"]);
  });

  it("breaks nobody by a wider number that is sent, a default that is new or one more way to sign in", () => {
    const number = { type: "integer", format: "int32" };
    const sent = (value: Schema) => api(object({ value }), {}, { security: [{ bearer: [] }] });
    const wider = api(
      object({ value: { ...number, format: "int64", default: 1 } }),
      {},
      { security: [{ bearer: [] }, { key: [] }] },
    );
    expect(breakingChanges(sent(number), wider)).toEqual([]);
    expect(breakingChanges(wider, sent(number))).toEqual([
      "POST /thing: asks for bearer instead of key",
      "Sent.value has another default",
      "Sent.value has to be int32",
    ]);
  });

  it("breaks those who read by a constant that is another", () => {
    const given = (value: Schema) => api({}, object({ value }));
    const [was, is] = [given({ const: "user" }), given({ const: "person" })];
    expect(breakingChanges(was, is)).toEqual(['Given.value may be other than "user"']);
    expect(breakingChanges(was, was)).toEqual([]);
  });
});
