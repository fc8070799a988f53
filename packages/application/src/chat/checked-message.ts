import {
  afterToldBirth,
  type ChatTurn,
  limitsOfPersonInSteps,
  limitsWithMatter,
  type OpenMatter,
  openMatterInSteps,
  questionOf,
  type ReadInSession,
  readInSessionInSteps,
  readUserContext,
  safetyContextOf,
  withoutDeniedMedicine,
  withoutTakenMedicine,
  withToldConditions,
} from "@health-exercise/domain/chat";
import type { ReadText } from "@health-exercise/domain/language";
import {
  type CheckContent,
  type ContentCheck,
  checkInSteps,
  type ExerciseLimits,
  isAtLeast,
  isLearned,
  type RiskProfile,
  riskProfileOf,
  type SafetyContext,
  spokenToReader,
  withFindings,
} from "@health-exercise/domain/safety";
import { emptyProfile, localDateOf, type Profile, UTC } from "@health-exercise/domain/user";
import type { ChatMessageRepository, ProfileRepository } from "@health-exercise/ports-repositories";
import { takenInTurn } from "../safety/reading-turns.ts";
import type { AskedMessage } from "./asked-message.ts";
import { assessedTurnsInSteps, partedOnceSeen } from "./assessed-turns.ts";

/** How far a reply looks back (design value): of what there is no room for a model is told how it began. */
const TURNS = 40;

/** A message as it was checked, with what is known of who wrote it. */
export type CheckedMessage = {
  readonly profile: Profile | null;
  readonly history: readonly ChatTurn[];
  readonly check: ContentCheck;
  /** The message as it was checked: without a medicine that is said not to be taken, where that alone seemed dangerous. */
  readonly heard: ReadText;
  /** What of the message asks for something. */
  readonly question: ReadText;
  /** What that means behind the turns before it. */
  readonly inSession: ReadInSession;
  readonly context: SafetyContext;
  readonly person: RiskProfile;
  /** Whether they have told that the child is born which the profile says they are pregnant with. */
  readonly isAfterBirth: boolean;
  readonly mayLeave: boolean;
};

/** What is read of somebody to check what they wrote. */
type CheckSources = {
  readonly profiles: Pick<ProfileRepository, "findProfile">;
  readonly messages: Pick<ChatMessageRepository, "listRecentTurns">;
  readonly allowsExternalModel: (profile: Profile | null) => boolean;
};

type LetPass = () => Promise<void>;

/** Checks a message, by itself and as what it means in its session. */
export async function checkMessage(
  asked: AskedMessage,
  { profiles, messages, allowsExternalModel }: CheckSources,
  checkContent: CheckContent,
  letPass: LetPass,
): Promise<CheckedMessage> {
  const { userId, sessionId, message, userContext, now } = asked;
  const [profile, history] = await Promise.all([
    profiles.findProfile(userId),
    sessionId === undefined ? [] : messages.listRecentTurns(userId, sessionId, TURNS),
  ]);
  const told = readUserContext(userContext);
  const today = localDateOf(now, profile?.timeZone ?? UTC);
  const context = safetyContextOf(profile, told, today);
  const checkOf = async (text: ReadText) =>
    takenInTurn(checkInSteps(checkContent, text, context, "message"), letPass);
  const whole = withoutToldMedicine(await checkOf(message), message);
  const heard = isOfDeniedMedicine(whole) ? withoutDeniedMedicine(message) : message;
  const check = spokenToReader(heard === message ? whole : await checkOf(heard), message);
  const question = questionOf(message);
  const inSession = await takenInTurn(
    readInSessionInSteps(question, history, checkContent, context),
    letPass,
  );
  const known = riskProfileOf(profile ?? emptyProfile(userId, now), today, told);
  const person = afterToldBirth(known, message, history);
  const isAfterBirth = person !== known;
  const mayLeave = allowsExternalModel(profile);
  const read = { profile, history, check, heard, question, inSession, context };
  return { ...read, person, isAfterBirth, mayLeave };
}

/** The check of a message that tells of a medicine which is taken, and changes none. */
function withoutToldMedicine(check: ContentCheck, message: ReadText): ContentCheck {
  const findings = withoutTakenMedicine(check.findings, message);
  if (findings.length === check.findings.length) return check;
  const nothing = { riskLevel: "safe", isSafe: true, requiresHumanReview: false } as const;
  return withFindings({ ...check, ...nothing, flags: [], warnings: [], findings: [] }, findings);
}

/**
 * Whether nothing is found but a medicine that is stopped or changed, only by what was learned and not as a high risk: who takes none
 * stops none. What is graver stays, however it is denied.
 */
function isOfDeniedMedicine({ findings }: ContentCheck): boolean {
  return (
    findings.length > 0 &&
    findings.every(
      (finding) =>
        finding.flag === "medication_change" &&
        isLearned(finding) &&
        !isAtLeast(finding.level, "high"),
    )
  );
}

/** What earlier turns have left open, and what the person's exercise is limited to. */
export async function limitsInSession(
  message: ReadText,
  { person, history, heard, question, inSession, context }: CheckedMessage,
  checkContent: CheckContent,
  letPass: LetPass,
): Promise<{ readonly openMatter: OpenMatter | null; readonly limits: ExerciseLimits }> {
  const openMatter = await takenInTurn(
    openMatterInSteps(message, history, checkContent, context),
    letPass,
  );
  // What the person says of themselves counts wherever it stands, beside an attempt to instruct too.
  const turns = await takenInTurn(assessedTurnsInSteps(message, history, checkContent), letPass);
  const query = inSession.asked === question ? heard : inSession.asked;
  const profile = withToldConditions(person, message, turns.history);
  const limitsFor = (assessed: typeof turns) =>
    takenInTurn(limitsOfPersonInSteps({ profile, query, ...assessed }, checkContent), letPass);
  const limited = await limitsFor(turns);
  const seen = partedOnceSeen(message, turns);
  const isSeen =
    limited.clearance === "stop_and_seek_care" &&
    seen !== undefined &&
    (await limitsFor(seen)).clearance !== "stop_and_seek_care";
  // Who has been to a doctor with it is not sent there again: when they may exercise, that doctor says.
  const found: ExerciseLimits = isSeen ? { ...limited, clearance: "before_any" } : limited;
  return { openMatter, limits: limitsWithMatter(found, openMatter) };
}
