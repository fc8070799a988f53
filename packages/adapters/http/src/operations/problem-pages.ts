import type { Logger } from "@health-exercise/ports-runtime";
import type { Express } from "express";
import { registerPage } from "../framework/known-path.ts";
import { PROBLEM_KINDS, type ProblemCode } from "../framework/problem-kinds.ts";
import { htmlOf, pageOf, sendPage } from "./page.ts";
import { PROBLEM_GUIDES } from "./problem-guides.data.ts";

const CODES = Object.keys(PROBLEM_KINDS).sort() as ProblemCode[];

/** Serves the page of each problem, where its `type` says that it is, and a list of them. Links are relative, for any prefix. */
export function registerProblemPages(app: Express, logger: Logger): void {
  registerPage(app, "/problems", logger, (response) => sendPage(response, "text/html", listPage()));
  for (const code of CODES) {
    registerPage(app, `/problems/${code}`, logger, (response) =>
      sendPage(response, "text/html", problemPage(code)),
    );
  }
}

function listPage(): string {
  const items = CODES.map((code) => {
    const means = htmlOf(PROBLEM_GUIDES[code].means);
    return `<dt><a href="problems/${code}"><code>${code}</code></a> (${statusText(code)})</dt><dd>${means}</dd>`;
  });
  return pageOf("Problems", `<h1>Problems</h1>\n<dl>\n${items.join("\n")}\n</dl>`);
}

function problemPage(code: ProblemCode): string {
  const { title } = PROBLEM_KINDS[code];
  const { means, remedy } = PROBLEM_GUIDES[code];
  return pageOf(
    title,
    [
      `<h1>${htmlOf(title)}</h1>`,
      `<p><code>${code}</code>, answered with status ${statusText(code)}.</p>`,
      `<h2>What it means</h2>\n<p>${htmlOf(means)}</p>`,
      `<h2>What to do</h2>\n<p>${htmlOf(remedy)}</p>`,
      '<p><a href="../problems">All problems</a>, <a href="../docs">reference of the interface</a></p>',
    ].join("\n"),
  );
}

function statusText(code: ProblemCode): string {
  const { status } = PROBLEM_KINDS[code];
  return status === "invalid_input_of_route" ? "400 or 422, as the route has it" : String(status);
}
