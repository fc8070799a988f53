import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Claims = Readonly<Record<string, unknown>>;

/** An identity provider that publishes its keys, and signs whatever a test wants. */
export type IdentityProvider = {
  readonly keySetUrl: string;
  readonly rsa: SigningKey;
  readonly ec: SigningKey;
  close(): Promise<void>;
};

export type SigningKey = {
  readonly alg: "RS256" | "ES256";
  readonly kid: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
};

/** A token with exactly these claims, signed by `key` whatever its header says. */
export function signedBy(key: SigningKey, claims: Claims, header: Claims = {}): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const { alg, kid, privateKey } = key;
  const text = `${encode({ alg, kid, typ: "JWT", ...header })}.${encode(claims)}`;
  const signature = sign("sha256", Buffer.from(text), {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
  });
  return `${text}.${signature.toString("base64url")}`;
}

export function newKey(alg: SigningKey["alg"], kid: string): SigningKey {
  const pair =
    alg === "RS256"
      ? generateKeyPairSync("rsa", { modulusLength: 2_048 })
      : generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { alg, kid, ...pair };
}

const jwkOf = ({ publicKey, alg, kid }: SigningKey, fields: Claims = {}) => ({
  ...publicKey.export({ format: "jwk" }),
  use: "sig",
  alg,
  kid,
  ...fields,
});

/** Publishes its keys beside one for encryption, as Keycloak does. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const rsa = newKey("RS256", "NjVBRjY5MDlCMUIwNzU4RTA2QzZFMDQ4QzQ2MDAyQjVDNjk1RTM2Qg");
  const ec = newKey("ES256", "b81269f1-21d8-4f2e-b719-c2240a840d90");
  const encryption = jwkOf(newKey("RS256", "enc-1"), { use: "enc", alg: "RSA-OAEP" });
  const keys = [encryption, jwkOf(rsa), jwkOf(ec)];
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    keySetUrl: `http://127.0.0.1:${port}/.well-known/jwks.json`,
    rsa,
    ec,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
