import { beforeAll, describe, expect, it } from "vitest";
import { FIELD_DESCRIPTIONS } from "../../../../packages/adapters/http/src/openapi/field-descriptions.data.ts";
import {
  ACCEPTED_COMPLAINTS,
  covers,
  isAccepted,
} from "../../scripts/interface/accepted-complaints.ts";
import { additions } from "../../scripts/interface/additions.ts";
import type { ApiDescription } from "../../scripts/interface/api-description.ts";
import { apiDocument } from "../../scripts/interface/api-document.ts";
import { breakingChanges } from "../../scripts/interface/breaking-changes.ts";
import {
  type Complaint,
  redoclyComplaints,
  spectralComplaints,
} from "../../scripts/interface/linters.ts";
import {
  essenceOf,
  namedBreakingChanges,
  releasedInterface,
  unnamedAdditions,
} from "../../scripts/interface/released.ts";
import { BREAKS, type Document } from "./support/breaks.ts";

type Schema = { readonly [key: string]: unknown };
type Operation = {
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
};
type ApiDocument = {
  readonly info: Schema;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, { description: string }>>;
  };
};

let document: ApiDocument;
let kept: ApiDescription;
let complaints: readonly Complaint[];
beforeAll(async () => {
  document = JSON.parse(await apiDocument());
  kept = essenceOf(document as never);
  complaints = [...(await spectralComplaints(document)), ...(await redoclyComplaints(document))];
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );

/** Every property of every object below a part of the document, with where it stands. */
function propertiesIn(part: unknown, place = ""): [string, Schema][] {
  if (typeof part !== "object" || part === null) return [];
  const { properties = {} } = part as { properties?: Record<string, Schema> };
  return [
    ...Object.entries(properties).map(([name, schema]): [string, Schema] => [
      `${place}.${name}`,
      schema,
    ]),
    ...Object.entries(part)
      .filter(([key]) => !["example", "examples", "default"].includes(key))
      .flatMap(([key, value]) => propertiesIn(value, `${place}/${key}`)),
  ];
}

/** What values of a schema are, whether or not they may be null, and however wide a number may be. */
function typeOf(schema: Schema): string {
  const [form = schema] = ((schema["anyOf"] ?? []) as Schema[]).filter(
    ({ type }) => type !== "null",
  );
  const reference = form["$ref"] as string | undefined;
  if (reference !== undefined) {
    return typeOf(document.components.schemas[reference.split("/").at(-1) ?? ""] ?? {});
  }
  const [type] = [form["type"]].flat().filter((each) => each !== "null");
  const isNumber = type === "integer" || type === "number";
  return isNumber ? "number" : `${type} ${form["format"] ?? ""}`.trim();
}

describe("the interface", () => {
  it("breaks nobody who knows the released one, but where the changelog names it", async () => {
    const changes = breakingChanges(await releasedInterface(), document as never);
    expect(changes).toEqual((await namedBreakingChanges()).toSorted());
  });

  it("has nothing new that the changelog does not name", async () => {
    const added = additions(await releasedInterface(), document as never);
    expect(await unnamedAdditions(added)).toEqual([]);
  });

  it("tells what is new, by what the changelog has to name", () => {
    const before = structuredClone(document);
    const { paths, components } = before as Document;
    delete paths["/api/sport/goals"];
    delete components.schemas.SportLog.properties.notes;
    components.schemas.ReportNote.properties.code.enum.shift();
    expect(additions(before as never, document as never)).toEqual([
      { place: "GET /api/sport/goals: is new", name: "/api/sport/goals" },
      { place: "POST /api/sport/goals: is new", name: "/api/sport/goals" },
      { place: "SportLog.notes is new", name: "notes" },
      { place: "ReportNote may say target_reached", name: "target_reached" },
    ]);
  });

  it("breaks nobody as long as it stays what it is", () => {
    expect(breakingChanges(kept, document as never)).toEqual([]);
  });

  it.each(BREAKS)(
    "breaks somebody by %s, which is found in what is kept",
    (_what, breakIt, found) => {
      const changed = structuredClone(document);
      breakIt(changed);
      expect(breakingChanges(kept, changed as never)).toEqual(found);
    },
  );
});

describe("the document to generate from", () => {
  it("gives Spectral, with the rules of OWASP, and Redocly no reason to complain", () => {
    expect(complaints.filter((complaint) => !isAccepted(complaint))).toEqual([]);
  });

  it("would give reason to complain by whatever is sent without a bound", async () => {
    const types = ["string", "array", "integer", ["string", "null"], ["integer", "null"]];
    const schemas = types.map((type) => ({ type }));
    const post = {
      parameters: schemas.map((schema, index) => ({ name: `of${index}`, in: "query", schema })),
      requestBody: { content: { "text/json": { schema: { properties: { ...schemas } } } } },
    };
    const found = await spectralComplaints({ openapi: "3.1.1", paths: { "/thing": { post } } });
    const unbounded = found.filter(({ rule }) => /(?:string|array|integer)-limit$/.test(rule));
    const expected = types.flatMap((_type, index) => [
      `paths /thing post parameters ${index} schema`,
      `paths /thing post requestBody content text/json schema properties ${index}`,
    ]);
    expect(new Set(unbounded.map(({ place }) => place))).toEqual(new Set(expected));
  });

  it("has no exception from their rules that it does not need", () => {
    const unused = ACCEPTED_COMPLAINTS.filter(
      (accepted) => !complaints.some((complaint) => covers(accepted, complaint)),
    );
    expect(unused).toEqual([]);
  });

  it("names every body that is sent, so that generators need no name of their own", () => {
    const unnamed = operations().flatMap(([name, { requestBody }]) =>
      Object.entries(requestBody?.content ?? {})
        .filter(([, { schema }]) => schema["$ref"] === undefined && schema["format"] !== "binary")
        .map(([type]) => `${name} ${type}`),
    );
    expect(unnamed).toEqual([]);
  });

  it("describes every property, parameter and operation", () => {
    const properties = propertiesIn(document);
    expect(properties.length).toBeGreaterThan(500);
    const silent = properties.filter(([, { description }]) => description === undefined);
    expect(silent.map(([place]) => place)).toEqual([]);
    for (const [name, { description, parameters = [] }] of operations()) {
      expect([name, description ?? ""]).not.toEqual([name, ""]);
      for (const parameter of parameters) {
        expect([name, parameter.name, parameter.description]).not.toContain(undefined);
      }
    }
  });

  it("describes fields by their names only where a name is of one type wherever it stands", () => {
    const typesByName = new Map(Object.keys(FIELD_DESCRIPTIONS).map((name) => [name, new Set()]));
    const parameters = operations().flatMap(([, { parameters = [] }]) =>
      parameters.map(({ name, description, schema }): [string, Schema] => [
        name,
        { ...schema, description },
      ]),
    );
    for (const [place, schema] of [...propertiesIn(document), ...parameters]) {
      const name = place.slice(place.lastIndexOf(".") + 1);
      if (schema["description"] === FIELD_DESCRIPTIONS[name]) {
        typesByName.get(name)?.add(typeOf(schema));
      }
    }
    const notOne = [...typesByName].filter(([, types]) => types.size !== 1);
    expect(notOne.map(([name, types]) => `${name}: ${[...types].join(", ")}`)).toEqual([]);
  });

  it("says how the forms of a message are told apart", () => {
    const discriminator = {
      propertyName: "role",
      mapping: {
        user: "#/components/schemas/ChatUserMessage",
        assistant: "#/components/schemas/ChatAssistantMessage",
      },
    };
    expect(document.components.schemas["ChatMessage"]).toMatchObject({ discriminator });
  });

  it("has names for values that are no names", () => {
    expect(document.components.schemas["MetValues"]).toMatchObject({
      properties: {
        edition: {
          properties: { met_system: { "x-enum-varnames": ["MET", "MET60_plus", "METWC"] } },
        },
      },
    });
  });

  it("says what may be null as one type, of which generators make no type of their own", () => {
    const choices = JSON.stringify(document).match(
      /"anyOf":\[(?!\{"\$ref")[^\]]*\{"type":"null"\}/gu,
    );
    expect(choices).toBeNull();
    expect(document.components.schemas["SportLog"]).toMatchObject({
      properties: { sport_end: { type: ["string", "null"], format: "date-time" } },
    });
  });

  it("says where tokens come from, under which licence it stands, and whom to ask", () => {
    expect(document.components.securitySchemes["bearer"]?.description).toMatch(/identity provider/);
    expect(document.info).toMatchObject({
      license: { name: "MIT" },
      contact: { url: expect.any(String) },
    });
  });

  it("offers a file picker for what is imported", () => {
    const content = document.paths["/api/sport/import"]?.["post"]?.requestBody?.content ?? {};
    expect(content["application/gpx+xml"]?.schema).toMatchObject({ format: "binary" });
    const form = document.components.schemas["UploadedFiles"];
    expect(form).toMatchObject({ properties: { file: { items: { format: "binary" } } } });
  });
});
