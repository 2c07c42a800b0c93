import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** By the `enemy` of a combat. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'press-gang': { name: 'Press gang', against: 'the press gang' },
  'villa-guards': { name: 'Villa guards', against: 'the villa guards' },
  'garrison-fighters': { name: 'Garrison fighters', against: 'the garrison’s fighters' },
  'blockade-pickets': { name: 'Blockade pickets', against: 'the blockade pickets' },
  'grassland-rebels': { name: 'Lothal underground', against: 'the Lothal underground' },
  'tower-guards': { name: 'Tower guards', against: 'the tower guards' },
  'whaladon-poachers': { name: 'Poachers', against: 'the poachers' },
  'rioting-droids': { name: 'Mutinous droids', against: 'the mutinous droids' },
  'mynock-swarm': { name: 'Mynock swarm', against: 'the mynock swarm' },
  'chain-gang': { name: 'Chain gang', against: 'the chain gang' },
  'krayt-dragon': { name: 'Krayt dragon', against: 'the krayt dragon' },
  'clan-skiffs': { name: 'Clan skiffs', against: 'the clan skiffs' },
  'dewback-patrol': { name: 'Dewback troopers', against: 'the dewback troopers' },
  'arena-acklay': { name: 'Acklay', against: 'the acklay' },
}
