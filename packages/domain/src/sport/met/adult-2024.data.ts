/**
 * 2024 Adult Compendium of Physical Activities: 1,111 of the 1,114 published rows.
 * Herrmann SD, Willis EA, Ainsworth BE, et al. J Sport Health Sci 2024;13(1):6-12.
 * Source: https://pacompendium.com. Free to use with the citation; no MET may be changed and no activities merged.
 * Written by scripts/write-met-data.mjs; do not edit by hand.
 */
import type { MetHeadingRecord } from "./met-record.ts";

/** Headings of the 2024 Adult Compendium of Physical Activities: code and name as published. */
export const ADULT_2024_HEADINGS: readonly MetHeadingRecord[] = [
  ["01", "Bicycling"],
  ["02", "Conditioning Exercise"],
  ["03", "Dancing"],
  ["04", "Fishing & Hunting"],
  ["05", "Home Activities"],
  ["06", "Home Repair"],
  ["07", "Inactivity"],
  ["08", "Lawn & Garden"],
  ["09", "Miscellaneous"],
  ["10", "Music Playing"],
  ["11", "Occupation"],
  ["12", "Running"],
  ["13", "Self Care"],
  ["14", "Sexual Activity"],
  ["15", "Sports"],
  ["16", "Transportation"],
  ["17", "Walking"],
  ["18", "Water Activities"],
  ["19", "Winter Activities"],
  ["20", "Religious Activities"],
  ["21", "Volunteer Activities"],
  ["22", "Video Games"],
];

