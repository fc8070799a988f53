/** What the routes of the chat area that are the caller's own have in common. */
export const CHAT_ROUTE = { area: "chat", auth: "bearer", userCheck: "by_handler" } as const;
