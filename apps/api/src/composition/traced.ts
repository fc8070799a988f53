import { readingFromReplica } from "@health-exercise/adapter-postgres";
import type { KnowledgeRetriever } from "@health-exercise/ports-knowledge";
import type { Guard, GuardedText, LanguageModel, LanguageModels } from "@health-exercise/ports-llm";
import type { Tracer } from "@health-exercise/ports-runtime";
import type { ContainerModuleLoadOptions } from "inversify";
import { bindTo, type Identifier, type Token } from "./token.ts";
import { TRACER } from "./tokens.ts";

type UseCase = { execute(...input: never[]): Promise<unknown> };

/** Binds `token` to use cases by name; each is followed under its name. Of `reports` a replica of the database may answer. */
export function bindUseCases<T extends Readonly<Record<keyof T, UseCase>>>(
  options: ContainerModuleLoadOptions,
  token: Token<T>,
  useCases: { readonly [Name in keyof T]: Identifier<T[Name]> },
  reports: readonly (keyof T)[] = [],
): void {
  const names = Object.keys(useCases);
  const identifiers: readonly Identifier<unknown>[] = [
    TRACER,
    ...Object.values<Identifier<unknown>>(useCases),
  ];
  const collect = (...[tracer, ...made]: readonly unknown[]) =>
    Object.fromEntries(
      names.map((name, index) => {
        const useCase = made[index] as UseCase;
        const read = reports.includes(name as keyof T) ? onReplica(useCase) : useCase;
        return [name, traced(read, name, tracer as Tracer)];
      }),
    ) as unknown as T;
  bindTo(options, token, collect, identifiers);
}

function onReplica(useCase: UseCase): UseCase {
  return { execute: (...input) => readingFromReplica(() => useCase.execute(...input)) };
}

function traced(useCase: UseCase, name: string, tracer: Tracer): UseCase {
  return { execute: (...input) => tracer.during(name, () => useCase.execute(...input)) };
}

/** Providers whose replies are followed. */
export function tracedModels(models: LanguageModels, tracer: Tracer): LanguageModels {
  // One for each, however often it is asked for: that a model is the service's own is told by which one it is.
  const known = new Map<LanguageModel, LanguageModel>();
  const followed = (model: LanguageModel): LanguageModel => {
    const made = known.get(model) ?? {
      reply: (...asked) => tracer.during("model", () => model.reply(...asked)),
    };
    known.set(model, made);
    return made;
  };
  return {
    names: models.names,
    own: followed(models.own),
    find(name) {
      const model = models.find(name);
      return model && followed(model);
    },
  };
}

/** A guard whose readings are followed. */
export function tracedGuard(guard: Guard, tracer: Tracer): Guard {
  return {
    read: (text: GuardedText) =>
      tracer.during("guard", () => guard.read(text), { text: text.kind }),
  };
}

/** A search for knowledge that is followed. */
export function tracedRetriever(retriever: KnowledgeRetriever, tracer: Tracer): KnowledgeRetriever {
  return {
    retrieve: (request) => tracer.during("knowledge search", () => retriever.retrieve(request)),
  };
}
