import type { CataloguedRule } from '@kantyna/kernel'

/** Encounters, combat and tests. */
export const encountersRules: readonly CataloguedRule[] = [
  { id: 'OR-ENC-01', text: 'In the encounter phase the active player must resolve exactly 1 encounter.' },
  {
    id: 'OR-ENC-02',
    text: 'The encounter is a space encounter, a patrol encounter or a contact encounter on the player’s own space.',
  },
  {
    id: 'OR-ENC-03',
    text: 'If a patrol of a faction with which the player has negative reputation is in the player’s space, the player must resolve an encounter with that patrol (with several such patrols: with one of them, OR-EPAT-10).',
  },
  { id: 'OR-ENC-04', text: 'A player not forced to encounter a patrol chooses which encounter to resolve.' },
  {
    id: 'OR-ENC-05',
    text: 'The player may resolve one ability marked “Encounter” instead of a space encounter.',
  },
  { id: 'OR-ENC-06', text: 'A player forced to encounter a patrol cannot resolve an “Encounter” ability.' },
  {
    id: 'OR-ENC-07',
    text: 'The player may fight a contact that is the target of an own bounty; on a contact encounter this interrupts the normal encounter.',
  },
  {
    id: 'OR-ENC-08',
    text: 'Fighting a bounty target who is a crew member is resolved as an “Encounter” ability.',
  },

  { id: 'OR-EPAT-01', text: 'A patrol encounter is always a ship combat against the patrol.' },
  {
    id: 'OR-EPAT-02',
    text: 'Winning against a patrol gives the reward printed on its token (credits or fame).',
  },
  { id: 'OR-EPAT-03', text: 'Winning against a patrol costs the player 1 reputation with its faction.' },
  {
    id: 'OR-EPAT-04',
    text: 'After the reward and the reputation loss the beaten patrol is eliminated: its token is removed from the game.',
  },
  {
    id: 'OR-EPAT-05',
    text: 'After a patrol is eliminated, a new patrol of the same faction enters the map.',
  },
  {
    id: 'OR-EPAT-06',
    text: 'Losing against a patrol: the player moves that patrol to an adjacent space of the player’s choice.',
  },
  {
    id: 'OR-EPAT-07',
    text: 'The effects of winning or losing are resolved before it is checked whether the player was defeated.',
  },
  {
    id: 'OR-EPAT-08',
    text: 'A player can win against a patrol and collect the reward even when defeated in that same combat.',
  },
  {
    id: 'OR-EPAT-09',
    text: 'With positive or neutral reputation, encountering the patrol in one’s space is optional.',
  },
  {
    id: 'OR-EPAT-10',
    text: 'With several patrols in the space, the player must encounter one whose faction has the player at negative reputation, if there is one.',
  },
  {
    id: 'OR-EPAT-11',
    text: 'With several patrols and no negative reputation among them, the player may encounter any one of them or none.',
  },

  {
    id: 'OR-ESPC-01',
    text: 'A space encounter draws one encounter card from the deck that matches the player’s space.',
  },
  { id: 'OR-ESPC-02', text: 'Only the section matching the player’s location is read and resolved.' },
  {
    id: 'OR-ESPC-03',
    text: 'If the section has subsections, the one matching the player’s situation is resolved.',
  },
  { id: 'OR-ESPC-04', text: 'The section is read aloud unless it is marked as a secret.' },
  {
    id: 'OR-ESPC-05',
    text: 'If the section contains a secret, the card is kept facedown in the player’s play area.',
  },
  { id: 'OR-ESPC-06', text: 'If the section contains a bounty, the player may take it.' },
  {
    id: 'OR-ESPC-07',
    text: 'Some encounter cards offer resources that the player may gain by resolving particular sections.',
  },
  {
    id: 'OR-ESPC-08',
    text: 'After resolution the card goes to the bottom of its encounter deck, unless it gave the player a secret or a resource.',
  },

  {
    id: 'OR-ECON-01',
    text: 'A contact encounter resolves the databank card whose number is on the face of the contact token.',
  },
  { id: 'OR-ECON-02', text: 'A facedown contact token is turned faceup when encountered.' },
  {
    id: 'OR-ECON-03',
    text: 'On a planet with more than 1 contact token the player chooses the token before any is revealed.',
  },
  { id: 'OR-ECON-04', text: 'The player must resolve the encounter with the chosen token.' },
  {
    id: 'OR-ECON-05',
    text: 'If the encountered contact is on one of the player’s bounties, the player may fight it instead of resolving its databank card.',
  },
  {
    id: 'OR-ECON-06',
    text: 'The choice between fighting and the databank card is made after the token is revealed.',
  },
  { id: 'OR-ECON-07', text: 'The player may read the databank card before making that choice.' },
  {
    id: 'OR-ECON-08',
    text: 'After the databank card is resolved the token stays faceup on the planet, unless the card discards it or removes it from the game.',
  },

  {
    id: 'OR-ECARD-01',
    text: 'There are several encounter decks: most cover a pair of planets, one covers all navpoints, one covers Kessel and the Maelstrom.',
  },
  { id: 'OR-ECARD-02', text: 'A planet encounter card has one section per planet (or for the Maelstrom).' },
  {
    id: 'OR-ECARD-03',
    text: 'A navpoint encounter card has sections chosen by whether a patrol is present at that navpoint.',
  },
  {
    id: 'OR-ECARD-04',
    text: 'A section may be split further by the player’s reputation with a given faction.',
  },
  { id: 'OR-ECARD-05', text: 'Only 1 section (or subsection) of an encounter card is resolved.' },
  {
    id: 'OR-ECARD-06',
    text: 'Which section applies is fixed by the player’s status (location, reputation, …) at the moment the card is drawn.',
  },
  {
    id: 'OR-ECARD-07',
    text: 'One or more sections of a resource-bearing encounter card tell how to gain its resource.',
  },
  { id: 'OR-ECARD-08', text: 'A resource on an encounter card has no cost.' },

  { id: 'OR-CMB-01', text: 'Combat happens when a player encounters a patrol or because of a card effect.' },
  {
    id: 'OR-CMB-02',
    text: 'The kind of combat decides which combat value is used and whether damage goes to the character or the ship.',
  },
  {
    id: 'OR-CMB-03',
    text: 'A contact, patrol or card enemy with a ship-combat value is fought in ship combat.',
  },
  {
    id: 'OR-CMB-04',
    text: 'A contact, patrol or card enemy with a ground-combat value is fought in ground combat.',
  },
  {
    id: 'OR-CMB-05',
    text: 'Player against player on a planet is ground combat, unless instructed otherwise.',
  },
  {
    id: 'OR-CMB-06',
    text: 'Player against player not on a planet is ship combat, unless instructed otherwise.',
  },
  {
    id: 'OR-CMB-07',
    text: 'A job or encounter card may order a fight against the enemy named on it; it is fought by the standard combat rules with the printed combat value.',
  },
  { id: 'OR-CMB-08', text: 'Some effects let a player fight another player.' },
  { id: 'OR-CMB-09', text: 'In combat the active player is the attacker.' },
  {
    id: 'OR-CMB-10',
    text: 'The patrol, contact, card enemy or other player fought by the attacker is the defender.',
  },
  {
    id: 'OR-CMB-11',
    text: 'If a combat in the active player’s turn does not involve the active player, the player resolving that combat is the attacker.',
  },
  {
    id: 'OR-CMB-12',
    text: 'A player’s opponent is any entity the player fights; named as examples are a contact, another player and a card enemy (a patrol is one too).',
  },

  { id: 'OR-CSTEP-01', text: 'Step 1: the attacker rolls dice equal to the attacker’s combat value.' },
  {
    id: 'OR-CSTEP-02',
    text: 'In ground combat the ground-combat value is used; in ship combat the ship-combat value.',
  },
  {
    id: 'OR-CSTEP-03',
    text: 'Before the attacker’s roll, first the attacker and then the defender may use abilities that modify the attacker’s combat value.',
  },
  {
    id: 'OR-CSTEP-04',
    text: 'After the attacker’s roll, first the attacker and then the defender may use reroll abilities.',
  },
  { id: 'OR-CSTEP-05', text: 'The same die may be rerolled more than once.' },
  { id: 'OR-CSTEP-06', text: 'Step 2: the attacker’s damage is 1 per hit and 2 per critical hit.' },
  {
    id: 'OR-CSTEP-07',
    text: 'In step 2 both sides may use abilities that modify or add results; the player who rolled goes first.',
  },
  {
    id: 'OR-CSTEP-08',
    text: 'Step 3: the defender then rolls and totals damage by the same procedure as steps 1 and 2.',
  },
  {
    id: 'OR-CSTEP-09',
    text: 'In step 3 the defender, then the attacker, may modify the defender’s combat value.',
  },
  { id: 'OR-CSTEP-10', text: 'In step 3 the defender, then the attacker, may use reroll abilities.' },
  {
    id: 'OR-CSTEP-11',
    text: 'For a patrol, contact or card enemy, the player to the left of the attacker rolls the defender’s dice.',
  },
  { id: 'OR-CSTEP-12', text: 'Step 4: the side with more damage wins and the other side loses.' },
  { id: 'OR-CSTEP-13', text: 'A tie is won by the attacker.' },
  {
    id: 'OR-CSTEP-14',
    text: 'What winning or losing brings depends on what started the combat; some combats bring nothing.',
  },
  {
    id: 'OR-CSTEP-15',
    text: 'The effect of winning is resolved before step 5, so the winner may still be defeated.',
  },
  { id: 'OR-CSTEP-16', text: 'Step 5: each side suffers the damage its opponent scored on the dice.' },
  { id: 'OR-CSTEP-17', text: 'In ground combat a player’s damage goes to the character.' },
  { id: 'OR-CSTEP-18', text: 'In ship combat a player’s damage goes to the ship.' },
  {
    id: 'OR-CSTEP-19',
    text: 'Patrols, contacts and card enemies never suffer damage; they only win or lose.',
  },

  { id: 'OR-TEST-01', text: 'A player tests a skill when a card says so.' },
  { id: 'OR-TEST-02', text: 'A test is a roll of 2 dice.' },
  {
    id: 'OR-TEST-03',
    text: 'Unskilled (skill held 0 times): pass with at least 1 critical hit; otherwise fail.',
  },
  {
    id: 'OR-TEST-04',
    text: 'Skilled (skill held once): pass with at least 1 hit or 1 critical hit; otherwise fail.',
  },
  {
    id: 'OR-TEST-05',
    text: 'Highly skilled (skill held 2 or more times): pass with at least 1 hit, 1 critical hit or 1 focus; otherwise fail.',
  },
  {
    id: 'OR-TEST-06',
    text: 'The level is set by how many times the skill appears on the player’s character card and crew cards together.',
  },
  {
    id: 'OR-TEST-07',
    text: 'The effects of passing and failing are given by the ability that called for the test.',
  },
  { id: 'OR-TEST-08', text: 'If a test states no fail effect, failing has no negative consequence.' },
  { id: 'OR-TEST-09', text: 'If a test states no pass effect, passing gives no further benefit.' },

  { id: 'OR-SKILL-01', text: 'Every character card and every crew card has at least 1 skill.' },
  { id: 'OR-SKILL-02', text: 'Losing a crew member loses that member’s skills.' },
  { id: 'OR-SKILL-03', text: 'Skills on the character card cannot be lost.' },
  {
    id: 'OR-SKILL-04',
    text: 'A skill gained from an ability is temporary and lasts only for the duration of that ability’s effect.',
  },
  { id: 'OR-SKILL-05', text: 'A player may gain a skill that is already held (it then counts once more).' },
  {
    id: 'OR-SKILL-06',
    text: 'An ability that requires “having a skill” is satisfied by the character card or by any crew card.',
  },

  { id: 'OR-DICE-01', text: 'Each die has 8 faces: 3 hit, 1 critical hit, 2 focus, 2 blank.' },
  {
    id: 'OR-DICE-02',
    text: 'A critical hit is not a hit: an effect that names hits does not apply to critical hits.',
  },
  { id: 'OR-DICE-03', text: 'Abilities name results by symbol; only the blank result is named in words.' },

  {
    id: 'OR-BNTY-01',
    text: 'A bounty names a contact to capture or eliminate; it matches one contact token.',
  },
  {
    id: 'OR-BNTY-02',
    text: 'A gained bounty goes into an empty bounty slot at the player board or ship sheet.',
  },
  { id: 'OR-BNTY-03', text: 'A discarded bounty returns to its deck.' },
  {
    id: 'OR-BNTY-04',
    text: 'A contact token lying on a discarded bounty is placed faceup on the nearest empty contact space, ignoring rank.',
  },
  {
    id: 'OR-BNTY-05',
    text: 'A bounty with cost 0 may be taken (bought) for free, but gives no trade-in value.',
  },
  { id: 'OR-BNTY-06', text: 'A bounty card shows a rank that equals its contact token’s rank.' },
  { id: 'OR-BNTY-07', text: 'To earn a bounty the player must find its contact and beat it in combat.' },
  { id: 'OR-BNTY-08', text: 'The bounty’s combat value is the number of dice rolled for its contact.' },
  { id: 'OR-BNTY-09', text: 'The symbol beside that value decides ground or ship combat.' },
  { id: 'OR-BNTY-10', text: 'After winning, the player chooses to capture or to eliminate the contact.' },
  { id: 'OR-BNTY-11', text: 'Eliminating gives the bounty’s Elimination Reward.' },
  {
    id: 'OR-BNTY-12',
    text: 'After an elimination the bounty card and its contact token are removed from the game.',
  },
  {
    id: 'OR-BNTY-13',
    text: 'Capturing puts the contact token on the bounty card; the Capture Reward comes later by a deliver action on the named planet.',
  },
  {
    id: 'OR-BNTY-14',
    text: 'A player with a bounty on a member of the own crew may fight that member as an “Encounter” ability.',
  },
  {
    id: 'OR-BNTY-15',
    text: 'Winning against an own crew member: the crew card is discarded and the contact is eliminated or captured.',
  },
  {
    id: 'OR-BNTY-16',
    text: 'Capturing an own crew member: its contact token is taken from the discarded tokens and put on the bounty.',
  },
  {
    id: 'OR-BNTY-17',
    text: 'Losing against an own crew member: the crew card is discarded and its token is placed faceup on the nearest empty contact space, ignoring rank.',
  },
  {
    id: 'OR-BNTY-18',
    text: 'During that combat the player cannot use the skills or abilities of the crew member being fought.',
  },
  {
    id: 'OR-BNTY-19',
    text: 'A player with a bounty on a crew member of another player in the same space may fight that member as an “Encounter” ability.',
  },
  {
    id: 'OR-BNTY-20',
    text: 'The owner may protect the crew member; the active player then fights the owner instead.',
  },
  { id: 'OR-BNTY-21', text: 'A protection fight is ground combat on a planet and ship combat elsewhere.' },
  {
    id: 'OR-BNTY-22',
    text: 'If the protecting owner loses, the owner discards the crew card and the active player may eliminate or capture the contact.',
  },
  {
    id: 'OR-BNTY-23',
    text: 'If the owner does not protect, the player to the left of the active player rolls for the crew member as in a standard bounty combat.',
  },

  { id: 'OR-JOB-01', text: 'Jobs are resources resolved in the encounter phase at a given location.' },
  { id: 'OR-JOB-02', text: 'A job with cost 0 may be taken (bought) for free.' },
  { id: 'OR-JOB-03', text: 'A gained job goes into an empty job slot of the player board or ship sheet.' },
  {
    id: 'OR-JOB-04',
    text: 'A player on the planet named as the job’s Destination may attempt the job by resolving its ability.',
  },
  {
    id: 'OR-JOB-05',
    text: 'Many jobs order the player to resolve a databank card, which usually orders a series of tests.',
  },
  { id: 'OR-JOB-06', text: 'The skills to be tested are listed above the job’s name.' },
  { id: 'OR-JOB-07', text: 'A skill printed in italics in that list marks a test that must be passed.' },
  {
    id: 'OR-JOB-08',
    text: 'Players may read the sections of the databank card being resolved; reading ahead is only discouraged.',
  },
  {
    id: 'OR-JOB-09',
    text: 'When an ability says the job is completed, the player gains the reward on the job card.',
  },
  {
    id: 'OR-JOB-10',
    text: 'The reward text says whether the job card is discarded or removed from the game.',
  },
  { id: 'OR-JOB-11', text: 'When an ability says the job fails, the player stops resolving it.' },
  { id: 'OR-JOB-12', text: 'After a failed job the job card is kept and its databank card is discarded.' },
]
