import type { CataloguedRule } from '@kantyna/kernel'

/** The table: components, setup, the map, resources, slots, decks, contacts. */
export const tableRules: readonly CataloguedRule[] = [
  { id: 'OR-COMP-01', text: 'Each player controls exactly 1 character.' },
  {
    id: 'OR-COMP-02',
    text: 'In rules text “player” means both the person and the character that person controls.',
  },
  {
    id: 'OR-COMP-03',
    text: 'Dice, damage tokens, credit tokens and goal tokens are unlimited; running out of physical ones never blocks an effect.',
  },
  {
    id: 'OR-COMP-04',
    text: 'Every component other than dice, damage, credit and goal tokens is limited to the number in the box.',
  },
  {
    id: 'OR-COMP-05',
    text: 'A roll of more dice than physically exist is completed by rolling again the missing number; the results are summed as one roll.',
  },
  {
    id: 'OR-COMP-06',
    text: 'Drawing more cards than a deck holds draws as many as are available, possibly 0.',
  },

  {
    id: 'OR-GOLD-01',
    text: 'Where the rules reference and the introductory rulebook disagree, the rules reference wins.',
  },
  { id: 'OR-GOLD-02', text: 'Where a card ability and the rules reference disagree, the card ability wins.' },
  { id: 'OR-GOLD-03', text: 'If a card text and a general rule can both be obeyed, both are obeyed.' },

  {
    id: 'OR-SETUP-01',
    text: 'Step 1: build the map left to right as: Rebel/Syndicate endcap, Cantonica–Ord Mantell, Lothal–Mon Calamari, Kessel, Tatooine–Nal Hutta, Ryloth–Naboo, Ring of Kafrene–Takodana, Imperial/Hutt endcap.',
  },
  {
    id: 'OR-SETUP-02',
    text: 'Step 1: players may use the random-map procedure instead of the standard order.',
  },
  {
    id: 'OR-SETUP-03',
    text: 'Step 2: each level-1 patrol starts faceup on the navpoint adjacent to the endcap space with the same faction symbol.',
  },
  { id: 'OR-SETUP-04', text: 'Step 2: the remaining patrol tokens form 4 facedown stacks, one per faction.' },
  {
    id: 'OR-SETUP-05',
    text: 'Step 2: each patrol stack is in level order, level 2 on top and level 4 at the bottom.',
  },
  { id: 'OR-SETUP-06', text: 'Step 2: each patrol stack lies on the endcap space with its faction symbol.' },
  { id: 'OR-SETUP-07', text: 'Step 3: all contact tokens are turned facedown and shuffled together.' },
  {
    id: 'OR-SETUP-08',
    text: 'Step 3: exactly 1 facedown contact token is placed on every contact space of the map.',
  },
  {
    id: 'OR-SETUP-09',
    text: 'Step 3: a contact token’s rank must equal the rank of its space (same number and colour of dots).',
  },
  { id: 'OR-SETUP-10', text: 'Step 4: credit, damage and goal tokens form the shared token supply.' },
  {
    id: 'OR-SETUP-11',
    text: 'Step 5: each player rolls 6 dice; the player with the most hit and critical-hit results is the first player.',
  },
  { id: 'OR-SETUP-12', text: 'Step 5: players tied for the first-player roll reroll among themselves.' },
  {
    id: 'OR-SETUP-13',
    text: 'Step 5: starting with the first player and going clockwise, each player chooses a character.',
  },
  { id: 'OR-SETUP-14', text: 'Step 5a: the chosen character card starts with its “personal goal” side up.' },
  { id: 'OR-SETUP-15', text: 'Steps 5b, 5f: the player takes the character’s standee and a reference card.' },
  { id: 'OR-SETUP-16', text: 'Step 5c: the player takes a player board with the fame marker on 0.' },
  {
    id: 'OR-SETUP-17',
    text: 'Step 5d: each player has 4 reputation tokens, one per faction, all starting on the neutral space.',
  },
  {
    id: 'OR-SETUP-18',
    text: 'Step 5e: the player takes a starting ship sheet and chooses its side: G9 Rigger or G-1A Starfighter.',
  },
  {
    id: 'OR-SETUP-19',
    text: 'Step 5e: the starting ship must be chosen before the player looks at the starting databank card.',
  },
  {
    id: 'OR-SETUP-20',
    text: 'Step 5g: in turn order from the first player, starting credits are 4,000, 6,000, 8,000 and 10,000.',
  },
  {
    id: 'OR-SETUP-21',
    text: 'Step 6: all players simultaneously carry out the setup instructions at the bottom of their character cards.',
  },
  {
    id: 'OR-SETUP-22',
    text: 'Step 6a: each player takes from the databank the card number named on the character card.',
  },
  {
    id: 'OR-SETUP-23',
    text: 'Step 6a: if that databank card is a cargo, it goes into a cargo slot of the ship sheet.',
  },
  {
    id: 'OR-SETUP-24',
    text: 'Step 6a: otherwise that databank card goes into a “job or bounty” slot of the player board.',
  },
  {
    id: 'OR-SETUP-25',
    text: 'Step 6b: the standee starts on the starting planet named on that databank card.',
  },
  {
    id: 'OR-SETUP-26',
    text: 'Step 6c: if the character instructions grant reputation, the named faction’s token is moved up or down accordingly.',
  },
  { id: 'OR-SETUP-27', text: 'Step 7a: market cards are split by their backs into 6 decks, each shuffled.' },
  {
    id: 'OR-SETUP-28',
    text: 'Step 7a: the top card of each market deck is turned faceup on top of its deck.',
  },
  {
    id: 'OR-SETUP-29',
    text: 'Step 7b: encounter cards are split by their backs into 7 decks, each shuffled.',
  },
  { id: 'OR-SETUP-30', text: 'Step 7c: the databank is laid out in numeric order.' },
  { id: 'OR-SETUP-31', text: 'Step 7d: unused ship sheets form the ship pool.' },
  { id: 'OR-SETUP-32', text: 'A single-player game needs extra setup steps (section Single-player).' },

  { id: 'OR-RMAP-01', text: 'The 6 map tiles are shuffled into a facedown stack.' },
  { id: 'OR-RMAP-02', text: 'The first revealed tile is attached to the Rebel/Syndicate endcap.' },
  {
    id: 'OR-RMAP-03',
    text: 'Each further revealed tile is attached to the tile placed just before it, until all tiles are placed.',
  },
  { id: 'OR-RMAP-04', text: 'The Hutt/Imperial endcap is attached to the last tile placed.' },

  { id: 'OR-MAP-01', text: 'There are 3 kinds of space: planet, navpoint, Maelstrom.' },
  { id: 'OR-MAP-02', text: 'Spaces are linked by routes, drawn as blue lines.' },
  { id: 'OR-MAP-03', text: 'Two spaces are adjacent if a route links them.' },
  { id: 'OR-MAP-04', text: 'Two map tiles are adjacent if they touch.' },
  { id: 'OR-MAP-05', text: 'A patrol stack on an endcap is adjacent to the space linked to it by a route.' },
  {
    id: 'OR-MAP-06',
    text: 'New patrol tokens of a stack enter the map through the space adjacent to that stack.',
  },
  {
    id: 'OR-MAP-07',
    text: 'Encounter cards on a planet with a faction symbol often give reputation with that faction or reward positive reputation with it.',
  },
  {
    id: 'OR-MAP-08',
    text: '“The faction of your planet” is the faction symbol on the planet where the player is.',
  },
  {
    id: 'OR-MAP-09',
    text: 'A player who is not on a planet, or whose planet has no symbol, has no planet faction.',
  },
  { id: 'OR-MAP-10', text: 'The Ring of Kafrene counts as a planet.' },

  {
    id: 'OR-NEAR-01',
    text: '“Nearest” means separated by the fewest spaces, measured along the shortest way.',
  },
  {
    id: 'OR-NEAR-02',
    text: 'If several players, spaces or components tie for nearest, the active player decides which is targeted.',
  },
  { id: 'OR-NEAR-03', text: 'A patrol in the player’s own space is that player’s nearest patrol.' },

  { id: 'OR-RES-01', text: 'Resources are bounties, cargo, crew, gear, mods and jobs.' },
  {
    id: 'OR-RES-02',
    text: 'A gained resource is put into an empty slot of its type at the player board or ship sheet.',
  },
  {
    id: 'OR-RES-03',
    text: 'A player who gains a resource without an empty slot for it may discard one owned card from such a slot to free it (bounty, cargo, job, gear, mod and crew alike).',
  },
  { id: 'OR-RES-04', text: 'A player may decline a resource being gained and discard it instead.' },
  {
    id: 'OR-RES-05',
    text: 'Resources cannot be discarded at will: only when an ability or rule allows it, or to free a slot for a resource being gained.',
  },
  { id: 'OR-RES-06', text: 'A resource may have one or more traits (e.g. ILLEGAL).' },
  { id: 'OR-RES-07', text: 'A trait has no effect of its own; other effects may refer to it.' },
  {
    id: 'OR-RES-08',
    text: 'The droid symbol on characters, crew and contact tokens has no effect of its own; abilities may refer to it.',
  },

  { id: 'OR-SLOT-01', text: 'Player boards and ship sheets have slots for resources.' },
  { id: 'OR-SLOT-02', text: 'Each slot holds 1 resource of the type it names.' },
  { id: 'OR-SLOT-03', text: 'A slot marked “×2” holds 2 resources of its type.' },
  { id: 'OR-SLOT-04', text: 'Some abilities let a slot hold more than 1 card.' },
  { id: 'OR-SLOT-05', text: 'A slot naming two types (e.g. “cargo or mod”) holds 1 card of either type.' },
  {
    id: 'OR-SLOT-06',
    text: 'A player may rearrange own resources among slots at any time, each in a slot of its type.',
  },
  { id: 'OR-SLOT-07', text: 'Losing a slot or changing ships may force a rearrangement.' },
  {
    id: 'OR-SLOT-08',
    text: 'If slots do not suffice for all resources, the player must discard excess resources of the player’s choice.',
  },

  {
    id: 'OR-CRED-01',
    text: 'Credits are paid from and returned to the supply in tokens of 1,000, 5,000 and 10,000; change may be made at any time.',
  },
  { id: 'OR-CRED-02', text: 'Buying “at a discount” lowers the card’s cost by the stated sum.' },
  { id: 'OR-CRED-03', text: 'Buying or taking a card “for free” costs no credits.' },

  { id: 'OR-GEAR-01', text: 'Gained gear goes into an empty gear slot of the player board.' },
  { id: 'OR-GEAR-02', text: 'Each gear ability states when and how it can be used.' },

  { id: 'OR-MOD-01', text: 'A gained mod goes into an empty mod slot of the ship sheet.' },

  { id: 'OR-CREW-01', text: 'A gained crew card goes into an empty crew slot of the ship sheet.' },
  { id: 'OR-CREW-02', text: 'A player gaining crew may discard it instead of placing it.' },
  { id: 'OR-CREW-03', text: 'A crew card discarded from the ship sheet returns to its deck.' },
  {
    id: 'OR-CREW-04',
    text: 'If the discarded crew card has a matching contact token, the token is placed faceup on the empty contact space nearest to the player, ignoring rank.',
  },
  {
    id: 'OR-CREW-05',
    text: 'If several planets are equally near, the player chooses the one for the token.',
  },
  { id: 'OR-CREW-06', text: 'While the card is held, its skills are held.' },
  { id: 'OR-CREW-07', text: 'A player’s crew is considered to be in the player’s space.' },
  {
    id: 'OR-CREW-08',
    text: 'A player’s crew is also considered to be in the space of other players who share that space.',
  },

  { id: 'OR-SHIP-01', text: 'The ship-combat value is the number of dice rolled in ship combat.' },
  {
    id: 'OR-SHIP-02',
    text: 'The hull value is the damage at which the player is defeated through the ship.',
  },
  {
    id: 'OR-SHIP-03',
    text: 'Each ship has a cost, paid when buying, which is also its trade-in value towards a new ship.',
  },
  {
    id: 'OR-SHIP-04',
    text: 'A buyer of a ship must discard the old ship (and takes the discount) even if its cost is 0.',
  },
  { id: 'OR-SHIP-05', text: 'The bought ship’s market card is removed from the game.' },
  { id: 'OR-SHIP-06', text: 'The old ship sheet is exchanged for the new ship’s sheet.' },
  { id: 'OR-SHIP-07', text: 'Damage tokens are removed from the ship sheet when ships are exchanged.' },
  { id: 'OR-SHIP-08', text: 'The old sheet goes to the ship pool.' },
  { id: 'OR-SHIP-09', text: 'The old ship’s market card, if any, does not return to the deck.' },
  { id: 'OR-SHIP-10', text: 'Players may look through the ship pool at any time.' },
  { id: 'OR-SHIP-11', text: 'Every ship that can be bought has a ship goal.' },

  { id: 'OR-CON-01', text: 'Contact tokens start the game facedown on the map.' },
  {
    id: 'OR-CON-02',
    text: 'Each contact token has a rank (coloured dots) that matches its bounty’s rank and many map spaces.',
  },
  {
    id: 'OR-CON-03',
    text: 'An effect that places or moves a contact token to a planet may use any contact space there; rank need not match.',
  },
  {
    id: 'OR-CON-04',
    text: 'A moved contact token keeps its side (faceup or facedown) unless the card says otherwise.',
  },
  {
    id: 'OR-CON-05',
    text: 'Any player may read the databank card of a faceup contact on the map at any time.',
  },
  { id: 'OR-CON-06', text: 'Peeking at a facedown token is private; the token is then put back facedown.' },
  { id: 'OR-CON-07', text: 'While peeking, the player cannot read the token’s databank card.' },
  { id: 'OR-CON-08', text: 'Tokens on a planet’s contact spaces are contacts on that planet.' },
  { id: 'OR-CON-09', text: 'For a player on that planet those contacts are in the player’s space.' },
  { id: 'OR-CON-10', text: 'A captured token on a bounty card is not in the player’s space.' },
  { id: 'OR-CON-11', text: 'Swapping 2 contact tokens puts each on the other’s former place.' },
  { id: 'OR-CON-12', text: 'Swapped tokens keep their side.' },
  {
    id: 'OR-CON-13',
    text: 'Faction symbols on contact tokens have no effect of their own; abilities may refer to them.',
  },

  { id: 'OR-DATA-01', text: 'The databank is a deck of numbered databank cards kept in numeric order.' },
  {
    id: 'OR-DATA-02',
    text: 'Resolving a databank card means finding it by number and reading its top section aloud.',
  },
  { id: 'OR-DATA-03', text: 'Databank cards may require effects or tests, or grant resources.' },
  { id: 'OR-DATA-04', text: 'If several cards have the called number, a random one of them is resolved.' },
  { id: 'OR-DATA-05', text: 'Dots on the back of a databank card tell how many cards share its number.' },
  { id: 'OR-DATA-06', text: 'Cards with the same number lie side by side in random order at setup.' },
  { id: 'OR-DATA-07', text: 'A discarded databank card returns to its numeric place.' },
  { id: 'OR-DATA-08', text: 'A returned card that shares its number with others is shuffled among them.' },
  { id: 'OR-DATA-09', text: 'Not every number exists in the databank.' },

  { id: 'OR-DECK-01', text: 'There are 6 market decks: bounty, cargo, gear & mod, job, luxury, ship.' },
  { id: 'OR-DECK-02', text: 'The top card of every market deck is always faceup.' },
  {
    id: 'OR-DECK-03',
    text: 'When the faceup card is bought, gained, discarded or shuffled into the deck, the new top card is revealed.',
  },
  {
    id: 'OR-DECK-04',
    text: 'If an effect makes the player shuffle a market deck after buying or gaining a card, the new top card is revealed only after the shuffle.',
  },
  { id: 'OR-DECK-05', text: 'Drawing or searching several cards of a market deck includes its faceup card.' },
  {
    id: 'OR-DECK-06',
    text: 'A market deck may hold cards of several types; texts refer to decks by symbol only.',
  },
  {
    id: 'OR-DECK-07',
    text: 'An ability naming a resource type means any card of that type, from whichever deck.',
  },

  { id: 'OR-LUX-01', text: 'Every luxury card gives fame in some way.' },
  { id: 'OR-LUX-02', text: 'Luxury cards include cargo, crew, gear, jobs and mods.' },
  { id: 'OR-LUX-03', text: 'Luxury cards cost from 10,000 to 20,000 credits.' },

  { id: 'OR-SEC-01', text: 'Secrets are hidden abilities gained from encounter cards.' },
  { id: 'OR-SEC-02', text: 'A secret is kept facedown in its owner’s play area.' },
  { id: 'OR-SEC-03', text: 'Each secret states when and how it may be resolved.' },
  { id: 'OR-SEC-04', text: 'A used secret is revealed and read aloud.' },
  { id: 'OR-SEC-05', text: 'Players may talk about their secrets.' },
  { id: 'OR-SEC-06', text: 'Players may not show their secrets, read them aloud, or give them to others.' },
  { id: 'OR-SEC-07', text: 'Owners may look at their own secrets at any time.' },
  {
    id: 'OR-SEC-08',
    text: 'A defeated player’s secrets go facedown to the bottom of their encounter decks without being revealed.',
  },

  {
    id: 'OR-CHAR-01',
    text: 'At the start each character has 1 ability, which states when and how it can be used.',
  },
  { id: 'OR-CHAR-02', text: 'The character card lists the character’s skills.' },
  { id: 'OR-CHAR-03', text: 'The ground-combat value is the number of dice rolled in ground combat.' },
  {
    id: 'OR-CHAR-04',
    text: 'The health value is the damage at which the player is defeated through the character.',
  },
  {
    id: 'OR-CHAR-05',
    text: 'The setup instructions give a databank card number and possibly a positive or negative starting reputation.',
  },

  { id: 'OR-DISC-01', text: 'Discarded market and encounter cards go to the bottom of their decks.' },
  {
    id: 'OR-DISC-02',
    text: 'Some market cards are removed from the game instead of discarded; the card always says so (often: ships bought, jobs completed, bounty rewards).',
  },
  { id: 'OR-DISC-03', text: 'Discarded tokens return to the token supply.' },
  { id: 'OR-DISC-04', text: 'Tokens of eliminated contacts and patrols are removed from the game.' },
  { id: 'OR-DISC-05', text: 'Discarded ship sheets go to the ship pool.' },
  {
    id: 'OR-DISC-06',
    text: 'A component removed from the game is not discarded; it goes to the box and is not used again in this game.',
  },
]
