import type { MaybeOptionalInit } from "openapi-fetch";
import type { paths } from "./generated/interface.ts";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths that have a method. */
export type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends { [Key in M]: { responses: unknown } } ? Path : never;
}[keyof paths];

type Names<Sent> = [NonNullable<Sent>] extends [never] ? never : keyof NonNullable<Sent>;

/** The paths with a method that take one of the parameters `Name` in a place. */
export type PathsTaking<M extends Method, Place extends "query" | "header", Name extends string> = {
  [Path in PathsWith<M>]: paths[Path][M] extends {
    parameters: { [Key in Place]?: infer Sent };
  }
    ? Extract<Names<Sent>, Name> extends never
      ? never
      : Path
    : never;
}[PathsWith<M>];

type Json<Response> = Response extends { content: { "application/json": infer Body } }
  ? Body
  : never;

/** The body of a successful answer. */
export type Answer<Path extends keyof paths, M extends Method> = paths[Path][M] extends {
  responses: infer Responses;
}
  ? Json<Responses[keyof Responses & (200 | 201)]>
  : never;

/** Parameters, body, headers and signal of a request, as the interface asks for them. */
export type Init<Path extends keyof paths, M extends Method> = MaybeOptionalInit<paths[Path], M>;

/** What must be given is no optional argument. */
type InitArgument<Path extends keyof paths, M extends Method> =
  undefined extends Init<Path, M> ? [init?: Init<Path, M>] : [init: Init<Path, M>];

/** Sends a request and gives the body of the answer. @throws ProblemError, ConnectionError. */
export type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...init: InitArgument<Path, M>
) => Promise<Answer<Path, M>>;
