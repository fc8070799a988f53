/**
 * English everyday names: what people call classes, machines, lifts, games, dances and the work of a day, shortened or told
 * in a sentence. A row that no sport of the table is like stands for the nearest one that it names.
 */
import type { ActivityAliases } from "./activity-lexicon.ts";

export const EVERYDAY_ENGLISH_ALIASES: readonly ActivityAliases[] = [
  // Running and walking
  {
    activity: "running",
    names: [
      "half marathon training",
      "marathon training",
      "(beach|sand) (run+|sprint)",
      "(run+|sprint) (on|along) (the|) (beach|sand)",
      "ran (for|after|to catch) (the|a|my) (bus|train|tram)",
      "run+ (for|after|to catch) (the|a|my) (bus|train|tram)",
      "track session",
      "running track",
      "# m (repeats|reps|intervals)",
      "# x # m",
      "(hash|club) run+",
      "treadmill intervals",
    ],
    weak: ["# k pb", "# k pr", "negative split"],
    alone: ["10 k", "5 k", "pb attempt", "yasso 800s"],
  },
  {
    activity: "12190",
    names: [
      "(parkrun|park run+|run+|jog+) _ (buggy|pram|stroller|pushchair)",
      "buggy run+",
      "stroller run+",
    ],
  },
  {
    activity: "12010",
    names: [
      "couch (to|2) # k",
      "couch # # k",
      "c # # k",
      "couch to 5k",
      "couch to five k",
      "(zombies run|none to run)",
      "(jeffing|run+ walk+ run+)",
    ],
  },
  {
    activity: "12180",
    names: [
      "track reps",
      "(track|running) intervals",
      "sprint (training|drills|session)",
      "yasso 800",
    ],
  },
  { activity: "12255", names: ["hill reps", "hill repeat", "run+ hills", "hill run+"] },
  {
    activity: "17165",
    names: [
      "walkies",
      "(walk+|stroll+|wander+|amble+|potter+|plod+) (with|w) (the|my|our|) (dog|dogs|pup|puppy|pooch|hound|labrador|spaniel)",
      "(took|taking|take) (the|my|our|) (dog|dogs|pup|puppy|pooch) (out|for a)",
      "(dog|dogs|pup|puppy) (stroll+|out)",
    ],
  },
  {
    activity: "17160",
    names: [
      "(potter+|saunter+|mosey+|meander+|wander+|stroll+) (around|round|about|along|through|in|by)",
      "(evening|morning|lunchtime|lunch|sunday|seaside|riverside|beach|park) (stroll+|wander+|saunter+)",
      "promenade",
      "constitutional",
      "walk+ (round|around) the block",
    ],
    alone: ["wander+", "saunter+", "potter+"],
  },
  {
    activity: "17200",
    names: ["(health|wellness|mental health|fat burning) walk+", "walk+ briskly", "marched round"],
  },
  {
    activity: "17270",
    names: [
      "(walk+|on foot) (to|from) (the|) (station|office|school|college|uni|university|bus stop|tube|train)",
      "(school|nursery) run+ (on foot|walk+)",
      "walk+ (the|my|our) (kids|children|son|daughter) to school",
    ],
  },
  {
    activity: "17190",
    names: ["walk+ to (the|) (shop|shops|store|town|supermarket|park|pub|church|library|gym)"],
  },
  {
    activity: "17100",
    names: ["(push+|walk+) _ (pram|stroller|buggy|pushchair|baby carriage)", "(pram|buggy) push+"],
  },
  {
    activity: "hiking",
    names: [
      "(hill|munro|peak|summit) (bag+|bagging|hike+)",
      "(coast|coastal) path walk+",
      "ramblers walk+",
      "(climb+|went up|up) (mount|mt) ~",
      "via ferrata",
    ],
    weak: ["bush bash+", "summit"],
  },
  {
    activity: "17012",
    names: [
      "(hike+|walk+|trek+) _ (pack|backpack|rucksack)",
      "(weighted|weight) vest walk+",
      "walk+ with (a|) (weight|weighted) vest",
      "(loaded|tactical) march",
    ],
  },
  {
    activity: "17036",
    names: [
      "(steep|max) incline (walk+|treadmill)",
      "(walk+|treadmill) (at|on) (steep|max) incline",
    ],
  },
  {
    activity: "stair_climbing",
    names: [
      "climb+ # (floors|flights|storeys|stories|steps)",
      "# (floors|flights) (of stairs|)",
      "walk+ up # (floors|flights)",
      "stairs at work",
      "(took|taking|take) the stairs",
    ],
  },
  {
    activity: "05056",
    names: [
      "(carry+|haul+|lug+) _ (groceries|shopping|bags) (up|upstairs) _ (flights|stairs|floors|)",
      "(groceries|shopping|bags) up _ (flights|stairs|floors)",
    ],
  },
  { activity: "05054", names: ["(carry+|lug+|haul+) _ (groceries|shopping|bags)"] },
  {
    activity: "05150",
    names: [
      "(carry+|haul+|lug+|move+) _ (boxes|furniture|sofa|stuff|washing machine) (up|upstairs)",
    ],
  },
  {
    activity: "05120",
    names: [
      "(move+|moving) (flat|flats|apartment|apartments|home|day)",
      "(shift+|carry+|lift+|haul+) _ (furniture|boxes|sofa|wardrobe|crates)",
      "(pack+|unpack+|load+|unload+) (the|a|) (van|lorry|truck|boxes)",
      "(help+|helped) __ move (house|flat|)",
    ],
  },
  {
    activity: "11862",
    names: [
      "(warehouse|depot|stockroom) (shift|work|job)",
      "(lift+|move+|carry+|load+) boxes _ (warehouse|work|depot|job)",
      "(carry+|deliver+|haul+|lift+) _ (parcel|parcels|packages|deliveries)",
    ],
  },
  { activity: "16060", weak: ["errands on foot", "walk+ errands"] },
  // Aids and rehabilitation
  {
    activity: "walking_with_walker",
    names: [
      "walk+ _ (zimmer|rollator|frame|walker)",
      "(zimmer|rollator) (frame|) walk+",
      "(zimmer|rollator)",
    ],
  },
  { activity: "walking_with_cane", names: ["walk+ (with|using|on) (a|my|the|) (stick|cane)"] },
  {
    activity: "02030",
    names: [
      "(physio|physical therapy|physiotherapy|rehab|rehabilitation) (exercise|exercises|session|routine|homework|stretches|drills|)",
      "(knee|hip|shoulder|back|ankle|neck) (physio|rehab|exercise|exercises)",
      "(bird dog|ankle pump|pendulum) (exercise|exercises)",
      "back (care|extension|extensions|exercises)",
      "(leg|straight leg) (raise|raises|lift|lifts)",
      "(post op|after surgery|prehab) (exercise|exercises|)",
    ],
    weak: ["physio", "rehab", "prehab"],
  },
  {
    activity: "02103",
    names: ["(pelvic floor|kegel|kegels) (exercise|exercises|)", "pelvic tilts"],
  },
  {
    activity: "02340",
    names: ["sit to (stand|stands)", "chair (stand|stands|rises)", "stand ups from chair"],
  },
  {
    activity: "chair_exercise",
    names: [
      "(chair|seated) (exercise|exercises|workout|fitness|cardio|zumba|gym|class) (class|group|)",
    ],
  },
  // Gym: lifts and machines
  {
    activity: "weight_training",
    names: [
      "lat pull (down|downs)",
      "(lat|lats) (pulldown|pulldowns|pull)",
      "(chest|pec|pectoral|shoulder|leg|incline|decline|machine) press",
      "(chest|pec|dumbbell|cable|rear delt|reverse) (fly|flies|flye|flyes)",
      "(seated|cable|barbell|dumbbell|bent over|upright|pendlay) (row|rows)",
      "(leg|hamstring|preacher|hammer) (curl|curls)",
      "(calf|lateral|front|side|heel) (raise|raises)",
      "(tricep|triceps|rope) (pushdown|pushdowns|extension|extensions|dip|dips)",
      "(military|arnold|strict|push) press",
      "(hip|glute) (thrust|thrusts|abduction|adduction|abductor|adductor|kickback|kickbacks) (machine|)",
      "(cable|cables|smith|pec deck|hack squat) (machine|machines|crossover|crossovers)",
      "(shrugs|skull crushers|face pulls|good mornings|farmers walk|farmers carry)",
      "(gym|weights!|lifting) (class|day|circuit|programme|program)",
      "(upper|lower) (body|) (day|split|session)",
      "(glute|bum|booty|leg|legs!|arm|arms!|chest|back|shoulder|delts|quad|hamstring) (day|session|burn|blast|pump)",
      "(back|chest|shoulders|legs!|arms!) (and|plus|&) (back|bi|bis|biceps|tri|tris|triceps|shoulders|chest|abs!)",
      "(les mills|body) pump",
      "(strength|tone|toning|sculpt|barbell) (class|session|circuit|block)",
      "(clean and jerk|power clean|power cleans|olympic snatch|olympic cleans)",
      "(bench|press|presses|curl|curls|row|rows|raises|flyes) # (x|by|sets) (of|) #",
      "(bench|press|presses|curls|rows) # x",
      "(pumping|pumped) iron",
    ],
    alone: ["hypertrophy", "upper", "lower", "bis", "tris"],
  },
  {
    activity: "02050",
    names: [
      "(heavy|max|maximal|1 rm|one rep max) (bench|bench press|press|lift|lifts|lifting|weights!)",
      "(bench|bench press|press|lift|lifts) (heavy|max|pr|pb|1 rm)",
    ],
  },
  {
    activity: "02052",
    names: [
      "(back|front|goblet|sumo|barbell|box) (squat|squats)",
      "(romanian|sumo|trap bar|stiff leg|barbell) (deadlift|deadlifts)",
      "rdl",
      "rdls",
      "squat rack",
    ],
  },
  {
    activity: "02058",
    names: ["(kettlebell|kettle bell|kb) (swing|swings)", "(kettlebell|kb) (snatch|clean)"],
  },
  {
    activity: "02020",
    names: [
      "(star jump|star jumps|squat jump|squat jumps|box jump|box jumps|jumping lunges|tuck jump|tuck jumps)",
      "(push|press) (up|ups) (to|til|till|until) failure",
      "(push|press) (up|ups) challenge",
      "muscle up",
      "muscle ups",
    ],
  },
  {
    activity: "02214",
    names: [
      "(hiit|tabata|interval) (burpee|burpees|squat jumps)",
      "(burpee|burpees) (hiit|tabata)",
      "hiit burpees",
      "(burpees and mountain climbers|mountain climbers and burpees)",
      "max effort intervals",
      "sprint interval training",
    ],
  },
  {
    activity: "02022",
    names: [
      "(press|push|sit|chin|pull) (up|ups) (routine|)",
      "bear crawls",
      "inverted rows",
      "(ring|bar) dips",
    ],
  },
  {
    activity: "02024",
    names: [
      "(side|forearm) (plank|planks|planking)",
      "(wall sit|wall sits|dead bug|dead bugs|hollow hold|leg raises and crunches)",
      "(tummy|stomach|belly|abs!|ab|six pack) (exercise|exercises|workout|blast|session|class)",
      "russian twists",
      "bicycle crunches",
      "flutter kicks",
    ],
  },
  {
    activity: "bodyweight_exercise",
    names: [
      "(home|no equipment|bodyweight) (strength|circuit|session)",
      "pistol squats",
      "step ups",
      "glute bridges bodyweight",
    ],
  },
  {
    activity: "02040",
    names: [
      "(cross fit|crossfit) (hero wod|metcon|open|class|box)",
      "metcon",
      "(kettlebell|kb) (class|workout|session|flow|complex)",
      "deka",
    ],
  },
  {
    activity: "interval_training",
    names: [
      "(f 45|orange theory|orangetheory|barrys|barry s|les mills grit|1 rebel|one rebel) (class|bootcamp|session|workout|)",
      "(barrys|barry s) (bootcamp|boot camp)",
      "(gym|studio|cardio) hiit",
    ],
  },
  {
    activity: "02062",
    names: [
      "(les mills|body) (attack|balance|combat|step)",
      "(bodyattack|bodybalance|bodyflow)",
      "(group|fitness|exercise|gym|lbt|legs bums and tums|legs bums tums|bums and tums|circuits) (class|classes)",
      "legs bums tums",
      "(body|total body) (conditioning|tone|toning|sculpt)",
    ],
  },
  {
    activity: "15457",
    names: [
      "body combat",
      "bodycombat",
      "(kickbox|kick boxing|thai boxing|muay thai) (pads|pad work|fitness|class)",
    ],
  },
  {
    activity: "02002",
    names: ["step aerobics", "(bench|) step (aerobics|class)"],
  },
  {
    activity: "aerobics",
    names: [
      "(keep fit|exercise to music|dancercise|low impact cardio|clubbercise|move it or lose it) (class|)",
      "cardio blast",
    ],
  },
  {
    activity: "02005",
    names: ["(groove|dance fit|dancefit|sosa) (dance|class)"],
  },
  {
    activity: "03011",
    names: [
      "(barre|pure barre|barrecore|xtend barre) (class|fitness|workout|)",
      "ballet (barre|fit|workout)",
    ],
  },
  {
    activity: "02310",
    names: ["zumba (gold|toning|step|party|kids)", "(strong|) by zumba"],
  },
  {
    activity: "02175",
    names: [
      "(flow|body|aerial|acro|prenatal|pregnancy|postnatal|family|kids|morning|evening|bedtime|beginner|beginners) yoga",
      "yoga (class|at home|session)",
      "(down dog|downward dog|yogalates|asana|asanas)",
    ],
  },
  {
    activity: "02180",
    names: ["(sun salutation|sun salutations|surya namaskar|suryanamaskar) (# rounds|)"],
  },
  { activity: "02160", names: ["(power|strong|athletic|rocket|dynamic) (yoga|vinyasa)"] },
  {
    activity: "02101",
    names: [
      "(stretch+|foam roll+|limber+) (before|after) ~",
      "(evening|morning|bedtime|post run|desk) (stretch|stretches|stretching|mobility)",
      "(warm up|warmup|warm down|loosen up|limbering up)",
      "foam roller",
      "(romwod|gowod)",
    ],
  },
  { activity: "02230", names: ["(weighted|) (hula hoop|hula hoops)"] },
  {
    activity: "exercise_video",
    names: [
      "(you tube|youtube|joe wicks|fitness blender|pamela reif|chloe ting|madfit|sydney cummings|" +
        "heather robertson|grow with jo|apple fitness|fiit|beachbody|fitness app) (workout|video|class|session)",
      "pe with joe",
      "follow along workout",
    ],
  },
  {
    activity: "rowing_machine",
    names: [
      "(erg|rower|row|rowing) (machine|session|intervals)",
      "(concept|c 2|rowerg) (row|rower|erg)",
      "(# m|# k) (row|erg)",
    ],
  },
  {
    activity: "02065",
    names: [
      "(stair|step) (master|mill|climber|machine) (level|lvl|lv) #",
      "(stairmaster|stepmill)",
    ],
  },
  {
    activity: "elliptical",
    names: ["(ellipticals|crosstrainer|cross trainer|arc trainer|elliptical) (machine|level #|)"],
  },
  {
    activity: "stationary_bicycle",
    names: [
      "(exercise|gym|stationary|desk|under desk) (bike|cycle|bicycle|pedals|peddler|peddling)",
      "turbo (session|trainer|)",
      "(bike|cycling) on (the|) (trainer|rollers)",
    ],
  },
  {
    activity: "01214",
    names: [
      "(turbo|turbo trainer|stationary bike|exercise bike|indoor bike|gym bike|indoor cycle+|" +
        "recumbent bike|trainer) (easy|light|gentle|recovery) (ride+|spin+|pedal+|)",
      "(easy|light|gentle|recovery) (turbo|turbo trainer|stationary bike|exercise bike|indoor bike|gym bike|indoor cycling)",
    ],
  },
  {
    activity: "01270",
    names: [
      "(spin|spinning|rpm|peloton|soulcycle|psycle|sprint|cycle+) (class|classes|session|studio|workout)",
      "peloton # min (ride+|climb ride+|class)",
      "peloton __ ride+",
      "(spin|spinning) (bike|)",
    ],
  },
  {
    activity: "01290",
    names: [
      "(zwift|rouvy|trainer road|trainerroad|wahoo systm|mywhoosh) (race|ride+|workout|session|crit|)",
    ],
  },
  // Cycling outdoors
  {
    activity: "01011",
    names: [
      "(bike+|cycle+|ride+|pedal+) (to|from) (the|my|) (office|work|school|college|uni|university|station|job)",
      "(cycle|bike|bicycle) commute",
    ],
  },
  {
    activity: "01010",
    names: [
      "(bike+|cycle+|pedal+) (to|round|around|into|through) (the|) (shop|shops|town|park|village|city|lake|pub|supermarket)",
      "(ride+|bike+) (my|the|a|) (bike|bicycle|) (to|into|around) (town|the shops|the park)",
      "(boris|lime|santander|city|hire|rental|share|shared) (bike|bikes|cycle)",
    ],
  },
  {
    activity: "01084",
    names: [
      "(e bike|ebike|electric bike|e bikes|electric bicycle|e bicycle) (to|ride+|around) (work|town|the ~|)",
    ],
  },
  {
    activity: "bicycling",
    names: [
      "(bike|cycle|cycling) (tour|touring|trip|holiday|packing)",
      "(bikepacking|bike packing|audax)",
      "century ride+",
    ],
    weak: ["pedal+"],
  },
  // Water
  {
    activity: "18300",
    names: [
      "(cold|ice|icy|sea|lake|river|loch|pond|ocean|wild) (water|) (dip|dipping|swim+|plunge)",
      "(swim+|dip) (in|at) (the|a|) (sea|lake|river|loch|pond|ocean|reservoir|lido)",
      "swim+ outdoors",
    ],
  },
  {
    activity: "lap_swimming",
    names: [
      "swim+ (lanes|lengths|laps|sets|drills)",
      "(lane|length) swim+",
      "# (lengths|laps) (of the pool|swim+|in the pool|)",
    ],
  },
  {
    activity: "swimming",
    names: [
      "(splash|play|played|playing|mess+) (about|around|) in the pool",
      "swim+ (with|w) (the|my|) (kids|children|baby)",
      "(learn to|learning to|adult) swim+",
    ],
  },
  { activity: "crawl_swimming", names: ["(front|) crawl (drills|lessons|technique)"] },
  {
    activity: "water_aerobics",
    names: [
      "(aqua|aquatic|water|hydro) (fit|fitness|aerobics|zumba|class|therapy|gym|tone)",
      "(aquafit|aquacise|hydrotherapy|hydro)",
    ],
  },
  {
    activity: "water_running",
    names: ["(aqua|pool|deep water) (jogging|running|run)"],
  },
  {
    activity: "18225",
    names: [
      "(sup|paddle board+|paddleboard+|stand up paddle+) __ (chill|easy|gentle|relaxed|calm|lazy)",
      "(gentle|easy|relaxed|chill|lazy) (sup|paddle board+|paddleboard+)",
    ],
  },
  {
    activity: "18220",
    names: [
      "(body|boogie) (board|boarding)",
      "surf (lesson|school|camp)",
      "(bodysurfing|foil surfing)",
    ],
  },
  {
    activity: "canoeing",
    names: ["(dragon|outrigger) (boat|boats|boating|canoe|paddling) (race|festival|)", "waka ama"],
  },
  {
    activity: "18142",
    names: ["(dinghy|topper|optimist|laser) sail+", "sail+ (a|) (dinghy|topper|optimist)"],
  },
  // Racket and ball games
  {
    activity: "15500",
    names: [
      "padel",
      "padel tennis",
      "paddle tennis",
      "platform tennis",
      "(beach|frontenis|pop) tennis",
      "racketlon",
    ],
  },
  {
    activity: "pickleball",
    names: [
      "(pickleball|pickle ball) (dubs|doubles|singles|league|social|open play|drills|night|match)",
      "pickle ball",
    ],
  },
  { activity: "15685", names: ["tennis (dubs|doubles|mixed doubles)"] },
  {
    activity: "badminton",
    names: ["(badminton|badders) (social|club|session|night|dubs|)"],
  },
  {
    activity: "15310",
    names: [
      "(shuttlecock kick+|kick+ shuttlecock|jianzi|keepy uppies|keepy ups|kick ups|foot shuttlecock)",
    ],
  },
  {
    activity: "soccer",
    names: [
      "(footie|footy|soccer|football|futbol|fitba) (training|practice|practise|session|kick about|)",
      "(5|6|7|8|9|11|five|six|seven|eight|nine|eleven) a side",
      "(walking|) (five|six|seven|eight) a side football",
      "(kick around|kickabout|kick about|powerleague|goals soccer)",
      "sunday league",
    ],
  },
  {
    activity: "15195",
    names: [
      "(5|five) a side (football|soccer|footy|)",
      "(5|five) v (5|five) (football|soccer|footy|)",
      "5 aside",
    ],
  },
  {
    activity: "15140",
    names: [
      "(coach+|train+) _ (soccer|football|basketball|baseball|netball|hockey|rugby|swim+|tennis|cricket|kids|team|squad|juniors)",
      "(coach+|referee+|refereed|refereeing|reffing|reffed|ref|umpire+|umpiring|officiat*|" +
        "linesman) _ (soccer|football|footy|rugby|hockey|netball|basketball|baseball|cricket|volleyball|game|match|u #|u 12|under ~)",
      "(referee+|refereed|refereeing|umpire+|reffing|reffed)",
    ],
  },
  {
    activity: "basketball",
    names: [
      "(bball|b ball|hoops|basket ball|basketball) (pickup|pick up|session|)",
      "(3 v 3|3 x 3|3 on 3) (basketball|hoops|)",
      "netball basketball",
    ],
  },
  {
    activity: "15150",
    names: [
      "(street|gully|backyard|beach|indoor|village|tape ball|tennis ball) cricket",
      "cricket (nets|training|practice)",
    ],
  },
  {
    activity: "15620",
    names: [
      "rounders",
      "(slow pitch|fast pitch|wiffle) (softball|ball)",
      "(tee ball|teeball|kickball baseball)",
    ],
  },
  {
    activity: "15135",
    names: [
      "(hide and seek|capture the flag|british bulldog|stuck in the mud|red rover|four square|kite flying|fly+ (a|the|) kite)",
      "(play+|game of) (tag|it|hopscotch|marbles)",
      "tag with ~",
      "(playground|jungle gym|climbing frame|bouncy castle|soft play)",
    ],
  },
  {
    activity: "15250",
    names: [
      "ultimate (frisbee|disc|pickup|training|tournament|league|game|match)",
      "(frisbee|disc) (match|game|tournament|league)",
    ],
  },
  {
    activity: "15560",
    names: [
      "(rugby|) sevens (tournament|tourny|tourney|match|game|training)",
      "(rugby|) (scrum|contact) training",
      "rugby (training|practice)",
    ],
  },
  {
    activity: "15465",
    names: [
      "(lawn|crown green|indoor|) bowls! (club|green|match|)",
      "(bowling|) green bowls!",
      "(boccia|petanque)",
    ],
  },
  { activity: "15090", names: ["(ten pin|tenpin|bowling) (alley|night|league)"] },
  {
    activity: "15590",
    names: [
      "roller (derby|skate+|disco|rink) (bout|training|practice|match|)",
      "(quad|roller) skates",
    ],
  },
  { activity: "15265", names: ["golf __ (walk+|on foot|carry+)", "(walk+|walked) (18|9|#) holes"] },
  { activity: "15290", names: ["golf __ (cart|buggy)", "# holes __ (cart|buggy)"] },
  { activity: "15610", weak: ["kicking a ball"] },
  {
    activity: "15142",
    names: ["coach+ and play+"],
  },
  // Fighting, climbing, others
  {
    activity: "martial_arts",
    names: [
      "(karate|bjj|jiu jitsu|taekwondo|tkd|aikido|krav maga|mma|grappling|capoeira|hapkido|sambo|" +
        "silat|savate|wrestling) (class|training|open mat|sparring|rolling|grading|drills|gi|no gi)",
      "(open mat|grappling|capoeira|no gi|bjj rolling|tkd|savate|sambo|silat|hapkido|kali|eskrima)",
      "(muay thai|thai boxing) (class|training|sparring|clinch)",
    ],
  },
  {
    activity: "15113",
    names: ["(pad work|padwork|focus mitts|bag work)", "(hit+|punch+) the (bag|pads)"],
  },
  {
    activity: "15534",
    names: ["boulder+ (session|gym|wall|problem|problems|)", "(moonboard|kilter board)"],
  },
  { activity: "15537", names: ["(climbing|climb) (wall|centre|center|gym|hall)", "auto belays"] },
  { activity: "15203", names: ["(epee|épée) (fencing|bout|)"] },
  {
    activity: "15300",
    names: ["(gymnastics|tumbling|handstand|handstands|cartwheels) (class|practice)"],
  },
  {
    activity: "15700",
    names: [
      "(trampoline|trampolining|bounce|rebounder) (park|class|session)",
      "(jump+|bounce+) on (the|a) trampoline",
    ],
  },
  { activity: "15370", names: ["(horse|pony) (ride+|hack|hacking|lesson)", "hacking out"] },
  // Dance
  {
    activity: "dancing",
    names: [
      "(bollywood|kathak|bharatanatyam|african|afrobeat|afrobeats|dancehall|latin|cuban|reggaeton|salsaton|" +
        "cumbia|zouk|tribal|celtic|highland|scottish|punjabi) (dance+|class|night)",
      "(dance|dancing) (class|lesson|party|practice|rehearsal)",
      "(wedding|kitchen) (dance+|disco)",
      "(twerk|heels|jive|rock and roll|boogie woogie|charleston) (class|dance+)",
    ],
  },
  {
    activity: "03070",
    names: [
      "(hip hop|street|break|locking|popping|krump|house|commercial|k pop) dance+ (class|)",
      "(breaking|locking|popping|krumping|shuffle dance+)",
    ],
  },
  { activity: "03014", names: ["tap (class|lesson|dance+|shoes)"], alone: ["tap"] },
  // Winter
  {
    activity: "19135",
    names: [
      "(cross country|xc|x c|nordic) (ski+|) (skate|skating) (ski+|style|technique|)",
      "(cross country|xc|x c|nordic) ski+ skate+ (style|)",
      "skate (skiing|style|technique) (ski+|)",
    ],
  },
  { activity: "cross_country_skiing", names: ["x c ski+", "xc ski+", "langlaufing"] },
  {
    activity: "08200",
    names: [
      "(shovel+|clear+|dig+|dug) (out|) (the|my|our|) (snow|drive|driveway|car|path|sidewalk|pavement) (of|from|) (snow|)",
    ],
  },
  { activity: "19020", names: ["(ice skate+|skate+ on ice) (with|w) ~"] },
  // House and garden
  {
    activity: "05043",
    names: ["(vacuum+|hoover+) (the|whole|) (house|flat|floor|floors|carpet|carpets|stairs|car|)"],
  },
  {
    activity: "05130",
    names: [
      "(scrub+|clean+) (the|my|) (kitchen|bathroom|bath|shower|toilet|floor|floors|oven|loo) (floor|floors|tiles|)",
      "(bathroom|kitchen|oven) (cleaning|clean)",
    ],
  },
  {
    activity: "05020",
    names: [
      "(deep|spring|big) (clean|cleaning)",
      "(wash+|clean+|valet+|polish+) (the|my|a|) (car|van|truck|garage)",
    ],
  },
  {
    activity: "05125",
    names: [
      "(tidy+|declutter+|organise+|organize+) (the|my|) (room|house|flat|garage|loft|cupboard|wardrobe)",
      "(tidying|decluttering)",
    ],
  },
  { activity: "mopping", names: ["(mop+|wash+) (the|) (floor|floors|kitchen floor)"] },
  {
    activity: "housework",
    names: [
      "(cleaned|cleaning|tidied) (the|my|our|) (house|flat|home|apartment|kitchen)",
      "hoovering and mopping",
    ],
  },
  {
    activity: "05090",
    names: ["(hang+|fold+|put+ away) (the|) (laundry|washing|clothes)", "changed the beds"],
  },
  {
    activity: "08110",
    names: [
      "(push|reel|hand|manual) (mower|mow+) (lawn|the lawn|)",
      "(mow+|lawn|cut+ grass) __ (push|hand|reel) mower",
      "hand mow+",
    ],
  },
  {
    activity: "mowing_lawn",
    names: ["(mow+|cut+|strim+) (the|our|my|) (lawn|grass|yard|garden)", "lawnmowing"],
  },
  {
    activity: "digging",
    names: [
      "(dig+|dug|double dig+|turn+|turned) (over|up|out|) (the|a|my|) (garden|soil|veg|vegetable|veggie|" +
        "patch|bed|beds|hole|allotment|border|plot) (patch|bed|plot|)",
      "rotavat*",
    ],
  },
  { activity: "weeding", names: ["(pull+|dig+|clear+) (the|up|) weeds", "weeded"] },
  {
    activity: "08135",
    names: [
      "(plant+|pot+|repot+|sow+) (up|out|) (bulbs|seeds|seedlings|flowers|veg|vegetables|tomatoes|plants|pots)",
    ],
  },
  {
    activity: "08010",
    names: [
      "(stack+|carry+|haul+|shift+|load+) (the|some|) (firewood|logs|wood|timber|lumber|bricks)",
    ],
  },
  { activity: "08019", names: ["(chop+|split+) (the|some|) (wood|firewood|logs|kindling)"] },
  {
    activity: "08210",
    names: [
      "(hedge|bush|shrub) (trim+|cut+|cutting)",
      "(trim+|cut+|prune+) (the|back|) (hedge|hedges|roses|bushes|trees)",
    ],
  },
  {
    activity: "08250",
    names: ["(pick+) (fruit|berries|strawberries|blackberries|vegetables|flowers|apples)"],
  },
  {
    activity: "gardening",
    names: ["(potter+|work+|bit of) (in|around|) (the|) (garden|gardening|allotment|greenhouse)"],
  },
  {
    activity: "home_repair",
    names: [
      "(assemble+|build+|built|put together) (the|some|an|) (ikea|flat pack|flatpack|furniture|wardrobe|shelves|shed|fence) (furniture|)",
      "(diy|handyman) (day|job|jobs|round the house)",
    ],
  },
  {
    activity: "06160",
    names: [
      "(paint+|decorate+|wallpaper+|emulsion+) (the|a|my|) (ceiling|wall|walls|room|bedroom|lounge|kitchen|hallway|house|flat|skirting)",
      "(decorating|wallpaper)",
    ],
  },
  { activity: "06150", names: ["paint+ (the|a|) (fence|shed|outside|exterior)"] },
  {
    activity: "playing_with_children",
    names: [
      "(chase+|run+) (after|around after|around with|) (the|my|a|) (toddler|toddlers|kid|kids|baby|grandkids|grandchildren|children|son|daughter)",
      "(play+|park|playground|garden|football in the garden) (with|w) (the|my|our|) (kid|kids|children|" +
        "toddler|grandkids|grandchildren|son|daughter|nephew|niece)",
      "(playground|soft play|trampoline park|park) with (the|my|) (kids|son|daughter|grandkids|children|toddler)",
      "(childminding|babysitting)",
    ],
  },
  {
    activity: "05182",
    names: [
      "(carry+|baby wear+|babywear+) (the|my|a|) (baby|newborn|infant) (in|) (sling|carrier|)",
      "baby in (sling|carrier)",
      "(rock+|settle+) (the|) baby",
    ],
  },
  {
    activity: "05181",
    names: ["(carry+|piggyback+) (the|my|a|) (toddler|child|kid|son|daughter)"],
  },
  // Wheelchairs and screens
  {
    activity: "wheeling",
    names: [
      "(push+|wheel+|roll+|propel+) (my|own|in my|) (wheelchair|chair) (to|round|around|through|about|laps|)",
      "manual chair",
    ],
  },
  {
    activity: "handcycling",
    names: ["(hand|arm) (bike|bikes|cycle|cycling|cycle+) # (k|km|miles)"],
  },
  { activity: "22160", names: ["wii (fit|balance|bowling|yoga|sports)"] },
  {
    activity: "active_video_game",
    names: [
      "(just dance|dance central|ring fit|dance dance|fitness boxing|switch sports|nintendo switch sports|kinect) (on|game|session|)",
      "(vr|virtual reality) (game|gaming)",
    ],
  },
];
