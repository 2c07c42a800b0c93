import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'kessel-maelstrom-11': {
    kessel:
      'The sorting droids have learned to say no, and sparks fly through the hall. The company pays for every circuit shut down and every mutineer dented. The droids, however, have the keys to the tool store.',
    maelstrom:
      'Mynocks by the hundred have come for the cables of a drifting relay and are staying for yours. Drive them off and the wreck is yours to strip, or dive through them into the current that carries it.',
  },
  'kessel-maelstrom-12': {
    kessel:
      'In the visitors’ gallery a woman in a plain coat chats about the weather on a dozen worlds. Whatever cargo one would rather not declare, she adds, the Syndicate collects at the berth, no matter where.',
    maelstrom:
      'A buoy without markings asks for a small deposit. For that it will talk you through the next shear, by hand or by instruments, and it has never lost a customer. Otherwise it wishes you a pleasant flight.',
  },
  'kessel-maelstrom-13': {
    kessel:
      'A gallery has come down with a shift behind it, and the cutter lies by the rockfall, still warm. The medics and mechanics waiting at the lift would see to a visitor meanwhile, for a few coins.',
    maelstrom:
      'The eye of the storm is no wider than a hangar. A limping ship may drift here and mend itself. A sound one has no excuse not to leap the wall on the far side.',
  },
  'kessel-maelstrom-14': {
    kessel:
      'The yard for confiscated ships smells of cold engines. The warden sells whatever still has a door. His prisoners, mechanics once, will gladly repair anything that is allowed to leave.',
    maelstrom:
      'Between two fronts of gas runs a seam of calm, strewn with what other ships left behind. Fly it cleanly and you gain days, and salvage too. Touch the wall and the keel will not forget it.',
  },
  'kessel-maelstrom-15': {
    kessel:
      'Deep down, where the spiders have moved on, people gather what they left behind. You once brought the gatherers water: a bale is yours, or an introduction to the agent who sells everything else.',
    maelstrom:
      'The tide swings you round a dark mass, faster than the dial can show. You could let go now and be far ahead, or hold on for one more lap, low over the place where coaxium glitters.',
  },
  'kessel-maelstrom-16': {
    kessel:
      'On pay night the guards raffle off a pardon. The convict whose name is in the drum never stops talking, and has already sworn to follow whoever draws it.',
    maelstrom:
      'A prison barge wallows in the gas, its crew gone and its cells locked. Somebody in there is arguing with the door. The trail of the escape pods leads straight out of the storm.',
  },
  'kessel-maelstrom-17': {
    kessel:
      'The breakers are scrapping a salvage magnet, because it can never be switched off for long. Whatever ship gives up near it, their foreman grumbles, gives up a crate as well. Under your keel there is just room for it.',
    maelstrom:
      'The well has hold of you, lightly, like a hand in a stream. Something heavy from the hold, thrown to it, would pay your fare. Otherwise the reactor will have to shout louder than it ever has.',
  },
  'kessel-maelstrom-18': {
    'kessel.positive':
      'The prisoners knock on the pipes, and tonight your name is in the rhythm. Behind the boiler they have put something aside for you: coins from the pay line, or news from everywhere.',
    'kessel.neutral':
      'A bribe would get the man in the infirmary bed back to his friends in the Rebellion, and a word to the warden would get you a reward. He knows it, you know it, and the nurse has gone to wash her hands.',
    'kessel.negative':
      'The lamps in the tunnel dip, and the chain gang stops singing. One of them has been waiting for you ever since his sentence began. He wants your gear, and the chain is long enough.',
    maelstrom:
      'Somebody is sending on a frequency that burns out receivers. If you answer, an antenna is gone for certain. But the voice knows a way out, and where a paymaster’s ship lost its strongbox.',
  },
  'kessel-maelstrom-19': {
    kessel:
      'In the pilots’ bar every story is equally long, and only the number of parsecs changes. In one of them there is a real route, if you listen well. For a better story they throw money.',
    maelstrom:
      'The record for this passage is scratched into a marker plate, beneath which a bookmaker’s drone takes entry fees. Tune the engines and hurry on like anybody else, or race for a place on the plate.',
  },
  'kessel-maelstrom-20': {
    kessel:
      'Behind the weighing hall lies the petty cash, and behind that, one door further, the refined spice. Between the two, the guard changes to a timetable that is never the same twice.',
    maelstrom:
      'A lost picket will pay for a bearing, and its whole patrol will follow. It is also a navigator short: leave it one of your crew, and it tows you out of the storm. Or you race it to the gap in the clouds.',
  },
}
