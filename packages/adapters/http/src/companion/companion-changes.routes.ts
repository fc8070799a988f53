import type {
  AutoConfigureAppearance,
  ChangeCompanionLook,
  ChangeHealthScore,
  InitializeCompanion,
} from "@health-exercise/application";
import { companionGenderOf, type LookChanges } from "@health-exercise/domain/companion";
import { DomainError, type InputIssue } from "@health-exercise/domain/user";
import type { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { jsonBody } from "../framework/request-body.ts";
import { COMPANION_STATUS_EXAMPLE } from "./companion.examples.ts";
import { presentCompanionStatus } from "./companion.presenter.ts";
import {
  companionStatus,
  initializeBody,
  lookBody,
  updateEmotionBody,
} from "./companion.schemas.ts";
import { COMPANION_ROUTE } from "./companion-route.ts";

/** What the routes that make or change a companion call. */
export type CompanionChangesUseCases = {
  readonly initializeCompanion: InitializeCompanion;
  readonly changeHealthScore: ChangeHealthScore;
  readonly changeCompanionLook: ChangeCompanionLook;
  readonly autoConfigureAppearance: AutoConfigureAppearance;
};

/** Making and changing one's companion. */
export function companionChangesRoutes(useCases: CompanionChangesUseCases): readonly Route[] {
  const response = {
    status: 200,
    description: "The companion after the change.",
    schema: companionStatus,
    example: COMPANION_STATUS_EXAMPLE,
  } as const;
  return [
    defineRoute({
      ...COMPANION_ROUTE,
      method: "post",
      path: "/api/companion/initialize",
      summary: "Make one's companion, or set it anew",
      description: "Whoever has a companion keeps its `companion_id`; all else begins again.",
      body: jsonBody(initializeBody, {
        user_gender: "female",
        user_age: 34,
        initial_health_score: 72.5,
      }),
      response,
      errors: ["changed_meanwhile"],
      handler: async ({ body, caller }) =>
        presentCompanionStatus(
          await useCases.initializeCompanion.execute(caller.userId, {
            gender: companionGenderOf(body.user_gender),
            ageYears: body.user_age,
            healthScore: body.initial_health_score ?? undefined,
          }),
        ),
    }),
    defineRoute({
      ...COMPANION_ROUTE,
      method: "put",
      path: "/api/companion/update-emotion",
      summary: "Set the health score that one's companion's emotion follows",
      description:
        "`energetic` from 85, `happy` from 70, `calm` from 50, `tired` from 30, `unwell` below.",
      body: jsonBody(updateEmotionBody, { health_score: 72.5, trigger_reason: "Slept well" }),
      response,
      errors: ["companion_not_found", "changed_meanwhile"],
      handler: async ({ body, caller }) =>
        presentCompanionStatus(
          await useCases.changeHealthScore.execute(caller.userId, {
            healthScore: body.health_score,
            reason: body.trigger_reason || null,
          }),
        ),
    }),
    defineRoute({
      ...COMPANION_ROUTE,
      method: "put",
      path: "/api/companion/appearance",
      summary: "Change how one's companion looks and where it stands",
      description: "At least one field, of `position_config` too; one that is absent stays.",
      body: jsonBody(lookBody, {
        hair_style: "bun",
        accessory: "headband",
        position_config: { scale: 1.2 },
      }),
      response,
      errors: ["no_updatable_field", "companion_not_found", "changed_meanwhile"],
      handler: async ({ body, caller, nearMisses }) => {
        const change = useCases.changeCompanionLook.execute(caller.userId, lookChanges(body));
        return presentCompanionStatus(await change.catch(tellingWhatWasMeant(nearMisses)));
      },
    }),
    defineRoute({
      ...COMPANION_ROUTE,
      method: "post",
      path: "/api/companion/auto-configure-appearance",
      summary: "Let the profile choose how one's companion looks",
      description:
        "A body is not read. Chosen anew are the fields of `appearance_config`, but for what no rule chooses: skin tone, body shape, aids such as a wheelchair, and what is worn for one's faith.",
      response,
      errors: ["companion_not_found", "profile_not_found", "changed_meanwhile"],
      handler: async ({ caller }) =>
        presentCompanionStatus(await useCases.autoConfigureAppearance.execute(caller.userId)),
    }),
  ];
}

/** Where no field that can be changed was sent, one that was may have been meant as such. */
function tellingWhatWasMeant(nearMisses: () => readonly InputIssue[]) {
  return (error: unknown): never => {
    if (!(error instanceof DomainError) || error.code !== "no_updatable_field") throw error;
    throw new DomainError(error.code, error.message, { issues: nearMisses() });
  };
}

function lookChanges(body: z.output<typeof lookBody>): LookChanges {
  const position = body?.position_config;
  return {
    appearance: {
      skinTone: body?.skin_tone,
      hairStyle: body?.hair_style,
      hairColor: body?.hair_color,
      outfit: body?.outfit,
      outfitColor: body?.outfit_color,
      accessory: body?.accessory,
      bodyShape: body?.body_shape,
    },
    position: {
      x: position?.x,
      y: position?.y,
      scale: position?.scale,
      anchor: position?.anchor,
    },
  };
}
