import { generateKeyPairSync, type KeyObject } from "node:crypto";
import type { UserId } from "@health-exercise/domain/user";
import type { Clock, Logger } from "@health-exercise/ports-runtime";
import jsonwebtoken, { type SignOptions } from "jsonwebtoken";

export const USER_ID = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b" as UserId;
export const SECRET = "a secret of exactly 32 bytes....";
const NOW = new Date("2026-03-01T12:00:00Z");
export const NOW_SECONDS = NOW.getTime() / 1_000;

/** A clock that stands still until it is moved. */
export class SettableClock implements Clock {
  #now = NOW.getTime();

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Remembers the events of errors. */
export class RecordingLogger implements Logger {
  readonly errors: string[] = [];

  info(): void {}

  warn(): void {}

  error(event: string): void {
    this.errors.push(event);
  }
}

export type KeyPair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

export const rsaKeys = (bits = 2_048): KeyPair =>
  generateKeyPairSync("rsa", { modulusLength: bits });

export const ecKeys = (namedCurve = "P-256"): KeyPair => generateKeyPairSync("ec", { namedCurve });

export const pemOf = (key: KeyObject): string =>
  key.export({ format: "pem", type: key.type === "private" ? "pkcs8" : "spki" }).toString();

export type Claims = Readonly<Record<string, unknown>>;

/** Claims that every verifier accepts at `NOW`. */
export const goodClaims = (changes: Claims = {}): Claims => ({
  sub: USER_ID,
  iat: NOW_SECONDS - 60,
  exp: NOW_SECONDS + 600,
  ...changes,
});

/** A token with exactly this payload; the library's own checks of claims are left out for text. */
export const signText = (payload: string, key: KeyObject | string, options: SignOptions = {}) =>
  jsonwebtoken.sign(payload, key, { algorithm: "HS256", ...options });

export const signToken = (claims: Claims, key: KeyObject | string, options?: SignOptions) =>
  signText(JSON.stringify(claims), key, options);
