import type { LocalDate } from "../../shared/local-date.ts";
import type { GoalWithProgress } from "../exercise-goal.ts";
import type { ExerciseScheme } from "../exercise-scheme.ts";
import type { PersonalBest } from "../statistics/exercise-statistics.ts";
import type { Streaks } from "../statistics/streaks.ts";
import type { Stretch } from "../track/fastest-stretches.ts";
import type { RecordAmount } from "./record-amount.ts";
import type { RecordFact, RecordScope } from "./record-fact.ts";
import type { RecordActivity, RecordChoice, RecordGrouping, RecordPick } from "./record-query.ts";
import type {
  ChosenSessions,
  GroupedAmounts,
  MeasuredSessions,
  PickedSessions,
} from "./record-sessions.ts";

/** What is to be read of a person's records for an answer, and the fact that it makes. */
export type RecordRead =
  | {
      readonly kind: "amounts";
      readonly scopes: readonly RecordScope[];
      fact(amounts: readonly RecordAmount[]): RecordFact;
    }
  | {
      readonly kind: "groups";
      readonly scope: RecordScope;
      readonly grouping: RecordGrouping;
      fact(found: GroupedAmounts): RecordFact;
    }
  | {
      readonly kind: "sessions";
      readonly scope: RecordScope;
      readonly pick: RecordPick;
      /** The stretch to be looked for on tracks too; null for none. */
      readonly stretch: Stretch | null;
      fact(found: PickedSessions, onTrack: PersonalBest | null): RecordFact;
    }
  | {
      readonly kind: "choices";
      readonly scope: RecordScope;
      readonly choice: RecordChoice;
      fact(found: ChosenSessions): RecordFact;
    }
  /** The sums of what sessions tell, and the latest of them. */
  | {
      readonly kind: "measures";
      readonly scope: RecordScope;
      fact(found: MeasuredSessions): RecordFact;
    }
  | {
      readonly kind: "streaks";
      readonly activity: RecordActivity | null;
      fact(found: Streaks): RecordFact;
    }
  | {
      readonly kind: "goals";
      readonly scope: RecordScope;
      /** A day of the weeks and months in which goals are looked at. */
      readonly day: LocalDate;
      fact(goals: readonly GoalWithProgress[], recommended: RecordAmount): RecordFact;
    }
  | { readonly kind: "schemes"; fact(schemes: readonly ExerciseScheme[]): RecordFact }
  | { readonly kind: "nothing"; fact(): RecordFact };
