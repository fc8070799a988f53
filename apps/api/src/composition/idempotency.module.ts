import { AnswerKeyedRequest, AnswerOnce } from "@health-exercise/application";
import { ContainerModule } from "inversify";
import { bindTo } from "./token.ts";
import {
  CHAT_ANSWERS,
  CHAT_REQUESTS,
  ENDPOINT_KEYS,
  EVENT_METRICS,
  IDS,
  KEYED_REQUESTS,
  OPEN_KEYS,
  TIMER,
  UNIT_OF_WORK,
} from "./tokens.ts";

/** What lets clients repeat a request safely. A claim to a key holds for `leaseMs` after a crash. */
export function idempotencyModule(leaseMs: number): ContainerModule {
  return new ContainerModule((options) => {
    bindTo(
      options,
      CHAT_ANSWERS,
      (keys, ids, timer, { replayed }) =>
        new AnswerOnce(
          keys,
          ({ userId, key }) => `${userId} ${key}`,
          ids,
          timer,
          leaseMs,
          () => replayed("chat"),
        ),
      [CHAT_REQUESTS, IDS, TIMER, EVENT_METRICS],
    );
    bindTo(
      options,
      KEYED_REQUESTS,
      (endpointKeys, openKeys, unitOfWork, ids, timer, { replayed }) => {
        const onReplay = () => replayed("header");
        const ofUsers = new AnswerOnce(
          endpointKeys,
          ({ userId, endpoint, key }) => `${userId} ${endpoint} ${key}`,
          ids,
          timer,
          leaseMs,
          onReplay,
        );
        const ofAddresses = new AnswerOnce(
          openKeys,
          ({ digest }) => digest,
          ids,
          timer,
          leaseMs,
          onReplay,
        );
        return {
          ofUsers: new AnswerKeyedRequest(ofUsers, endpointKeys, unitOfWork),
          ofAddresses: new AnswerKeyedRequest(ofAddresses, openKeys, unitOfWork),
        };
      },
      [ENDPOINT_KEYS, OPEN_KEYS, UNIT_OF_WORK, IDS, TIMER, EVENT_METRICS],
    );
  });
}
