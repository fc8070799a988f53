import type { Request } from "express";

/** What a prefix may look like: segments of unreserved characters, none of which leads upwards. */
const PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,100}){1,10}$/;

/** What the paths of the service begin with. */
const OWN_PATHS = /^\/(?:api\/|(?:docs|problems|openapi\.json|healthz|readyz|metrics)(?:[/?]|$))/;

/** The prefix that `text` names, with or without a slash at its end; undefined where it names none. */
export function parsePrefix(text: string): string | undefined {
  const prefix = text.endsWith("/") ? text.slice(0, -1) : text;
  return prefix === "" || PREFIX.test(prefix) ? prefix : undefined;
}

/**
 * Under which prefix clients reach the service: a proxy that is trusted says so, or the settings do. What anybody else says
 * of it is not believed, for links lead there.
 */
export function prefixOf(request: Request, configured: string): string {
  const stated = request.headers["x-forwarded-prefix"];
  if (typeof stated !== "string") return configured;
  const trusts: unknown = request.app.get("trust proxy fn");
  const peer = request.socket.remoteAddress;
  const isTrusted = typeof trusts === "function" && trusts(peer, 0) === true;
  return (isTrusted ? parsePrefix(stated) : undefined) ?? configured;
}

/**
 * The target as if there were no prefix: some proxies take it off, and others leave it. It is taken off where a path of the
 * service is left, so that a prefix may be called as one of them.
 */
export function withoutPrefix(target: string, prefix: string): string {
  if (prefix === "" || !target.startsWith(prefix)) return target;
  const rest = target.slice(prefix.length);
  if (OWN_PATHS.test(rest)) return rest;
  const isHome = /^\/?(?:\?|$)/.test(rest) && !OWN_PATHS.test(`${prefix}/`);
  if (!isHome) return target;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
