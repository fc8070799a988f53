import {
  ImportKnowledge,
  ListKnowledge,
  RemoveKnowledge,
  RenewKnowledge,
} from "@health-exercise/application";
import { ContainerModule } from "inversify";
import { bindClass } from "./token.ts";
import { KNOWLEDGE } from "./tokens.ts";

/** What an operator does with knowledge of their own, for which nothing is searched. */
export const storedKnowledgeModule = new ContainerModule((options) => {
  bindClass(options, ImportKnowledge, [KNOWLEDGE]);
  bindClass(options, ListKnowledge, [KNOWLEDGE]);
  bindClass(options, RemoveKnowledge, [KNOWLEDGE]);
  bindClass(options, RenewKnowledge, [KNOWLEDGE]);
});
