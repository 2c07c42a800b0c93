import type { Prose } from '../../../../outer-rim/content/prose.ts'

/** The situations when a player meets a contact, and when illegal cargo is held up. */
export const prose: Prose = {
  'databank-boba-fett': {
    first:
      'A cord whips out of the dark, and your neighbour at the bar is suddenly hanging by the ankles. The helmet turns to you next, unhurried. Whether it sees a customer or a name on a list is for the Hutts to say.',
  },
  'databank-bossk': {
    first:
      'Bossk is eating, and does not care who watches. He pushes the bones to one side to make room for your money, or for you.',
  },
  'databank-cad-bane': {
    first:
      'The broad hat does not move, only the toothpick under it. Cad Bane would take your job for the best price in the room, and somebody else’s job, he points out, is you.',
  },
  'databank-doctor-aphra': {
    first:
      '“Don’t touch that. Or that. Actually, hold this.” The doctor is talking very fast, over a crate that is ticking, and glances past you at the door as if she had promised not to be here.',
  },
  'databank-enfys-nest': {
    first:
      'The swoops come to a stop round you in a ring of dust, and a figure in a mask of bone and antler gets off. Nest’s riders take what they need. They have never yet taken anybody who could not keep up.',
  },
  'databank-han-solo': {
    first:
      'He has his boots on the table and his back to the wall, and one hand where you cannot see it. It is a good ship, he says, a fast ship, and no, he has not seen any Hutts. You haven’t, have you?',
  },
  'databank-ig-88': {
    first:
      'The droid has been standing so still that people hung their coats on it. Now all its sensors light up at once, and on its chest a counter begins to run. There must be a way to stop that.',
  },
  'databank-jyn-erso': {
    first:
      'She does not sit with her back to anything, and she counts your weapons before your words. Jyn Erso believes in trust, provided that yours goes first. Hers is on the table, safety off.',
  },
  'databank-ketsu-onyo': {
    first:
      'A painted helmet lies on the bar, and its owner has already read your reflection in it. Ketsu Onyo finds people for Black Sun. She would find them for others too, if the others could afford it.',
  },
  'databank-lando-calrissian': {
    first:
      'He shakes your hand, admires your coat and has ordered for you both before you are seated. “Fly with you? With pleasure. But let’s leave the seating plan to chance.” A single die is rolling between his fingers.',
  },
  'databank-ahsoka-tano': {
    first:
      'You thought you were following the woman in the grey hood; now she is standing behind you, arms folded. She has buried one order and one war. She asks, without raising her voice, whose side you are on.',
  },
  'databank-delivery-5': {
    first:
      'The officer at the gate is young, incorruptible and glad of company. She begins to explain the form to you, section by section; there is an express fee, quite official, for those in a hurry.',
  },
  'databank-delivery-6': {
    first:
      'A new arch of sensors spans the landing field, humming, and your turn is next. Half of its lamps are amber. It has not been calibrated, or else it has been calibrated very well.',
  },
  'databank-delivery-7': {
    first:
      'Competitors are leaning against your buyer’s door, five of them, with the relaxed air of people who have sent the buyer home. They say that this street is theirs, crates included.',
  },
  'databank-delivery-8': {
    first:
      'Sirens: the port is closed, nobody lands, nobody leaves. Two streets on lies an unlit yard that would do at a pinch, if you can come in low or know when the searchlights turn.',
  },
}
