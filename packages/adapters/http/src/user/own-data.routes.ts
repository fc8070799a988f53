import type { EraseOwnData, ExportOwnData, SignOutEverywhere } from "@health-exercise/application";
import { defineRoute, defineStreamedRoute, type Route } from "../framework/define-route.ts";
import { ERASURE_EXAMPLE, OWN_DATA_EXAMPLE, SIGN_OUT_EXAMPLE } from "./own-data.examples.ts";
import { presentErasure, presentSignOut } from "./own-data.presenter.ts";
import { erasure, ownDataDocumentSchema, signOut } from "./own-data.schemas.ts";
import { ownDataDocument } from "./own-data-document.ts";

/** What the routes about everything stored of a person call. */
export type OwnDataUseCases = {
  readonly exportOwnData: ExportOwnData;
  readonly eraseOwnData: EraseOwnData;
  readonly signOutEverywhere: SignOutEverywhere;
};

const ACCOUNT_ROUTE = { area: "user", auth: "bearer", invalidInput: 422, errors: [] } as const;

const FILE_NAME = "health-exercise-export.json";

/** Taking everything that is stored of oneself along, and having it erased. */
export function ownDataRoutes(useCases: OwnDataUseCases): readonly Route[] {
  return [
    defineStreamedRoute({
      ...ACCOUNT_ROUTE,
      method: "get",
      path: "/api/account/export",
      summary: "Take along everything that is stored of oneself",
      description:
        "One document, sent while it is made. It is whole only with its manifest at the end: a connection that breaks off before leaves no valid JSON.",
      response: {
        status: 200,
        description: "Every stored record, deleted ones too.",
        schema: ownDataDocumentSchema,
        example: OWN_DATA_EXAMPLE,
        headers: {
          "Content-Disposition": {
            description: "The name of a file to keep it in.",
            value: () => `attachment; filename="${FILE_NAME}"`,
          },
        },
      },
      errors: ["busy"],
      handler: ({ caller, clientSignal }) =>
        useCases.exportOwnData.execute(caller.userId, ownDataDocument, clientSignal()),
    }),
    defineRoute({
      ...ACCOUNT_ROUTE,
      method: "delete",
      path: "/api/account",
      summary: "Erase oneself and everything that is stored of oneself",
      description:
        "At once and for good; the token is refused from then on. Safety incidents stay, without a link to the user.",
      response: {
        status: 200,
        description: "A receipt that names nobody.",
        schema: erasure,
        example: ERASURE_EXAMPLE,
      },
      handler: async ({ caller }) =>
        presentErasure(await useCases.eraseOwnData.execute(caller.userId)),
    }),
    defineRoute({
      ...ACCOUNT_ROUTE,
      method: "post",
      path: "/api/account/sign-out-everywhere",
      summary: "Sign out on every device",
      description:
        "Every token that was issued until this instant, this one too, is a 401 from then on. One that is issued in the same second is refused as well, because tokens tell whole seconds. The body is not read.",
      userCheck: "by_handler",
      response: {
        status: 200,
        description: "Until when tokens were ended.",
        schema: signOut,
        example: SIGN_OUT_EXAMPLE,
      },
      handler: async ({ caller }) =>
        presentSignOut(await useCases.signOutEverywhere.execute(caller)),
    }),
  ];
}
