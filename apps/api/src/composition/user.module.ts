import {
  ChangeProfile,
  ConcernMemory,
  CreateUser,
  DeleteUser,
  DisableUser,
  EnableUser,
  EraseOwnData,
  ExportOwnData,
  GetProfile,
  IssueToken,
  ListUsers,
} from "@health-exercise/application";
import { ContainerModule } from "inversify";
import { bindClass, bindRecord } from "./token.ts";
import {
  CLOCK,
  EXPORT_LANE,
  IDS,
  LOGGER,
  OWN_DATA,
  OWN_DATA_USE_CASES,
  PROFILE_USE_CASES,
  PROFILES,
  TOKEN_ISSUER,
  USERS,
} from "./tokens.ts";

/** People and what they tell about themselves. */
export const userModule = new ContainerModule((options) => {
  bindClass(options, CreateUser, [USERS, IDS, CLOCK]);
  bindClass(options, ListUsers, [USERS]);
  bindClass(options, DisableUser, [USERS, CLOCK]);
  bindClass(options, EnableUser, [USERS]);
  bindClass(options, DeleteUser, [USERS]);
  bindClass(options, IssueToken, [USERS, TOKEN_ISSUER]);
  bindClass(options, GetProfile, [PROFILES]);
  bindClass(options, ChangeProfile, [PROFILES, CLOCK]);
  bindRecord(options, PROFILE_USE_CASES, {
    getProfile: GetProfile,
    changeProfile: ChangeProfile,
  });
  bindClass(options, ExportOwnData, [OWN_DATA, CLOCK, EXPORT_LANE]);
  bindClass(options, ConcernMemory, []);
  bindClass(options, EraseOwnData, [OWN_DATA, ConcernMemory, IDS, CLOCK, LOGGER]);
  bindRecord(options, OWN_DATA_USE_CASES, {
    exportOwnData: ExportOwnData,
    eraseOwnData: EraseOwnData,
  });
});
