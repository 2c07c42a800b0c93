import type { CataloguedRule } from '@kantyna/kernel'

/** A turn: planning, actions, movement, patrols, the market. */
export const turnRules: readonly CataloguedRule[] = [
  { id: 'OR-TURN-01', says: 'Players take turns in clockwise order until one of them wins.' },
  { id: 'OR-TURN-02', says: 'A turn has 3 phases in this order: planning, action, encounter.' },
  { id: 'OR-TURN-03', says: 'After the third phase the turn ends and the player to the left takes a turn.' },
  {
    id: 'OR-TURN-04',
    says: 'When an effect ends a player’s turn, that player can use no further abilities in it.',
  },
  {
    id: 'OR-TURN-05',
    says: 'When an effect ends a player’s turn, that player can perform no further actions in it.',
  },
  { id: 'OR-TURN-06', says: 'When an effect ends a player’s turn, the remaining phases are skipped.' },
  {
    id: 'OR-TURN-07',
    says: 'The active player is the player currently taking a turn (any of its 3 phases).',
  },

  {
    id: 'OR-PLAN-01',
    says: 'In the planning phase the active player chooses one option: move, gain credits, or recover damage.',
  },
  { id: 'OR-PLAN-02', says: 'Move option: move a number of spaces up to the ship’s hyperdrive value.' },
  { id: 'OR-PLAN-03', says: 'Gain-credits option: take 2,000 credits from the supply.' },
  {
    id: 'OR-PLAN-04',
    says: 'Recover option: discard all damage tokens from both the character card and the ship sheet.',
  },
  { id: 'OR-PLAN-05', says: 'A defeated active player must choose the recover option.' },
  {
    id: 'OR-PLAN-06',
    says: 'A defeated active player can neither move nor gain credits in the planning phase.',
  },
  {
    id: 'OR-PLAN-07',
    says: 'Instead of moving, gaining credits or recovering, the player may resolve one ability marked “Planning”.',
  },

  { id: 'OR-ACT-01', says: 'The active player may perform any number of actions in the action phase.' },
  { id: 'OR-ACT-02', says: 'Actions may be performed in any order.' },
  { id: 'OR-ACT-03', says: 'Each action may be performed only once per action phase.' },
  {
    id: 'OR-ACT-04',
    says: 'The available actions are deliver, market, trade, and using an “Action” ability.',
  },
  { id: 'OR-ACT-05', says: 'As an action the player may use any ability marked “Action”.' },
  {
    id: 'OR-ACT-06',
    says: 'Each “Action” ability may be used only once per action phase; different “Action” abilities may each be used.',
  },
  {
    id: 'OR-ACT-07',
    says: 'An “Action” ability cannot be used while another ability or action is being resolved, only before or after it.',
  },

  {
    id: 'OR-DELIV-01',
    says: 'The deliver action hands over cargo and captured contacts on the planet where the active player is.',
  },
  { id: 'OR-DELIV-02', says: 'A cargo can be delivered only on the planet named as its Destination.' },
  {
    id: 'OR-DELIV-03',
    says: 'Delivering a cargo gives the card’s Reward, then the cargo card is discarded.',
  },
  { id: 'OR-DELIV-04', says: 'To deliver a cargo with the ILLEGAL trait, the player must first roll 1 die.' },
  {
    id: 'OR-DELIV-05',
    says: 'Illegal cargo, die shows a hit: the cargo is delivered and the reward gained.',
  },
  {
    id: 'OR-DELIV-06',
    says: 'Illegal cargo, die shows anything else, including a critical hit: the cargo is not delivered and databank card #1 is resolved instead.',
  },
  { id: 'OR-DELIV-07', says: 'A captured contact can be delivered only on the planet named on its bounty.' },
  { id: 'OR-DELIV-08', says: 'Delivering a captured contact gives the bounty’s Capture Reward.' },
  {
    id: 'OR-DELIV-09',
    says: 'After a Capture Reward the bounty card and the contact token are both removed from the game.',
  },
  { id: 'OR-DELIV-10', says: 'One deliver action may deliver several cargos and contacts on that planet.' },
  { id: 'OR-DELIV-11', says: 'The player chooses the order of the deliveries within one deliver action.' },
  {
    id: 'OR-DELIV-12',
    says: 'If resolving one delivery ends the player’s turn, nothing more can be delivered that turn.',
  },
  {
    id: 'OR-DELIV-13',
    says: 'A cargo gained or contact captured in the encounter phase cannot be delivered at once, even on its destination; the earliest time is the action phase of a later own turn.',
  },

  { id: 'OR-MKT-01', says: 'The market action is possible only while the active player is on a planet.' },
  { id: 'OR-MKT-02', says: 'Market step 1: the player may discard the top card of 1 chosen market deck.' },
  {
    id: 'OR-MKT-03',
    says: 'Market step 1: the discarded faceup card goes facedown to the bottom of its deck and the new top card is revealed.',
  },
  { id: 'OR-MKT-04', says: 'Market step 2: the player may buy the top card of any 1 market deck.' },
  { id: 'OR-MKT-05', says: 'After a market card is bought, the new top card of that deck is revealed.' },
  {
    id: 'OR-MKT-06',
    says: 'If the card revealed after a purchase shows a patrol-movement symbol, the player must move the indicated patrol.',
  },
  { id: 'OR-MKT-07', says: 'Buying a card costs credits equal to the card’s cost.' },
  { id: 'OR-MKT-08', says: 'A bought resource goes into an empty slot on the player board or ship sheet.' },
  { id: 'OR-MKT-09', says: 'The slot of a bought resource must match the resource’s type.' },
  {
    id: 'OR-MKT-10',
    says: 'If there is no empty slot for the wanted resource, the player may discard one of their cards to free a slot.',
  },

  {
    id: 'OR-TIN-01',
    says: 'When buying a market card the player may discard chosen resources for a trade-in discount.',
  },
  { id: 'OR-TIN-02', says: 'Resources traded in come from the player’s own player board or ship sheet.' },
  { id: 'OR-TIN-03', says: 'The trade-in discount equals the sum of the costs of the discarded cards.' },
  {
    id: 'OR-TIN-04',
    says: 'A resource without a cost (e.g. one from an encounter card) cannot be traded in.',
  },
  { id: 'OR-TIN-05', says: 'Bounties cannot be traded in.' },
  { id: 'OR-TIN-06', says: 'Crew cannot be traded in.' },
  { id: 'OR-TIN-07', says: 'Jobs cannot be traded in.' },
  {
    id: 'OR-TIN-08',
    says: 'Trade-in is available every time a market card is bought, through the market action or any other effect.',
  },
  {
    id: 'OR-TIN-09',
    says: 'Trade-in cannot be used to pay for other effects, including gaining resources from encounter cards.',
  },
  { id: 'OR-TIN-10', says: 'No change is given when the traded-in value exceeds the price.' },
  {
    id: 'OR-TIN-11',
    says: 'An ability may allow trade-in when paying for a particular effect; all trade-in rules then apply although nothing is bought from a market deck.',
  },
  {
    id: 'OR-TIN-12',
    says: 'When buying a new ship, the old ship must be discarded to the ship pool and gives a trade-in discount equal to its cost.',
  },
  {
    id: 'OR-TIN-13',
    says: 'A ship can be traded in only towards a new ship, never towards other resources.',
  },
  {
    id: 'OR-TIN-14',
    says: 'When resolving the market card “Used Ship for Sale”, the player may use trade-in and must discard the current ship.',
  },

  {
    id: 'OR-TRADE-01',
    says: 'The trade action is made with one other player who is in the active player’s space.',
  },
  {
    id: 'OR-TRADE-02',
    says: 'If several players share the space, the active player may pick any of them to trade with.',
  },
  { id: 'OR-TRADE-03', says: 'The two traders may freely hand each other credits and cards.' },
  {
    id: 'OR-TRADE-04',
    says: 'Trades, and credit exchanges with the active player (OR-TRADE-10), need not be equal; one side may receive less, more or nothing.',
  },
  { id: 'OR-TRADE-05', says: 'Any part of a deal that cannot be completed at once is not binding later.' },
  { id: 'OR-TRADE-06', says: 'Credits, jobs, bounties, cargo, crew, mods and gear can be traded.' },
  { id: 'OR-TRADE-07', says: 'A traded bounty takes the contact token lying on it along.' },
  { id: 'OR-TRADE-08', says: 'Secrets cannot be traded.' },
  { id: 'OR-TRADE-09', says: 'Ship sheets cannot be traded.' },
  {
    id: 'OR-TRADE-10',
    says: 'At any time in a turn any player may exchange credits with the active player.',
  },
  { id: 'OR-TRADE-11', says: 'Exchanging credits with the active player is not an action.' },
  { id: 'OR-TRADE-12', says: 'Exchanging credits with the active player does not require sharing a space.' },
  {
    id: 'OR-TRADE-13',
    says: 'Credits may be exchanged while an ability, encounter or combat is being resolved.',
  },

  { id: 'OR-MOVE-01', says: 'A player moves the ship during the planning phase of the own turn.' },
  { id: 'OR-MOVE-02', says: 'A move covers at most as many spaces as the ship’s hyperdrive value.' },
  { id: 'OR-MOVE-03', says: 'A player may move 0 spaces.' },
  { id: 'OR-MOVE-04', says: 'Moving 1 space means going to an adjacent space.' },
  {
    id: 'OR-MOVE-05',
    says: 'Entering a space with a patrol ends the move at once unless the player has positive reputation with that patrol’s faction.',
  },
  { id: 'OR-MOVE-06', says: 'A player may move freely through spaces with other players.' },
  {
    id: 'OR-MOVE-07',
    says: 'A player may move freely through spaces with patrols of factions where the player has positive reputation.',
  },
  {
    id: 'OR-MOVE-08',
    says: 'Entering the Maelstrom in the planning phase ends the move at once and the player goes on to the action phase.',
  },
  {
    id: 'OR-MOVE-09',
    says: 'A player who starts the move in the Maelstrom or in a patrol’s space may leave it by a normal move.',
  },
  {
    id: 'OR-MOVE-10',
    says: 'An effect that moves a player or patrol “directly” to a space relocates it there from its current space.',
  },
  { id: 'OR-MOVE-11', says: 'A “direct” move does not pass through any space in between.' },

  {
    id: 'OR-MAEL-01',
    says: 'With movement granted by an ability (extra movement, or movement outside the planning phase) a player cannot move through the Maelstrom.',
  },
  { id: 'OR-MAEL-02', says: 'If such a move starts in the Maelstrom, the player may move on out of it.' },
  { id: 'OR-MAEL-03', says: 'A space encounter in the Maelstrom draws from the Kessel/Maelstrom deck.' },
  {
    id: 'OR-MAEL-04',
    says: 'The Kessel/Maelstrom cards always give the player in the Maelstrom a chance of an extra turn.',
  },
  { id: 'OR-MAEL-05', says: 'An extra turn is a full turn (planning, action, encounter).' },
  { id: 'OR-MAEL-06', says: 'An extra turn is taken after the current turn has been resolved.' },
  {
    id: 'OR-MAEL-07',
    says: 'An extra turn cannot be gained during an extra turn; any such gain is ignored.',
  },
  { id: 'OR-MAEL-08', says: 'Patrols move through the Maelstrom without any hindrance.' },
  { id: 'OR-MAEL-09', says: 'For abilities the Maelstrom is not a navpoint.' },

  { id: 'OR-PAT-01', says: 'For abilities, patrols are not ships.' },
  { id: 'OR-PAT-02', says: 'A patrol has a level from 1 to 4, shown by white dots on its back.' },
  { id: 'OR-PAT-03', says: 'The reward on a patrol token is gained by beating that patrol in combat.' },
  { id: 'OR-PAT-04', says: 'Level-1 patrols give credits as reward.' },
  { id: 'OR-PAT-05', says: 'Level-2 and level-3 patrols give fame as reward.' },
  { id: 'OR-PAT-06', says: 'Level-4 patrols give no reward.' },
  { id: 'OR-PAT-07', says: 'A patrol’s ship-combat value is the number of dice it rolls.' },
  { id: 'OR-PAT-08', says: 'A level-4 patrol has an infinite combat value and always wins the combat.' },
  { id: 'OR-PAT-09', says: 'A level-4 patrol cannot be eliminated.' },
  {
    id: 'OR-PAT-10',
    says: 'A level-4 patrol deals the ship exactly the damage still missing for the player to be defeated.',
  },
  { id: 'OR-PAT-11', says: 'The player rolls no dice in combat against a level-4 patrol.' },
  { id: 'OR-PAT-12', says: 'Exactly 1 patrol of each faction is on the map at all times.' },
  {
    id: 'OR-PAT-13',
    says: 'A new patrol is the top token of that faction’s stack, placed faceup on the space adjacent to the stack.',
  },
  { id: 'OR-PAT-14', says: 'Any number of patrols may be in one space.' },

  {
    id: 'OR-PMOVE-01',
    says: 'Patrols move because of patrol-movement symbols on market cards revealed after a card was bought or gained from a market deck.',
  },
  {
    id: 'OR-PMOVE-02',
    says: 'A symbol revealed because a card was discarded from a market deck does not move a patrol.',
  },
  {
    id: 'OR-PMOVE-03',
    says: 'Each symbol names a faction; that faction’s faceup patrol on the map is moved.',
  },
  { id: 'OR-PMOVE-04', says: 'Each symbol has a number: the number of spaces the patrol moves.' },
  { id: 'OR-PMOVE-05', says: 'The active player moves the patrol towards themself.' },
  {
    id: 'OR-PMOVE-06',
    says: 'If several routes lead from the patrol to the player, the active player chooses the route, even when another one is shorter.',
  },
  {
    id: 'OR-PMOVE-07',
    says: 'If some route lets the patrol reach the player’s space with this movement, no other route may be chosen: the patrol moves to the player’s space.',
  },
  {
    id: 'OR-PMOVE-08',
    says: 'If the active player is to the right of the patrol, the patrol moves to the right on the map.',
  },
  {
    id: 'OR-PMOVE-09',
    says: 'If the active player is to the left of the patrol, the patrol moves to the left on the map.',
  },
  { id: 'OR-PMOVE-10', says: 'A patrol that enters the space of the player it heads for stops there.' },
  {
    id: 'OR-PMOVE-11',
    says: 'A patrol arriving in a player’s space does not cause combat at once; the encounter phase decides.',
  },
  { id: 'OR-PMOVE-12', says: 'Patrols pass freely through spaces with other patrols.' },
  { id: 'OR-PMOVE-13', says: 'Patrols pass freely through spaces with players.' },
  { id: 'OR-PMOVE-14', says: 'Patrols may end a move on navpoints, planets and the Maelstrom.' },

  { id: 'OR-CARGO-01', says: 'A gained cargo goes into an empty cargo slot of the ship sheet.' },
  {
    id: 'OR-CARGO-02',
    says: 'If the slot is freed for a cargo, gear or mod during a market action, the cost of the discarded card may lower the price of the new card.',
  },
  {
    id: 'OR-CARGO-03',
    says: 'Cargo, gear and mod cards have a cost, paid when buying, which is also their trade-in value.',
  },
  { id: 'OR-CARGO-04', says: 'A cargo cannot be bought on the planet that is its Destination.' },
  {
    id: 'OR-CARGO-05',
    says: 'Illegal cargo cards often require a die roll on delivery; by the result they are delivered normally or databank card #1 is resolved.',
  },
]
