import type { CataloguedRule } from '@kantyna/kernel'

/** Consequences: damage, defeat, reputation, fame, goals, and how abilities work. */
export const standingRules: readonly CataloguedRule[] = [
  {
    id: 'OR-DMG-01',
    says: 'A player marks suffered damage with that many damage tokens on the character card or ship sheet.',
  },
  { id: 'OR-DMG-02', says: 'A character with damage equal to its health value makes the player defeated.' },
  { id: 'OR-DMG-03', says: 'A ship with damage equal to its hull value makes the player defeated.' },
  { id: 'OR-DMG-04', says: 'A character never has more damage than its health.' },
  { id: 'OR-DMG-05', says: 'A ship never has more damage than its hull.' },
  { id: 'OR-DMG-06', says: 'Damage beyond health or hull is ignored.' },
  {
    id: 'OR-DMG-07',
    says: 'Removing damage returns that many damage tokens from the character card or ship sheet to the supply.',
  },
  {
    id: 'OR-DMG-08',
    says: 'An effect that lets a character prevent damage reduces the damage about to be suffered by the stated number.',
  },

  {
    id: 'OR-DEF-01',
    says: 'A player who becomes defeated loses 3,000 credits, or all credits if holding less.',
  },
  { id: 'OR-DEF-02', says: 'A player who becomes defeated discards all own secrets.' },
  { id: 'OR-DEF-03', says: 'A defeated player’s standee is laid on its side.' },
  {
    id: 'OR-DEF-04',
    says: 'A player who becomes defeated finishes the current action, or the current phase if it is not the action phase; then the turn ends.',
  },
  {
    id: 'OR-DEF-05',
    says: 'Recovering in the planning phase removes all damage and stands the standee up again.',
  },
  {
    id: 'OR-DEF-06',
    says: 'A defeated player who removes damage and then has less damage than the limit of health or hull stops being defeated and stands up.',
  },
  { id: 'OR-DEF-07', says: 'Becoming defeated while resolving a job makes the job fail.' },
  {
    id: 'OR-DEF-08',
    says: 'After such a failure the player keeps the job card and may try again in a later encounter phase.',
  },
  { id: 'OR-DEF-09', says: 'A defeated player cannot be the target of an attack.' },
  {
    id: 'OR-DEF-10',
    says: 'A crew member of a defeated player can be fought by a holder of the matching bounty.',
  },
  { id: 'OR-DEF-11', says: 'A defeated player cannot protect a crew member.' },
  {
    id: 'OR-DEF-12',
    says: 'A player who wins a combat while being defeated in it still gets the rewards for winning.',
  },

  { id: 'OR-REP-01', says: 'The 4 factions are Rebel, Imperial, Hutt and Syndicate.' },
  { id: 'OR-REP-02', says: 'Each player has positive, neutral or negative reputation with each faction.' },
  {
    id: 'OR-REP-03',
    says: 'Each faction has its own track on the player board with one space for each of the 3 values.',
  },
  { id: 'OR-REP-04', says: 'The middle space is neutral and is marked by the faction symbol.' },
  { id: 'OR-REP-05', says: 'Gaining 1 reputation moves the marker 1 space towards positive.' },
  { id: 'OR-REP-06', says: 'Gaining reputation at positive has no effect.' },
  { id: 'OR-REP-07', says: 'Losing 1 reputation moves the marker 1 space towards negative.' },
  { id: 'OR-REP-08', says: 'Losing reputation at negative has no effect.' },
  {
    id: 'OR-REP-09',
    says: '“Set” reputation moves the marker to the stated value whatever its present place.',
  },
  {
    id: 'OR-REP-10',
    says: 'Reputation can select an encounter section, allow passing a patrol, or force a patrol encounter.',
  },

  { id: 'OR-FAME-01', says: 'The first player to have 10 fame wins the game.' },
  {
    id: 'OR-FAME-02',
    says: 'Fame is tracked by a marker on the player’s fame track, moved on every gain and loss.',
  },
  { id: 'OR-FAME-03', says: 'Every player starts with 0 fame, and fame never drops below 0.' },
  { id: 'OR-FAME-04', says: 'Bonus fame given by a resource is added to the track like other fame.' },
  {
    id: 'OR-FAME-05',
    says: 'If that resource is lost, or its fame condition no longer holds, the fame it gave is lost.',
  },
  {
    id: 'OR-FAME-06',
    says: 'If 2 players reach the winning fame at the same time, the one with more credits wins.',
  },
  {
    id: 'OR-FAME-07',
    says: 'If credits are equal as well, the player whose turn comes later counted from the starting player wins.',
  },
  {
    id: 'OR-FAME-08',
    says: 'The most famous player is the one with the most fame; all players tied for it count as most famous.',
  },
  {
    id: 'OR-FAME-09',
    says: 'An ability that affects the active player if the active player is most famous ignores tie-breaking: a tied active player must be its target.',
  },
  {
    id: 'OR-FAME-10',
    says: 'Before setup the players may choose the extended game, in which 12 fame are needed instead of 10.',
  },

  {
    id: 'OR-GOAL-01',
    says: 'Every character card and most ship sheets have a goal that can give fame and abilities.',
  },
  { id: 'OR-GOAL-02', says: 'Every player starts with the personal goal of the character card.' },
  { id: 'OR-GOAL-03', says: 'A goal states how it is met and what happens when it is.' },
  { id: 'OR-GOAL-04', says: 'Meeting a goal gives fame and turns the card or sheet over.' },
  { id: 'OR-GOAL-05', says: 'Meeting the personal goal gives 1 fame.' },
  {
    id: 'OR-GOAL-06',
    says: 'After the flip the goal is replaced by a new ability the player can use, when and how its text says.',
  },
  { id: 'OR-GOAL-07', says: 'Goal tokens on character cards and ship sheets record progress.' },
  { id: 'OR-GOAL-08', says: 'Progress made before owning a ship does not count for that ship’s goal.' },
  {
    id: 'OR-GOAL-09',
    says: 'Exception: a lasting condition of the ship goal that is still met when the ship is owned counts.',
  },
  {
    id: 'OR-GOAL-10',
    says: 'A job counts for the personal goal of Doctor Aphra only if the card says that the job is completed.',
  },

  { id: 'OR-ABIL-01', says: '“Cannot” is absolute; no other ability overrides it.' },
  { id: 'OR-ABIL-02', says: '“You may” makes the effects optional.' },
  {
    id: 'OR-ABIL-03',
    says: '“Then”: the effect before the word is resolved first, the one after it second.',
  },
  {
    id: 'OR-ABIL-04',
    says: '“To” (aby): the effect before the word must be resolved completely, or the effect after it does not happen.',
  },
  { id: 'OR-ABIL-05', says: '“And”: the effects on both sides are each resolved as far as possible.' },
  {
    id: 'OR-ABIL-06',
    says: '“Once per turn” is counted per turn of any player: an ability used in the own turn may be used once again in another player’s turn if it can be.',
  },
  {
    id: 'OR-ABIL-07',
    says: 'An ability can be used only when its own text says, and its effects are resolved as that text says.',
  },

  {
    id: 'OR-TIME-01',
    says: 'An ability in the perfective form (“after you resolve”) takes effect immediately after the event.',
  },
  {
    id: 'OR-TIME-02',
    says: 'An ability in the imperfective form (“when you resolve”) takes effect during the event.',
  },
  { id: 'OR-TIME-03', says: 'Effects during an event are resolved before effects after that event.' },
  {
    id: 'OR-TIME-04',
    says: 'If several abilities apply at the same time, the active player decides their order.',
  },
  { id: 'OR-TIME-05', says: 'Each ability can be resolved once each time its trigger occurs.' },
  { id: 'OR-TIME-06', says: 'An ability cannot interrupt another ability; it is used before or after it.' },

  {
    id: 'OR-CAB-01',
    says: 'A cancelled die result is ignored: it deals no damage and does not count for the winner.',
  },
  {
    id: 'OR-CAB-02',
    says: 'When a result is changed, the original result is ignored; abilities that could modify the original result cannot be used on that die.',
  },
  {
    id: 'OR-CAB-03',
    says: 'An ability that adds a hit treats the roll as having one more die showing a hit.',
  },
  { id: 'OR-CAB-04', says: 'An added hit cannot be rerolled.' },
  {
    id: 'OR-CAB-05',
    says: 'An ability “at the start of combat” must be resolved before any player rolls in that combat.',
  },
  {
    id: 'OR-CAB-06',
    says: '“You have +X” of a value adds X to that value of the character card or ship sheet.',
  },
  { id: 'OR-CAB-07', says: '“You have +X” abilities are always active while the card is held.' },
  { id: 'OR-CAB-08', says: '“You have +X” abilities stack.' },
  {
    id: 'OR-CAB-09',
    says: 'The player who rolls for a contact, patrol or card enemy cannot use any own combat abilities in that combat.',
  },

  {
    id: 'OR-TIE-01',
    says: 'The active player settles every tie and order conflict that the rules reference does not cover.',
  },
]
