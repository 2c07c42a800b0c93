import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** The enemies that the scripts of jobs and goals add to those of the base game. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'vault-keeper': { name: 'Dozorca skarbca', against: 'z dozorcą skarbca' },
  'valley-partisans': { name: 'Partyzanci z doliny', against: 'z partyzantami z doliny' },
  'bank-sentinels': { name: 'Wartownicy banku', against: 'z wartownikami banku' },
  'slaver-escort': { name: 'Eskorta łowców niewolników', against: 'z eskortą łowców niewolników' },
  'hulk-wardens': { name: 'Strażnicy wraku', against: 'ze strażnikami wraku' },
  'tower-crew': { name: 'Załoga wieży', against: 'z załogą wieży' },
  'barge-guards': { name: 'Strażnicy barki', against: 'ze strażnikami barki' },
  'rival-enforcers': { name: 'Egzekutorzy rodziny', against: 'z egzekutorami rodziny' },
  'old-boss': { name: 'Najstarszy z szefów', against: 'z najstarszym z szefów' },
  'ancient-picket': { name: 'Prastara czujka', against: 'z prastarą czujką' },
  'house-security': { name: 'Ochrona domu gry', against: 'z ochroną domu gry' },
  'sore-losers': { name: 'Obrażeni przegrani', against: 'z obrażonymi przegranymi' },
  'base-pickets': { name: 'Czujki bazy', against: 'z czujkami bazy' },
  'base-defenders': { name: 'Obrońcy bazy', against: 'z obrońcami bazy' },
  'living-legend': { name: 'Żywa legenda', against: 'z żywą legendą' },
  'quarantine-troopers': { name: 'Żołnierze kordonu', against: 'z żołnierzami kordonu' },
  'blockade-cutters': { name: 'Kutry blokady', against: 'z kutrami blokady' },
  mutineers: { name: 'Buntownicy', against: 'z buntownikami' },
  'night-porters': { name: 'Nocni portierzy', against: 'z nocnymi portierami' },
}
