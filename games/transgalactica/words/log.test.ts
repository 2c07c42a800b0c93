import { langs, plainText } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { FIRST_FLEET, FIRST_PLANET, FIRST_TRACK } from '../rules/abilities/sources.ts'
import type { GalaxyEvent } from '../rules/events.ts'
import { FIRST_GOAL, FIRST_MINING, FIRST_MISSION, HUB_PLANET } from '../rules/pieces.ts'
import { words } from './index.ts'

const seat = 0
const arcadia = 9

/** Every event, some in several forms, with its line in both languages; null if it has none. */
const lines: readonly (readonly [GalaxyEvent, string | null, string | null])[] = [
  [
    { type: 'laidOut', priority: [1, 0] },
    'The galaxy is laid out. Player order: Olek, Ala.',
    'Galaktyka rozłożona. Kolejność graczy: Olek, Ala.',
  ],
  [{ type: 'dealtGoals', seat }, 'Ala gets 2 goal cards.', 'Ala dostaje 2 karty celów.'],
  [
    { type: 'dealtGoals', seat, secret: { seats: [0], goals: [FIRST_GOAL, FIRST_GOAL + 1] } },
    'Ala gets 2 goal cards.',
    'Ala dostaje 2 karty celów.',
  ],
  [
    { type: 'drafted', seat, what: 'wealth', cards: [0, 1] },
    'Ala takes wealth cards: Fuel Depot, Ore Yard.',
    'Ala bierze karty bogactwa: Skład paliwa, Plac rudny.',
  ],
  [
    { type: 'drafted', seat, what: 'ability', cards: [2] },
    'Ala takes an ability: Diplomat.',
    'Ala bierze zdolność: Dyplomata.',
  ],
  [
    { type: 'roundBegan', round: 2, priority: [1, 0] },
    'Round 2. Player order: Olek, Ala.',
    'Runda 2. Kolejność graczy: Olek, Ala.',
  ],
  [{ type: 'phaseBegan', phase: 'income' }, 'Income phase.', 'Faza dochodów.'],
  [{ type: 'phaseBegan', phase: 'turns' }, null, null],
  [{ type: 'phaseBegan', phase: 'cleanUp' }, 'Clean-up.', 'Faza porządkowania.'],
  [{ type: 'phaseBegan', phase: 'scoring' }, 'Final scoring.', 'Punktacja końcowa.'],
  [{ type: 'turnBegan', seat, turn: 7 }, 'Turn: Ala.', 'Tura: Ala.'],
  [{ type: 'passed', seat }, 'Ala passes.', 'Ala pasuje.'],
  [
    { type: 'militaryLead', seat, points: 2 },
    'Ala has the highest military level and gains 2 VP.',
    'Ala ma najwyższy poziom wojskowości i zyskuje 2 PZ.',
  ],
  [
    { type: 'militaryLast', seat, points: 1 },
    'Ala has the lowest military level and loses 1 VP.',
    'Ala ma najniższy poziom wojskowości i traci 1 PZ.',
  ],
  [
    { type: 'militaryLast', seat, points: 0 },
    'Ala has the lowest military level but no VP to lose.',
    'Ala ma najniższy poziom wojskowości, ale nie ma PZ do stracenia.',
  ],
  [
    { type: 'returnedWorkers', toCryo: [0, 0] },
    'Workers return to the control panels.',
    'Robotnicy wracają na panele sterowania.',
  ],
  [
    { type: 'priorityMoved', seat, space: 5 },
    'Ala moves back on the priority track.',
    'Ala cofa się na torze priorytetu.',
  ],
  [
    { type: 'scoredGoal', seat, goal: FIRST_GOAL + 1, points: 9 },
    'Ala scores 9 VP for the goal Yellow Suns.',
    'Ala zyskuje 9 PZ za kartę celu: Żółte słońca.',
  ],
  [
    { type: 'gained', seat, good: 0, amount: 2, from: 'planets', source: FIRST_PLANET + arcadia },
    'Ala gains 2 energy (Arcadia).',
    'Ala zyskuje 2 energii (Arkadia).',
  ],
  [
    { type: 'gained', seat, good: 2, amount: 1, from: 'fleet', source: FIRST_FLEET + 1 },
    'Ala gains 1 alien (fleet income token).',
    'Ala zyskuje 1 obcego (żeton dochodu floty).',
  ],
  [
    { type: 'gained', seat, good: 3, amount: 5, from: 'planets', source: null },
    'Ala gains 5 credits.',
    'Ala zyskuje 5 kredytów.',
  ],
  [
    { type: 'paid', seat, goods: [2, 0, 0, 1], what: 'military' },
    'Ala pays 2 energy and 1 credit.',
    'Ala płaci 2 energii i 1 kredyt.',
  ],
  [
    { type: 'paid', seat, goods: [0, 0, 1, 0], what: 'omni' },
    'Ala pays 1 alien (omni-action).',
    'Ala płaci 1 obcego (wszechakcja).',
  ],
  [
    { type: 'scored', seat, points: 2, for: 'tracks', source: FIRST_TRACK + 1 },
    'Ala gains 2 VP (military track).',
    'Ala zyskuje 2 PZ (tor wojskowości).',
  ],
  [
    { type: 'scored', seat, points: 3, for: 'credits', source: null },
    'Ala gains 3 VP (credits left).',
    'Ala zyskuje 3 PZ (pozostałe kredyty).',
  ],
  [{ type: 'scored', seat, points: 3, for: 'goal', source: null }, null, null],
  [
    { type: 'advanced', seat, track: 0, space: 3 },
    'Ala advances to technology level 3.',
    'Ala awansuje na torze technologii na poziom 3.',
  ],
  [
    { type: 'advanced', seat, track: 4, space: 2 },
    'Ala unlocks trade space 2.',
    'Ala odblokowuje pole handlu 2.',
  ],
  [
    { type: 'raised', seat, track: 1, by: 2 },
    'Ala’s military level is 2 higher until clean-up.',
    'Ala ma do fazy porządkowania poziom wojskowości wyższy o 2.',
  ],
  [
    { type: 'placed', seat, worker: 0, area: 3 },
    'Ala places a captain: Trade.',
    'Ala umieszcza kapitana: Handel.',
  ],
  [
    { type: 'followed', seat, worker: 1, area: 3 },
    'Ala follows with a crew member: Trade.',
    'Ala dołącza i wysyła załoganta: Handel.',
  ],
  [
    { type: 'followed', seat, worker: 2, area: 0 },
    'Ala follows with the lieutenant and performs the main action: Omni-action.',
    'Ala dołącza, wysyła porucznika i wykonuje główną akcję: Wszechakcja.',
  ],
  [
    { type: 'followed', seat, worker: 4, area: 5 },
    'Ala follows with a crew member and performs the main action: Military.',
    'Ala dołącza, wysyła załoganta i wykonuje główną akcję: Wojskowość.',
  ],
  [
    { type: 'usedBridge', seat, worker: 1 },
    'Ala places a crew member on the Private Bridge.',
    'Ala umieszcza załoganta: Prywatny mostek.',
  ],
  [
    { type: 'usedPlanet', seat, worker: 1, space: 3, planet: arcadia },
    'Ala places a crew member on Arcadia.',
    'Ala umieszcza załoganta na planecie Arkadia.',
  ],
  [{ type: 'performed', seat, area: 2, form: 0, from: 'action', isOmni: false }, null, null],
  [
    { type: 'performed', seat, area: 2, form: 1, from: 'action', isOmni: true },
    'Ala performs the secondary mining action.',
    'Ala wykonuje dodatkową akcję wydobycia.',
  ],
  [
    { type: 'performed', seat, area: 1, form: 0, from: 'planets', isOmni: false },
    'Ala performs the main exploration action.',
    'Ala wykonuje główną akcję eksploracji.',
  ],
  [{ type: 'mobilised', seat }, 'Ala mobilises a crew member.', 'Ala mobilizuje załoganta.'],
  [
    { type: 'sentAway', seat, space: 3, planet: 5 },
    'Ala discards a crew member to place an outpost on Saffra.',
    'Ala odrzuca załoganta, aby umieścić placówkę na planecie Szafra.',
  ],
  [
    { type: 'moved', seat, ship: 0, from: 1, path: [0], planet: HUB_PLANET },
    'Ala moves a ship to the Central Planet.',
    'Ala przesuwa statek na orbitę planety centralnej.',
  ],
  [
    { type: 'moved', seat, ship: 0, from: 0, path: [1], planet: arcadia },
    'Ala moves a ship to Arcadia.',
    'Ala przesuwa statek na orbitę planety Arkadia.',
  ],
  [
    { type: 'settled', seat, space: 1, slot: 0, planet: arcadia },
    'Ala places an outpost on Arcadia.',
    'Ala umieszcza placówkę na planecie Arkadia.',
  ],
  [
    { type: 'defeatedPirates', seat, space: 1, pirates: 3, planet: 2 },
    'Ala defeats the pirates on Fernhollow: Red Sails.',
    'Ala pokonuje piratów na planecie Paprotnia: Czerwone Żagle.',
  ],
  [
    { type: 'tookToken', seat, token: 0, from: 'stack' },
    'Ala takes a bonus token from a track: 2 energy.',
    'Ala bierze żeton premii z toru: 2 energii.',
  ],
  [
    { type: 'tookToken', seat, token: 13, from: 'planet' },
    'Ala takes a bonus token from the planet: move to a tunnel, 1 VP.',
    'Ala bierze żeton premii z planety: ruch do tunelu, 1 PZ.',
  ],
  [
    { type: 'tookToken', seat, token: 36, from: 'round' },
    'Ala takes a bonus token from the round track: production, technology or politics +2.',
    'Ala bierze żeton premii z toru rund: produkcja, technologia albo polityka +2.',
  ],
  [
    { type: 'turnedUpToken', stack: 3, token: 20 },
    'Next bonus token on the military track: 5 VP.',
    'Kolejny żeton premii na torze wojskowości: 5 PZ.',
  ],
  [
    { type: 'usedToken', seat, token: 14, how: 'flipped' },
    'Ala uses a bonus token: military +2 this round.',
    'Ala używa żetonu premii: wojskowość +2 w tej rundzie.',
  ],
  [
    { type: 'usedToken', seat, token: 14, how: 'again' },
    'Ala uses a bonus token again: military +2 this round.',
    'Ala ponownie używa żetonu premii: wojskowość +2 w tej rundzie.',
  ],
  [
    { type: 'usedToken', seat, token: 14, how: 'reserve' },
    'Ala uses a bonus token from the Reserve Locker: military +2 this round.',
    'Ala używa żetonu ze skrytki: wojskowość +2 w tej rundzie.',
  ],
  [
    { type: 'tookMiningToken', seat, token: FIRST_MINING },
    'Ala takes a mining token: 1 raw material.',
    'Ala bierze żeton wydobycia: 1 surowiec.',
  ],
  [
    { type: 'turnedUpMining', token: FIRST_MINING + 8 },
    'New mining token: 1 alien.',
    'Nowy żeton wydobycia: 1 obcy.',
  ],
  [
    { type: 'marked', seat, technology: 0 },
    'Ala marks the technology card Curious Minds.',
    'Ala oznacza kartę technologii: Dociekliwe umysły.',
  ],
  [
    { type: 'flippedMarker', seat, technology: 8 },
    'Ala uses the technology card Refit Bay.',
    'Ala używa karty technologii: Dok remontowy.',
  ],
  [
    { type: 'tookMission', seat, mission: FIRST_MISSION },
    'Ala takes the mission Parcel Run.',
    'Ala bierze misję: Kurs z paczkami.',
  ],
  [
    { type: 'turnedUpMission', mission: FIRST_MISSION + 25 },
    'New mission: Galactic Treaty.',
    'Nowa misja: Traktat galaktyczny.',
  ],
  [
    { type: 'completed', seat, mission: FIRST_MISSION },
    'Ala completes the mission Parcel Run.',
    'Ala kończy misję: Kurs z paczkami.',
  ],
  [
    { type: 'sat', seat, office: 0, chair: 0, decree: 0 },
    'Ala takes the golden chair in the Senate: Diversity.',
    'Ala zajmuje złoty fotel w Senacie: Różnorodność.',
  ],
  [
    { type: 'sat', seat, office: 1, chair: 1, decree: 1 },
    'Ala takes a chair in the Senate: Routes and Reactors.',
    'Ala zajmuje fotel w Senacie: Szlaki i reaktory.',
  ],
  [
    { type: 'exchanged', seat, good: 0 },
    'Ala exchanges 1 credit for 1 energy.',
    'Ala wymienia 1 kredyt na 1 energię.',
  ],
  [
    { type: 'doubledIncome', seat },
    'Ala doubles the income in this phase.',
    'Ala podwaja dochód w tej fazie.',
  ],
]

