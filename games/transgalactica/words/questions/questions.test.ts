import { langs, type Option, type PresentedDecision, plainText, type Thing } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { wayIds } from '../../rules/actions/way-ids.ts'
import { FIRST_MISSION, HUB_PLANET } from '../../rules/pieces.ts'
import { words } from '../index.ts'
import { type Question, questions } from './questions.ts'

/** One example of every question, with the options that rules may give, and the words for it. */

function asked(
  kind: string,
  options: readonly (string | Option)[],
  source: Thing | null = null,
  shape: PresentedDecision['shape'] = 'one',
): PresentedDecision {
  return {
    id: 1,
    seat: 0,
    kind,
    shape,
    rules: [],
    source,
    min: 1,
    max: 1,
    options: options.map((option) => (typeof option === 'string' ? { id: option, touches: [] } : option)),
    blocked: [],
  }
}

const option = (id: string, facts: NonNullable<Option['facts']>): Option => ({ id, touches: [], facts })
const arcadia = 9
const goodIds = ['energy', 'raw', 'alien', 'credits']

const samples: Readonly<Record<Question, PresentedDecision>> = {
  draft: asked('draft', [
    option('WC01+WC02', { what: 'wealth', cards: [0, 1] }),
    option('diplomat', { what: 'ability', ability: 2 }),
  ]),
  income: asked('income', ['income']),
  turn: asked('turn', [
    option('trade', { area: 'trade', form: 'main' }),
    option('planet-3', { planet: arcadia }),
    'bridge',
    'pass',
  ]),
  follow: asked('follow', [
    option('follow', { area: 'mining', form: 'secondary' }),
    option('pass', { area: 2 }),
  ]),
  grantedAction: asked('grantedAction', [option('omni', { area: 'omni', form: 'main' })]),
  explore: asked('explore', [
    option('move-R1', { ship: 0, space: 1, planet: arcadia, energy: 1, aliens: 0, any: 0 }),
    option('move-H-2', { ship: 1, space: 0, planet: HUB_PLANET }),
    option('settle', { ship: 0, space: 1, planet: arcadia, raw: 2, strength: 3 }),
    option('settle-2', { ship: 1, space: 1, planet: arcadia, raw: 0, strength: 0 }),
    'done',
  ]),
  freeMove: asked('freeMove', [option('move-R1', { ship: 0, space: 1, planet: arcadia }), 'pass']),
  tunnelMove: asked('tunnelMove', [option('move-R1', { ship: 0, space: 1, planet: arcadia }), 'pass']),
  placeOutpost: asked('placeOutpost', [
    option('settle-R1', { space: 1, planet: arcadia, raw: 1, strength: 0 }),
  ]),
  collect: asked('collect', [option('energy-1-alien-2', { energy: 1, raw: 0, alien: 2 })]),
  miningOrder: asked('miningOrder', ['track', 'planets']),
  mark: asked('mark', [option('TC101', { technology: 0 })]),
  takeMission: asked('takeMission', [option('MS01', { mission: FIRST_MISSION })]),
  closeFile: asked(
    'closeFile',
    [
      option('MS01-without-cost', { mission: FIRST_MISSION, ignored: 'cost' }),
      option('MS01-without-requirement', { mission: FIRST_MISSION, ignored: 'requirement' }),
      'pass',
    ],
    'technology:29',
  ),
  chooseTrack: asked('chooseTrack', [option('politics', { track: 'politics' })], 'planet:3'),
  payEffect: asked('payEffect', [option('energy-2,credits-1', { paid: [2, 0, 0, 1] })], 'token:26'),
  gainAny: asked('gainAny', ['energy', option('several', { amount: 2 })], 'planet:15'),
  chooseEffect: asked(
    'chooseEffect',
    [
      option('effect-0', {
        effect: {
          op: 'pay',
          cost: { op: 'spend', what: 'any', amount: 1 },
          for: { op: 'gain', what: 'points', amount: 1 },
        },
        combinator: 'upTo',
      }),
      'pass',
    ],
    'planet:4',
  ),
  pickUsedToken: asked('pickUsedToken', [option('BB01', { token: 0 })], 'technology:8'),
  goOn: asked('goOn', ['goOn']),
  chooseGoal: asked('chooseGoal', [
    option('GL02', { goal: 77, points: 9, more: 0 }),
    option('GL03', { goal: 78, points: 5, more: 2 }),
  ]),
  exchange: asked('exchange', ['energy', 'raw']),
  useToken: asked('useToken', [option('BB15', { token: 14 })]),
  useReserve: asked('useReserve', [option('BA01', { token: 20 })]),
  completeMission: asked('completeMission', [option('MS01', { mission: FIRST_MISSION })]),
  takeSeat: asked('takeSeat', [
    option('DC01', { office: 0, decree: 0, isGolden: true }),
    option('DC02', { office: 1, decree: 1, isGolden: false }),
  ]),
  refit: asked('refit', [option('TC109', { technology: 8 })]),
  worker: asked('worker', ['captain', 'crew', 'lieutenant', 'actingCaptain', 'actingCrew']),
  fee: asked('fee', ['credit', 'alien']),
  action: asked('action', [option('mining', { area: 'mining' })]),
  way: asked('way', [
    ...wayIds.map((way) => option(way, { way, area: 'technology' })),
    option('cardOnly', { way: 'cardOnly', area: 'politics' }),
    option('advanceAndCard', { way: 'advanceAndCard', area: 'politics' }),
    option('advanceAndCard', {
      way: 'advanceAndCard',
      area: 'technology',
      noCard: 'nothingToMark',
      level: 1,
    }),
    option('advanceAndCard', { way: 'advanceAndCard', area: 'technology', noCard: 'noMarker', level: 3 }),
    option('advanceAndCard', { way: 'advanceAndCard', area: 'politics', noCard: 'logFull', level: 4 }),
    option('advanceAndCard', { way: 'advanceAndCard', area: 'politics', noCard: 'nothingToTake', level: 1 }),
  ]),
  pay: asked('pay', goodIds, null, 'some'),
  resources: asked('resources', goodIds.slice(0, 3), null, 'some'),
  waive: asked('waive', goodIds.slice(0, 3)),
  slot: asked('slot', [option('slot-1', { slot: 0, trade: 0 }), option('slot-2', { slot: 1, trade: 4 })]),
  route: asked('route', [
    option('none-2', { energy: 2, aliens: 0, any: 0, points: 0, steps: 2, isExtraUsed: false, path: [] }),
    option('any-1-extra', { energy: 0, aliens: 0, any: 2, points: 2, steps: 1, isExtraUsed: true, path: [] }),
    option('none-1', { energy: 0, aliens: 0, any: 0, points: 0, steps: 1, isExtraUsed: false, path: [] }),
    option('alien-1', { aliens: 1, steps: 1, isByTunnel: true, spacesLeft: 0, freeLeft: 1 }),
    option('alien-2', { energy: 1, aliens: 1, steps: 2, isByTunnel: true, spacesLeft: 2, freeLeft: 1 }),
    option('none-3', { energy: 3, steps: 3, isByTunnel: false, spacesLeft: 1, freeLeft: 0 }),
  ]),
  double: asked('double', ['no', 'yes']),
  track: asked('track', [option('technology', { track: 0 })]),
  trackAgain: asked('trackAgain', [option('politics', { track: 3 })]),
  before: asked('before', ['after', 'before']),
  beforeAgain: asked('beforeAgain', [], null, 'number'),
  payTrade: asked('payTrade', ['no', 'yes']),
  payMilitary: asked('payMilitary', [], null, 'number'),
  technologyBefore: asked('technologyBefore', ['after', 'before']),
  militaryBefore: asked('militaryBefore', [], null, 'number'),
  politicsBefore: asked('politicsBefore', ['after', 'before']),
  technologyBeforeAgain: asked('technologyBeforeAgain', [], null, 'number'),
  militaryBeforeAgain: asked('militaryBeforeAgain', [], null, 'number'),
  politicsBeforeAgain: asked('politicsBeforeAgain', [], null, 'number'),
}

