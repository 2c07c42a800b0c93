import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** Enemies of fights on the cards of contacts and of held-up deliveries. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'boba-fett': { name: 'Boba Fett', against: 'Boba Fett' },
  bossk: { name: 'Bossk', against: 'Bossk' },
  'cad-bane': { name: 'Cad Bane', against: 'Cad Bane' },
  'cloud-riders': { name: 'Cloud-Riders', against: 'the Cloud-Riders' },
  'ig-88': { name: 'IG-88', against: 'IG-88' },
  'jyns-cell': { name: 'Jyn’s cell', against: 'Jyn Erso’s cell' },
  'ketsu-onyo': { name: 'Ketsu Onyo', against: 'Ketsu Onyo' },
  'ahsoka-tano': { name: 'Ahsoka Tano', against: 'Ahsoka Tano' },
  'rival-smugglers': { name: 'Other smugglers', against: 'the other smugglers' },
}
