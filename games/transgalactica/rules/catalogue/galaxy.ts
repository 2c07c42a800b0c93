import type { CataloguedRule } from '@kantyna/kernel'

/** Planets, pirates, the Senate, missions, technologies, abilities. */
export const galaxyRules: readonly CataloguedRule[] = [
  {
    id: 'GC-PLN-01',
    text: 'An outpost on a planet yields, per planet colour, a resource in production actions or movement in exploration actions.',
  },
  {
    id: 'GC-PLN-02',
    text: 'A grey planet with an outpost of the player yields 1 extra space of movement in exploration actions.',
  },
  {
    id: 'GC-PLN-03',
    text: 'A trade symbol on an outpost slot is the minimum trade level needed to place an outpost in that slot.',
  },
  {
    id: 'GC-PLN-04',
    text: 'Each slot of a planet has its own requirement; a planet listing two values has two slots.',
  },
  {
    id: 'GC-PLN-05',
    text: 'An action planet offers its effect to a player with an outpost there who places a worker on it.',
  },
  {
    id: 'GC-PLN-06',
    text: 'A mining planet’s effect is gained in mining actions, and once when the outpost is placed.',
  },
  { id: 'GC-PLN-07', text: 'A wild planet’s effect is gained in the income phase.' },
  {
    id: 'GC-PLN-08',
    text: 'Placing an outpost on a wild planet requires discarding 1 mobilised crew member.',
  },
  { id: 'GC-PLN-09', text: 'The purple base action planet’s exchange may be done 0, 1 or 2 times per use.' },
  {
    id: 'GC-PLN-10',
    text: 'The yellow (none / trade 1) action planet’s exchange may be done 0 to 3 times per use.',
  },
  {
    id: 'GC-PLN-11',
    text: 'Wild-planet incomes with a price (grey: 1 alien, purple: 1 credit) are optional.',
  },
  {
    id: 'GC-PLN-12',
    text: 'The purple (none / trade 1) action planet activates all the player’s mining planets without control-panel rewards, then gives 2 VP per planet activated.',
  },
  { id: 'GC-PLN-13', text: 'The green-grey action planet performs a main exploration action.' },
  {
    id: 'GC-PLN-14',
    text: 'The yellow-purple action planet lets the player either mark an accessible technology card or take an accessible mission.',
  },
  {
    id: 'GC-PLN-15',
    text: 'The grey base action planet moves the ship free of charge to a tunnel planet and gives 1 alien.',
  },
  { id: 'GC-PLN-16', text: 'Using a tunnel costs 1 alien.' },
  { id: 'GC-PIR-01', text: 'Some planets are held by pirates and have to be freed from them.' },
  { id: 'GC-PIR-02', text: 'Defeating pirates gives a reward and their token.' },
  {
    id: 'GC-PIR-03',
    text: 'A pirate token goes on a pirate space of their own income track and pays in income phases within the politics limit.',
  },
  { id: 'GC-PIR-04', text: 'A pirate token with a mining symbol goes on the mining track instead.' },
  {
    id: 'GC-SEN-01',
    text: 'A player who meets a decree’s requirement may send 1 of their crew members to the Senate office of that decree.',
  },
  { id: 'GC-SEN-02', text: 'Doing so gives the decree’s reward.' },
  { id: 'GC-SEN-03', text: 'Only crew members (not captains) can be sent to the Senate.' },
  { id: 'GC-SEN-04', text: 'A crew member in the Senate stays there permanently.' },
  {
    id: 'GC-SEN-05',
    text: 'The player on the golden chair of an office receives 1 credit from the supply in the situation described there.',
  },
  { id: 'GC-SEN-06', text: 'Exactly 3 decrees are in play, one per mark.' },
  {
    id: 'GC-MIS-01',
    text: 'A mission card shows a type, a cost, a requirement (possibly none) and rewards.',
  },
  { id: 'GC-MIS-02', text: 'Mission types are commercial (purple), war (red) and cultural (blue).' },
  { id: 'GC-MIS-03', text: 'Three level 2 missions are commercial or war.' },
  {
    id: 'GC-MIS-04',
    text: 'A player who meets the requirement and pays the cost completes a mission of their own log and gains its rewards.',
  },
  {
    id: 'GC-MIS-05',
    text: 'A mission becomes possible as soon as its requirement is met, for instance right after a trade advance in the same turn.',
  },
  { id: 'GC-MIS-06', text: 'A mission reward worded as a free military or trade advance costs nothing.' },
  { id: 'GC-MIS-07', text: 'Where a mission asks for trade OR military, one of the two levels is enough.' },
  {
    id: 'GC-MIS-08',
    text: 'Where a mission asks for planets of one of two named colours, all counted planets must be of the same one of the two.',
  },
  { id: 'GC-TCH-01', text: 'Several players may mark the same technology card.' },
  { id: 'GC-TCH-02', text: 'Permanent cards apply from the moment they are marked.' },
  { id: 'GC-TCH-03', text: 'A once-per-round card is used by flipping their own development marker on it.' },
  { id: 'GC-TCH-04', text: 'One-time cards are resolved immediately when marked and have no later effect.' },
  { id: 'GC-TCH-05', text: 'End-of-game cards score at the end of the game.' },
  {
    id: 'GC-TCH-06',
    text: 'TC109: once per round, 1 alien buys 2 VP and a second use of one of the player’s used bonus tokens, which is then discarded.',
  },
  {
    id: 'GC-TCH-07',
    text: 'TC203: a main production action collects twice, once for the advance and once for the action.',
  },
  {
    id: 'GC-TCH-08',
    text: 'TC205: doubles the leader VP or cancels the loss of the last player in clean-up.',
  },
  { id: 'GC-TCH-09', text: 'TC207: removes the need for a free slot on action planets only.' },
  {
    id: 'GC-TCH-10',
    text: 'TC209: the owner’s technology and politics levels count 1 higher than the markers.',
  },
  {
    id: 'GC-TCH-11',
    text: 'TC210: main actions used by other players may be repeated by the owner’s captains; nobody may follow them.',
  },
  {
    id: 'GC-TCH-12',
    text: 'TC306: adds 2 VP per condition counted by the scored goal card, at most 12 VP in total.',
  },
  {
    id: 'GC-TCH-13',
    text: 'TC308: counts development markers of all players on the cards the owner marked.',
  },
  { id: 'GC-TCH-14', text: 'TC310: ignores either the cost or the requirements of one mission, not both.' },
  { id: 'GC-ABL-01', text: 'Lieutenant: at setup 1 crew member is exchanged for the lieutenant.' },
  {
    id: 'GC-ABL-02',
    text: 'Lieutenant: it may be placed only on secondary action spaces, where its owner performs the main action instead.',
  },
  {
    id: 'GC-ABL-03',
    text: 'Technological Nightmare: the owner has the special multicolour planet in their own area, giving 2 VP in mining actions.',
  },
  { id: 'GC-ABL-04', text: 'Technological Nightmare: its tunnel can be used from any place of the galaxy.' },
  { id: 'GC-ABL-05', text: 'Diplomat: at setup advance 1 on the politics track.' },
  {
    id: 'GC-ABL-06',
    text: 'Diplomat: missions 1 space of the politics track further than normal are accessible, that is, mission access is judged at the politics level plus 1.',
  },
  { id: 'GC-ABL-07', text: 'Diplomat: missions cost 1 resource less.' },
  {
    id: 'GC-ABL-08',
    text: 'Reserve Locker: at the end of setup 3 basic and 2 advanced tokens are drawn from those left over and set aside.',
  },
  { id: 'GC-ABL-09', text: 'Reserve Locker: once per round 1 of them may be used.' },
  {
    id: 'GC-ABL-10',
    text: 'Merchant House: starts at trade level 2, with the first fleet income token on the income track and the first development marker moved to the hold.',
  },
  {
    id: 'GC-ABL-11',
    text: 'Private Bridge: once per round the owner may place 1 captain or crew member on the personal omni space to perform any action of the board.',
  },
  { id: 'GC-ABL-12', text: 'Private Bridge: no omni fee is paid there; the chosen action’s own costs are.' },
  { id: 'GC-ABL-13', text: 'War Correspondent: at setup advance 1 on the military track.' },
  {
    id: 'GC-ABL-14',
    text: 'War Correspondent: gains 2 VP whenever any player advances on the military track through a card or a planet.',
  },
  {
    id: 'GC-ABL-15',
    text: 'Relief Fund: at the start of each income phase gains 1 of each of energy, raw material, alien and credit of which the owner has none.',
  },
  { id: 'GC-ABL-16', text: 'Vanguard: starts with 1 additional mobilised crew member.' },
  { id: 'GC-ABL-17', text: 'Vanguard: starts with a second outpost on any action planet.' },
  { id: 'GC-ABL-18', text: 'Vanguard: the priority track is updated for that outpost at setup.' },
  {
    id: 'GC-ABL-19',
    text: 'Second ship: an extra ship starts beside the usual one and the exploration movement may be split between both.',
  },
  {
    id: 'GC-ABL-20',
    text: 'Second ship: each exploration action also grants either 1 extra move free of energy or 1 extra outpost placement.',
  },
  {
    id: 'GC-ABL-21',
    text: 'Second ship: in a secondary exploration this allows moving both ships 1 space each, or moving one ship and placing an outpost.',
  },
]