const nameOf = (who: number) => ['Ala', 'Olek', 'Ewa'][who] ?? ''

describe.each(langs)('the log in %s', (lang) => {
  test.each(lines)('$type', (event, en, pl) => {
    const wording = words[lang].event(event)
    expect(wording === null ? null : plainText(wording, nameOf)).toBe({ en, pl }[lang])
  })
})

/** The compiler requires all of them. */
const types: Readonly<Record<GalaxyEvent['type'], true>> = {
  advanced: true,
  completed: true,
  dealtGoals: true,
  defeatedPirates: true,
  doubledIncome: true,
  drafted: true,
  exchanged: true,
  flippedMarker: true,
  followed: true,
  gained: true,
  laidOut: true,
  marked: true,
  militaryLast: true,
  militaryLead: true,
  mobilised: true,
  moved: true,
  paid: true,
  passed: true,
  performed: true,
  phaseBegan: true,
  placed: true,
  priorityMoved: true,
  raised: true,
  returnedWorkers: true,
  roundBegan: true,
  sat: true,
  scored: true,
  scoredGoal: true,
  sentAway: true,
  settled: true,
  tookMiningToken: true,
  tookMission: true,
  tookToken: true,
  turnBegan: true,
  turnedUpMining: true,
  turnedUpMission: true,
  turnedUpToken: true,
  usedBridge: true,
  usedPlanet: true,
  usedToken: true,
}

test('every event has a line here', () => {
  expect([...new Set(lines.map(([{ type }]) => type))].sort()).toEqual(Object.keys(types).sort())
})
