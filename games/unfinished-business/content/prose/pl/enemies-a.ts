import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** By the `enemy` of a combat. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'press-gang': { name: 'Werbownicy', against: 'z werbownikami' },
  'villa-guards': { name: 'Strażnicy willi', against: 'ze strażnikami willi' },
  'garrison-fighters': { name: 'Myśliwce garnizonu', against: 'z myśliwcami garnizonu' },
  'blockade-pickets': { name: 'Myśliwce blokady', against: 'z myśliwcami blokady' },
  'grassland-rebels': { name: 'Lothalscy konspiratorzy', against: 'z lothalskimi konspiratorami' },
  'tower-guards': { name: 'Strażnicy wieży', against: 'ze strażnikami wieży' },
  'whaladon-poachers': { name: 'Kłusownicy', against: 'z kłusownikami' },
  'rioting-droids': { name: 'Zbuntowane droidy', against: 'ze zbuntowanymi droidami' },
  'mynock-swarm': { name: 'Rój mynoków', against: 'z rojem mynoków' },
  'chain-gang': { name: 'Skuci więźniowie', against: 'ze skutymi więźniami' },
  'krayt-dragon': { name: 'Smok krayt', against: 'ze smokiem krayt' },
  'clan-skiffs': { name: 'Skify klanu', against: 'ze skifami klanu' },
  'dewback-patrol': { name: 'Szturmowcy na dewbackach', against: 'ze szturmowcami na dewbackach' },
  'arena-acklay': { name: 'Acklay', against: 'z acklayem' },
}
