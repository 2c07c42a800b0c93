import type { CataloguedRule } from '@kantyna/kernel'

/** A turn: planning, actions, movement, patrols, the market. */
export const turnRules: readonly CataloguedRule[] = [
  { id: 'OR-TURN-01', text: 'Players take turns in clockwise order until one of them wins.' },
  { id: 'OR-TURN-02', text: 'A turn has 3 phases in this order: planning, action, encounter.' },
  { id: 'OR-TURN-03', text: 'After the third phase the turn ends and the player to the left takes a turn.' },
  {
    id: 'OR-TURN-04',
    text: 'When an effect ends a player’s turn, that player can use no further abilities in it.',
  },
  {
    id: 'OR-TURN-05',
    text: 'When an effect ends a player’s turn, that player can perform no further actions in it.',
  },
  { id: 'OR-TURN-06', text: 'When an effect ends a player’s turn, the remaining phases are skipped.' },
  {
    id: 'OR-TURN-07',
    text: 'The active player is the player currently taking a turn (any of its 3 phases).',
  },

  {
    id: 'OR-PLAN-01',
    text: 'In the planning phase the active player chooses one option: move, gain credits, or recover damage.',
  },
  { id: 'OR-PLAN-02', text: 'Move option: move a number of spaces up to the ship’s hyperdrive value.' },
  { id: 'OR-PLAN-03', text: 'Gain-credits option: take 2,000 credits from the supply.' },
  {
    id: 'OR-PLAN-04',
    text: 'Recover option: discard all damage tokens from both the character card and the ship sheet.',
  },
  { id: 'OR-PLAN-05', text: 'A defeated active player must choose the recover option.' },
  {
    id: 'OR-PLAN-06',
    text: 'A defeated active player can neither move nor gain credits in the planning phase.',
  },
  {
    id: 'OR-PLAN-07',
    text: 'Instead of moving, gaining credits or recovering, the player may resolve one ability marked “Planning”.',
  },

  { id: 'OR-ACT-01', text: 'The active player may perform any number of actions in the action phase.' },
  { id: 'OR-ACT-02', text: 'Actions may be performed in any order.' },
  { id: 'OR-ACT-03', text: 'Each action may be performed only once per action phase.' },
  {
    id: 'OR-ACT-04',
    text: 'The available actions are deliver, market, trade, and using an “Action” ability.',
  },
  { id: 'OR-ACT-05', text: 'As an action the player may use any ability marked “Action”.' },
  {
    id: 'OR-ACT-06',
    text: 'Each “Action” ability may be used only once per action phase; different “Action” abilities may each be used.',
  },
  {
    id: 'OR-ACT-07',
    text: 'An “Action” ability cannot be used while another ability or action is being resolved, only before or after it.',
  },

  {
    id: 'OR-DELIV-01',
    text: 'The deliver action hands over cargo and captured contacts on the planet where the active player is.',
  },
  { id: 'OR-DELIV-02', text: 'A cargo can be delivered only on the planet named as its Destination.' },
  {
    id: 'OR-DELIV-03',
    text: 'Delivering a cargo gives the card’s Reward, then the cargo card is discarded.',
  },
  { id: 'OR-DELIV-04', text: 'To deliver a cargo with the ILLEGAL trait, the player must first roll 1 die.' },
  {
    id: 'OR-DELIV-05',
    text: 'Illegal cargo, die shows a hit: the cargo is delivered and the reward gained.',
  },
  {
    id: 'OR-DELIV-06',
    text: 'Illegal cargo, die shows anything else, including a critical hit: the cargo is not delivered and databank card #1 is resolved instead.',
  },
  { id: 'OR-DELIV-07', text: 'A captured contact can be delivered only on the planet named on its bounty.' },
  { id: 'OR-DELIV-08', text: 'Delivering a captured contact gives the bounty’s Capture Reward.' },
  {
    id: 'OR-DELIV-09',
    text: 'After a Capture Reward the bounty card and the contact token are both removed from the game.',
  },
  { id: 'OR-DELIV-10', text: 'One deliver action may deliver several cargos and contacts on that planet.' },
  { id: 'OR-DELIV-11', text: 'The player chooses the order of the deliveries within one deliver action.' },
  {
    id: 'OR-DELIV-12',
    text: 'If resolving one delivery ends the player’s turn, nothing more can be delivered that turn.',
  },
  {
    id: 'OR-DELIV-13',
    text: 'A cargo gained or contact captured in the encounter phase cannot be delivered at once, even on its destination; the earliest time is the action phase of a later own turn.',
  },

  { id: 'OR-MKT-01', text: 'The market action is possible only while the active player is on a planet.' },
  { id: 'OR-MKT-02', text: 'Market step 1: the player may discard the top card of 1 chosen market deck.' },
  {
    id: 'OR-MKT-03',
    text: 'Market step 1: the discarded faceup card goes facedown to the bottom of its deck and the new top card is revealed.',
  },
  { id: 'OR-MKT-04', text: 'Market step 2: the player may buy the top card of any 1 market deck.' },
  { id: 'OR-MKT-05', text: 'After a market card is bought, the new top card of that deck is revealed.' },
  {
    id: 'OR-MKT-06',
    text: 'If the card revealed after a purchase shows a patrol-movement symbol, the player must move the indicated patrol.',
  },
  { id: 'OR-MKT-07', text: 'Buying a card costs credits equal to the card’s cost.' },
  { id: 'OR-MKT-08', text: 'A bought resource goes into an empty slot on the player board or ship sheet.' },
  { id: 'OR-MKT-09', text: 'The slot of a bought resource must match the resource’s type.' },
  {
    id: 'OR-MKT-10',
    text: 'If there is no empty slot for the wanted resource, the player may discard one of their cards to free a slot.',
  },

  {
    id: 'OR-TIN-01',
    text: 'When buying a market card the player may discard chosen resources for a trade-in discount.',
  },
  { id: 'OR-TIN-02', text: 'Resources traded in come from the player’s own player board or ship sheet.' },
  { id: 'OR-TIN-03', text: 'The trade-in discount equals the sum of the costs of the discarded cards.' },
  {
    id: 'OR-TIN-04',
    text: 'A resource without a cost (e.g. one from an encounter card) cannot be traded in.',
  },
  { id: 'OR-TIN-05', text: 'Bounties cannot be traded in.' },
  { id: 'OR-TIN-06', text: 'Crew cannot be traded in.' },
  { id: 'OR-TIN-07', text: 'Jobs cannot be traded in.' },
  {
    id: 'OR-TIN-08',
    text: 'Trade-in is available every time a market card is bought, through the market action or any other effect.',
  },
  {
    id: 'OR-TIN-09',
    text: 'Trade-in cannot be used to pay for other effects, including gaining resources from encounter cards.',
  },
  { id: 'OR-TIN-10', text: 'No change is given when the traded-in value exceeds the price.' },
  {
    id: 'OR-TIN-11',
    text: 'An ability may allow trade-in when paying for a particular effect; all trade-in rules then apply although nothing is bought from a market deck.',
  },
  {
    id: 'OR-TIN-12',
    text: 'When buying a new ship, the old ship must be discarded to the ship pool and gives a trade-in discount equal to its cost.',
  },
  {
    id: 'OR-TIN-13',
    text: 'A ship can be traded in only towards a new ship, never towards other resources.',
  },
  {
    id: 'OR-TIN-14',
    text: 'When resolving the market card “Used Ship for Sale”, the player may use trade-in and must discard the current ship.',
  },

  {
    id: 'OR-TRADE-01',
    text: 'The trade action is made with one other player who is in the active player’s space.',
  },
  {
    id: 'OR-TRADE-02',
    text: 'If several players share the space, the active player may pick any of them to trade with.',
  },
  { id: 'OR-TRADE-03', text: 'The two traders may freely hand each other credits and cards.' },
  {
    id: 'OR-TRADE-04',
    text: 'Trades, and credit exchanges with the active player (OR-TRADE-10), need not be equal; one side may receive less, more or nothing.',
  },
  { id: 'OR-TRADE-05', text: 'Any part of a deal that cannot be completed at once is not binding later.' },
  { id: 'OR-TRADE-06', text: 'Credits, jobs, bounties, cargo, crew, mods and gear can be traded.' },
  { id: 'OR-TRADE-07', text: 'A traded bounty takes the contact token lying on it along.' },
  { id: 'OR-TRADE-08', text: 'Secrets cannot be traded.' },
  { id: 'OR-TRADE-09', text: 'Ship sheets cannot be traded.' },
  {
    id: 'OR-TRADE-10',
    text: 'At any time in a turn any player may exchange credits with the active player.',
  },
  { id: 'OR-TRADE-11', text: 'Exchanging credits with the active player is not an action.' },
  { id: 'OR-TRADE-12', text: 'Exchanging credits with the active player does not require sharing a space.' },
  {
    id: 'OR-TRADE-13',
    text: 'Credits may be exchanged while an ability, encounter or combat is being resolved.',
  },

  { id: 'OR-MOVE-01', text: 'A player moves the ship during the planning phase of the own turn.' },
  { id: 'OR-MOVE-02', text: 'A move covers at most as many spaces as the ship’s hyperdrive value.' },
  { id: 'OR-MOVE-03', text: 'A player may move 0 spaces.' },
  { id: 'OR-MOVE-04', text: 'Moving 1 space means going to an adjacent space.' },
  {
    id: 'OR-MOVE-05',
    text: 'Entering a space with a patrol ends the move at once unless the player has positive reputation with that patrol’s faction.',
  },
  { id: 'OR-MOVE-06', text: 'A player may move freely through spaces with other players.' },
  {
    id: 'OR-MOVE-07',
    text: 'A player may move freely through spaces with patrols of factions where the player has positive reputation.',
  },
  {
    id: 'OR-MOVE-08',
    text: 'Entering the Maelstrom in the planning phase ends the move at once and the player goes on to the action phase.',
  },
  {
    id: 'OR-MOVE-09',
    text: 'A player who starts the move in the Maelstrom or in a patrol’s space may leave it by a normal move.',
  },
  {
    id: 'OR-MOVE-10',
    text: 'An effect that moves a player or patrol “directly” to a space relocates it there from its current space.',
  },
  { id: 'OR-MOVE-11', text: 'A “direct” move does not pass through any space in between.' },

  {
    id: 'OR-MAEL-01',
    text: 'With movement granted by an ability (extra movement, or movement outside the planning phase) a player cannot move through the Maelstrom.',
  },
  { id: 'OR-MAEL-02', text: 'If such a move starts in the Maelstrom, the player may move on out of it.' },
  { id: 'OR-MAEL-03', text: 'A space encounter in the Maelstrom draws from the Kessel/Maelstrom deck.' },
  {
    id: 'OR-MAEL-04',
    text: 'The Kessel/Maelstrom cards always give the player in the Maelstrom a chance of an extra turn.',
  },
  { id: 'OR-MAEL-05', text: 'An extra turn is a full turn (planning, action, encounter).' },
  { id: 'OR-MAEL-06', text: 'An extra turn is taken after the current turn has been resolved.' },
  {
    id: 'OR-MAEL-07',
    text: 'An extra turn cannot be gained during an extra turn; any such gain is ignored.',
  },
  { id: 'OR-MAEL-08', text: 'Patrols move through the Maelstrom without any hindrance.' },
  { id: 'OR-MAEL-09', text: 'For abilities the Maelstrom is not a navpoint.' },

  { id: 'OR-PAT-01', text: 'For abilities, patrols are not ships.' },
  { id: 'OR-PAT-02', text: 'A patrol has a level from 1 to 4, shown by white dots on its back.' },
  { id: 'OR-PAT-03', text: 'The reward on a patrol token is gained by beating that patrol in combat.' },
  { id: 'OR-PAT-04', text: 'Level-1 patrols give credits as reward.' },
  { id: 'OR-PAT-05', text: 'Level-2 and level-3 patrols give fame as reward.' },
  { id: 'OR-PAT-06', text: 'Level-4 patrols give no reward.' },
  { id: 'OR-PAT-07', text: 'A patrol’s ship-combat value is the number of dice it rolls.' },
  { id: 'OR-PAT-08', text: 'A level-4 patrol has an infinite combat value and always wins the combat.' },
  { id: 'OR-PAT-09', text: 'A level-4 patrol cannot be eliminated.' },
  {
    id: 'OR-PAT-10',
    text: 'A level-4 patrol deals the ship exactly the damage still missing for the player to be defeated.',
  },
  { id: 'OR-PAT-11', text: 'The player rolls no dice in combat against a level-4 patrol.' },
  { id: 'OR-PAT-12', text: 'Exactly 1 patrol of each faction is on the map at all times.' },
  {
    id: 'OR-PAT-13',
    text: 'A new patrol is the top token of that faction’s stack, placed faceup on the space adjacent to the stack.',
  },
  { id: 'OR-PAT-14', text: 'Any number of patrols may be in one space.' },

  {
    id: 'OR-PMOVE-01',
    text: 'Patrols move because of patrol-movement symbols on market cards revealed after a card was bought or gained from a market deck.',
  },
  {
    id: 'OR-PMOVE-02',
    text: 'A symbol revealed because a card was discarded from a market deck does not move a patrol.',
  },
  {
    id: 'OR-PMOVE-03',
    text: 'Each symbol names a faction; that faction’s faceup patrol on the map is moved.',
  },
  { id: 'OR-PMOVE-04', text: 'Each symbol has a number: the number of spaces the patrol moves.' },
  { id: 'OR-PMOVE-05', text: 'The active player moves the patrol towards themself.' },
  {
    id: 'OR-PMOVE-06',
    text: 'If several routes lead from the patrol to the player, the active player chooses the route, even when another one is shorter.',
  },
  {
    id: 'OR-PMOVE-07',
    text: 'If some route lets the patrol reach the player’s space with this movement, no other route may be chosen: the patrol moves to the player’s space.',
  },
  {
    id: 'OR-PMOVE-08',
    text: 'If the active player is to the right of the patrol, the patrol moves to the right on the map.',
  },
  {
    id: 'OR-PMOVE-09',
    text: 'If the active player is to the left of the patrol, the patrol moves to the left on the map.',
  },
  { id: 'OR-PMOVE-10', text: 'A patrol that enters the space of the player it heads for stops there.' },
  {
    id: 'OR-PMOVE-11',
    text: 'A patrol arriving in a player’s space does not cause combat at once; the encounter phase decides.',
  },
  { id: 'OR-PMOVE-12', text: 'Patrols pass freely through spaces with other patrols.' },
  { id: 'OR-PMOVE-13', text: 'Patrols pass freely through spaces with players.' },
  { id: 'OR-PMOVE-14', text: 'Patrols may end a move on navpoints, planets and the Maelstrom.' },

  { id: 'OR-CARGO-01', text: 'A gained cargo goes into an empty cargo slot of the ship sheet.' },
  {
    id: 'OR-CARGO-02',
    text: 'If the slot is freed for a cargo, gear or mod during a market action, the cost of the discarded card may lower the price of the new card.',
  },
  {
    id: 'OR-CARGO-03',
    text: 'Cargo, gear and mod cards have a cost, paid when buying, which is also their trade-in value.',
  },
  { id: 'OR-CARGO-04', text: 'A cargo cannot be bought on the planet that is its Destination.' },
  {
    id: 'OR-CARGO-05',
    text: 'Illegal cargo cards often require a die roll on delivery; by the result they are delivered normally or databank card #1 is resolved.',
  },
]
