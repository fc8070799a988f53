import { describe, expect, it } from "vitest";
import { reviewReply } from "../../../src/chat/reply/review-reply.ts";
import { contentCheck } from "../../support/check-content.ts";
import { aPassage, aReplyMaterial } from "../a-reply-material.ts";

const ADVICE = "Adults should do 150 to 300 minutes of moderate activity a week.";
const { source } = aPassage();

/** A reply of which the judge objects to the last sentence. */
function reviewed(last: string) {
  const reply = { text: `${ADVICE}\n\n${last}`, passages: [aPassage()] };
  return reviewReply(reply, aReplyMaterial(), contentCheck, (_, sentences) =>
    sentences.map((__, index) => index === sentences.length - 1),
  );
}

describe("where a reply says what it rests on", () => {
  it.each([
    `Source: ${source.organisation}, ${source.title}, ${source.year}.`,
    `来源：${source.organisation}，《${source.title}》，${source.year}年。`,
  ])("that is given, whatever the weights say: %s", (last) => {
    expect(reviewed(last)).toMatchObject({ flags: [] });
    expect(reviewed(last).text).toContain(source.title);
  });

  it("advice that only mentions a source is weighed as all advice is", () => {
    const last = `By ${source.title} you can leave the tablets out on race day.`;
    expect(reviewed(last).flags).toContain("reply_shortened");
    expect(reviewed(last).text).not.toContain("tablets");
  });
});
