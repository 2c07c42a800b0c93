import type { CataloguedRule } from '@kantyna/kernel'

/** Symbols, levels, bonus tokens and the eight actions. */
export const actionsRules: readonly CataloguedRule[] = [
  { id: 'GC-SYM-01', text: 'A red number is an amount to be spent.' },
  { id: 'GC-SYM-02', text: 'A black number is an amount to be gained.' },
  {
    id: 'GC-SYM-03',
    text: 'A reward carrying the income or the mining symbol is gained in the income phase or in a mining action respectively.',
  },
  {
    id: 'GC-SYM-04',
    text: 'An orange kite shape next to a cost symbol is a discount: the shown amount need not be paid.',
  },
  { id: 'GC-SYM-05', text: 'The full-discount symbol means that no cost at all is paid.' },
  { id: 'GC-SYM-06', text: 'A free move moves the ship the shown number of spaces with no energy cost.' },
  { id: 'GC-SYM-07', text: 'Credits are not resources.' },
  {
    id: 'GC-SYM-08',
    text: 'A value-3 credit and three value-1 credits may be exchanged for each other at any time.',
  },
  {
    id: 'GC-SYM-09',
    text: 'The any-resource symbol stands for one raw material, energy or alien of the player’s choice.',
  },
  { id: 'GC-SYM-10', text: 'An advance symbol showing several tracks lets the player choose one of them.' },
  {
    id: 'GC-SYM-11',
    text: 'A temporary military or trade symbol raises that level by 2 until the end of the round.',
  },
  {
    id: 'GC-SYM-12',
    text: 'Mobilise means moving 1 crew member from a cryo capsule to a mobilisation space.',
  },
  { id: 'GC-SYM-13', text: 'The tunnel-move symbol moves the ship to a planet with a tunnel at no cost.' },
  {
    id: 'GC-SYM-14',
    text: 'The outpost symbol lets the player place 1 outpost on a planet at the normal cost.',
  },
  {
    id: 'GC-SYM-15',
    text: 'The captain-reuse symbol lets the player’s captains take main actions already used by other players; such actions cannot be followed.',
  },
  { id: 'GC-SYM-16', text: 'The double-income symbol doubles the player’s rewards in the income phase.' },
  {
    id: 'GC-LVL-01',
    text: 'A player’s level on a track is the number in the hexagon of the space holding the marker.',
  },
  { id: 'GC-LVL-02', text: 'Any number of markers may share a space.' },
  { id: 'GC-LVL-03', text: 'A requirement symbol asks for at least the shown level.' },
  {
    id: 'GC-BON-01',
    text: 'Basic and advanced bonus tokens differ only during setup; once gained they follow the same rules.',
  },
  { id: 'GC-BON-02', text: 'A gained bonus token is placed face up beside their own control panel.' },
  { id: 'GC-BON-03', text: 'A gained mining token goes straight to their own mining track instead.' },
  {
    id: 'GC-BON-04',
    text: 'At any moment of their own turn a player may flip a face-up bonus token to gain its reward.',
  },
  {
    id: 'GC-BON-05',
    text: 'A flipped token cannot be used again for the rest of the game unless an effect says so.',
  },
  {
    id: 'GC-BON-06',
    text: 'A player who reaches a track space with bonus tokens takes the top token of the stack.',
  },
  {
    id: 'GC-BON-07',
    text: 'On the technology, military and politics tracks, if the stack is empty and its space shows a reward, that reward is gained instead.',
  },
  { id: 'GC-BON-08', text: 'On the production track nothing is gained when the stack is empty.' },
  {
    id: 'GC-ACT-01',
    text: 'The action panel has 8 action areas: omni-action, exploration, mining, trade, technology, military, production, politics.',
  },
  { id: 'GC-ACT-02', text: 'Omni-action, exploration, mining and trade are the immediate actions.' },
  {
    id: 'GC-ACT-03',
    text: 'Technology, military, production and politics are the compound actions, each tied to its main track.',
  },
  { id: 'GC-OMN-01', text: 'Main: pay 1 credit or 1 alien, then perform any main action of the panel.' },
  { id: 'GC-OMN-02', text: 'The chosen main action may be one that was already used this round.' },
  {
    id: 'GC-OMN-03',
    text: 'The omni-action is the only regular way to perform the same main action twice in a round.',
  },
  { id: 'GC-OMN-04', text: 'Costs of the chosen action are paid as usual, on top of the omni fee.' },
  {
    id: 'GC-OMN-05',
    text: 'Secondary: pay 1 credit or 1 alien, then perform any secondary action of the panel.',
  },
  {
    id: 'GC-OMN-06',
    text: 'The secondary action chosen need not match the main action the active player chose through the omni-action.',
  },
  {
    id: 'GC-OMN-07',
    text: 'Costs of the chosen secondary action are paid as usual, on top of the omni fee.',
  },
  {
    id: 'GC-EXP-01',
    text: 'Main: the player may move the ship and may place 1 outpost, in either order, or do only one of the two.',
  },
  {
    id: 'GC-EXP-02',
    text: 'The movement allowance is 1 space plus 1 space per grey planet with an outpost of the player.',
  },
  { id: 'GC-EXP-03', text: 'Each space moved costs the energy printed on the map for that connection.' },
  { id: 'GC-EXP-04', text: 'After each move the ship is in the orbit of the planet reached.' },
  { id: 'GC-EXP-05', text: 'An outpost is placed on a free outpost slot of the planet the ship orbits.' },
  {
    id: 'GC-EXP-06',
    text: 'The outpost may be placed before or after the whole movement, never between two moves.',
  },
  { id: 'GC-EXP-07', text: 'The requirement printed at the chosen outpost slot must be met.' },
  {
    id: 'GC-EXP-08',
    text: 'The raw material cost shown on the control panel for that outpost must be paid.',
  },
  { id: 'GC-EXP-09', text: 'Placing an outpost on a mining planet gives that planet’s reward immediately.' },
  { id: 'GC-EXP-10', text: 'A player may have at most 1 outpost on a planet.' },
  {
    id: 'GC-EXP-11',
    text: 'Secondary: the player does one of the two only, either the movement or the placement, under the same rules.',
  },
  {
    id: 'GC-MIN-01',
    text: 'Main: the player moves the mining token of the action space to their own mining track.',
  },
  { id: 'GC-MIN-02', text: 'The mining action space is not refilled during the round.' },
  {
    id: 'GC-MIN-03',
    text: 'Main: then the player gains all rewards of their own mining track allowed by the politics level.',
  },
  {
    id: 'GC-MIN-04',
    text: 'Main: and the rewards of all planets with a mining symbol on which the player has an outpost.',
  },
  {
    id: 'GC-MIN-05',
    text: 'Secondary: the player gains the mining-track and mining-planet rewards but takes no token.',
  },
  { id: 'GC-TRD-01', text: 'The full cost of a trade action is 2 raw material and 1 alien.' },
  {
    id: 'GC-TRD-02',
    text: 'Main: only 2 of those 3 resources are paid, the player choosing which one is waived.',
  },
  { id: 'GC-TRD-03', text: 'After payment the next space of their own trade track is unlocked.' },
  { id: 'GC-TRD-04', text: 'If the unlocked space held a development marker, it moves to the hold.' },
  { id: 'GC-TRD-05', text: 'If the unlocked space held a fleet income token, its reward is gained at once.' },
  {
    id: 'GC-TRD-06',
    text: 'That token then moves to the income track and pays again in later income phases, subject to the politics level.',
  },
  { id: 'GC-TRD-07', text: 'Secondary: same as main but the full cost of 3 resources is paid.' },
  {
    id: 'GC-TEC-01',
    text: 'Main: either advance 2 spaces on the technology track, or advance 1 space and then mark 1 accessible technology card.',
  },
  { id: 'GC-TEC-02', text: 'Marking means placing 1 development marker from their own hold on the card.' },
  { id: 'GC-TEC-03', text: 'Only cards accessible at the current technology level may be marked.' },
  {
    id: 'GC-TEC-04',
    text: 'In the second main option the level counted for access is the level after the advance.',
  },
  { id: 'GC-TEC-05', text: 'Secondary: either advance 1 space, or mark 1 accessible technology card.' },
  {
    id: 'GC-MIL-01',
    text: 'Main: advance 1 space on the military track, paying 1 energy and 1 credit, or 2 energy.',
  },
  {
    id: 'GC-MIL-02',
    text: 'Secondary: advance 1 space on the military track, paying 2 energy and 1 credit.',
  },
  {
    id: 'GC-MIL-03',
    text: 'To advance, the player needs the technology level printed under the military space to be entered.',
  },
  { id: 'GC-PRO-01', text: 'Main: first advance 1 space on the production track, then collect resources.' },
  {
    id: 'GC-PRO-02',
    text: 'Collecting uses as many of the player’s outposts on the map as the current production level.',
  },
  { id: 'GC-PRO-03', text: 'Each outpost used yields 1 resource of the type of its planet’s colour.' },
  { id: 'GC-PRO-04', text: 'An outpost on a multicolour planet yields 1 resource of any type.' },
  {
    id: 'GC-PRO-05',
    text: 'Secondary: either advance 1 space on the production track, or collect resources.',
  },
  {
    id: 'GC-POL-01',
    text: 'Main: either advance 2 spaces on the politics track, or advance 1 space and take 1 accessible mission card.',
  },
  { id: 'GC-POL-02', text: 'Only missions accessible at the current politics level may be taken.' },
  { id: 'GC-POL-03', text: 'A taken mission goes on a free space of their own mission log.' },
  {
    id: 'GC-POL-04',
    text: 'After the action the missing mission is replaced from the deck of its level and the row is re-sorted by number if needed.',
  },
  { id: 'GC-POL-05', text: 'Secondary: either advance 1 space, or take 1 accessible mission card.' },
  {
    id: 'GC-POL-06',
    text: 'In the second main option the politics level counted for access is the level after the advance.',
  },
]
