import type { CataloguedRule } from '@kantyna/kernel'

/** The game for one person: the AI player. */
export const aiRules: readonly CataloguedRule[] = [
  { id: 'OR-AISET-01', text: 'The human controls 1 character as usual; AI cards control 1 opponent.' },
  { id: 'OR-AISET-02', text: 'All components for the AI player are set up as for a human player.' },
  { id: 'OR-AISET-03', text: 'The human is the first player; no first-player dice are rolled.' },
  { id: 'OR-AISET-04', text: 'The human starts with 4,000 credits and the AI player with 6,000.' },
  {
    id: 'OR-AISET-05',
    text: 'After choosing the own character, the human chooses the AI character: it must be one that starts with databank card #91 or #92.',
  },
  { id: 'OR-AISET-06', text: 'The AI player’s starting ship is the G9 Rigger.' },
  { id: 'OR-AISET-07', text: 'The AI character is prepared by the normal character setup (step 6).' },
  {
    id: 'OR-AISET-08',
    text: 'After that, a goal token is put on the destination of the AI player’s starting cargo or job.',
  },
  { id: 'OR-AISET-09', text: 'The AI cards are shuffled into a facedown AI deck.' },

  { id: 'OR-AIFLOW-01', text: 'After each human turn the AI player takes a turn.' },
  { id: 'OR-AIFLOW-02', text: 'In the AI turn the top AI card is drawn and resolved from top to bottom.' },
  { id: 'OR-AIFLOW-03', text: 'The AI player never resolves encounter cards.' },
  {
    id: 'OR-AIFLOW-04',
    text: '“Do the first that applies”: only the topmost item that is possible and would have an effect is resolved.',
  },
  { id: 'OR-AIFLOW-05', text: 'If no item applies, the AI player does nothing there.' },
  {
    id: 'OR-AIFLOW-06',
    text: '“Do all that apply”: every item that is possible and has an effect is resolved from top to bottom; others are skipped.',
  },
  { id: 'OR-AIFLOW-07', text: 'After resolution the AI card goes facedown to the bottom of the AI deck.' },
  {
    id: 'OR-AIFLOW-08',
    text: 'The human wins by reaching 10 fame before the AI player; if the AI player reaches 10 fame first, the human loses.',
  },

  {
    id: 'OR-AICARD-01',
    text: 'The AI player’s fame, credits and cards are tracked as for a human (e.g. cargo in cargo slots).',
  },
  {
    id: 'OR-AICARD-02',
    text: 'The AI player uses no card abilities except those that raise values of its ship sheet or character (e.g. “You have +1 …”).',
  },
  { id: 'OR-AICARD-03', text: 'The AI player never meets personal or ship goals.' },

  {
    id: 'OR-AIGOAL-01',
    text: 'Goal tokens mark the planets where the AI player can deliver cargo or complete jobs.',
  },
  { id: 'OR-AIGOAL-02', text: 'The AI player’s goal tokens are used to determine its movement.' },
  {
    id: 'OR-AIGOAL-03',
    text: 'After the AI player delivers a cargo or completes a job on a planet, 1 goal token is removed from that planet.',
  },

  { id: 'OR-AIMOVE-01', text: 'An AI move goes a number of spaces equal to its ship’s hyperdrive value.' },
  { id: 'OR-AIMOVE-02', text: 'The AI player always moves towards its nearest goal token.' },
  { id: 'OR-AIMOVE-03', text: 'The AI player does not move if it is in a space with a goal token.' },
  {
    id: 'OR-AIMOVE-04',
    text: 'Among several routes the AI player takes the one that ends its move nearest to the goal, counted in remaining spaces.',
  },
  {
    id: 'OR-AIMOVE-05',
    text: 'The AI player must stop on entering a space with a patrol of a faction where its reputation is not positive.',
  },
  { id: 'OR-AIMOVE-06', text: 'The AI player may move through the Maelstrom as if it were a navpoint.' },
  {
    id: 'OR-AIMOVE-07',
    text: 'The AI player never takes a longer way to avoid patrols, even with negative reputation.',
  },
  {
    id: 'OR-AIMOVE-08',
    text: 'Tie-break 1, two routes ending equally far from the goal: prefer the route without a patrol that would stop the move.',
  },
  { id: 'OR-AIMOVE-09', text: 'Tie-break 2, no such patrol: prefer the route that ends on a planet.' },
  { id: 'OR-AIMOVE-10', text: 'Tie-break 3, both routes end on planets: decide at random.' },
  {
    id: 'OR-AIMOVE-11',
    text: 'If a full move would end on a navpoint, the AI player moves 1 or 2 spaces less when that ends the move on a planet.',
  },
  { id: 'OR-AIMOVE-12', text: 'If both 1 less and 2 less end on a planet, it moves 1 less.' },

  {
    id: 'OR-AIBUY-01',
    text: 'Most AI cards allow a purchase; the AI player buys only from the market deck the card names.',
  },
  { id: 'OR-AIBUY-02', text: 'The AI player can buy only while on a planet.' },
  {
    id: 'OR-AIBUY-03',
    text: 'Before buying it discards the faceup top card of that deck if the card cannot be bought on its planet.',
  },
  {
    id: 'OR-AIBUY-04',
    text: 'Likewise if it has too few credits for that card, even when it could afford no card of the deck.',
  },
  {
    id: 'OR-AIBUY-05',
    text: 'Likewise if it has no empty slot for that card’s type, even when no other card of the deck would have one either.',
  },
  {
    id: 'OR-AIBUY-06',
    text: 'Likewise, when buying from the ship deck, if the top ship costs no more than its current ship.',
  },
  {
    id: 'OR-AIBUY-07',
    text: 'Then it buys the top card of that deck if possible, paying credits and filling an empty slot.',
  },
  { id: 'OR-AIBUY-08', text: 'It does not buy a card for which it has no empty slot.' },
  { id: 'OR-AIBUY-09', text: 'It does not discard cards from slots to make room for a purchase.' },
  {
    id: 'OR-AIBUY-10',
    text: 'It obeys restrictions printed on market cards (e.g. “Cannot be bought on Kessel”, “Limit: 1 ARMOR per character”).',
  },
  { id: 'OR-AIBUY-11', text: 'It buys resources that it cannot use (e.g. the crew card “Hired Help”).' },
  { id: 'OR-AIBUY-12', text: 'It does not buy a ship that is not more expensive than its current ship.' },
  { id: 'OR-AIBUY-13', text: 'It always uses trade-in when buying a ship.' },
  { id: 'OR-AIBUY-14', text: 'It never uses trade-in when buying resources.' },
  {
    id: 'OR-AIBUY-15',
    text: 'Buying “Used Ship for Sale”, it uses every ability on the card and takes the most expensive ship it can afford.',
  },
  { id: 'OR-AIBUY-16', text: 'If several such ships are equally expensive, one is chosen at random.' },
  {
    id: 'OR-AIBUY-17',
    text: 'After the purchase the new top card is revealed and its patrol symbol is resolved by moving the patrol towards the AI player.',
  },
  { id: 'OR-AIBUY-18', text: 'For the AI player that patrol always takes the shortest possible route.' },

  {
    id: 'OR-AIJOB-01',
    text: 'When an AI card lets it complete a job, the AI player resolves only the reward section (gain or loss of reputation, fame, credits).',
  },
  { id: 'OR-AIJOB-02', text: 'For jobs it draws no databank cards and makes no tests.' },
  { id: 'OR-AIJOB-03', text: 'Some AI cards let it deliver cargo while at the destination.' },
  { id: 'OR-AIJOB-04', text: 'Delivering, it resolves the cargo’s reward section and discards the card.' },
  { id: 'OR-AIJOB-05', text: 'It delivers all cargos with that same destination at once.' },
  { id: 'OR-AIJOB-06', text: 'It rolls no die when delivering illegal cargo.' },
  { id: 'OR-AIJOB-07', text: 'Some AI cards deal damage to the AI player when it delivers illegal cargo.' },

  { id: 'OR-AICREW-01', text: 'Some AI cards let it gain crew from contact tokens.' },
  {
    id: 'OR-AICREW-02',
    text: 'It draws the contact’s databank card and, if there is a crew member on it, puts it into an empty crew slot.',
  },
  {
    id: 'OR-AICREW-03',
    text: 'It spends no credits, makes no tests and resolves nothing else on that databank card.',
  },
  {
    id: 'OR-AICREW-04',
    text: 'With no empty crew slot it discards 1 random crew card to free one, by the normal crew-discard rules.',
  },
  { id: 'OR-AICREW-05', text: 'A databank card that gives no crew member is put back.' },
  { id: 'OR-AICREW-06', text: 'AI cards always make it reveal facedown contact tokens.' },
  {
    id: 'OR-AICREW-07',
    text: 'If the planet has no facedown token, it resolves the faceup token of the lowest rank (fewest dots) there.',
  },
  {
    id: 'OR-AICREW-08',
    text: 'If two facedown or two faceup tokens have the same rank, it resolves the left one.',
  },
  { id: 'OR-AICREW-09', text: 'It does not protect its crew against bounties.' },

  {
    id: 'OR-AIDEC-01',
    text: 'Offered a choice by an ability (e.g. gambling on an encounter card), the AI player abstains whenever possible.',
  },
  { id: 'OR-AIDEC-02', text: 'A mandatory AI decision (e.g. in Lando’s character setup) is made at random.' },

  {
    id: 'OR-AICLAR-01',
    text: 'The AI player obeys every rule for human players unless the appendix says otherwise.',
  },
  {
    id: 'OR-AICLAR-02',
    text: 'If defeated in its own turn, the AI player finishes the current item, resolves no later item, and its turn ends.',
  },
  { id: 'OR-AICLAR-03', text: 'In combat the human rolls the dice for the AI player.' },
  {
    id: 'OR-AICLAR-04',
    text: 'Each side’s roll is totalled separately and the normal combat order is kept.',
  },
  {
    id: 'OR-AICLAR-05',
    text: 'If a job lets a player resolve databank card #40, the AI player may have to make a skill test; the human rolls it by the standard rules.',
  },
  { id: 'OR-AICLAR-06', text: 'An AI decision on such a card is made at random.' },

  { id: 'OR-AIEXP-01', text: 'Expert variant: the AI player may start with a chosen amount of fame.' },
  { id: 'OR-AIEXP-02', text: 'A single-player game may use the extended 12-fame variant.' },
]
