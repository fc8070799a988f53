/** What is said of everybody's has one of these, and a heading of one's own has none: "the average pace". */
export const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an"]);
