/** What people read, as opposed to names and codes. */
const IS_TEXT = /\s|\p{Script=Han}/u;

/** A plugin of Stryker: a text that says something else is no rule that is broken; tests of texts read them whole. */
const texts = {
  shouldIgnore({ node }) {
    return isText(node) ? "a text" : undefined;
  },
};

function isText(node) {
  if (node.type === "StringLiteral") return IS_TEXT.test(node.value);
  if (node.type !== "TemplateLiteral") return false;
  const isFilledPlainly = node.expressions.every(({ type }) => /Identifier|Member/.test(type));
  return isFilledPlainly && node.quasis.some(({ value }) => IS_TEXT.test(value.raw));
}

export const strykerPlugins = [{ kind: "Ignore", name: "texts", value: texts }];
