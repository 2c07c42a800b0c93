import type { EnemyName } from '../../prose.ts'

/** By the `enemy` of a combat. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'casino-guards': { name: 'Ochroniarze kasyna', against: 'z ochroniarzami kasyna' },
  'syndicate-collectors': { name: 'Poborcy Syndykatu', against: 'z poborcami Syndykatu' },
  'dock-gang': { name: 'Banda z doków', against: 'z bandą z doków' },
  'checkpoint-troopers': { name: 'Szturmowcy z posterunku', against: 'ze szturmowcami z posterunku' },
  'scout-troopers': { name: 'Zwiadowcy', against: 'ze zwiadowcami' },
  'trench-corsairs': { name: 'Korsarze z rowu', against: 'z korsarzami z rowu' },
  'mine-guards': { name: 'Strażnicy kopalni', against: 'ze strażnikami kopalni' },
  'shift-overseers': { name: 'Nadzorcy zmiany', against: 'z nadzorcami zmiany' },
  'tunnel-spiders': { name: 'Pająki z tuneli', against: 'z pająkami z tuneli' },
  'storm-leviathan': { name: 'Lewiatan burzy', against: 'z lewiatanem burzy' },
  'hired-hunters': { name: 'Najęci łowcy', against: 'z najętymi łowcami' },
  'desert-raiders': { name: 'Pustynni rabusie', against: 'z pustynnymi rabusiami' },
  'axe-guards': { name: 'Gwardziści z toporami', against: 'z gwardzistami z toporami' },
  'bog-stalker': { name: 'Stwór z bagna', against: 'ze stworem z bagna' },
  'moff-bodyguards': { name: 'Przyboczni gubernatora', against: 'z przybocznymi gubernatora' },
  'occupation-patrol': { name: 'Żołnierze okupacyjni', against: 'z żołnierzami okupacyjnymi' },
  'twilek-partisans': { name: 'Twi’lekańscy partyzanci', against: 'z twi’lekańskimi partyzantami' },
  'core-sea-monster': { name: 'Potwór z jądra planety', against: 'z potworem z jądra planety' },
  'ring-garrison': { name: 'Garnizon Pierścienia', against: 'z garnizonem Pierścienia' },
  'castle-champion': { name: 'Mistrzyni zamku', against: 'z mistrzynią zamku' },
  'alley-knives': { name: 'Nożownicy z zaułka', against: 'z nożownikami z zaułka' },
  pirates: { name: 'Piraci', against: 'z piratami' },
  'rebel-raiders': { name: 'Rebelianccy rajderzy', against: 'z rebelianckimi rajderami' },
}
