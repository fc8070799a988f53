import { InvalidResponseDataError, type LanguageModel, streamText } from "ai";
import { failureInStream } from "./failure-of.ts";
import { ProviderFailure } from "./provider-failure.ts";
import { NotStreamedError } from "./provider-fetch.ts";
import type { RecordTool } from "./record-tool.ts";
import type { ReplyInWriting } from "./reply-in-writing.ts";

/** One call of a model, as the SDK takes it. */
export type ModelCall = {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly prompt: string;
  readonly maxOutputTokens: number;
  readonly temperature?: number;
  readonly maxRetries: 0;
  readonly abortSignal: AbortSignal;
  readonly telemetry: { readonly isEnabled: false };
};

/**
 * Reads a reply while its model writes it, no further than replies may be long; with a `tool`, of the step after the last
 * one in which something was looked up.
 * @throws ProviderFailure, NotStreamedError
 */
export async function streamReply(
  call: ModelCall,
  writing: ReplyInWriting,
  tool?: RecordTool,
): Promise<string> {
  const done = new AbortController();
  const abortSignal = AbortSignal.any([call.abortSignal, done.signal]);
  // Errors come with the stream; the SDK would write them beside the log.
  const { stream } = streamText({
    ...call,
    ...tool?.settings,
    abortSignal,
    includeRawChunks: true,
    onError: () => undefined,
  });
  let step = 0;
  try {
    for await (const part of stream) {
      if (part.type === "start-step") {
        writing.startStep(tool?.isOffered(step) === true);
        step += 1;
      } else if (part.type === "tool-input-start" || part.type === "tool-call") {
        if (tool !== undefined) writing.call();
      } else if (part.type === "text-delta") {
        writing.add(part.text);
        if (writing.isTooLong) {
          done.abort();
          return writing.end("stop");
        }
      } else if (part.type === "raw") {
        if (refuses(part.rawValue)) throw new ProviderFailure("declined");
      } else if (part.type === "finish") {
        if (part.rawFinishReason === undefined) return endUnnamed(writing);
        return writing.end(part.finishReason);
      } else if (part.type === "error") {
        if (InvalidResponseDataError.isInstance(part.error)) return endUnnamed(writing);
        throw part.error;
      } else if (part.type === "abort") {
        break;
      }
    }
    throw new ProviderFailure("timeout");
  } catch (error) {
    if (error instanceof NotStreamedError) throw error;
    done.abort();
    throw failureInStream(error, tool !== undefined);
  } finally {
    writing.stop();
  }
}

/** Some leave out why they ended: what they wrote is whole where its last sentence is. */
function endUnnamed(writing: ReplyInWriting): string {
  if (!writing.hasEnded) throw new ProviderFailure("malformed");
  return writing.end("stop");
}

/** OpenAI, API reference, "Create chat completion": what a model says when it refuses; the SDK gives it as text. */
function refuses(chunk: unknown): boolean {
  const { choices } = (chunk ?? {}) as {
    choices?: readonly { delta?: { refusal?: string | null } | null }[];
  };
  return typeof choices?.[0]?.delta?.refusal === "string" && choices[0].delta.refusal !== "";
}