/** Rows of the 2024 Adult Compendium of Physical Activities: code, heading code, MET and description. */
export const ADULT_2024_ROWS = `
01003|01|14.0|Bicycling, mountain, uphill, vigorous
01004|01|16.0|Bicycling, mountain, competitive racing
01008|01|8.5|Bicycling, BMX
01009|01|8.5|Bicycling, mountain, general
01010|01|4.0|Bicycling, <10 mph, leisure, to work or for pleasure (Taylor Code 115)
01011|01|6.8|Bicycling, to/from work, self selected pace
01013|01|5.8|Bicycling, on dirt or farm road, moderate pace
01014|01|7.0|Bicycling, general
01015|01|4.3|Bicycling, self-selected easy pace
01016|01|7.0|Bicycling, self-selected moderate pace
01017|01|9.0|Bicycling, self-selected vigorous pace
01018|01|3.5|Bicycling, leisure 5.5 mph
01019|01|5.8|Bicycling, leisure, 9.4 mph
01020|01|6.8|Bicycling, 10-11.9 mph, leisure, slow, light effort
01030|01|8.0|Bicycling, 12-13.9 mph, leisure, moderate effort
01040|01|10.0|Bicycling, 14-15.9 mph, racing or leisure, fast, vigorous effort
01050|01|12.0|Bicycling, 16-19 mph, racing/not drafting or >19 mph drafting, very fast, racing general
01060|01|16.8|Bicycling, >20 mph, racing, not drafting
01065|01|8.5|Bicycling, 12 mph, seated, hands on brake hoods or bar drops, 80 rpm
01066|01|9.0|Bicycling, 12 mph, standing, hands on brake hoods, 60 rpm
01070|01|5.0|Unicycling
01080|01|6.8|E-bike (electrically assisted) without electronic support
01084|01|6.0|E-bike (electrically assisted) with light electronic support
01088|01|4.0|E-bike (electrically assisted) with high electronic support
01200|01|6.8|Bicycling, stationary, general
01210|01|3.5|Bicycling, stationary, 25-30 watts, very light to light effort
01214|01|4.0|Bicycling, stationary, 50 watts, light effort
01216|01|5.0|Bicycling, stationary, 60 watts, light to moderate effort
01218|01|5.8|Bicycling, stationary, 70-80 watts
01220|01|6.0|Bicycling, stationary, 90-100 watts, moderate to vigorous
01224|01|6.8|Bicycling, stationary, 101-125 watts
01228|01|8.0|Bicycling, stationary, 126-150 watts
01232|01|10.3|Bicycling, stationary, 151-199 watts
01236|01|10.8|Bicycling, stationary, 200-229 watts, vigorous
01240|01|12.5|Bicycling, stationary, 230-250 watts, very vigorous
01244|01|13.8|Bicycling, stationary, 270-305 watts, very vigorous
01248|01|16.3|Bicycling, stationary, >325 watts, very vigorous
01252|01|5.5|Bicycling, concentric only, 100 W
01254|01|11.0|Bicycling, concentric only, 200 W
01262|01|2.3|Bicycling, eccentric only, 100 to 149 W
01264|01|4.0|Bicycling, eccentric only, 200 W
01270|01|9.0|Bicycling, stationary, RPM/Spin bike class
01290|01|8.8|Bicycling, interactive virtual cycling, indoor cycle ergometer
01305|01|8.8|Bicycling, high intensity interval training
02000|02|7.3|Aerobic, general
02001|02|5.5|Aerobic, step, with 4-inch step
02002|02|7.3|Aerobic, step, with 6 - 8 inch step
02003|02|9.0|Aerobic, step, with 10 - 12 inch step
02004|02|7.8|Bench step class, general
02005|02|4.8|Aerobic dance, low impact, moderate effort
02006|02|8.0|Aerobic dance, high impact, vigorous effort
02007|02|10.0|Aerobic dance wearing 10-15 lb weights
02008|02|5.0|Army type obstacle course exercise, boot camp training program
02020|02|7.5|Calisthenics (e.g., pushups, sit ups, pull-ups, jumping jacks, burpees, battling ropes), vigorous effort
02022|02|3.8|Calisthenics (e.g., pushups, sit ups, pull-ups, lunges), moderate effort
02024|02|2.8|Calisthenics (e.g., curl ups, abdominal crunches, plank), light effort
02030|02|3.5|Calisthenics, light or moderate effort, general (e.g., back exercises), going up & down from floor (Taylor Code 150)
02032|02|6.0|Circuit training, body weight exercises
02034|02|3.5|Circuit training, light effort
02035|02|5.0|Circuit training, moderate effort
02040|02|7.5|Circuit training, including kettlebells, some aerobic movement with minimal rest, general, vigorous intensity
02045|02|3.5|Curves™ exercise routines in women
02048|02|5.0|Elliptical trainer, moderate effort
02049|02|9.0|Elliptical trainer, vigorous effort
02050|02|6.0|Resistance (weight lifting - free weight, nautilus or universal-type), power lifting or body building, vigorous effort (Taylor Code
02052|02|5.0|Resistance (weight) training, squats, deadlift, slow or explosive effort
02054|02|3.5|Resistance (weight) training, multiple exercises, 8-15 reps at varied resistance
02055|02|5.8|Resistance Training, circuit, reciprocol supersets, peripheral hear action training
02056|02|3.0|Body weight resistance exercises (e.g., squat, lunge, push-up, crunch), general
02057|02|6.5|Body weight resistance exercises (e.g., squat, lunge, push-up, crunch), high intensity
02058|02|9.8|Kettle bell swings
02060|02|5.5|Health club exercise, general (Taylor Code 160)
02061|02|5.0|Health club exercise classes general, gym/weight training combined in one visit
02062|02|7.8|Health club exercise, conditioning classes
02064|02|3.8|Home exercise, general
02065|02|9.3|Stair treadmill ergometer, general
02068|02|11.0|Rope skipping exercise, general
02069|02|9.0|Jumping rope, Digi-Jump Maching, 120 jumps/minute
02070|02|7.3|Rowing, stationary ergometer, general, vigorous effort
02071|02|5.0|Rowing, stationary ergometer, general, <100 watts, moderate effort
02072|02|7.5|Rowing, stationary, 100 to 149 watts, vigorous effort
02073|02|11.0|Rowing, stationary, 150 to 199 watts, vigorous effort
02074|02|14.0|Rowing, stationary, ≥ 200 watts, very vigorous effort
02078|02|11.0|Shuttle running, forward/backward/lateral
02080|02|6.8|Ski machine, general
02082|02|10.5|Ski ergometer, cross country, double poling, slow to moderate speed
02084|02|18.0|Ski ergometer, cross country, double poling, fast to maximum speed
02085|02|10.5|Slide board exercise, general
02090|02|6.0|Slimnastics, jazzercise
02101|02|2.3|Stretching, mild
02103|02|1.8|Pilates, traditional, mat
02105|02|2.8|Pilates, general
02107|02|8.5|Pound, combination of Pilates and body movements with drumming
02108|02|4.5|Pole dancing, exercise class
02110|02|6.8|Teaching exercise classes (e.g., aerobic, water)
02112|02|2.8|Therapeutic exercise ball, Fitball exercise
02114|02|9.5|Therapeutic exercise ball, Fitball exercise, high intensity
02115|02|2.8|Upper body exercise, arm ergometer, general, light
02116|02|2.0|Arm Ergometer, hand bike, 15W
02117|02|2.8|Arm Ergometer, hand bike, 25-30W
02118|02|3.5|Arm Ergometer, hand bike, 45W
02119|02|4.3|Upper body exercise, stationary bicycle - Airdyne (arms only) 40 rpm, moderate intensity
02120|02|5.3|Water aerobics, water calisthenics, water exercise
02135|02|1.3|Whirlpool, sitting
02140|02|2.5|Video, exercise workouts, TV conditioning programs (e.g., yoga, stretching, seated), light effort
02143|02|4.0|Video, exercise workouts, TV conditioning programs (e.g., cardio-resistance training), moderate
02145|02|6.0|Video, exercise workouts, TV conditioning programs (e.g., cardio-resistance training), vigorous
02150|02|2.3|Yoga, Hatha
02153|02|8.0|Yoga, Hatha, high intensity
02155|02|3.0|Yoga, Hot
02160|02|4.0|Yoga, Power
02170|02|2.0|Yoga, Nadisodhana
02175|02|2.3|Yoga, General
02180|02|3.5|Yoga, Surya Namaskar
02185|02|2.7|Yoga, Vinyasa
02200|02|5.3|Native New Zealander PA, (e.g., Haka Powhiri, Poi, Moteatea, etc.), general moderate effort
02205|02|6.8|Native New Zealander PA, general, vigorous effort
02210|02|7.0|High intensity interval exercise, moderate effort
02214|02|11.0|High intensity interval exercise, burpees, mountain climbers, squat jumps, Tabata, vigorous effort
02225|02|2.3|Balance Exercise Assist Robot (BEAR), simulated skiing, tennis, rodeo
02230|02|5.8|Hooping (formerly known as hula® hooping)
02240|02|9.0|Impulse Training System, Inertial Exercise Trainer
02280|02|7.9|Virtual Reality Fitness, Supernatural™ “Flow”, “Boxing" vigorous intensity
02284|02|9.3|ExerCube, workout series
02288|02|13.0|Blackbox Immersive virtual reality exergaming system, vigorous intensity
02300|02|3.0|Wand exercise, Life-Build-Line
02310|02|6.5|Zumba, group class
02315|02|5.5|Zumba, home video
02340|02|2.8|Sit to stand exercise, 6-12 times/min
02344|02|4.0|Sit to stand exercise, 18-24 times/min
03005|03|6.0|Afro-Cuban salsa (Cuban cha-cha-cha, mambo, Afro rumba, contratiempo son steps, orisha/santo movements)
03010|03|5.0|Ballet, modern, or jazz general, rehearsal or class
03011|03|6.3|Ballet exercises (plie, tendus, jetes, rond de Jambes, fondus, grand battement, grand adage, sautes, temp Leve's)
03012|03|6.8|Ballet, modern, or jazz, performance, vigorous effort
03014|03|4.8|Tap
03025|03|4.5|Ethnic or cultural dancing (e.g. Greek, Middle Eastern, hula, salsa, merengue, bamba y plena, flamenco, belly, and swing)
03028|03|5.5|Chinese square dance, Ballet & Tibetan dance
03029|03|7.3|Chinese square dance, aerobic dance
03030|03|5.5|Ballroom dancing, fast (Taylor Code 125)
03031|03|9.8|Nightclub or folk dancing, vigorous effort (e.g., nightclub, disco, folk, line dancing, Irish step dancing, polka, contra)
03033|03|5.0|Folk dancing, moderate effort
03038|03|11.3|Ballroom dancing, competitive, general
03039|03|13.0|ballroom dance, DanceSport competition (modern waltz, tango, Viennese waltz, slow fox, quick step, samba, chacha, rumba,
03040|03|3.0|Ballroom, slow, examples: waltz, foxtrot, slow dancing, samba tango, rumba, 19th century dance, mambo, cha cha
03042|03|6.0|Ballroom Dance, Recreational (Waltz, Foxtrot, Cha-cha, Swing)
03050|03|5.5|Anishinaabe Jingle dancing, brisk pace, other traditional American Indian dancing performed by women, moderate effort
03060|03|3.5|Caribbean dance (Abakua, Beguine, Bellair, Bongo, Brukin’s, Caribbean Quadrills, Dinki Mini, Gere, Gumbay, Ibo, Jonkonnu,
03070|03|3.8|Contemporary dancing, general
03072|03|4.3|Contemporary dancing, nightclub
03075|03|8.5|Flamenco dance
03078|03|4.5|Jazz dancing, general
03080|03|10.3|Musical Theater, Singing/dancing
03085|03|5.8|Polynesian dance, Hawaiian hula slow, Maori haka, Tongan
03086|03|7.0|Polynesian dance, Hawaiian hula fast, Samoan sasa, Fijian style fast, Filipino Tinikling
03087|03|8.8|Polynesian dance, Samoan slap, Tahitian
03090|03|4.8|Salsa Dancing, with partner
03091|03|6.3|Salsa dancing, to a video
03093|03|5.5|Square Dancing, American Western, country
04001|04|3.5|Fishing, general
04005|04|4.5|Fishing, crab fishing
04007|04|4.0|Fishing, catching fish with hands
04010|04|4.3|Fishing related, digging worms, with shovel
04020|04|4.0|Fishing from river bank and walking
04030|04|2.0|Fishing from boat or canoe, sitting
04040|04|3.5|Fishing from river bank, standing (Taylor Code 660)
04050|04|6.0|Fishing in stream, in waders (Taylor Code 670)
04060|04|2.0|Fishing, ice, sitting
04061|04|1.8|Fishing, jig or line, standing, general
04062|04|3.5|Fishing, dip net, setting net and retrieving fish, general
04063|04|3.8|Fishing, set net, setting net and retrieving fish, general
04064|04|3.0|Fishing, fishing wheel, setting net and retrieving fish, general
04065|04|2.3|Fishing with a spear, standing
04070|04|2.5|Hunting, bow and arrow or crossbow
04080|04|6.0|Hunting, deer, elk, large game (Taylor Code 170)
04081|04|9.8|Hunting large game, dragging carcass
04083|04|4.0|Hunting large marine animals
04085|04|2.5|Hunting, large game from a hunting stand, limited walking
04086|04|2.0|Hunting large game from a car, plane, or boat
04090|04|2.5|Hunting, duck, wading
04095|04|3.0|Hunting flying fox, squirrel
04100|04|5.0|Hunting, general
04110|04|6.0|Hunting, pheasants or grouse (Taylor Code 680)
04115|04|3.3|Hunting birds
04120|04|5.0|Hunting, rabbit, squirrel, prairie chick, raccoon, small game (Taylor Code 690)
04123|04|3.3|Hunting pigs, wild
04124|04|2.0|Trapping game, general
04125|04|9.5|Hunting - hiking with hunting gear
04130|04|2.5|Pistol shooting or trap shooting, standing
04140|04|2.3|Rifle exercises, shooting, lying down
04145|04|2.5|Rifle exercises, shooting, kneeling or standing
04150|04|2.8|Foraging, 0-9.9kg backpack
04152|04|3.0|Foraging, 10-15kg backpack
04160|04|1.0|Sitting in boat, passenger
04164|04|1.5|Standing in boat
04168|04|3.3|Activities in a boat, lifting, lowering
05010|05|3.3|Cleaning, sweeping carpet or floors, general
05011|05|2.3|Cleaning, sweeping, slow, light effort
05012|05|3.8|Cleaning, sweeping, fast, moderate effort
05020|05|3.5|Cleaning heavy or major (e.g., wash car, clean garage), moderate effort
05021|05|3.5|Cleaning, mopping, standing, moderate effort
05022|05|3.3|Cleaning windows, washing windows, general
05023|05|2.5|Mopping, standing, light effort
05024|05|4.5|Polishing floors, standing, walking slowly, using electric polishing machine
05025|05|2.8|Multiple household tasks all at once, light effort
05026|05|3.3|Multiple household tasks all at once, moderate effort
05027|05|4.3|Multiple household tasks all at once, vigorous effort
05030|05|3.3|Cleaning, house or cabin, general, moderate effort
05032|05|2.5|Dusting or polishing furniture, general
05035|05|3.3|Kitchen activity, general, (e.g., cooking, washing dishes, cleaning up) moderate effort
05040|05|2.5|Cleaning, general (straightening up, changing linen, carrying out trash), light effort
05041|05|2.0|Wash dishes, standing or in general (not broken into stand/walk components)
05042|05|2.0|Wash dishes, clearing dishes from table, walking, light effort
05043|05|3.0|Vacuuming, general, moderate effort
05044|05|3.0|Butchering animals, small
05045|05|6.0|Butchering animals, large, vigorous effort
05046|05|2.3|Cutting and smoking fish, drying fish or meat
05048|05|4.0|Tanning hides, general
05049|05|3.5|Cooking or food preparation, moderate effort
05050|05|2.0|Cooking or food preparation - standing or sitting or in general (not broken into stand/walk components), manual appliances,
05051|05|2.3|Cooking or food preparation, walking
05052|05|2.3|Serving food, setting/cleaning table, implied walking or standing
05053|05|2.5|Feeding household animals
05054|05|3.5|carrying groceries, on level ground, walking
05055|05|2.5|Putting away groceries (e.g. carrying groceries, carrying packages)
05056|05|5.3|Carrying groceries upstairs
05057|05|3.0|Cooking Indian bread or other food on an outside stove
05060|05|3.3|Food shopping with or without a grocery cart; carrying a 10 lb bag; standing or walking
05065|05|2.3|Non-food shopping, with or without cart, standing or walking
05070|05|1.8|Ironing
05080|05|1.3|Knitting, sewing, light effort, wrapping presents, sitting
05082|05|2.8|Sewing with a machine
05090|05|2.3|Laundry, fold or hang clothes, put clothes in washer or dryer, packing suitcase, washing clothes by hand, implied standing, light
05091|05|2.0|Laundry, fold or hang clothes, sitting
05092|05|4.0|Laundry, moderate effort
05095|05|2.0|Laundry, putting away clothes, gathering clothes to pack, putting away laundry, implied walking
05100|05|3.0|Making bed, changing linens
05110|05|5.0|Maple syruping/sugar bushing (including carrying buckets, carrying wood)
05120|05|5.8|Moving furniture, household items, carrying boxes
05121|05|5.0|Moving, lifting light loads
05125|05|4.8|Organizing a room
05130|05|3.5|Scrubbing floors, on hands and knees, scrubbing bathroom, bathtub, moderate effort
05131|05|2.0|Scrubbing floors, on hands and knees, scrubbing bathroom, bathtub, light effort
05132|05|6.5|Scrubbing floors, on hands and knees, scrubbing bathroom, bathtub, vigorous effort
05140|05|3.0|Sweeping garage, sidewalk, or outside house
05146|05|3.8|Standing, packing/unpacking boxes, occasional lifting lightweight household items, loading or unloading items into a car,
05147|05|3.0|Implied walking, putting away household items, moderate effort
05148|05|2.0|Watering plants
05149|05|2.5|Building a fire inside
05150|05|9.0|Moving household items upstairs, carrying boxes or furniture
05160|05|2.0|Standing, light effort tasks (pump gas, change light bulb, etc.)
05165|05|3.5|Walking, moderate effort tasks, non-cleaning (readying to leave, shut/lock doors, close windows, etc.
05170|05|2.3|Sitting, playing with child(ren), light effort, only active periods
05171|05|2.8|Standing, playing with child(ren), light effort, only active periods
05175|05|3.5|Walking/running, playing with child(ren), moderate effort, only active periods
05180|05|5.8|Walking/running, playing with child(ren), vigorous effort, only active periods
05181|05|3.0|Walking and carrying small child, child weighing 15 lbs or more
05182|05|2.5|Walking and carrying small child, child weighing less than 15 lbs
05183|05|2.0|Standing, holding child
05184|05|2.5|Child care, infant, general
05185|05|2.0|Child care: sitting or kneeling, dressing, bathing, grooming, feeding, occasional lifting of child-light effort, general
05186|05|3.5|Child care: standing, dressing, bathing, grooming, feeding, occasional lifting of child- light effort
05188|05|1.5|Reclining with baby
05189|05|2.0|Breastfeeding, sitting or reclining
05190|05|2.5|Sit, playing with animals, light, only active period
05191|05|2.8|Stand, playing with animals, light effort, only active periods
05192|05|2.8|Walk or run, playing with animals, general, light effort, only active periods
05193|05|4.0|Walk/run, playing with animals, moderate effort, only active periods
05194|05|5.0|Walk/run, playing with animals, vigorous effort, only active periods
05195|05|3.5|Standing, bathing dog
05197|05|2.3|Animal care, household animals, general
05200|05|3.0|Elder care, disabled adult, bathing, dressing, moving into and out of bed, only active periods
05205|05|1.8|Elder care, disabled adult, feeding, combing hair, light effort, only active periods
05300|05|1.3|Handwashing
06010|06|3.0|Airplane repair
06020|06|4.0|Automobile body work
06030|06|3.3|Automobile repair, light or moderate effort
06040|06|3.0|Carpentry, general, workshop (Taylor Code 620)
06050|06|6.0|Carpentry, outside house, (Taylor Code 640)
06052|06|3.8|Carpentry, outside house, building a fence
06060|06|3.3|Carpentry, finishing, varnishing, or refinishing cabinets or furniture
06070|06|6.0|Carpentry, sawing hardwood, planing and drilling wood, moderate-to-vigorous effort
06072|06|4.0|Carpentry, home remodeling tasks, moderate effort
06074|06|2.3|Carpentry, home remodeling tasks, light effort
06080|06|5.0|Caulking, chinking log cabin
06090|06|4.5|Caulking, except log cabin
06100|06|5.0|Cleaning gutters
06110|06|5.0|Excavating garage
06120|06|5.0|Hanging storm windows
06122|06|5.0|Hanging sheet rock inside house
06124|06|3.0|Hammering nails
06126|06|2.5|Home repair, general, light effort
06127|06|4.5|Home repair, general, moderate effort
06128|06|6.0|Home repair, general, vigorous effort
06130|06|4.5|Laying or removing carpet
06140|06|3.8|Laying tile or linoleum
06144|06|3.0|Repairing appliances
06150|06|5.0|Painting, outside home (Taylor Code 650)
06160|06|3.3|Painting inside house, wallpapering, scraping paint
06165|06|4.5|Painting (Taylor Code 630)
06167|06|3.0|Plumbing, general
06170|06|3.0|Put on and removal of tarp - sailboat
06180|06|6.0|Roofing
06190|06|4.5|Sanding floors with a power sander
06200|06|4.5|Scraping and painting sailboat or powerboat
06205|06|2.0|Sharpening tools
06210|06|5.0|Spreading dirt with a shovel
06220|06|4.5|Washing and waxing hull of sailboat or airplane
06225|06|2.0|Washing and waxing car
06230|06|4.5|Washing fence, painting fence, moderate effort
06240|06|3.3|Wiring, tapping-splicing
07009|07|1.0|Lying quietly and watching television
07011|07|1.0|Lying quietly, doing nothing, lying in bed awake, listening to music (not talking or reading)
07020|07|1.0|Sit, watch television
07021|07|1.0|Sitting quietly, general
07022|07|1.5|Sitting quietly, fidgeting, general, fidgeting hands
07023|07|1.8|Sitting, fidget feet
07024|07|1.3|Sitting smoking
07025|07|1.5|Sitting, listening to music (not talking or reading) or watching a movie in a theater
07026|07|1.3|Sitting at a desk, resting head in hands
07030|07|1.0|Sleeping
07040|07|1.3|Standing quietly (standing in a line)
07041|07|1.5|Standing (fidgeting)
07045|07|1.3|Standing watching television
07050|07|1.5|Reclining, writing
07060|07|1.3|Reclining, talking or talking on phone
07070|07|1.3|Reclining, reading
07075|07|1.0|Meditating
08009|08|4.1|Carrying, loading or stacking wood, loading/unloading or carrying lumber, light-to- moderate effort
08010|08|5.5|Carrying, loading or stacking wood, loading/unloading or carrying lumber, moderate effort
08019|08|4.5|Chopping wood, splitting logs, moderate effort
08020|08|6.5|Chopping wood, splitting logs, vigorous effort
08025|08|3.5|Clearing light brush, thinning garden, moderate effort
08030|08|6.3|Clearing land, haul brush, undergrowth, or ground, vigorous effort
08040|08|5.0|Digging sandbox, shoveling sand
08045|08|3.5|Digging, spading, filling garden, composting, light-to-moderate effort
08050|08|5.0|Digging, spading, filling garden, composting (Taylor Code 590)
08052|08|7.3|Digging, spading, filling garden, composting, vigorous effort
08055|08|2.8|Driving tractor
08057|08|8.3|Felling trees, large size
08058|08|5.3|Felling trees, small-medium size
08060|08|5.8|Gardening with heavy power tools, using chain saw, tilling a garden
08066|08|2.0|gardening, general
08070|08|4.0|Irrigation channels, opening and closing ports
08080|08|6.3|Laying crushed rock or gravel
08090|08|5.0|Laying sod
08095|08|5.5|Mowing lawn, general, walking, moderate effort
08100|08|2.5|Mowing lawn, riding mower (Taylor Code 550)
08110|08|6.0|Mowing lawn, hand mower, vigorous effort (Taylor Code 570)
08120|08|5.0|Mowing lawn, walk, power mower, moderate or vigorous effort
08125|08|4.5|Mowing lawn, power mower, light or moderate effort (Taylor Code 590)
08130|08|2.5|Operating snow blower, walking
08135|08|2.6|Planting, potting, transplanting seedlings or plants, light effort
08140|08|4.3|Planting seedlings, shrubs, stooping, moderate effort
08145|08|4.3|Planting crops or garden, stooping, moderate effort
08150|08|4.5|Planting trees
08160|08|4.0|Raking lawn or leaves, moderate effort
08165|08|4.0|Raking lawn (Taylor Code 600)
08170|08|4.0|Raking roof with snow rake
08180|08|3.0|Riding snow blower
08190|08|4.0|Sacking grass, leaves
08192|08|5.5|Shoveling dirt or mud
08195|08|5.3|Shoveling snow, by hand, moderate effort
08200|08|6.0|Shoveling snow, by hand (Taylor Code 610)
08202|08|7.5|Shoveling snow, by hand, vigorous effort
08210|08|3.8|Trimming shrubs or trees, manual cutter
08215|08|3.3|Trimming shrubs or trees, power cutter, using leaf blower, edger, moderate effort
08220|08|3.0|Walking, applying fertilizer or seeding a lawn, push applicator
08230|08|4.0|Watering lawn or garden, standing or walking
08239|08|3.8|Weeding, cultivating garden, light-to-moderate effort
08240|08|4.5|Weeding, cultivating garden, moderate effort (Taylor Code 580)
08241|08|5.0|Weeding, cultivating garden, using hoe moderate-to-vigorous effort
08245|08|3.8|Gardening, general, moderate effort
08246|08|3.5|Picking fruit or coffee from trees, moderate effort
08248|08|4.5|Harvesting Produce, Picking fruit off trees, gleaning fruits, picking fruits/vegetables, climbing ladder to pick fruit, vigorous effort
08250|08|3.0|Implied walking/standing - picking up yard, light, picking flowers or vegetables
08251|08|3.0|Walking, gathering gardening tools
08255|08|4.8|Wheel barrow, pushing garden cart or wheelbarrow, general
08256|08|6.0|Wheel barrow, pushing large garden cart or heavy wheelbarrow up to 150kg
08260|08|2.3|Yardwork, general, light effort
08261|08|4.0|Yardwork, general, moderate effort
08262|08|6.0|Yardwork, general, vigorous effort
09000|09|1.3|Board game playing, sitting
09005|09|2.5|Casino gambling, standing
09010|09|1.5|Card playing, sitting
09013|09|1.5|Chess game, sitting
09015|09|1.5|Copying or filing documents, standing
09020|09|1.8|Drawing, writing, painting, standing
09025|09|1.0|Laughter, sitting
09030|09|1.0|Sitting: reading, book, newspaper, magazine
09034|09|1.8|sitting, typing or reading on a balance chair/stability ball
09036|09|2.0|watching tv, stepping during commercial breaks
09040|09|1.3|Sitting: writing, desk work, typing
09050|09|1.3|Standing: talking in person, on the phone, computer, text messaging, writing
09055|09|1.3|Sitting: talking in person, on the phone, computer, or text messaging, light effort
09060|09|1.5|Sitting - studying, general, including reading and/or writing, light effort
09065|09|1.8|Sitting - in class, general, including note-taking or class discussion
09070|09|1.0|Standing - reading
09071|09|2.5|Standing: miscellaneous
09075|09|1.8|Sitting: arts and crafts, carving wood, weaving, spinning wool, light effort
09080|09|3.0|Sitting: arts and crafts, carving wood, weaving, spinning wool, moderate effort
09085|09|2.5|Standing: arts and crafts, sand painting, carving, weaving, light effort
09090|09|3.3|Standing - arts and crafts, sand painting, carving, weaving, moderate effort
09095|09|3.5|Standing - arts and crafts, sand painting, carving, weaving, vigorous effort
09100|09|1.5|Retreat/family reunion activities involving sitting, relaxing, talking, eating
09101|09|2.5|Retreat/family reunion activities involving playing games with children
09105|09|2.0|Touring/traveling/vacation involving riding in vehicle
09106|09|3.5|Touring/traveling/vacation involving walking
09110|09|2.5|Camping involving standing, walking, sitting, light-to-moderate effort
09115|09|1.5|Sitting at a sporting event, spectator
10010|10|1.8|Accordion, sitting
10020|10|2.3|Cello, sitting
10030|10|2.3|Conducting orchestra, standing
10035|10|2.5|Double bass, standing
10040|10|3.8|Drums, sitting
10045|10|3.0|Drumming (e.g., bongo, conga, benbe), moderate, sitting
10048|10|8.3|Drumming, concert/live show
10050|10|2.0|Flute, sitting
10060|10|1.8|Horn, standing
10070|10|2.3|Piano, sitting
10074|10|2.0|Playing musical instruments, general
10077|10|2.0|Organ, sitting
10080|10|3.5|Trombone, standing
10090|10|2.5|Trumpet, standing
10100|10|2.5|Violin, sitting
10110|10|1.8|Woodwind instruments, sitting
10115|10|1.8|Brass instruments, sitting
10120|10|2.0|Guitar, classical, folk, sitting
10125|10|3.0|Guitar, rock and roll band, standing
10130|10|4.0|Marching band, baton twirling, walking, moderate pace, general
10131|10|5.5|Marching band, playing an instrument, walking, brisk pace, general
10135|10|3.5|Marching band, drum major, walking
11000|11|2.0|Active workstation, Pedal desk, balance chair/ball, General, light effort
11001|11|3.5|Active workstation, Pedal desk (40 watts)
11002|11|5.3|Active workstation, Pedal desk (80 watts)
11003|11|2.0|Active workstation, treadmill desk, walking slowly 1.0 mph or less
11004|11|2.8|Active workstation, treadmill desk, walking 1.0 - 2.0 mph
11006|11|3.0|Airline flight attendant
11008|11|4.8|Apple Harvesting
11010|11|4.0|Bakery, general, moderate effort
11015|11|2.0|Bakery, light effort
11020|11|2.3|Bookbinding
11030|11|6.0|Building road, driving heavy machinery
11035|11|2.0|Building road, directing traffic, standing
11038|11|2.5|Carpentry, general, light effort
11040|11|4.3|Carpentry, general, moderate effort
11042|11|7.0|Carpentry, general, heavy or vigorous effort
11050|11|8.0|Carrying heavy loads (e.g., bricks, tools)
11060|11|8.0|Carrying moderate loads up stairs, moving boxes, 25-49 lbs
11070|11|4.0|Chambermaid, hotel housekeeper, making bed, cleaning bathroom, pushing cart
11072|11|4.3|Cleaning, vacuuming commercial space
11080|11|5.3|Coal mining, drilling coal, rock
11090|11|5.0|Coal mining, erecting supports
11100|11|5.5|Coal mining, general
11110|11|6.3|Coal mining, shoveling coal, by hand
11115|11|2.5|Cook, chef
11120|11|4.0|Construction, outside, remodeling, new structures (e.g., roof repair, miscellaneous)
11124|11|2.3|Construction, rebar, bar bending/fixing
11125|11|2.3|Custodial work, light effort (e.g., cleaning sink and toilet, dusting, vacuuming, light cleaning)
11126|11|3.8|Custodial work, moderate effort (e.g., buffing floors with electric buffer, feathering or sweeping arena floors, mopping, taking
11130|11|3.3|Electrical work (e.g., hook up wire, tapping splicing); plumbing moved to11516
11135|11|1.8|Engineer (e.g., mechanical or electrical)
11145|11|7.8|Farming, vigorous effort (e.g., baling hay, cleaning barn), includes former code 11200
11146|11|4.8|Farming, moderate effort (e.g., feeding animals, chasing cattle by walking and/or horseback, spreading manure, harvesting
11147|11|2.0|Farming, light effort, (e.g., cleaning animal sheds, preparing animal feed)
11170|11|2.8|Farming, driving tasks (e.g., driving tractor or harvester)
11180|11|3.5|Farming, feeding small animals
11190|11|4.3|Farming, feeding cattle, horses
11191|11|4.3|Farming, hauling water for animals, fetching water from well or stream
11192|11|4.5|Farming, taking care of animals (e.g., grooming, brushing, shearing sheep, assisting with birthing, medical care, branding),
11195|11|3.8|Farming, rice, planting, grain milling activities
11210|11|3.5|Farming, milking by hand, cleaning pails, moderate effort
11220|11|1.3|Farming, milking by machine, light effort
11222|11|3.0|Farming, milking Cows, full milking process, modern milking parlor with milking machines
11240|11|8.0|Fire fighter, general
11244|11|6.8|Fire fighter, rescue victim, automobile accident, using pike pole
11245|11|8.0|Fire fighter, raising and climbing ladder with full gear, simulated fire suppression
11246|11|9.0|Fire fighter, hauling hoses on ground, carrying/hoisting equipment, breaking down walls etc., wearing full gear
11247|11|3.5|Fishing, commercial, light effort
11248|11|5.0|Fishing, commercial, moderate effort
11250|11|17.5|Forestry, ax chopping, very fast, 1.25 kg axe, 51 blows/min, extremely vigorous effort
11260|11|5.0|Forestry, ax chopping, slow, 1.25 kg axe, 19 blows/min, moderate effort
11262|11|8.0|Forestry, ax chopping, fast, 1.25 kg axe, 35 blows/min, vigorous effort
11264|11|5.0|Forestry, moderate effort (e.g., sawing wood with power saw, weeding, hoeing)
11266|11|8.5|Forestry, vigorous effort (e.g., barking, felling, or trimming trees, carrying or stacking logs, planting seeds, sawing lumber by
11370|11|4.8|Furriery
11375|11|3.8|Garbage collector, walking, dumping bins into truck, street cleaning
11378|11|1.8|Hairstylist (e.g., plaiting hair, manicure, make up artist)
11380|11|7.3|Horse grooming, including feeding, cleaning stalls, bathing, brushing, clipping, longeing and exercising horses.
11381|11|4.3|Horse, feeding, watering, cleaning stalls, implied walking and lifting loads
11383|11|4.5|Horseback riding, working, cutting cows
11390|11|7.8|Horse racing, galloping, cantor
11400|11|6.3|Horse racing, Jockey, trotting
11410|11|2.3|Horse racing, Jockey, walking
11413|11|3.0|Kitchen maid
11415|11|4.0|Lawn keeper, yardwork, general
11416|11|3.0|Lawn keeper, weeding, gas powered
11418|11|3.3|Laundry worker
11420|11|3.0|Locksmith
11430|11|3.0|Machine tooling (e.g., machining, working sheet metal, machine fitter, operating lathe, welding) light-to-moderate effort
11450|11|5.0|Machine tooling, operating punch press, moderate effort
11472|11|1.8|Manager, property
11475|11|2.8|Manual or unskilled labor, general, light effort
11476|11|4.5|Manual or unskilled labor, general, moderate effort
11477|11|6.5|Manual or unskilled labor, general, vigorous effort
11480|11|4.3|Masonary, concrete, moderate effort
11482|11|2.5|Masonry, concrete, light effort
11485|11|5.5|Massage therapist, standing
11486|11|2.3|Mail carrier, walking to deliver mail
11487|11|1.5|Mail delivery, motorbike
11488|11|3.5|Mail delivery, Electronically Assisted Bicycle
11490|11|7.5|Moving, carrying or pushing heavy objects, 75 lbs or more, only active time (e.g., desks, moving van work)
11493|11|8.5|Mining, general services, drilling, mining support jobs (mechanical, welding, pipe installation, general construction)
11495|11|12.0|Skindiving or SCUBA diving as a frogman, Navy Seal
11500|11|2.5|Operating heavy duty equipment, automated, not driving
11510|11|3.5|Orange grove work, picking fruit
11514|11|3.3|Painting, house, furniture, moderate effort
11516|11|3.0|Plumbing activities
11520|11|2.0|Printing, paper industry worker, standing
11524|11|3.8|Police Officer, Walking
11525|11|2.5|Police, directing traffic, standing
11526|11|2.0|Police, driving a squad car, sitting
11527|11|1.3|Police, riding in a squad car, sitting
11528|11|4.0|Police, making an arrest, standing
11529|11|9.0|Counter terrorism maneuvers, clearing building
11530|11|2.0|Shoe repair, general
11540|11|7.3|Shoveling, digging ditches
11550|11|8.8|Shoveling, more than 16 lbs/minute, deep digging, vigorous effort
11560|11|5.0|Shoveling, less than 10 lbs/minute, moderate effort
11570|11|6.5|Shoveling, 10 to 15 lbs/minute, vigorous effort
11580|11|1.5|Sitting tasks, light effort (e.g., office work, chemistry lab work, light assembly repair, watch repair, reading, desk work)
11582|11|1.3|Sitting, computer work
11583|11|1.3|Standing workstation, typing, computer work
11585|11|1.3|Sitting meetings, light effort, general, and/or with talking involved (e.g., eating at a business meeting)
11590|11|2.5|Sitting tasks, moderate effort (e.g. pushing heavy levers, riding mower/forklift, crane operation)
11593|11|2.8|Sitting, teaching stretching or yoga, or light effort exercise classes
11600|11|1.8|Standing tasks, light effort (e.g., bartending, store clerk, assembling, filing, duplicating, librarian, putting up a Christmas tree,
11610|11|3.3|Standing, light/moderate effort (e.g., assemble/repair heavy parts, welding, stocking parts, auto repair, packing boxes, nursing
11615|11|4.5|Standing, moderate effort, lifting items continuously, 10 - 20 lbs, with limited walking or resting
11620|11|3.8|Standing, moderate effort, intermittent lifting 50 lbs, hitch or twisting ropes
11630|11|4.5|Standing, moderate/heavy tasks (e.g., lifting more than 50 lbs, masonry, painting, paper hanging)
11650|11|2.3|Patient care, healthcare activites
11660|11|3.5|Patient care, room cleaning/preperation
11708|11|5.3|Steel mill, moderate effort (e.g., fettling, forging, tipping molds)
11710|11|8.3|Steel mill, vigorous effort (e.g., hand rolling, merchant mill rolling, removing slag, tending furnace)
11720|11|2.3|Tailoring, cutting fabric
11730|11|2.5|Tailoring, general
11740|11|1.8|Tailoring, hand sewing
11750|11|2.5|Tailoring, machine sewing
11760|11|3.5|Tailoring, pressing
11763|11|2.0|Tailoring, weaving, light effort (e.g., finishing operations, washing, dyeing, inspecting cloth, counting yards, paperwork)
11765|11|4.0|Tailoring, weaving, moderate effort (e.g., spinning and weaving operations, delivering boxes of yarn to spinners, loading of warp
11766|11|6.5|Truck driving, loading and unloading truck, tying down load, standing, walking and carrying heavy loads
11767|11|2.0|Truck driving, delivery truck, taxi, shuttlebus, school bus
11770|11|1.3|Typing, electric, manual or computer
11780|11|6.3|Using heavy power tools such as pneumatic tools (e.g., jackhammers, drills, etc.)
11790|11|7.8|Using heavy tools (not power) such as shovel, pick, tunnel bar, spade
11791|11|2.0|Walking on job, less than 2.0 mph, very slow speed, in office or lab area
11792|11|3.8|Walking on job, 2.8 to 3.4 mph, in office, moderate speed, not carrying anything
11793|11|4.8|Walking on job, 3.5 to 3.9 mph, in office, brisk speed, not carrying anything
11795|11|3.5|Walking on job, 2.5 mph, slow speed, carrying light objects less than 25 lbs
11796|11|3.0|Walking, gathering things at work, ready to leave
11797|11|3.8|Walking, 2.5 mph, slow speed, carrying heavy objects more than 25 lbs
11800|11|4.5|Walking, 3.0 mph, moderately and carrying light objects less than 25 lbs
11805|11|3.8|Walking, pushing a wheelchair
11810|11|4.5|Walking, 3.5 mph, briskly and carrying objects less than 25 lbs
11820|11|4.0|Walking or walk downstairs or standing, carrying objects about 25 to 49 lbs
11830|11|5.5|Walking or walk downstairs or standing, carrying objects about 50 to 74 lbs
11840|11|7.0|Walking or walk downstairs or standing, carrying objects about 75 to 99 lbs
11850|11|7.3|Walking or walk downstairs or standing, carrying objects about 100 lbs or more
11860|11|2.3|Warehouse/Shipping Center, Loading/Unloading boxes
11862|11|4.3|Warehouse/Shipping Center, Moving boxes (~5kg)
11870|11|3.0|Working in scene shop, theater actor, backstage employee
11880|11|3.5|Soldiers, military marching, unloaded 1.5-2.5 mph
11882|11|4.0|Soldiers, military marching, 1.5-2.5 mph, 10 to 30 kg load
11884|11|5.0|Airborne Shuffle, 2.5 to 3.5 mph, 20-30 kg load
11886|11|6.3|Soldiers, military loaded marching, varying terrain, 25-40 kg load
11887|11|6.0|Soldiers, walking, 2.8 mph, 5% grade, up to 21.5 kg load
11888|11|8.5|Soldiers, walking, 2.8 mph, 10% grade, up to 21.5 kg load
11889|11|11.0|Soldiers, walking, 2.8 mph, 15% grade, up to 21.5 kg load
11892|11|6.0|Military activities, arterial field preparation, digging defensive positions
12010|12|6.0|Jog/walk combination (jogging component of less than 10 minutes) (Taylor Code 180)
12020|12|7.5|Jogging, general, self-selected pace
12025|12|4.8|Jogging, in place
12026|12|3.3|Jogging 2.6 to 3.7 mph
12027|12|4.5|Jogging on a mini-tramp
12028|12|6.5|Running, 4 to 4.2 mph (13 min/mile)
12029|12|7.8|Running 4.3 to 4.8 mph
12030|12|8.5|Running, 5.0 to 5.2 mph (12 min/mile)
12045|12|9.0|Running, 5.5 -5.8 mph
12050|12|9.3|Running, 6-6.3 mph (10 min/mile)
12060|12|10.5|Running, 6.7 mph (9 min/mile)
12070|12|11.0|Running, 7 mph (8.5 min/mile)
12080|12|11.8|Running, 7.5 mph (8 min/mile)
12090|12|12.0|Running, 8 mph (7.5 min/mile)
12100|12|12.5|Running, 8.6 mph (7 min/mile)
12110|12|13.0|Running, 9 mph (6.5 min/mile)
12115|12|14.8|Running, 9.3 to 9.6 mph
12120|12|14.8|Running, 10 mph (6 min/mile)
12130|12|16.8|Running, 11 mph (5.5 min/mile)
12132|12|18.5|Running, 12 mph (5.0 min/mile)
12134|12|19.8|Running, 13 mph (4.6 min/mile)
12135|12|23.0|Running, 14 mph (4.3 min/mile)
12140|12|9.3|Running, cross country
12145|12|10.5|Running, self-selected pace
12150|12|8.0|Running (Taylor Code 200)
12170|12|15.0|Running, stairs, up
12180|12|10.0|Running, on a track, team practice
12184|12|18.0|Running, on track, 500-1500m, competitive
12186|12|19.3|Running, on track, 2000-3000m, competitive
12190|12|8.0|Running, training, pushing a wheelchair or baby carrier
12200|12|13.3|Running, marathon
12255|12|10.3|Running uphill, 4.5mph, 5% incline
12260|12|13.3|Running uphill, 6.0 mph, 5% incline
12265|12|15.5|Running uphill, 7.0 mph, 5% incline
12325|12|17.5|Running uphill, 5.0 to 5.9 mph, 15% incline
12335|12|8.8|Running uphill, 0.6 to 0.79 mph, 30% incline
12337|12|10.3|Running uphill, 0.8 to 0.99 mph, 30% incline
12339|12|11.8|Running uphill, 1.0 to 1.19 mph, 30% incline
12341|12|13.5|Running uphill, 1.2 to 1.39 mph, 30-40% incline
12343|12|14.8|Running uphill, 1.4 to 1.59 mph, 30% incline
12345|12|16.3|Running uphill, >1.6mph, 10-30% incline
12350|12|16.0|Running, hilly terrain, ±100m change in elevation
12352|12|5.8|Running downhill, 5.0 to 5.9 mph, -10% to -15%
12353|12|7.5|Running downhill, 6.0 to 6.9 mph, -10% to -15%
12355|12|9.0|Running downhill, 7.0 to 8.9 mph, -10% to -15%
12358|12|9.3|Running downhill, 6.0 to 7.9 mph, -3% to -9%
12361|12|13.8|Running downhill, 8.0 to 10.5 mph, -3% to -9%
12405|12|5.3|Running/jogging, curved treadmill, 3.0 to 3.9 mph
12408|12|6.5|Running/jogging, curved treadmill, 4.0 to 4.9 mph
12410|12|11.0|Running curved treadmill, 5.0 to 5.9 mph
12412|12|12.0|Running curved treadmill, 7.0 to 7.9 mph
12414|12|14.0|Running curved treadmill, 8.0 to 8.9 mph
12416|12|16.8|Running curved treadmill, 9.0 to 9.9 mph
12508|12|8.5|Running, 5.0 - 5.9 mph, 1.0 to 3.0 kg backpack
12510|12|9.5|Running, 6.0 - 6.9 mph, 1.0 to 3.0 kg backpack
12512|12|9.8|Running, 7.0 - 7.9 mph, 1.0 to 3.0 kg backpack
12514|12|12.0|Running, 8.0 - 8.9 mph, 1.0 to 3.0 kg backpack
12555|12|7.8|Running, barefoot, 3.5-5.9 mph
12560|12|12.0|Running, barefoot, 6.0-7.9 mph
12565|12|13.5|Running, barefoot, 8.0-8.9 mph
12585|12|8.0|Running, jogging stroller, indoors, 5 mph
12588|12|9.0|Running, jogging stroller, indoors, 6 mph
12593|12|10.0|Running, jogging stroller, outdoors, 5 mph
12595|12|11.5|Running, jogging stroller, outdoors, 6 mph
12600|12|11.5|Skipping, 5.5-6.0 mph
12620|12|13.0|Triathlon, Running
13000|13|2.3|Getting ready for bed, general, standing
13009|13|2.3|Sitting on toilet, eliminating while standing or squatting
13010|13|1.5|Bathing, sitting
13020|13|2.8|Dressing, undressing, standing or sitting
13030|13|1.5|Eating, sitting
13035|13|2.0|Talking and eating or eating only, standing
13036|13|1.5|Taking medication, sitting or standing
13040|13|2.0|Grooming, washing hands, shaving, brushing teeth, putting on make-up, sitting or standing
13045|13|2.5|Hairstyling, standing
13046|13|1.3|Having hair or nails done by someone else, sitting
13050|13|2.0|Showering, toweling off, standing
14010|14|5.8|Active, vigorous effort
14020|14|3.0|General, moderate effort
14030|14|1.8|Passive, light effort, kissing, hugging
15000|15|5.5|Alaska Native Games, Eskimo Olympics, general
15010|15|4.3|Archery (non-hunting)
15020|15|7.0|Badminton, competitive (Taylor Code 450)
15025|15|9.0|Badminton, competitive, match play
15030|15|5.5|Badminton, social singles and doubles, general
15040|15|8.0|Basketball, game (Taylor Code 490)
15050|15|6.0|Basketball, non-game, general (Taylor Code 480)
15055|15|7.5|Basketball, general
15060|15|7.0|Basketball, officiating (Taylor Code 500)
15062|15|5.8|Basketball, officiating
15070|15|5.0|Basketball, shooting baskets
15072|15|9.3|Basketball, drills, practice
15080|15|2.5|Billiards
15090|15|3.0|Bowling (Taylor Code 390)
15092|15|3.8|Bowling, indoor, bowling alley
15100|15|12.3|Boxing, in ring, general
15110|15|5.8|Boxing, punching bag
15113|15|7.0|Boxing, punching bag, 60 b/min
15115|15|8.5|Boxing, punching bag, 120 b/min
15118|15|10.8|Boxing, punching bag, 180 b/min
15120|15|7.8|Boxing, sparring
15125|15|9.3|Boxing, simulated boxing round, exercise
15130|15|7.0|Broomball
15135|15|5.8|Children’s games, adults playing (e.g., hopscotch, 4-square, dodge ball, playground apparatus, t-ball, tetherball, marbles, jacks,
15138|15|6.0|Cheerleading, gymnastic moves, competitive
15140|15|4.0|Coaching, football, soccer, basketball, baseball, swimming, etc.
15142|15|8.0|Coaching, actively playing sport with players
15150|15|4.8|Cricket, batting, bowling, fielding
15160|15|3.3|Croquet
15170|15|4.0|Curling
15180|15|2.5|Darts, wall or lawn
15190|15|6.0|Drag racing, pushing or driving a car
15192|15|8.5|Auto racing, open wheel
15195|15|7.8|Futsal
15200|15|6.0|Fencing, general
15203|15|9.8|Fencing, epee, competitive
15205|15|10.5|Floorball
15210|15|8.0|Football, competitive
15230|15|8.0|Football, touch, flag, general (Taylor Code 510)
15232|15|4.0|Football, touch, flag, light effort
15235|15|2.5|Football or baseball, playing catch
15240|15|3.0|Frisbee playing, general
15250|15|8.0|Frisbee, ultimate
15252|15|3.8|Frisbee golf
15255|15|4.5|Golf, general
15265|15|4.3|Golf, walking, carrying clubs
15270|15|3.5|Golf, miniature, driving range
15285|15|4.5|Golf, walking, pulling clubs
15290|15|3.5|Golf, using power cart (Taylor Code 070)
15300|15|3.8|Gymnastics, general
15310|15|4.0|Hacky sack
15320|15|12.0|Handball, general (Taylor Code 520)
15330|15|8.0|Handball, team
15335|15|4.0|High ropes course, multiple elements
15340|15|3.5|Hang gliding
15350|15|7.8|Hockey, field
15360|15|8.0|Hockey, ice, general
15362|15|10.0|Hockey, ice, competitive
15370|15|5.5|Horseback riding, general
15380|15|4.5|Horse grooming, maintenance, saddling tasks
15390|15|5.8|Horseback riding, trotting
15395|15|7.3|Horseback riding, canter or gallop
15400|15|3.8|Horseback riding, walking
15402|15|9.0|Horseback riding, jumping
15403|15|6.0|Horseback riding, reining
15406|15|2.1|Horseback riding, simulator
15408|15|1.8|Horse cart, driving, standing or sitting
15410|15|3.0|Horseshoe pitching, quoits
15420|15|12.0|Jai alai
15425|15|5.3|Martial Arts, different types, slower pace, novice performers, practice
15430|15|10.3|Martial Arts, different types, moderate pace (e.g., judo, jujitsu, karate, kick boxing, tae kwon do, tai-bo, Muay Thai boxing)
15432|15|14.3|Taekwondo, combat simulation
15433|15|11.3|Judo
15440|15|4.0|Juggling
15444|15|6.5|Kendo, kihon-keiko style, moderate intensity
15445|15|9.6|Kendo, kirikaeshi style, high intensity
15446|15|11.3|Kendo, kakari keiko style, very high intensity
15450|15|7.0|Kickball
15455|15|5.5|Kung Fu Gymnastics
15457|15|7.3|Kickboxing
15460|15|8.0|Lacrosse
15465|15|3.3|Lawn bowling, bocce ball, outdoor
15470|15|4.0|Motocross, off-road motor sports, all-terrain vehicle, general
15475|15|5.3|Motorcycle racing, Supormoto racing
15477|15|7.0|Netball
15480|15|9.0|Orienteering
15490|15|10.0|Paddleball, competitive
15500|15|6.0|Paddleball, casual, general (Taylor Code 460)
15503|15|1.8|Paragliding, moderate altitude
15506|15|6.5|Prusik climbing
15510|15|8.0|Polo, on horseback
15520|15|10.0|Racquetball, competitive
15525|15|10.3|Race Walking, 3.1 m/s (6.9 mph)
15527|15|13.8|Race Walking, 3.7 m/s (8.3 mph)
15528|15|15.5|Race Walking, racing speed, 4.0 m/s (8.95 mph)
15530|15|7.0|Racquetball, general (Taylor Code 470)
15533|15|8.0|Rock or mountain climbing (Taylor Code 060), (formerly code 17120)
15534|15|8.8|Rock climbing, free boulder
15535|15|7.3|Rock climbing, ascending rock, high difficulty
15536|15|10.5|Rock climbing, speed climbing, very difficult
15537|15|5.8|Rock climbing, ascending or traversing rock, low-to-moderate difficulty
15538|15|10.5|Rock climbing, treadwall, 4-6 m/min
15539|15|10.5|Rock climbing, treadwall, 7-10 m/min
15540|15|5.0|Rock climbing, rappelling,
15542|15|4.0|Rodeo sports, general, light effort
15544|15|5.5|Rodeo sports, general, moderate effort
15546|15|7.0|Rodeo sports, general, vigorous effort
15550|15|12.3|Rope jumping, fast pace, 120-160 skips/min
15551|15|11.8|Rope jumping, moderate pace, general, 100 to 120 skips/min, 2 foot skip, plain bounce
15552|15|8.3|Rope jumping, slow pace, < 100 skips/min, 2 foot skip, rhythm bounce
15554|15|10.0|Rope jumping, double under or more
15560|15|8.3|Rugby, union, team, competitive
15562|15|6.3|Rugby, touch, non-competitive
15570|15|3.0|Shuffleboard
15580|15|5.0|Skateboarding, general, moderate effort
15582|15|6.0|Skateboarding, competitive, vigorous effort
15590|15|7.0|Skating, roller (Taylor Code 360)
15591|15|7.5|Roller blading, in-line skating, 14.4 km/h (9.0 mph), recreational pace
15592|15|9.8|Roller blading, in-line skating, 17.7 km/h (11.0 mph), moderate pace, exercise training
15593|15|12.3|Roller blading, in-line skating, 21.0 to 21.7 km/h (13.0 to 13.6 mph), fast pace, exercise training
15594|15|15.5|Rollerblading, in-line skating, 24.0 km/h (15.0 mph), maximal effort
15595|15|6.8|Skateboard, longboard, 13.3 km/h, slow speed
15596|15|8.3|Skateboard, longboard, 16.2 km/h, typical speed
15597|15|10.5|Skateboard, longboard, 18.4 km/h, fast speed
15600|15|3.5|Skydiving, base-jumping, bungee jumping
15605|15|9.5|Soccer, competitive
15610|15|7.0|Soccer, casual, general (Taylor Code 540)
15615|15|3.5|Walking football/soccer
15620|15|5.0|Softball or baseball, fast or slow pitch, general, moderate effort (Taylor Code 440)
15625|15|4.0|Softball, practice
15630|15|4.0|Softball, officiating
15640|15|6.0|Softball, pitching
15645|15|3.3|Sports spectator, very excited, emotional, physically moving
15650|15|12.0|Squash (Taylor Code 530)
15652|15|7.3|Squash, general
15660|15|4.0|Table tennis, ping pong (Taylor Code 410)
15670|15|3.3|Tai chi, qi gong, general
15672|15|1.5|Tai chi, qi gong, sitting, light effort
15674|15|6.0|Tai chi chuan, Yang style
15675|15|6.8|Tennis, general, moderate effort
15676|15|8.0|Tennis, general, competitive
15680|15|6.0|Tennis, doubles (Taylor Code 430)
15685|15|4.5|Tennis, doubles
15690|15|8.0|Tennis, singles (Taylor Code 420)
15695|15|5.0|Tennis, hitting balls, non-game play, moderate effort
15700|15|6.3|Trampoline, recreational
15702|15|10.3|Trampoline, competitive
15710|15|4.0|Volleyball (Taylor Code 400)
15711|15|6.0|Volleyball, competitive, in gymnasium
15720|15|3.0|Volleyball, non-competitive, 6 - 9 member team, general
15725|15|8.0|Volleyball, beach, in sand
15730|15|6.0|Wrestling, competitive (one match = 5 minutes)
15731|15|7.0|Wallyball, general
15732|15|4.0|Track and field (e.g., shot, discus, hammer throw)
15733|15|6.0|Track and field (e.g., high jump, long jump, triple jump, javelin, pole vault)
15734|15|10.0|Track and field (e.g., steeplechase, hurdles)
16002|16|6.8|Bicycling for transportation, moderate effort
16004|16|9.3|Bicycling for transportation, high effort
16005|16|6.8|E-bike (electrically assisted) for transportation
16010|16|2.0|Automobile or light truck (not a semi) driving
16015|16|1.3|Riding in a car or truck
16016|16|1.3|Riding in a bus or train
16020|16|1.8|Flying airplane or helicoptor
16030|16|2.8|Motor scooter, motorcycle
16035|16|6.3|Pulling rickshaw
16040|16|6.0|Pushing plane in and out of hangar
16050|16|2.5|Truck, semi, tractor, ≥1 ton, or bus, driving
16060|16|3.5|Walking for transportation, 2.8-3.2 mph, level, moderate pace, firm surface
17010|17|7.0|Backpacking (Taylor Code 050)
17011|17|3.5|Walking with a day pack, level ground, assumed in the city
17012|17|7.8|Backpacking, hiking with a daypack, organized walking with daypack
17016|17|4.0|Carrying 5 to 14 lb (2.3 to 6.4 kg) load (e.g. suitcase, boxes, groceries), level ground, moderate pace
17018|17|4.5|Carrying 15 - 155 lb (6.8 - 70.4 kg) load (e.g. suitcase, boxes, furniture), level ground or downstairs, slow pace
17019|17|6.5|Carrying 50 to 150 pound load (e.g., equine or bovine feed, fence pipes, furniture), level ground, moderate pace
17021|17|2.3|Carrying ~10 lb child, slow walking
17025|17|8.3|Carrying load upstairs, general
17026|17|5.5|Carrying load, 1 to 15 lb load, upstairs
17027|17|6.0|Carrying load, 16 to 24 lb load, upstairs
17028|17|8.0|Carrying load, 25 to 49 lb load, upstairs
17029|17|10.0|Carrying load, 50 to 74 lb load, upstairs
17030|17|12.0|Carrying load, >74 lb load, upstairs
17031|17|3.8|Loading and/or unloading a car, implied walking
17032|17|5.0|Climbing hills, no load, 5 to 20% grade, very slow pace
17033|17|3.8|Climbing hills, 15-50 lb load, 1 to 2% grade, slow pace
17034|17|5.3|Climbing hills, no load, 1 to 5% grade, moderate-to-brisk pace
17035|17|7.0|Climbing hills, no load, 6 to 10% grade, moderate-to-brisk pace
17036|17|8.8|Climbing hills, no load, 11 to 20% grade, slow-to-moderate pace
17037|17|10.0|Climbing hills, no load, 4.0 to 5.0 mph, 3 to 5% grade, very fast pace
17038|17|8.5|Climbing hills, no load, steep grade (30%), slow pace (less than 1.2 mph)
17039|17|15.5|Climbing hills, no load, very steep grade (30-40%), 1.2 to 1.8 mph
17040|17|16.3|Climbing hills, no load, steep grade (10-40%), 1.8 to 5.0 mph
17045|17|6.5|Climbing hills, 10 to 20 lb load, 5 to 10% grade, moderate
17050|17|7.5|Climbing hills, 21 to 40 lb load, 3 to 10% grade, moderate-to-brisk pace
17060|17|10.0|Climbing hills, 20+ pound load, 5 to 20% grade, moderate to brisk pace
17070|17|3.5|Descending stairs
17076|17|4.5|Hauling water, head hauling, walking on flat surface
17080|17|6.0|Hiking, cross country (Taylor Code 040)
17081|17|3.8|Hiking slowly or ambling through fields and hillsides, no load
17082|17|5.3|Hiking or walking at a normal pace through fields and hillsides, no load
17085|17|2.5|Bird watching, walking and stopping
17088|17|4.5|Marching, moderate speed, military, no pack
17090|17|8.0|Marching rapidly, military, no pack
17100|17|3.8|Pushing or pulling stroller with child or walking with children, 2.5 to 3.1 mph
17105|17|3.8|Pushing a wheelchair, non-occupational
17110|17|6.5|Race walking
17130|17|8.0|Stair climbing, using or climbing up ladder (Taylor Code 030)
17131|17|6.8|Stair climbing, general
17133|17|4.5|Stair climbing, slow pace
17134|17|9.3|Stair climbing, fast pace, one step at a time
17136|17|7.5|Stair climbing, two steps at a time
17138|17|7.5|Stair climbing, ascending and descending stairs
17140|17|4.5|Using crutches, level ground, general
17142|17|7.0|Using crutches, fast pace
17145|17|4.3|Using medical knee scooter
17150|17|2.3|Walking, household
17151|17|2.3|Walking, less than 2.0 mph, level, strolling, very slow
17152|17|2.8|Walking, 2.0 to 2.4 mph, level, slow pace, firm surface
17160|17|3.5|Walking for pleasure (Taylor Code 010)
17161|17|2.5|Walking from house to car or bus, from car or bus to go places, from car or bus to and from the worksite
17162|17|2.5|Walking to neighbor’s house or family’s house for social reasons
17165|17|3.0|Walking the dog
17170|17|3.0|Walking, 2.5 mph, firm, level surface
17180|17|3.3|Walking, 2.5 mph, downhill
17190|17|3.8|Walking, 2.8 to 3.4 mph, level, moderate pace, firm surface
17200|17|4.8|Walking, 3.5 to 3.9 mph, level, brisk, firm surface, walking for exercise
17220|17|5.5|Walking, 4.0 to 4.4 mph (6.4 to 7.0 km/h), level, firm surface, very brisk pace
17230|17|7.0|Walking, 4.5 to 4.9 mph, level, firm surface, very, very brisk
17231|17|8.5|Walking, 5.0 to 5.5 mph (8.8 to 8.9 km/h), level, firm surface
17250|17|3.5|Walking, for pleasure, work break (Taylor Code xxx)
17255|17|4.0|Walking, self-selected speed, indoor track or outdoors, firm surface
17260|17|4.8|Walking, grass track
17262|17|4.5|Walking, normal pace, plowed field or sand
17270|17|4.0|Walking, to work or class (Taylor Code 015)
17280|17|2.5|Walking, to and from an outhouse
17302|17|4.3|Walking, for exercise, 2.5 to 3.5 mph (4.0 to 5.6 km/h), with ski poles, Nordic walking, level, moderate pace
17304|17|5.3|Walking, for exercise, 3.6 to 4.4 mph (5.8 to 7.1 km/h), with ski poles, Nordic walking, level, moderate pace
17305|17|8.5|Walking, for exercise, 4.5 to 5.0 mph, with ski poles, Nordic walking, level, fast pace
17310|17|8.8|Walking, for exercise, with ski poles, Nordic walking, uphill, moderate pace
17313|17|10.8|Walking, for exercise, with ski poles, Nordic walking, level ground, carrying 20 to 30 lb load (9.0 to 15.0 kg)
17315|17|12.3|Walking, for exercise, with ski poles, Nordic walking, uphill, carrying 20 to 30 lb load (9.0 to 15.0 kg)
17320|17|6.0|Walking, backward, 3.5 mph, level
17325|17|7.8|Walking, backward, 3.5 mph, uphill, 5% grade
17330|17|8.0|Walking, Teabag walk, Monty Python Ministry of Silly Walks
17332|17|3.5|Walking, Putey walk, Monty Python Ministry of Silly Walks
17340|17|2.1|Walking, treadmill, less than 1.0 mph, 0% grade
17343|17|2.3|Walking, treadmill, 1.0 mph, 0% grade
17346|17|2.8|Walking, treadmill, 1.2 to 1.9 mph, 0% grade (1.9 to 3.0 km/h)
17349|17|3.0|Walking, treadmill, 2.0 to 2.4 mph (3.2 to 3.9 km/h), 0% grade
17352|17|3.5|Walking, treadmill, 2.5 to 2.9 mph (4.0 to 4.7 km/h), 0% grade
17355|17|3.8|Walking, treadmill, 3.0 to 3.4 mph (4.8 to 5.5 km/h), 0% grade
17358|17|4.8|Walking, treadmill, 3.5 to 3.9 mph (5.6 to 6.3 km/h), 0% grade
17361|17|5.8|Walking, treadmill, 4.0 to 4.4 mph (6.4 to 7.1 km/h), 0% grade
17364|17|6.8|Walking, treadmill, 4.5 to 4.9 mph (7.2 to 7.9 km/h), 0% grade
17367|17|8.3|Walking, treadmill, 5.0 to 5.5 mph (8.0 to 8.9 km/h), 0% grade
17382|17|3.3|Walking, treadmill, downhill (-3% to -12% grade), 2.8 to 3.1 mph
17412|17|3.3|Walking, treadmill, downhill (-5% to -25% grade), 2.8 mph, with Nordic Poles
17434|17|4.8|Walking, treadmill, 2.5 mph, 0% grade, 5 to 20 degrees C, 40 lb (18.2 kg) load
17438|17|5.8|Walking, treadmill, 2.5 mph, 0% grade, -10 to 0 degrees C, 40 lb (18.2 kg) load
17455|17|8.3|Walking, Curved treadmill, 3.0 to 5.0 mph, brisk pace
17475|17|7.8|Walking treadmill, backwards, 2.5 mph, +10% grade
17492|17|1.5|Walking, with a walker or step-to gait on treadmill, 0.7 mph (1.1 km/h), 0% grade
18010|18|2.5|Boating, power, driving
18012|18|1.3|Boating, power, passenger, light
18020|18|4.0|Canoeing, on camping trip (Taylor Code 270)
18025|18|3.3|Canoeing, harvesting wild rice, knocking rice off the stalks
18030|18|7.0|Canoeing, portaging
18040|18|2.8|Canoeing, rowing, 2.0-3.9 mph, light effort
18050|18|5.8|Canoeing, rowing, 4.0-5.9 mph, moderate effort
18060|18|12.5|Canoeing, rowing, kayaking, competition, > 6 mph, vigorous effort
18070|18|3.5|Canoeing, rowing, for pleasure, general (Taylor Code 250)
18080|18|12.0|Canoeing or rowing, in competition, crew or sculling (Taylor Code 260)
18090|18|3.0|Diving, springboard or platform
18100|18|5.0|Kayaking, moderate effort
18104|18|13.5|Kayaking, competition
18106|18|9.0|Kayaking, slalom, flat water
18110|18|4.0|Paddle boat
18112|18|15.5|Rowing, simulated crew in a water tank, single oar, 33 strokes/min,
18114|18|15.5|Rowing, single scull, ergometer, ergometer on slides, racing speed (32+ strokes/min, >10 mph)
18120|18|3.0|Sailing, boat and board sailing, windsurfing, ice sailing, general (Taylor Code 235)
18130|18|4.5|Sailing, in competition, general
18132|18|9.3|Sailing, in competition, high effort
18140|18|3.3|Sailing, Sunfish/Laser/Hobby Cat, Keel boats, ocean sailing, yachting, leisure
18142|18|2.0|Sailing, dingy
18150|18|6.0|Skiing, water or wake boarding (Taylor Code 220)
18160|18|7.0|Jet skiing, driving, in water
18180|18|15.8|Skindiving, fast
18190|18|11.8|Skindiving, moderate
18200|18|7.0|Skindiving, scuba diving, general (Taylor Code 310)
18202|18|5.3|Scuba diving, general, light effort
18204|18|5.8|Scuba diving, general, moderate effort
18206|18|5.5|Scuba diving, professional diver
18208|18|6.8|Scuba diving, recreational diver
18210|18|5.0|Snorkeling (Taylor Code 320)
18220|18|3.0|Surfing, body or board, general
18221|18|6.8|Surfboard, paddling
18222|18|5.0|Surfing, body or board, competitive
18224|18|6.5|Stand up paddle boarding, general
18225|18|2.8|Stand up Paddleboard, standing, 10-19 strokes/min
18226|18|3.8|Stand up Paddleboard, standing, 20-29 strokes/min
18227|18|5.0|Stand up Paddleboard, standing, 30-39 strokes/min
18228|18|9.8|Stand up Paddleboard, standing, 40-49 strokes/min
18229|18|11.0|Stand up Paddleboard, standing, 50-69 strokes/min
18230|18|9.8|Swimming laps, freestyle, fast, vigorous effort
18240|18|5.8|Swimming laps, freestyle, slow, recreational
18250|18|9.5|Swimming, backstroke, training or competition
18255|18|4.8|Swimming, backstroke, recreational
18260|18|10.3|Swimming, breaststroke, general, training or competition
18265|18|5.3|Swimming breaststroke, recreational
18270|18|13.8|Swimming, butterfly, general
18280|18|10.5|Swimming, crawl, fast speed, ~75 yards/minute, vigorous effort
18285|18|10.5|Swimming, open water, 5k
18290|18|8.0|Swimming, crawl, medium speed, ~50 yards/minute, vigorous effort
18292|18|5.8|Swimming, crawl, slow speed, 30-45 yards/minute, moderate effort
18294|18|14.5|Swimming, crawl, elite swimmers, competition, >90 yards/minute
18300|18|6.0|Swimming, lake, ocean, river (Taylor Codes 280, 295)
18310|18|6.0|Swimming, leisurely, not lap swimming, general
18320|18|7.0|Swimming, sidestroke, general
18330|18|8.0|Swimming, synchronized
18340|18|9.8|Swimming, treading water, fast, vigorous effort
18350|18|3.5|Swimming, treading water, moderate effort, general
18352|18|2.3|Tubing, floating on a river, general
18355|18|5.5|Water aerobics, water calisthenics, general
18356|18|3.8|Water aerobics, resistance exercises
18358|18|7.5|Water aerobics, high intensity
18360|18|10.0|Water polo
18365|18|3.0|Water volleyball
18366|18|9.8|Water jogging, vigorous effort
18367|18|2.5|Water walking, light effort, slow pace
18368|18|4.8|Water walking, moderate effort, moderate pace
18369|18|6.8|Water walking, vigorous effort, brisk pace
18370|18|5.0|Whitewater rafting, kayaking, or canoeing
18374|18|6.5|Water running, 30 steps/min, slow
18375|18|7.5|Water running, 40 steps/min, moderate
18376|18|8.5|Water running, 50 steps/min, fast
18377|18|9.8|Water running, 60 steps/min, very fast
18380|18|5.0|Windsurfing, not pumping for speed
18385|18|11.0|Windsurfing or kitesurfing, crossing trial
18390|18|14.0|Windsurfing, competition, pumping for speed
18404|18|2.8|Aquatic cycling, 25 W, 40-50 RPM
18408|18|4.8|Aquatic cycling, 25 W, 60-70 RPM
18412|18|3.8|Aquatic cycling, 50 W, 40-50 RPM
18416|18|6.0|Aquatic cycling, 50 W, 60-70 RPM
18420|18|5.0|Aquatic cycling, 75 W, 40-50 RPM
18424|18|6.3|Aquatic cycling, 75 W, 60-70 RPM
18428|18|6.3|Aquatic cycling, 100 W, 40-50 RPM
18432|18|7.5|Aquatic cycling, 100 W, 60-70 RPM
18436|18|8.5|Aquatic cycling, 80-89 RPM
18440|18|10.3|Aquatic cycling, 90+ RPM
19005|19|7.5|Dog sledding, mushing
19006|19|2.5|Dog sledding, passenger
19010|19|6.0|Moving icehouse, set up/drill holes
19011|19|2.0|Ice fishing
19018|19|14.0|Skating, ice dancing
19020|19|5.5|Skating, ice, 9 mph or less
19030|19|7.0|Skating, ice, general (Taylor Code 360)
19040|19|9.0|Skating, ice, rapidly, more than 9 mph but not competitive
19045|19|9.0|Skating Treadmill, 6 - 6.9 mph, 2% grade
19046|19|10.0|Skating Treadmill, 7 - 7.9 mph, 2% grade
19047|19|10.5|Skating Treadmill, 8 - 8.9 mph, 2% grade
19048|19|11.0|Skating Treadmill, 9 - 9.9 mph, 2% grade
19050|19|13.8|Skating, speed, competitive
19060|19|7.0|Ski jumping, climb up carrying skis
19075|19|7.0|Skiing, general
19080|19|6.8|Skiing, cross country, 2.5 mph, slow or light effort, ski walking
19090|19|8.5|Skiing, cross country, 4.0-4.9 mph, moderate speed and effort, general
19100|19|11.3|Skiing, cross country, 5.0-7.9 mph, brisk speed, vigorous effort
19110|19|14.0|Skiing, cross country, elite skier, >8.0-11.9 mph, racing
19112|19|16.0|Skiing, cross country, 12-16 mph, elite skier, racing
19115|19|9.5|Skiing, cross-country skiing high-intensity training
19130|19|15.5|Skiing, cross country, hard snow, uphill, maximum, snow mountaineering
19135|19|13.3|Skiing, cross-country, skating
19140|19|13.5|Skiing, cross-country, biathlon, skating technique
19142|19|12.8|Biathlon training, 5 degree incline, 8 km/h (5 mph), with/without rifle
19144|19|12.8|Biathlon training, 5 degree incline, 10.7 km/h (5 mph), with/without rifle
19146|19|9.3|Skiing, slalom
19150|19|4.3|Skiing, downhill, alpine or snowboarding, light effort, active time only
19160|19|6.3|Skiing, downhill, alpine or snowboarding, moderate effort, general, active time only
19170|19|8.0|Skiing, downhill, alpine or snowboarding, vigorous effort, active time only
19174|19|7.3|Skiing, Alpine skiing high-intensity training
19180|19|7.0|Sledding, tobogganing, bobsledding, luge (Taylor Code 370)
19190|19|5.3|Snow shoeing, moderate effort
19192|19|10.0|Snow shoeing, vigorous effort
19200|19|3.8|Snowmobiling, driving, moderate pace, flat land
19201|19|7.5|Snowboarding, recreational, moderate pace, mountain
19202|19|2.0|Snowmobiling, passenger, light
19252|19|5.3|Snow shoveling, by hand, moderate effort
19254|19|7.5|Snow shoveling, by hand, vigorous effort
19260|19|2.5|Snow blower, walking and pushing
19300|19|12.5|Skiing, roller, elite racers
19305|19|5.5|Rollerskiing, 10 - 12.9 km/h, no incline
19310|19|6.8|Rollerskiing, 13 - 16.9 km/h, no incline
19315|19|8.3|Rollerskiing, 17 - 19.9 km/h, no incline
19320|19|10.5|Rollerskiing, 20 - 23.9 km/h, no incline
19325|19|15.0|Rollerskiing, 24 - 27.9 km/h, no incline
19330|19|12.5|Rollerskiing, 10-15 km/h, 2-5 degree incline
19335|19|14.3|Rollerskiing, 16-22 km/h, 2-5 degree incline
19340|19|12.3|Rollerskiing, 6-9 km/h, 6-10 degree incline
19345|19|16.0|Rollerskiing, >10 km/h, 6-10 degree incline
19400|19|9.0|Mountaineering, downhill climbing, walking down with rope
19405|19|10.3|Mountaineering, downhill climbing/cross-country skiing
20000|20|1.0|Sitting in church, in service, attending a ceremony, sitting quietly
20001|20|2.0|Sitting, playing an instrument at church
20005|20|1.8|Sitting in church, talking or singing, attending a ceremony, sitting, active participation
20010|20|1.5|Sitting, reading religious materials at home
20015|20|1.3|Standing quietly in church, attending a ceremony
20020|20|2.0|Standing, singing in church, attending a ceremony, standing, active participation
20025|20|1.3|Kneeling in church or at home, praying
20030|20|1.3|Standing, talking in church
20035|20|2.0|Walking in church
20036|20|2.0|Walking, less than 2.0 mph, very slow
20037|20|3.8|Walking, 2.8 to 3.4 mph, moderate speed, not carrying anything
20038|20|4.8|Walking, 3.5 to 3.9 mph, brisk speed, not carrying anything
20039|20|2.0|Walk/stand combination for religious purposes, usher
20040|20|5.0|Praise with dance or run, spiritual dancing in church
20045|20|2.3|Serving food at church
20046|20|2.0|Preparing food at church
20047|20|3.3|Washing dishes, cleaning kitchen at church
20050|20|1.5|Eating at church
20055|20|2.0|Eating/talking at church or standing eating, American Indian Feast days
20060|20|3.3|Cleaning church
20061|20|4.0|General yard work at church
20065|20|3.8|Standing, moderate effort (e.g., lifting heavy objects, assembling at fast rate)
20095|20|4.5|Standing, moderate-to-heavy effort, manual labor, lifting ≥ 50 lbs, heavy maintenance
20100|20|1.3|Typing, electric, manual, or computer
21000|21|1.3|Sitting, meeting, general, and/or with talking involved
21005|21|1.5|Sitting, light office work, in general
21010|21|2.5|Sitting, moderate work
21015|21|1.8|Standing, light work (filing, talking, assembling)
21016|21|2.0|Sitting, child care, only active periods
21017|21|3.5|Standing, child care, only active periods
21018|21|3.5|Walk/run play with children, moderate, only active periods
21019|21|5.8|Walk/run play with children, vigorous, only active periods
21020|21|3.3|Standing, light/moderate work (e.g., pack boxes, assemble/repair, set up chairs/furniture)
21025|21|3.5|Standing, moderate (e.g., lifting 50 lbs., assembling at fast rate)
21030|21|4.5|Standing, moderate/heavy work
21035|21|1.3|Typing, electric, manual, or computer
21040|21|2.3|Walking, less than 2.0 mph, very slow
21045|21|3.8|Walking, 2.8 to 3.4 mph, moderate speed, not carrying anything
21050|21|4.8|Walking, 3.5 to 3.9 mph, brisk speed, not carrying anything
21055|21|3.5|Walking, 2.5 mph slowly and carrying objects less than 25 pounds
21060|21|4.5|Walking, 3.0 mph moderately and carrying objects less than 25 pounds, pushing something
21065|21|4.5|Walking, 3.5 mph, briskly and carrying objects less than 25 pounds
21070|21|3.0|Walk/stand combination, for volunteer purposes
22040|22|1.3|Seated, video game, handheld controller (inactive)
22120|22|1.5|Video game, handheld controller (light effort)
22160|22|2.3|Video game, light effort (Wii Fit, yoga, bowling, etc)
22200|22|3.0|Active video game, motion sensing game/using upper body (light to moderate effort)
22240|22|4.0|Active video game, motion sensing game/using total body (moderate effort)
22280|22|5.0|Active video game, motion sensing game/using total body (moderate-to-vigorous effort)
22320|22|7.5|Active video game, motion sensing game/using total body, exergames, workouts, dancing (vigorous effort)
22360|22|9.8|Conditioning/exercise virtual reality fitness, vigorous intensity
`;
