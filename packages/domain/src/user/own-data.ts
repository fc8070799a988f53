/**
 * The kinds of records that are stored of a person, in the order in which they are handed over: what refers to others
 * comes before them, so that whatever is added meanwhile is never referred to without being there.
 */
export const OWN_DATA_SECTIONS = [
  "account",
  "user_identities",
  "profile",
  "companion",
  "sport_logs",
  "sport_tracks",
  "exercise_schemes",
  "exercise_goals",
  "chat_requests",
  "idempotency_keys",
  "safety_incidents",
  "safety_reviews",
  "chat_messages",
  "chat_sessions",
  "chat_notes",
  "webhook_deliveries",
  "rate_limits",
] as const;

/** A kind of records that are stored of a person. */
export type OwnDataSection = (typeof OWN_DATA_SECTIONS)[number];

/**
 * Records that are not the person's alone and stay when everything else of them is erased, without the link to them:
 * incidents that name them, and steps of reviews that they took.
 */
export const UNLINKED_SECTIONS = [
  "safety_incidents",
  "safety_reviews",
] as const satisfies readonly OwnDataSection[];

/** A kind of records that lose their link to a person who is erased. */
export type UnlinkedSection = (typeof UNLINKED_SECTIONS)[number];

/** A kind of records that are gone with the person. */
export type ErasedSection = Exclude<OwnDataSection, UnlinkedSection>;

/** The kinds of records that are gone with the person. */
export const ERASED_SECTIONS: readonly ErasedSection[] = OWN_DATA_SECTIONS.filter(
  (section) => !UNLINKED_SECTIONS.some((unlinked) => unlinked === section),
) as ErasedSection[];

/** How many records an erasure removed, and how many it took the link to the person from. */
export type ErasureCounts = {
  readonly erased: Readonly<Record<ErasedSection, number>>;
  readonly unlinked: Readonly<Record<UnlinkedSection, number>>;
};

/** That somebody's data were erased; it says nothing about whose. */
export type ErasureReceipt = ErasureCounts & {
  readonly id: string;
  readonly erasedAt: Date;
};
