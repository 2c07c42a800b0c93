import type { CataloguedRule } from '@kantyna/kernel'

/** Rounds: income, turns, following, clean-up, the priority track; goals and the end. */
export const roundsRules: readonly CataloguedRule[] = [
  { id: 'GC-RND-01', text: 'A game lasts exactly 5 rounds.' },
  { id: 'GC-RND-02', text: 'Each round has three phases in this order: income, turns, clean-up.' },
  { id: 'GC-INC-01', text: 'Every round, the first one included, begins with the income phase.' },
  { id: 'GC-INC-02', text: 'Players may resolve their income at the same time.' },
  {
    id: 'GC-INC-03',
    text: 'Income source: planets with an income symbol on which the player has an outpost.',
  },
  {
    id: 'GC-INC-04',
    text: 'Income source: for each of the 4 main tracks, the reward shown on the space of their own marker.',
  },
  {
    id: 'GC-INC-05',
    text: 'Income source: tokens on their own income track up to the political level marker.',
  },
  {
    id: 'GC-INC-06',
    text: 'A token bearing the mining symbol goes on the mining track instead and is activated by mining actions, not by income.',
  },
  { id: 'GC-INC-07', text: 'Income source: emptied outpost spaces that show an income symbol.' },
  { id: 'GC-INC-08', text: 'Income source: empty captain and crew spaces of their own panel.' },
  {
    id: 'GC-TRN-01',
    text: 'After income, players take turns in priority-track order from left to right, again and again.',
  },
  { id: 'GC-TRN-02', text: 'In a turn a player does exactly one of: main action, action planet, pass.' },
  {
    id: 'GC-TRN-03',
    text: 'Main action: place 1 captain on any empty main action space of the action panel and perform that main action.',
  },
  {
    id: 'GC-TRN-04',
    text: 'A main action space that holds a captain is closed to further captains for the round.',
  },
  {
    id: 'GC-TRN-05',
    text: 'Action planet: place 1 captain or crew member on an available action planet and perform its action.',
  },
  { id: 'GC-TRN-06', text: 'An action planet may be used only by a player who has an outpost there.' },
  {
    id: 'GC-TRN-07',
    text: 'A player may use the action space of a given action planet at most once per round.',
  },
  {
    id: 'GC-TRN-08',
    text: 'A player with no available worker, or with no action space that can be or is wanted to be used, passes.',
  },
  {
    id: 'GC-TRN-09',
    text: 'A player who passed may take an action in a later turn of the same round if that becomes possible.',
  },
  { id: 'GC-TRN-10', text: 'The turn phase ends when all players have passed.' },
  {
    id: 'GC-FOL-01',
    text: 'After a main action is fully resolved, every other player may, in player order, place 1 worker on the secondary action space linked to it.',
  },
  { id: 'GC-FOL-02', text: 'The following worker may be a captain or a crew member.' },
  { id: 'GC-FOL-03', text: 'A player may follow a given main action with at most 1 worker.' },
  {
    id: 'GC-FOL-04',
    text: 'Each follower resolves the secondary action immediately, before the next player decides.',
  },
  { id: 'GC-FOL-05', text: 'Following is optional.' },
  {
    id: 'GC-FOL-06',
    text: 'Only a main action taken with a captain on a main action space of the panel can be followed; using an action planet, passing, or a main action performed by a follower gives no follow opportunity.',
  },
  {
    id: 'GC-CLN-01',
    text: 'Clean-up step 1: the player with the highest military level gains 1 VP per space by which they lead the second-highest level.',
  },
  {
    id: 'GC-CLN-02',
    text: 'If several players share the highest military level, each of them gains 1 VP per space down to the next lower level held by anyone.',
  },
  {
    id: 'GC-CLN-03',
    text: 'Clean-up step 2: the player with the lowest military level loses 1 VP per space by which the second-lowest level is ahead.',
  },
  {
    id: 'GC-CLN-04',
    text: 'If several players share the lowest military level, each of them loses 1 VP per space up to the next higher level held by anyone.',
  },
  {
    id: 'GC-CLN-05',
    text: 'Clean-up step 3: players return their captains and crew members to the matching spaces of their control panels.',
  },
  { id: 'GC-CLN-06', text: 'Crew members for whom there is no mobilisation space go to the cryo capsules.' },
  { id: 'GC-CLN-07', text: 'Workers in the Galactic Senate are not recalled; they stay on the board.' },
  {
    id: 'GC-CLN-08',
    text: 'Clean-up step 4: if the mining token of the mining action space was taken, a new one is drawn from the stack.',
  },
  { id: 'GC-CLN-09', text: 'Clean-up step 5: the priority track is updated.' },
  { id: 'GC-CLN-10', text: 'Clean-up step 6: the round marker moves 1 space to the right.' },
  { id: 'GC-CLN-11', text: 'If the round marker leaves the last space, the game ends at once.' },
  {
    id: 'GC-CLN-12',
    text: 'Otherwise the (new) first player takes the bonus token of the space the round marker moved to.',
  },
  {
    id: 'GC-PRI-01',
    text: 'Priority is updated one player at a time from the last player to the first (right to left).',
  },
  {
    id: 'GC-PRI-02',
    text: 'The target segment is given by the number of empty outpost spaces on their own control panel.',
  },
  { id: 'GC-PRI-03', text: 'A marker that is already in its target segment does not move.' },
  {
    id: 'GC-PRI-04',
    text: 'A moving marker takes the first free space of its segment if no marker stands there.',
  },
  {
    id: 'GC-PRI-05',
    text: 'If markers already stand in the segment, the moving marker takes the next free space to the right of them.',
  },
  { id: 'GC-PRI-06', text: 'The resulting left-to-right order is the player order of the next round.' },
  { id: 'GC-GOL-01', text: 'Only 1 of the 2 goal cards scores, chosen by the player at the end.' },
  { id: 'GC-GOL-02', text: 'Colour goals count outposts on multicolour planets as that colour.' },
  {
    id: 'GC-GOL-03',
    text: 'The licensed-trader goal counts outposts on planets that have a required trade level.',
  },
  {
    id: 'GC-GOL-04',
    text: 'The well-stocked goal gives its resource points in addition to the normal points for leftover resources.',
  },
  { id: 'GC-END-01', text: 'Final scoring takes place after round 5.' },
  { id: 'GC-END-02', text: 'Each player scores 1 chosen goal card.' },
  { id: 'GC-END-03', text: 'Each player scores 1 VP per remaining credit.' },
  { id: 'GC-END-04', text: 'Each player scores 1 VP per 3 remaining resources of any kind, rounded down.' },
  { id: 'GC-END-05', text: 'There is no extra income phase at the end of the game.' },
  { id: 'GC-END-06', text: 'The player with the most VP wins.' },
  { id: 'GC-END-07', text: 'Tied players share the victory.' },
]
