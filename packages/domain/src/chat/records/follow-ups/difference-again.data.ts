/** Ask how much two times or two kinds differ. The choice of words is a design value. */
export const BY_HOW_MUCH: readonly string[] = [
  "by how (much|many)",
  "how (much|many) (more|less|fewer|longer|farther|further)",
  "(whats|what is) the difference",
  "(多|少|差|相差)(了|咗|)(多少|几多)",
];
