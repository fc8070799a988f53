import { expect, it } from "vitest";
import { LARGEST_REQUESTS } from "../../../../bench/block-requests.ts";
import { apiDocument } from "../../scripts/interface/api-document.ts";

it("of every route it is told what it takes at most, to measure how long that holds up others", async () => {
  const { paths } = JSON.parse(await apiDocument()) as { paths: Record<string, object> };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.filter((route) => !Object.hasOwn(LARGEST_REQUESTS, route))).toEqual([]);
});
