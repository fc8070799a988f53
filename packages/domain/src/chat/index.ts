export { deniedWords, type WordSpan } from "../language/denial.ts";
export { limitsOfPerson, limitsOfPersonInSteps } from "../safety/limits-of-person.ts";
export type { ActionMaterial } from "./actions/action-material.ts";
export { askedBeside } from "./actions/asked-beside.ts";
export { callActions } from "./actions/call-action.ts";
export {
  ACTION_KINDS,
  type OfferedAction,
  type SessionToLog,
} from "./actions/chat-action.ts";
export { sessionToldBefore } from "./actions/corrected-sessions.ts";
export { asksForFeedback } from "./actions/feedback-action.ts";
export {
  asksForEndOfPause,
  asksForTotals,
  offeredActionsInSteps,
  tellsLoggedSession,
} from "./actions/offered-actions.ts";
export { asksToStart } from "./actions/start-action.ts";
export { unmetAsk } from "./actions/unmet-ask.ts";
export {
  type AdviceModelData,
  type AdviceWeights,
  createAdviceJudge,
  type JudgeAdvice,
  type WeighedAdvice,
} from "./advice/advice-judge.ts";
export type { AdviceMeasures } from "./advice/advice-verdict.ts";
export {
  type AssistantMessage,
  CHAT_LIMITS,
  type ChatMessage,
  type ChatMessageDetails,
  type ChatTurn,
  type ExchangeSafety,
  type GivenReply,
  INPUT_TYPES,
  type InputType,
  ownTurns,
  REPLY_FLAGS,
  type ReplyFlag,
  type ReplyOrigin,
  type ReplyTrace,
  type UserMessage,
} from "./chat-message.ts";
export { type ChatSession, NEW_CHAT_NAME, startChatSession } from "./chat-session.ts";
export { type AskedEnergy, askedEnergy, type KnownBody } from "./energy/asked-energy.ts";
export type { AidKind } from "./help/aid-texts.data.ts";
export {
  callsForHelp,
  HELP_CONFIDENCE,
  type Help,
  type HelpMaterial,
  helpReply,
} from "./help/help-reply.ts";
export type { HelpKind } from "./help/help-texts.data.ts";
export { type ReadInSession, readInSessionInSteps } from "./in-session/read-in-session.ts";
export { namesComplaintAndActivity } from "./in-session/told-before.ts";
export { withSessionFindings } from "./in-session/with-session-findings.ts";
export {
  createIntentJudge,
  type IntentModelData,
  type IntentWeights,
  type JudgedIntent,
  type JudgeIntent,
} from "./intent/intent-judge.ts";
export type { Intent } from "./intent/intents.ts";
export { type AdviceBreach, adviceBreakingLimits } from "./limits/advice-breaking-limits.ts";
export { cautionsFor } from "./limits/cautions-for.ts";
export { urgesVigorousEffort } from "./limits/urges-vigorous-effort.ts";
export { type AidMaterial, aidReply } from "./matter/aid-reply.ts";
export { asksBesideMatter } from "./matter/beside-matter.ts";
export {
  isAllThatMatters,
  limitsWithMatter,
  matterLead,
  type ToldInMatter,
  tellsInNeed,
} from "./matter/matter-reply.ts";
export type { Matter } from "./matter/matter-texts.data.ts";
export {
  helpsInCrisis,
  type OpenMatter,
  openMatterInSteps,
} from "./matter/open-matter.ts";
export { isClearedBy, isSeenBy } from "./matter/resolved-by.ts";
export { type AskedNotes, askedNotes, notesAskedFor } from "./notes/asked-notes.ts";
export { calledName } from "./notes/called-name.ts";
export {
  CHAT_NOTE_KINDS,
  CHAT_NOTE_LIMITS,
  type ChatNote,
  type ChatNoteKind,
  type ToldNote,
  withNewNotes,
} from "./notes/chat-note.ts";
export type { NoteMatter } from "./notes/note-matter.ts";
export { notesTold } from "./notes/notes-told.ts";
export { type RecordFacts, recordFacts } from "./numbers/number-claim.ts";
export {
  type OwnRecords,
  type OwnRecordsData,
  type OwnTotals,
  type OwnTotalsData,
  ownRecords,
  ownTotals,
  recordedDays,
  type WeekTotals,
} from "./own-records.ts";
export { type AskedPace, askedPace } from "./pace/asked-pace.ts";
export type { PaceSum } from "./pace/pace-sum.ts";
export { withoutThoseForOthers } from "./passages/passages-for-others.ts";
export { queryOfAge, withPassagesOfAge } from "./passages/passages-of-age.ts";
export { conditionsAlone, withoutThoseOnTheWhole } from "./passages/passages-of-condition.ts";
export { asksOfOrgan, withoutOtherOrgans } from "./passages/passages-of-organs.ts";
export { withoutOtherValues } from "./passages/passages-of-values.ts";
export { withPersonalPassages } from "./passages/personal-passages.ts";
export {
  conditionsToFit,
  type PersonalAudience,
  personalAudienceOf,
  personalQueryOf,
} from "./passages/personal-query.ts";
export { ragContextOf } from "./passages/rag-context.ts";
export { withoutUnaskedAlcohol } from "./passages/unasked-alcohol.ts";
export { withoutUnaskedIllness } from "./passages/unasked-illness.ts";
export { withoutDeniedMedicine, withoutThoseOnDenied } from "./person/denied-medicine.ts";
export { type DiabetesType, withoutOtherDiabetes } from "./person/diabetes-type.ts";
export { asksOfWeightInRecovery } from "./person/eating-recovery.ts";
export { leansOnOwnAge, profileOfAge, withAgeNamed, withToldAge } from "./person/own-age.ts";
export { withoutTakenMedicine } from "./person/taken-medicine.ts";
export { afterToldBirth } from "./person/told-birth.ts";
export { withToldConditions } from "./person/told-conditions.ts";
export { readSafetyContext, readUserContext, safetyContextOf } from "./person/user-context.ts";
export { buildChatPrompt, type ChatPrompt } from "./prompt/build-chat-prompt.ts";
export { dataBlock } from "./prompt/data-block.ts";
export { type FactData, factData } from "./prompt/fact-data.ts";
export { RECORD_TOOL, RECORD_TOOL_TEXTS } from "./prompt/record-tool.data.ts";
export { askedBefore } from "./question/asked-before.ts";
export { asksOnlyWhetherToExercise } from "./question/bare-question.ts";
export { earlierQuestionOf, questionsBefore } from "./question/earlier-question.ts";
export { withAmountNamed } from "./question/named-amount.ts";
export { withSeasonNamed } from "./question/named-season.ts";
export { withSubjectNamed } from "./question/named-subject.ts";
export { withSugarNamed } from "./question/named-sugar.ts";
export { inOneLanguage, withoutOpening } from "./question/one-language.ts";
export { plainComplaint } from "./question/plain-complaint.ts";
export { lookedUp, questionInContext, questionOf } from "./question/question.ts";
export type { AskedRecords, RecordAsk, RecordQuestion, Unlogged } from "./records/asked-records.ts";
export { recommendedAmountFor } from "./records/asking/recommended-amount.ts";
export type { KnownOfPerson } from "./records/known-of-person.ts";
export {
  mayAskAhead,
  mayNameSessions,
  recordQuestionIn,
  sessionsSpokenOf,
} from "./records/question-in-session.ts";
export type { RecordAnswer } from "./records/record-answer.ts";
export type { MeasureCue } from "./records/record-reading.ts";
export {
  createFormJudge,
  type FormModelData,
  type FormWeights,
  type JudgedForm,
  type JudgeForm,
} from "./records/wording/form-judge.ts";
export type { RecordForm } from "./records/wording/record-forms.ts";
export {
  ANSWER_BASES,
  type AnswerBasis,
  type QuotedPassage,
  type StatedGround,
} from "./reply/answer-basis.ts";
export { areGround } from "./reply/ground-of.ts";
export { claimQueries } from "./reply/reply-claims.ts";
export type { ReplyMaterial } from "./reply/reply-material.ts";
export { reviewBeginning } from "./reply/review-beginning.ts";
export { type ReviewedReply, reviewReply } from "./reply/review-reply.ts";
export type { UnreviewedReply } from "./reply/unreviewed-reply.ts";
export { sessionNameOf } from "./session-name.ts";
export {
  composeWorkout,
  isHurtAndNotCleared,
  type WorkoutLibrary,
} from "./workouts/compose-workout.ts";
export {
  type RunningGoal,
  type RunningWeek,
  runningPlan,
  runsAWeek,
} from "./workouts/running-plan.ts";
export type { Workout, WorkoutMain } from "./workouts/workout.ts";
export {
  WORKOUT_EQUIPMENT,
  WORKOUT_LOADS,
  type WorkoutEquipment,
  type WorkoutExercise,
  type WorkoutLoad,
  type WorkoutPart,
} from "./workouts/workout-exercise.ts";
export {
  type KindRule,
  WORKOUT_KINDS,
  type WorkoutForm,
  type WorkoutKind,
} from "./workouts/workout-kinds.ts";
export { type PlannedDay, type WeekForm, weekOfTraining } from "./workouts/workout-week.ts";
export type { WorkoutWish } from "./workouts/workout-wish.ts";
