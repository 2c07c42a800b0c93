import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** By the `enemy` of a combat on an ambition sheet. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'star-destroyer': { name: 'Star Destroyer', against: 'the Star Destroyer' },
  'rival-hunters': { name: 'Competing hunters', against: 'the competing hunters' },
  'blockade-line': { name: 'Blockade line', against: 'the blockade line' },
}
