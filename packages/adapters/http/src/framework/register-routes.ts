import type { Express, Request } from "express";
import type { Route } from "./define-route.ts";
import { HttpError } from "./http-error.ts";
import { refuseOtherMethods } from "./known-path.ts";
import type { ScopedResponse } from "./request-scope.ts";
import { sendProblem } from "./send.ts";
import { type RouteServices, serveRoute } from "./serve-route.ts";

/** Puts the routes into Express; a known path answers every other method with 405. */
export function registerRoutes(
  app: Express,
  routes: readonly Route[],
  services: RouteServices,
): void {
  for (const [path, routesOfPath] of byPath(routes)) {
    const expressRoute = app.route(expressPath(path));
    for (const route of routesOfPath) {
      requireParameters(route);
      expressRoute[route.method]((request: Request, response: ScopedResponse) => {
        const served = serveRoute(route, services, request, response);
        if (route.events !== undefined) services.unattendedWork.add(served);
        return served;
      });
    }
    refuseOtherMethods(expressRoute, path, allowedMethods(routesOfPath), services.logger);
  }
}

/** Answers what no route took. */
export function answerUnknownPath(services: RouteServices) {
  return (_request: Request, response: ScopedResponse): void =>
    sendProblem(
      response,
      new HttpError("path_not_found", "There is nothing at this path."),
      services.logger,
    );
}

/** `/log/custom` goes before `/log/{log_id}`. */
function byPath(routes: readonly Route[]): [string, Route[]][] {
  const groups = Map.groupBy(routes, (route) => route.path);
  return [...groups].sort(([left], [right]) => compare(sortKey(left), sortKey(right)));
}

function sortKey(path: string): string {
  return path.replaceAll("{", "\uffff");
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function expressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
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
