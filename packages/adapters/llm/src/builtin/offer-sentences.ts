import type { OfferedAction, ReplyMaterial } from "@health-exercise/domain/chat";
import { OFFER_TEXTS, type OfferKind } from "./offer-texts.data.ts";
import { quotedName } from "./records/amounts.ts";
import { filled } from "./texts.ts";

/** A label begins with what is done. */
const KIND = /^[^:：]*[:：]\s*/u;

/** What is said of what the person is offered to do; calls stand with the numbers, which have their own words. */
export function offerSentences({
  actions,
  language,
}: Pick<ReplyMaterial, "actions" | "language">): readonly string[] {
  const texts = OFFER_TEXTS[language];
  const kinds = new Set<string>(actions.map(kindOf));
  // Ending a session and speaking of it are offered together.
  if (kinds.has("finish_session")) kinds.delete("give_feedback");
  return [...kinds].filter(isOffer).map((kind) => {
    const of = actions.filter((action) => kindOf(action) === kind);
    const what = of.map(({ label }) => quotedName(label.replace(KIND, ""), language) ?? "");
    return filled(texts[kind], { what: what.filter((each) => each !== "").join(", ") });
  });
}

/** To set a goal is another offer than to see them. */
function kindOf(action: OfferedAction): string {
  return action.kind === "open_goal" && action.goal === null ? "open_goals" : action.kind;
}

function isOffer(kind: string): kind is OfferKind {
  return Object.hasOwn(OFFER_TEXTS.en, kind);
}
