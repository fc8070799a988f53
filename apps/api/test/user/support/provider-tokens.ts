import { randomBytes, randomUUID } from "node:crypto";
import type { Claims } from "./identity-provider.ts";

/** How an identity provider writes the tokens that an app sends, and how the service is set to take them. */
export type ProviderTokens = {
  readonly name: string;
  readonly key: "rsa" | "ec";
  readonly settings: Readonly<Record<string, string>>;
  /** Of a new person, or of whom the claims name. */
  readonly claims: (changes?: Claims) => Claims;
  readonly header?: Claims;
  /** What a token has to say beside that its person administers. */
  readonly admin: Claims;
  /** What of the same issuer is signed with the same key, and is no token for access. */
  readonly others: Readonly<Record<string, Claims>>;
};

const seconds = () => Math.floor(Date.now() / 1_000);
const times = (lifetime: number) => ({ iat: seconds() - 2, exp: seconds() + lifetime });
const hex = (bytes: number) => randomBytes(bytes).toString("hex");

const AUTH0 = "https://exercise.eu.auth0.com/";
const FIREBASE = "https://securetoken.google.com/exercise-app";
const KEYCLOAK = "https://id.example.org/realms/exercise";
const SUPABASE = "https://abcdefghijklmnopqrst.supabase.co/auth/v1";
const COGNITO = "https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Ab12Cd34E";
const CLIENT = "1h57kf5cpq17m0eml12EXAMPLE";

export const PROVIDERS: readonly ProviderTokens[] = [
  {
    name: "Auth0",
    key: "rsa",
    settings: {
      JWT_ISSUER: AUTH0,
      JWT_AUDIENCE: "https://api.exercise.example",
      JWT_ROLES_CLAIM: "https://exercise.example/roles",
    },
    claims: (changes) => ({
      iss: AUTH0,
      sub: `auth0|${hex(12)}`,
      aud: ["https://api.exercise.example", `${AUTH0}userinfo`],
      ...times(86_400),
      azp: "my_client_id",
      scope: "openid profile email offline_access",
      permissions: [],
      ...changes,
    }),
    admin: { "https://exercise.example/roles": ["admin"] },
    others: {
      "an ID token": { aud: "my_client_id", scope: undefined, nickname: "mei", nonce: "n-0S6" },
    },
  },
  {
    name: "Firebase",
    key: "rsa",
    settings: { JWT_ISSUER: FIREBASE, JWT_AUDIENCE: "exercise-app" },
    claims: (changes) => {
      const uid = randomBytes(21).toString("base64").replaceAll(/[+/]/g, "x");
      return {
        name: "Mei",
        iss: FIREBASE,
        aud: "exercise-app",
        auth_time: seconds() - 2,
        user_id: uid,
        sub: uid,
        ...times(3_600),
        email: "mei@example.org",
        email_verified: false,
        firebase: { identities: { email: ["mei@example.org"] }, sign_in_provider: "password" },
        ...changes,
      };
    },
    admin: { roles: ["admin"] },
    others: {
      "a session cookie": { iss: "https://session.firebase.google.com/exercise-app" },
      "a token of another project": {
        iss: "https://securetoken.google.com/other-app",
        aud: "other-app",
      },
    },
  },
  {
    name: "Keycloak",
    key: "rsa",
    settings: {
      JWT_ISSUER: KEYCLOAK,
      JWT_AUDIENCE: "account",
      JWT_ROLES_CLAIM: "/realm_access/roles",
    },
    claims: (changes) => ({
      ...times(300),
      auth_time: seconds() - 2,
      jti: `onrtac:${randomUUID()}`,
      iss: KEYCLOAK,
      aud: "account",
      sub: randomUUID(),
      typ: "Bearer",
      azp: "exercise-app",
      sid: randomUUID(),
      acr: "1",
      "allowed-origins": ["https://app.example"],
      realm_access: { roles: ["offline_access", "default-roles-exercise"] },
      resource_access: { account: { roles: ["admin", "view-profile"] } },
      scope: "openid email profile",
      email_verified: true,
      preferred_username: "mei",
      ...changes,
    }),
    admin: { realm_access: { roles: ["offline_access", "admin"] } },
    others: {
      "an ID token": { typ: "ID", at_hash: "abc" },
      "a refresh token": { typ: "Refresh", aud: KEYCLOAK },
      "an offline token": { typ: "Offline" },
      "a logout token": { typ: "Logout" },
    },
  },
  {
    name: "Supabase",
    key: "ec",
    settings: {
      JWT_ISSUER: SUPABASE,
      JWT_AUDIENCE: "authenticated",
      JWT_ROLES_CLAIM: "/app_metadata/roles",
    },
    claims: (changes) => ({
      iss: SUPABASE,
      sub: randomUUID(),
      aud: "authenticated",
      ...times(3_600),
      email: "mei@example.org",
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      // What people may write themselves.
      user_metadata: { roles: ["admin"], admin: true },
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password", timestamp: seconds() - 2 }],
      session_id: randomUUID(),
      is_anonymous: false,
      ...changes,
    }),
    admin: { app_metadata: { provider: "email", roles: ["admin"] } },
    others: {
      "the key of everybody": { role: "anon", sub: undefined, aud: undefined, iss: "supabase" },
    },
  },
  {
    name: "Cognito",
    key: "rsa",
    settings: {
      JWT_ISSUER: COGNITO,
      JWT_AUDIENCE: CLIENT,
      JWT_ROLES_CLAIM: "cognito:groups",
    },
    header: { typ: undefined },
    claims: (changes) => ({
      sub: randomUUID(),
      "cognito:groups": ["walkers"],
      iss: COGNITO,
      client_id: CLIENT,
      origin_jti: randomUUID(),
      event_id: randomUUID(),
      token_use: "access",
      scope: "aws.cognito.signin.user.admin",
      auth_time: seconds() - 2,
      ...times(3_600),
      jti: randomUUID(),
      username: "mei",
      ...changes,
    }),
    admin: { "cognito:groups": ["admin"] },
    others: {
      "an ID token": { token_use: "id", aud: CLIENT, client_id: undefined },
      "a token of another client": { client_id: "another-client" },
      "a token of another client that names this one as its audience's": {
        client_id: "another-client",
        azp: CLIENT,
      },
    },
  },
];
