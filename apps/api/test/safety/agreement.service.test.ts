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
  "跟腱斷裂",
];
const ACTIVITIES = ["walking", "swimming", "stationary bicycle", "running", "deadlift", "yoga"];
const INTENSITIES = ["none", "light", "moderate", "vigorous"];
const VIGOROUS = /vigorous|high-intensity|all-out|sprint|高强度|剧烈|冲刺/i;
const WARNING =
  /\b(?:ask|wait|avoid|no|not|without|after|clear|stop)|doctor|咨询|询问|避免|等|不要|不做|停止|可能是|医生/i;

type Guideline = { id: string; text: string };
type Restriction = { code: string; description: string };

/** Sentences that speak of vigorous effort without warning of it. */
function vigorousSentences(guidelines: readonly Guideline[]): string[] {
  return guidelines
    .flatMap(({ text }) => text.split(/(?<=[.。；;])/))
    .filter((sentence) => VIGOROUS.test(sentence) && !WARNING.test(sentence));
}

async function told(profile: Record<string, unknown>) {
  const { conditions, age } = profile as { conditions: string[]; age: number };
  const query = new URLSearchParams({ user_age: String(age), user_diseases: conditions.join() });
  const [assessment, guidelines, ...recommendations] = await Promise.all([
    post("/api/safety/risk-assessment", { user_profile: profile }),
    get(`/api/safety/guidelines?${query}`),
    ...ACTIVITIES.map((exercise_type) =>
      post("/api/safety/exercise-recommendations", { user_profile: profile, exercise_type }),
    ),
  ]);
  return {
    assessment: assessment.body,
    guidelines: guidelines.body,
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
  it.each(PEOPLE)("agrees in assessment, recommendations and guidelines: %j", async (profile) => {
    const { assessment, guidelines, recommendations } = await told(profile);
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
    const said: Guideline[] = [...guidelines.general, ...guidelines.personalized];
    if (allowed < INTENSITIES.indexOf("vigorous")) expect(vigorousSentences(said)).toEqual([]);
    const own = guidelines.personalized.find(({ id }: Guideline) => id.startsWith("own-limits"));
    if (allowed < INTENSITIES.indexOf("moderate") || codes.length > 1) {
      expect(own?.text.length).toBeGreaterThan(0);
    }
  });
});
