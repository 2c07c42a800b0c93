import type { EnemyName } from '../../prose.ts'

/** Enemies of fights on the cards of contacts, as in enemies.ts. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  '4-lom': { name: '4-LOM', against: '4-LOM' },
  'berra-tolin': { name: 'Tolin’s guards', against: 'Commander Tolin’s guards' },
  'black-krrsantan': { name: 'Black Krrsantan', against: 'Black Krrsantan' },
  greedo: { name: 'Greedo', against: 'Greedo' },
  'ig-rm-droid': { name: 'IG-RM Droid', against: 'the IG-RM droid' },
  'k-2so': { name: 'K-2SO', against: 'K-2SO' },
  'ponda-baba': { name: 'Ponda Baba', against: 'Ponda Baba' },
  'saws-partisans': { name: 'Saw’s partisans', against: 'Saw Gerrera’s partisans' },
}
