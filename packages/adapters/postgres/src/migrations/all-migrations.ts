import type { Migration } from "kysely/migration";
import { up as foundation } from "./0001-foundation.ts";
import { up as safetyIncidents } from "./0002-safety-incidents.ts";
import { up as knowledge } from "./0003-knowledge.ts";
import { up as chat } from "./0004-chat.ts";
import { up as companion } from "./0005-companion.ts";
import { up as noSamplesOfPeople } from "./0006-no-samples-of-people.ts";
import { up as replyOrigin } from "./0007-reply-origin.ts";
import { up as chatNotes } from "./0008-chat-notes.ts";
import { up as idempotencyKeys } from "./0009-idempotency-keys.ts";

import { up as retention } from "./0010-retention.ts";
import { up as securityEvents } from "./0011-security-events.ts";
import { up as boundsByType } from "./0012-bounds-by-type.ts";
import { up as signOut } from "./0013-sign-out.ts";
import { up as sessionMeasures } from "./0014-session-measures.ts";
import { up as externalModel } from "./0015-external-model.ts";
import { up as serviceSecret } from "./0016-service-secret.ts";
import { up as metEditions } from "./0017-met-editions.ts";
import { up as sportChanges } from "./0018-sport-changes.ts";
import { up as exerciseGoals } from "./0019-exercise-goals.ts";
import { up as trackSettings } from "./0020-track-settings.ts";
import { up as sportTrack } from "./0021-sport-track.ts";
import { up as removedMeasures } from "./0022-removed-measures.ts";
import { up as rowSecurity } from "./0023-row-security.ts";
import { up as sportMonths } from "./0024-sport-months.ts";
import { up as userIdentities } from "./0025-user-identities.ts";
import { up as webhooks } from "./0026-webhooks.ts";
import { up as sumsOnReplicas } from "./0027-sums-on-replicas.ts";
import { up as lockByExpression } from "./0028-lock-by-expression.ts";
import { up as sportKinds } from "./0029-sport-kinds.ts";
import { up as recordedStarts } from "./0030-recorded-starts.ts";
import { up as movedSessions } from "./0031-moved-sessions.ts";

/** Migrations by name, in order. */
export type Migrations = Readonly<
  Record<
    string,
    Migration & {
      /** In no transaction, statement by statement, for what goes on for long beside requests; has to be fit to be run again from its begin. */
      readonly isBesideRequests?: true;
    }
  >
>;

/** Every migration. One that was released never changes. */
export const ALL_MIGRATIONS: Migrations = {
  "0001-foundation": { up: foundation },
  "0002-safety-incidents": { up: safetyIncidents },
  "0003-knowledge": { up: knowledge },
  "0004-chat": { up: chat },
  "0005-companion": { up: companion },
  "0006-no-samples-of-people": { up: noSamplesOfPeople },
  "0007-reply-origin": { up: replyOrigin },
  "0008-chat-notes": { up: chatNotes },
  "0009-idempotency-keys": { up: idempotencyKeys },
  "0010-retention": { up: retention },
  "0011-security-events": { up: securityEvents },
  "0012-bounds-by-type": { up: boundsByType },
  "0013-sign-out": { up: signOut },
  "0014-session-measures": { up: sessionMeasures },
  "0015-external-model": { up: externalModel },
  "0016-service-secret": { up: serviceSecret },
  "0017-met-editions": { up: metEditions },
  "0018-sport-changes": { up: sportChanges },
  "0019-exercise-goals": { up: exerciseGoals },
  "0020-track-settings": { up: trackSettings },
  "0021-sport-track": { up: sportTrack },
  "0022-removed-measures": { up: removedMeasures },
  "0023-row-security": { up: rowSecurity },
  "0024-sport-months": { up: sportMonths },
  "0025-user-identities": { up: userIdentities },
  "0026-webhooks": { up: webhooks },
  "0027-sums-on-replicas": { up: sumsOnReplicas },
  "0028-lock-by-expression": { up: lockByExpression },
  "0029-sport-kinds": { up: sportKinds },
  "0030-recorded-starts": { up: recordedStarts },
  "0031-moved-sessions": { up: movedSessions, isBesideRequests: true },
};

/** The migration that this version of the service needs. */
export const LATEST_MIGRATION: string = Object.keys(ALL_MIGRATIONS).at(-1) ?? "";
