/** A schema, or another part of a document. */
export type Json = { readonly [key: string]: unknown };

type ByName<T> = Readonly<Record<string, T>>;

export type Media = { readonly schema?: Json; readonly "x-events"?: ByName<Media> };
export type Response = {
  readonly headers?: ByName<{ readonly schema?: Json }>;
  readonly content?: ByName<Media>;
};
export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
};
export type Operation = {
  readonly operationId: string;
  /** Of which one is enough, each with all that it takes. */
  readonly security?: readonly Json[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: ByName<Media> };
  readonly responses: ByName<Response>;
};
/** Operations by path (or, of webhooks, by kind of event) and by method. */
export type Operations = ByName<ByName<Operation>>;

/** As much of an OpenAPI document as decides whether a client that knows an older one still works. */
export type ApiDescription = {
  readonly paths: Operations;
  readonly webhooks?: Operations;
  readonly components: {
    readonly schemas: ByName<Json>;
    readonly responses?: ByName<Response>;
    readonly headers?: ByName<Json>;
    readonly securitySchemes?: ByName<Json>;
  };
};

/** The same description with responses and headers written where they are referred to: their names are nobody's business. */
export function withSharedResponses(description: ApiDescription): ApiDescription {
  const { responses = {}, headers = {} } = description.components;
  const shared = new Map<string, unknown>([
    ...entriesAt("#/components/responses/", responses),
    ...entriesAt("#/components/headers/", headers),
  ]);
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== "object" || value === null) return value;
    const { $ref: reference } = value as Json;
    if (typeof reference === "string" && shared.has(reference)) {
      return written(shared.get(reference));
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)]));
  };
  return { ...description, paths: written(description.paths) as Operations };
}

function entriesAt(place: string, parts: ByName<unknown>): [string, unknown][] {
  return Object.entries(parts).map(([name, part]) => [`${place}${name}`, part]);
}
