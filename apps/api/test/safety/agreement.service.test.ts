import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { openRequests } from "./support/open-requests.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ RATE_LIMIT: "off" });
});
afterAll(() => service.stop());

const { get, post } = openRequests(() => service);

const AGES = [9, 30, 50, 70, 85];
const CONDITIONS = [
  "hypertension",
  "heart failure",
  "type 2 diabetes",
  "chronic low back pain",
  "back surgery last year",
  "achilles rupture",
  "pregnancy",
  "beta blockers",
  "osteoporosis",
  "asthma",
  "高血压",
  "慢性腰痛",
  "心力衰竭",
  "高血脂",
  "跟腱斷裂",
];
const ACTIVITIES = ["walking", "swimming", "stationary bicycle", "running", "deadlift", "yoga"];
const INTENSITIES = ["none", "light", "moderate", "vigorous"];

/** What must never be said to who is not allowed vigorous effort, written down apart from how the service finds it. */
const FORBIDDEN = [
  /\d+ minutes(?: a (?:day|week))? of (?:moderate[\w\s-]* (?:or|to) )?(?:vigorous|high-intensity)/i,
  /\b(?:or|to) vigorous(?:-intensity)? (?:activity|exercise|effort)/i,
  /\bvigorous(?:-intensity)? (?:activity|exercise) (?:for|on|counts|is best|is fine)/i,
  /\b(?:one|each) vigorous minute/i,
  /\bvigorous means\b/i,
  /\b(?:move on to|swap in|progress to|add|try) (?:some |short |a few )?(?:vigorous|high-intensity|faster|sprint)/i,
  /\bhard effort needs half the time/i,
  /\b(?:do|build up to|include) (?:\w+ ){0,4}(?:sprints|hiit|all-out)/i,
  /\d+分钟(?:的)?(?:剧烈|高强度|中到高强度|中等或高强度)/,
  /(?:或|到|至)高强度(?:有氧)?(?:活动|运动)/,
  /高强度(?:有氧)?(?:活动|运动)?(?:每周)?\d+分钟/,
  /所谓高强度|换入几段短的快节奏|(?:可以|建议|应该)(?:多)?做(?:剧烈|高强度)/,
];

type Guideline = { id: string; text: string };
type Restriction = { code: string; description: string };

/** The sentences that urge vigorous effort. */
function forbiddenSentences(guidelines: readonly Guideline[]): string[] {
  return guidelines
    .flatMap(({ text }) => text.split(/(?<=[.。；;])/))
    .filter((sentence) => FORBIDDEN.some((pattern) => pattern.test(sentence)));
}

type Described = { readonly age: number; readonly conditions: readonly string[] };

async function guidelinesFor({ age, conditions }: Described): Promise<readonly Guideline[]> {
  const query = new URLSearchParams({ user_age: String(age), user_diseases: conditions.join() });
  const { body } = await get(`/api/safety/guidelines?${query}`);
  return [...body.general, ...body.personalized];
}

async function told(profile: Described) {
  const [assessment, ...recommendations] = await Promise.all([
    post("/api/safety/risk-assessment", { user_profile: profile }),
    ...ACTIVITIES.map((exercise_type) =>
      post("/api/safety/exercise-recommendations", { user_profile: profile, exercise_type }),
    ),
  ]);
  return {
    assessment: assessment.body,
    recommendations: recommendations.map(({ body }) => body),
  };
}

const PEOPLE = AGES.flatMap((age) =>
  CONDITIONS.flatMap((condition) => [
    { age, conditions: [condition] },
    { age, conditions: [condition], regular_exerciser: true },
  ]),
);

describe("what is said of one person", () => {
  it.each([
    "Or do 75 to 150 minutes of vigorous-intensity activity a week.",
    "Do 60 minutes a day of moderate to vigorous activity.",
    "Build up to 150 minutes of moderate or 75 minutes of vigorous activity a week.",
    "After a few weeks, move on to vigorous intervals.",
    "One vigorous minute counts about as two moderate ones.",
    "每周150分钟中等强度或75分钟高强度活动。",
    "每天60分钟中到高强度活动。",
    "高强度1分钟大约抵中等强度2分钟。",
  ])("is held against sentences such as %j", (text) =>
    expect(forbiddenSentences([{ id: "any", text }])).toEqual([text]),
  );

  it.each(PEOPLE)("agrees in assessment, recommendations and guidelines: %j", async (profile) => {
    const { assessment, recommendations } = await told(profile);
    const allowed = INTENSITIES.indexOf(assessment.recommended_intensity);
    const codes = assessment.restrictions.map(({ code }: Restriction) => code);
    for (const { exercise_type, suitability, intensity } of recommendations) {
      expect(INTENSITIES.indexOf(intensity.level), exercise_type).toBeLessThanOrEqual(allowed);
      expect(suitability === "not_recommended").toBe(intensity.level === "none");
      if (["before_any", "stop_and_seek_care"].includes(assessment.clearance_scope)) {
        expect(suitability, exercise_type).not.toBe("recommended");
      }
      if (codes.includes("heart_rate_limited")) expect(intensity.heart_rate_bpm).toBeNull();
    }
    // Guidelines know no habit: they are for the same person of whom none is known.
    if ("regular_exerciser" in profile) return;
    const said = await guidelinesFor(profile);
    if (allowed < INTENSITIES.indexOf("vigorous")) expect(forbiddenSentences(said)).toEqual([]);
    const own = said.find(({ id }) => id.startsWith("own-limits"));
    if (allowed < INTENSITIES.indexOf("moderate") || codes.length > 1) {
      expect(own?.text.length).toBeGreaterThan(0);
    }
  });
});
