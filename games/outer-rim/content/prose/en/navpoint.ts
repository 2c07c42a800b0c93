import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'navpoint-1': {
    patrol:
      'The patrol leader asks for your name, your registration and a moment of your time. How the next minute goes depends on what the name means to her, and on your tone of voice.',
    noPatrol:
      'A freighter hangs dead between the stars with all its running lights on. Nobody answers, the airlock stands open, and the reactor is counting something.',
  },
  'navpoint-2': {
    patrol:
      'A boarding party works its way through your hold, politely, with torches. They pay the honest for their patience. With illegal cargo they are thorough, unless it is handed over or very well hidden.',
    noPatrol:
      'You find a marker buoy that repeats one phrase in a code you know. Change two words of it, and whole squadrons would go and look for somebody who is not there.',
  },
  'navpoint-3': {
    patrol:
      'The patrol has thrown a picket across the lane and collects a “safety contribution” from each ship. You can pay, or try the gap in the line, which is almost wide enough.',
    noPatrol:
      'Engines flare behind a dead moon: three mismatched hulls under one colour of paint. “Your cargo or your company,” says a cheerful voice.',
  },
  'navpoint-4': {
    patrol:
      'The squadron’s mess ship is out of spirits, and its commander is out of sorts. You could improve both, or else lead him on a long chase after an echo.',
    noPatrol:
      'A convoy passed through here minutes ago and left a furrow in the ion dust. You record its shape: where one heavy ship has gone, a light one can slide.',
  },
  'navpoint-5': {
    patrol:
      'One of the patrol craft is venting coolant and cannot close the valve. Its pilot is asking, in a very steady voice, whether anybody within range is good with their hands.',
    noPatrol:
      'An old listening post has drifted off its station, dish and all. There are enough parts left on it to mend a hull, or you could simply take the dish.',
  },
  'navpoint-6': {
    patrol:
      'The captain shares a list of people he would like to see again and, off the record, lets slip what a certain news desk on the HoloNet would pay for the patrol’s timetable.',
    noPatrol:
      'A peddler’s tug chugs out of nowhere with a string of containers behind it and a bell on the comm. Everything is cheap out here, says the peddler, except being found.',
  },
  'navpoint-7': {
    patrol:
      'Two young patrol pilots are bored and have a bet going: round the beacon, under the tanker, back again. They would love to take a stranger’s money.',
    noPatrol:
      'An asteroid miner patches your plating and, while he is at it, welds a slab of something grey over your worst seam. It will hold, he says, the first time.',
  },
  'navpoint-8': {
    patrol:
      'You have blundered into an exercise, and the umpire decides on the spot that you are the enemy. Give the crews a good fight, and you can have their respect, or a place in their dock.',
    noPatrol:
      'An escape pod turns slowly in the light of a far sun. Inside, a droid has been holding both sides of a conversation for eleven years, in a dialect that nobody speaks any more.',
  },
  'navpoint-9': {
    patrol:
      'The patrol’s navigator is going over a chart whose corrections are wrong. During the hail you see it on her screen, and she sees you see it. She would pay to be put right. She could also be put wrong.',
    noPatrol:
      'A sealed container tumbles through the debris of what used to be a bulk hauler. Between you and it there are a few thousand other pieces, all in motion.',
  },
  'navpoint-10': {
    patrol:
      'You and the patrol have answered the same distress call, and the place is empty. The officer has a repair crew with nothing to repair, and a fuel bill that could well be yours.',
    'noPatrol.positive':
      'The distress call ends the moment they recognise you. Out of the shadow of a comet comes a small hidden tender, and its crew is glad to share tools and takings.',
    'noPatrol.neutral':
      'A transport full of tired people has run out of coolant on its way to somewhere it will not name. They ask for a canister from your stores, and have no money to pay for it.',
    'noPatrol.negative':
      'The distress call stops in the middle of a word. Fighters with hand-painted markings slip out from behind the wreck, and they know exactly whom they were calling.',
  },
}
