import "reflect-metadata";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { PinoLogger } from "@health-exercise/adapter-runtime";
import type { Logger } from "@health-exercise/ports-runtime";
import { loadConfig } from "../config.ts";
import { describeService } from "./banner.ts";
import { ignoreBrokenOutput } from "./broken-output.ts";
import { sentenceOf } from "./explain-failure.ts";
import { giveBackMemory } from "./give-back-memory.ts";
import { startService } from "./start-service.ts";
import { isStopped, limitStop, stopRequests } from "./stop-requests.ts";
import { watchLauncher } from "./watch-launcher.ts";

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const complain = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** Runs the service until somebody stops it; gives the exit code. */
export async function runService(): Promise<number> {
  ignoreBrokenOutput();
  const requests = stopRequests();
  watchLauncher(() => requests.stop("npx_ended"));
  let logger: Logger | undefined;
  try {
    const config = loadConfig();
    logger = new PinoLogger({ level: config.logLevel, output: "stdout" });
    requests.logTo(logger);
    const { shutdownDelayMs, shutdownGraceMs } = config.http;
    limitStop(requests.signal, shutdownDelayMs + shutdownGraceMs, logger);
    const service = await startService(config, { say, logger }, requests.signal);
    say(describeService(service, config));
    if (config.warmsUp) void service.warmUp().then(giveBackMemory);
    const failure = await Promise.race([requests.first, service.failed]);
    if (failure !== undefined) {
      logger.error("database_lost", failure);
      complain(failure.message);
      requests.stop("database_lost");
    } else {
      service.drain();
      await wait(shutdownDelayMs, requests.hurry);
    }
    await service.stop();
    logger.info("service_stopped");
    return failure === undefined ? requests.exitCode() : 1;
  } catch (error) {
    if (isStopped(requests, error)) return requests.exitCode();
    const sentence = sentenceOf(error);
    if (sentence === undefined) logger?.error("start_failed", error);
    complain(sentence ?? "The service has failed; its log says why.");
    return 1;
  }
}

/** Until the time is over or somebody is in a hurry. */
async function wait(milliseconds: number, hurry: AbortSignal): Promise<void> {
  if (milliseconds === 0) return;
  await pause(milliseconds, undefined, { signal: hurry }).catch(() => undefined);
}