/** The question, then its options. */
const wording: Readonly<Record<Question, Readonly<Record<'en' | 'pl', readonly string[]>>>> = {
  draft: {
    en: [
      'Take a set of wealth cards or an ability tile.',
      'Wealth: Fuel Depot, Ore Yard',
      'Ability: Diplomat',
    ],
    pl: [
      'Weź zestaw kart bogactwa albo kafelek zdolności.',
      'Bogactwo: Skład paliwa, Plac rudny',
      'Zdolność: Dyplomata',
    ],
  },
  income: {
    en: ['Income phase: settle your income.', 'Take income'],
    pl: ['Faza dochodów: zdecyduj o swoim dochodzie.', 'Pobierz dochód'],
  },
  turn: {
    en: [
      'Your turn: place a captain, use an action planet or pass.',
      'Trade (main action)',
      'Use Arcadia',
      'Private Bridge: any action',
      'Pass',
    ],
    pl: [
      'Twoja tura: umieść kapitana, użyj planety akcyjnej albo spasuj.',
      'Handel (główna akcja)',
      'Użyj planety Arkadia',
      'Prywatny mostek: dowolna akcja',
      'Spasuj',
    ],
  },
  follow: {
    en: ['Follow the mining action with a worker?', 'Follow: mining', 'Do not follow'],
    pl: ['Dołączasz do akcji wydobycia?', 'Dołącz: wydobycie', 'Nie dołączaj'],
  },
  grantedAction: {
    en: ['Which action do you perform?', 'Omni-action (main action)'],
    pl: ['Którą akcję wykonujesz?', 'Wszechakcja (główna akcja)'],
  },
  explore: {
    en: [
      'Exploration: move your ship or place an outpost.',
      'Move to Arcadia (1 energy)',
      'Move to the Central Planet with your second ship',
      'Place an outpost on Arcadia (2 raw materials, defeats pirates of strength 3)',
      'Place an outpost on Arcadia with your second ship',
      'Done',
    ],
    pl: [
      'Eksploracja: przesuń statek albo umieść placówkę.',
      'Przesuń statek: Arkadia (1 energia)',
      'Przesuń statek: Planeta centralna (drugi statek)',
      'Umieść placówkę na planecie Arkadia (2 surowce, pokonujesz piratów o sile 3)',
      'Umieść placówkę na planecie Arkadia (drugi statek)',
      'Gotowe',
    ],
  },
  freeMove: {
    en: ['Move your ship without paying energy.', 'Move to Arcadia', 'Stay here'],
    pl: ['Przesuń statek bez kosztu w energii.', 'Przesuń statek: Arkadia', 'Zostań'],
  },
  tunnelMove: {
    en: ['To which tunnel do you move your ship?', 'Move to Arcadia', 'Stay here'],
    pl: ['Do którego tunelu przesuwasz statek?', 'Przesuń statek: Arkadia', 'Zostań'],
  },
  placeOutpost: {
    en: ['Where do you place the outpost?', 'Place an outpost on Arcadia (1 raw material)'],
    pl: ['Gdzie umieszczasz placówkę?', 'Umieść placówkę na planecie Arkadia (1 surowiec)'],
  },
  collect: {
    en: ['Which resources do you collect?', 'Collect 1 energy and 2 aliens'],
    pl: ['Które zasoby zbierasz?', 'Zbierz 1 energię i 2 obcych'],
  },
  miningOrder: {
    en: ['Mining: which rewards do you gain first?', 'Mining track first', 'Mining planets first'],
    pl: [
      'Wydobycie: które nagrody zyskujesz najpierw?',
      'Najpierw tor wydobycia',
      'Najpierw planety górnicze',
    ],
  },
  mark: {
    en: ['Which technology card do you mark?', 'Mark Curious Minds'],
    pl: ['Którą kartę technologii oznaczasz?', 'Oznacz: Dociekliwe umysły'],
  },
  takeMission: {
    en: ['Which mission do you take?', 'Take Parcel Run'],
    pl: ['Którą misję bierzesz?', 'Weź: Kurs z paczkami'],
  },
  closeFile: {
    en: [
      'Closed File: which mission do you complete, and what do you ignore?',
      'Complete Parcel Run without its cost',
      'Complete Parcel Run without its requirement',
      'Complete none',
    ],
    pl: [
      'Akta zamknięte: którą misję kończysz i co ignorujesz?',
      'Ukończ bez kosztu: Kurs z paczkami',
      'Ukończ bez wymagania: Kurs z paczkami',
      'Nie kończ żadnej',
    ],
  },
  chooseTrack: {
    en: ['Athenaeum: on which track do you advance?', 'Advance on the politics track'],
    pl: ['Ateneum: na którym torze awansujesz?', 'Awansuj na torze polityki'],
  },
  payEffect: {
    en: ['Advanced bonus token (military +1): how do you pay?', 'Pay 2 energy and 1 credit'],
    pl: ['Zaawansowany żeton premii (wojskowość +1): jak płacisz?', 'Zapłać 2 energii i 1 kredyt'],
  },
  gainAny: {
    en: ['Cornucopia: which resource do you gain?', 'Energy', 'Choose 2 resources'],
    pl: ['Róg Obfitości: który zasób zyskujesz?', 'Energia', 'Wybierz zasoby (2)'],
  },
  chooseEffect: {
    en: ['Amberfair: do this? You may repeat it.', 'Pay 1 resource of any type to gain 1 VP', 'Stop'],
    pl: [
      'Bursztynowy Targ: robisz to? Możesz to powtórzyć.',
      'Zapłać 1 dowolny zasób, aby zyskać 1 PZ',
      'Zakończ',
    ],
  },
  pickUsedToken: {
    en: ['Refit Bay: which token do you use again?', 'Use again: 2 energy'],
    pl: ['Dok remontowy: którego żetonu używasz ponownie?', 'Użyj ponownie: 2 energii'],
  },
  goOn: {
    en: ['Take free actions or go on.', 'Go on'],
    pl: ['Wykonaj darmowe akcje albo idź dalej.', 'Dalej'],
  },
  chooseGoal: {
    en: [
      'Choose the goal card that you score. The other one stays secret.',
      'Yellow Suns: 9 VP',
      'Pirate Bane: 5 VP (and 2 VP for technology cards)',
    ],
    pl: [
      'Wybierz kartę celu, którą punktujesz. Druga pozostanie tajna.',
      'Żółte słońca: 9 PZ',
      'Postrach piratów: 5 PZ (oraz 2 PZ za karty technologii)',
    ],
  },
  exchange: {
    en: ['Exchange 1 credit', '1 credit for 1 energy', '1 credit for 1 raw material'],
    pl: ['Wymień 1 kredyt', '1 kredyt → 1 energia', '1 kredyt → 1 surowiec'],
  },
  useToken: {
    en: ['Use a bonus token', 'Token: military +2 this round'],
    pl: ['Użyj żetonu premii', 'Żeton: wojskowość +2 w tej rundzie'],
  },
  useReserve: {
    en: ['Use a token from the Reserve Locker', 'Reserve: 5 VP'],
    pl: ['Użyj żetonu ze skrytki', 'Skrytka: 5 PZ'],
  },
  completeMission: {
    en: ['Complete a mission', 'Complete Parcel Run'],
    pl: ['Ukończ misję', 'Ukończ: Kurs z paczkami'],
  },
  takeSeat: {
    en: [
      'Send a crew member to the Senate',
      'Senate: Diversity (golden chair)',
      'Senate: Routes and Reactors',
    ],
    pl: ['Wyślij załoganta do Senatu', 'Senat: Różnorodność (złoty fotel)', 'Senat: Szlaki i reaktory'],
  },
  refit: {
    en: ['Use a technology card', 'Use Refit Bay'],
    pl: ['Użyj karty technologii', 'Użyj karty Dok remontowy'],
  },
  worker: {
    en: [
      'Whom do you send?',
      'Captain',
      'Crew member',
      'Lieutenant',
      'Captain, for the main action',
      'Crew member, for the main action',
    ],
    pl: [
      'Kogo wysyłasz?',
      'Kapitan',
      'Załogant',
      'Porucznik',
      'Kapitan, do głównej akcji',
      'Załogant, do głównej akcji',
    ],
  },
  fee: {
    en: ['Omni-action: what do you pay?', 'Pay 1 credit', 'Pay 1 alien'],
    pl: ['Wszechakcja: czym płacisz?', 'Zapłać 1 kredyt', 'Zapłać 1 obcego'],
  },
  action: {
    en: ['Which action do you perform?', 'Mining'],
    pl: ['Którą akcję wykonujesz?', 'Wydobycie'],
  },
  way: {
    en: [
      'How do you perform it?',
      'Advance 2 spaces',
      'Advance 1 space and mark a technology card',
      'Advance 1 space',
      'Mark a technology card',
      'Advance 1 space and collect resources',
      'Advance 1 space',
      'Collect resources',
      'Take a mission',
      'Advance 1 space and take a mission',
      'Advance 1 space (no card: technology level 1 gives access to no new one)',
      'Advance 1 space (no card: you have no development marker in your hold)',
      'Advance 1 space (no mission: your log is full)',
      'Advance 1 space (no mission: politics level 1 gives access to none)',
    ],
    pl: [
      'Jak ją wykonujesz?',
      'Awansuj o 2 pola',
      'Awansuj o 1 pole i oznacz kartę technologii',
      'Awansuj o 1 pole',
      'Oznacz kartę technologii',
      'Awansuj o 1 pole i zbierz zasoby',
      'Awansuj o 1 pole',
      'Zbierz zasoby',
      'Weź misję',
      'Awansuj o 1 pole i weź misję',
      'Awansuj o 1 pole (bez karty: poziom technologii 1 nie daje dostępu do żadnej nowej)',
      'Awansuj o 1 pole (bez karty: nie masz znacznika rozwoju w ładowni)',
      'Awansuj o 1 pole (bez misji: twój dziennik jest pełny)',
      'Awansuj o 1 pole (bez misji: poziom polityki 1 nie daje dostępu do żadnej)',
    ],
  },
  pay: {
    en: ['What do you pay?', 'Energy', 'Raw material', 'Alien', 'Credits'],
    pl: ['Czym płacisz?', 'Energia', 'Surowiec', 'Obcy', 'Kredyty'],
  },
  resources: {
    en: ['Which resources do you gain?', 'Energy', 'Raw material', 'Alien'],
    pl: ['Które zasoby zyskujesz?', 'Energia', 'Surowiec', 'Obcy'],
  },
  waive: {
    en: [
      'Diplomat: which resource do you leave out?',
      '1 energy less',
      '1 raw material less',
      '1 alien less',
    ],
    pl: ['Dyplomata: który zasób pomijasz?', 'O 1 energię mniej', 'O 1 surowiec mniej', 'O 1 obcego mniej'],
  },
  slot: {
    en: ['Which outpost slot?', 'Slot without a requirement', 'Slot for trade level 4'],
    pl: ['Które pole placówki?', 'Pole bez wymagań', 'Pole od 4. poziomu handlu'],
  },
  route: {
    en: [
      'Which way?',
      '2 spaces for 2 energy',
      '1 space for 2 resources of any type (uses the extra move, gain 2 VP)',
      '1 space at no cost',
      'Through a tunnel: 1 space for 1 alien (1 free space left)',
      'Through a tunnel: 2 spaces for 1 energy, 1 alien (3 spaces left, 1 of them free)',
      '3 spaces for 3 energy (1 space left)',
    ],
    pl: [
      'Którędy?',
      '2 pola: 2 energii',
      '1 pole: 2 dowolne zasoby (wykorzystuje dodatkowy ruch, zyskujesz 2 PZ)',
      '1 pole: bez kosztu',
      'Tunelem, 1 pole: 1 obcy (zostaje 1 darmowe pole)',
      'Tunelem, 2 pola: 1 energia, 1 obcy (zostają 3 pola, w tym 1 bez energii)',
      '3 pola: 3 energii (zostaje 1 pole)',
    ],
  },
  double: {
    en: ['Double your income with the bonus token?', 'Not now', 'Double my income'],
    pl: ['Podwajasz dochód żetonem premii?', 'Nie teraz', 'Podwajam dochód'],
  },
  track: {
    en: ['Sylva: on which track do you advance?', 'Advance on the technology track'],
    pl: ['Sylwa: na którym torze awansujesz?', 'Awansuj na torze technologii'],
  },
  trackAgain: {
    en: ['Sylva, second time: on which track do you advance?', 'Advance on the politics track'],
    pl: ['Sylwa, drugi raz: na którym torze awansujesz?', 'Awansuj na torze polityki'],
  },
  before: {
    en: ['Which comes first: the track’s income or the advance?', 'Advance first', 'Income first'],
    pl: ['Co najpierw: dochód z toru czy awans?', 'Najpierw awans', 'Najpierw dochód'],
  },
  beforeAgain: {
    en: ['How many times do you take the track’s income before the second advance?'],
    pl: ['Ile razy pobierasz dochód z toru przed drugim awansem?'],
  },
  payTrade: {
    en: ['Hermitage: pay 1 alien to unlock a trade space?', 'Do not pay', 'Pay 1 alien'],
    pl: ['Pustelnia: płacisz 1 obcego, aby odblokować pole handlu?', 'Nie płać', 'Zapłać 1 obcego'],
  },
  payMilitary: {
    en: ['Heather March: how many times do you pay 1 credit to advance on the military track?'],
    pl: ['Wrzosowa Marchia: ile razy płacisz 1 kredyt, aby awansować na torze wojskowości?'],
  },
  technologyBefore: {
    en: [
      'Which comes first: the technology track’s income or the military advance?',
      'Advance first',
      'Income first',
    ],
    pl: [
      'Co najpierw: dochód z toru technologii czy awans na torze wojskowości?',
      'Najpierw awans',
      'Najpierw dochód',
    ],
  },
  militaryBefore: {
    en: ['How many times do you take the military track’s income before the military advance?'],
    pl: ['Ile razy pobierasz dochód z toru wojskowości przed awansem?'],
  },
  politicsBefore: {
    en: [
      'Which comes first: the politics track’s income or the military advance?',
      'Advance first',
      'Income first',
    ],
    pl: [
      'Co najpierw: dochód z toru polityki czy awans na torze wojskowości?',
      'Najpierw awans',
      'Najpierw dochód',
    ],
  },
  technologyBeforeAgain: {
    en: ['How many times do you take the technology track’s income before the second military advance?'],
    pl: ['Ile razy pobierasz dochód z toru technologii przed drugim awansem na torze wojskowości?'],
  },
  militaryBeforeAgain: {
    en: ['How many times do you take the military track’s income before the second military advance?'],
    pl: ['Ile razy pobierasz dochód z toru wojskowości przed drugim awansem?'],
  },
  politicsBeforeAgain: {
    en: ['How many times do you take the politics track’s income before the second military advance?'],
    pl: ['Ile razy pobierasz dochód z toru polityki przed drugim awansem na torze wojskowości?'],
  },
}

