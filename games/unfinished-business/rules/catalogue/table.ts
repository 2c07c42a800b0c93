import type { CataloguedRule } from '@kantyna/kernel'

/** The table: merging, setup, databank, the reference card, the Core Worlds, contacts and the market. */
export const tableRules: readonly CataloguedRule[] = [
  {
    id: 'UB-MRG-01',
    text: 'The merge is done once, before the first game with the expansion is set up; afterwards the merged decks are the normal decks.',
  },
  { id: 'UB-MRG-02', text: 'The expansion’s character cards join the base character cards as choices.' },
  {
    id: 'UB-MRG-03',
    text: 'Each expansion encounter card joins the base encounter deck that it belongs to.',
  },
  {
    id: 'UB-MRG-04',
    text: 'In the Ring of Kafrene/Takodana encounter deck the base card number 10 is taken out, and the expansion card number 10 takes its place.',
  },
  { id: 'UB-MRG-05', text: 'Each expansion market card joins the base market deck that it belongs to.' },
  { id: 'UB-MRG-06', text: 'The expansion’s databank cards join the base databank.' },
  {
    id: 'UB-MRG-07',
    text: 'Every expansion card carries the expansion symbol, so card data needs a flag that tells expansion cards from base cards.',
  },
  {
    id: 'UB-MRG-08',
    text: 'The replacement of UB-MRG-04 is the only base card that is replaced when merging.',
  },

  { id: 'UB-SET-01', text: 'Setup follows the base setup except for the changes in this section.' },
  {
    id: 'UB-SET-02',
    text: 'The map is built with the two Core Worlds endcaps; neither base endcap is used.',
  },
  {
    id: 'UB-SET-03',
    text: 'The Core Worlds encounter deck is shuffled during setup and is its own deck, beside the base encounter decks.',
  },
  { id: 'UB-SET-04', text: 'The Core Worlds deck lies next to one of the endcaps; which one has no effect.' },
  {
    id: 'UB-SET-05',
    text: 'The starting Syndicate patrol begins on the navpoint of the endcap that leads to the Spinward Core Worlds (Z).',
  },
  {
    id: 'UB-SET-06',
    text: 'The starting Rebel patrol begins on that same navpoint, the one leading to the Spinward Core Worlds (Z).',
  },
  {
    id: 'UB-SET-07',
    text: 'The starting Hutt patrol begins on the navpoint of the endcap that leads to the Trailing Core Worlds (O).',
  },
  {
    id: 'UB-SET-08',
    text: 'The starting Imperial patrol begins on that same navpoint, the one leading to the Trailing Core Worlds (O).',
  },
  {
    id: 'UB-SET-09',
    text: 'A patrol that enters later in the game (after one of its faction was eliminated) enters on the navpoint given for its faction in UB-SET-05 to UB-SET-08.',
  },
  {
    id: 'UB-SET-10',
    text: 'The letter Z stands for the spinward end of the map and the letter O for the trailing end.',
  },
  {
    id: 'UB-SET-11',
    text: 'As in the base game, the level 1 patrols stand on the map and each faction has a stack with levels 2, 3 and 4.',
  },
  {
    id: 'UB-SET-12',
    text: 'When contact tokens are set up, the orange tokens are shuffled as a group of their own.',
  },
  {
    id: 'UB-SET-13',
    text: 'Exactly one random orange token is placed on every planet outside the Core Worlds.',
  },
  { id: 'UB-SET-14', text: 'Orange tokens are placed facedown.' },
  {
    id: 'UB-SET-15',
    text: 'An orange token lies on the planet itself and does not use any printed contact space, so the base tokens are placed as before.',
  },
  { id: 'UB-SET-16', text: 'No orange token is placed on either Core Worlds space during setup.' },
  { id: 'UB-SET-17', text: 'Each player gets one expansion reference card.' },
  {
    id: 'UB-SET-18',
    text: 'The expansion reference card replaces the “player turn” side of the base reference card.',
  },
  {
    id: 'UB-SET-19',
    text: 'The base reference sections on ways to gain fame and on skill tests stay valid.',
  },

  { id: 'UB-DBK-01', text: 'Expansion databank cards work in exactly the same way as base databank cards.' },
  { id: 'UB-DBK-02', text: 'The merged databank is kept in numeric order.' },
  {
    id: 'UB-DBK-03',
    text: 'The dots on a databank card’s back tell how many copies of that number exist, but after merging this is wrong for some cards; the dots must not be used to decide how many copies there are.',
  },
  { id: 'UB-DBK-04', text: 'Every job now has two databank cards, even where a card shows only one dot.' },
  {
    id: 'UB-DBK-05',
    text: 'When a job tells a player to resolve a numbered databank card, both cards of that number are taken, shuffled, and one of them is drawn at random and resolved.',
  },
  { id: 'UB-DBK-06', text: 'The merged databank holds four starting cargo cards (number 91).' },
  { id: 'UB-DBK-07', text: 'The merged databank holds four starting job cards (number 92).' },

  {
    id: 'UB-REF-01',
    text: 'In the planning phase a player picks exactly one of three options: move, take credits, or remove damage.',
  },
  {
    id: 'UB-REF-02',
    text: 'The move option lets the player move any number of spaces up to the ship’s hyperdrive value.',
  },
  { id: 'UB-REF-03', text: 'The credit option gives 2,000 credits.' },
  { id: 'UB-REF-04', text: 'The damage option removes all damage from both the character and the ship.' },
  { id: 'UB-REF-05', text: 'A defeated player must pick the damage option.' },
  {
    id: 'UB-REF-06',
    text: 'In the action phase a player may do any number of actions, each of them at most once.',
  },
  { id: 'UB-REF-07', text: 'One of the actions is delivering cargo and bounties.' },
  {
    id: 'UB-REF-08',
    text: 'One of the actions is the market action, which needs the player to be on a planet.',
  },
  {
    id: 'UB-REF-09',
    text: 'Step 1 of the market action lets the player discard up to two top cards of one market deck.',
  },
  {
    id: 'UB-REF-10',
    text: 'Step 2 of the market action lets the player buy the top card of any one market deck, which need not be the deck used in step 1.',
  },
  {
    id: 'UB-REF-11',
    text: 'After buying, the player resolves both the patrol movement symbol and the reveal-contact symbol of the card that is now on top of that deck.',
  },
  { id: 'UB-REF-12', text: 'One of the actions is trading cards with a player in the same space.' },
  {
    id: 'UB-REF-13',
    text: 'In the encounter phase a player picks one of: fight a patrol, resolve an encounter card, encounter a contact token.',
  },
  {
    id: 'UB-REF-14',
    text: 'Fighting a patrol is mandatory when the player has negative reputation with the faction of a patrol in the same space.',
  },

  { id: 'UB-COR-01', text: 'There are two Core Worlds spaces, one on each Core Worlds endcap.' },
  { id: 'UB-COR-02', text: 'For all game purposes both Core Worlds spaces count as planets.' },
  { id: 'UB-COR-03', text: 'Players may move onto Core Worlds spaces.' },
  { id: 'UB-COR-04', text: 'Players may do the market action on Core Worlds spaces.' },
  { id: 'UB-COR-05', text: 'Players may resolve space encounters on Core Worlds spaces.' },
  {
    id: 'UB-COR-06',
    text: 'The way across the galaxy through the Core Worlds is a space encounter on a Core Worlds space; ordinary movement does not connect the two Core Worlds spaces.',
  },
  { id: 'UB-COR-07', text: 'Both Core Worlds spaces use one shared encounter deck.' },
  {
    id: 'UB-COR-08',
    text: 'A player who resolves a space encounter on a Core Worlds space draws the top card of the Core Worlds deck and resolves it.',
  },
  {
    id: 'UB-COR-09',
    text: 'Before that card is drawn, the player must say whether they mean to cross to the other side of the galaxy.',
  },
  {
    id: 'UB-COR-10',
    text: 'A player who said that they mean to cross resolves the Across the Core section of the drawn card.',
  },
  {
    id: 'UB-COR-11',
    text: 'A player who said that they do not mean to cross resolves the Core Worlds section of the drawn card.',
  },
  {
    id: 'UB-COR-12',
    text: 'A player who made no declaration before drawing resolves the Core Worlds section of the drawn card.',
  },
  {
    id: 'UB-COR-13',
    text: 'The Across the Core section moves the player directly to the Core Worlds space on the other side only if the player meets the requirements on that card.',
  },
  {
    id: 'UB-COR-14',
    text: 'The requirements in Across the Core sections tend to hurt players with negative Imperial reputation.',
  },
  {
    id: 'UB-COR-15',
    text: 'An instruction to move to the other Core Worlds space moves the player’s standee to the Core Worlds space at the opposite end of the map.',
  },
  { id: 'UB-COR-16', text: 'Each Core Worlds space carries the crossing symbol as a reminder.' },
  {
    id: 'UB-COR-17',
    text: 'A player who moves between the Core Worlds spaces through an Across the Core encounter passes through no other space.',
  },
  {
    id: 'UB-COR-18',
    text: 'The link between the two Core Worlds spaces never counts when the nearest player, space or component is determined.',
  },
  {
    id: 'UB-COR-19',
    text: 'A patrol that moves because of patrol movement cannot go through the Core Worlds to the other side of the galaxy.',
  },

  { id: 'UB-CON-01', text: 'Orange is a contact rank beside white, green and yellow.' },
  {
    id: 'UB-CON-02',
    text: 'A player on a planet with an orange token may encounter it in the same way as any other contact token there.',
  },
  { id: 'UB-CON-03', text: 'All base rules for contact tokens hold for orange tokens too.' },
  { id: 'UB-CON-04', text: 'Orange contacts can be hired as crew.' },
  { id: 'UB-CON-05', text: 'Orange contacts can be the target of bounties.' },
  { id: 'UB-CON-06', text: 'Orange contacts are usually costly to hire and hard to beat as bounties.' },
  {
    id: 'UB-CON-07',
    text: 'If the token that a player is encountering matches that player’s own character, the token is discarded at once.',
  },
  {
    id: 'UB-CON-08',
    text: 'If the token that a player is encountering matches another player’s character, the token is discarded at once.',
  },
  { id: 'UB-CON-09', text: 'The databank card of a token discarded in this way is not resolved.' },
  {
    id: 'UB-CON-10',
    text: 'No bounty combat is fought against a token discarded in this way, even if the player holds the bounty.',
  },
  {
    id: 'UB-CON-11',
    text: 'After such a discard the player resolves another encounter of their own choice.',
  },
  { id: 'UB-CON-12', text: 'The replacement encounter may be a space encounter.' },
  { id: 'UB-CON-13', text: 'The replacement encounter may be an encounter with another contact token.' },
  {
    id: 'UB-CON-14',
    text: 'These two kinds are only examples: the replacement may be any encounter that is open to the player, also a patrol, an “Encounter” ability or a fight over a bounty on a player.',
  },

  {
    id: 'UB-DSC-01',
    text: 'In step 1 of the market action, a player who has discarded one card may discard a second one.',
  },
  { id: 'UB-DSC-02', text: 'The second card must come from the same market deck as the first one.' },
  {
    id: 'UB-DSC-03',
    text: 'Each of the two discards is optional, so 0, 1 or 2 cards are discarded; the second decision is made after the new top card is seen.',
  },
  {
    id: 'UB-DSC-04',
    text: 'No patrol movement symbol is resolved on a card that was uncovered by a discard, whether the first or the second.',
  },
  {
    id: 'UB-DSC-05',
    text: 'No reveal-contact symbol is resolved on a card that was uncovered by a discard, whether the first or the second.',
  },

  { id: 'UB-REV-01', text: 'Most, but not all, expansion market cards carry a reveal-contact symbol.' },
  {
    id: 'UB-REV-02',
    text: 'A reveal-contact symbol is resolved when its card is uncovered because a market card was bought from that deck.',
  },
  {
    id: 'UB-REV-03',
    text: 'A reveal-contact symbol is resolved when its card is uncovered because a market card was gained from that deck.',
  },
  {
    id: 'UB-REV-04',
    text: 'A reveal-contact symbol is not resolved when its card is uncovered because a market card was discarded.',
  },
  { id: 'UB-REV-05', text: 'The active player resolves the symbol.' },
  { id: 'UB-REV-06', text: 'Every reveal-contact symbol carries a range of player counts.' },
  {
    id: 'UB-REV-07',
    text: 'The symbol has an effect only if the number of players in the game lies within its range, both ends included.',
  },
  {
    id: 'UB-REV-08',
    text: 'The effect is that the active player chooses one facedown contact on their own planet and turns it faceup.',
  },
  { id: 'UB-REV-09', text: 'The reveal is mandatory whenever it is possible.' },
  {
    id: 'UB-REV-10',
    text: 'Without a facedown contact on the active player’s planet the symbol does nothing.',
  },
  { id: 'UB-REV-11', text: 'The revealed contact is not encountered at that moment.' },
  {
    id: 'UB-REV-12',
    text: 'The player may encounter the revealed contact in the encounter phase of the same turn.',
  },
  {
    id: 'UB-REV-13',
    text: 'If the revealed contact matches any player’s character, the token is removed from the game.',
  },
  { id: 'UB-REV-14', text: 'After the removal of UB-REV-13 the player reveals another token.' },
  {
    id: 'UB-REV-15',
    text: 'If the active player is not on a planet when the symbol is resolved, nothing happens.',
  },
  {
    id: 'UB-REV-16',
    text: 'If no facedown token is left on the planet after the removal of UB-REV-13, the symbol is done; removals go on as long as revealed tokens match.',
  },

  { id: 'UB-ROT-01', text: 'Some market cards hold two resources, one at the top and one at the bottom.' },
  {
    id: 'UB-ROT-02',
    text: 'An arrow in the upper left corner, beside one of the two resources, marks the starting resource.',
  },
  {
    id: 'UB-ROT-03',
    text: 'The cost paid when a rotatable market card is taken from the market is the starting resource’s cost, never the other half’s.',
  },
  {
    id: 'UB-ROT-04',
    text: 'A rotatable card bought or gained from the market is put into a slot with its starting resource showing.',
  },
  {
    id: 'UB-ROT-05',
    text: 'The resource that is not showing is tucked under the player board or ship sheet, so it is inactive.',
  },
  { id: 'UB-ROT-06', text: 'An ability on either half may tell the player to rotate the card.' },
  { id: 'UB-ROT-07', text: 'Rotating turns the card by 180° so that the other resource is showing.' },
  { id: 'UB-ROT-08', text: 'A rotated card stays in the slot that it was in.' },
  {
    id: 'UB-ROT-09',
    text: 'A rotatable resource that passes from one player to another (by a trade or any other effect) keeps showing the same half as before.',
  },
  {
    id: 'UB-ROT-10',
    text: 'A discarded rotatable resource goes back into its deck facedown, turned in the same direction as the other cards.',
  },
  {
    id: 'UB-ROT-11',
    text: 'A rotatable card that was discarded and is bought again starts once more with its starting resource.',
  },
]
