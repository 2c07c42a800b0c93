import type { CataloguedRule } from '@kantyna/kernel'

/** Symbols, levels, bonus tokens and the eight actions. */
export const actionsRules: readonly CataloguedRule[] = [
  { id: 'GC-SYM-01', says: 'A red number is an amount to be spent.' },
  { id: 'GC-SYM-02', says: 'A black number is an amount to be gained.' },
  {
    id: 'GC-SYM-03',
    says: 'A reward carrying the income or the mining symbol is gained in the income phase or in a mining action respectively.',
  },
  {
    id: 'GC-SYM-04',
    says: 'An orange kite shape next to a cost symbol is a discount: the shown amount need not be paid.',
  },
  { id: 'GC-SYM-05', says: 'The full-discount symbol means that no cost at all is paid.' },
  { id: 'GC-SYM-06', says: 'A free move moves the ship the shown number of spaces with no energy cost.' },
  { id: 'GC-SYM-07', says: 'Credits are not resources.' },
  {
    id: 'GC-SYM-08',
    says: 'A value-3 credit and three value-1 credits may be exchanged for each other at any time.',
  },
  {
    id: 'GC-SYM-09',
    says: 'The any-resource symbol stands for one raw material, energy or alien of the player’s choice.',
  },
  { id: 'GC-SYM-10', says: 'An advance symbol showing several tracks lets the player choose one of them.' },
  {
    id: 'GC-SYM-11',
    says: 'A temporary military or trade symbol raises that level by 2 until the end of the round.',
  },
  {
    id: 'GC-SYM-12',
    says: 'Mobilise means moving 1 crew member from a cryo capsule to a mobilisation space.',
  },
  { id: 'GC-SYM-13', says: 'The tunnel-move symbol moves the ship to a planet with a tunnel at no cost.' },
  {
    id: 'GC-SYM-14',
    says: 'The outpost symbol lets the player place 1 outpost on a planet at the normal cost.',
  },
  {
    id: 'GC-SYM-15',
    says: 'The captain-reuse symbol lets the player’s captains take main actions already used by other players; such actions cannot be followed.',
  },
  { id: 'GC-SYM-16', says: 'The double-income symbol doubles the player’s rewards in the income phase.' },
  {
    id: 'GC-LVL-01',
    says: 'A player’s level on a track is the number in the hexagon of the space holding the marker.',
  },
  { id: 'GC-LVL-02', says: 'Any number of markers may share a space.' },
  { id: 'GC-LVL-03', says: 'A requirement symbol asks for at least the shown level.' },
  {
    id: 'GC-BON-01',
    says: 'Basic and advanced bonus tokens differ only during setup; once gained they follow the same rules.',
  },
  { id: 'GC-BON-02', says: 'A gained bonus token is placed face up beside their own control panel.' },
  { id: 'GC-BON-03', says: 'A gained mining token goes straight to their own mining track instead.' },
  {
    id: 'GC-BON-04',
    says: 'At any moment of their own turn a player may flip a face-up bonus token to gain its reward.',
  },
  {
    id: 'GC-BON-05',
    says: 'A flipped token cannot be used again for the rest of the game unless an effect says so.',
  },
  {
    id: 'GC-BON-06',
    says: 'A player who reaches a track space with bonus tokens takes the top token of the stack.',
  },
  {
    id: 'GC-BON-07',
    says: 'On the technology, military and politics tracks, if the stack is empty and its space shows a reward, that reward is gained instead.',
  },
  { id: 'GC-BON-08', says: 'On the production track nothing is gained when the stack is empty.' },
  {
    id: 'GC-ACT-01',
    says: 'The action panel has 8 action areas: omni-action, exploration, mining, trade, technology, military, production, politics.',
  },
  { id: 'GC-ACT-02', says: 'Omni-action, exploration, mining and trade are the immediate actions.' },
  {
    id: 'GC-ACT-03',
    says: 'Technology, military, production and politics are the compound actions, each tied to its main track.',
  },
  { id: 'GC-OMN-01', says: 'Main: pay 1 credit or 1 alien, then perform any main action of the panel.' },
  { id: 'GC-OMN-02', says: 'The chosen main action may be one that was already used this round.' },
  {
    id: 'GC-OMN-03',
    says: 'The omni-action is the only regular way to perform the same main action twice in a round.',
  },
  { id: 'GC-OMN-04', says: 'Costs of the chosen action are paid as usual, on top of the omni fee.' },
  {
    id: 'GC-OMN-05',
    says: 'Secondary: pay 1 credit or 1 alien, then perform any secondary action of the panel.',
  },
  {
    id: 'GC-OMN-06',
    says: 'The secondary action chosen need not match the main action the active player chose through the omni-action.',
  },
  {
    id: 'GC-OMN-07',
    says: 'Costs of the chosen secondary action are paid as usual, on top of the omni fee.',
  },
  {
    id: 'GC-EXP-01',
    says: 'Main: the player may move the ship and may place 1 outpost, in either order, or do only one of the two.',
  },
  {
    id: 'GC-EXP-02',
    says: 'The movement allowance is 1 space plus 1 space per grey planet with an outpost of the player.',
  },
  { id: 'GC-EXP-03', says: 'Each space moved costs the energy printed on the map for that connection.' },
  { id: 'GC-EXP-04', says: 'After each move the ship is in the orbit of the planet reached.' },
  { id: 'GC-EXP-05', says: 'An outpost is placed on a free outpost slot of the planet the ship orbits.' },
  {
    id: 'GC-EXP-06',
    says: 'The outpost may be placed before or after the whole movement, never between two moves.',
  },
  { id: 'GC-EXP-07', says: 'The requirement printed at the chosen outpost slot must be met.' },
  {
    id: 'GC-EXP-08',
    says: 'The raw material cost shown on the control panel for that outpost must be paid.',
  },
  { id: 'GC-EXP-09', says: 'Placing an outpost on a mining planet gives that planet’s reward immediately.' },
  { id: 'GC-EXP-10', says: 'A player may have at most 1 outpost on a planet.' },
  {
    id: 'GC-EXP-11',
    says: 'Secondary: the player does one of the two only, either the movement or the placement, under the same rules.',
  },
  {
    id: 'GC-MIN-01',
    says: 'Main: the player moves the mining token of the action space to their own mining track.',
  },
  { id: 'GC-MIN-02', says: 'The mining action space is not refilled during the round.' },
  {
    id: 'GC-MIN-03',
    says: 'Main: then the player gains all rewards of their own mining track allowed by the politics level.',
  },
  {
    id: 'GC-MIN-04',
    says: 'Main: and the rewards of all planets with a mining symbol on which the player has an outpost.',
  },
  {
    id: 'GC-MIN-05',
    says: 'Secondary: the player gains the mining-track and mining-planet rewards but takes no token.',
  },
  { id: 'GC-TRD-01', says: 'The full cost of a trade action is 2 raw material and 1 alien.' },
  {
    id: 'GC-TRD-02',
    says: 'Main: only 2 of those 3 resources are paid, the player choosing which one is waived.',
  },
  { id: 'GC-TRD-03', says: 'After payment the next space of their own trade track is unlocked.' },
  { id: 'GC-TRD-04', says: 'If the unlocked space held a development marker, it moves to the hold.' },
  { id: 'GC-TRD-05', says: 'If the unlocked space held a fleet income token, its reward is gained at once.' },
  {
    id: 'GC-TRD-06',
    says: 'That token then moves to the income track and pays again in later income phases, subject to the politics level.',
  },
  { id: 'GC-TRD-07', says: 'Secondary: same as main but the full cost of 3 resources is paid.' },
  {
    id: 'GC-TEC-01',
    says: 'Main: either advance 2 spaces on the technology track, or advance 1 space and then mark 1 accessible technology card.',
  },
  { id: 'GC-TEC-02', says: 'Marking means placing 1 development marker from their own hold on the card.' },
  { id: 'GC-TEC-03', says: 'Only cards accessible at the current technology level may be marked.' },
  {
    id: 'GC-TEC-04',
    says: 'In the second main option the level counted for access is the level after the advance.',
  },
  { id: 'GC-TEC-05', says: 'Secondary: either advance 1 space, or mark 1 accessible technology card.' },
  {
    id: 'GC-MIL-01',
    says: 'Main: advance 1 space on the military track, paying 1 energy and 1 credit, or 2 energy.',
  },
  {
    id: 'GC-MIL-02',
    says: 'Secondary: advance 1 space on the military track, paying 2 energy and 1 credit.',
  },
  {
    id: 'GC-MIL-03',
    says: 'To advance, the player needs the technology level printed under the military space to be entered.',
  },
  { id: 'GC-PRO-01', says: 'Main: first advance 1 space on the production track, then collect resources.' },
  {
    id: 'GC-PRO-02',
    says: 'Collecting uses as many of the player’s outposts on the map as the current production level.',
  },
  { id: 'GC-PRO-03', says: 'Each outpost used yields 1 resource of the type of its planet’s colour.' },
  { id: 'GC-PRO-04', says: 'An outpost on a multicolour planet yields 1 resource of any type.' },
  {
    id: 'GC-PRO-05',
    says: 'Secondary: either advance 1 space on the production track, or collect resources.',
  },
  {
    id: 'GC-POL-01',
    says: 'Main: either advance 2 spaces on the politics track, or advance 1 space and take 1 accessible mission card.',
  },
  { id: 'GC-POL-02', says: 'Only missions accessible at the current politics level may be taken.' },
  { id: 'GC-POL-03', says: 'A taken mission goes on a free space of their own mission log.' },
  {
    id: 'GC-POL-04',
    says: 'After the action the missing mission is replaced from the deck of its level and the row is re-sorted by number if needed.',
  },
  { id: 'GC-POL-05', says: 'Secondary: either advance 1 space, or take 1 accessible mission card.' },
  {
    id: 'GC-POL-06',
    says: 'In the second main option the politics level counted for access is the level after the advance.',
  },
]
