/** Runs in a thread of its own: reading a large file takes seconds, in which nobody else would be served. */
import { parentPort } from "node:worker_threads";
import { stepsOf } from "./steps-of.ts";
import type { Question, Step } from "./thread-protocol.ts";

let steps: AsyncIterator<Step, Step> | undefined;

parentPort?.on("message", async (question: Question) => {
  if (question !== "next") steps = stepsOf(question);
  const step = await steps?.next();
  parentPort?.postMessage(step?.value);
});
