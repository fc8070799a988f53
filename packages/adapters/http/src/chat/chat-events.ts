import type { ReplyEvent } from "@health-exercise/application";
import { REPLY_FLAGS } from "@health-exercise/domain/chat";
import { DomainError } from "@health-exercise/domain/user";
import type { z } from "zod";
import type { SendEvent } from "../framework/define-route.ts";
import { presentSafetyOutcome } from "../safety/safety-check.presenter.ts";
import type { chatReply } from "./chat-message.schemas.ts";

type Response = z.output<typeof chatReply>;

const DONE_TO_REPLY: ReadonlySet<string> = new Set(REPLY_FLAGS);

/**
 * The events of one reply, each kind in its place and the texts together its content, whether it was told while it came
 * about, had been given before, or both: what nobody told is told from the response.
 */
export class ChatEvents {
  readonly #send: SendEvent;
  readonly #told = new Set<ReplyEvent["kind"]>();
  #text = "";

  constructor(send: SendEvent) {
    this.#send = send;
  }

  tell(event: ReplyEvent): void {
    if (event.kind === "text") this.#tellText(event.text);
    else if (event.kind === "sources") this.#tellOnce("sources", { passages: event.passages });
    else this.#tellOnce("checked", { safety_check: presentSafetyOutcome(event.safetyCheck) });
  }

  /** @throws DomainError `changed_meanwhile` where texts were told that are not in the response. */
  end(text: string): void {
    const response: Response = JSON.parse(text);
    if (!response.content.startsWith(this.#text)) {
      throw new DomainError(
        "changed_meanwhile",
        "Another request with this key was answered meanwhile. Send it again to get that answer.",
      );
    }
    this.#tellOnce("checked", { safety_check: ofMessage(response.safety_check) });
    if (response.answer_basis !== "help")
      this.#tellOnce("sources", { passages: response.ragContext });
    const rest = response.content.slice(this.#text.length);
    if (rest !== "") this.#tellText(rest);
    this.#send("message", text);
  }

  #tellText(text: string): void {
    this.#text += text;
    this.#send("text", JSON.stringify({ text }));
  }

  #tellOnce(kind: "checked" | "sources", data: object): void {
    if (this.#told.has(kind)) return;
    this.#told.add(kind);
    this.#send(kind, JSON.stringify(data));
  }
}

/** What was found in the message, without what was done to the reply. */
function ofMessage(check: Response["safety_check"]): Response["safety_check"] {
  return { ...check, flags: check.flags.filter((flag) => !DONE_TO_REPLY.has(flag)) };
}
