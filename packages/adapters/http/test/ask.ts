import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As it came. */
  readonly body: Buffer;
  /** As it was before it was coded. */
  readonly text: string;
};

/** Asks without the courtesies of `fetch`, which accepts and undoes codings by itself. */
export function ask(
  url: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const { statusCode: status, headers: received } = response;
        resolve({ status, headers: received, body, text: decoded(body, received) });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

function decoded(body: Buffer, { "content-encoding": coding }: IncomingHttpHeaders): string {
  if (body.length === 0) return "";
  if (coding === "br") return brotliDecompressSync(body).toString();
  if (coding === "gzip") return gunzipSync(body).toString();
  return body.toString();
}
