import { read } from "@health-exercise/domain/language";
import { describe, expect, it } from "vitest";
import { PassageIndex } from "../src/search/passage-index.ts";

const text = (word: string) => ({ title: `About ${word}`, text: `${word} is told here.` });

describe("the index of passages", () => {
  it("forgets what is removed or replaced, however often", () => {
    const index = new PassageIndex();
    index.add("stays", text("lighthouse"));
    for (let round = 0; round < 5_000; round += 1) index.add("changes", text(`zebra${round % 7}`));
    index.remove("gone");
    expect(index.size).toBe(2);
    expect(index.search(read("lighthouse"), 5).map(({ id }) => id)).toEqual(["stays"]);
    expect(index.search(read(`zebra${4_999 % 7}`), 5).map(({ id }) => id)).toEqual(["changes"]);
    expect(index.search(read("zebra6 zebra0"), 5)).toEqual([]);
    index.remove("changes");
    index.remove("stays");
    expect([index.size, index.search(read("lighthouse"), 5)]).toEqual([0, []]);
  });

  it("ranks a whole title before a part of one, and neighbours before scattered words", () => {
    const index = new PassageIndex();
    index.add("part", { title: "Sailing knots for anglers and climbers", text: "Rope work." });
    index.add("whole", { title: "Sailing knots", text: "Rope work." });
    expect(index.search(read("sailing knots"), 2).map(({ id }) => id)).toEqual(["whole", "part"]);
  });

  it("finds what is asked for in just these words, function words among them", () => {
    const index = new PassageIndex();
    const rope = { title: "Rope work", text: "Rope work." };
    index.add("how", { ...rope, asked: ["how do you do rope work", "Which rope?"] });
    index.add("why", { ...rope, asked: ["why do you do rope work"] });
    const firstFor = (question: string) => index.search(read(question), 1)[0];
    expect(firstFor("how do you do rope work")?.id).toBe("how");
    expect(firstFor("Why do you do rope work?!")?.id).toBe("why");
    index.add("why", { ...rope, asked: ["what for is rope work"] });
    index.add("other", { ...rope, asked: ["why do you do rope work"] });
    expect(firstFor("why do you do rope work")?.id).toBe("other");
    index.remove("other");
    expect(firstFor("why do you do rope work")?.id).not.toBe("other");
    expect(firstFor("what for is rope work")?.id).toBe("why");
  });

  it("finds what is asked for in just these words, however many others have the same words", () => {
    const index = new PassageIndex();
    for (let number = 0; number < 300; number += 1)
      index.add(`rope${number}`, { title: "Rope", text: "Rope." });
    const asked = ["how do i get my husband to rope"];
    index.add("husband", { title: "A husband who will not move", text: "Sofas.", asked });
    expect(index.search(read("How do I get my husband to rope?"), 1)[0]?.id).toBe("husband");
    index.add("wanted", { title: "Chairs", text: "Sofas.", asked });
    const found = index.search(
      read("how do i get my husband to rope"),
      3,
      (id) => id !== "husband",
    );
    expect(found[0]?.id).toBe("wanted");
  });

  it("reads a misspelt long word as the known one that differs by a letter", () => {
    const index = new PassageIndex();
    index.add("a", text("lighthouse"));
    expect(index.search(read("lihgthouse lightouse"), 1).map(({ id }) => id)).toEqual(["a"]);
  });
});
