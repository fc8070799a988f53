import type { TestService } from "../../support/test-service.ts";

/** Requests without a token, as most of the safety area takes them. */
export function openRequests(service: () => TestService) {
  return {
    get: (path: string) => service().send("GET", path, {}),
    post: (path: string, body?: unknown) =>
      service().send("POST", path, {
        ...(body !== undefined && {
          headers: { "content-type": "application/json" },
          body: typeof body === "string" ? body : JSON.stringify(body),
        }),
      }),
  };
}

/** The fields that a refusal names. */
export function pathsOf(body: { errors: readonly { path: string }[] }): readonly string[] {
  return body.errors.map(({ path }) => path);
}
