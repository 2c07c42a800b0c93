import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'kessel-maelstrom-1': {
    'kessel.positive':
      'The mine director receives you on the terrace, upwind of the smelters. He has had a good quarter and feels that his friends should have one too.',
    'kessel.neutral':
      'A lift cage is stuck halfway up the shaft with a Syndicate inspector in it. The winch has a hand crank, and nobody down here has any strength left.',
    'kessel.negative':
      'The gate closes behind you with a bang. The shift is short of workers today, says the guard captain, and your crew looks healthy.',
    maelstrom:
      'A gravity shear opens off the bow, bright as a welding seam. Ride its edge and it will throw you days ahead; turn the nose away and nothing happens at all.',
  },
  'kessel-maelstrom-2': {
    kessel:
      'A Wookiee-sized miner has wedged himself into your landing gear, dust from horns to boots. Torches are coming along the fence, and somebody is calling a number instead of a name.',
    maelstrom:
      'The deflectors sing like wet glass. You could tune them to the pitch of the storm and be carried, or shut everything down and use the lull for repairs.',
  },
  'kessel-maelstrom-3': {
    kessel:
      'A demolition worker whose hands shake sells you three blasting caps wrapped in a sock. “Throw them where they are standing,” he advises, “not where you are.”',
    maelstrom:
      'For one heartbeat the clouds part and a straight, black corridor lies open ahead. It is either a way through or the throat of something.',
  },
  'kessel-maelstrom-4': {
    kessel:
      'The company store is taking stock, and the storekeeper has found far more on the shelves than in the ledger. He would like the ledger to be right by the evening.',
    maelstrom:
      'A carbon berg drifts by with the spine of an ore hauler frozen into it. The current that brought it here is strong and fast, and so is the one that will take it away.',
  },
  'kessel-maelstrom-5': {
    kessel:
      'One sack has fallen off the scales and, by some oversight, is on nobody’s tally. The weighmaster looks at the ceiling and holds out a hand; the Syndicate’s man by the door is curious to see what sort of person you are.',
    maelstrom:
      'An unmanned spice barge tumbles through the fog with its hatches flapping. Match its spin and you can have what it holds, or borrow the swing of its fall for yourself.',
  },
  'kessel-maelstrom-6': {
    kessel:
      'A chemist in a stained mask seals a thimble of something new. No Hutt has tasted it yet, he says. The first one who does will want to know who brought it.',
    maelstrom:
      'The ship wallows, too heavy for the updraught under it. Without ballast it would rise like a cork; with a steady hand it might even be steered.',
  },
  'kessel-maelstrom-7': {
    kessel:
      'In the deepest gallery the lamps go out one after the other. Whatever lives there has been spinning its nest out of spice for a very long time.',
    maelstrom:
      'Something huge swims alongside, a shadow with lights along its flank, riding the storm without effort. It could be followed at a distance. It could also be made angry.',
  },
  'kessel-maelstrom-8': {
    kessel:
      'An ore hauler is being broken up for parts, and the gunsight in its turret still blinks. The wiring around it was done by somebody who hated whoever came next.',
    maelstrom:
      'Through the static comes the beacon of a survey ship that was lost a generation ago, still reading out its findings. Hold the course, and you might even write them down.',
  },
  'kessel-maelstrom-9': {
    kessel:
      'A toothless miner parts with a pinch of raw glitterstim for the price of a meal. For a moment, he promises, you will know everything; the art is to choose the moment.',
    maelstrom:
      'Lightning crawls over the hull and into every piece of metal that was ever bolted on. It is looking for a way in; so, in a sense, are you.',
  },
  'kessel-maelstrom-10': {
    kessel:
      'When the whistle blows, two shifts crowd the same tunnel and nobody counts heads. It is the best minute of the day for a riot, or for a quiet walk to the paymaster’s office.',
    maelstrom:
      'The instruments agree on nothing except that Kessel is very close, straight down. You can let the storm drop you there, or wager that this updraught leads somewhere better.',
  },
}
