import { describe, expect, it } from "vitest";
import { A_CHINESE_PASSAGE, aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";
import { ACTIVE } from "./some-records.ts";

describe("a question that the passages answer", () => {
  it("is answered by their sentences as they are, and by naming the source", async () => {
    const reply = await replyTo("How many minutes of walking should I begin with?", {
      passages: [aPassage()],
    });
    expect(reply).toContain("Begin with 10 easy minutes a day and add a few each week.");
    expect(reply.endsWith("\n\nSource: The walkers, How to walk, 2024.")).toBe(true);
  });

  it("is answered in Chinese", async () => {
    const reply = await replyTo("健走每天先走多少分钟？", { passages: [A_CHINESE_PASSAGE] });
    expect(reply).toContain("先每天轻松健走10分钟，每周加几分钟。");
    expect(reply.endsWith("\n\n来源：The walkers，《How to walk》，2024年。")).toBe(true);
  });

  it.each([
    ["en", "What does walking do for asthma?", "agree with the doctor who knows"],
    ["zh", "哮喘的人健走有用吗？", "和了解病情的医生商量"],
  ] as const)(
    "names the doctor where it is for a condition and none is named (%s)",
    async (...row) => {
      const [language, question, part] = row;
      const audience = { ageGroups: [], conditions: ["asthma"] } as const;
      const texts = { text: language === "zh" ? "健走锻炼心肺。" : "Walking trains the lungs." };
      const passage = {
        ...(language === "zh" ? A_CHINESE_PASSAGE : aPassage()),
        ...texts,
        audience,
      };
      expect(await replyTo(question, { passages: [passage] })).toContain(part);
      expect(
        await replyTo(question, {
          passages: [{ ...passage, text: `${texts.text} Ask your doctor.` }],
        }),
      ).not.toContain(part);
    },
  );

  it("is answered by what is written for the pregnant of what they leave", async () => {
    const passage = aPassage({
      ...{ title: "Hot tubs in pregnancy", topics: ["pregnancy", "heat"] },
      ...{ summary: "A hot tub is no place for you now.", text: "A warm bath is fine." },
    });
    const limits = { maxIntensity: "moderate", clearance: "none", limits: ["pregnancy"] } as const;
    const reply = await replyTo("can i use the hot tub", { passages: [passage], limits });
    expect(reply).toContain("A hot tub is no place for you now.");
  });

  it("keeps its amounts for who must not exert themselves hard", async () => {
    const passage = aPassage({
      summary: "150 minutes of moderate or 75 of vigorous activity a week.",
      text: "Walk 150 minutes a week or run hard for 75, vigorous minutes count double. More is better.",
      gentleText: "Walk 150 minutes a week. More is better.",
    });
    const limits = { maxIntensity: "moderate", clearance: "none", limits: [] } as const;
    const question = "How many minutes of walking a week?";
    const limited = await replyTo(question, { passages: [passage], limits });
    expect(limited).toContain("Walk 150 minutes a week. More is better.");
    expect(limited).not.toContain("vigorous");
    expect(await replyTo(question, { passages: [passage] })).toContain("vigorous");
  });

  it("is answered by the nearest ones, each by its title, where none surely meets it", async () => {
    const question = "Which socks keep my toes dry on wet trails?";
    const near = aPassage({ score: 0.6 });
    const other = aPassage({
      ...{ id: "socks", title: "Socks for running", score: 0.5 },
      ...{ summary: "Take thin socks of wool.", text: "Toes stay dry in wool. Cotton stays wet." },
    });
    const far = aPassage({ ...other, id: "far", title: "Wet trails", score: 0.2 });
    const reply = await replyTo(question, { passages: [near, other, far] });
    expect(reply).toMatch(
      /^I have nothing exactly on that\. This comes nearest:\n- Walking for health: /,
    );
    expect(reply).toContain("\n- Socks for running: Take thin socks of wool.");
    expect(reply).not.toContain("Wet trails");
    const fair = await replyTo(question, { passages: [{ ...near, score: 0.75 }, other] });
    expect(fair).toMatch(
      /^This is what I have on “Walking for health”: .*\nNear it:\n- Socks for running: /,
    );
  });

  it("tells of what is farther off only where the message surely asks of the field", async () => {
    const passages = [aPassage({ score: 0.35 })];
    expect(await replyTo("is a nordic pole any good for walking hills", { passages })).toMatch(
      /^I have nothing exactly on that; the nearest is “Walking for health”/,
    );
    expect(await replyTo("the poles of the garden fence are loose", { passages })).not.toContain(
      "Walking for health",
    );
  });

  it("tells what a passage on a complaint says though its title names what the person must leave", async () => {
    const limits = {
      maxIntensity: "vigorous",
      clearance: "none",
      limits: ["lower_limb_injury"],
    } as const;
    const facts = {
      ...{ title: "Achilles pain when running", summary: "Cycling goes on as usual.", text: "" },
    };
    const onPain = aPassage({ ...facts, topics: ["achilles"] });
    const onRunning = aPassage({ ...facts, topics: ["running"] });
    const onHowToRun = aPassage({ ...facts, topics: ["achilles", "technique"] });
    const question = "my achilles hurts when running, what still goes?";
    expect(await replyTo(question, { passages: [onPain], limits })).toContain("Cycling goes on");
    for (const passage of [onRunning, onHowToRun])
      expect(await replyTo(question, { passages: [passage], limits })).not.toContain("Cycling");
  });

  it("tells a follow-up what was not told before", async () => {
    const text = "Walking trains the calves and the legs. Walking spares the knees of the legs.";
    const passages = [aPassage({ text, summary: "Walking trains the calves and the legs." })];
    const earlierQuestion = "Is walking good for my legs?";
    const history = [
      { role: "user" as const, content: earlierQuestion },
      { role: "assistant" as const, content: "Walking trains the calves and the legs." },
    ];
    const reply = await replyTo("and what else?", { passages, history, earlierQuestion });
    expect(reply).toContain("spares the knees");
    expect(reply).not.toContain("calves");
  });

  it("gets what to watch where it asks for that", async () => {
    const passages = [aPassage()];
    expect(await replyTo("When is walking dangerous?", { passages })).toContain(
      "See a doctor if walking brings on calf pain.",
    );
  });

  it("gets no sentence twice and no half one", async () => {
    const text = "Walking trains calves. Walking trains calves. Shoes matter for walking, and";
    const reply = await replyTo("What does walking train?", {
      passages: [aPassage({ text, summary: "It is good for you." })],
    });
    expect(reply.split("Walking trains calves.")).toHaveLength(2);
    expect(reply).not.toContain("Shoes matter");
  });

  it("keeps a sentence with the one it leans on", async () => {
    const text = "Warm shoes help in winter walking. They must not be tight. Walk daily.";
    const reply = await replyTo("Which shoes for winter walking?", {
      passages: [aPassage({ text })],
    });
    expect(reply).toContain("Warm shoes help in winter walking. They must not be tight.");
  });

  it.each([
    ["en", "Do not walk with a fever; wait until it has gone.", "May I walk with a fever?"],
    ["zh", "发烧时不要健走；等退烧以后再走。", "发烧能健走吗？"],
  ] as const)("keeps the clauses of a sentence together (%s)", async (language, text, question) => {
    const passage = { ...(language === "zh" ? A_CHINESE_PASSAGE : aPassage()), summary: text };
    expect(await replyTo(question, { passages: [passage] })).toContain(text);
  });

  it("names both sources where a second passage on the subject adds something", async () => {
    const second = aPassage({
      id: "poles",
      title: "Walking: with poles",
      text: "Poles make the arms work while walking.",
      source: { organisation: "The polers", title: "Poles", year: 2020, url: null },
    });
    const reply = await replyTo("How do I start walking?", { passages: [aPassage(), second] });
    expect(reply).toContain("Poles make the arms work while walking.");
    expect(reply).toContain("Sources: The walkers, How to walk, 2024; The polers, Poles, 2020.");
  });

  it("leaves out a second passage that scores low", async () => {
    const second = aPassage({
      title: "Walking: with poles",
      text: "Walking with poles brings in the arms.",
      score: 0.5,
    });
    const reply = await replyTo("How do I start walking?", { passages: [aPassage(), second] });
    expect(reply).not.toContain("poles");
  });

  it("names the subject of a passage that may not be what was asked", async () => {
    const reply = await replyTo("How do I get going after work?", { passages: [aPassage()] });
    expect(reply).toMatch(/^This is what I have on “Walking for health”: /);
  });

  it("says so where something is known in the other language only", async () => {
    const reply = await replyTo("How do I start walking?", { passages: [A_CHINESE_PASSAGE] });
    expect(reply).toMatch(/^What I have on this is in Chinese only: /);
    expect(reply).toContain("健走锻炼心肺和腿部。");
  });

  it("is short", async () => {
    const text = Array.from(
      { length: 40 },
      (_, at) => `Walking on way ${at} is a matter of taste number ${at}.`,
    ).join(" ");
    const reply = await replyTo("How do I start walking?", { passages: [aPassage({ text })] });
    expect(reply.split(" ").length).toBeLessThan(120);
  });
});

describe("a question about records and advice", () => {
  it("gets the records first, then the guidance", async () => {
    const reply = await replyTo("Did I do enough walking this week?", {
      records: ACTIVE,
      passages: [aPassage()],
    });
    const [records = "", guidance = "", source] = reply.split("\n\n");
    expect(records).toContain("95.5 minutes");
    expect(guidance).toContain("Begin with 10 easy minutes a day");
    expect(source).toBe("Source: The walkers, How to walk, 2024.");
  });

  it("gets a way to decide whether to train today", async () => {
    const reply = await replyTo("Should I train today?", { records: ACTIVE });
    expect(reply).toContain("a rest day is the better training");
  });
});
