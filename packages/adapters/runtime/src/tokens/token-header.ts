import jsonwebtoken from "jsonwebtoken";

/** What a token says of its key, before anything of it is believed. */
export type TokenHeader = { readonly alg: unknown; readonly kid: string | undefined };

/** The header of what may be a token; undefined for text that cannot be one. */
export function readHeader(token: string): TokenHeader | undefined {
  try {
    const { kid, alg } = jsonwebtoken.decode(token, { complete: true })?.header ?? {};
    return kid === undefined || typeof kid === "string" ? { alg, kid } : undefined;
  } catch {
    return undefined;
  }
}
