import type { KnowledgeEntry } from "@health-exercise/domain/knowledge";
import exercisesBodyweightAndHome from "./data/exercises/bodyweight-and-home.json" with {
  type: "json",
};
import exercisesCore from "./data/exercises/core.json" with { type: "json" };
import exercisesDeadliftsGlutesAndKettlebells from "./data/exercises/deadlifts-glutes-and-kettlebells.json" with {
  type: "json",
};
import exercisesEquipment from "./data/exercises/equipment.json" with { type: "json" };
import exercisesGymAndMachines from "./data/exercises/gym-and-machines.json" with { type: "json" };
import exercisesPullAndBack from "./data/exercises/pull-and-back.json" with { type: "json" };
import exercisesPushAndChest from "./data/exercises/push-and-chest.json" with { type: "json" };
import exercisesShouldersAndArms from "./data/exercises/shoulders-and-arms.json" with {
  type: "json",
};
import exercisesSquatAndLegs from "./data/exercises/squat-and-legs.json" with { type: "json" };
import exercisesStretchingAndMobility from "./data/exercises/stretching-and-mobility.json" with {
  type: "json",
};
import exercisesYogaAndPilates from "./data/exercises/yoga-and-pilates.json" with { type: "json" };
import foodBodyWeightAndShape from "./data/food/body-weight-and-shape.json" with { type: "json" };
import foodDishesAndSnacks from "./data/food/dishes-and-snacks.json" with { type: "json" };
import foodDrinksAndCaffeine from "./data/food/drinks-and-caffeine.json" with { type: "json" };
import foodEatingAroundTraining from "./data/food/eating-around-training.json" with {
  type: "json",
};
import foodEverydayEating from "./data/food/everyday-eating.json" with { type: "json" };
import foodLosingWeight from "./data/food/losing-weight.json" with { type: "json" };
import foodProteinAndSupplements from "./data/food/protein-and-supplements.json" with {
  type: "json",
};
import healthAfterOperations from "./data/health/after-operations.json" with { type: "json" };
import healthBackAndNeck from "./data/health/back-and-neck.json" with { type: "json" };
import healthBloodPressureAndCirculation from "./data/health/blood-pressure-and-circulation.json" with {
  type: "json",
};
import healthBonesJointsAndArthritis from "./data/health/bones-joints-and-arthritis.json" with {
  type: "json",
};
import healthCancer from "./data/health/cancer.json" with { type: "json" };
import healthDiabetesThyroidAndMetabolism from "./data/health/diabetes-thyroid-and-metabolism.json" with {
  type: "json",
};
import healthDigestionAndKidneys from "./data/health/digestion-and-kidneys.json" with {
  type: "json",
};
import healthFirstAidAndSafety from "./data/health/first-aid-and-safety.json" with { type: "json" };
import healthFootAnkleAndLowerLeg from "./data/health/foot-ankle-and-lower-leg.json" with {
  type: "json",
};
import healthHeartAndVessels from "./data/health/heart-and-vessels.json" with { type: "json" };
import healthHipAndKnee from "./data/health/hip-and-knee.json" with { type: "json" };
import healthInfectionsAllergiesAndBlood from "./data/health/infections-allergies-and-blood.json" with {
  type: "json",
};
import healthInjuriesInGeneral from "./data/health/injuries-in-general.json" with { type: "json" };
import healthLungs from "./data/health/lungs.json" with { type: "json" };
import healthMedicines from "./data/health/medicines.json" with { type: "json" };
import healthMindAndStress from "./data/health/mind-and-stress.json" with { type: "json" };
import healthNervesAndBrain from "./data/health/nerves-and-brain.json" with { type: "json" };
import healthShoulderArmAndHand from "./data/health/shoulder-arm-and-hand.json" with {
  type: "json",
};
import healthSkinEyesEarsTeeth from "./data/health/skin-eyes-ears-teeth.json" with { type: "json" };
import healthSleep from "./data/health/sleep.json" with { type: "json" };
import instead from "./data/instead.json" with { type: "json" };
import peopleAfterBirthAndPelvicFloor from "./data/people/after-birth-and-pelvic-floor.json" with {
  type: "json",
};
import peopleChildrenAndTeenagers from "./data/people/children-and-teenagers.json" with {
  type: "json",
};
import peopleChildrenOutingsAndChoiceOfSport from "./data/people/children-outings-and-choice-of-sport.json" with {
  type: "json",
};
import peopleCycleAndMenopause from "./data/people/cycle-and-menopause.json" with { type: "json" };
import peopleDisabilityAndCarers from "./data/people/disability-and-carers.json" with {
  type: "json",
};
import peopleOlderAdults from "./data/people/older-adults.json" with { type: "json" };
import peoplePregnancy from "./data/people/pregnancy.json" with { type: "json" };
import sources from "./data/sources.json" with { type: "json" };
import sportsBallGames from "./data/sports/ball-games.json" with { type: "json" };
import sportsClimbingGolfAndOtherSports from "./data/sports/climbing-golf-and-other-sports.json" with {
  type: "json",
};
import sportsCycling from "./data/sports/cycling.json" with { type: "json" };
import sportsDance from "./data/sports/dance.json" with { type: "json" };
import sportsGamesAndTestsOfStrength from "./data/sports/games-and-tests-of-strength.json" with {
  type: "json",
};
import sportsMartialArts from "./data/sports/martial-arts.json" with { type: "json" };
import sportsRacketSports from "./data/sports/racket-sports.json" with { type: "json" };
import sportsRowingAndPaddling from "./data/sports/rowing-and-paddling.json" with { type: "json" };
import sportsRunning from "./data/sports/running.json" with { type: "json" };
import sportsRunningPlansRacesAndTriathlon from "./data/sports/running-plans-races-and-triathlon.json" with {
  type: "json",
};
import sportsSurfingDivingAndColdWater from "./data/sports/surfing-diving-and-cold-water.json" with {
  type: "json",
};
import sportsSwimmingAndWater from "./data/sports/swimming-and-water.json" with { type: "json" };
import sportsTaiChiAndTraditional from "./data/sports/tai-chi-and-traditional.json" with {
  type: "json",
};
import sportsWalkingAndHiking from "./data/sports/walking-and-hiking.json" with { type: "json" };
import sportsWinterSportsAndSkating from "./data/sports/winter-sports-and-skating.json" with {
  type: "json",
};
import trainingAmountsAndIntensity from "./data/training/amounts-and-intensity.json" with {
  type: "json",
};
import trainingDangersOnTheTrail from "./data/training/dangers-on-the-trail.json" with {
  type: "json",
};
import trainingGearAndShoes from "./data/training/gear-and-shoes.json" with { type: "json" };
import trainingHeartRateAndMeasures from "./data/training/heart-rate-and-measures.json" with {
  type: "json",
};
import trainingMotivationAndHabits from "./data/training/motivation-and-habits.json" with {
  type: "json",
};
import trainingStartingPlansAndReturning from "./data/training/starting-plans-and-returning.json" with {
  type: "json",
};
import trainingStrengthTraining from "./data/training/strength-training.json" with { type: "json" };
import trainingTroublesDuringTraining from "./data/training/troubles-during-training.json" with {
  type: "json",
};
import trainingWarmUpAndRecovery from "./data/training/warm-up-and-recovery.json" with {
  type: "json",
};
import trainingWatchesAndScores from "./data/training/watches-and-scores.json" with {
  type: "json",
};
import trainingWeatherAndOutdoors from "./data/training/weather-and-outdoors.json" with {
  type: "json",
};
import trainingWorkTravelAndDailyLife from "./data/training/work-travel-and-daily-life.json" with {
  type: "json",
};
import { parseCorpus } from "./parse-corpus.ts";

