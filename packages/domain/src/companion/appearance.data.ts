/** What a companion may look like, as values of the interface. */

export const APPEARANCE_VALUES = {
  // The unreal tone that stands for nobody and the five shades: Unicode Consortium, Unicode Technical Standard #51: Unicode Emoji, 2017.
  skinTone: ["neutral", "light", "medium_light", "medium", "medium_dark", "dark"],
  // Design values from here on: a choice in which people of different habits, faiths and abilities find themselves.
  hairStyle: ["short", "medium", "long", "curly", "coily", "afro", "braids", "locs", "ponytail", "bun", "shaved", "headscarf", "turban"],
  hairColor: ["black", "dark_brown", "brown", "auburn", "red", "blonde", "grey", "white", "blue", "purple"],
  outfit: ["casual", "hoodie", "sportswear", "modest_sportswear", "tracksuit", "dungarees", "cardigan", "tai_chi_suit", "raincoat", "pyjamas"],
  outfitColor: ["teal", "blue", "green", "yellow", "orange", "red", "purple", "pink", "brown", "grey", "black", "white"],
  accessory: ["none", "glasses", "sunglasses", "cap", "headband", "wristwatch", "scarf", "backpack", "water_bottle", "hearing_aid", "prosthetic_arm", "prosthetic_leg", "walking_stick", "wheelchair", "guide_dog"],
  bodyShape: ["average", "slender", "sturdy", "curvy", "broad", "athletic"],
} as const;
