/** What the open routes of the safety area have in common. */
export const OPEN_SAFETY_ROUTE = { area: "safety", auth: "none", invalidInput: 422 } as const;
