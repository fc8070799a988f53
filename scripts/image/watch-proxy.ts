import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 50;

const socketOf = (directory: string) => join(directory, "haproxy.sock");

/** Writes a second file for HAProxy, which lets us ask it; the first one stays what operators have. */
export function watchedBy(directory: string): string {
  const file = join(directory, "watch.cfg");
  writeFileSync(file, `global\n  stats socket ${socketOf(directory)} mode 600\n`);
  return file;
}

/** Resolves once HAProxy takes this many replicas for ready. */
export async function untilUp(directory: string, count: number): Promise<void> {
  while ((await replicasUp(directory)) < count) await pause(POLL_MS);
}

async function replicasUp(directory: string): Promise<number> {
  const socket = connect(socketOf(directory));
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  socket.end("show stat\n");
  await once(socket, "close");
  return text.match(/^replicas,(?!BACKEND).*,UP,/gm)?.length ?? 0;
}
