import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

const SOURCE = new URL("../src/system-timer.ts", import.meta.url).href;

it("lets others pass and goes on, where nothing else keeps the process awake", async () => {
  const worker = new Worker(
    `const { SystemTimer } = await import(${JSON.stringify(SOURCE)});
     const { parentPort } = await import("node:worker_threads");
     const timer = new SystemTimer();
     for (let turn = 0; turn < 3; turn += 1) await timer.wait(0);
     parentPort.postMessage("went on");`,
    { eval: true },
  );
  const said = await Promise.race([once(worker, "message"), once(worker, "exit")]);
  expect(said).toEqual(["went on"]);
});
