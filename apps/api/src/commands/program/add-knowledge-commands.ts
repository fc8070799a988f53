import type { Command } from "commander";
import type { EvalOptions } from "../eval-command.ts";
import { parseCutOff, parseOrganisation } from "../option-values.ts";
import { example, type JsonOption, type RunCommand, withJson } from "./command-parts.ts";

const IMPORT_HELP = `
A Markdown file may begin with front matter (YAML between lines of ---), a line of a JSONL file is
{"_id", "title", "text", "metadata"}. All of the front matter, or of "metadata", is optional:
  id, title, language (en, zh), summary, topics, age_groups (under_5, child, adult, older_adult),
  conditions, evidence_grade (strong, moderate, low, consensus), checked (2026-01-31),
  source (organisation, title, year, url)
The same id again replaces the document.
${example('knowledge import ./handbook --organisation "City Sports Club"')}`;

const documents = () => import("../knowledge-commands.ts");

/** Brings in and manages an operator's knowledge. */
export function addKnowledgeCommands(knowledge: Command, run: RunCommand): void {
  withJson(knowledge.command("import").description("take in .md and .jsonl files"))
    .argument("<path...>", "folders and files; a file that is bad keeps none of the others out")
    .option(
      "--organisation <name>",
      "whose knowledge it is where a file names no source",
      parseOrganisation,
      "Own knowledge",
    )
    .addHelpText("after", IMPORT_HELP)
    .action((paths: string[], options: { readonly organisation: string } & JsonOption) =>
      run(async (context) => {
        const { importKnowledge } = await import("../import-command.ts");
        return importKnowledge(context, paths, options);
      }, options),
    );
  withJson(knowledge.command("list").description("list the documents, by id"))
    .addHelpText("after", example("knowledge list"))
    .action((options) =>
      run(async (context) => (await documents()).listKnowledge(context), options),
    );
  withJson(knowledge.command("remove").description("remove documents, for good"))
    .argument("<id...>", "ids of the documents")
    .addHelpText("after", example("knowledge remove handbook/warming-up"))
    .action((ids: string[], options: JsonOption) =>
      run(async (context) => (await documents()).removeKnowledge(context, ids), options),
    );
  withJson(
    knowledge
      .command("reindex")
      .description("read all documents again by the rules of this version"),
  )
    .addHelpText("after", example("knowledge reindex"))
    .action((options) =>
      run(async (context) => {
        const { reindexKnowledge } = await import("../reindex-command.ts");
        return reindexKnowledge(context);
      }, options),
    );
  withJson(knowledge.command("eval").description("measure the search on judged queries (BEIR)"))
    .requiredOption("--corpus <file>", "documents: corpus.jsonl")
    .requiredOption("--queries <file>", "queries: queries.jsonl")
    .requiredOption("--qrels <file>", "judgements: qrels.tsv")
    .option("--k <number>", "how many hits nDCG and MRR look at", parseCutOff, 10)
    .option("--run <file>", "write the hits as a TREC run")
    .addHelpText(
      "after",
      example("knowledge eval --corpus corpus.jsonl --queries queries.jsonl --qrels qrels.tsv"),
    )
    .action((options: EvalOptions & JsonOption) =>
      run(async () => (await import("../eval-command.ts")).evaluateKnowledge(options), options),
    );
}
