import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'job-40-1': {
    arrival:
      'The way into the vault begins at the kitchen door, between crates of live shellfish. The doorman can be fooled or bought, but you are not the only one who has come to Canto Bight to watch that door.',
    alarm:
      'A cook looks up from his knife at the wrong moment. The dumb waiter is too small for a fight, which does not stop the guards from starting one.',
    vault:
      'The vault door is round, polished and older than the city. Behind a panel the size of your palm it keeps its opinions about who may come in.',
    wayOut:
      'You leave through the front, bag in hand, straight across the gaming floor. An heiress with a famous memory for faces is coming the other way.',
  },
  'job-40-2': {
    arrival:
      'Tonight you are somebody: the suite is paid for, the name is invented and the suit is nearly your size. You can go on playing the high roller, or change clothes in the laundry chute.',
    alarm:
      'The manager smiles and asks you to follow him. Round the second corner he stops smiling, and the walls turn out to have doors in them.',
    vault:
      'Air conditioning, a carpet, a single chair. And the lock, which mutters to itself and changes its mind twice a minute.',
    wayOut:
      'The lift music has never sounded so long. Whoever else has been waiting for this evening to happen will be waiting in the lobby.',
  },
  'job-41-1': {
    arrival:
      'The holds are full and the chart is a lie that everybody agreed upon. There is a shorter line through the gas if you can read it, and an honest lane if you do not mind company.',
    storm:
      'The line on the chart ends. Carbon bergs come out of the murk like the bows of ships, and something metallic is following your wake.',
    chase:
      'Interceptors fold out of the clouds on both sides, calling on you to heave to. Their pilots were chosen for being able to fly here, and for having nowhere else to go.',
    passage:
      'Ahead lies the narrow place where the pull of the Maw begins. It is as wide as a ship and a half, and it moves.',
  },
  'job-41-2': {
    arrival:
      'Raw spice hums when it is unhappy, and yours has started to hum. Customs have set their cordon early tonight; one of its flanks looks thin, or is meant to.',
    chase:
      'They have seen you. You can turn and make them regret it, or put everything into the engines and let the hull take what comes.',
    storm:
      'The instruments go blind one after the other. What is left is an old song of the Kessel pilots, in which every verse is a bearing.',
    passage:
      'The humming has become a whine. There is one gap left in the wall of gas, and not much time before either it or your cargo makes up its mind.',
  },
  'job-42-1': {
    arrival:
      'Shaft thirteen is where they send people they want to forget. The night guard walks his round with a lantern and a limp, and you count his steps.',
    alarm:
      'The lantern stops, turns and comes straight towards you. This one may have a price. The others, who come running behind it, have truncheons.',
    cells:
      'The prisoner is too weak to stand, and the bars are as thick as a wrist. Rust has been working on your side for years.',
    wayOut:
      'The ore lift is waiting with its door open. On the way to it lies the pay office, unlit, and surely locked only out of habit.',
  },
  'job-42-2': {
    arrival:
      'They have put the prisoner on the deepest face, with a crew that knows how to look away. Between you and them there is one gallery, and the overseers who eat their supper in it.',
    trap: 'The roof groans, a prop snaps, and half the gallery comes down between you and the lift. On the other side somebody is knocking: three times, then a pause.',
  },
  'job-43-1': {
    arrival:
      'The debtor lives three doors down, behind furniture. You can hear him pushing one more cupboard into place.',
    deal: 'Among the ruins of his barricade the debtor offers you a drink and a dozen good reasons. He has clearly told them before, and clearly to people who believed him.',
    prize:
      'He counts it out on the table with wet eyes, all of it. The chest under the bed is obviously for his friends, who can be heard on the stairs.',
  },
  'job-43-2': {
    arrival:
      'Your debtor is marrying off his daughter, and the entire dockside has been invited. He stands under the garlands receiving envelopes, and a nephew carries them to a room at the back.',
    backRoom:
      'The nephew is young, broad and proud of his task. He has taken off his good jacket so as not to spoil it.',
    deal: 'You take your turn in the line of well-wishers. There are four hundred guests within earshot, and he already knows what you are going to say.',
  },
  'job-44-1': {
    arrival:
      'The inspection party walks across the field at Lothal in the rain: one colonel, four aides and, since the last puddle, five.',
    hangar:
      'The prototype crouches under the roof lights with its canopy open. It is asking, in very small red letters, for something that only its own test pilot knows.',
    flight:
      'The hangar doors are closing, the prototype is awake, and it handles like an animal that has never been touched.',
    chase:
      'Fighters are scrambling off every pad on the plain. Your own ship is up there waiting to cover the theft, and they have seen that too.',
  },
  'job-44-2': {
    arrival:
      'Uniforms are washed on the second night of the week, in a shed with an electric lock. The laundry woman is saving for a passage off this planet.',
    hangar:
      'Walk as if you had been told to, carry something, never look at the cameras. It is a very long way across the floor, and there is a sergeant at the end of it.',
    flight:
      'There is a seat, a stick and far too many switches. You can find out what they do, or leave on full thrust and settle the rest outside.',
    chase:
      'The sky over Capital City fills with engines of the same make as yours. They are better rehearsed, and you have the newer one.',
  },
  'job-45-1': {
    arrival:
      'The archive’s stairs go down into green water. Your pump wheezes, your lamp flickers, and there is a pressure door at the bottom that was never meant to be opened from outside.',
    archive:
      'Thousands of cores stand in the shelves, labelled in the notation of a dead guild. You are looking for one, and the air is good for one mistake.',
    prize:
      'You have it. In the cabinet next to it lies the guild’s own treasure, a single core behind glass that crackles with current.',
  },
  'job-45-2': {
    arrival:
      'There are two ways down: the airlock, which is sulking, and a breach in the dome that something keeps tidy.',
    airlock:
      'The airlock wants to know who you are, when the next inspection is due and why nobody has called. It has had a long time to think of further questions.',
    breach:
      'The edges of the breach are polished smooth. The sentries of the archive have never been told that it sank. They are rusty, wet and quite punctual.',
    archive:
      'The stacks have collapsed into each other like cards. Somewhere in there is what you were sent for, filed by a mind like a staircase.',
  },
  'job-46-1': {
    arrival:
      'You are last on the bill. The Hutts are at their dessert, the sand is being raked, and it is customary to lift the gate oneself, to show that one can.',
    bout: 'Your opponent has three tricks and has shown you two. Up on the balconies they have begun to count aloud.',
    prize:
      'He lies in the sand and the purse is yours. The crowd, however, is not looking at you but at the second gate, and a voice from above asks whether you would care to go on.',
  },
  'job-46-2': {
    arrival:
      'They paint you in the colours of the clan and push you into the tunnel with the others. Some will fight their way to the front; some will carry the great drum, which is no easier.',
    bout: 'Now it is captain against captain, across the sand, with what is left of your side behind you. The Hutts have stopped eating.',
  },
  'job-47-1': {
    arrival:
      'A plan of the monastery shows the palace before it was one. A former cellarer offers to explain it, for money. You might also trust your own reading.',
    depths:
      'The passage runs under the throne room. Through the cracks you hear music, laughter, and a guard with excellent ears who is bored with both.',
    trap: 'The floor tilts, and you slide into a pit with bones in the corners. The gate at the far end is heavy, the thing beside it is heavier, and it has just woken up.',
    vault:
      'The vault smells of incense and old slime. Most of what glitters here is worthless, and some of what does not glitter once belonged to kings.',
  },
  'job-48-1': {
    arrival:
      'The blasters travel under a load of roof tiles. There is a checkpoint on the road with a captain who can be talked to, and there is the dry riverbed, for those who can fly below the bridges.',
    ambush:
      'It was a quiet road for far too long. Searchlights go on along the ridge, and a sergeant shouts at you in the language of forms.',
    deal: 'The cell is three fighters and a map with too many arrows on it. They will take the weapons if you can show them how to leave this valley alive.',
    wayOut:
      'The crates are gone, and so is the moon. The cell’s paymaster has an envelope for you, and looks ready to discuss the rest.',
  },
  'job-49-1': {
    arrival:
      'The receiving line at the palace moves slowly. Your invitation says that you are a patron of the arts, and the chamberlain is just the man to ask which ones.',
    gallery:
      'There they hang, the portrait and four others by the same hand. Your copy is under your cloak, and only one of the five is the right one to take down.',
    wayOut:
      'It leaves the palace as it was meant to: rolled up in a parasol, by the garden stairs, with a bow from the guard.',
    alarm:
      'A little silver bell is ringing somewhere inside the frame. The guards are most apologetic as they close the doors.',
  },
  'job-50-1': {
    arrival:
      'The relay hangs in the thick of the belt, where the two halves of Kafrene grind their gravel. The only way in is between the stones, in step with them.',
    relay:
      'You are clamped to its side. It chatters on, a hundred ships’ secrets a second, behind an access plate that a careful hand has soldered shut.',
    prize:
      'The records are copied. Deeper down lies a channel that is not on any plan. Touching it would wake whatever is guarding it.',
    chase:
      'Small lights detach themselves from the rocks all round. The relay’s drones do not hail, and they do not get tired.',
  },
  'job-51-1': {
    arrival:
      'The woods of Takodana have grown over the ruin and into it. Somebody has strung wires between the roots, some to catch game and some to catch people like you.',
    gate: 'The gate has no handle, only a text that runs in a circle and begins wherever you choose to begin. Three skeletons sit before it in attitudes of thought.',
    guardian:
      'A statue turns its head. It has been waiting for a thousand years to ask a question, and its hands are already closing.',
    heart:
      'In the last chamber the light comes from nowhere. What you came for lies on a plain stone. Around it, in the dust, are the steps of those who took the wrong way back.',
  },
}
