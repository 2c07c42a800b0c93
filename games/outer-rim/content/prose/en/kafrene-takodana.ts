import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'kafrene-takodana-1': {
    'ring-of-kafrene.positive':
      'The garrison commander has one window, and it looks out on a wall. He pays for company and, after the second glass, tells it whom his informers have been following.',
    'ring-of-kafrene.neutral':
      'Both ends of the alley are closed at once: an identity check, the third this week. The troopers look tired, and there is a pipe at shoulder height.',
    'ring-of-kafrene.negative':
      'An arm goes up in the crowd and points at you. On the Ring there is nowhere to run that is wider than a door.',
    takodana:
      'In the castle cellar a traveller with cataracts unrolls a chart older than the hyperlanes. You are allowed to look at one line for as long as a candle burns.',
  },
  'kafrene-takodana-2': {
    'ring-of-kafrene':
      'A workshop the size of a wardrobe holds a set of racing injectors and seven people who all want them. The owner will give them to whoever can say what is wrong with them.',
    takodana:
      'By the fire they are playing the riddle game, and the pot is in the middle in a helmet. The pirate who asks the questions takes a stake from everybody and has not lost since last winter.',
  },
  'kafrene-takodana-3': {
    'ring-of-kafrene':
      'A pawnbroker of trophies explains her business: whatever falls off a beaten man, she buys, no matter how warm. She even keeps a bandage for the seller.',
    takodana:
      'On market evenings the great hall smells of roast and engine oil, and every table is a shop. Tonight the hostess has forbidden anybody to cheat before midnight, so prices are low.',
  },
  'kafrene-takodana-4': {
    'ring-of-kafrene':
      'A child who lifted your purse gives it back, impressed that you noticed, and shows you how it should have been done. Crowds help, she says. So does a friendly smile.',
    takodana:
      'At the long table sits a warrior who has thrown everybody in the castle over it at least once. They sing about her already. A verse is still free.',
  },
  'kafrene-takodana-5': {
    'ring-of-kafrene':
      'Two fences are doing business through a hole in the wall, and you happen to be inside the wall. Every packet passes within reach of your hand.',
    takodana:
      'A young woman asks which ship is leaving soonest and does not ask where to. By the gate a caravan master in Hutt livery is offering a reward to anybody who has seen her.',
  },
  'kafrene-takodana-6': {
    'ring-of-kafrene':
      'Two blades in front, one behind, and laundry overhead. They want your money, or your gear once you are on the ground. In a lit window further up, a gentleman of the Syndicate wants to see how you take it.',
    'takodana.positive':
      'The singer by the fire changes one line of the ballad when you come in. The quiet people on the bench make room and push a new job across the table, or, if you prefer, the pay for the last one.',
    'takodana.neutral':
      'The quiet people on the bench have stopped talking. One of them asks whether you know the second verse, and clearly hopes that you do.',
    'takodana.negative':
      'The song breaks off when you come in. Nobody may draw a weapon under this roof, but your ship stands outside it, and the quiet people on the bench are collecting for its safety.',
  },
  'kafrene-takodana-7': {
    'ring-of-kafrene':
      'On the Ring the stalls never close, because there is no room to fold them up. A broker waves you into the crush, past the queue, between two swinging hams.',
    takodana:
      'The hostess’s bookkeeper lets you leaf through the guest register while he goes for wine. Every traveller who ever stayed here signed it, and some of them even used their own names.',
  },
  'kafrene-takodana-8': {
    'ring-of-kafrene':
      'A courier with a broken leg sits on a crate that is stamped in red on all six sides. You can take the crate on for her, or carry her to the infirmary, where she pays you for the trouble and has you patched up as well.',
    takodana:
      'Bandits have stopped a courier on the forest road and are quarrelling about the lock. There are many of them, but none has thought of watching the trees.',
  },
  'kafrene-takodana-9': {
    'ring-of-kafrene':
      'The tannery on the lower ring stinks so badly that people cross it with their eyes shut. The apprentice fills you a flask of the worst of it. In a narrow place, she says, one drop is plenty.',
    takodana:
      'In a trunk in the cellar, under other people’s lives, lies a training remote that still remembers its master. You fence with it until the candle goes out, and lose, and understand why.',
  },
  'kafrene-takodana-10': {
    'ring-of-kafrene':
      'A water tank has to get from one rock to the other before the pressure fails. You can join those who carry it bucket by bucket through the tunnels, or take it in tow, which has never been tried.',
    takodana:
      'All sides drink in this hall, and tonight they are at adjoining tables. A toast in the right direction would be remembered. One that falls flat is paid for by the speaker, for everybody.',
  },
}
