/**
 * Swimming, walking and the stationary bicycle without a pace, load or slope that makes them hard: rows of the catalogue
 * that a person can do at any effort (design value).
 */
export const FREELY_PACED_ROWS: ReadonlySet<string> = new Set([
  // Bicycling, stationary: general and up to 100 watts.
  ...["01200", "01210", "01214", "01216", "01218", "01220", "0101060", "0101160", "0101760"],
  // Swimming: leisurely, slow laps, slow crawl, the easy strokes, treading water.
  ...["18310", "18240", "18292", "18255", "18265", "18320", "18350"],
  // Walking on level ground, with a dog or a stroller, with poles, on a treadmill, with a stick or a frame.
  ...["17100", "17150", "17151", "17152", "17160", "17161", "17162", "17165", "17170", "17190"],
  ...["17200", "17220", "17250", "17255", "17260", "17270", "17302", "17304"],
  ...["17340", "17343", "17346", "17349", "17352", "17355", "17358"],
  ...["1715160", "1715260", "1715360", "1717060", "1719060", "1720060", "1720160", "1726260"],
  ...["1731060", "1733060", "1734060", "1735060"],
]);
