import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'tatooine-nal-hutta-11': {
    tatooine:
      'The dragon in the canyon is asleep, or too polite to stir. Between its claws, among the gear of earlier visitors, something round and milky catches the light of both suns.',
    'nal-hutta':
      'A jeweller to the clans is showing pearls, most of them real. He comes down in price for buyers, and behind the curtain he pays well for an eye that can tell him which ones are not.',
  },
  'tatooine-nal-hutta-12': {
    tatooine:
      'A caravan is crossing the flats, and its master does not like the dust on the ridge. He will pay whoever tells him where the ambush is, and hold it against whoever tells him wrong.',
    'nal-hutta':
      'An Evocii woman, whose people owned these swamps before the Hutts, is for sale beside the scales. She will guide whoever opens her collar: with money, or with the keys that lie beside a drunken overseer’s purse.',
  },
  'tatooine-nal-hutta-13': {
    tatooine:
      'In Mos Eisley a Houk with a table of his own arm-wrestles all comers, under a bonesetter’s sign. Nobody has won the pot since the last rainy season, and there has never been a rainy season.',
    'nal-hutta':
      'A forger who works for every court shows you her masterpiece: a pardon with all its seals and no name on it. “For the day when they throw you out,” she says. “They will apologise.”',
  },
  'tatooine-nal-hutta-14': {
    tatooine:
      'A sail barge has run onto the rocks, and its owner sells it plank by plank before the sand takes it. You pulled him out, so one cabin is yours. For the freight and the tender he wants money.',
    'nal-hutta':
      'Two clan skiffs have strung a chain of buoys across the sky above the lagoon. There is a toll, with a tow included, and there is the chest full of tolls, in the boat on the left.',
  },
  'tatooine-nal-hutta-15': {
    tatooine:
      'In the last booth of the cantina a majordomo describes a young Hutt who has run away to become a musician. He lowers his voice, and you move one table closer, behind the steam.',
    'nal-hutta':
      'The clan wants its heir back, quietly and in one piece. The other branch of the family, seeing that you are good at finding people, would rather give you a different name.',
  },
  'tatooine-nal-hutta-16': {
    'tatooine.positive':
      'The storm has grounded everything except the Empire. The lieutenant at the depot offers you the rest of the hospitality fund, or a place for your ship in the belly of the next carrier.',
    'tatooine.neutral':
      'A platoon with sand in all its joints is sheltering in your docking bay. They are looking for a culprit, any culprit. A name would cheer them up, and so would a round of drinks.',
    'tatooine.negative':
      'Out of the yellow wind come dewbacks, ridden by troopers who know your face from Rebel posters. This time, their sergeant shouts, they would settle for what your ship is carrying.',
    'nal-hutta':
      'After a week of rain a gas rig is drifting past your ship with its valves open. The owners will pay whoever walks out along the wet pipe and closes them in the right order, before a spark gets there.',
  },
  'tatooine-nal-hutta-17': {
    tatooine:
      'A Toydarian with a crooked tooth throws a cube of his own and swears that it is honest. He pays up, people say, unless it comes up blank; and on rare days he pays with something from the shop.',
    'nal-hutta':
      'A Hutt general plays holochess against himself and is tired of winning. He plays for money. Whoever beats him may take the stake or his good opinion, but not both.',
  },
  'tatooine-nal-hutta-18': {
    tatooine:
      'A prospector who cannot bear company leaves you the bearings of his cache: no planet, no moon, only a dark place between two routes, and a hatch that asks riddles.',
    'nal-hutta':
      'A seat at the arena costs nothing if you look at the guests, half of whom travel under borrowed names. Admission to the sand costs more, and the acklay has not been fed.',
  },
  'tatooine-nal-hutta-19': {
    tatooine:
      'The well at the crossroads has run dry. Three villages will pay whoever can fly tanks in through the dust. For freight that can be traded on for water they give all they have: savings, beds, a mechanic.',
    'nal-hutta':
      'In the dungeon kitchen they tell you what the Hutt misses: guests who arrive alive. Deliver one on their own feet, wherever that may be, let the cook know, and there is a second purse.',
  },
  'tatooine-nal-hutta-20': {
    tatooine:
      'A trapper shows you how a womp rat gets out of a snare: it leaves behind something that looks like itself. She sews one loop into your bag and another into your coat.',
    'nal-hutta.positive':
      'A Black Sun envoy lounges among the Hutts as if he owned the cushions. For you he has a small present, or a small courtesy to ask: two people who would each be better off in the other’s place.',
    'nal-hutta.neutral':
      'At the banquet the envoy’s taster passes you a folded napkin under the table. It should come to lie, unnoticed, on a plate at the far end, and the Hutt is watching everybody’s hands.',
    'nal-hutta.negative':
      'The envoy has recognised you and sends two bearers with an invitation to the balcony. It is a high balcony. The invitation can be put off, they say, for a contribution.',
  },
}
