import { type SendAbility, type Timing, timings } from '../../content/card.ts'
import { onStandIn } from '../../content/stand-ins.ts'
import type { CardEffect } from '../effects/language.ts'
import { cardOf, PIECES } from '../pieces.ts'

/** Looks up a fact about each piece once, because rules ask for them very often. */
function ofEachPiece<T>(find: (piece: number) => T | null): (piece: number) => T | null {
  const found: (T | null)[] = []
  const findAll = () => {
    for (let piece = 0; piece < PIECES; piece++) found[piece] = find(piece)
  }
  findAll()
  onStandIn(findAll)
  return (piece) => found[piece] ?? null
}

/** The ability that its owner may use once a turn. */
export const abilityOf = ofEachPiece<CardEffect>((piece) => {
  for (const ability of cardOf(piece).abilities) if ('use' in ability) return ability.use
  return null
})

/** The ability of a piece that sends a purchase to another place; null if it has none. */
export const sendAbilityOf = ofEachPiece<SendAbility>((piece) => {
  for (const ability of cardOf(piece).abilities) if ('sends' in ability) return ability
  return null
})

const whenTables = new Map(
  timings.map((moment) => [
    moment,
    ofEachPiece<CardEffect>((piece) => {
      for (const ability of cardOf(piece).abilities)
        if ('when' in ability && ability.when === moment) return ability.effect
      return null
    }),
  ]),
)

/** Whether the piece has any "when" ability. Most have none, so the rules need not look further. */
const hasWhenAbility = ofEachPiece<true>((piece) =>
  cardOf(piece).abilities.some((ability) => 'when' in ability) ? true : null,
)

export function waitsForTiming(piece: number): boolean {
  return hasWhenAbility(piece) === true
}

/** What the piece does at one of these timings. */
export function whenEffectOf(among: readonly Timing[], piece: number): CardEffect | null {
  for (const moment of among) {
    const effect = whenTables.get(moment)?.(piece)
    if (effect != null) return effect
  }
  return null
}

/** Whether the piece lets its owner attack neutral units of the row, once a turn (Ord Mantell). */
export const permitsNeutral = ofEachPiece<true>((piece) =>
  cardOf(piece).abilities.some((ability) => 'permits' in ability) ? true : null,
)
