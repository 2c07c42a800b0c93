import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'tatooine-nal-hutta-1': {
    'tatooine.positive':
      'A cushion is found for you, close to the dais and well away from the trapdoor. His Exaltedness is in a giving mood: it will be a bag of credits or, if you prefer, the name of a fugitive he misses.',
    'tatooine.neutral':
      'The majordomo keeps you standing in the antechamber. A gift would be the custom. A good story has been known to earn one, as long as nobody yawns.',
    'tatooine.negative':
      'The street in Mos Espa empties like a basin with the plug pulled. At the far end stand the people whom the palace pays for evenings like this.',
    'nal-hutta':
      'Behind a screen in the baths two hired killers are comparing notes, and one boasts of the thrust that has never failed him. He shows it, twice, slowly. The screen is made of paper.',
  },
  'tatooine-nal-hutta-2': {
    tatooine:
      'A girl in goggles buzzes your ship in a skyhopper and waggles her wings. The canyon ahead is narrow, and she is quite plainly waiting to see whether you dare to follow.',
    'nal-hutta':
      'Behind the banquet hall runs a servants’ gallery with holes at the height of an ear. Beneath you, between the courses, two cousins of the clan are discussing who is hiding where, and what they would pay to know.',
  },
  'tatooine-nal-hutta-3': {
    tatooine:
      'A water seller who never forgets a face takes a liking to yours. When you need to know who is hiding on a world, and what that is worth, she says, ask for her sister: there is one everywhere.',
    'nal-hutta':
      'A Hutt heir is selling off her late uncle’s pleasures, from snuffboxes to yachts, before the other heirs wake up. Buy something while the sealing wax is warm, or take a fee for helping to carry.',
  },
  'tatooine-nal-hutta-4': {
    tatooine:
      'A spaceport clerk takes the same wanted poster down from the wall every morning. He would pay you to forget it; the person who keeps putting it up would pay you not to.',
    'nal-hutta':
      'A clan accountant shows you a column in his book: sums set aside for people who may not come to claim them. Bring proof that one of them won’t, and he will find the sum a new owner.',
  },
  'tatooine-nal-hutta-5': {
    tatooine:
      'Your speeder stops among ribs as tall as towers. Rifles go up along the dune. You can throw down a piece of your kit, run for it and be grazed, or find out how many of them there are.',
    'nal-hutta.positive':
      'You are carried to the baths, oiled, fed and asked for your opinion on a singer. Before you leave, a servant presses some money into your hand without meeting your eye.',
    'nal-hutta.neutral':
      'An elder of the clan wishes to hear her own lineage recited, all of it, in order. The whole hall leans forward. It is said that she laughs at mistakes before she does anything else.',
    'nal-hutta.negative':
      'The floor of the audience chamber is a grating, and something breathes under it. The Hutt would take money, or one of your crew as a guest. The axes have already moved away from the wall.',
  },
  'tatooine-nal-hutta-6': {
    tatooine:
      'The sandcrawler’s ramp comes down and small hooded traders swarm around you, all talking at once. Behind them, under a tarpaulin, stands something with landing struts.',
    'nal-hutta':
      'A supply raft has run aground in the bog, crates and all. The crew will not go back for it: the log it hit, they say, blinked.',
  },
  'tatooine-nal-hutta-7': {
    tatooine:
      'A raider child to whom you gave water comes back at night and lays a bone whistle in your hand. Blow it with the suns behind you, her gestures say, and they will count far more of you.',
    'nal-hutta':
      'The champion of the pits is leaving, on his own feet, which is rare. He holds out his maul to you, but his owner, a Hutt on the balcony, would rather have it for her wall.',
  },
  'tatooine-nal-hutta-8': {
    tatooine:
      'Engines howl over the flats, and the starter is one racer short. You can lay money on the winner, if you know who that will be. Or you can pay the entry fee and be talked about.',
    'nal-hutta':
      'For a small consideration a slave-broker’s scribe will alter one line in the travel lists. One passenger leaves in another’s place, and it does not come out until they arrive.',
  },
  'tatooine-nal-hutta-9': {
    tatooine:
      'In a hermit’s empty hut you find a map scratched into the doorstep: three rocks, a dry well and a cross. Whatever lies there lies deep.',
    'nal-hutta':
      'Two clans each believe that the other has insulted their grandmother. You happen to be the only person in the hall who is on speaking terms with both.',
  },
  'tatooine-nal-hutta-10': {
    tatooine:
      'A moisture farm has lost three vaporators in a single week, and the fourth is coughing. The family can offer money, or beds and a shaded bay in which to mend your ship.',
    'nal-hutta':
      'The barge procession wants a marshal, to march in front and keep the drunkards off. The pay is good. Last year’s marshal still walks with a stick, and without the gear he came in.',
  },
}
