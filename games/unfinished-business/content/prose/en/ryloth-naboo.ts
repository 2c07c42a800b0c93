import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'ryloth-naboo-11': {
    ryloth:
      'Lyleks have taken over the only well. The village has dug a pit and will pay for a plan. Or you could go in, with all your gear and no retreat, for the queen and what she has dragged into her nest.',
    naboo:
      'The secretary of a charitable society, in gloves, asks for nothing but news of your next success. Her society writes letters of thanks, she explains, and is rather good at choosing the address.',
  },
  'ryloth-naboo-12': {
    ryloth:
      'In a dry cistern a clan has hidden a season’s ryll that no inspector has weighed. You can take it off their hands, or help to buy the wrong coordinates for the squadron that is looking for it.',
    naboo:
      'The governor’s botanist wants seeds from a world he is forbidden to name. He could pay, and he could put in a word, if only the request sounded like your idea.',
  },
  'ryloth-naboo-13': {
    ryloth:
      'A mine roof has settled on its last two props with a whole shift behind it. There is room for one broad back beside the jack. The foreman promises his tin of wages, or the day’s load.',
    naboo:
      'She once wore a queen’s clothes so that the queen need not be shot at. Now she mends dresses by the canal, and would come along for what she owes in rent. The count who lives above her would pay more to keep his dressmaker.',
  },
  'ryloth-naboo-14': {
    'ryloth.positive':
      'The garrison dines by torchlight on the roof of what was the clan hall. Over the fruit the major passes round portraits of people he misses, and an envelope for whoever laughs at his stories.',
    'ryloth.neutral':
      'Curfew was an hour ago, it seems. The corporal with the torch has not decided whether you are a vagrant or a guest of the major, and looks at your purse for help.',
    'ryloth.negative':
      'Torches at both ends of the street, and a sergeant reading out your description, stumbling over the long words. “All gear on the ground,” he finishes. Behind the shutters the whole village is watching.',
    naboo:
      'On the last night of the festival everybody in Theed is masked, and on the steps by the waterfall they fence for the stakes in a hat. One white mask has been waiting for an hour.',
  },
  'ryloth-naboo-15': {
    ryloth:
      'Under the floor of a burnt farm you find a clone trooper’s breastplate, with one neat hole in it and room for a second. It is too heavy to wear for long. For one bad minute it will do.',
    naboo:
      'Gungan boys are selling blue humming balls out of a marsh hut, and swear that they are toys. Their grandmother, who sells mud against every pain and every leak, says they are not.',
  },
  'ryloth-naboo-16': {
    ryloth:
      'Behind the curtain of a bathhouse the steam is thick enough for business. One attendant deals in things that were left in pockets, the other in who has been here under what name.',
    'naboo.positive':
      'Behind the curtain of the royal box sits a woman who does not watch the opera. There is a courier launch under the theatre, she says, or an envelope under the cushion.',
    'naboo.neutral':
      'An usher hands you a programme in which seven letters have been underlined. In the box opposite a fan closes, opens and closes again.',
    'naboo.negative':
      'The usher leads you to an empty box, and locks it. By the second act you understand who has bought the other seats, and that your money is in the cloakroom, in your coat.',
  },
  'ryloth-naboo-17': {
    ryloth:
      'Medicine has to be flown to a village where the air hardly carries a bird, let alone a ship. The garrison’s balloons hang over the pass, and the observers in them are awake and know your colours.',
    naboo:
      'A house is being cleared: eleven generations, three lawyers, and a garden full of numbered chairs. The heirs sell below value, and buy any cargo that would make the cellar look less empty.',
  },
  'ryloth-naboo-18': {
    ryloth:
      'All night the valleys talk to each other on drums. By morning you know the rhythm that opens every purse in the street, and the one at which the patrols march off. Either would do on any occupied world.',
    naboo:
      'The organ in the palace chapel has not played since the Empire came, and it shares its machinery with the fountains. When both run again, the conservator whispers, she will pay, and pay again for whoever can steer the royal barge.',
  },
  'ryloth-naboo-19': {
    ryloth:
      'The heat storm takes the horizon, then the road, then the shadow of your ship. Somewhere in it a caravan is ringing its bells, and whoever goes out for it now goes by luck.',
    naboo:
      'A story is going round in Theed: you are said to have beaten a fencing master with a teaspoon. Where it comes from you cannot tell, but the waiters hide the cutlery, and your next opponent will have heard it too.',
  },
  'ryloth-naboo-20': {
    ryloth:
      'The clan speaker’s son sits in a cage in the square. His mother is collecting a ransom, and her people mend whatever is broken for those who give. The officer would pay to know who gave, and the scribe for any gossip.',
    naboo:
      'The census office keeps a copy of every travel permit, in a tower, under a librarian who sleeps after lunch. The stairs creak, and the name on your own permit is not strictly yours.',
  },
}
