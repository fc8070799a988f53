/** What people send with a key, and where it is stored. */
export type Kind = "message" | "session" | "start" | "scheme";

type KindFacts = {
  readonly path: string;
  /** `name` stands in what is stored, and nobody else sends it. */
  readonly body: (name: string) => object;
  readonly table: string;
  readonly keyTable: string;
  /** Where a list of them has the names. */
  readonly list: { readonly path: string; readonly items: string; readonly name: string };
};

const LOGS = { path: "/api/sport/logs?limit=100", items: "logs", name: "sport_name" };

export const KINDS = {
  message: {
    path: "/api/chat/message",
    body: (name) => ({ message: `How do I warm up, ${name}?` }),
    table: "chat_message",
    keyTable: "chat_request",
    list: { path: "/api/chat/history?limit=100", items: "messages", name: "content" },
  },
  session: {
    path: "/api/sport/log",
    body: (name) => ({
      sport_name: name,
      sport_start: "2026-03-01T09:00:00Z",
      sport_end: "2026-03-01T09:30:00Z",
      cal: 100,
      iffinish: true,
    }),
    table: "sport_log",
    keyTable: "idempotency_key",
    list: LOGS,
  },
  start: {
    path: "/api/sport/log",
    body: (name) => ({
      sport_name: name,
      sport_start: "2026-03-01T10:00:00Z",
      cal: 0,
      iffinish: false,
    }),
    table: "sport_log",
    keyTable: "idempotency_key",
    list: LOGS,
  },
  scheme: {
    path: "/api/sport/schemes",
    body: (name) => ({
      name,
      items: [{ sport_name: "Running", exercise_type: "running", minutes: 30 }],
    }),
    table: "exercise_scheme",
    keyTable: "idempotency_key",
    list: { path: "/api/sport/schemes/user/{user_id}", items: "schemes", name: "name" },
  },
} as const satisfies Readonly<Record<Kind, KindFacts>>;
