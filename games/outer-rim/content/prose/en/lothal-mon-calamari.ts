import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'lothal-mon-calamari-1': {
    'lothal.positive':
      'The checkpoint captain returns your papers with a salute and asks, almost shyly, how the garrison might help a friend of the Empire: with something from the petty cash, or with a patrol that happens to be elsewhere.',
    'lothal.neutral':
      'The checkpoint captain turns your papers over, then back. There is a form for this, he says, and there is also a way of not needing the form.',
    'lothal.negative':
      'Your face is on the board above the checkpoint, larger than you would like. The queue shuffles forward, the scanner hums, and there is a gap by the fence.',
    'mon-calamari':
      'A harbour pilot blinks a sequence into your viewport with his torch. It stands for a berth and a repair crew that the yard keeps off the books, for those who know how to ask.',
  },
  'lothal-mon-calamari-2': {
    lothal:
      'A tower controller with gambling debts sells you the hour at which the patrol crews change over, and the frequency on which nobody is listening while they do.',
    'mon-calamari':
      'A newly dismissed engineer is arguing with the reactor next to your berth. “Hold this,” she says, and hands you something that should not be glowing.',
  },
  'lothal-mon-calamari-3': {
    lothal:
      'Capital City’s customs house is clearing its cages of unclaimed freight and confiscated tools. The auctioneer would like to go home, and the clerk beside him pays for a hand with the lifting.',
    'mon-calamari':
      'A hull section the size of a village has slipped its tugs and is sinking, with great dignity, towards the domes below. The yard master is shouting for anybody with engines.',
  },
  'lothal-mon-calamari-4': {
    lothal:
      'A code cylinder lies in the gutter outside the officers’ club. Its owner is on his knees on the other side of the street, patting the cobbles and getting paler.',
    'mon-calamari':
      'A harbour clerk with perfect handwriting explains that a manifest can be honestly stamped twice, provided that each stamp has a different colour. He gives you the second stamp.',
  },
  'lothal-mon-calamari-5': {
    lothal:
      'Farmers are being loaded into an Imperial transport under the searchlights. The light on the left sticks for a moment at the end of every sweep, just long enough for a family to run.',
    'mon-calamari.positive':
      'They bring your ship into the secret dock, the one behind the waterfall of bubbles. The yard owes you a refit, they say, or a good price on whatever stands in the next dock.',
    'mon-calamari.neutral':
      'A grave Mon Calamari spreads out old Republic charts and asks what you make of them. It is quite clear that the question is not about the charts.',
    'mon-calamari.negative':
      'The docking clamps close around your ship and stay closed. There was a convoy that did not arrive, thanks to you, and the dockmaster wants it paid for, out of your pocket or out of your hull.',
  },
  'lothal-mon-calamari-6': {
    lothal:
      'Speeder bikes burst out of the grass on either side of the road. The Imperial scouts want to see your cargo, and they are not in a hurry to give it back. For a fee, one of them hints, they could be.',
    'mon-calamari':
      'A cancelled order has left a dry-dock crew idle, and idle Quarren argue. Their foreman would rather they argued about the dents in your hull, or haggled with you over the parts left on the shelf.',
  },
  'lothal-mon-calamari-7': {
    lothal:
      'You find the maintenance ladder of the sensor mast unlocked. From the control box at the top you can listen to the whole sector, and sell what you hear, or give one of its patrols a new heading.',
    'mon-calamari':
      'A set of pressure bulkheads has been built for a ship that will never be launched. The forewoman shrugs: bolt them on, or let the scrap hoist have them, at the price of new steel and with a patch for your hull.',
  },
  'lothal-mon-calamari-8': {
    lothal:
      'In the lining of a second-hand coat you find a list of names with sums beside them: a smuggling ring, complete, down to the pilot who waters the fuel. A governor somewhere would be delighted.',
    'mon-calamari':
      'A distress call leads down into the trench, past the last of the lights. The freighter is real. So are the corsairs clamped to its belly, busy with their cutters.',
  },
  'lothal-mon-calamari-9': {
    lothal:
      'A woman in the market calls you by a name you have not used in years. Her people still keep a cellar and a medic, she says, and a speeder that starts first time.',
    'mon-calamari':
      'At low tide a gunnery computer lies on the mud below the yards, thrown out after the war. It is still calling corrections to guns that were melted down long ago. You record one whole salvo.',
  },
  'lothal-mon-calamari-10': {
    lothal:
      'The Imperial factory pays for every crate that leaves before dawn, and it does not ask who shifts it. The foreman, for his part, will sign almost anything if it is put to him nicely.',
    'mon-calamari':
      'In the beam of a work lamp a drowned warship leans against the reef, its name scoured off by sand. The salvage guild sells one dive to whoever can say what she was.',
  },
}
