import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'job-47-2': {
    arrival:
      'The band’s instruments go in by the side gate, and the largest case is yours to carry. Nobody in the palace has ever asked what makes a drum so heavy.',
    gate: 'Between two numbers you lay down your horn and walk off, not too fast, past a hundred eyes on stalks. The door behind the dais is ajar for exactly one refrain.',
    guardian:
      'The keeper of the vault has been asleep on the threshold for a generation, an axe in each hand. He opens one eye. He could be tempted, by the look of him, though not cheaply.',
    vault:
      'Shelf upon shelf of gifts that were never unwrapped. Some bear the seals of houses that would pay to have them back, and some bear none, for excellent reasons.',
  },
  'job-48-2': {
    arrival:
      'The blasters are to go down a dry well at dusk, and the well lies at the bottom of a gorge that eats wings. There is light for one approach.',
    ambush:
      'The gorge has thrown you out a ridge too soon, in front of a column that was only stopping for soup. Their sergeant reaches for his whistle with one hand and, thoughtfully, holds out the other.',
    deal: 'Down in the cool the cell has spread its plan over a barrel. It is brave, it is simple, and unless you change it before midnight all of them will be dead.',
    wayOut:
      'They hoist you up again with your own rope. A grandmother is waiting at the rim, to thank you in the name of the village or to send you off with a curse. She has not quite decided.',
  },
  'job-49-2': {
    arrival:
      'A restorer from the provinces is expected at the palace, and so you come, with a case full of brushes. The curator asks with interest how you would clean a varnish of this period.',
    gallery:
      'The portrait is on the easel, your copy is under the cloth, and the duchess will not go. She has always wanted to watch an artist at work, she says, and draws her chair closer.',
    wayOut:
      'Two liveried porters carry the original out to your speeder, wrapped as a discarded canvas. There is a small bronze on the stairs that would go under the wrapping, and two guards who dust it daily.',
  },
  'job-50-2': {
    arrival:
      'For one hour a year the relay goes silent to be serviced, and its drones lie in their cradles. One has been left to keep watch. It could be talked into sleep, or into small pieces.',
    passage:
      'The hour is almost over and the stones are closing their ranks again. Between you and the dish there is a gap that opens, shuts, and does not open twice in the same place.',
    prize:
      'You are at the dish. The records lie one layer down, behind a cipher of unusual elegance, and the first drones are already stretching in their cradles.',
  },
  'job-51-2': {
    arrival:
      'Grave robbers were here before you, and their camp is still warm. Their tracks run into the ruin side by side. Only some of them come out, and in a great hurry.',
    guardian:
      'In the first hall a stone figure is counting under its breath, and each of your steps is one more. It seems to be nearing a number. Its wrists are jointed; so is its patience.',
    gate: 'The wall is covered with tallies, thousands of years of them, in bundles of seven. One bundle is wrong. It is the wrong one that opens, if you can find it.',
    heart:
      'The thing you came for lies in a bowl of clear water. The bowl itself is warm, older than the ruin, and seems to be screwed to something underneath.',
  },
  'job-52-1': {
    arrival:
      'A lieutenant without a name tag hands you a crate that does not exist. It has to reach a shuttle across the valley by night. The valley belongs to the Empire on every map, and only there.',
    ambush:
      'A stone rolls, a night bird answers, and it is no bird. They have been watching the garrison’s back gate for weeks, waiting for a courier on foot.',
    passage:
      'The bridge is down. What is left of it is a cable, a gorge and a crate that weighs as much as whatever the Empire would rather not have found.',
    flight:
      'The shuttle’s pilot is young and has never taken off from a slope. He moves over when you ask him to, and pays attention.',
  },
  'job-52-2': {
    arrival:
      'The informer will only leave his tower by air, and only with you. Fighters have been seen over the mesa: low along the cliffs you might miss them, or you could go and meet them.',
    ambush:
      'You come down hard in a millet field. Out of the stalks, one after another, rise people who know exactly who lives in that tower.',
    tower:
      'At the last moment he has locked himself in. Through the door you hear him asking whether it is safe. Outside, the village has started on the lower door with a beam.',
    passenger:
      'He sits in your hold, hugging a case of files on everybody he has ever sold. The Empire wants the man. Not a word was said about the case, and he will have to sleep sometime.',
  },
  'job-53-1': {
    arrival:
      'The last clerk turns out the lamps on a hall as long as a runway. The cleaners come now, one of whom can be bribed, and after them the sentinels, who cannot.',
    alarm:
      'A tall brass figure steps from its niche and asks, courteously, for your account number. Its colleagues step from theirs.',
    vault:
      'The ledger has no pages. It is a wall of crystal, warm to the touch, in which the debts of whole sectors drift past like fish, and it has noticed that you are fishing.',
    archive:
      'While the copy runs you leaf through the closed accounts. Kings, admirals, a surprising number of preachers: tell which name is still good, and there is a bonus in it.',
  },
  'job-53-2': {
    arrival:
      'You are the auditor. You have a hat, a stamp and one evening’s study of compound interest, and the chief accountant has just asked for your view on negative reserves.',
    backRoom:
      'You are shown, with every mark of respect, into a side room without windows. The tray of pastries is untouched, the door is locked, and the ventilation shaft is narrow.',
    alarm:
      'The grating gives way, and you arrive in the corridor along with a good deal of plaster. Two brass sentinels look down at you and begin, in unison, to read out the regulations.',
    archive:
      'They leave you alone with the ledger for as long as a cup of tea takes. It wants three keys, turned by three partners who have not been on speaking terms since the Republic.',
    wayOut:
      'The copy is in your hat. On the way out you pass the office of unclaimed deposits, where a bored trainee would pay for help with the handwriting of the founders.',
  },
  'job-54-1': {
    arrival:
      'The convoy crawls towards Kessel in a line: three barges, no windows, and an escort that keeps far too much to one side. If you have read it right, there is a moment when nobody covers anybody.',
    breach:
      'You fall on them out of the sun. The escort breaks formation, and it turns out that this time they are being paid by the barge, not by the day.',
    chase:
      'The last barge has cut its engines loose and is tumbling towards the storms with its doors locked. To couple on you would have to tumble exactly as it does.',
    hold: 'The hatch is open. Inside, in the dark, several hundred people hold their breath, and the inner gate is closed by a bar that takes four guards to lift.',
  },
  'job-54-2': {
    arrival:
      'You come aboard as part of the cargo, in a collar whose lock has been filed through. The overseer likes to see new arrivals carry something heavy before they are counted.',
    hold: 'By the second night you know who would fight, who would talk and who has strength left only for hope. There is one guard with a key. You will get one try.',
    flight:
      'The bridge of a slave barge is hardly more than a tiller and a picture of somebody’s mother. Four hundred people are aboard, and the first of the storms is over the bow.',
    chase:
      'The escort has understood. Its captain hails you with an offer for everybody’s sake, a large sum for a short nap. His gunners meanwhile are not napping.',
  },
  'job-55-1': {
    arrival:
      'The hulk turns slowly above Ord Mantell, a warship once, with its guns sawn off. Inspectors dock at the upper ring. You can buy a berth from one of them, or find out what the airlock expects to hear.',
    governor:
      'The governor of the hulk has not had visitors in a year and does not care for them. He pours you a glass and waits, and you realise that the next sentence decides everything.',
    cells:
      'Cell block five. The slicer is packed and ready, and so, it appears, are the wardens, who have their orders in case an inspection goes on too long.',
    wayOut:
      'Sirens, at last. There are six launches on the ring and everybody will expect you to take the fastest. You have until the lift arrives to think about that.',
  },
  'job-55-2': {
    arrival:
      'Every nine hours the guard changes, and for the length of one song there are two shifts in the lock and nobody in the corridor. It is a question of knowing the song.',
    cells:
      'You have reached the slicer’s door, and so has the new shift. You could deal with them, or with the panel, which is simple, the slicer shouts through the slot, simple!',
    deal: 'The launch is ready, but the pilot has seen your faces. He has a family, he says, and four years to his pension. He would so much like to hear a good reason.',
  },
  'job-56-1': {
    arrival:
      'Two masts carry the voice of the garrison over the plains of Lothal, and both must fall silent in the same breath. Your partner takes the air to draw off the watch, and you take the grass.',
    alarm:
      'A searchlight swings round. Over the comlink you hear your partner swear, then an engine, then a shot. The crew of the tower is already coming down the ladder.',
    relay:
      'Under the dish there are more wires than in a harp, and they all sing. Cutting any of them would only make it louder. It has to be persuaded to stop by itself.',
    wayOut:
      'Silence falls over the plain, so suddenly that the insects notice. You find each other by the river, and a friend from the city is there to say thank you with a full purse.',
  },
  'job-56-2': {
    arrival:
      'On the third tone of the time signal the network checks itself, and then it is deaf. One of you has to lie under the mast until then. It is raining, and nobody volunteers.',
    hangar:
      'The cables from both masts come together in a hangar full of people who ought to be asleep. This one is your partner’s: you have the tools, they have the elbows.',
    relay:
      'First tone. Second tone. On the third all the lights on the board turn the same colour, which is either what you wanted or precisely the opposite.',
    wayOut:
      'By morning the garrison is reduced to sending runners. Your partner has been seen on the right side of it by the right people, and is being embraced by most of them.',
  },
  'job-57-1': {
    arrival:
      'The sail barge is being provisioned for a cruise over the dunes. Your partner, in borrowed finery, will keep the host amused on deck, while you go aboard with the fruit.',
    alarm:
      'A guard bites into a meiloorun, looks into the basket for another, and looks into your face. Overhead the music stumbles and recovers.',
    bolt: 'Below the lowest deck the keel beam runs from end to end, and in it sits a single bolt as thick as your leg. It was tightened with conviction.',
    wayOut:
      'The deck tilts, glasses slide, and a very large voice asks very loudly what is going on. Your partner has a skiff and is pulling alongside, more or less.',
  },
  'job-57-2': {
    arrival:
      'The deck gun of the barge is on wheels, and it was you who thought of the wheels. The chocks must be loosened by daylight: by you, quietly, or by your partner, not so quietly, as a diversion.',
    alarm:
      'The guards are better at counting chocks than anybody expected. They come along the rail in single file, the only way there is.',
    cannon:
      'The barge heels over a dune, and two tons of bronze start to roll. Now the thing only needs steering, and there is nothing to steer with but your shoulder.',
    prize:
      'The cannon leaves through the port side and takes the helm with it. In the confusion your partner stands before an open strongroom, with two hands and very little time.',
  },
  'job-58-1': {
    arrival:
      'The terrace of the grand casino, late, when money gets sentimental. You have noticed whose purse is heavy tonight, and spend an hour learning what they like to talk about.',
    deal: 'You have a scheme to offer, honest in every particular but one. Across the table your fellow guest is smiling exactly as you are.',
  },
  'job-58-2': {
    arrival:
      'You are selling shares in a salvage company. The contract is forty pages long; those who know the law of Cantonica would put the hook on page thirty, and everybody else on the first.',
    deal: '“And where would I sign?” The pen hovers. There is a pause in which two people try to find out which of them has read the thing.',
    pageThirty:
      'Page thirty speaks of collateral, in a subordinate clause, in a very small hand. You draw attention to the fine paper instead.',
  },
  'job-59-1': {
    arrival:
      'A transport has docked and the only gangway on the Ring is full of elbows. You let yourself be carried along, one shoulder forward, towards the only back that is turned to you.',
    crush:
      'Now you are back to back. A hand goes out, and it is not clear, in this crush, whose hand it is or whose pocket.',
  },
  'job-59-2': {
    arrival:
      'They always lash down their goods in the same berth and always eat at the same counter. You can come by the service lock while the soup is hot, or in the open, at a run, when they come back.',
    airlock:
      'Inside it is dark and smells of other people’s voyages. You have a knife at the first lashing when, very softly, the deck creaks behind you.',
    chase:
      'A shove, a shout, and you are off down the ring corridor with the whole market turning to look. There are ladders, there are hatches, and everything depends on who loses sight of whom.',
  },
  'goal-60': {
    arrival:
      'The heads of the families are meeting to decide about a chair that has been empty since the funeral. You are not invited. An usher holds out a silver tray, on which others have left something.',
    ambush:
      'The tray is withdrawn. From the cloakroom come the enforcers of a nephew who has made plans for that chair, and who would prefer you not to get as far as the table.',
    deal: 'Twelve faces, twelve grudges. If you set this one against that one, and let the third believe it was his idea, there may be a majority by the time the fish is served.',
    bout: 'All hands are raised but one. The oldest of them gets up, folds his napkin and takes off his rings, one by one: there is a custom, he says, and it has never been abolished.',
    chair:
      'It is not even a comfortable chair. You sit down in it, and along the table, one after another, they bow.',
  },
  'goal-61': {
    arrival:
      'Beyond this point the charts show only ornaments. You are rebuilding the sensors out of three that failed, bare wires and all, while the beacon that nobody believed in ticks faintly, dead ahead.',
    storm:
      'The walls of the nebula close behind you. The way through is a thread that was laid between the wells long ago, and for smaller ships.',
    passage:
      'Twelve stars, and none of them where they should be. Whoever made this gate counted from another sky. You would have to know which one.',
    guardian:
      'A shape unfolds out of the dark, all fins and lamps, and puts itself in your way. It is a machine, it has no crew, and it has kept its post since before there was a Republic.',
    newWorld:
      'And there it hangs, blue and white, with two moons and no name. You have it to yourself for as long as you care to keep quiet about it. Then you open a channel to the whole galaxy.',
  },
  'goal-62': {
    arrival:
      'The game is played once in a lifetime, in a room that is on no plan of the house. Your name is not on the list. There is a sum for which lists are rewritten, and there is the laundry lift.',
    backRoom:
      'The lift stops a floor too soon. Gentlemen in dinner jackets would like to see your invitation, and take off their cufflinks while you look for it.',
    bout: 'Hour after hour the others fold and go up to bed. At dawn there is one left, a Givin who has never been known to blink, and all that you own lies on the table.',
    trap: 'The last card comes from a fresh pack. It is a good card. It is, when you come to think of the pattern on its back, much too good a card.',
    wayOut:
      'You turn it over, and the Givin, who never blinks, blinks. Now everybody in the room remembers a debt of their own, and looks at the only door.',
    prize:
      'You walk out into the morning with the deeds to half a planet in your pocket. By noon, in every port along the Rim, they are telling how you drew that card.',
  },
  'goal-63': {
    arrival:
      'A deserter’s course ends in a cluster of dead moons. There is a corridor between the mines, kept open by people who fly it asleep. You have never flown it at all.',
    ambush:
      'Lights flare up behind the nearest moon: pickets, four of them, flown by children and grandmothers and flown very well. They must not get a word out.',
    gate: 'You have landed among boulders, on foot from here. The hangar mouth is a shadow among shadows, and in front of it sits a sentry with a rifle, peeling a fruit.',
    generator:
      'Inside, behind the stores, stands the field generator that has hidden all this from the fleet. It can be argued with, if one knows its kind. It can also be pulled out of the rock.',
    chase:
      'The veil is down and every alarm in the base is ringing. They come up out of the crater after you, everything they have that flies, for you are the only ship that could still give them away.',
    signal:
      'You hold the carrier wave open until the last digit has gone out. A long way off, in answer, the stars begin to fill with grey triangles.',
  },
  'goal-64': {
    arrival:
      'Everybody who ever followed this trail is buried along it. You read their graves as others read signposts: too fast, too loud, too proud, too near the water.',
    trap: 'The lair is below you, a fire and a single bedroll. You have lain here for two days under a blanket of sand, and on the second evening you notice that somebody is lying next to you.',
    bout: 'There is no more hiding, for either of you. The legend gets up, knocks the sand out of its cloak and chooses, with a certain relish, the smaller of two knives.',
    prize:
      'It is over, and it is very quiet. You bring back no trophy, only the cloak. It turns out that nobody needs to see more than that to get up and make room.',
  },
  'goal-65': {
    arrival:
      'The valley has been sealed for a month, and they have stopped sending doctors. The captain of the cordon has his orders and a sister inside. He would look away for money, or for her.',
    alarm:
      'The wind turns and lifts the sheet off your instruments. Quarantine breakers are to be shot, the troopers have been told, and several of them look relieved to have a target at last.',
    ward: 'The ward is a barn with three hundred beds and one machine that breathes for all of them in turn. It is stuttering. The spare parts are listed as stolen.',
    samples:
      'You have the blood of the first who fell ill and of the only one who did not. Between the two lies the whole answer, and the lamp oil will last until morning.',
    flight:
      'It works. There is enough for the barn. For the rest of the world it has to be brought out through a blockade whose commander believes nobody, and has already armed his guns.',
    recovery:
      'By the end of the week they are burning the yellow flags in the squares. Children are named after you, several of them against the better judgement of the priests.',
  },
  'goal-66': {
    arrival:
      'The corsair has been drifting since her captain vanished over the side. She yaws, she rolls, her crew is drunk, and the boarding hatch goes by once in every turn.',
    breach:
      'The mutineers receive you in the mess with cutlery. Their bosun, a mountain with earrings, proposes to settle it by strength, as used to be the custom; the others prefer numbers.',
    deal: 'The shouting dies down. They sit on barrels and look at you, forty cutthroats without a plan, and one of them asks what everybody is thinking: why you?',
  },
  'goal-67': {
    arrival:
      'The royal archive closed its west wing a hundred years ago, with candles still burning in it. The night porter knows a way round and likes presents; the ivy holds, up to the second floor.',
    alarm:
      'A shutter bangs. From the lodge come the porters, all five of them former wrestlers, who have waited whole careers for a burglar.',
    archive:
      'They did not seal up the books, they sealed up the index. Without it the shelves run in an order that one archivist invented to drive the next one mad.',
    prize:
      'The volume is in your hands. Behind where it stood a small lens is set into the wall, and the clockwork behind it has just been woken by the light.',
  },
}
