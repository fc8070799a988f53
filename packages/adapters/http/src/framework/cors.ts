import cors from "cors";
import type { RequestHandler } from "express";

const EXPOSED_HEADERS = [
  "ETag",
  "Idempotent-Replayed",
  "Location",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "Retry-After",
  "WWW-Authenticate",
  "X-Request-Id",
];

/** Lets pages of these origins call the service. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  const handler = cors({
    origin: [...origins],
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-Match",
      "If-None-Match",
      "X-Request-Id",
    ],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 600,
  });
  return (request, response, next) => {
    const isPreflight = request.headers["access-control-request-method"] !== undefined;
    // The package would answer every OPTIONS itself; one that is no preflight asks for `Allow`.
    if (request.method === "OPTIONS" && !isPreflight) next();
    else handler(request, response, next);
  };
}
