import type { Concept } from "./content-rule.ts";

const PEOPLE = [
  "mums|moms|mothers|dads|fathers|brothers|sisters|husbands|wifes|partners|grans|grandmas|grandads|grandpas|nans|flatmates|roommates",
  "friends|mates|neighbours|neighbors|girlfriends|boyfriends|uncles|aunts|cousins|teammates|coachs|sons|daughters|colleagues|dogs",
];
const TAKEN =
  "(take|took|taking|taken|borrow|borrowed|borrowing|pinch|pinched|nick|nicked|use|used|using|pop|popped|popping|swiped|try|tried|trying|had|have)";
const OF_PERSON =
  "(mum|mom|mother|dad|father|brother|sister|husband|wife|partner|gran|grandma|nan|grandad|friend|mate|flatmate|roommate|neighbour|neighbor)";
const CHILD =
  "(<1-15> (year|yr|yo|y o|month|months) (old|)|<1-15>yo|son|daughter|kid|toddler|baby|grandson|granddaughter|kids|nephew|niece|child|little one|stepson)";
const SOME_OF = "(some |half |a |one |one of |some of |half a |half of |two puffs of |a puff of |)";
const FOR_GROWN_UPS = [
  "albuterol|salbutamol|ventolin|inhaler|puffer|adderall|ritalin|vyvanse|concerta|xanax|valium|codeine|tramadol|ibuprofen 800",
  "prednisone|propranolol|melatonin|zolpidem|ambien|sleeping pill+|sleeping tablet+|antibiotics|beta blocker+|insulin|metformin|pills|meds|medication|tablets",
];

