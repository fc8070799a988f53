/** The service or a command cannot start; the message is one plain sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = "StartError";
}
