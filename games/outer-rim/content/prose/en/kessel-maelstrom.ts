import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'kessel-maelstrom-1': {
    'kessel.positive':
      'The mine director receives you on the terrace, upwind of the smelters. He has had a good quarter and wants his friends to have one too, in cash or in crates.',
    'kessel.neutral':
      'A lift cage is stuck halfway up the shaft with a Syndicate inspector in it. The winch has a hand crank, and nobody down here has any strength left.',
    'kessel.negative':
      'The gate closes behind you with a bang. The shift is short of workers today, says the guard captain, and your crew looks healthy. He also takes fines.',
    maelstrom:
      'A gravity shear opens off the bow, bright as a welding seam. Ride its edge and it will throw you days ahead. Turn the nose away and nothing happens at all.',
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
      'For one heartbeat the clouds part on a straight, black corridor, either a way through or the throat of something. A tug waits at its mouth and names a price for the tow. Or you fly it yourself.',
  },
  'kessel-maelstrom-4': {
    kessel:
      'The company store is taking stock, and the shelves hold more crates and more tools than the ledger does. The storekeeper will sell either at a loss, as long as the ledger is right by the evening.',
    maelstrom:
      'A carbon berg drifts by with an ore hauler frozen into it, strongroom and all. You can go in after it with the cutting gear, or let the current that carries the berg carry you.',
  },
  'kessel-maelstrom-5': {
    kessel:
      'One sack has fallen off the scales and, by some oversight, is on nobody’s tally. The weighmaster looks at the ceiling and holds out a hand. By the door the Syndicate’s man waits to see whether you pay, or tell him.',
    maelstrom:
      'An unmanned spice barge tumbles through the fog with its hatches flapping. Match its spin and you can have what it holds, or borrow the swing of its fall for yourself.',
  },
  'kessel-maelstrom-6': {
    kessel:
      'A chemist in a stained mask seals a thimble of something new. No Hutt has tasted it yet, he says. The first one who does will want to know who brought it.',
    maelstrom:
      'The ship wallows, too heavy for the updraught under it. Drop one load, and it rises like a cork, clean out of the storm. Keep the load, and you can steer for your life or let the hull take the beating.',
  },
  'kessel-maelstrom-7': {
    kessel:
      'In the deepest gallery the lamps go out one after the other. What lives there has spun its nest out of spice, and out of the gear of those who came for it. You could still turn back.',
    maelstrom:
      'Something huge swims alongside, a shadow with lights along its flank, riding the storm without effort. It could be followed at a distance. It could also be made angry.',
  },
  'kessel-maelstrom-8': {
    kessel:
      'An ore hauler is being broken up for parts, and the gunsight in its turret still blinks. The wiring around it was done by somebody who hated whoever came next.',
    maelstrom:
      'A survey ship lost a generation ago is still reading out its findings. Hold your course, and you can write them down and sell them. Send it an instrument in place of a broken one, and it will read you the way out.',
  },
  'kessel-maelstrom-9': {
    kessel:
      'A toothless miner tips a pinch of raw glitterstim into your palm. For a moment, he promises, you will know everything. Choose the moment well.',
    maelstrom:
      'Lightning crawls over the hull and feels for every part that was ever bolted on. With the right part you could ride the charge out of here. Without one you will have to outfly it.',
  },
  'kessel-maelstrom-10': {
    kessel:
      'When the whistle blows, two shifts crowd one tunnel and nobody counts heads. It is the best minute of the day for a quiet walk to the paymaster’s office, or for a riot that rebels will praise and the Syndicate will not forget.',
    maelstrom:
      'The instruments agree on nothing except that Kessel is very close, straight down. You can let the storm drop you there, or wager that this updraught leads somewhere better.',
  },
}
