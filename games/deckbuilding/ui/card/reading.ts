import type { Lang, Thing } from '@kantyna/kernel'
import type { Reading } from '@kantyna/ui'
import { cardOf } from '../../rules/pieces.ts'
import { namedValues, typeLine } from '../../words/cards/type-line.ts'
import { effectLines } from '../../words/things/things.ts'
import type { IconName } from '../drawing/Icon.tsx'

const icons = {
  cost: 'card',
  attack: 'attack',
  resources: 'resources',
  force: 'force',
  target: 'target',
  hitPoints: 'hull',
} as const satisfies Record<string, IconName>

/** A card as the dock reads it: each of its icons with its name, then its kind and effects. */
export function reading(thing: Thing, lang: Lang): Reading<IconName> | null {
  const [kind, id] = thing.split(':')
  if (kind !== 'card' && kind !== 'base') return null
  const card = cardOf(Number(id))
  return {
    facts: namedValues(card, lang).map(({ value, label }) => ({ icon: icons[value], text: label })),
    text: [typeLine(card, lang), ...effectLines(lang, Number(id))].join('\n'),
  }
}
