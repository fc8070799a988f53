import {
  CHAT_LIMITS,
  conditionsAlone,
  conditionsToFit,
  inOneLanguage,
  leansOnOwnAge,
  personalAudienceOf,
  personalQueryOf,
  plainComplaint,
  queryOfAge,
  withAgeNamed,
  withAmountNamed,
  withoutDeniedMedicine,
  withoutOpening,
  withoutOtherDiabetes,
  withoutOtherOrgans,
  withoutOtherValues,
  withoutThoseForOthers,
  withoutThoseOnDenied,
  withoutThoseOnTheWhole,
  withoutUnaskedAlcohol,
  withPassagesOfAge,
  withPersonalPassages,
  withSeasonNamed,
  withSubjectNamed,
  withSugarNamed,
} from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import { type ReadText, read, type TextLanguage } from "@health-exercise/domain/language";
import type { RiskProfile } from "@health-exercise/domain/safety";
import { triesToInstruct } from "@health-exercise/domain/safety/content-check";
import type { KnowledgeRetriever, RetrievalRequest } from "@health-exercise/ports-knowledge";

/** What a reply needs to know. */
export type PassageQuery = {
  /** Empty where nothing is asked. */
  readonly query: ReadText;
  readonly language: TextLanguage;
  /** What is known about the person who asks. */
  readonly person: RiskProfile;
  /** Whether the question may go to a service outside. */
  readonly mayLeave: boolean;
};

/** So many passages are remembered as judged, the latest ones: reading each again would take longer than all the rest. */
const MOST_JUDGED = 2_000;

/** Finds what is known about a question and, where a person asks for themselves, about people like them. */
export class FindPassages {
  readonly #retriever: KnowledgeRetriever;
  /** Whether a passage tries to instruct, by its id, for the text that was judged. */
  readonly #judged = new Map<string, { readonly text: string; readonly instructs: boolean }>();

  constructor(retriever: KnowledgeRetriever) {
    this.#retriever = retriever;
  }

  async execute({
    query: told,
    language,
    person,
    mayLeave,
  }: PassageQuery): Promise<readonly KnowledgePassage[]> {
    if (told.source === "") return [];
    const asked = inOneLanguage(withoutOpening(plainComplaint(withoutDeniedMedicine(told))));
    const audience = personalAudienceOf(person);
    const named = withAmountNamed(withSeasonNamed(asked), audience.ageYears);
    const query = withSubjectNamed(withSugarNamed(named, audience.diabetesTypes));
    const personalQuery = personalQueryOf(query, audience, language);
    const { ageYears, conditions } = audience;
    const known = { ageYears, conditions };
    const fitting = { language, mayLeave, personConditions: conditionsToFit(query, audience) };
    const alone = personalQuery === undefined ? [] : conditionsAlone(query, audience, language);
    const [found, personal, ...onTheWhole] = await Promise.all([
      this.#retrieve({ ...fitting, query: withAgeNamed(query, ageYears) }),
      personalQuery === undefined
        ? []
        : this.#retrieve({ ...fitting, query: read(personalQuery), audience: known }),
      ...alone.map((name) => this.#retrieve({ ...fitting, query: read(name), audience: known })),
    ]);
    const ofAge = queryOfAge(found, query, audience, language);
    const answers =
      ofAge === undefined
        ? found
        : withPassagesOfAge(
            found,
            await this.#retrieve({ ...fitting, query: read(ofAge), audience: known }),
            audience,
          );
    const fit = (passages: readonly KnowledgePassage[]) =>
      withoutOtherDiabetes(
        withoutThoseOnDenied(
          withoutUnaskedAlcohol(withoutOtherOrgans(passages, query), query, audience.ageGroup),
          told,
        ),
        asked,
        audience.diabetesTypes,
        conditions,
      );
    return withPersonalPassages(
      fit(withoutOtherValues(withoutThoseForOthers(answers, query, audience), query)),
      fit(withoutThoseOnTheWhole(personal, onTheWhole.flat())),
      audience,
      leansOnOwnAge(query),
    );
  }

  /** What tries to instruct instead of telling is left out, whoever brought it into the knowledge. */
  async #retrieve(request: Omit<RetrievalRequest, "limit">): Promise<readonly KnowledgePassage[]> {
    const limit = CHAT_LIMITS.passages;
    const passages = await this.#retriever.retrieve({ ...request, limit });
    return passages.filter((passage) => !this.#instructs(passage));
  }

  #instructs({ id, title, summary, text }: KnowledgePassage): boolean {
    const all = `${title}\n\n${summary}\n\n${text}`;
    const known = this.#judged.get(id);
    if (known?.text === all) return known.instructs;
    const instructs = triesToInstruct(read(all), "chat");
    this.#judged.delete(id);
    this.#judged.set(id, { text: all, instructs });
    const [oldest] = this.#judged.keys();
    if (this.#judged.size > MOST_JUDGED && oldest !== undefined) this.#judged.delete(oldest);
    return instructs;
  }
}
