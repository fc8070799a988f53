import type { SportLogId } from "../../shared/ids.ts";

/**
 * How grave it is what a person wrote about a session, the mildest first: `ease` (pain, or something that speaks against
 * going on as planned), `care` (stop, and have it looked at today), `danger` (it may be an emergency).
 */
const CONCERN_GRADES = ["ease", "care", "danger"] as const;
export type ConcernGrade = (typeof CONCERN_GRADES)[number];

/** Whom to ask: about a body, about life itself, about what somebody else does to the person, about eating. */
export type ConcernMatter = "body" | "self_harm" | "abuse" | "eating";

/** What was found in a text; holds no part of it. */
export type Concern = { readonly grade: ConcernGrade; readonly matter: ConcernMatter };

/** A concern with the session whose feedback or notes tell of it. */
export type SessionConcern = Concern & {
  readonly logId: SportLogId;
  readonly sportStart: Date;
  /** Null where it goes on, or nobody said when it ended. */
  readonly sportEnd: Date | null;
};

/** The gravest of concerns, the first of equals; undefined where there is none. */
export function gravestConcern<Found extends Concern>(
  concerns: readonly Found[],
): Found | undefined {
  return concerns.reduce<Found | undefined>(
    (gravest, concern) =>
      gravest === undefined || isGraver(concern.grade, gravest.grade) ? concern : gravest,
    undefined,
  );
}

/** Whether `grade` asks for more than going easy. */
export function needsCare(grade: ConcernGrade): boolean {
  return grade !== "ease";
}

function isGraver(left: ConcernGrade, right: ConcernGrade): boolean {
  return CONCERN_GRADES.indexOf(left) > CONCERN_GRADES.indexOf(right);
}
