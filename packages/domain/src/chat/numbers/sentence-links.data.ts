/** How sentences hang on those before them; phrases separated by `|`. */

/** A sentence that begins so goes on about the one before it. */
export const ANAPHORS =
  "that's|that is|this is|it's|it is|which is|that means|this means|that makes|that brings|these are|those are|total|in total|together|altogether|这是|这就是|这意味着|这说明|这比|这相当于|这已经|其中|总共|一共|共|合计";

/** A sentence that begins so is nothing without the one before it. */
export const HANGING =
  "that's|that is|this is|it's|it is|which is|that means|this means|that makes|that brings|these are|those are|这是|这就是|这意味着|这说明|这比|这相当于|这已经";

/** Connectors that join a sentence to the one before it, longest first. */
export const CONNECTORS =
  "that said, |in addition, |as a result, |on top of that, |even so, |nevertheless, |furthermore, |additionally, |therefore, |moreover, |however, |besides, |still, |also, |thus, |plus, |but |so |and |与此同时，|不仅如此，|尽管如此，|除此之外，|也就是说，|换句话说，|不过，|但是，|所以，|因此，|而且，|此外，|另外，|同时，|然而，|但|而|所以";
