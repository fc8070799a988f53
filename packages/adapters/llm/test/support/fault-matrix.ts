import {
  type Answer,
  cutsBefore,
  cutsWithin,
  hangs,
  hangsWithin,
  redirects,
  sends,
  sendsEndlessly,
  sendsHalf,
} from "./provider-server.ts";
import type { WireFormat } from "./wire-formats.ts";

export const REPLY = "Walk for 30 minutes on five days.";
const CHINESE = "每周步行一百五十分钟。";

/** A fault of a provider: what it does, how often it is asked, and what comes of it. */
export type Fault = {
  readonly name: string;
  readonly answers: (wire: WireFormat) => readonly Answer[];
  /** What is reported of each failed try, in order. */
  readonly failures: readonly string[];
  readonly tries: number;
  readonly outcome: "a reply" | "none";
  /** Set where the fault is one of time. */
  readonly timeoutMs?: number;
};

const fails =
  (wire: WireFormat) =>
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
    sends(wire.error(status), status, headers);

const times = (count: number, failure: string): string[] => Array(count).fill(failure);

/** A status that says that the request or the key is wrong: asking again would not change it. */
const refusedStatus = (status: number, kind: string): Fault => ({
  name: `status ${status}`,
  answers: (wire) => [fails(wire)(status)],
  failures: [`${kind} ${status}`],
  tries: 1,
  outcome: "none",
});

/** A status that may be another one a moment later. */
const passingStatus = (status: number, kind: string): Fault => ({
  name: `status ${status}, always`,
  answers: (wire) => [fails(wire)(status)],
  failures: times(3, `${kind} ${status}`),
  tries: 3,
  outcome: "none",
});

/** A fault of every try that does not pass. */
const lasting = (
  name: string,
  answer: (wire: WireFormat) => Answer,
  failure: string,
  tries: number,
): Fault => ({
  name,
  answers: (wire) => [answer(wire)],
  failures: times(tries, failure),
  tries,
  outcome: "none",
});

/** What is done about every fault; waits and times are short here, and longer in use. */
export const FAULTS: readonly Fault[] = [
  refusedStatus(400, "request_refused"),
  refusedStatus(401, "access_refused"),
  refusedStatus(403, "access_refused"),
  refusedStatus(404, "access_refused"),
  refusedStatus(413, "request_refused"),
  refusedStatus(422, "request_refused"),
  passingStatus(408, "server_error"),
  passingStatus(429, "rate_limited"),
  passingStatus(500, "server_error"),
  passingStatus(503, "server_error"),
  passingStatus(529, "server_error"),
  {
    name: "status 429 with Retry-After beyond what is waited for",
    answers: (wire) => [fails(wire)(429, { "retry-after": "60" })],
    failures: ["rate_limited 429"],
    tries: 1,
    outcome: "none",
  },
  {
    name: "status 429 without Retry-After, then a reply",
    answers: (wire) => [fails(wire)(429), sends(wire.reply(REPLY))],
    failures: ["rate_limited 429"],
    tries: 2,
    outcome: "a reply",
  },
  {
    name: "status 503, then a reply",
    answers: (wire) => [fails(wire)(503), sends(wire.reply(REPLY))],
    failures: ["server_error 503"],
    tries: 2,
    outcome: "a reply",
  },
  {
    name: "status 500, a cut connection, then a reply",
    answers: (wire) => [fails(wire)(500), cutsBefore, sends(wire.reply(REPLY))],
    failures: ["server_error 500", "connection"],
    tries: 3,
    outcome: "a reply",
  },
  {
    name: "status 503, then 401",
    answers: (wire) => [fails(wire)(503), fails(wire)(401)],
    failures: ["server_error 503", "access_refused 401"],
    tries: 2,
    outcome: "none",
  },
  lasting("connection cut before an answer", () => cutsBefore, "connection", 3),
  lasting(
    "connection cut within the body",
    (wire) => cutsWithin(wire.reply(REPLY)),
    "connection 200",
    3,
  ),
  lasting("half of the JSON", (wire) => sendsHalf(wire.reply(REPLY)), "malformed 200", 2),
  lasting("empty body", () => sends(""), "malformed 200", 2),
  lasting("JSON of another shape", () => sends({ ok: true }), "malformed 200", 2),
  lasting("endless body", () => sendsEndlessly, "too_large 200", 1),
  lasting("redirect", () => redirects("http://127.0.0.1:9/v1"), "access_refused 307", 1),
  lasting("empty reply", (wire) => sends(wire.reply("")), "empty", 2),
  lasting("reply of white space", (wire) => sends(wire.reply(" \n ")), "empty", 2),
  lasting(
    "tool calls alone",
    (wire) => sends(wire.toolCalls([{ name: "order", input: {} }])),
    "empty",
    2,
  ),
  lasting("reply in another language", (wire) => sends(wire.reply(CHINESE)), "wrong_language", 2),
  {
    name: "reply in another language, then a usable one",
    answers: (wire) => [sends(wire.reply(CHINESE)), sends(wire.reply(REPLY))],
    failures: ["wrong_language"],
    tries: 2,
    outcome: "a reply",
  },
  {
    name: "status 500, an empty reply, then a usable one",
    answers: (wire) => [fails(wire)(500), sends(wire.reply("")), sends(wire.reply(REPLY))],
    failures: ["server_error 500", "empty"],
    tries: 3,
    outcome: "a reply",
  },
  lasting("refusal of the model", (wire) => sends(wire.refusal()), "declined", 1),
  lasting(
    "reply stopped by a content filter",
    (wire) => sends(wire.reply("Walk for", "filtered")),
    "declined",
    1,
  ),
  { ...lasting("no answer in time", () => hangs, "timeout", 3), timeoutMs: 1_000 },
  {
    ...lasting("a body that does not end in time", () => hangsWithin, "timeout", 3),
    timeoutMs: 1_000,
  },
];
