import {
  AutoConfigureAppearance,
  ChangeCompanionLook,
  ChangeHealthScore,
  GetCompanionHistory,
  GetCompanionStatus,
  GetHealthOverview,
  GetTestCompanion,
  GetTestHealthOverview,
  GoalsWithProgress,
  InitializeCompanion,
  ReadCompanionRecords,
  ReadSessionConcerns,
} from "@health-exercise/application";
import { ContainerModule } from "inversify";
import { bindClass, bindRecord } from "./token.ts";
import {
  CHECK_CONTENT,
  CLOCK,
  COMPANION_DEBUG_USE_CASES,
  COMPANION_STORAGE,
  COMPANION_USE_CASES,
  COMPANIONS,
  IDS,
  MINIMUM_AGE,
  PROFILES,
  SPORT_LOGS,
} from "./tokens.ts";
import { bindUseCases } from "./traced.ts";

/** The virtual companion and the health overview. */
export const companionModule = new ContainerModule((options) => {
  bindClass(options, ReadCompanionRecords, [
    COMPANIONS,
    PROFILES,
    SPORT_LOGS,
    ReadSessionConcerns,
    CLOCK,
  ]);
  bindRecord(options, COMPANION_STORAGE, { records: ReadCompanionRecords, companions: COMPANIONS });
  bindClass(options, GetCompanionStatus, [COMPANION_STORAGE, IDS]);
  bindClass(options, GetCompanionHistory, [ReadCompanionRecords]);
  bindClass(options, InitializeCompanion, [COMPANION_STORAGE, IDS, MINIMUM_AGE]);
  bindClass(options, ChangeHealthScore, [COMPANION_STORAGE]);
  bindClass(options, ChangeCompanionLook, [COMPANION_STORAGE]);
  bindClass(options, AutoConfigureAppearance, [COMPANION_STORAGE]);
  bindClass(options, GetHealthOverview, [ReadCompanionRecords, GoalsWithProgress, CHECK_CONTENT]);
  bindUseCases(
    options,
    COMPANION_USE_CASES,
    {
      getCompanionStatus: GetCompanionStatus,
      getCompanionHistory: GetCompanionHistory,
      initializeCompanion: InitializeCompanion,
      changeHealthScore: ChangeHealthScore,
      changeCompanionLook: ChangeCompanionLook,
      autoConfigureAppearance: AutoConfigureAppearance,
      getHealthOverview: GetHealthOverview,
    },
    ["getHealthOverview"],
  );
  bindClass(options, GetTestCompanion, [CLOCK]);
  bindClass(options, GetTestHealthOverview, [CHECK_CONTENT, CLOCK]);
  bindRecord(options, COMPANION_DEBUG_USE_CASES, {
    getTestCompanion: GetTestCompanion,
    getTestHealthOverview: GetTestHealthOverview,
  });
});
