import { ACTION_KINDS } from "@health-exercise/domain/chat";
import { z } from "zod";

/** Something that a client may do with one tap. */
export const chatAction = z
  .object({
    kind: z.enum(ACTION_KINDS).meta({ description: "What it is for: new kinds may come." }),
    label: z
      .string()
      .meta({ description: "What it does, in the language and script of the message." }),
    method: z.enum(["GET", "POST", "PUT"]).nullable().meta({ description: "Null for a call." }),
    path: z.string().meta({ description: "A path of this service, or `tel:` with a number." }),
    body: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "What to send, as JSON; it is accepted as things stand." }),
  })
  .meta({ id: "ChatAction" });
