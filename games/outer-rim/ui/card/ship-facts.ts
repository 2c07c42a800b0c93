import type { Lang } from '@kantyna/kernel'
import type { Ship } from '../../content/card.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { uiWords } from '../words.ts'

/** A figure on a card, with its icon. */
export interface CardFact {
  readonly icon: IconName
  /** The short text on the card; may be empty if the icon says enough. */
  readonly short: string
  /** The figure in words. */
  readonly label: string
}

/** The figures of a ship sheet. */
export function shipFacts({ hyperdrive, combat, hull }: Ship, lang: Lang): readonly CardFact[] {
  const { stats } = uiWords(lang)
  return [
    { icon: 'hyperdrive', short: String(hyperdrive), label: `${stats.hyperdrive} ${hyperdrive}` },
    { icon: 'shipCombat', short: String(combat), label: `${stats.shipCombat} ${combat}` },
    { icon: 'hull', short: String(hull), label: `${stats.hull} ${hull}` },
  ]
}
