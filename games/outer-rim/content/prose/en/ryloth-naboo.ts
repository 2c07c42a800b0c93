import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'ryloth-naboo-1': {
    ryloth:
      'A spice seller in the bazaar has no change and makes it up with a paper twist of yellow powder. Whoever gets a whiff of it, she says, will sneeze at the worst moment of their life.',
    'naboo.positive':
      'At the governor’s garden party you are led past the fountains to the small tent, the one where the officers sell what they have been given. One of them would rather pay you to forget the tent.',
    'naboo.neutral':
      'A seat is free at the governor’s table, and it turns out to be yours. There are eleven forks and, among the guests, a colonel who asks innocent questions.',
    'naboo.negative':
      'Half the guests in this rose garden would arrest you if they looked up from their plates. The jewel case you came for stands open two tents further on.',
  },
  'ryloth-naboo-2': {
    ryloth:
      'A boy runs into you, and when he is gone there is a Rebel data wafer in your pocket and a squad in white coming round the corner. The wafer asks, in code, to be taken to Naboo.',
    naboo:
      'In the reading room of the Theed library somebody has left a poem in the wrong volume. The metre limps in a way that is either very bad verse or very good cipher.',
  },
  'ryloth-naboo-3': {
    ryloth:
      'Forty people are waiting on a ledge with everything they own, and the gunships sweep the rim of the canyon. Down by the river the haze is too thick for sensors, and the gorge nearly too narrow for wings.',
    naboo:
      'A former lady of the court, hard of hearing and very polite, pays into a fund for those who make certain uniforms unhappy. She notes down your name in violet ink.',
  },
  'ryloth-naboo-4': {
    ryloth:
      'Three troopers and a collaborator are emptying a granary while the village watches in silence. The collaborator has the keys on his belt and the takings in his boot.',
    naboo:
      'The last armourer of the royal guard is closing his shop. He would sooner see the pistol in the window used than sold, and hands it to you. The collector from across the square is already counting out money.',
  },
  'ryloth-naboo-5': {
    ryloth:
      'Under the spice counter in the bazaar there is a second counter. What lies on it has fallen off Imperial transports, and a tin stands beside it for those who made it fall.',
    naboo:
      'A minister’s secretary strolls with you between the hedges and talks about the weather. It takes a while to notice that she is offering you money, or work, according to what you say about the clouds.',
  },
  'ryloth-naboo-6': {
    'ryloth.positive':
      'They lead you down to the clan tombs, where the cell keeps its beds, its tools and a stolen transmitter that can give the garrison orders. “Ask,” says the woman with the scar.',
    'ryloth.neutral':
      'A cell has set its ambush in the ruins, and even you can see that it is on the wrong side of the road. Nobody has invited you to say so.',
    'ryloth.negative':
      'Stones rattle above the path, then rifles. The people among the ruins remember whom the garrison paid for their hiding place, or believe that they do. They want the money.',
    naboo:
      'A dealer in antiquities receives by appointment, between a colonnade and a pool. There is no price on anything, and if you would rather lie in the shade and heal, nobody minds.',
  },
  'ryloth-naboo-7': {
    ryloth:
      'A healer is treating a whole valley with boiled roots and stubbornness. She would come with anybody who can tell a fever from a poisoning. For a load of what the valley has run out of she would even pay.',
    naboo:
      'A notary in Theed seals a promise for you: upon proof of honest work, however obtained, a client who wishes to remain unnamed will add to your fee.',
  },
  'ryloth-naboo-8': {
    ryloth:
      'In a cave village the children’s favourite toy is an Imperial beacon that thinks it is a garrison in trouble. For a bag of sweets they lend it to you, with all the coins that have been pushed into its slots.',
    naboo:
      'The Gungans have lost a bongo with its cargo in the planet’s core, and they describe what took it mainly with their arms. They will share the load, if your ship can squeeze in. There is always, they agree, a bigger fish.',
  },
  'ryloth-naboo-9': {
    ryloth:
      'You sit out a heat storm with a blind storyteller. In her tale the hero fails, breathes and begins the sentence again; she makes you repeat it until you do it without thinking.',
    naboo:
      'A family in the lake country gives you the key to the summer house, no questions, any time. The beds are made, the caretaker knows engines, and the drawer in the hall is never quite empty.',
  },
  'ryloth-naboo-10': {
    ryloth:
      'The garrison’s pay chest spends one night in the water mill, because the new vault has a broken lock. Two of the four guards are playing sabacc with the other two.',
    naboo:
      'In a sealed hangar under the palace gardens a yellow starfighter has slept through the Empire. Wake it without wrecking yours, says the curator, and you get a fee, or his help with the price of another ship.',
  },
}
