import type { CataloguedRule } from '@kantyna/kernel'

/** Components, setup, the draft, the control panel. */
export const tableRules: readonly CataloguedRule[] = [
  { id: 'GC-CMP-01', text: 'The game is for 2 to 5 players, each owning one of five colours.' },
  {
    id: 'GC-CMP-02',
    text: 'Each colour has 3 captains in the box; how many are used depends on the player count.',
  },
  { id: 'GC-CMP-03', text: 'The sixth ship is used only by the owner of the Second ship ability.' },
  {
    id: 'GC-CMP-04',
    text: 'The single lieutenant figure is used only by the owner of the Lieutenant ability.',
  },
  {
    id: 'GC-CMP-05',
    text: 'There are exactly three resource types: energy, raw material and alien (20 tokens each).',
  },
  {
    id: 'GC-CMP-06',
    text: 'There are 20 planet tiles: 8 action, 7 mining, 4 wild and 1 special (Technological Nightmare).',
  },
  { id: 'GC-CMP-07', text: 'There are 6 active pirate tokens and 12 blank pirate tokens.' },
  { id: 'GC-CMP-08', text: 'There are 50 bonus tokens: 13 mining, 20 basic (blue) and 17 advanced (red).' },
  {
    id: 'GC-CMP-09',
    text: 'A captain can be used for main actions, for secondary actions and on action planets.',
  },
  {
    id: 'GC-CMP-10',
    text: 'A crew member can be used for secondary actions, on action planets and in the Senate, but never for a main action.',
  },
  { id: 'GC-CMP-11', text: 'The third-captain tiles are used only in a 2-player game.' },
  {
    id: 'GC-SET-01',
    text: 'With 3 or 4 players the action panel shows the side printed for that player count.',
  },
  {
    id: 'GC-SET-02',
    text: 'With 2 or 5 players the galaxy map board is laid over the centre of the action panel, on the side for that player count.',
  },
  { id: 'GC-SET-03', text: 'Basic and advanced bonus tokens are shuffled as two separate pools.' },
  {
    id: 'GC-SET-04',
    text: 'Bonus tokens are placed at random and face up on every square space of the matching colour on the technology, military, production, politics and round tracks.',
  },
  {
    id: 'GC-SET-05',
    text: 'A square showing a number receives a stack of that many tokens; a square without a number receives one.',
  },
  { id: 'GC-SET-06', text: 'Bonus tokens left after all placements are not in play.' },
  {
    id: 'GC-SET-07',
    text: 'Base action planets are the action planets with no required trade level (4 tiles carry the base label).',
  },
  {
    id: 'GC-SET-08',
    text: 'Random base action planets fill the central map spaces that carry the base symbol, placed face down and then all revealed.',
  },
  {
    id: 'GC-SET-09',
    text: 'Each base action planet on the map receives 1 random face-up basic bonus token.',
  },
  {
    id: 'GC-SET-10',
    text: 'All other planet tiles are shuffled and placed at random, face down, on the remaining map spaces, then all revealed.',
  },
  {
    id: 'GC-SET-11',
    text: 'Each non-base action planet on the map receives 1 random face-up advanced bonus token.',
  },
  { id: 'GC-SET-12', text: 'Planet tiles not placed on the map are not in play.' },
  {
    id: 'GC-SET-13',
    text: 'The Technological Nightmare tile is never placed on the map; it belongs to its ability tile.',
  },
  {
    id: 'GC-SET-14',
    text: 'The number of active pirate tokens drawn (unseen) is the number of players plus 1.',
  },
  {
    id: 'GC-SET-15',
    text: 'The drawn pirates are mixed with as many blanks as are needed for the total to equal the number of planet tiles on the map minus the base action planets.',
  },
  {
    id: 'GC-SET-16',
    text: 'Each planet tile on the map that is not a base action planet gets exactly 1 of those pirate tokens at random.',
  },
  {
    id: 'GC-SET-17',
    text: 'All pirate tokens are then revealed; blanks are removed and active pirates stay on their planets.',
  },
  {
    id: 'GC-SET-18',
    text: 'Each player is dealt 1 random token from the marked set of starting mining tokens.',
  },
  {
    id: 'GC-SET-19',
    text: 'All other mining tokens are shuffled together, including undealt starting ones.',
  },
  {
    id: 'GC-SET-20',
    text: 'One mining token is placed face up on the mining action space; the rest form a face-down stack beside it.',
  },
  {
    id: 'GC-SET-21',
    text: 'Technology cards are split by level and shuffled; 3 cards of each level are laid face up beside the technology track.',
  },
  {
    id: 'GC-SET-22',
    text: 'Only those 9 technology cards can be marked in this game; the other 21 are not in play.',
  },
  {
    id: 'GC-SET-23',
    text: 'Mission cards are split by level and shuffled; 3 cards of each level are laid face up beside the politics track.',
  },
  {
    id: 'GC-SET-24',
    text: 'Face-up missions of a level are ordered by card number, lowest at the bottom and highest at the top.',
  },
  { id: 'GC-SET-25', text: 'Each mission level keeps its own face-down draw deck.' },
  {
    id: 'GC-SET-26',
    text: 'Decree cards are split by their mark (three marks); one random card of each mark is laid face up on the decree spaces.',
  },
  { id: 'GC-SET-27', text: 'All other decree cards leave the game.' },
  { id: 'GC-SET-28', text: 'The round marker starts on space 1 of the round track.' },
  {
    id: 'GC-SET-29',
    text: 'Each player’s 4 level markers start on the starting spaces of the technology, military, production and politics tracks.',
  },
  { id: 'GC-SET-30', text: 'Each scoring marker starts on 0.' },
  { id: 'GC-SET-31', text: 'All resources and credits form a common supply.' },
  {
    id: 'GC-SET-32',
    text: 'The first player is the one who most recently travelled the galaxy; if tied (the usual case) a random player starts.',
  },
  {
    id: 'GC-SET-33',
    text: 'Priority markers are placed left to right, first player first, then clockwise around the table.',
  },
  {
    id: 'GC-SPP-01',
    text: 'A player places all 7 outposts on the outpost spaces of their own control panel.',
  },
  { id: 'GC-SPP-02', text: 'A player starts with 1 credit.' },
  { id: 'GC-SPP-03', text: 'The dealt starting mining token goes on their own mining track.' },
  { id: 'GC-SPP-04', text: 'The reward of that starting mining token is gained at once.' },
  {
    id: 'GC-SPP-05',
    text: 'The 3 fleet income tokens are placed at random on spaces 2, 4 and 6 of their own trade track.',
  },
  {
    id: 'GC-SPP-06',
    text: 'The political level marker starts at the top position of the personal politics track.',
  },
  { id: 'GC-SPP-07', text: '2 development markers start in their own hold.' },
  {
    id: 'GC-SPP-08',
    text: 'The other 3 development markers start on spaces 1, 3 and 5 of their own trade track.',
  },
  { id: 'GC-SPP-09', text: 'In a 2-player game a third-captain tile is added to each control panel.' },
  {
    id: 'GC-SPP-10',
    text: 'A player starts with 2 captains on mobilisation spaces; in a 2-player game with 3.',
  },
  { id: 'GC-SPP-11', text: 'A player starts with 1 crew member on a mobilisation space.' },
  { id: 'GC-SPP-12', text: 'The other 5 crew members start in the cryo capsules.' },
  { id: 'GC-SPP-13', text: 'Each player is dealt 2 random goal cards and keeps them secret.' },
  {
    id: 'GC-DRF-01',
    text: 'One set of 2 random wealth cards and one random ability tile per player are laid out for all to see.',
  },
  {
    id: 'GC-DRF-02',
    text: 'The first pass starts with the last player in order and runs backwards (counter-clockwise).',
  },
  { id: 'GC-DRF-03', text: 'In the first pass a player takes either one wealth set or one ability tile.' },
  { id: 'GC-DRF-04', text: 'The second pass starts with the first player and runs in player order.' },
  { id: 'GC-DRF-05', text: 'In the second pass a player takes one item of the kind still missing.' },
  {
    id: 'GC-DRF-06',
    text: 'After the draft every player immediately gains everything shown on their own wealth cards.',
  },
  { id: 'GC-DRF-07', text: 'Wealth cards leave the game once resolved.' },
  {
    id: 'GC-DRF-08',
    text: 'Every track advance granted by a wealth card is free of cost, whatever is printed.',
  },
  {
    id: 'GC-DRF-09',
    text: 'Then each player moves the first outpost from the control panel to the central planet.',
  },
  { id: 'GC-DRF-10', text: 'Each player’s ship starts at the central planet.' },
  { id: 'GC-DRF-11', text: 'An ability tile gives its owner a unique ability for the whole game.' },
  { id: 'GC-PNL-01', text: 'A gained mining token goes on the topmost empty space of the mining track.' },
  { id: 'GC-PNL-02', text: 'When the mining track is full, no further mining tokens are received.' },
  {
    id: 'GC-PNL-03',
    text: 'A mining action yields the rewards of all tokens on the mining track up to the limit set by their own politics level.',
  },
  {
    id: 'GC-PNL-04',
    text: 'Each advance on the main politics track moves the political level marker on the control panel by the same number of spaces.',
  },
  {
    id: 'GC-PNL-05',
    text: 'The political level limits which mining-track and income-track tokens give rewards.',
  },
  {
    id: 'GC-PNL-06',
    text: 'Some spaces of the income track take pirate tokens only, the others take fleet income tokens only.',
  },
  {
    id: 'GC-PNL-07',
    text: 'Tokens on the income track give rewards even if other spaces of the track are empty.',
  },
  { id: 'GC-PNL-08', text: 'The trade level is the highest number visible (uncovered) on the trade track.' },
  { id: 'GC-PNL-09', text: 'Placing the 2nd or 3rd outpost costs 1 raw material each.' },
  { id: 'GC-PNL-10', text: 'Placing the 4th, 5th, 6th or 7th outpost costs 2 raw material each.' },
  {
    id: 'GC-PNL-11',
    text: 'When an outpost leaves its panel space, the reward shown on that space is gained at once.',
  },
  {
    id: 'GC-PNL-12',
    text: 'Uncovered outpost-space rewards with an income symbol are gained again in every income phase.',
  },
  { id: 'GC-PNL-13', text: 'The space of the 5th outpost shows 1 VP with an income symbol.' },
  {
    id: 'GC-PNL-14',
    text: 'In every income phase a player gains the rewards visible on empty captain and crew spaces of the panel.',
  },
  { id: 'GC-PNL-15', text: 'The hold stores development markers, credits and resources.' },
  {
    id: 'GC-PNL-16',
    text: 'As a free action in their own turn a player may spend 1 credit to gain 1 energy or 1 raw material.',
  },
  { id: 'GC-PNL-17', text: 'Credits cannot be exchanged for aliens.' },
  { id: 'GC-PNL-18', text: 'The mission log holds at most 2 mission cards that are not yet completed.' },
  { id: 'GC-PNL-19', text: 'Crew members in cryo capsules cannot be used until they are mobilised.' },
]
