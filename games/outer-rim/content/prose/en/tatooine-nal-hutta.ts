import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'tatooine-nal-hutta-1': {
    'tatooine.positive':
      'A cushion is found for you, close to the dais and well away from the trapdoor. His Exaltedness is in a giving mood, and it would be rude to leave empty-handed.',
    'tatooine.neutral':
      'The majordomo keeps you standing in the antechamber. A gift would be the custom; a good story has been known to do, as long as nobody yawns.',
    'tatooine.negative':
      'The street in Mos Espa empties as if somebody had pulled a plug. At the far end stand the people whom the palace pays for evenings like this.',
    'nal-hutta':
      'A poisoner in retirement explains over tea how every great killer has one move that never fails, and how a child could spoil it. She demonstrates with a spoon.',
  },
  'tatooine-nal-hutta-2': {
    tatooine:
      'A girl in goggles buzzes your ship in a skyhopper and waggles her wings. The canyon ahead is narrow, and she is quite plainly waiting to see whether you dare to follow.',
    'nal-hutta':
      'Behind the banquet hall runs a servants’ gallery with holes at the height of an ear. Two cousins of the clan are discussing something beneath you, between the courses.',
  },
  'tatooine-nal-hutta-3': {
    tatooine:
      'A water seller who never forgets a face takes a liking to yours. When you need to know who is hiding on a world, and what that is worth, she says, ask for her sister; there is one everywhere.',
    'nal-hutta':
      'A Hutt heir is selling off her late uncle’s pleasures before the other heirs wake up. The guards carry things past you on their shoulders, still warm from the seals.',
  },
  'tatooine-nal-hutta-4': {
    tatooine:
      'A spaceport clerk takes the same wanted poster down from the wall every morning. He would pay you to forget it; the person who keeps putting it up would pay you not to.',
    'nal-hutta':
      'A clan accountant shows you a column in his book: sums set aside for people who will not be needing them. Bring proof of one, and he will look for a suitable line.',
  },
  'tatooine-nal-hutta-5': {
    tatooine:
      'Your speeder stops among ribs as tall as towers. From behind the skull come barking shouts, and the shapes on the dune raise their rifles over their heads.',
    'nal-hutta.positive':
      'You are carried to the baths, oiled, fed and asked for your opinion on a singer. Before you leave, a servant presses something into your hand without meeting your eye.',
    'nal-hutta.neutral':
      'An elder of the clan wishes to hear her own lineage recited, all of it, in order. The whole hall leans forward; it is said that she laughs at mistakes before she does anything else.',
    'nal-hutta.negative':
      'The floor of the audience chamber is a grating, and you can hear breathing under it. “We were just talking about you,” says the Hutt, and the axes move away from the wall.',
  },
  'tatooine-nal-hutta-6': {
    tatooine:
      'The sandcrawler’s ramp comes down and small hooded traders swarm around you, all talking at once. Behind them, under a tarpaulin, stands something with landing struts.',
    'nal-hutta':
      'A supply raft has run aground in the bog, crates and all. The crew will not go back for it; they say the log it hit blinked.',
  },
  'tatooine-nal-hutta-7': {
    tatooine:
      'An old raider whom you gave water to shows you how to stand with the suns behind you, how to wait, and what to shout. It looks like nothing. It is meant to.',
    'nal-hutta':
      'The champion of the pits is leaving, on his own feet, which is rare. He holds out his maul to you; his owner, watching from the balcony, would rather have it back for her wall.',
  },
  'tatooine-nal-hutta-8': {
    tatooine:
      'Engines howl over the flats, and the starter is one racer short. There is money in knowing who will win, and something better than money in being the one who does.',
    'nal-hutta':
      'For a small consideration a slave-broker’s scribe will alter one line in the travel lists. Somebody leaves in another’s place, and nobody notices until they arrive.',
  },
  'tatooine-nal-hutta-9': {
    tatooine:
      'In a hermit’s empty hut you find a map scratched into the doorstep: three rocks, a dry well and a cross. Whatever lies there lies deep.',
    'nal-hutta':
      'Two clans each believe that the other has insulted their grandmother. You happen to be the only person in the hall who is on speaking terms with both.',
  },
  'tatooine-nal-hutta-10': {
    tatooine:
      'A moisture farm has lost three vaporators in a single week, and the fourth is coughing. The family can offer money, or water and a shaded bay for as long as you like.',
    'nal-hutta':
      'They are looking for somebody to march at the head of the barge procession and keep the drunkards off. Last year’s marshal still walks with a stick.',
  },
}
