import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** By the `enemy` of a combat. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'lylek-queen': { name: 'Lylek queen', against: 'the lylek queen' },
  'curfew-squad': { name: 'Curfew squad', against: 'the curfew squad' },
  'masked-duellist': { name: 'Masked duellist', against: 'the masked duellist' },
  'stairwell-enforcers': { name: 'Syndicate enforcers', against: 'the Syndicate enforcers' },
  'debt-hunters': { name: 'Debt hunters', against: 'the debt hunters' },
  'lake-raiders': { name: 'Lake raiders', against: 'the lake raiders' },
  'hatch-gang': { name: 'Hatch gang', against: 'the hatch gang' },
  'toll-barge': { name: 'Toll barge', against: 'the toll barge' },
  'core-pirates': { name: 'Core pirates', against: 'the Core pirates' },
  'customs-cutters': { name: 'Customs cutters', against: 'the customs cutters' },
  'pit-favourite': { name: 'Crowd’s favourite', against: 'the crowd’s favourite' },
  'interdictor-fighters': { name: 'Interdictor’s fighters', against: 'the interdictor’s fighters' },
  'convoy-raiders': { name: 'Convoy raiders', against: 'the convoy raiders' },
  'customs-guards': { name: 'Customs guards', against: 'the customs guards' },
}
