import type { KnowledgeEntry } from "@health-exercise/domain/knowledge";
import aches from "./data/aches.json" with { type: "json" };
import activities from "./data/activities.json" with { type: "json" };
import afterBirth from "./data/after-birth.json" with { type: "json" };
import afterOperations from "./data/after-operations.json" with { type: "json" };
import ages from "./data/ages.json" with { type: "json" };
import body from "./data/body.json" with { type: "json" };
import choices from "./data/choices.json" with { type: "json" };
import closeQuestions from "./data/close-questions.json" with { type: "json" };
import conditions from "./data/conditions.json" with { type: "json" };
import cycleAndBirth from "./data/cycle-and-birth.json" with { type: "json" };
import dailyQuestions from "./data/daily-questions.json" with { type: "json" };
import eatingChoices from "./data/eating-choices.json" with { type: "json" };
import everyday from "./data/everyday.json" with { type: "json" };
import exerciseQuestions from "./data/exercise-questions.json" with { type: "json" };
import exercises from "./data/exercises.json" with { type: "json" };
import foodAndDays from "./data/food-and-days.json" with { type: "json" };
import furtherQuestions from "./data/further-questions.json" with { type: "json" };
import gearAndClaims from "./data/gear-and-claims.json" with { type: "json" };
import general from "./data/general.json" with { type: "json" };
import habits from "./data/habits.json" with { type: "json" };
import healing from "./data/healing.json" with { type: "json" };
import health from "./data/health.json" with { type: "json" };
import howMuchHowFar from "./data/how-much-how-far.json" with { type: "json" };
import illness from "./data/illness.json" with { type: "json" };
import injuries from "./data/injuries.json" with { type: "json" };
import life from "./data/life.json" with { type: "json" };
import living from "./data/living.json" with { type: "json" };
import livingWith from "./data/living-with.json" with { type: "json" };
import measures from "./data/measures.json" with { type: "json" };
import mobility from "./data/mobility.json" with { type: "json" };
import moreQuestions from "./data/more-questions.json" with { type: "json" };
import moreSports from "./data/more-sports.json" with { type: "json" };
import nutrition from "./data/nutrition.json" with { type: "json" };
import olderAtHome from "./data/older-at-home.json" with { type: "json" };
import outdoors from "./data/outdoors.json" with { type: "json" };
import parkAndTradition from "./data/park-and-tradition.json" with { type: "json" };
import people from "./data/people.json" with { type: "json" };
import peopleInSport from "./data/people-in-sport.json" with { type: "json" };
import plans from "./data/plans.json" with { type: "json" };
import pregnancy from "./data/pregnancy.json" with { type: "json" };
import protection from "./data/protection.json" with { type: "json" };
import questions from "./data/questions.json" with { type: "json" };
import readings from "./data/readings.json" with { type: "json" };
import rest from "./data/rest.json" with { type: "json" };
import running from "./data/running.json" with { type: "json" };
import sources from "./data/sources.json" with { type: "json" };
import sportSkills from "./data/sport-skills.json" with { type: "json" };
import sportWithConditions from "./data/sport-with-conditions.json" with { type: "json" };
import sports from "./data/sports.json" with { type: "json" };
import terms from "./data/terms.json" with { type: "json" };
import timing from "./data/timing.json" with { type: "json" };
import training from "./data/training.json" with { type: "json" };
import trainingQuestions from "./data/training-questions.json" with { type: "json" };
import troubles from "./data/troubles.json" with { type: "json" };
import weather from "./data/weather.json" with { type: "json" };
import women from "./data/women.json" with { type: "json" };
import work from "./data/work.json" with { type: "json" };
import workouts from "./data/workouts.json" with { type: "json" };
import { parseCorpus } from "./parse-corpus.ts";

const FILES = [
  general,
  training,
  exercises,
  mobility,
  workouts,
  running,
  sports,
  people,
  activities,
  ages,
  pregnancy,
  conditions,
  health,
  life,
  illness,
  injuries,
  measures,
  rest,
  nutrition,
  women,
  living,
  outdoors,
  plans,
  protection,
  questions,
  everyday,
  sportWithConditions,
  habits,
  timing,
  weather,
  body,
  terms,
  choices,
  troubles,
  exerciseQuestions,
  trainingQuestions,
  dailyQuestions,
  moreQuestions,
  furtherQuestions,
  closeQuestions,
  aches,
  afterOperations,
  foodAndDays,
  moreSports,
  peopleInSport,
  sportSkills,
  cycleAndBirth,
  gearAndClaims,
  howMuchHowFar,
  livingWith,
  olderAtHome,
  work,
  afterBirth,
  eatingChoices,
  healing,
  readings,
  parkAndTradition,
];

let last: WeakRef<readonly KnowledgeEntry[]> | undefined;

/**
 * The guidance written for this service; the same entries for as long as somebody has them, so that an index made anew finds
 * them read. @throws Error when a data file is broken.
 */
export function builtInCorpus(): readonly KnowledgeEntry[] {
  const known = last?.deref();
  if (known !== undefined) return known;
  const entries = parseCorpus(FILES.flat(), sources);
  last = new WeakRef(entries);
  return entries;
}
