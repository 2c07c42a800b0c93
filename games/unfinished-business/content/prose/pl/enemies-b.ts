import type { EnemyName } from '../../../../outer-rim/content/prose.ts'

/** By the `enemy` of a combat. */
export const enemies: Readonly<Record<string, EnemyName>> = {
  'lylek-queen': { name: 'Królowa lyleków', against: 'z królową lyleków' },
  'curfew-squad': { name: 'Nocna straż garnizonu', against: 'z nocną strażą garnizonu' },
  'masked-duellist': { name: 'Biała maska', against: 'z białą maską' },
  'stairwell-enforcers': { name: 'Egzekutorzy Syndykatów', against: 'z egzekutorami Syndykatów' },
  'debt-hunters': { name: 'Łowcy dłużników', against: 'z łowcami dłużników' },
  'lake-raiders': { name: 'Rabusie z jeziora', against: 'z rabusiami z jeziora' },
  'hatch-gang': { name: 'Banda z włazu', against: 'z bandą z włazu' },
  'toll-barge': { name: 'Barka Huttów', against: 'z barką Huttów' },
  'core-pirates': { name: 'Piraci z Jądra', against: 'z piratami z Jądra' },
  'customs-cutters': { name: 'Kutry celne', against: 'z kutrami celnymi' },
  'pit-favourite': { name: 'Faworyt tłumu', against: 'z faworytem tłumu' },
  'interdictor-fighters': { name: 'Myśliwce z krążownika', against: 'z myśliwcami z krążownika' },
  'convoy-raiders': { name: 'Rabusie konwojów', against: 'z rabusiami konwojów' },
  'customs-guards': { name: 'Straż celna', against: 'ze strażą celną' },
}
