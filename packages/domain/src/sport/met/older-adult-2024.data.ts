/**
 * 2024 Older Adult Compendium of Physical Activities: All 99 rows.
 * Willis EA, Herrmann SD, Hastert M, et al. J Sport Health Sci 2024;13(1):13-17.
 * Source: https://pacompendium.com. Free to use with the citation; no MET may be changed and no activities merged.
 * Written by scripts/write-met-data.mjs; do not edit by hand.
 */
import type { MetHeadingRecord } from "./met-record.ts";

/** Headings of the 2024 Older Adult Compendium of Physical Activities: code and name as published. */
export const OLDER_ADULT_2024_HEADINGS: readonly MetHeadingRecord[] = [
  ["01", "Bicycling"],
  ["02", "Conditioning Activities"],
  ["03", "Dancing"],
  ["05", "Home Activities"],
  ["06", "Home Repair"],
  ["07", "Inactivity"],
  ["08", "Lawn and Garden"],
  ["09", "Miscellaneous"],
  ["11", "Occupation"],
  ["12", "Running"],
  ["13", "Self Care"],
  ["15", "Sports"],
  ["16", "Transportation"],
  ["17", "Walking"],
  ["19", "Winter Activities"],
  ["22", "Video Games"],
];

/** Rows of the 2024 Older Adult Compendium of Physical Activities: code, heading code, MET and description. */
export const OLDER_ADULT_2024_ROWS = `
0101060|01|5.3|Bicycling, stationary, general, moderate effort
0101160|01|4.3|Bicycling, stationary, 30-50 watts, moderate effort
0101260|01|6.3|Bicycling, stationary, 90-100 watts, vigorous effort
0101360|01|7.8|Bicycling, stationary, 101-160 watts, vigorous effort
0101760|01|4.5|Bicycling, stationary, 51-89 watts, moderate-to-vigorous effort
0202260|02|3.5|Calisthenics (e.g., push ups, sit ups, pull-ups, lunges), moderate effort
0203560|02|4.5|Circuit training, Parcour-type, moderate effort
0204760|02|3.0|Elliptical trainer, light effort
0205160|02|3.0|Resistance (weight) training, squats, light effort
0205360|02|2.3|Resistance Training, general, light effort
0205460|02|4.3|Resistance (weight) training, multiple exercises, 8-15 repetitions at varied resistance
0206260|02|5.0|Health club exercise, conditioning classes
0206360|02|3.8|Health club exercise, conditioning classes, chair-based
0207260|02|6.5|Rowing, stationary, 50 to 99 watts, moderate-to-vigorous effort
0207360|02|9.0|Rowing, stationary, 100 to 149 watts, vigorous effort
0211360|02|3.5|Therapeutic exercise ball, Fitball exercise, chair exercise
0219060|02|2.5|Yoga, general
0219160|02|2.8|Yoga, chair, general
0221060|02|3.8|Tai Chi, general
0221160|02|2.8|Tai Chi, chair, general
0303060|03|6.0|Ballroom Dance (tango, slow waltz, foxtrot)
0303160|03|6.3|Dance class, General
0303260|03|7.3|Smooth Dance (Mazurka, Viennese Walk, Polka)
0501060|05|4.3|Cleaning, sweeping carpet or floors, general
0502160|05|4.3|Cleaning, mopping, standing, Moderate effort
0502260|05|3.5|Cleaning windows, washing windows, general
0502360|05|3.0|Cleaning, mopping, standing, light effort
0503260|05|4.0|Dusting or polishing furniture, general
0504060|05|4.5|Cleaning, carrying out trash
0504160|05|2.5|Wash dishes, standing or in general (not broken into stand/walk components)
0504360|05|4.3|Cleaning, vacuuming, general, moderate effort
0505160|05|2.8|Cooking, serving food, setting table, implied walking or standing
0505560|05|3.0|Putting away groceries/dishes (e.g. carrying groceries, storing dishes in cabinet)
0506060|05|3.8|Food shopping with or without a grocery cart, standing or walking
0507060|05|2.8|Ironing
0509060|05|2.0|Laundry, fold or hang clothes, put clothes in washer or dryer, packing suitcase, washing
0509260|05|3.5|Laundry, hanging wash, washing clothes by hand, moderate effort
0510060|05|4.0|Making bed, changing linens
0512060|05|5.0|Moving furniture, household items, carrying boxes
0612760|06|4.0|Home repair, general, moderate effort
0701060|07|1.3|Lying quietly and watching television
0701160|07|1.3|Lying quietly, doing nothing, lying in bed awake
0702060|07|1.3|Sitting quietly and watching television
0702160|07|1.3|Sitting quietly, general
0704060|07|1.5|Standing quietly, standing in a line
0805060|08|4.8|Digging, spading, filling garden, compositing, moderate effort
0805260|08|7.3|Digging, spading, filling garden, composting, vigorous effort
0806160|08|4.8|Gardening, building garden bed
0806560|08|3.0|Gardening, mixing soil
0809160|08|3.5|Laying mulch
0809560|08|6.8|Mowing lawn, general
0813560|08|3.3|Planting, potting, transplanting seedlings or plants, light-moderate effort
0816060|08|4.0|Raking lawn or leaves, moderate effort
0821060|08|3.3|Trimming shrubs or trees, manual cutter
0821560|08|3.8|Trimming shrubs or trees, power cutter, using leaf blower, edge, moderate effort
0822060|08|5.3|Walking, applying fertilizer
0823060|08|3.3|Watering lawn or garden, standing or walking
0823960|08|4.8|Weeding, cultivating garden, light-to-moderate effort
0824660|08|3.5|Picking fruit off trees, picking fruits/vegetables, moderate effort
0826160|08|5.0|Yard work, general, moderate effort
0826560|08|3.8|Gardening, general, moderate effort
0901060|09|1.5|Card playing, sitting
1101060|11|1.5|Typing, electric, manual or computer
1202860|12|8.5|Running, 3.6 mph (17 min/mile)
1207060|12|15.8|Running, 7 mph (8.5 min/mile)
1302060|13|3.0|Dressing, undressing, standing or sitting
1304060|13|2.8|Grooming, washing hands, shaving, brushing teeth, putting on make-up, sitting or standing
1528560|15|4.3|Golf, walking, pulling clubs
1540060|15|2.8|Horseback riding, simulated
1552560|15|5.3|Pickleball, competitive
1606060|16|4.3|Walking for transportation, 2.8-3.2 mph, level, moderate pace, firm surface
1713360|17|4.0|Stair climbing, slow pace
1713460|17|6.5|Stair climbing, fast pace
1713560|17|2.0|Ascending stairs, using cane
1713660|17|3.0|Ascending stairs, using standard walker
1713760|17|3.3|Ascending stairs, using wheeled walker
1715160|17|3.0|Walking, less than 1.0 mph, level, strolling, very slow
1715260|17|4.0|Walking, 1.0 to 1.9 mph, level, slow pace, firm surface
1715360|17|3.8|Walking, 2.0 mph, level, slow pace, firm surface
1717060|17|4.5|Walking, 2.2 to 2.7 mph, level, firm surface
1719060|17|5.3|Walking, 2.8 to 3.2 mph, level, moderate pace, firm surface
1720060|17|6.0|Walking, 3.3 to 3.7 mph, level, brisk, firm surface, walking for exercise
1720160|17|5.5|Walking, brisk pace, general
1720960|17|5.0|Walking, 1.5 to 2.0 mph, 2.5 to 5% grade
1722060|17|7.3|Walking, 4.0 to 4.2 mph, level, firm surface, very brisk pace
1723060|17|9.0|Walking, 4.5 mph, level, firm surface, very, very brisk
1726260|17|4.0|Walking, leasurly, self-selected pace, general
1731060|17|7.0|Walking, for exercise, with ski poles, Nordic walking
1733060|17|3.5|Walking, with a cane
1734060|17|3.5|Walking, with standard walker
1735060|17|3.5|Walking, with wheeled Walker
1916060|19|5.3|Skiing, downhill, alpine or snowboarding, moderate effort, general, active time only
1917060|19|6.8|Skiing, downhill, alpine or snowboarding, vigorous effort, general, active time only
1925460|19|8.0|Snow shoveling, by hand, vigorous effort
2210060|22|1.8|Seated, video game, handheld controller (inactive)
2220060|22|2.8|Video game, light effort (Wii Fit, yoga, bowling, etc)
2230060|22|3.5|Active video game, motion sensing game/using upper body (light to moderate effort)
2240060|22|5.5|Active video game, motion sensing game/using total body (moderate effort)
2250060|22|7.8|Active video game, motion sensing game/using total body (moderate to vigorous effort)
`;
