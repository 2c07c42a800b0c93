import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** The enemies that the scripts of jobs and goals add to those of the base game. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'vault-keeper': { name: 'Vault keeper', against: 'the vault keeper' },
  'valley-partisans': { name: 'Valley partisans', against: 'the valley partisans' },
  'bank-sentinels': { name: 'Bank sentinels', against: 'the bank sentinels' },
  'slaver-escort': { name: 'Slavers’ escort', against: 'the slavers’ escort' },
  'hulk-wardens': { name: 'Wardens', against: 'the hulk’s wardens' },
  'tower-crew': { name: 'Tower crew', against: 'the tower crew' },
  'barge-guards': { name: 'Barge guards', against: 'the barge guards' },
  'rival-enforcers': { name: 'Family enforcers', against: 'the family enforcers' },
  'old-boss': { name: 'Oldest boss', against: 'the oldest boss' },
  'ancient-picket': { name: 'Ancient picket', against: 'the ancient picket' },
  'house-security': { name: 'House security', against: 'the gentlemen of house security' },
  'sore-losers': { name: 'Sore losers', against: 'the sore losers' },
  'base-pickets': { name: 'Base pickets', against: 'the base pickets' },
  'base-defenders': { name: 'Base defenders', against: 'the base defenders' },
  'living-legend': { name: 'Living legend', against: 'the living legend' },
  'quarantine-troopers': { name: 'Quarantine troopers', against: 'the quarantine troopers' },
  'blockade-cutters': { name: 'Blockade cutters', against: 'the blockade cutters' },
  mutineers: { name: 'Mutineers', against: 'the mutineers' },
  'night-porters': { name: 'Night porters', against: 'the night porters' },
}
