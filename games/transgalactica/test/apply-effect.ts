import { at, proceed, type Seat, type StandingMove } from '@kantyna/kernel'
import type { Cause } from '../content/names.ts'
import { game } from '../game.ts'
import { pointsOf } from '../rules/costs/hold.ts'
import { effectRefusal, runEffect, type TreeEffect } from '../rules/effects/language.ts'
import type { Galaxy } from '../rules/galaxy.ts'
import { moves, workers } from './table.ts'

/** Runs an effect as if a card had it, in the middle of any question. */
export function applyEffect(
  t: Galaxy,
  effect: TreeEffect,
  seat: Seat = 0,
  from: Cause = 'technologies',
): void {
  at(t.stack, t.stack.length - 1).stage = t.askedBy
  t.open = []
  t.answers = []
  runEffect(t, effect, { seat, from, source: 0 })
  proceed(game, t)
}

export function refused(t: Galaxy, effect: TreeEffect, seat: Seat = 0) {
  return effectRefusal(t, effect, { seat, from: 'technologies', source: 0 })?.reason ?? null
}

/** Energy, raw material, aliens, credits. */
export function held(t: Galaxy, seat: Seat = 0): readonly number[] {
  return at(t.hold, seat)
}

export function scored(t: Galaxy, seat: Seat = 0): number {
  return pointsOf(t, seat)
}

/** Fills all crew spaces, so that they give no income. */
export function fullCrew(t: Galaxy): void {
  for (let seat = 0; seat < t.seats; seat++) workers(t, seat, { crew: 5 })
}

/** The option ids of a seat's free action of this name; undefined if none is open. */
export function offered(t: Galaxy, seat: Seat, move: string): readonly string[] | undefined {
  return moves(t, seat)[move]
}

export function standingMove(move: string): StandingMove<Galaxy> | undefined {
  return game.standing?.moves[move]
}
