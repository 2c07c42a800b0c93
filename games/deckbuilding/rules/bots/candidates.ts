import { at, type Decision, PASS, type Seat, withPart } from '@kantyna/kernel'
import { abilityOf } from '../abilities/abilities.ts'
import { attackNeededFor } from '../combat/attack.ts'
import { attackersOf, attackOf } from '../combat/attack-value.ts'
import type { Duel } from '../duel.ts'
import type { CardEffect } from '../effects/language.ts'
import { faceOf } from '../pieces.ts'
import { ATTACK_BASE, ATTACK_ROW, actionOf, BUY, BUY_OFF, END, PLAY, pieceOf, USE } from '../turn/act.ts'
import { attackersFor, rowAttackersAmong } from './attacks.ts'
import { playOrder, playWorthOf, takesFromHand, worthOf } from './card-worth.ts'
import { worthOfPicks } from './picking.ts'

type Answers = readonly (readonly number[])[]

/** A bot considers at most this many answers of each kind. The others are worse. */
const MOST_PURCHASES = 6
const MOST_EXILES = 4
const MOST_DISCARDS = 3

/** The answers worth considering. Playing a card costs nothing, and an attack that is too weak achieves nothing. */
export function candidates(t: Duel, decision: Decision): Answers | null {
  const { kind, options, seat, min, max } = decision
  switch (kind) {
    case 'act':
      return sensibleActions(t, seat, options).flatMap((code) => completed(t, seat, code))
    case 'assign':
      return [[min], [max]]
    case 'chooseEffect':
    case 'takeReward':
    case 'useWhen':
      return withoutNeedlessPass(t, seat, kind, options).map((code) => [code])
    case 'pickDiscard':
    case 'pickForced':
      return options
        .toSorted((a, b) => playWorthOf(a) - playWorthOf(b))
        .slice(0, MOST_DISCARDS)
        .map((card) => [card])
    case 'pickExile':
      return sensibleExiles(t, seat, options, min, max)
    default:
      return null
  }
}

function sensibleActions(t: Duel, seat: Seat, options: readonly number[]): readonly number[] {
  const optionsFor = (action: number) => options.filter((code) => actionOf(code) === action)
  const uses = optionsFor(USE)
  const plays = optionsFor(PLAY)
  if (plays.length > 0) {
    // The bot uses abilities that cost a card of the hand while that card is still in the hand.
    const priced = uses.filter((code) => takesFromHand(abilityOf(pieceOf(code))))
    return [
      ...priced,
      plays.reduce((best, code) => (playOrder(pieceOf(code)) > playOrder(pieceOf(best)) ? code : best)),
    ]
  }
  const free = uses.find((code) => isFree(abilityOf(pieceOf(code))))
  if (free !== undefined) return [free]
  const purchases = [...optionsFor(BUY), ...optionsFor(BUY_OFF)].toSorted(
    (a, b) => worthOf(pieceOf(b)) - worthOf(pieceOf(a)),
  )
  const strikes = optionsFor(ATTACK_BASE)
  return [
    ...uses,
    ...purchases.slice(0, MOST_PURCHASES),
    ...withinReach(t, seat, optionsFor(ATTACK_ROW)),
    // A player who can attack the base does so before ending the turn.
    ...(strikes.length > 0 ? strikes : optionsFor(END)),
  ]
}

/**
 * Whether the effect costs nothing and never gets better by waiting: it brings more cards in hand, takes cards from the
 * opponent, or gives the opponent a choice.
 */
function isFree(effect: CardEffect | null): boolean {
  switch (effect?.op) {
    case 'all':
      return effect.of.every(isFree)
    case 'if':
      return isFree(effect.then) && (effect.else === undefined || isFree(effect.else))
    case 'choose':
      return effect.by !== undefined
    case 'draw':
    case 'opponentDiscards':
    case 'lookAtHand':
    case 'putOnDeck':
      return true
    default:
      return false
  }
}

function withinReach(t: Duel, seat: Seat, attacks: readonly number[]): readonly number[] {
  if (attacks.length === 0) return attacks
  let reach = 0
  for (const card of attackersOf(t, seat, true)) reach += attackOf(t, seat, card, true)
  return attacks.filter((code) => attackNeededFor(pieceOf(code)) <= reach)
}

/** An action together with the cards committed to it, if it is an attack. */
function completed(t: Duel, seat: Seat, code: number): Answers {
  const action = actionOf(code)
  if (action === ATTACK_BASE) return [withPart([code], attackersOf(t, seat, false))]
  if (action !== ATTACK_ROW) return [[code]]
  return sensibleAttackers(t, seat, pieceOf(code)).map((chosen) => withPart([code], chosen))
}

/** Attacks on the row that are just strong enough: with the weakest cards that are enough, or the strongest first. */
function sensibleAttackers(t: Duel, seat: Seat, target: number): Answers {
  const able = attackersOf(t, seat, true)
  const attackers = rowAttackersAmong(t, seat, able)
  const least = attackersFor(attackers, attackNeededFor(target))
  if (least === null) return [able]
  const strongest: number[] = []
  let missing = attackNeededFor(target)
  for (const { card, attack } of attackers.toReversed()) {
    if (missing <= 0) break
    strongest.push(card)
    missing -= attack
  }
  return faceKey(least) === faceKey(strongest) ? [least] : [least, strongest]
}

/** Drops the pass if an option gains something. */
function withoutNeedlessPass(
  t: Duel,
  seat: Seat,
  kind: string,
  options: readonly number[],
): readonly number[] {
  const worth = worthOfPicks(t, seat, kind)
  return options.some((code) => worth(code) > 0) ? options.filter((code) => code !== PASS) : options
}

function faceKey(cards: readonly number[]): string {
  return cards
    .map(faceOf)
    .toSorted((a, b) => a - b)
    .join()
}

/** The weakest cards: each of the weakest faces alone, then the weakest two, three and so on together. */
function sensibleExiles(t: Duel, seat: Seat, options: readonly number[], min: number, max: number): Answers {
  const weakest = options.toSorted((a, b) => worthOf(a) - worthOf(b))
  const hand = at(t.hands, seat)
  const alike = (a: number, b: number) => faceOf(a) === faceOf(b) && hand.includes(a) === hand.includes(b)
  const different = weakest.filter(
    (card, index) => weakest.findIndex((other) => alike(card, other)) === index,
  )
  const answers: (readonly number[])[] = min === 0 ? [[]] : []
  if (min <= 1) for (const card of different.slice(0, MOST_EXILES)) answers.push([card])
  for (let count = Math.max(2, min); count <= max; count++) answers.push(weakest.slice(0, count))
  return answers
}
