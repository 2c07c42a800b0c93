import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** Enemies of fights on the cards of contacts and of held-up deliveries. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'boba-fett': { name: 'Boba Fett', against: 'z Bobą Fettem' },
  bossk: { name: 'Bossk', against: 'z Bosskiem' },
  'cad-bane': { name: 'Cad Bane', against: 'z Cadem Bane’em' },
  'cloud-riders': { name: 'Jeźdźcy Chmur', against: 'z Jeźdźcami Chmur' },
  'ig-88': { name: 'IG-88', against: 'z IG-88' },
  'jyns-cell': { name: 'Komórka Jyn', against: 'z komórką Jyn Erso' },
  'ketsu-onyo': { name: 'Ketsu Onyo', against: 'z Ketsu Onyo' },
  'ahsoka-tano': { name: 'Ahsoka Tano', against: 'z Ahsoką Tano' },
  'rival-smugglers': { name: 'Inni przemytnicy', against: 'z innymi przemytnikami' },
}
