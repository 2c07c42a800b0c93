import { actionPoints } from './action.ts'
import { aiPoints } from './ai.ts'
import { encounterPoints } from './encounter.ts'
import { gamePoints } from './game.ts'
import { mapPoints } from './map.ts'
import { setupPoints } from './setup.ts'
import { standingPoints } from './standing.ts'
import { turnPoints } from './turn.ts'

/**
 * The extension points: everything that an expansion can change, by chapter of the rules. The rules read the resolved
 * points with `rulesOf(t)`; without expansions those are the defaults here.
 */
export const points = {
  /** Boxes of cards, fields, routines, questions, the words of the card language. */
  game: gamePoints,
  map: mapPoints,
  setup: setupPoints,
  turn: turnPoints,
  /** Planning and action phase: movement, patrols, market, delivery, trade, gaining and losing resources. */
  action: actionPoints,
  /** Encounter phase: encounters, bounties, jobs, tests, combat. */
  encounter: encounterPoints,
  /** Damage, defeat, reputation, fame, goals, victory. */
  standing: standingPoints,
  ai: aiPoints,
}
