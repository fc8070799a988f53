/** Runs in a thread of its own: decoding a large file takes seconds, in which nobody else would be served. */
import { parentPort } from "node:worker_threads";
import { FileFault } from "../file-fault.ts";
import { fitActivities } from "./fit-activities.ts";
import type { FitReply } from "./fit-decoder.ts";

parentPort?.on("message", async (bytes: Uint8Array<ArrayBuffer>) => {
  parentPort?.postMessage(await replyTo(bytes));
});

async function replyTo(bytes: Uint8Array<ArrayBuffer>): Promise<FitReply> {
  try {
    return { activities: await fitActivities(bytes) };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return { fault: error.fault };
  }
}
