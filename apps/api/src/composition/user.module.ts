import {
  ChangeProfile,
  CreateUser,
  DeleteUser,
  DisableUser,
  EnableUser,
  GetProfile,
  IssueToken,
  ListUsers,
} from "@health-exercise/application";
import { ContainerModule } from "inversify";
import { bindClass, bindRecord } from "./token.ts";
import { CLOCK, IDS, PROFILE_USE_CASES, PROFILES, TOKEN_ISSUER, USERS } from "./tokens.ts";

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
});
