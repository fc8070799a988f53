import { IncomingMessage, type ServerOptions, ServerResponse } from "node:http";
import type { Express } from "express";

/**
 * Requests and responses that are what Express makes of them from the beginning. It would change their prototypes when they
 * come in, and every use of an object whose prototype was changed is slow.
 */
export function messagesOf(
  app: Express,
): Pick<ServerOptions, "IncomingMessage" | "ServerResponse"> {
  class AppRequest extends IncomingMessage {}
  class AppResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    readonly locals = { scope: undefined };
  }
  takeOver(AppRequest.prototype, app.request);
  takeOver(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

/** Gives `prototype` what Express has put on its own two, which stand before that of Node. */
function takeOver(prototype: object, ofApp: object): void {
  const ofExpress: object = Object.getPrototypeOf(ofApp);
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(ofExpress));
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(ofApp));
}
