import { FindPassages, WarmUpChat, WorkLane } from "@health-exercise/application";
import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { emergencyContacts } from "@health-exercise/domain/safety";
import { describe, expect, it } from "vitest";
import { contentCheck } from "../support/content-check.ts";
import { judgeAdvice } from "../support/judge-advice.ts";

const timer = { wait: () => Promise.resolve() };

describe("warming up", () => {
  it("asks questions in both languages for nobody, nothing outside, and ends once the service stops", async () => {
    const asked: ReplyMaterial[] = [];
    const mayLeave: (boolean | undefined)[] = [];
    const warmUp = new WarmUpChat(
      new FindPassages({
        retrieve: async (request) => {
          mayLeave.push(request.mayLeave);
          return [];
        },
      }),
      () => ({ form: "none", chance: 1 }),
      { emergencyContacts, defaultRegion: "US" },
      contentCheck,
      judgeAdvice,
      new WorkLane(timer),
    );
    const model = {
      reply: async (material: ReplyMaterial) => {
        asked.push(material);
        const by = { provider: "own", isFallback: false, model: "m", instructionsVersion: "1" };
        return { text: "Begin with a short walk.", passages: [], ...by };
      },
    };
    const ask = (isStopping: () => boolean) =>
      warmUp.execute(model, new Date("2026-03-04T12:00:00Z"), isStopping);
    await ask(() => false);
    expect(asked.length).toBeGreaterThanOrEqual(4);
    expect(new Set(asked.map(({ language }) => language))).toEqual(new Set(["en", "zh"]));
    expect(mayLeave).toContain(false);
    expect(mayLeave).not.toContain(true);
    for (const { profile, companion, history, notes, records } of asked) {
      expect({ profile, companion, history, notes }).toEqual({
        profile: null,
        companion: null,
        history: [],
        notes: [],
      });
      expect(records).toMatchObject({ openSession: null, lastSession: null });
    }
    const before = asked.length;
    let looks = 0;
    await ask(() => {
      looks += 1;
      return looks > 1;
    });
    expect([looks, asked.length]).toEqual([2, before + 1]);
  });
});
