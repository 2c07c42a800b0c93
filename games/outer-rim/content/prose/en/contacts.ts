import type { Prose } from '../../prose.ts'

/** The situations when a player meets a contact, and when illegal cargo is held up. */
export const prose: Prose = {
  'databank-4-lom': {
    first:
      'Once a protocol droid, now a hunter with manners. 4-LOM weighs your prospects aloud, to two decimal places, and names his price before you have asked for it.',
  },
  'databank-berra-tolin': {
    first:
      'Commander Tolin keeps two ledgers, one for the Empire and one for herself. Which of them she opens depends on what your file says about you.',
  },
  'databank-black-krrsantan': {
    first:
      'The scarred Wookiee takes up half the booth and all of the silence. Around him the tables have emptied. He looks at you as if deciding which half to begin with.',
  },
  'databank-black-sun-agent': {
    first:
      'A stranger in a good coat sits down uninvited. Black Sun, the stranger explains, is always looking for reliable people, and never forgets the other kind.',
  },
  'databank-boshek': {
    first:
      'BoShek is telling anybody who will listen how he almost beat the Kessel record. For a drink he adds the details, and for a ship he would come along.',
  },
  'databank-chewbacca': {
    first:
      'A Wookiee with a bowcaster across his knees is repairing a hydrospanner the way others crack nuts. He can smell a friend of the Hutts from across the room.',
  },
  'databank-doctor-evazan': {
    first:
      'The doctor has a death sentence in twelve systems and a great deal of enthusiasm. He would be glad to look at that wound. He would be glad to look at all of you.',
  },
  'databank-garindan': {
    first:
      'From under a dark hood a long snout points your way. Garindan hears everything that is said in this port, and there is always a client who pays him to repeat it.',
  },
  'databank-greedo': {
    first:
      'Greedo slides into the seat across from you with a hand under the table. Whether it holds a contract or a blaster depends on how you stand with his employers.',
  },
  'databank-hera-syndulla': {
    first:
      'The captain is up to her elbows in an engine and does not turn round. She has heard of you, she says, and is still deciding whether that is a good thing.',
  },
  'databank-hondo-ohnaka': {
    first:
      '“My dearest friend!” The pirate throws an arm round your shoulders and, you are almost certain, a hand into your pocket. He has an offer. He always has an offer.',
  },
  'databank-ig-rm-droid': {
    first:
      'An enforcer droid guards a warehouse whose owners are long dead. Its orders have run out; its blaster cells have not.',
  },
  'databank-k-2so': {
    first:
      'The security droid informs you that your chance of impressing him is nineteen per cent. His Imperial markings have been scratched off in a hurry.',
  },
  'databank-lobot': {
    first:
      'The implants behind his ears blink while he watches you. Lobot says nothing; on the terminal beside him, stock lists and prices begin to scroll.',
  },
  'databank-maz-kanata': {
    first:
      'Maz climbs onto the table and adjusts her lenses until your eyes are as large as hers. A thousand years of looking into eyes, and she has seen yours before.',
  },
  'databank-nyra-vosh': {
    first:
      'Nyra Vosh built her racer out of three wrecks and flies it as though she had a fourth to spare. Beat her round the beacon, and she will talk about anything.',
  },
  'databank-oolan-dreb': {
    first:
      'The old Ithorian has brokered eleven truces and lost a fortune at every celebration. He shuffles a sabacc deck and asks, twice over, whom you would like to know.',
  },
  'databank-ponda-baba': {
    first:
      'The Aqualish bellows something into your face. Either he does not like you, or he has mistaken you for somebody he does not like.',
  },
  'databank-saw-gerrera': {
    first:
      'Breathing hard through his mask, Saw Gerrera asks who sent you. His people have already taken your blaster. The wrong answer is the one you would give in Imperial company.',
  },
  'databank-sefa-quill': {
    first:
      'Behind a curtain of prayer beads Sefa Quill sells what fell off other people’s ships: goods, papers, rumours. She joins nobody’s crew. She prefers everybody’s money.',
  },
  'databank-tarn-okkel': {
    first:
      'Professor Okkel was thrown out of three universities for going to see for himself. His rooms are full of things that belong in museums, and he has room for one more.',
  },
  'databank-w1-le': {
    first:
      'A waiter droid with a scuffed dinner jacket recites the specials, then his own virtues, then the specials again. His contract is for sale, and the kitchen will not miss him.',
  },
  'databank-delivery-1': {
    first:
      'The inspector closes the hatch behind him and lets his gaze rest on your crates, then on your purse.',
  },
  'databank-delivery-2': {
    first:
      'Boots on the ramp. They are going through the hold panel by panel, and yours is three panels away.',
  },
  'databank-delivery-3': {
    first: 'Two customs cutters drop out of the sun. The buyer’s beacon is still blinking, far below.',
  },
  'databank-delivery-4': {
    first:
      'The buyer has sent friends instead of money. The dockers stop working to watch how this turns out.',
  },
}
