import {
  advance,
  advanceFree,
  all,
  anyResource,
  choose,
  may,
  payFor,
  payForAll,
  perform,
  points,
} from './shorthand.ts'
import type { Technology } from './types.ts'

/** F3 to F5, with names of our own. The levels are read from the layout of the rulebook's pages. */
export const technologies: readonly Technology[] = [
  {
    id: 'TC101',
    level: 1,
    name: { en: 'Curious Minds', pl: 'Dociekliwe umysły' },
    when: [
      { moment: 'marked', effect: points(1) },
      { moment: 'tookMission', effect: points(1) },
    ],
    provenance: 'seed',
  },
  {
    id: 'TC102',
    level: 1,
    name: { en: 'Lean Freight', pl: 'Oszczędny fracht' },
    lasting: ['tradeCostsNoAlien'],
    provenance: 'seed',
  },
  {
    id: 'TC103',
    level: 1,
    name: { en: 'Slipstream', pl: 'Strumień nadprzestrzenny' },
    when: [{ moment: 'moved', effect: points(1) }],
    lasting: ['extraFreeSpace'],
    provenance: 'seed',
  },
  {
    id: 'TC104',
    level: 1,
    name: { en: 'Service Medals', pl: 'Medale za służbę' },
    when: [{ moment: 'completedTradeOrWar', effect: points(1) }],
    provenance: 'seed',
  },
  {
    id: 'TC105',
    level: 1,
    name: { en: 'Planetary Charter', pl: 'Przywilej planetarny' },
    when: [{ moment: 'usedPlanet', effect: points(2) }],
    provenance: 'seed',
  },
  {
    id: 'TC106',
    level: 1,
    name: { en: 'Deep Drills', pl: 'Głębokie odwierty' },
    when: [{ moment: 'performedMining', effect: all(anyResource(1), points(1)) }],
    provenance: 'seed',
  },
  {
    id: 'TC107',
    level: 1,
    name: { en: 'Mission Desk', pl: 'Sekretariat misji' },
    lasting: ['thirdMission'],
    provenance: 'seed',
  },
  {
    id: 'TC108',
    level: 1,
    name: { en: 'Loyal Followers', pl: 'Wierni naśladowcy' },
    when: [{ moment: 'performedSecondary', effect: points(1) }],
    provenance: 'seed',
  },
  {
    // GC-TCH-06.
    id: 'TC109',
    level: 1,
    name: { en: 'Refit Bay', pl: 'Dok remontowy' },
    oncePerRound: payFor(1, 'alien', all(points(2), { op: 'useTokenAgain' })),
    provenance: 'seed',
  },
  {
    id: 'TC110',
    level: 1,
    name: { en: 'Frontier Yards', pl: 'Stocznie pogranicza' },
    when: [{ moment: 'performedExploration', effect: advance(1, 'production') }],
    provenance: 'seed',
  },
  {
    id: 'TC201',
    level: 2,
    name: { en: 'Tunnel Tuning', pl: 'Strojenie tuneli' },
    lasting: ['tunnelForAnyTwo'],
    provenance: 'seed',
  },
  {
    id: 'TC202',
    level: 2,
    name: { en: 'War Academy', pl: 'Akademia wojskowa' },
    when: [{ moment: 'advancedMilitary', effect: may(advance(1, 'technology', 'politics')) }],
    provenance: 'seed',
  },
  {
    // GC-TCH-07.
    id: 'TC203',
    level: 2,
    name: { en: 'Overtime Shifts', pl: 'Nadgodziny' },
    when: [{ moment: 'advancedProduction', effect: { op: 'collect' } }],
    provenance: 'seed',
  },
  {
    id: 'TC204',
    level: 2,
    name: { en: 'Expense Account', pl: 'Fundusz reprezentacyjny' },
    lasting: ['missionCostsCreditLess'],
    provenance: 'seed',
  },
  {
    // GC-TCH-08.
    id: 'TC205',
    level: 2,
    name: { en: 'Grand Parade', pl: 'Wielka parada' },
    lasting: ['militaryParade'],
    provenance: 'seed',
  },
  {
    id: 'TC206',
    level: 2,
    name: { en: 'Front Bench', pl: 'Pierwsza ława' },
    when: [{ moment: 'satInSenate', effect: points(3) }],
    provenance: 'seed',
  },
  {
    // GC-TCH-09.
    id: 'TC207',
    level: 2,
    name: { en: 'Crowded Docks', pl: 'Zatłoczone doki' },
    lasting: ['settlesFullPlanets'],
    provenance: 'seed',
  },
  {
    id: 'TC208',
    level: 2,
    name: { en: 'Visitor Permit', pl: 'Przepustka gościa' },
    oncePerRound: 'visitsPlanets',
    provenance: 'seed',
  },
  {
    // GC-TCH-10.
    id: 'TC209',
    level: 2,
    name: { en: 'Higher Circles', pl: 'Wyższe sfery' },
    lasting: ['higherLevels'],
    provenance: 'seed',
  },
  {
    // GC-TCH-11.
    id: 'TC210',
    level: 2,
    name: { en: 'Second Opinion', pl: 'Druga opinia' },
    lasting: ['reusesMainSpaces'],
    provenance: 'seed',
  },
  {
    id: 'TC301',
    level: 3,
    name: { en: 'Legacy of Trade and Arms', pl: 'Dziedzictwo handlu i oręża' },
    atEnd: [{ points: 1, per: { count: 'levels', of: ['trade', 'military'] } }],
    provenance: 'seed',
  },
  {
    id: 'TC302',
    level: 3,
    name: { en: 'Acting Captain', pl: 'Pełniący obowiązki' },
    oncePerRound: 'actingCaptain',
    provenance: 'seed',
  },
  {
    id: 'TC303',
    level: 3,
    name: { en: 'Grand Manoeuvre', pl: 'Wielki manewr' },
    atOnce: perform('main', 'any'),
    provenance: 'seed',
  },
  {
    id: 'TC304',
    level: 3,
    name: { en: 'Legacy of Thought', pl: 'Dziedzictwo myśli' },
    atEnd: [{ points: 1, per: { count: 'levels', of: ['technology', 'politics'] } }],
    provenance: 'seed',
  },
  {
    // GC-ORG-97. No price is paid for an advance that is impossible (GC-ORG-04).
    id: 'TC305',
    level: 3,
    name: { en: 'Arms or Wares', pl: 'Broń albo towar' },
    atOnce: choose(
      advanceFree('military'),
      advanceFree('trade'),
      payForAll(2, 'alien', advanceFree('military'), advanceFree('trade')),
    ),
    provenance: 'seed',
  },
  {
    // GC-TCH-12.
    id: 'TC306',
    level: 3,
    name: { en: 'Sworn Purpose', pl: 'Ślubowanie' },
    atEnd: [{ points: 2, per: { count: 'goalConditions' }, most: 12 }],
    provenance: 'seed',
  },
  {
    id: 'TC307',
    level: 3,
    name: { en: 'Legacy of Industry', pl: 'Dziedzictwo przemysłu' },
    atEnd: [{ points: 1, per: { count: 'levels', of: ['production'] } }],
    provenance: 'seed',
  },
  {
    // GC-TCH-13.
    id: 'TC308',
    level: 3,
    name: { en: 'Shared Science', pl: 'Wspólna nauka' },
    atEnd: [{ points: 1, per: { count: 'markersOnYourCards' } }],
    provenance: 'seed',
  },
  {
    // GC-ORG-98.
    id: 'TC309',
    level: 3,
    name: { en: 'Instant Colony', pl: 'Kolonia od ręki' },
    atOnce: { op: 'placeOutpost', where: 'anyActionPlanet' },
    provenance: 'seed',
  },
  {
    // GC-TCH-14.
    id: 'TC310',
    level: 3,
    name: { en: 'Closed File', pl: 'Akta zamknięte' },
    atOnce: { op: 'completeMission', ignores: ['cost', 'requirement'] },
    provenance: 'seed',
  },
]
