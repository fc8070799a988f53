import { describe, expect, it } from "vitest";
import { readMarkdown } from "../../src/import/markdown-sections.ts";

const textsOf = (markdown: string) =>
  readMarkdown(markdown, "Title").sections.flatMap(({ paragraphs }) => paragraphs);

describe("Markdown", () => {
  it("gives its first heading as the title, and the others to what stands under them", () => {
    const read = readMarkdown(
      "# Walking\n\nGood for all.\n\n## Dose\n\nDaily.\n\n### Old\n\nLess.\n\n## Risks\n\nFew.",
    );
    expect(read).toEqual({
      title: "Walking",
      sections: [
        { headings: [], paragraphs: ["Good for all."] },
        { headings: ["Dose"], paragraphs: ["Daily."] },
        { headings: ["Dose", "Old"], paragraphs: ["Less."] },
        { headings: ["Risks"], paragraphs: ["Few."] },
      ],
    });
  });

  it("keeps the first heading over the text when another title is given", () => {
    const [section] = readMarkdown("# Walking\n\nGood.", "All about feet").sections;
    expect(section).toEqual({ headings: ["Walking"], paragraphs: ["Good."] });
    expect(readMarkdown("# Feet\n\nGood.", "Feet").sections[0]?.headings).toEqual([]);
  });

  it("keeps a heading with nothing under it as a text of its own", () => {
    const { sections } = readMarkdown("# A\n\n## Never alone\n\n## Dose\n\nDaily.\n\n## End", "A");
    expect(sections.map(({ paragraphs }) => paragraphs)).toEqual([
      ["Never alone"],
      ["Daily."],
      ["End"],
    ]);
  });

  it.each([
    [
      "marks",
      "**Walk** *slowly*, see [here](https://x.org) &amp; `rest`",
      "Walk slowly, see here & rest",
    ],
    ["line breaks", "one\ntwo  \nthree<br>four", "one two three four"],
    ["Chinese line breaks", "每天散步，\n再休息\n一下", "每天散步，再休息一下"],
    ["a comment", "Walk <!-- ignore this --> on", "Walk  on"],
    ["a list", "- one\n- two\n  - three", "- one\n- two\n- three"],
    ["a numbered list", "3. one\n4. two", "3. one\n4. two"],
    ["a table", "| Age | Minutes |\n|---|:-:|\n| 5 | 60 |", "| Age | Minutes |\n| 5 | 60 |"],
    ["a quotation", "> Said so", "Said so"],
    ["code", "```\na < b\n```", "a < b"],
    ["an image", "![A squat](squat.png)", "A squat"],
    [
      "HTML",
      '<div class="x">\nWalk<script>alert(1)</script> <!-- no --> daily\n</div>',
      "Walk  daily",
    ],
  ])("reads %s as plain text", (_what, markdown, text) => {
    expect(textsOf(markdown).map((one) => one.trim())).toEqual([text]);
  });

  it("says nothing where only comments are", () => {
    expect(textsOf("<!-- nothing\n\nat all")).toEqual([]);
  });
});
