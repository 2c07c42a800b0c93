import type { CataloguedRule } from '@kantyna/kernel'

/** The table: merging, setup, databank, the reference card, the Core Worlds, contacts and the market. */
export const tableRules: readonly CataloguedRule[] = [
  {
    id: 'UB-MRG-01',
    says: 'The merge is done once, before the first game with the expansion is set up; afterwards the merged decks are the normal decks.',
  },
  { id: 'UB-MRG-02', says: 'The expansion’s character cards join the base character cards as choices.' },
  {
    id: 'UB-MRG-03',
    says: 'Each expansion encounter card joins the base encounter deck that it belongs to.',
  },
  {
    id: 'UB-MRG-04',
    says: 'In the Ring of Kafrene/Takodana encounter deck the base card number 10 is taken out, and the expansion card number 10 takes its place.',
  },
  { id: 'UB-MRG-05', says: 'Each expansion market card joins the base market deck that it belongs to.' },
  { id: 'UB-MRG-06', says: 'The expansion’s databank cards join the base databank.' },
  {
    id: 'UB-MRG-07',
    says: 'Every expansion card carries the expansion symbol, so card data needs a flag that tells expansion cards from base cards.',
  },
  {
    id: 'UB-MRG-08',
    says: 'The replacement of UB-MRG-04 is the only base card that is replaced when merging.',
  },

  { id: 'UB-SET-01', says: 'Setup follows the base setup except for the changes in this section.' },
  {
    id: 'UB-SET-02',
    says: 'The map is built with the two Core Worlds endcaps; neither base endcap is used.',
  },
  {
    id: 'UB-SET-03',
    says: 'The Core Worlds encounter deck is shuffled during setup and is its own deck, beside the base encounter decks.',
  },
  { id: 'UB-SET-04', says: 'The Core Worlds deck lies next to one of the endcaps; which one has no effect.' },
  {
    id: 'UB-SET-05',
    says: 'The starting Syndicate patrol begins on the navpoint of the endcap that leads to the Spinward Core Worlds (Z).',
  },
  {
    id: 'UB-SET-06',
    says: 'The starting Rebel patrol begins on that same navpoint, the one leading to the Spinward Core Worlds (Z).',
  },
  {
    id: 'UB-SET-07',
    says: 'The starting Hutt patrol begins on the navpoint of the endcap that leads to the Trailing Core Worlds (O).',
  },
  {
    id: 'UB-SET-08',
    says: 'The starting Imperial patrol begins on that same navpoint, the one leading to the Trailing Core Worlds (O).',
  },
  {
    id: 'UB-SET-09',
    says: 'A patrol that enters later in the game (after one of its faction was eliminated) enters on the navpoint given for its faction in UB-SET-05 to UB-SET-08.',
  },
  {
    id: 'UB-SET-10',
    says: 'The letter Z stands for the spinward end of the map and the letter O for the trailing end.',
  },
  {
    id: 'UB-SET-11',
    says: 'As in the base game, the level 1 patrols stand on the map and each faction has a stack with levels 2, 3 and 4.',
  },
  {
    id: 'UB-SET-12',
    says: 'When contact tokens are set up, the orange tokens are shuffled as a group of their own.',
  },
  {
    id: 'UB-SET-13',
    says: 'Exactly one random orange token is placed on every planet outside the Core Worlds.',
  },
  { id: 'UB-SET-14', says: 'Orange tokens are placed facedown.' },
  {
    id: 'UB-SET-15',
    says: 'An orange token lies on the planet itself and does not use any printed contact space, so the base tokens are placed as before.',
  },
  { id: 'UB-SET-16', says: 'No orange token is placed on either Core Worlds space during setup.' },
  { id: 'UB-SET-17', says: 'Each player gets one expansion reference card.' },
  {
    id: 'UB-SET-18',
    says: 'The expansion reference card replaces the “player turn” side of the base reference card.',
  },
  {
    id: 'UB-SET-19',
    says: 'The base reference sections on ways to gain fame and on skill tests stay valid.',
  },

  { id: 'UB-DBK-01', says: 'Expansion databank cards work in exactly the same way as base databank cards.' },
  { id: 'UB-DBK-02', says: 'The merged databank is kept in numeric order.' },
  {
    id: 'UB-DBK-03',
    says: 'The dots on a databank card’s back tell how many copies of that number exist, but after merging this is wrong for some cards; the dots must not be used to decide how many copies there are.',
  },
  { id: 'UB-DBK-04', says: 'Every job now has two databank cards, even where a card shows only one dot.' },
  {
    id: 'UB-DBK-05',
    says: 'When a job tells a player to resolve a numbered databank card, both cards of that number are taken, shuffled, and one of them is drawn at random and resolved.',
  },
  { id: 'UB-DBK-06', says: 'The merged databank holds four starting cargo cards (number 91).' },
  { id: 'UB-DBK-07', says: 'The merged databank holds four starting job cards (number 92).' },

  {
    id: 'UB-REF-01',
    says: 'In the planning phase a player picks exactly one of three options: move, take credits, or remove damage.',
  },
  {
    id: 'UB-REF-02',
    says: 'The move option lets the player move any number of spaces up to the ship’s hyperdrive value.',
  },
  { id: 'UB-REF-03', says: 'The credit option gives 2,000 credits.' },
  { id: 'UB-REF-04', says: 'The damage option removes all damage from both the character and the ship.' },
  { id: 'UB-REF-05', says: 'A defeated player must pick the damage option.' },
  {
    id: 'UB-REF-06',
    says: 'In the action phase a player may do any number of actions, each of them at most once.',
  },
  { id: 'UB-REF-07', says: 'One of the actions is delivering cargo and bounties.' },
  {
    id: 'UB-REF-08',
    says: 'One of the actions is the market action, which needs the player to be on a planet.',
  },
  {
    id: 'UB-REF-09',
    says: 'Step 1 of the market action lets the player discard up to two top cards of one market deck.',
  },
  {
    id: 'UB-REF-10',
    says: 'Step 2 of the market action lets the player buy the top card of any one market deck, which need not be the deck used in step 1.',
  },
  {
    id: 'UB-REF-11',
    says: 'After buying, the player resolves both the patrol movement symbol and the reveal-contact symbol of the card that is now on top of that deck.',
  },
  { id: 'UB-REF-12', says: 'One of the actions is trading cards with a player in the same space.' },
  {
    id: 'UB-REF-13',
    says: 'In the encounter phase a player picks one of: fight a patrol, resolve an encounter card, encounter a contact token.',
  },
  {
    id: 'UB-REF-14',
    says: 'Fighting a patrol is mandatory when the player has negative reputation with the faction of a patrol in the same space.',
  },

  { id: 'UB-COR-01', says: 'There are two Core Worlds spaces, one on each Core Worlds endcap.' },
  { id: 'UB-COR-02', says: 'For all game purposes both Core Worlds spaces count as planets.' },
  { id: 'UB-COR-03', says: 'Players may move onto Core Worlds spaces.' },
  { id: 'UB-COR-04', says: 'Players may do the market action on Core Worlds spaces.' },
  { id: 'UB-COR-05', says: 'Players may resolve space encounters on Core Worlds spaces.' },
  {
    id: 'UB-COR-06',
    says: 'The way across the galaxy through the Core Worlds is a space encounter on a Core Worlds space; ordinary movement does not connect the two Core Worlds spaces.',
  },
  { id: 'UB-COR-07', says: 'Both Core Worlds spaces use one shared encounter deck.' },
  {
    id: 'UB-COR-08',
    says: 'A player who resolves a space encounter on a Core Worlds space draws the top card of the Core Worlds deck and resolves it.',
  },
  {
    id: 'UB-COR-09',
    says: 'Before that card is drawn, the player must say whether they mean to cross to the other side of the galaxy.',
  },
  {
    id: 'UB-COR-10',
    says: 'A player who said that they mean to cross resolves the Across the Core section of the drawn card.',
  },
  {
    id: 'UB-COR-11',
    says: 'A player who said that they do not mean to cross resolves the Core Worlds section of the drawn card.',
  },
  {
    id: 'UB-COR-12',
    says: 'A player who made no declaration before drawing resolves the Core Worlds section of the drawn card.',
  },
  {
    id: 'UB-COR-13',
    says: 'The Across the Core section moves the player directly to the Core Worlds space on the other side only if the player meets the requirements on that card.',
  },
  {
    id: 'UB-COR-14',
    says: 'The requirements in Across the Core sections tend to hurt players with negative Imperial reputation.',
  },
  {
    id: 'UB-COR-15',
    says: 'An instruction to move to the other Core Worlds space moves the player’s standee to the Core Worlds space at the opposite end of the map.',
  },
  { id: 'UB-COR-16', says: 'Each Core Worlds space carries the crossing symbol as a reminder.' },
  {
    id: 'UB-COR-17',
    says: 'A player who moves between the Core Worlds spaces through an Across the Core encounter passes through no other space.',
  },
  {
    id: 'UB-COR-18',
    says: 'The link between the two Core Worlds spaces never counts when the nearest player, space or component is determined.',
  },
  {
    id: 'UB-COR-19',
    says: 'A patrol that moves because of patrol movement cannot go through the Core Worlds to the other side of the galaxy.',
  },

  { id: 'UB-CON-01', says: 'Orange is a contact rank beside white, green and yellow.' },
  {
    id: 'UB-CON-02',
    says: 'A player on a planet with an orange token may encounter it in the same way as any other contact token there.',
  },
  { id: 'UB-CON-03', says: 'All base rules for contact tokens hold for orange tokens too.' },
  { id: 'UB-CON-04', says: 'Orange contacts can be hired as crew.' },
  { id: 'UB-CON-05', says: 'Orange contacts can be the target of bounties.' },
  { id: 'UB-CON-06', says: 'Orange contacts are usually costly to hire and hard to beat as bounties.' },
  {
    id: 'UB-CON-07',
    says: 'If the token that a player is encountering matches that player’s own character, the token is discarded at once.',
  },
  {
    id: 'UB-CON-08',
    says: 'If the token that a player is encountering matches another player’s character, the token is discarded at once.',
  },
  { id: 'UB-CON-09', says: 'The databank card of a token discarded in this way is not resolved.' },
  {
    id: 'UB-CON-10',
    says: 'No bounty combat is fought against a token discarded in this way, even if the player holds the bounty.',
  },
  {
    id: 'UB-CON-11',
    says: 'After such a discard the player resolves another encounter of their own choice.',
  },
  { id: 'UB-CON-12', says: 'The replacement encounter may be a space encounter.' },
  { id: 'UB-CON-13', says: 'The replacement encounter may be an encounter with another contact token.' },
  {
    id: 'UB-CON-14',
    says: 'These two kinds are only examples: the replacement may be any encounter that is open to the player, also a patrol, an “Encounter” ability or a fight over a bounty on a player.',
  },

  {
    id: 'UB-DSC-01',
    says: 'In step 1 of the market action, a player who has discarded one card may discard a second one.',
  },
  { id: 'UB-DSC-02', says: 'The second card must come from the same market deck as the first one.' },
  {
    id: 'UB-DSC-03',
    says: 'Each of the two discards is optional, so 0, 1 or 2 cards are discarded; the second decision is made after the new top card is seen.',
  },
  {
    id: 'UB-DSC-04',
    says: 'No patrol movement symbol is resolved on a card that was uncovered by a discard, whether the first or the second.',
  },
  {
    id: 'UB-DSC-05',
    says: 'No reveal-contact symbol is resolved on a card that was uncovered by a discard, whether the first or the second.',
  },

  { id: 'UB-REV-01', says: 'Most, but not all, expansion market cards carry a reveal-contact symbol.' },
  {
    id: 'UB-REV-02',
    says: 'A reveal-contact symbol is resolved when its card is uncovered because a market card was bought from that deck.',
  },
  {
    id: 'UB-REV-03',
    says: 'A reveal-contact symbol is resolved when its card is uncovered because a market card was gained from that deck.',
  },
  {
    id: 'UB-REV-04',
    says: 'A reveal-contact symbol is not resolved when its card is uncovered because a market card was discarded.',
  },
  { id: 'UB-REV-05', says: 'The active player resolves the symbol.' },
  { id: 'UB-REV-06', says: 'Every reveal-contact symbol carries a range of player counts.' },
  {
    id: 'UB-REV-07',
    says: 'The symbol has an effect only if the number of players in the game lies within its range, both ends included.',
  },
  {
    id: 'UB-REV-08',
    says: 'The effect is that the active player chooses one facedown contact on their own planet and turns it faceup.',
  },
  { id: 'UB-REV-09', says: 'The reveal is mandatory whenever it is possible.' },
  {
    id: 'UB-REV-10',
    says: 'Without a facedown contact on the active player’s planet the symbol does nothing.',
  },
  { id: 'UB-REV-11', says: 'The revealed contact is not encountered at that moment.' },
  {
    id: 'UB-REV-12',
    says: 'The player may encounter the revealed contact in the encounter phase of the same turn.',
  },
  {
    id: 'UB-REV-13',
    says: 'If the revealed contact matches any player’s character, the token is removed from the game.',
  },
  { id: 'UB-REV-14', says: 'After the removal of UB-REV-13 the player reveals another token.' },
  {
    id: 'UB-REV-15',
    says: 'If the active player is not on a planet when the symbol is resolved, nothing happens.',
  },
  {
    id: 'UB-REV-16',
    says: 'If no facedown token is left on the planet after the removal of UB-REV-13, the symbol is done; removals go on as long as revealed tokens match.',
  },

  { id: 'UB-ROT-01', says: 'Some market cards hold two resources, one at the top and one at the bottom.' },
  {
    id: 'UB-ROT-02',
    says: 'An arrow in the upper left corner, beside one of the two resources, marks the starting resource.',
  },
  {
    id: 'UB-ROT-03',
    says: 'The cost paid when a rotatable market card is taken from the market is the starting resource’s cost, never the other half’s.',
  },
  {
    id: 'UB-ROT-04',
    says: 'A rotatable card bought or gained from the market is put into a slot with its starting resource showing.',
  },
  {
    id: 'UB-ROT-05',
    says: 'The resource that is not showing is tucked under the player board or ship sheet, so it is inactive.',
  },
  { id: 'UB-ROT-06', says: 'An ability on either half may tell the player to rotate the card.' },
  { id: 'UB-ROT-07', says: 'Rotating turns the card by 180° so that the other resource is showing.' },
  { id: 'UB-ROT-08', says: 'A rotated card stays in the slot that it was in.' },
  {
    id: 'UB-ROT-09',
    says: 'A rotatable resource that passes from one player to another (by a trade or any other effect) keeps showing the same half as before.',
  },
  {
    id: 'UB-ROT-10',
    says: 'A discarded rotatable resource goes back into its deck facedown, turned in the same direction as the other cards.',
  },
  {
    id: 'UB-ROT-11',
    says: 'A rotatable card that was discarded and is bought again starts once more with its starting resource.',
  },
]
