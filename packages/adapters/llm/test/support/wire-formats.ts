import type { ProviderKind } from "../../src/providers/provider-settings.ts";

/** What a recorded request asked for. */
type AskedReply = {
  readonly model: unknown;
  /** The texts of the system role, and those of each other message with its role. */
  readonly system: readonly string[];
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  readonly tools: unknown;
};

/** A call of a tool, its arguments as the model writes them. */
export type ToolCall = { readonly name: string; readonly input: object | string };

/** What a request offers the model to call, and what earlier calls of it were answered, in order. */
type AskedTools = {
  readonly names: readonly string[];
  /** Whether a call may be made in answer to this request. */
  readonly mayCall: boolean;
  readonly answers: readonly string[];
};

/** A provider's protocol, as far as the service meets it. */
export type WireFormat = {
  readonly path: string;
  readonly keyHeader: { readonly name: string; readonly value: (key: string) => string };
  reply(text: string, end?: "stop" | "length" | "filtered"): object;
  /** Calls, after something that is said besides. */
  toolCalls(calls: readonly ToolCall[], text?: string): object;
  refusal(): object;
  error(status: number): object;
  read(body: unknown): AskedReply;
  readTools(body: unknown): AskedTools;
};

type Text = string | readonly { readonly text?: string }[] | null;
type Message = { readonly role: string; readonly content: Text };

const textOf = (text: Text): string =>
  typeof text === "string" ? text : (text ?? []).map((part) => part.text ?? "").join("");

/** OpenAI, API reference, "Create chat completion". */
const CHAT_COMPLETIONS: WireFormat = {
  path: "/v1/chat/completions",
  keyHeader: { name: "authorization", value: (key) => `Bearer ${key}` },
  reply: (text, end = "stop") =>
    completion(
      { role: "assistant", content: text, refusal: null },
      end === "filtered" ? "content_filter" : end,
    ),
  toolCalls: (calls, text) =>
    completion(
      {
        role: "assistant",
        content: text ?? null,
        tool_calls: calls.map(({ name, input }, index) => ({
          id: `call_${index}`,
          type: "function",
          function: { name, arguments: argumentsOf(input) },
        })),
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
  readTools(body) {
    const { messages, tools, tool_choice } = body as {
      messages: Message[];
      tools?: readonly { readonly function: { readonly name: string } }[];
      tool_choice?: unknown;
    };
    return {
      names: tools?.map((tool) => tool.function.name) ?? [],
      mayCall: tools !== undefined && tool_choice !== "none",
      answers: messages.filter(({ role }) => role === "tool").map(({ content }) => textOf(content)),
    };
  },
};

/** Arguments as they stand in chat completions, which are text. */
export const argumentsOf = (input: ToolCall["input"]): string =>
  typeof input === "string" ? input : JSON.stringify(input);

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
  toolCalls: (calls, text) =>
    message(
      [
        ...(text === undefined ? [] : [{ type: "text", text }]),
        ...calls.map(({ name, input }, index) => ({
          type: "tool_use",
          id: `toolu_${index}`,
          name,
          input,
        })),
      ],
      "tool_use",
    ),
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
  readTools(body) {
    const { messages, tools, tool_choice } = body as {
      messages: readonly { readonly content: readonly ContentBlock[] }[];
      tools?: readonly { readonly name: string }[];
      tool_choice?: { readonly type: string };
    };
    return {
      names: tools?.map(({ name }) => name) ?? [],
      mayCall: tools !== undefined && tool_choice?.type !== "none",
      answers: messages
        .flatMap(({ content }) => content)
        .filter(({ type }) => type === "tool_result")
        .map(({ content = "" }) => textOf(content)),
    };
  },
};

type ContentBlock = { readonly type: string; readonly content?: Text };

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
