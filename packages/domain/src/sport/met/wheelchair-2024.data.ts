/**
 * 2024 Wheelchair Compendium of Physical Activities: All 124 rows. The published heading code is 90 for every row; the first three
 * digits of the code tell them apart.
 * Conger SA, Herrmann SD, Willis EA, et al. J Sport Health Sci 2024;13(1):18-23.
 * Source: https://pacompendium.com. Free to use with the citation; no MET may be changed and no activities merged.
 * Written by scripts/write-met-data.mjs; do not edit by hand.
 */
import type { MetHeadingRecord } from "./met-record.ts";

/** Headings of the 2024 Wheelchair Compendium of Physical Activities: code and name as published. */
export const WHEELCHAIR_2024_HEADINGS: readonly MetHeadingRecord[] = [
  ["901", "Exercise"],
  ["902", "Household Activities"],
  ["903", "Inactivity"],
  ["905", "Sports/Recreation"],
  ["906", "Transportation"],
];

/** Rows of the 2024 Wheelchair Compendium of Physical Activities: code, heading code, MET and description. */
export const WHEELCHAIR_2024_ROWS = `
90101|901|1.7|Aerobics
90102|901|2.2|Arm Ergometry 16W
90103|901|2.3|Arm Ergometry 20W
90104|901|2.7|Arm Ergometry 30-32W
90105|901|3.5|Arm Ergometry 40-48W
90106|901|4.6|Arm Ergometry 60-64W
90107|901|4.4|Arm Ergometry 80W
90108|901|5.4|Arm Ergometry 96W
90109|901|2.3|Arm Ergometry (self-selected intensity, moderate)
90110|901|4.3|Arm Ergometry exercise (self-selected intensity, vigorous)
90111|901|2.2|Eccentric Arm Ergometry
90120|901|3.0|Handcycle - 8 km/h
90121|901|7.5|Handcycle - 16 km/h
90122|901|3.6|Handcycle ergometer (general)
90123|901|4.5|Handcycle racing
90125|901|2.1|Resistance (weight) Training
90126|901|2.3|Circuit Training
90127|901|1.5|Resistance band
90128|901|2.0|Wheelchair pushups
90132|901|3.4|Skill Parcour
90133|901|4.4|Heavy -bag boxing
90136|901|2.7|Wheeling 10-18W
90137|901|3.3|Wheeling 20-26W
90138|901|4.1|Wheeling - 30-35W
90139|901|3.9|Wheeling - 50W
90145|901|2.8|Wheelchair dynamometer - 3.2 km/h
90146|901|3.6|Wheelchair dynamometer - 4.8 km/h
90147|901|3.1|Wheelchair - slalom course
90148|901|1.8|Wheeling indoor course 2.57 km/h
90149|901|2.3|Wheeling indoor course 3.4-3.9 km/h
90150|901|2.2|Wheeling indoor course 4.5-4.8 km/h
90151|901|2.9|Wheeling indoor course 5.0-5.5 km/h
90152|901|4.8|Wheeling indoor course 6.5 km/h
90153|901|2.7|Wheeling outdoor track 1.5 km/h
90154|901|1.9|Wheeling outdoor track 2.0 km/h
90155|901|4.0|Wheeling outdoor track 3.4 km/h
90156|901|3.8|Wheeling outdoor track 4.0-4.3 km/h
90157|901|4.3|Wheeling outdoor track 5.5 km/h
90158|901|4.0|Wheeling outdoor track 6.0 km/h
90159|901|5.9|Wheeling outdoor track 8.0 km/h
90160|901|7.9|Wheeling - racing
90161|901|3.2|Wheeling - Ergometer
90165|901|2.4|Treadmill Wheeling 2.2-2.9 km/h
90166|901|2.8|Treadmill Wheeling - 3.0-3.9 km/h
90167|901|3.4|Treadmill Wheeling - 4.0-4.9 km/h
90168|901|3.4|Treadmill Wheeling - 5.8 km/h
90169|901|3.5|Treadmill Wheeling - 6.0 km/h
90170|901|4.2|Treadmill Wheeling - 7.0-7.9 km/h
90171|901|3.8|Treadmill Wheeling - 2.2-2.9 km/h, 4.7% grade
90172|901|4.4|Treadmill Wheeling - 3.6 km/h, 4.7% grade
90173|901|4.2|Treadmill Wheeling - 2.2-2.9 km/h, 6.3% grade
90174|901|5.2|Treadmill Wheeling - 3.6 km/h, 6.3% grade
90175|901|4.8|Treadmill Wheeling - 2.2-2.9 km/h, 8.4% grade
90176|901|5.2|Treadmill Wheeling - 3.6 km/h, 8.4% grade
90177|901|2.1|Treadmill Wheeling - 4.0 km/h w/ extra weight
90178|901|2.7|Treadmill Wheeling - 4.0 km/h, 2% grade
90179|901|3.4|Treadmill Wheeling - 4.0 km/h, 3% grade
90185|901|2.6|Wheeling using Handle-based Propulsion - 15W
90186|901|3.6|Wheeling using Handle-based Propulsion - 20W
90187|901|4.4|Wheeling using Handle-based Propulsion - 25W
90188|901|5.0|Wheeling using Handle-based Propulsion - 30W
90189|901|5.3|Wheeling using Handle-based Propulsion - 35W
90190|901|1.8|Wheeling using Handle-based Propulsion - 2.5 to 2.9 km/h
90195|901|2.3|Wheeling dynamometer w/ PAPAW - 15W
90196|901|3.5|Wheeling dynamometer w/ PAPAW - 30W
90197|901|3.4|Wheeling on outdoor course w/PAPAW - 5.4 km/h
90201|902|2.2|Making Bed
90205|902|3.1|Dressing/undressing
90210|902|1.8|Dusting
90215|902|1.8|Laundry
90220|902|3.0|Mopping
90225|902|3.7|Moving furniture, household items, or boxes
90230|902|2.5|Moving items
90235|902|1.9|Showering
90240|902|2.7|Vacuuming
90245|902|1.9|Washing Dishes
90250|902|1.5|Eating
90255|902|1.8|Preparing food
90260|902|1.9|Grocery shopping
90265|902|2.3|Sweeping floor
90270|902|1.8|Cleaning Room
90275|902|1.8|Checking Mail
90280|902|2.1|Cleaning Car
90285|902|3.1|Transfer to/from wheelchair
90301|903|1.1|Deskwork, light effort
90305|903|1.2|Reading
90310|903|1.2|Watching TV
90315|903|1.1|Passive Wheeling (pushed by another person)
90320|903|1.3|Writing/crossword puzzles
90325|903|1.5|riding an elevator
90330|903|1.4|playing with iPAD
90335|903|0.8|Filing papers,
90340|903|1.2|Computer work (word processing, internet use)
90501|905|5.1|Basketball
90505|905|3.2|Basketball - casual
90510|905|1.8|Billiards
90515|905|1.8|Bowling
90520|905|2.0|Darts
90525|905|7.1|Fencing
90530|905|1.1|Fishing/casting
90535|905|11.8|Nordic sit skiing
90540|905|2.7|Rugby
90545|905|2.7|Table tennis
90550|905|4.1|Tennis
90555|905|1.8|Power Wheelchair Soccer - competitive
90560|905|1.5|Video gaming
90565|905|1.5|Playing cards
90570|905|2.0|Dance - Modern, torso controlled wheelchair
90575|905|2.0|Dance - slow paced
90580|905|3.1|Dance - fast paced
90585|905|1.7|Dance - Electric power chair
90590|905|2.6|Exergaming
90601|906|2.5|Wheeling - On Carpet
90605|906|4.0|Wheeling - on Grass
90610|906|2.6|Wheeling - Outside
90615|906|1.5|Wheeling - w/ service dog assistance
90620|906|3.5|Wheeling outdoor, 8% cross slope
90625|906|4.0|Wheeling outdoor, 12% cross slope
90630|906|3.2|Wheeling - on Sidewalk
90635|906|2.9|Wheeling - self-selected speed
90640|906|1.8|Driving an automobile
90645|906|2.2|Wheeling - On Tile
90650|906|4.0|Wheeling - up Incline
90655|906|1.8|Wheeling - Downhill
`;
