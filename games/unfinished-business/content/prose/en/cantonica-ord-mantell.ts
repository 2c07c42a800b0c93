import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'cantonica-ord-mantell-11': {
    'cantonica.positive':
      'A Hutt matriarch waves you into her box above the tables and pushes a tower of chips at you. What you lose is hers, she says, and what you win you may keep, since it would only crease her cushions.',
    'cantonica.neutral':
      'A Hutt in mourning silks is losing hand after hand and would like to watch a stranger’s luck for once. A small stake buys you the chair beside his.',
    'cantonica.negative':
      'The croupier stops, listens to her earpiece and sweeps your chips to the far end of the table, where a Hutt is smiling. Leave them to him, or palm a handful back and reach the kitchen lift, the one unguarded exit.',
    'ord-mantell':
      'In a bunker left over from the siege, soldiers without an army throw a die for each other’s kit. Those who have nothing to stake lay odds on the next campaign instead.',
  },
  'cantonica-ord-mantell-12': {
    cantonica:
      'A shooting gallery on the promenade promises a purse to anybody who clears the top row. The drones up there dodge, but their maker has left a pattern for those who look, and a loose panel for those who cheat.',
    'ord-mantell':
      'The gunner who shelled his own colonel’s villa, by mistake, he insists, is serving his sentence on the docks. There is a fine that could be paid, or a change of guard that could be put to good use.',
  },
  'cantonica-ord-mantell-13': {
    cantonica:
      'Two stable hands have got a retired champion halfway into a crate, and there she has stopped. She must be off the planet by dawn, they whisper, before the butcher comes. Push!',
    'ord-mantell':
      'The harbour court is auctioning ships whose captains never came back for them. You can bid, or ask the clerk beside the podium for the work that those captains left undone.',
  },
  'cantonica-ord-mantell-14': {
    cantonica:
      'The cloakroom hands you somebody else’s coat and a cane that is too heavy for walking. You can keep it, or return it to an Imperial envoy who is turning the foyer upside down and promising rewards.',
    'ord-mantell':
      'A mercenary company is one platoon short and lifts off tonight. Its recruiters go from cantina to cantina with clubs and contracts, and they like the look of your crew.',
  },
  'cantonica-ord-mantell-15': {
    cantonica:
      'An heiress, disowned since lunch, writes you a letter of credit while her signature is still worth something. The bank has not heard yet. Use it once, she advises, and do not wait for the receipt.',
    'ord-mantell':
      'The old bounty office is being cleared, and its files lie knee-deep in the yard. Pull out one warrant that is still good, or read on until you know who is living under whose name.',
  },
  'cantonica-ord-mantell-16': {
    cantonica:
      'The servants of an Imperial arms dealer have stopped work and sat down on the steps of the villa. The guards are putting on helmets. You could show these people how to stand, or show the guards the stairs.',
    'ord-mantell':
      'The militia has been paid in kind again and is turning its wages into drink. A sergeant whom you once carried home waves you over: a shield for old times’ sake, or a good price on the rest.',
  },
  'cantonica-ord-mantell-17': {
    cantonica:
      'The wheel in the back room has no numbers, only a sun, a moon and a great deal of black. The girl who spins it never smiles until somebody, having won, says: again.',
    'ord-mantell':
      'A field mechanic and a field surgeon, married for thirty years, have a bet on how soon you will be in trouble again. They pack one bag for you together: clamps, bandages, no labels.',
  },
  'cantonica-ord-mantell-18': {
    cantonica:
      'After the regatta the yacht club settles its debts on the lawn. Losers sell cheaply and with good grace, and there is always a cup for whoever dares to pass the lighthouse on the wrong side.',
    'ord-mantell':
      'A Syndicate promoter signs you up for a bout with no date, no ring and no referee. You bring the opponent, whoever that may be. Even the loser, she says, gets something for the show.',
  },
  'cantonica-ord-mantell-19': {
    cantonica:
      'At the masked ball nobody is supposed to know anybody. The doorman knows every face, for a consideration, and a banker with the head of a fathier is looking for witty company at his table.',
    'ord-mantell.positive':
      'The garrison is moving out, and its major would rather sell the stores to a friend than count them. Or else, he offers, he could write tomorrow’s patrol order just as you dictate it.',
    'ord-mantell.neutral':
      'A walker has folded its legs in the middle of the market and will not get up. Its lieutenant is pretending that this was the plan. Something in the knee joint hisses.',
    'ord-mantell.negative':
      'Two fighters drop in behind you on the way out of port and want to see a “departure tax”. It is on no list of charges, and the pilots are laughing on the open channel.',
  },
  'cantonica-ord-mantell-20': {
    cantonica:
      'A stagehand from the opera house can put out any lamp in any building, provided that it is connected to something. He writes down a number to call and, under it, his fee.',
    'ord-mantell':
      'The port’s generator has died, and a hundred ships stand in the dark. The harbour master offers cash or a turn in the dry dock to whoever is brave enough to put a hand inside.',
  },
}
