import { connect } from "node:net";

/** Sends bytes as they are, and gives everything that comes back until the connection ends. */
export function sendRaw(port: number, request: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks).toString()));
    socket.write(request);
  });
}

/** A request by hand that asks for the connection to be closed. */
export function rawRequest(
  requestLine: string,
  headers: readonly string[] = [],
  body: Buffer | string = "",
): Buffer {
  const bytes = Buffer.from(body);
  const length = bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : [];
  const head = [requestLine, "Host: test", "Connection: close", ...length, ...headers];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), bytes]);
}
