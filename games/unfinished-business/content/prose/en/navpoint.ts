import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'navpoint-11': {
    patrol:
      'The patrol takes you for one of its own, a tender that is overdue by a day. Their paymaster is on the line, and he sounds relieved.',
    noPatrol:
      'The hull that hails you flies three flags, none of them its own, and its gun ports are painted to look closed. It has been collecting parts, one ship at a time, and has just noticed yours.',
  },
  'navpoint-12': {
    patrol:
      'Their tender has a dock the size of a drawer and an engineer with an eye for loose plates. If your hull has none, there is a crippled buoy that needs a push, and a purse for whoever pushes gently.',
    noPatrol:
      'A pilot of the supply run draws a small cross between two lanes and makes you burn the paper. On certain days, she says, and on no others, a warehouse ship waits there and sells to those who know.',
  },
  'navpoint-13': {
    patrol:
      'Half a wreck is floating across the lane, and two officers disagree about its nationality. One would pay for an opinion, and the other would rather have something from your hold to eat.',
    noPatrol:
      'A stabiliser the size of a speeder is still turning in the ruin of a gunboat. Four bolts hold it. The fifth holds the reactor.',
  },
  'navpoint-14': {
    patrol:
      'A yellow lamp burns on the flagship: fever aboard. Their doctor asks for a colleague, or at least for a contribution, and the quarantine line closes behind you while he asks.',
    noPatrol:
      'A liner drifts under the yellow flag with all its curtains drawn. They need food more than anything, and their idle engineers would repay it. They would also pay to know what sort of rash this is.',
  },
  'navpoint-15': {
    patrol:
      'You and the patrol have reached the beacon at the same moment, and no rule of the lane covers it. A bad reason is fined. For a good one the officer will pay for the delay, or take the patrol round.',
    'noPatrol.positive':
      'A Hutt barge as broad as a town is coming down the middle of the lane, and its lookout knows your name. You are waved into its wake, or a basket with a present comes down on a line.',
    'noPatrol.neutral':
      'Down the middle of the lane comes a Hutt barge as broad as a town. The lookout names a fee for keeping clear of it, and will remember who paid. Under the keel there is room for one ship, more or less.',
    'noPatrol.negative':
      'The Hutt barge that fills the lane changes course, slowly, until it fills your window. It has seen what you carry, and along the rail they are uncovering things that are not lamps.',
  },
  'navpoint-16': {
    patrol:
      'They are searching for a mechanic who left her post in the middle of a shift, and her post was aboard the flagship. A tapping in your landing strut suggests how she left it.',
    noPatrol:
      'A survival suit waves at you from an ice boulder. Its wearer has deserted with her tools and half a field workshop. She will mend you and your ship and pay for your silence. For an advance she would sign on.',
  },
  'navpoint-17': {
    patrol:
      'Their surveyors’ great scanner is dead for want of a part that you could spare, and perhaps even install. It would also be easy, and never forgiven, to read them the wrong bearing.',
    noPatrol:
      'Where the chart is blank there is a rock, and in the rock a hole that breathes. The last ship to fly in has left its paint on the rim. Nobody wrote down whether it came out.',
  },
  'navpoint-18': {
    patrol:
      'The patrol is hunting too, and has stopped to compare notes. They are generous with professionals. Amateurs are asked what they would do, and billed for the time.',
    noPatrol:
      'A warship drifts past, killed by a single shot. With a torch you follow the hole, plate by plate, to the spot that its designer forgot. Now that you know it, you see it on every hull.',
  },
  'navpoint-19': {
    patrol:
      'The patrol’s tow line has snapped, the tanker is turning, and the clamp must be held by hand until the winch is mended. Volunteers are paid in coin and in hull plates.',
    noPatrol:
      'Nine small freighters have lashed themselves together for the night, and onions are frying in the middle. There is trade along the gangways, and a story is good for a supper and more.',
  },
  'navpoint-20': {
    patrol:
      'A midshipman is being examined in flying, and you are what he has to intercept. When it is over, his captain asks what a stranger thinks of him, and seems to want the truth.',
    noPatrol:
      'On a channel that ought to be empty a bored picket whistles the week’s recognition tune, by which patrols know each other. Whistle it well and they like you. Whistle it badly and they go and ask elsewhere.',
  },
}
