import { actionPoints } from './action.ts'
import { aiPoints } from './ai.ts'
import { encounterPoints } from './encounter.ts'
import { gamePoints } from './game.ts'
import { mapPoints } from './map.ts'
import { setupPoints } from './setup.ts'
import { standingPoints } from './standing.ts'
import { turnPoints } from './turn.ts'

/**
 * Every place at which an expansion may enter the game, by the chapter of the rules. The rules read what a point comes
 * to with `rulesOf(t)`; without expansions that is what stands here.
 */
export const points = {
  /** What is in the box: cards, fields, routines, questions, the words of the card language. */
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
