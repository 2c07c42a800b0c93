import type { EnemyName } from '../../prose.ts'

/** By the `enemy` of a combat. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'casino-guards': { name: 'Casino guards', against: 'against the casino guards' },
  'syndicate-collectors': { name: 'Syndicate collectors', against: 'against the Syndicate’s collectors' },
  'dock-gang': { name: 'Dock gang', against: 'against the dock gang' },
  'checkpoint-troopers': { name: 'Checkpoint troopers', against: 'against the troopers of the checkpoint' },
  'scout-troopers': { name: 'Scout troopers', against: 'against the scout troopers' },
  'trench-corsairs': { name: 'Trench corsairs', against: 'against the corsairs of the trench' },
  'mine-guards': { name: 'Mine guards', against: 'against the mine guards' },
  'shift-overseers': { name: 'Shift overseers', against: 'against the overseers' },
  'tunnel-spiders': { name: 'Tunnel spiders', against: 'against the tunnel spiders' },
  'storm-leviathan': { name: 'Storm leviathan', against: 'against the storm leviathan' },
  'hired-hunters': { name: 'Hired hunters', against: 'against the hired hunters' },
  'desert-raiders': { name: 'Desert raiders', against: 'against the desert raiders' },
  'axe-guards': { name: 'Guards with axes', against: 'against the guards with axes' },
  'bog-stalker': { name: 'Bog stalker', against: 'against the bog stalker' },
  'moff-bodyguards': { name: 'Governor’s bodyguards', against: 'against the governor’s bodyguards' },
  'occupation-patrol': { name: 'Occupation troopers', against: 'against the occupation troopers' },
  'twilek-partisans': { name: 'Twi’lek partisans', against: 'against the Twi’lek partisans' },
  'core-sea-monster': { name: 'Monster of the core', against: 'against the monster of the planet’s core' },
  'ring-garrison': { name: 'Garrison of the Ring', against: 'against the garrison of the Ring' },
  'castle-champion': { name: 'Champion of the castle', against: 'against the champion of the castle' },
  'alley-knives': { name: 'Knives in the alley', against: 'against the knives in the alley' },
  pirates: { name: 'Pirates', against: 'against the pirates' },
  'rebel-raiders': { name: 'Rebel raiders', against: 'against the Rebel raiders' },
}
