/** How sentences hang on those before them, as phrases (`readPhrase`). The choice of words is a design value. */

/** A sentence that begins so is nothing without the one before it. */
export const HANGING: readonly string[] = [
  "that's",
  "that is",
  "this is",
  "it's",
  "it is",
  "which is",
  "that means",
  "this means",
  "that makes",
  "that brings",
  "these are",
  "those are",
  "这是",
  "这就是",
  "这意味着",
  "这说明",
  "这比",
  "这相当于",
  "这已经",
];

/** A sentence that begins so goes on about the one before it, as one that begins with `HANGING` does. */
export const ANAPHORS: readonly string[] = [
  "total",
  "in total",
  "together",
  "altogether",
  "其中",
  "总共",
  "一共",
  "共",
  "合计",
];

/** What begins so says by itself what to do, as what begins with one of `ADVISING_VERBS` does. */
export const CALLS_TO_CARE: readonly string[] = [
  ..."stop rest see call ask tell seek leave avoid drink eat sleep do never always if when".split(
    " ",
  ),
];

/** Connectors that join a sentence to the one before it. */
export const CONNECTORS: readonly string[] = [
  "that said,",
  "in addition,",
  "as a result,",
  "on top of that,",
  "even so,",
  "nevertheless,",
  "furthermore,",
  "additionally,",
  "therefore,",
  "moreover,",
  "however,",
  "besides,",
  "still,",
  "also,",
  "thus,",
  "plus,",
  "but",
  "so",
  "and",
  "与此同时，",
  "不仅如此，",
  "尽管如此，",
  "除此之外，",
  "也就是说，",
  "换句话说，",
  "不过，",
  "但是，",
  "所以，",
  "因此，",
  "而且，",
  "此外，",
  "另外，",
  "同时，",
  "然而，",
  "但",
  "而",
  "所以",
];
