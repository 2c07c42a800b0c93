import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'kafrene-takodana-10-b': {
    'ring-of-kafrene':
      'In a bar with six stools and forty drinkers you have just bought a round. Two hauliers remember that they have more than they can carry, one of jobs and one of freight. Which of them means it?',
    takodana:
      'The cellar has flooded, and forty casks must come up before they float. The hostess pays those who carry, and her guests, of whatever flag, remember those who buy the forty-first.',
  },
  'kafrene-takodana-11': {
    'ring-of-kafrene':
      'A forger on the Ring has blank warrants and blank letters of credit, and a soft spot for absent friends. All she needs from you is a name and an idea of what they deserve.',
    takodana:
      'Two chairs stand before the holotable in the hall, and one of them can be anywhere in the galaxy. The monsters growl, the hall lays bets, and at the next table the Rebels applaud every move, however long its signal takes.',
  },
  'kafrene-takodana-12': {
    'ring-of-kafrene':
      'A clerk of the courier guild runs after you down three flights of stairs with a receipt that already bears your name. Talk fast: once the seal is on, the parcel is yours.',
    takodana:
      'The parcel ticks, the courier is gone, the fee for the next stage lies on the lid, and everybody knows the guild’s rule: whoever sits nearest carries it on. All round the table chairs are being moved.',
  },
  'kafrene-takodana-13': {
    'ring-of-kafrene':
      'For years a droid has been holding up the door frame of a closed cantina. If the right relay is bridged it will walk away; if the wrong one is, so will the wall.',
    takodana:
      'The castle has hired a doorkeeper with a better temper, and the last one, durasteel to the knuckles, is looking for a place. He will also sell you any face that he ever threw out.',
  },
  'kafrene-takodana-14': {
    'ring-of-kafrene.positive':
      'Halfway down the spiral stairs a panel slides open on a warehouse that is on no plan. “Family prices,” says the man on the crate, “or a family loan.” He makes room.',
    'ring-of-kafrene.neutral':
      'On the spiral stairs nobody can pass without touching. The two men coming up want to know who you work for. It could be them, if you put it well, or you could pay and ask a question of your own.',
    'ring-of-kafrene.negative':
      'On the spiral stairs the lights go out, floor by floor, with a well-rehearsed click. A voice by your ear reads out a sum and then, since you hesitate, the contents of your hold.',
    takodana:
      'Ships stand wing to wing on the castle meadow, and the last free patch lies between a pleasure yacht and the lake. Its owner will pay, or lend you his mechanics, for every finger’s breadth that you leave him.',
  },
  'kafrene-takodana-15': {
    'ring-of-kafrene':
      'A customs clerk who is passed over every year tells you when her colleagues eat, on any dock you like. While they are at table, she says, the traders sell straight from the hold.',
    'takodana.positive':
      'Under the green awning the Hutts’ steward is handing out work as if it were sweets. For friends of the house there are two trays: people to be found on one, goods to be moved on the other.',
    'takodana.neutral':
      'At the green awning there is an entrance fee, and after the fee a steward with small eyes. He does not ask what you can do. He asks you to amuse him.',
    'takodana.negative':
      'Your portrait hangs under the green awning, and it is a good likeness. Inside the castle nobody may touch you, but you are standing, they point out, one step outside. They take cash.',
  },
  'kafrene-takodana-16': {
    'ring-of-kafrene':
      'The air plant on the lower ring has failed again, and a man from the Syndicate is handing out masks with a crest on them. You may keep yours, or take his money and spread word of whose kindness this is.',
    takodana:
      'Skiffs without lanterns slide over the lake towards the moorings, and yours is the first ship in the row. They will take a small toll in cash, or whatever they can cut loose.',
  },
  'kafrene-takodana-17': {
    'ring-of-kafrene':
      'Three hulls hang on one chain, and the dealer swears that each had a single owner, who was careful. One engine of the three makes a noise, and he would pay to be rid of it before the next customer.',
    takodana:
      'A bounty hunter has left the castle in a hurry, and her notes under the mattress: every quarry that ever escaped her and, below each name, in a different ink, what she forgot to do.',
  },
  'kafrene-takodana-18': {
    'ring-of-kafrene':
      'Behind the sheet of tin that halves your room a lodger talks in his sleep about a fugitive on this very rock. The landlord, who buys whatever gear his guests leave lying about, is listening too.',
    takodana:
      'An auction is held on the back stairs, by candle: when it goes out, the last bid stands. You can bid, or stand aside and note who does, and under which name.',
  },
  'kafrene-takodana-19': {
    'ring-of-kafrene':
      'The hatch shuts behind you before the one ahead is open. Children with cutting torches sit on the pipes like birds and ask what you would miss least: a crate, a piece of your hull, or your front teeth.',
    takodana:
      'A quartermaster of free companies explains that he hires nobody alone: one is a risk, two are a quarrel, three are a firm. He gives you his card for when you are a firm.',
  },
  'kafrene-takodana-20': {
    'ring-of-kafrene':
      'A Syndicate dealer in unmarked goods breaks a token and gives you half. Whatever you bring past the scales, wherever it is, his friends there will have the other half, and a little extra.',
    takodana:
      'A peddler of relics has spread his cloth on the grass: a hilt, a tooth, a stone that hums. One of them has been genuine for ten thousand years. Buy it, if you know which, or sell him a story about the other two.',
  },
}