const nameOf = (seat: number) => `#${seat}`

describe.each(langs)('questions in %s', (lang) => {
  test.each(questions)('%s', (question) => {
    const decision = samples[question]
    const lines = [
      words[lang].prompt(decision),
      ...decision.options.map((each) => words[lang].option(decision, each)),
    ]
    expect(lines.map((each) => plainText(each, nameOf))).toEqual(wording[question][lang])
  })

  test('picked goods are counted', () => {
    const picks = ['energy', 'energy', 'credits'].map((id) => ({ id, touches: [] }))
    const tallies = ['pay', 'resources'].flatMap((kind) =>
      [picks, []].map((picked) => plainText(words[lang].tally?.(asked(kind, []), picked) ?? [], nameOf)),
    )
    expect(tallies).toEqual(
      {
        en: [
          'Pay 2 energy and 1 credit',
          'Nothing chosen yet',
          'Gain 2 energy and 1 credit',
          'Nothing chosen yet',
        ],
        pl: [
          'Płacisz 2 energii i 1 kredyt',
          'Nic jeszcze nie wybrano',
          'Zyskujesz 2 energii i 1 kredyt',
          'Nic jeszcze nie wybrano',
        ],
      }[lang],
    )
    expect(words[lang].tally?.(asked('worker', []), [])).toBeNull()
  })

  test('a turn names the places for a worker, and an offer to follow says whether it is possible yet', () => {
    const [area, planet] = [
      option('trade', { area: 'trade', form: 'main' }),
      option('planet-3', { planet: arcadia }),
    ]
    const decisions = [
      asked('turn', [area, 'pass']),
      asked('turn', [planet, 'pass']),
      asked('turn', ['pass']),
      asked('follow', [option('pass', { area: 0 })]),
      asked('follow', [option('pass', { area: 2 })]),
    ]
    expect(decisions.map((each) => plainText(words[lang].prompt(each), nameOf))).toEqual(
      {
        en: [
          'Your turn: place a captain or pass.',
          'Your turn: use an action planet or pass.',
          'Your turn: take free actions or pass.',
          'You cannot follow the omni-action yet.',
          'You cannot follow the mining action yet.',
        ],
        pl: [
          'Twoja tura: umieść kapitana albo spasuj.',
          'Twoja tura: użyj planety akcyjnej albo spasuj.',
          'Twoja tura: wykonaj darmowe akcje albo spasuj.',
          'Na razie nie możesz dołączyć do wszechakcji.',
          'Na razie nie możesz dołączyć do akcji wydobycia.',
        ],
      }[lang],
    )
  })

  test('a question for resources names their source', () => {
    const decision = asked('resources', goodIds.slice(0, 3), 'planet:9', 'some')
    expect(plainText(words[lang].prompt(decision), nameOf)).toBe(
      { en: 'Arcadia: which resources do you gain?', pl: 'Arkadia: które zasoby zyskujesz?' }[lang],
    )
  })
})
