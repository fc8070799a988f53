/** How speeds and paces are written with a word before the number and no unit after it. The choice of words is a design value. */
export const LEADING_PHRASES = {
  kilometresPerHour: ["(时速|速度|每小时) #", "(时速|速度|每小时) # (公里|千米|km)"],
  milesPerHour: ["(时速|速度|每小时) # 英里"],
  /** Metres, or minutes for a distance: no speed that is meant here. */
  other: ["(时速|速度|每小时) # (米|m|min|分)"],
  minutesPerKilometre: ["配速"],
} as const;
