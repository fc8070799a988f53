import type { ProviderKind } from "../../src/providers/provider-settings.ts";
import type { Answer } from "./provider-server.ts";
import { argumentsOf, type ToolCall } from "./wire-formats.ts";

type End = "stop" | "length" | "filtered";

/** A provider's protocol for replies that are sent while they are written: what each part is on the wire. */
export type WireStream = {
  readonly start: string;
  text(piece: string): string;
  end(reason: End): string;
  /** Calls, with which a step ends. */
  toolCalls(calls: readonly ToolCall[]): string;
  readonly error: string;
};

const event = (data: object, name?: string): string =>
  `${name === undefined ? "" : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

const chunk = (delta: object, finish_reason: string | null = null): string =>
  event({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_780_000_000,
    model: "model-1-2026-01-01",
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
  });

/** What a model says when it refuses. */
export const REFUSAL_CHUNK = chunk({ refusal: "I cannot help with that." });

/** OpenAI, API reference, "Chat completion chunk". */
const CHUNKS: WireStream = {
  start: chunk({ role: "assistant", content: "", refusal: null }),
  text: (content) => chunk({ content }),
  end: (reason) =>
    `${chunk({}, reason === "filtered" ? "content_filter" : reason)}data: [DONE]\n\n`,
  toolCalls: (calls) =>
    `${calls
      .flatMap(({ name, input }, index) => [
        chunk({
          tool_calls: [
            { index, id: `call_${index}`, type: "function", function: { name, arguments: "" } },
          ],
        }),
        chunk({ tool_calls: [{ index, function: { arguments: argumentsOf(input) } }] }),
      ])
      .join("")}${chunk({}, "tool_calls")}data: [DONE]\n\n`,
  error: event({ error: { message: "scripted", type: "scripted", code: null } }),
};

const named = (data: { readonly type: string; readonly [field: string]: unknown }): string =>
  event(data, data.type);

/** Anthropic, API reference, "Streaming messages". */
const EVENTS: WireStream = {
  start:
    named({
      type: "message_start",
      message: {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "model-1-2026-01-01",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 1 },
      },
    }) +
    named({
      type: "content_block_start",
      index: 0,
      content_block: { type: "text", text: "" },
    }) +
    named({ type: "ping" }),
  text: (text) =>
    named({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
  end: (reason) =>
    named({ type: "content_block_stop", index: 0 }) +
    named({
      type: "message_delta",
      delta: {
        stop_reason: { stop: "end_turn", length: "max_tokens", filtered: "refusal" }[reason],
        stop_sequence: null,
      },
      usage: { output_tokens: 5 },
    }) +
    named({ type: "message_stop" }),
  toolCalls: (calls) =>
    [
      named({ type: "content_block_stop", index: 0 }),
      ...calls.flatMap(({ name, input }, index) => [
        named({
          type: "content_block_start",
          index: index + 1,
          content_block: { type: "tool_use", id: `toolu_${index}`, name, input: {} },
        }),
        named({
          type: "content_block_delta",
          index: index + 1,
          delta: { type: "input_json_delta", partial_json: argumentsOf(input) },
        }),
        named({ type: "content_block_stop", index: index + 1 }),
      ]),
      named({
        type: "message_delta",
        delta: { stop_reason: "tool_use", stop_sequence: null },
        usage: { output_tokens: 5 },
      }),
      named({ type: "message_stop" }),
    ].join(""),
  error: named({ type: "error", error: { type: "overloaded_error", message: "scripted" } }),
};

export const WIRE_STREAMS: Readonly<Record<ProviderKind, WireStream>> = {
  openai: CHUNKS,
  anthropic: EVENTS,
  "openai-compatible": CHUNKS,
};

/** Sends parts of a stream as they are, each once the promise before it is kept; `cut` breaks the connection off. */
export const streams =
  (...parts: readonly (string | Promise<unknown> | "cut")[]): Answer =>
  async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const part of parts) {
      if (typeof part !== "string") await part;
      else if (part === "cut") response.destroy();
      else await new Promise((resolve) => response.write(part, resolve));
    }
    response.end();
  };

/** A whole reply in pieces of a few characters. */
export const streamsText = (wire: WireStream, text: string, end: End = "stop"): Answer =>
  streams(wire.start, ...(text.match(/.{1,3}/gsu) ?? []).map(wire.text), wire.end(end));
