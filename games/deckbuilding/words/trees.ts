import type { Card } from '../content/card.ts'
import type { CardEffect } from '../rules/effects/language.ts'

/** Looks into what cards do, where a sentence needs a part of it. */

/** All effects of a card, and all effects inside them. */
function effectsOf(card: Card): CardEffect[] {
  const roots = card.abilities.flatMap((ability): CardEffect[] => {
    if ('use' in ability) return [ability.use]
    if ('when' in ability) return [ability.effect]
    return 'sends' in ability && ability.then !== undefined ? [ability.then] : []
  })
  return [...roots, ...(card.reward === null ? [] : [card.reward])].flatMap(withParts)
}

function withParts(effect: CardEffect): CardEffect[] {
  return [effect, ...partsOf(effect).flatMap(withParts)]
}

function partsOf(effect: CardEffect): readonly CardEffect[] {
  switch (effect.op) {
    case 'all':
    case 'choose':
      return effect.of
    case 'may':
      return [effect.do]
    case 'pay':
      return [effect.cost, effect.for]
    case 'if':
      return effect.else === undefined ? [effect.then] : [effect.then, effect.else]
    default:
      return []
  }
}

/** Whether the card leaves the choice of this effect to the opponent of the one who uses it. */
export function isRivalsChoice(card: Card, chosen: CardEffect): boolean {
  // Effects travel as plain data: what is alike is the same.
  const said = JSON.stringify(chosen)
  return effectsOf(card).some(
    (effect) =>
      effect.op === 'choose' &&
      effect.by === 'rival' &&
      effect.of.some((option) => JSON.stringify(option) === said),
  )
}

/** How much damage the card deals by an ability: asked of cards that deal a fixed number. */
export function damageOf(card: Card): number {
  for (const effect of effectsOf(card))
    if (effect.op === 'damage' && typeof effect.damage === 'number') return effect.damage
  return 0
}
