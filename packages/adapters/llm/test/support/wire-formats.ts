import type { ProviderKind } from "../../src/providers/provider-settings.ts";

/** What a recorded request asked for. */
type AskedReply = {
  readonly model: unknown;
  /** The texts of the system role, and those of each other message with its role. */
  readonly system: readonly string[];
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  readonly tools: unknown;
};

/** A provider's protocol, as far as the service meets it. */
export type WireFormat = {
  readonly path: string;
  readonly keyHeader: { readonly name: string; readonly value: (key: string) => string };
  reply(text: string, end?: "stop" | "length" | "filtered"): object;
  toolCall(): object;
  refusal(): object;
  error(status: number): object;
  read(body: unknown): AskedReply;
};

type Text = string | readonly { readonly text: string }[];
type Message = { readonly role: string; readonly content: Text };

const textOf = (text: Text): string =>
  typeof text === "string" ? text : text.map((part) => part.text).join("");

/** OpenAI, API reference, "Create chat completion". */
const CHAT_COMPLETIONS: WireFormat = {
  path: "/v1/chat/completions",
  keyHeader: { name: "authorization", value: (key) => `Bearer ${key}` },
  reply: (text, end = "stop") =>
    completion(
      { role: "assistant", content: text, refusal: null },
      end === "filtered" ? "content_filter" : end,
    ),
  toolCall: () =>
    completion(
      {
        role: "assistant",
        content: null,
        tool_calls: [
          { id: "call_1", type: "function", function: { name: "order", arguments: "{}" } },
        ],
      },
      "tool_calls",
    ),
  refusal: () =>
    completion({ role: "assistant", content: null, refusal: "I cannot help with that." }, "stop"),
  error: (status) => ({
    error: { message: `scripted ${status}`, type: "scripted", param: null, code: null },
  }),
  read(body) {
    const { model, messages, tools } = body as {
      model: unknown;
      messages: Message[];
      tools: unknown;
    };
    return {
      model,
      tools,
      system: messages
        .filter(({ role }) => role === "system")
        .map(({ content }) => textOf(content)),
      messages: messages
        .filter(({ role }) => role !== "system")
        .map(({ role, content }) => ({ role, text: textOf(content) })),
    };
  },
};

function completion(message: object, finishReason: string): object {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_780_000_000,
    model: "model-1-2026-01-01",
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  };
}

/** Anthropic, API reference, "Messages". */
const MESSAGES: WireFormat = {
  path: "/v1/messages",
  keyHeader: { name: "x-api-key", value: (key) => key },
  reply: (text, end = "stop") =>
    message(
      text === "" ? [] : [{ type: "text", text }],
      { stop: "end_turn", length: "max_tokens", filtered: "refusal" }[end],
    ),
  toolCall: () =>
    message([{ type: "tool_use", id: "toolu_1", name: "order", input: {} }], "tool_use"),
  refusal: () => message([], "refusal"),
  error: (status) => ({
    type: "error",
    error: { type: "scripted", message: `scripted ${status}` },
  }),
  read(body) {
    const { model, system, messages, tools } = body as {
      model: unknown;
      system: Text;
      messages: Message[];
      tools: unknown;
    };
    return {
      model,
      tools,
      system: [textOf(system)],
      messages: messages.map(({ role, content }) => ({ role, text: textOf(content) })),
    };
  },
};

function message(content: readonly object[], stopReason: string): object {
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "model-1-2026-01-01",
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 5 },
  };
}

export const WIRE_FORMATS: Readonly<Record<ProviderKind, WireFormat>> = {
  openai: CHAT_COMPLETIONS,
  anthropic: MESSAGES,
  "openai-compatible": CHAT_COMPLETIONS,
};
