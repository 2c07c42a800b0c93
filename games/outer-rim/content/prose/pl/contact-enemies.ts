import type { EnemyName } from '../../prose.ts'

/** Enemies of fights on the cards of contacts, as in enemies.ts. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  '4-lom': { name: '4-LOM', against: 'z 4-LOM-em' },
  'berra-tolin': { name: 'Gwardziści Tolin', against: 'z gwardzistami komandor Tolin' },
  'black-krrsantan': { name: 'Czarny Krrsantan', against: 'z Czarnym Krrsantanem' },
  greedo: { name: 'Greedo', against: 'z Greedem' },
  'ig-rm-droid': { name: 'Droid IG-RM', against: 'z droidem IG-RM' },
  'k-2so': { name: 'K-2SO', against: 'z K-2SO' },
  'ponda-baba': { name: 'Ponda Baba', against: 'z Pondą Babą' },
  'saws-partisans': { name: 'Partyzanci Sawa', against: 'z partyzantami Sawa Gerrery' },
}
