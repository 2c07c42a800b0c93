import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** By the `enemy` of a combat on an ambition sheet. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'star-destroyer': { name: 'Gwiezdny niszczyciel', against: 'z gwiezdnym niszczycielem' },
  'rival-hunters': { name: 'Konkurencyjni łowcy', against: 'z konkurencyjnymi łowcami' },
  'blockade-line': { name: 'Linia blokady', against: 'z linią blokady' },
}
