import type { CataloguedRule } from '@kantyna/kernel'

/** Consequences: damage, defeat, reputation, fame, goals, and how abilities work. */
export const standingRules: readonly CataloguedRule[] = [
  {
    id: 'OR-DMG-01',
    text: 'A player marks suffered damage with that many damage tokens on the character card or ship sheet.',
  },
  { id: 'OR-DMG-02', text: 'A character with damage equal to its health value makes the player defeated.' },
  { id: 'OR-DMG-03', text: 'A ship with damage equal to its hull value makes the player defeated.' },
  { id: 'OR-DMG-04', text: 'A character never has more damage than its health.' },
  { id: 'OR-DMG-05', text: 'A ship never has more damage than its hull.' },
  { id: 'OR-DMG-06', text: 'Damage beyond health or hull is ignored.' },
  {
    id: 'OR-DMG-07',
    text: 'Removing damage returns that many damage tokens from the character card or ship sheet to the supply.',
  },
  {
    id: 'OR-DMG-08',
    text: 'An effect that lets a character prevent damage reduces the damage about to be suffered by the stated number.',
  },

  {
    id: 'OR-DEF-01',
    text: 'A player who becomes defeated loses 3,000 credits, or all credits if holding less.',
  },
  { id: 'OR-DEF-02', text: 'A player who becomes defeated discards all own secrets.' },
  { id: 'OR-DEF-03', text: 'A defeated player’s standee is laid on its side.' },
  {
    id: 'OR-DEF-04',
    text: 'A player who becomes defeated finishes the current action, or the current phase if it is not the action phase; then the turn ends.',
  },
  {
    id: 'OR-DEF-05',
    text: 'Recovering in the planning phase removes all damage and stands the standee up again.',
  },
  {
    id: 'OR-DEF-06',
    text: 'A defeated player who removes damage and then has less damage than the limit of health or hull stops being defeated and stands up.',
  },
  { id: 'OR-DEF-07', text: 'Becoming defeated while resolving a job makes the job fail.' },
  {
    id: 'OR-DEF-08',
    text: 'After such a failure the player keeps the job card and may try again in a later encounter phase.',
  },
  { id: 'OR-DEF-09', text: 'A defeated player cannot be the target of an attack.' },
  {
    id: 'OR-DEF-10',
    text: 'A crew member of a defeated player can be fought by a holder of the matching bounty.',
  },
  { id: 'OR-DEF-11', text: 'A defeated player cannot protect a crew member.' },
  {
    id: 'OR-DEF-12',
    text: 'A player who wins a combat while being defeated in it still gets the rewards for winning.',
  },

  { id: 'OR-REP-01', text: 'The 4 factions are Rebel, Imperial, Hutt and Syndicate.' },
  { id: 'OR-REP-02', text: 'Each player has positive, neutral or negative reputation with each faction.' },
  {
    id: 'OR-REP-03',
    text: 'Each faction has its own track on the player board with one space for each of the 3 values.',
  },
  { id: 'OR-REP-04', text: 'The middle space is neutral and is marked by the faction symbol.' },
  { id: 'OR-REP-05', text: 'Gaining 1 reputation moves the marker 1 space towards positive.' },
  { id: 'OR-REP-06', text: 'Gaining reputation at positive has no effect.' },
  { id: 'OR-REP-07', text: 'Losing 1 reputation moves the marker 1 space towards negative.' },
  { id: 'OR-REP-08', text: 'Losing reputation at negative has no effect.' },
  {
    id: 'OR-REP-09',
    text: '“Set” reputation moves the marker to the stated value whatever its present place.',
  },
  {
    id: 'OR-REP-10',
    text: 'Reputation can select an encounter section, allow passing a patrol, or force a patrol encounter.',
  },

  { id: 'OR-FAME-01', text: 'The first player to have 10 fame wins the game.' },
  {
    id: 'OR-FAME-02',
    text: 'Fame is tracked by a marker on the player’s fame track, moved on every gain and loss.',
  },
  { id: 'OR-FAME-03', text: 'Every player starts with 0 fame, and fame never drops below 0.' },
  { id: 'OR-FAME-04', text: 'Bonus fame given by a resource is added to the track like other fame.' },
  {
    id: 'OR-FAME-05',
    text: 'If that resource is lost, or its fame condition no longer holds, the fame it gave is lost.',
  },
  {
    id: 'OR-FAME-06',
    text: 'If 2 players reach the winning fame at the same time, the one with more credits wins.',
  },
  {
    id: 'OR-FAME-07',
    text: 'If credits are equal as well, the player whose turn comes later counted from the starting player wins.',
  },
  {
    id: 'OR-FAME-08',
    text: 'The most famous player is the one with the most fame; all players tied for it count as most famous.',
  },
  {
    id: 'OR-FAME-09',
    text: 'An ability that affects the active player if the active player is most famous ignores tie-breaking: a tied active player must be its target.',
  },
  {
    id: 'OR-FAME-10',
    text: 'Before setup the players may choose the extended game, in which 12 fame are needed instead of 10.',
  },

  {
    id: 'OR-GOAL-01',
    text: 'Every character card and most ship sheets have a goal that can give fame and abilities.',
  },
  { id: 'OR-GOAL-02', text: 'Every player starts with the personal goal of the character card.' },
  { id: 'OR-GOAL-03', text: 'A goal states how it is met and what happens when it is.' },
  { id: 'OR-GOAL-04', text: 'Meeting a goal gives fame and turns the card or sheet over.' },
  { id: 'OR-GOAL-05', text: 'Meeting the personal goal gives 1 fame.' },
  {
    id: 'OR-GOAL-06',
    text: 'After the flip the goal is replaced by a new ability the player can use, when and how its text says.',
  },
  { id: 'OR-GOAL-07', text: 'Goal tokens on character cards and ship sheets record progress.' },
  { id: 'OR-GOAL-08', text: 'Progress made before owning a ship does not count for that ship’s goal.' },
  {
    id: 'OR-GOAL-09',
    text: 'Exception: a lasting condition of the ship goal that is still met when the ship is owned counts.',
  },
  {
    id: 'OR-GOAL-10',
    text: 'A job counts for the personal goal of Doctor Aphra only if the card says that the job is completed.',
  },

  { id: 'OR-ABIL-01', text: '“Cannot” is absolute; no other ability overrides it.' },
  { id: 'OR-ABIL-02', text: '“You may” makes the effects optional.' },
  {
    id: 'OR-ABIL-03',
    text: '“Then”: the effect before the word is resolved first, the one after it second.',
  },
  {
    id: 'OR-ABIL-04',
    text: '“To” (aby): the effect before the word must be resolved completely, or the effect after it does not happen.',
  },
  { id: 'OR-ABIL-05', text: '“And”: the effects on both sides are each resolved as far as possible.' },
  {
    id: 'OR-ABIL-06',
    text: '“Once per turn” is counted per turn of any player: an ability used in the own turn may be used once again in another player’s turn if it can be.',
  },
  {
    id: 'OR-ABIL-07',
    text: 'An ability can be used only when its own text says, and its effects are resolved as that text says.',
  },

  {
    id: 'OR-TIME-01',
    text: 'An ability in the perfective form (“after you resolve”) takes effect immediately after the event.',
  },
  {
    id: 'OR-TIME-02',
    text: 'An ability in the imperfective form (“when you resolve”) takes effect during the event.',
  },
  { id: 'OR-TIME-03', text: 'Effects during an event are resolved before effects after that event.' },
  {
    id: 'OR-TIME-04',
    text: 'If several abilities apply at the same time, the active player decides their order.',
  },
  { id: 'OR-TIME-05', text: 'Each ability can be resolved once each time its trigger occurs.' },
  { id: 'OR-TIME-06', text: 'An ability cannot interrupt another ability; it is used before or after it.' },

  {
    id: 'OR-CAB-01',
    text: 'A cancelled die result is ignored: it deals no damage and does not count for the winner.',
  },
  {
    id: 'OR-CAB-02',
    text: 'When a result is changed, the original result is ignored; abilities that could modify the original result cannot be used on that die.',
  },
  {
    id: 'OR-CAB-03',
    text: 'An ability that adds a hit treats the roll as having one more die showing a hit.',
  },
  { id: 'OR-CAB-04', text: 'An added hit cannot be rerolled.' },
  {
    id: 'OR-CAB-05',
    text: 'An ability “at the start of combat” must be resolved before any player rolls in that combat.',
  },
  {
    id: 'OR-CAB-06',
    text: '“You have +X” of a value adds X to that value of the character card or ship sheet.',
  },
  { id: 'OR-CAB-07', text: '“You have +X” abilities are always active while the card is held.' },
  { id: 'OR-CAB-08', text: '“You have +X” abilities stack.' },
  {
    id: 'OR-CAB-09',
    text: 'The player who rolls for a contact, patrol or card enemy cannot use any own combat abilities in that combat.',
  },

  {
    id: 'OR-TIE-01',
    text: 'The active player settles every tie and order conflict that the rules reference does not cover.',
  },
]
