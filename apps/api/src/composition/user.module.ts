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
  ListSecurityEvents,
  ListUsers,
  RecognizeCaller,
  RecordRefusedSignIn,
  SecurityLog,
  SignOutEverywhere,
} from "@health-exercise/application";
import { ContainerModule } from "inversify";
import { bindClass, bindRecord } from "./token.ts";
import {
  ACCOUNT_USE_CASES,
  CLOCK,
  EXPORT_LANE,
  IDS,
  LOGGER,
  MINIMUM_AGE,
  OWN_DATA,
  OWN_DATA_USE_CASES,
  PROFILE_USE_CASES,
  PROFILES,
  PROVISIONING,
  SECURITY_EVENTS,
  TOKEN_ISSUER,
  UNIT_OF_WORK,
  USER_IDENTITIES,
  USERS,
} from "./tokens.ts";
import { bindUseCases } from "./traced.ts";

/** People and what they tell about themselves. */
export const userModule = new ContainerModule((options) => {
  bindClass(options, SecurityLog, [SECURITY_EVENTS, UNIT_OF_WORK, IDS, CLOCK]);
  bindClass(options, RecordRefusedSignIn, [SecurityLog, CLOCK]);
  bindClass(options, ListSecurityEvents, [SECURITY_EVENTS]);
  bindClass(options, CreateUser, [USERS, SecurityLog, IDS, CLOCK]);
  bindClass(options, ListUsers, [USERS, SecurityLog]);
  bindClass(options, DisableUser, [USERS, SecurityLog, CLOCK]);
  bindClass(options, EnableUser, [USERS, SecurityLog]);
  bindClass(options, DeleteUser, [USERS, ConcernMemory, SecurityLog]);
  bindClass(options, IssueToken, [USERS, SecurityLog, TOKEN_ISSUER]);
  bindRecord(options, ACCOUNT_USE_CASES, {
    createUser: CreateUser,
    listUsers: ListUsers,
    disableUser: DisableUser,
    enableUser: EnableUser,
    deleteUser: DeleteUser,
    issueToken: IssueToken,
  });
  bindClass(options, RecognizeCaller, [
    USER_IDENTITIES,
    UNIT_OF_WORK,
    SecurityLog,
    IDS,
    CLOCK,
    PROVISIONING,
  ]);
  bindClass(options, GetProfile, [PROFILES]);
  bindClass(options, ChangeProfile, [PROFILES, CLOCK, MINIMUM_AGE]);
  bindUseCases(options, PROFILE_USE_CASES, {
    getProfile: GetProfile,
    changeProfile: ChangeProfile,
  });
  bindClass(options, ExportOwnData, [OWN_DATA, SecurityLog, CLOCK, EXPORT_LANE]);
  bindClass(options, ConcernMemory, []);
  bindClass(options, EraseOwnData, [OWN_DATA, ConcernMemory, SecurityLog, IDS, CLOCK, LOGGER]);
  bindClass(options, SignOutEverywhere, [USERS, SecurityLog, CLOCK]);
  bindRecord(options, OWN_DATA_USE_CASES, {
    exportOwnData: ExportOwnData,
    eraseOwnData: EraseOwnData,
    signOutEverywhere: SignOutEverywhere,
  });
});
