import type { Express, NextFunction, Request } from "express";
import type { Route } from "./define-route.ts";
import { refuseOtherMethods } from "./known-path.ts";
import { PathTable } from "./path-table.ts";
import { pathOf } from "./problem.ts";
import type { ScopedResponse } from "./request-scope.ts";
import { type RouteServices, serveRoute } from "./serve-route.ts";

type PathHandler = (request: Request, response: ScopedResponse) => Promise<void> | void;

/** Puts the routes into Express; a known path answers every other method with 405. */
export function registerRoutes(
  app: Express,
  routes: readonly Route[],
  services: RouteServices,
): void {
  // Express would compare their patterns one after the other.
  const fixedPaths = new Map<string, PathHandler>();
  const paths = new PathTable<PathHandler>();
  app.use((request: Request, response: ScopedResponse, next: NextFunction) => {
    const path = pathOf(request.url);
    const handler = fixedPaths.get(path);
    if (handler !== undefined) return handler(request, response);
    const found = paths.find(path);
    if (found === undefined) return next();
    request.params = found.params;
    return found.target(request, response);
  });
  for (const [path, routesOfPath] of Map.groupBy(routes, (route) => route.path)) {
    const handler = handlerOf(path, routesOfPath, services);
    if (path.includes("{")) paths.add(path, handler);
    else fixedPaths.set(path, handler);
  }
}

function handlerOf(path: string, routes: readonly Route[], services: RouteServices): PathHandler {
  for (const route of routes) requireParameters(route);
  const byMethod = new Map(routes.map((route) => [route.method.toUpperCase(), route]));
  const refuse = refuseOtherMethods(path, allowedMethods(routes), services.logger);
  return (request, response) => {
    const method = request.method === "HEAD" ? "GET" : request.method;
    const route = byMethod.get(method);
    if (route === undefined) return refuse(request, response);
    const served = serveRoute(route, services, request, response);
    if (route.events !== undefined) services.unattendedWork.add(served);
    return served;
  };
}

function allowedMethods(routes: readonly Route[]): string {
  const methods = routes.map((route) => route.method.toUpperCase());
  if (new Set(methods).size < methods.length) {
    throw new Error(`Two routes share a method and the path ${routes[0]?.path}.`);
  }
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function requireParameters(route: Route): void {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
  const inSchema = Object.keys(route.params?.shape ?? {}).sort();
  if (inPath.join() !== inSchema.join()) {
    throw new Error(`The parameters of ${route.path} and of its schema differ.`);
  }
}
