import type { CataloguedRule } from '@kantyna/kernel'

/** Original completions: our decisions where the rulebook leaves something open. */
export const completionsRules: readonly CataloguedRule[] = [
  {
    id: 'GC-ORG-01',
    text: 'A 3-player game uses 2 captains per player; only a 2-player game uses 3 (the setup text is taken as the operative rule).',
  },
  { id: 'GC-ORG-02', text: 'All 4 main-track markers and the trade level start at 0.' },
  {
    id: 'GC-ORG-03',
    text: 'The tracks end at technology 10, military 8, production 7, politics 10; trade ends at 6.',
  },
  {
    id: 'GC-ORG-04',
    text: 'An advance on a track whose marker is on its last space, or on a fully unlocked trade track, has no effect, and no cost may be paid for it.',
  },
  {
    id: 'GC-ORG-05',
    text: 'An advance of more than 1 space is resolved one space at a time, so every stack passed is reached.',
  },
  {
    id: 'GC-ORG-06',
    text: 'Each player takes at most one token (or printed reward) per stack, because each space is reached once.',
  },
  {
    id: 'GC-ORG-07',
    text: 'The required technology level applies to every military advance, free ones included; an advance whose requirement is not met is lost.',
  },
  {
    id: 'GC-ORG-08',
    text: 'A temporary military level never changes the technology level required, which depends on the marker.',
  },
  {
    id: 'GC-ORG-09',
    text: 'Level 1 cards are accessible from technology level 2, level 2 cards from 5, level 3 cards from 8.',
  },
  { id: 'GC-ORG-10', text: 'A player may mark a given technology card only once.' },
  {
    id: 'GC-ORG-11',
    text: 'A mark effect with no marker in the hold or no accessible unmarked card has no effect.',
  },
  {
    id: 'GC-ORG-12',
    text: 'The 3 level 1 positions are accessible from politics level 1, 2 and 3 (lowest number first), the 3 level 2 positions from 5, 6 and 7.',
  },
  {
    id: 'GC-ORG-13',
    text: 'Card numbers are 1–14 (level 1) and 15–26 (level 2) as in the mission table, ordered by difficulty.',
  },
  {
    id: 'GC-ORG-14',
    text: 'Completing a mission is a free action in their own turn; any number may be completed per turn.',
  },
  {
    id: 'GC-ORG-15',
    text: 'A completed mission leaves the log and is kept face up; it counts for decrees, goals and cards.',
  },
  {
    id: 'GC-ORG-16',
    text: 'A player whose log is full cannot take a mission, and missions cannot be discarded.',
  },
  {
    id: 'GC-ORG-17',
    text: 'When the deck of a level is empty the row is not refilled; the remaining cards keep the lowest positions.',
  },
  {
    id: 'GC-ORG-18',
    text: 'A commercial-or-war mission counts, for each effect that counts missions, as one of the two types chosen by its owner for that effect.',
  },
  {
    id: 'GC-ORG-19',
    text: 'Completing a commercial or war mission (dual ones once) counts as gaining 1 trade or military symbol for TC104.',
  },
  { id: 'GC-ORG-20', text: 'Mission rewards that place an outpost use the normal cost and requirements.' },
  {
    id: 'GC-ORG-21',
    text: 'Crew fill spaces C1 to C5 in order; C3 to C5 empty give exactly the example’s any resource and 2 VP.',
  },
  { id: 'GC-ORG-22', text: 'Outposts leave the panel in order from space 1 to space 7.' },
  { id: 'GC-ORG-23', text: 'Captain spaces give no income.' },
  { id: 'GC-ORG-24', text: 'A mobilised crew member is available in the same round.' },
  {
    id: 'GC-ORG-25',
    text: 'Mobilising needs a crew member in a cryo capsule and an empty crew space at that moment; otherwise it has no effect.',
  },
  { id: 'GC-ORG-26', text: 'A crew member in the Senate occupies no crew space.' },
  {
    id: 'GC-ORG-27',
    text: 'The personal politics track has 11 positions (levels 0 to 10), the marker starting at 0.',
  },
  {
    id: 'GC-ORG-28',
    text: 'Pirate and fleet income tokens take the topmost free space of their kind. A pirate token for which no matching space is free is kept beside the panel: it counts as collected but pays nothing.',
  },
  { id: 'GC-ORG-29', text: 'All colours have the same 3 tokens.' },
  {
    id: 'GC-ORG-30',
    text: 'An outpost may be placed on a pirate planet only with a military level of at least the pirates’ strength.',
  },
  {
    id: 'GC-ORG-31',
    text: 'Placing that outpost defeats the pirates: gain VP equal to their strength and take the token.',
  },
  { id: 'GC-ORG-32', text: 'Once a token is taken the planet has no pirates for anybody.' },
  { id: 'GC-ORG-33', text: 'Pirates never hinder ship movement or tunnels.' },
  {
    id: 'GC-ORG-34',
    text: 'The token’s printed reward is not gained when it is taken, only in later income phases or mining actions.',
  },
  {
    id: 'GC-ORG-35',
    text: 'An effect that advances technology, production or politics costs nothing; an effect that advances military or trade costs the normal amount (that of the secondary action) minus any shown discount, unless it is free or states its own price.',
  },
  {
    id: 'GC-ORG-36',
    text: 'Temporary levels count for requirements only (missions, decrees, slots, pirates); they unlock no trade space, stack, income or card score.',
  },
  {
    id: 'GC-ORG-37',
    text: 'Temporary levels move no marker: military leader and last are counted in track spaces, so they do not count there, and they end when clean-up begins.',
  },
  {
    id: 'GC-ORG-38',
    text: 'The double-income token may be used only at the start of an income phase, as an exception to the own-turn rule.',
  },
  {
    id: 'GC-ORG-39',
    text: 'An action gained from a token, a card or a planet uses no further worker and cannot be followed.',
  },
  { id: 'GC-ORG-40', text: 'Wealth cards are resolved in player order, a player’s own cards in any order.' },
  {
    id: 'GC-ORG-41',
    text: 'The central planet (hub, space H) is printed on the map; it has one slot per player, no pirates, no bonus token and no action.',
  },
  {
    id: 'GC-ORG-42',
    text: 'The hub is colourless and of no kind: it counts only as an outpost on the map, and yields 1 resource of any type in production.',
  },
  {
    id: 'GC-ORG-43',
    text: 'A move goes along one connection to an adjacent space and costs the energy shown for it.',
  },
  {
    id: 'GC-ORG-44',
    text: 'From a tunnel space the ship may move to any other tunnel space; this uses 1 space of movement and costs 1 alien instead of energy.',
  },
  {
    id: 'GC-ORG-45',
    text: 'Free moves waive energy only; a tunnel used during a free move still costs 1 alien.',
  },
  { id: 'GC-ORG-46', text: 'Any number of ships may orbit the same planet.' },
  {
    id: 'GC-ORG-47',
    text: 'Yellow planets yield energy, green planets alien, purple planets raw material (a public description of the published game says yellow, green and red); grey planets yield no resource.',
  },
  {
    id: 'GC-ORG-48',
    text: 'A two-colour planet has both colours for every count and yields 1 resource of one of its producing colours.',
  },
  {
    id: 'GC-ORG-49',
    text: 'A multicolour planet has all four colours for every count, the grey movement bonus included.',
  },
  { id: 'GC-ORG-50', text: 'Each base action planet has 3 slots without requirement.' },
  {
    id: 'GC-ORG-51',
    text: 'The first player to place an outpost on an action planet takes its bonus token.',
  },
  {
    id: 'GC-ORG-52',
    text: 'The immediate reward of a mining planet is its printed mining effect, gained once when the outpost is placed.',
  },
  {
    id: 'GC-ORG-53',
    text: 'The crew member discarded for a wild planet must be unplaced on a crew space and leaves the game.',
  },
  {
    id: 'GC-ORG-54',
    text: 'The price of the grey and purple wild planets replaces the normal trade or military cost; the technology requirement of the military track still applies.',
  },
  {
    id: 'GC-ORG-55',
    text: 'Each player with an outpost on an action planet has a worker space of their own there; players do not block each other.',
  },
  {
    id: 'GC-ORG-56',
    text: 'The purple activation (PL17) is not a mining action: it triggers no TC106 and does not activate the Technological Nightmare.',
  },
  {
    id: 'GC-ORG-57',
    text: 'For different-colour requirements each planet is counted with one of its colours.',
  },
  {
    id: 'GC-ORG-58',
    text: 'Sending a crew member is a free action in their own turn, at most once per turn.',
  },
  { id: 'GC-ORG-59', text: 'The crew member must be unplaced on a crew space.' },
  { id: 'GC-ORG-60', text: 'A player may take only one chair per office.' },
  {
    id: 'GC-ORG-61',
    text: 'Each office has as many chairs as there are players; chairs are filled in order.',
  },
  {
    id: 'GC-ORG-62',
    text: 'The first chair of an office is the golden chair: its taker gains 2 VP at once.',
  },
  {
    id: 'GC-ORG-63',
    text: 'Whenever another player takes a chair in that office, the player on its golden chair gains 1 credit from the supply.',
  },
  { id: 'GC-ORG-64', text: 'The requirement is checked only when the chair is taken.' },
  {
    id: 'GC-ORG-65',
    text: 'The priority track has 7 segments (1 to 7 placed outposts) of 5 spaces each; all markers start in segment 1.',
  },
  {
    id: 'GC-ORG-66',
    text: 'Spaces left behind by other markers are not refilled: a marker entering a segment goes right of the rightmost marker there.',
  },
  {
    id: 'GC-ORG-67',
    text: 'While resolving a secondary action as a follower, a player is treated as being in their own turn: free actions and bonus tokens are allowed.',
  },
  {
    id: 'GC-ORG-68',
    text: 'Following runs in priority order starting with the player after the active player and wrapping around.',
  },
  {
    id: 'GC-ORG-69',
    text: 'The turn phase ends when all players pass one after another without any action in between.',
  },
  { id: 'GC-ORG-70', text: 'A passed player may still follow main actions.' },
  { id: 'GC-ORG-71', text: 'A player may take an action only if at least one part of it has an effect.' },
  {
    id: 'GC-ORG-72',
    text: 'Each action area has exactly 1 main space (a public description confirms one use of each action per round) and as many secondary spaces as needed.',
  },
  {
    id: 'GC-ORG-73',
    text: 'Each player orders their own income sources freely; income effects that take shared items are resolved in priority order.',
  },
  { id: 'GC-ORG-74', text: 'Resources and credits are unlimited; the hold has no limit.' },
  { id: 'GC-ORG-75', text: 'VP never fall below 0.' },
  { id: 'GC-ORG-76', text: 'Where a goal offers two categories joined by OR, only the better one scores.' },
  {
    id: 'GC-ORG-77',
    text: 'On the well-stocked goal the maximum of 12 VP applies to the resource part only.',
  },
  {
    id: 'GC-ORG-78',
    text: 'The licensed-trader goal counts an outpost when its planet has at least one slot with a trade requirement, whatever slot was used.',
  },
  { id: 'GC-ORG-79', text: 'If both goal cards score the same, either may be chosen.' },
  {
    id: 'GC-ORG-80',
    text: 'Setup effects of ability tiles are resolved in player order after first outposts are placed, their advances at no cost; the Reserve Locker draw comes last.',
  },
  {
    id: 'GC-ORG-81',
    text: 'The lieutenant replaces the mobilised crew member, who leaves the game; it counts as crew for crew spaces only, and cannot be sent to the Senate or to action planets, nor discarded for a wild planet.',
  },
  {
    id: 'GC-ORG-82',
    text: 'The Technological Nightmare holds no outpost: it may be used as one production source and in mining actions, but is not an outpost on the map and counts for no planet requirement, decree or goal.',
  },
  {
    id: 'GC-ORG-83',
    text: 'The Diplomat’s discount removes 1 resource (not credits) of the owner’s choice from a mission’s cost.',
  },
  {
    id: 'GC-ORG-84',
    text: 'Each reserve token can be used once in the game and is not a collected bonus token for TC109.',
  },
  { id: 'GC-ORG-85', text: 'The Merchant House does not gain the fleet token’s reward at setup.' },
  {
    id: 'GC-ORG-86',
    text: 'On the personal omni space a captain performs any main action and a crew member any secondary action; it is used as the owner’s turn and cannot be followed.',
  },
  {
    id: 'GC-ORG-87',
    text: 'The War Correspondent gains nothing for advances during setup; bonus tokens are neither cards nor planets.',
  },
  {
    id: 'GC-ORG-88',
    text: 'The Vanguard’s second outpost is free, must meet the slot requirement, may not be on a pirate planet, takes the planet’s bonus token and gains the reward of the 2nd outpost space.',
  },
  {
    id: 'GC-ORG-89',
    text: 'With two ships, each ship’s outpost is placed before or after that ship’s whole movement, the extra placement at the normal cost and requirements; effects that refer to the ship let the owner choose one.',
  },
  {
    id: 'GC-ORG-90',
    text: 'Once-per-round markers, the personal omni space and action-planet uses are reset in clean-up.',
  },
  {
    id: 'GC-ORG-91',
    text: 'TC103 gives 1 VP per action or effect that moves a ship at least 1 space (not per space), and 1 extra free space per exploration action.',
  },
  { id: 'GC-ORG-92', text: 'TC102 together with the main trade discount leaves a cost of 1 raw material.' },
  { id: 'GC-ORG-93', text: 'TC205 does not change what other players gain or lose.' },
  { id: 'GC-ORG-94', text: 'TC208 still needs a worker placed as in a normal action-planet turn.' },
  {
    id: 'GC-ORG-95',
    text: 'TC209 affects card and mission access, requirements, token limits and end scoring, but not stacks reached or track income.',
  },
  { id: 'GC-ORG-96', text: 'TC210 does not allow repeating a main action the same player used this round.' },
  {
    id: 'GC-ORG-97',
    text: 'TC305 advances at no cost; the technology requirement of the military track still applies.',
  },
  {
    id: 'GC-ORG-98',
    text: 'TC309 ignores ship position, trade requirement and raw material cost; pirates must still be beaten.',
  },
  {
    id: 'GC-ORG-99',
    text: 'TC302 applies to one secondary action per round, including one gained through the omni-action; it is not a secondary action for TC108.',
  },
  {
    id: 'GC-ORG-100',
    text: 'A mission taken outside a politics action is replaced as soon as the effect that took it is resolved.',
  },
  { id: 'GC-ORG-101', text: 'Fleet income tokens lie face up on the trade track, visible to all.' },
  {
    id: 'GC-ORG-102',
    text: 'A main mining action of a player whose mining track is full leaves the mining token on the action space, where a later main mining action of the round may take it; rewards are gained as usual.',
  },
  {
    id: 'GC-ORG-103',
    text: 'Doubled income resolves each of the player’s income sources twice in that phase; a source with a price may be paid for each time, and the Relief Fund is not an income source. TC109 cannot reuse this token, as it cannot be used in a turn.',
  },
  {
    id: 'GC-ORG-104',
    text: 'An outpost placed through TC207 on a planet with no free slot needs the lowest requirement printed on that planet; cost and pirates apply as usual.',
  },
  {
    id: 'GC-ORG-105',
    text: 'With the Technological Nightmare the ship may enter the tunnel network from any space: it moves to any tunnel space of the map for 1 space of movement and the tunnel cost. The ship never stops at the tile itself, and the tile gives no grey movement.',
  },
  {
    id: 'GC-ORG-106',
    text: 'A trade space unlocked by a wealth card comes on top of the Merchant House’s level 2 (with WC09: level 3).',
  },
  { id: 'GC-ORG-107', text: 'TC202 and TC203 apply once for each space actually advanced.' },
  {
    id: 'GC-ORG-108',
    text: 'For TC306 each unit that scored on the goal card (an outpost, resource, level, token, mission or marked card) is one condition; of an OR goal only the scored category counts.',
  },
  {
    id: 'GC-ORG-109',
    text: 'Free actions (exchange, bonus tokens, missions, Senate) come before, during or after their own action but before anyone follows it; they may precede a pass and are not actions for GC-ORG-69.',
  },
  { id: 'GC-ORG-110', text: 'Each follow counts as a turn of its own for once-per-turn limits.' },
]
