/** What an app keeps of somebody who has signed in at an OpenID provider before. */
export type SignedIn = {
  readonly issuer: string;
  readonly client: string;
  readonly refreshToken: string;
};

/** Tokens of the person for the client: the one at hand while it serves, and a new one when the service has refused it. */
export function tokensOf({ issuer, client, refreshToken }: SignedIn) {
  let kept: Promise<string> | undefined;
  return ({ wasRefused }: { readonly wasRefused: boolean }): Promise<string> => {
    if (kept === undefined || wasRefused) kept = newToken();
    return kept;
  };

  async function newToken(): Promise<string> {
    const provider = await json(new URL(`${issuer}/.well-known/openid-configuration`));
    const body = new URLSearchParams({
      grant_type: "refresh_token",
      refresh_token: refreshToken,
      client_id: client,
    });
    const { access_token: token } = await json(new URL(String(provider["token_endpoint"])), {
      method: "POST",
      body,
    });
    return String(token);
  }
}

async function json(url: URL, init?: RequestInit): Promise<Record<string, unknown>> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}