/** Medicines taken by whom they are not for. */
export const MEDICINE_OF_ANOTHER_CONCEPTS: Readonly<Record<string, Concept>> = {
  /** A medicine of somebody else, of whatever kind. */
  medicineOfAnother: {
    near: [{ parts: [["takenOfAnother"], ["prescribedMedicine"]], gap: 2, ordered: true }],
    en: [
      `${TAKEN} (a|one|some|two|half) _ (water|heart|blood pressure|bp|pressure) (pill|tablet|pills|tablets) of (my|his|her) (mums|moms|mothers|dads)`,
      `${TAKEN} (few|one of|some of) _ (water|heart|blood pressure|bp|pressure) (pill|tablet|pills|tablets) of (my|his|her) (mums|moms|mothers|dads)`,
      `${TAKEN} (a|one|some|two|half) _ (water|heart|blood pressure|bp|pressure) (pill|tablet|pills|tablets) of (my|his|her) (fathers|brothers|sisters)`,
      `${TAKEN} (few|one of|some of) _ (water|heart|blood pressure|bp|pressure) (pill|tablet|pills|tablets) of (my|his|her) (fathers|brothers|sisters)`,
      `${TAKEN} (a|one|some|two|half) _ (pain|sleeping|diabetes|thyroid|) (pill|tablet|pills|tablets) of (my|his|her) (mums|moms|mothers|dads)`,
      `${TAKEN} (few|one of|some of) _ (pain|sleeping|diabetes|thyroid|) (pill|tablet|pills|tablets) of (my|his|her) (mums|moms|mothers|dads)`,
      `${TAKEN} (a|one|some|two|half) _ (pain|sleeping|diabetes|thyroid|) (pill|tablet|pills|tablets) of (my|his|her) (fathers|brothers|sisters)`,
      `${TAKEN} (few|one of|some of) _ (pain|sleeping|diabetes|thyroid|) (pill|tablet|pills|tablets) of (my|his|her) (fathers|brothers|sisters)`,
      `${TAKEN} (a|one|some|two|half) _ (water|heart|blood pressure|bp|pressure) (pill|tablet|pills|tablets) of (my|his|her) (husbands|wifes|partners)`,
      `${TAKEN} (few|one of|some of) _ (water|heart|blood pressure|bp|pressure) (pill|tablet|pills|tablets) of (my|his|her) (husbands|wifes|partners)`,
      `${TAKEN} (a|one|some|two|half) _ (water|heart|blood pressure|bp|pressure) (pill|tablet|pills|tablets) of (my|his|her) (grans|grandmas|friends)`,
      `${TAKEN} (few|one of|some of) _ (water|heart|blood pressure|bp|pressure) (pill|tablet|pills|tablets) of (my|his|her) (grans|grandmas|friends)`,
      `${TAKEN} (a|one|some|two|half) _ (pain|sleeping|diabetes|thyroid|) (pill|tablet|pills|tablets) of (my|his|her) (husbands|wifes|partners)`,
      `${TAKEN} (few|one of|some of) _ (pain|sleeping|diabetes|thyroid|) (pill|tablet|pills|tablets) of (my|his|her) (husbands|wifes|partners)`,
      `${TAKEN} (a|one|some|two|half) _ (pain|sleeping|diabetes|thyroid|) (pill|tablet|pills|tablets) of (my|his|her) (grans|grandmas|friends)`,
      `${TAKEN} (few|one of|some of) _ (pain|sleeping|diabetes|thyroid|) (pill|tablet|pills|tablets) of (my|his|her) (grans|grandmas|friends)`,
      `${TAKEN} (a|one|some|two|half) _ (tablet|pill|tablets|pills|puff|puffs) (from|of) (my|his|her|a) ${OF_PERSON}`,
    ],
    zh: [
      "(吃|食|用|试|借|喝|偷吃)(了|咗|)(几|两|一|半|)(片|粒|颗|)(我|)(妈|爸|老公|老婆|朋友|室友|同事|奶奶|爷爷|哥|姐|阿妈|老豆)(的|嘅)(降压药|利尿药|利尿剂|降糖药|胰岛素|心脏药|安眠药|处方药|止痛药)",
    ],
  },
  takenOfAnother: {
    neutral: true,
    en: PEOPLE.map(
      (people) =>
        `${TAKEN} (a |one of |some of |two of |half of |half |)(my|a|his|her|the|our) (${people})`,
    ),
  },
  medicineGiven: {
    near: [
      { parts: [["giving"], ["prescribedMedicine"], ["toAnother"]], gap: 2, ordered: true },
      { parts: [["givingTo"], ["prescribedMedicine"]], gap: 1, ordered: true },
    ],
    zh: [
      "(把|将|俾|给)(我|)(自己|)(的|嘅|)(吸入器|喷雾|降压药|胰岛素|安眠药|抗生素|处方药|止痛药)(给|俾|分给)(了|)(朋友|同学|队友|孩子|儿子|女儿|同事|室友)",
    ],
  },
  giving: {
    neutral: true,
    en: [
      "(give|gave|giving|given|lend|lent|lending|share) (one of |some of |a puff of |two of |half of |half |)(my|mine)",
      "(shared|sharing|offer|offered|slipped|passed) (one of |some of |a puff of |two of |half of |half |)(my|mine)",
    ],
  },
  toAnother: {
    setting: true,
    en: [
      `(to|with) (my |a |the |our |his |her |)_ (son|daughter|kid|kids|friend|mate|teammate|brother|sister)`,
      `(to|with) (my |a |the |our |his |her |)_ (mum|mom|dad|wife|husband|partner|flatmate|roommate)`,
      `(to|with) (my |a |the |our |his |her |)_ (gym buddy|buddy|client|neighbour|neighbor|someone)`,
      `(to|with) (my |a |the |our |his |her |)_ (another|him|her|them|boy|girl|child|nephew|niece|grandson)`,
    ],
  },
  givingTo: {
    neutral: true,
    en: [
      "(give|gave|giving|given|lend|lent|lending|offered) (him|her|them|(my|our|the|a) ~) (one of |some of |a puff of |two of |two puffs of )(my|mine)",
      "(give|gave|giving|given|lend|lent|lending|offered) ((my|our|the|a) ~ ~|(my|our|the|a) ~ ~ ~) (one of |some of |a puff of )(my|mine)",
      "(give|gave|giving|given|lend|lent|lending|offered) ((my|our|the|a) ~ ~|(my|our|the|a) ~ ~ ~) (two of |two puffs of )(my|mine)",
      "(give|gave|giving|given|lend|lent|lending|offered) (him|her|them|(my|our|the|a) ~) (half of |half |a bit of |a couple of |)(my|mine)",
      "(give|gave|giving|given|lend|lent|lending|offered) ((my|our|the|a) ~ ~|(my|our|the|a) ~ ~ ~) (half of |half |a bit of |a couple of |)(my|mine)",
    ],
  },
  medicineForChild: {
    en: FOR_GROWN_UPS.map(
      (medicines) =>
        `(give|gave|giving) (my|our|the|a|his|her) ${CHILD} ${SOME_OF}my (${medicines})`,
    ),
  },
  /** Taken back when it is returned, thrown away or carried. */
  onlyHandled: {
    setting: true,
    en: [
      "(to (hold|carry|keep|mind|look after|store)|back to|to (the|my) (pharmacist|pharmacy|chemist|nurse|doctor|gp|teacher|school|coach))",
      "(talk|talks|about|reminder+|list of|his own|her own|spare|prescribed (him|her|it))",
    ],
  },
};