const FILES = [
  exercisesBodyweightAndHome,
  exercisesCore,
  exercisesDeadliftsGlutesAndKettlebells,
  exercisesEquipment,
  exercisesGymAndMachines,
  exercisesPullAndBack,
  exercisesPushAndChest,
  exercisesShouldersAndArms,
  exercisesSquatAndLegs,
  exercisesStretchingAndMobility,
  exercisesYogaAndPilates,
  foodBodyWeightAndShape,
  foodDishesAndSnacks,
  foodDrinksAndCaffeine,
  foodEatingAroundTraining,
  foodEverydayEating,
  foodLosingWeight,
  foodProteinAndSupplements,
  healthAfterOperations,
  healthBackAndNeck,
  healthBloodPressureAndCirculation,
  healthBonesJointsAndArthritis,
  healthCancer,
  healthDiabetesThyroidAndMetabolism,
  healthDigestionAndKidneys,
  healthFirstAidAndSafety,
  healthFootAnkleAndLowerLeg,
  healthHeartAndVessels,
  healthHipAndKnee,
  healthInfectionsAllergiesAndBlood,
  healthInjuriesInGeneral,
  healthLungs,
  healthMedicines,
  healthMindAndStress,
  healthNervesAndBrain,
  healthShoulderArmAndHand,
  healthSkinEyesEarsTeeth,
  healthSleep,
  peopleAfterBirthAndPelvicFloor,
  peopleChildrenAndTeenagers,
  peopleChildrenOutingsAndChoiceOfSport,
  peopleCycleAndMenopause,
  peopleDisabilityAndCarers,
  peopleOlderAdults,
  peoplePregnancy,
  sportsBallGames,
  sportsClimbingGolfAndOtherSports,
  sportsCycling,
  sportsDance,
  sportsGamesAndTestsOfStrength,
  sportsMartialArts,
  sportsRacketSports,
  sportsRowingAndPaddling,
  sportsRunning,
  sportsRunningPlansRacesAndTriathlon,
  sportsSurfingDivingAndColdWater,
  sportsSwimmingAndWater,
  sportsTaiChiAndTraditional,
  sportsWalkingAndHiking,
  sportsWinterSportsAndSkating,
  trainingAmountsAndIntensity,
  trainingDangersOnTheTrail,
  trainingGearAndShoes,
  trainingHeartRateAndMeasures,
  trainingMotivationAndHabits,
  trainingStartingPlansAndReturning,
  trainingStrengthTraining,
  trainingTroublesDuringTraining,
  trainingWarmUpAndRecovery,
  trainingWatchesAndScores,
  trainingWeatherAndOutdoors,
  trainingWorkTravelAndDailyLife,
];

let last: WeakRef<readonly KnowledgeEntry[]> | undefined;

/**
 * The guidance written for this service; the same entries for as long as somebody has them, so that an index made anew finds
 * them read. @throws Error when a data file is broken.
 */
export function builtInCorpus(): readonly KnowledgeEntry[] {
  const known = last?.deref();
  if (known !== undefined) return known;
  const entries = parseCorpus(FILES.flat(), sources, instead);
  last = new WeakRef(entries);
  return entries;
}
