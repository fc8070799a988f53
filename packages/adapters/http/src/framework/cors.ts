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

/** Lets pages of these origins call the service. What a path answers to OPTIONS is the answer to a preflight too. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return cors({
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
    preflightContinue: true,
  });
}
