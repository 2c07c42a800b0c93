import { readdirSync, readFileSync } from 'node:fs'
import {
  answer,
  anyAnswer,
  at,
  begin,
  decisionsFor,
  eventFor,
  fastDice,
  type GameEvent,
  type Lang,
  type Line,
  langs,
  newChance,
  newOutbox,
  type PresentedDecision,
  partAsDecision,
  plainText,
  present,
  readChoice,
  type Thing,
  viewOf,
  withPart,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { bundle, type Duel, type DuelOptions, deckbuilding } from '../index.ts'
import { library } from '../library.ts'
import { catalogue } from '../rules/catalogue.ts'
import { duelOptions } from '../rules/duel.ts'
import { nameOf, PIECES } from '../rules/pieces.ts'
import { act } from '../rules/turn/act.ts'
import { streamNames } from './log/streams.ts'
import { waiting } from './log/waiting.ts'
import { tableOptions } from './questions/options.ts'
import { refusals } from './questions/refusals.ts'

const { pl, en } = deckbuilding.words
const players = (seat: number) => ['Ala', 'Olek'][seat] ?? ''
const text = (wording: Line | null) => plainText(wording ?? [], players)
const options: DuelOptions = { bases: 'beginner', length: 'recommended', buyOff: 'yes', empire: '1' }
const piece = (id: string) =>
  Array.from({ length: PIECES }, (_, index) => index).findIndex((one) => nameOf(one) === id)

/** An arranged duel in the words of the scenarios, and the questions of its seats. */
function arranged(block: object): Duel {
  return bundle.scenarioWords.arrange(2, options, block, newChance(1, deckbuilding.streams))
}

function asked(t: Duel, seat: number): PresentedDecision {
  return at(decisionsFor(deckbuilding, t, seat), 0)
}

/** Answers by option id. */
function choose(t: Duel, ...ids: string[]): GameEvent[] {
  const { seat, id } = at(t.open, 0)
  const read = readChoice(deckbuilding, t, { seat, decision: id, picks: ids })
  if (!read.ok) throw new Error(`${ids.join(', ')}: ${JSON.stringify(read.error)}`)
  t.out = newOutbox()
  answer(deckbuilding, t, read.value.decision, read.value.picks)
  const { events } = t.out
  t.out = null
  return events
}

/** The part of an attack that asks for its cards, as a question of its own. */
function committing(t: Duel, attack: string): PresentedDecision {
  const option = asked(t, 0).options.find(({ id }) => id === attack)
  if (option?.next === undefined) throw new Error(`${attack} asks for no cards`)
  return partAsDecision(asked(t, 0), option, option.next)
}

/** The texts of the buttons, by option id. */
function buttons(lang: Lang, decision: PresentedDecision): Record<string, string> {
  const words = deckbuilding.words[lang]
  return Object.fromEntries(
    decision.options.map((option) => [option.id, text(words.option(decision, option))]),
  )
}

describe('buttons say what they do', () => {
  const t = arranged({
    resources: 5,
    hand: { empire: ['stormtrooper'] },
    units: { empire: ['tie-fighter', 'stormtrooper'] },
    ships: { empire: ['star-destroyer'] },
    row: ['boba-fett', 'x-wing', 'lobot', 'luke-skywalker', 'mon-calamari-cruiser', 'star-destroyer'],
  })

  test('in a turn', () => {
    expect(buttons('en', asked(t, 0))).toEqual({
      'play stormtrooper': 'Play Stormtrooper',
      'buy boba-fett': 'Buy Boba Fett for 5',
      'buy lobot': 'Buy Lobot for 3',
      'buy-off lobot': 'Buy off Lobot for 3 (discard it from the row)',
      'buy outer-rim-pilot': 'Buy Outer Rim Pilot for 2',
      'use tie-fighter': 'Use TIE Fighter – draw 1 card',
      'attack base': 'Attack Dantooine',
      'attack x-wing': 'Attack X-Wing (3 needed)',
      'attack luke-skywalker': 'Attack Luke Skywalker (8 needed)',
      end: 'End turn (left: 1 card in hand, 5 resources, 3 attackers)',
    })
    expect(buttons('pl', asked(t, 0))).toEqual({
      'play stormtrooper': 'Zagraj: Szturmowiec',
      'buy boba-fett': 'Kup za 5: Boba Fett',
      'buy lobot': 'Kup za 3: Lobot',
      'buy-off lobot': 'Spłać za 3: Lobot (odrzuć z rzędu)',
      'buy outer-rim-pilot': 'Kup za 2: Pilot z Zewnętrznych Rubieży',
      'use tie-fighter': 'Użyj karty Myśliwiec TIE – dobierz 1 kartę',
      'attack base': 'Zaatakuj bazę: Dantooine',
      'attack x-wing': 'Zaatakuj: X-wing (potrzeba 3)',
      'attack luke-skywalker': 'Zaatakuj: Luke Skywalker (potrzeba 8)',
      end: 'Zakończ turę (zostaje: 1 karta na ręce, 5 zasobów, atak 3 kart)',
    })
  })

  test('and the prompt names what the player can still do', () => {
    const prompts = (block: object) =>
      (['en', 'pl'] as const).map((lang) => text(deckbuilding.words[lang].prompt(asked(arranged(block), 0))))
    expect(prompts({ hand: { empire: ['stormtrooper'] } })).toEqual([
      'Your turn: play cards, buy, use abilities and attack.',
      'Twoja tura: zagrywaj karty, kupuj, używaj zdolności i atakuj.',
    ])
    const none = { hand: { empire: [] } }
    expect(prompts({ ...none, resources: 2, units: { empire: ['stormtrooper'] } })).toEqual([
      'Your turn: buy and attack.',
      'Twoja tura: kupuj i atakuj.',
    ])
    expect(prompts({ ...none, units: { empire: ['stormtrooper'] } })[0]).toBe('Your turn: attack.')
    expect(prompts(none)).toEqual([
      'Nothing left to do: end your turn.',
      'Nic więcej do zrobienia: zakończ turę.',
    ])
  })

  test('refusals say why, with numbers', () => {
    const why = (lang: Lang) =>
      asked(t, 0).blocked.map(({ refusal }) => deckbuilding.words[lang].refusal(refusal))
    expect(why('en')).toEqual([
      'X-Wing is an enemy card: you cannot buy it, only attack it.',
      'Luke Skywalker is an enemy card: you cannot buy it, only attack it.',
      'Mon Calamari Cruiser is an enemy ship: in the galaxy row you can neither buy nor attack it.',
      'Star Destroyer costs 7 resources; you have 5.',
    ])
    expect(why('pl').at(-1)).toBe('Gwiezdny niszczyciel kosztuje 7 zasobów, a masz 5.')
  })
})

describe('an attack on the row', () => {
  const t = arranged({
    units: { empire: ['tie-fighter', 'stormtrooper'] },
    row: ['x-wing'],
  })
  const decision = committing(t, 'attack x-wing')

  test('names its target and the strength needed', () => {
    expect(text(en.prompt(decision))).toBe('Attack on X-Wing (3 needed): choose the attackers.')
    expect(text(pl.prompt(decision))).toBe('Cel ataku: X-wing (potrzeba 3). Wyznacz karty.')
  })

  test('adds up the picked cards', () => {
    const tallies = (lang: Lang) =>
      [0, 1, 2].map((count) =>
        text(deckbuilding.words[lang].tally?.(decision, decision.options.slice(0, count)) ?? null),
      )
    expect(tallies('en')).toEqual([
      'Attack with 0 (3 needed)',
      'Attack with 2 (3 needed: not enough)',
      'Attack with 4 = 2 + 2 (3 needed)',
    ])
    expect(tallies('pl')).toEqual([
      'Siła ataku: 0 (potrzeba 3)',
      'Siła ataku: 2 (potrzeba 3, to za mało)',
      'Siła ataku: 4 = 2 + 2 (potrzeba 3)',
    ])
  })

  test('explains the strength of a card', () => {
    const inspired = arranged({
      units: { empire: ['darth-vader', 'stormtrooper'] },
      force: 'dark 1',
      row: ['x-wing'],
    })
    expect(buttons('en', committing(inspired, 'attack base'))).toEqual({
      'darth-vader': 'Darth Vader (attack 10: 6 printed, 4 own ability)',
      stormtrooper: 'Stormtrooper (attack 2)',
    })
    expect(buttons('pl', committing(inspired, 'attack base'))['darth-vader']).toBe(
      'Darth Vader (atak 10: 6 na karcie, 4 własna zdolność)',
    )
  })

  test('has a total, term by term, and says how much a weak attack lacks', () => {
    const offered = asked(t, 0).options.findIndex(({ id }) => id === 'attack x-wing')
    const attack = at(at(t.open, 0).options, offered)
    const total = (cards: readonly number[]) => act.total?.(t, 0, withPart([attack], cards))
    const [fighter = -1, trooper = -1] = at(t.units, 0)
    expect(total([fighter, trooper])).toEqual({
      amount: 4,
      terms: [
        { name: 'printed', amount: 2, source: fighter },
        { name: 'printed', amount: 2, source: trooper },
      ],
    })
    const refusal = { rule: 'DB-ROW-10', reason: 'attackTooWeak', facts: { amount: 2, needs: 3 } }
    expect(total([trooper])?.refusal).toEqual(refusal)
    expect(en.refusal(refusal)).toBe('You need 3 attack and have only 2: the attack will fail.')
    expect(pl.refusal(refusal)).toBe('Potrzeba ataku 3, a masz 2: ten atak się nie powiedzie.')
  })

  test('offers the reward with its text', () => {
    const events = choose(t, 'attack x-wing', 'commit=tie-fighter', 'commit=stormtrooper')
    expect(events.map((event) => text(pl.event(event))).slice(0, 2)).toEqual([
      'Ala atakuje kartę X-wing z siłą 4 (Myśliwiec TIE, Szturmowiec).',
      'Ala pokonuje kartę X-wing.',
    ])
    expect(buttons('pl', asked(t, 0))).toEqual({ take: 'Weź nagrodę: zyskaj 3 zasoby', pass: 'Bez nagrody' })
    expect(buttons('en', asked(t, 0))).toEqual({
      take: 'Take the reward: gain 3 resources',
      pass: 'No reward',
    })
  })
})

test('options for the opponent are worded from the opponent’s side', () => {
  const t = arranged({
    active: 'rebels',
    force: 'neutral',
    units: { rebels: ['duros-spy'] },
    hand: { empire: ['stormtrooper', 'imperial-shuttle'] },
  })
  choose(t, 'use duros-spy')
  expect(Object.values(buttons('en', asked(t, 0)))).toEqual([
    'Discard 1 card from your hand',
    'Your opponent gains 1 Force',
  ])
  expect(Object.values(buttons('pl', asked(t, 0)))).toEqual([
    'Odrzuć 1 kartę z ręki',
    'Przeciwnik zyskuje 1 Mocy',
  ])
})

test('an opponent’s unit that gains attack is named as the opponent’s', () => {
  const t = arranged({
    active: 'rebels',
    units: { rebels: ['b-wing'] },
    hand: { empire: ['stormtrooper', 'imperial-shuttle'] },
  })
  choose(t, 'use b-wing')
  expect(Object.values(buttons('pl', asked(t, 0)))).toEqual([
    'Odrzuć 1 kartę z ręki',
    'Atak tej jednostki rośnie o 2',
  ])
})

test('drawn cards are named only to viewers who may know them', () => {
  const drawn = [piece('stormtrooper'), piece('inquisitor')]
  const event = { type: 'drew', seat: 0, cards: 2, secret: { seats: [0], drawn } }
  expect(text(en.event(eventFor(event, 0)))).toBe('Ala draws 2 cards: Stormtrooper, Inquisitor.')
  expect(text(en.event(eventFor(event, 1)))).toBe('Ala draws 2 cards.')
  expect(text(pl.event(eventFor(event, null)))).toBe('Ala dobiera 2 karty.')
})

test('the gains from a played card are part of its log line', () => {
  const t = arranged({ hand: { empire: ['grand-moff-tarkin', 'stormtrooper'] }, force: 'light 1' })
  const told = (lang: Lang, id: string) =>
    choose(t, id)
      .map((event) => text(deckbuilding.words[lang].event(event)))
      .filter(Boolean)
  expect(told('pl', 'play grand-moff-tarkin')).toEqual([
    'Ala zagrywa kartę: Wielki Moff Tarkin (+2 zasoby).',
    'Ala przesuwa znacznik Mocy o 2 pola: znacznik stoi teraz po ciemnej stronie.',
  ])
  expect(told('en', 'play stormtrooper')).toEqual(['Ala plays Stormtrooper.'])
})

test('the log says that a ship in the row was destroyed', () => {
  const t = arranged({
    active: 'rebels',
    ships: { rebels: ['hammerhead-corvette'] },
    row: ['star-destroyer'],
  })
  const events = choose(t, 'use hammerhead-corvette')
  expect(events.map((event) => text(en.event(event)))).toContain(
    'Olek destroys Star Destroyer in the galaxy row.',
  )
  expect(events.map((event) => text(pl.event(event)))).toContain(
    'Olek niszczy okręt w rzędzie galaktyki: Gwiezdny niszczyciel.',
  )
})

describe('nothing lacks words', () => {
  test('exactly the reasons of the rules have words', () => {
    expect(Object.keys(refusals).toSorted()).toEqual([...reasonsInRules()].toSorted())
  })

  test('every kind of decision has words for the waiting player', () => {
    expect(Object.keys(waiting).toSorted()).toEqual(Object.keys(deckbuilding.decisions).toSorted())
  })

  test('every stream of chance has a name', () => {
    expect(Object.keys(streamNames)).toEqual([...deckbuilding.streams])
  })

  test('every thing explains itself by rules that exist', () => {
    const known = new Set(catalogue.map(({ id }) => id))
    const things: Thing[] = [
      ...library.cards.map(({ thing }) => thing),
      'deck:0',
      'discard:1',
      'galaxy:deck',
      'galaxy:discard',
      'force:track',
    ]
    for (const lang of langs) {
      for (const thing of things) {
        const told = deckbuilding.words[lang].explain(thing)
        expect(told?.name, thing).toBeTruthy()
        expect(told?.text, thing).toBeTruthy()
        expect(
          told?.rules.filter((id) => !known.has(id)),
          thing,
        ).toEqual([])
      }
    }
  })

  test('table options are those that the rules know', () => {
    for (const { id, choices } of tableOptions()) {
      for (const { value } of choices)
        expect(duelOptions().safeParse({ [id]: value }).success, `${id} ${value}`).toBe(true)
    }
    expect(tableOptions().map(({ id }) => id)).toEqual(Object.keys(duelOptions().parse({})))
  })
})

function reasonsInRules(): Set<string> {
  const folder = new URL('../rules/', import.meta.url)
  const found = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    const source = readFileSync(new URL(file, folder), 'utf8')
    for (const [, wording = ''] of source.matchAll(/\breason: ([^,}]*)/g))
      for (const [, reason = ''] of wording.matchAll(/'(\w+)'/g)) found.add(reason)
  }
  return found
}

test('the gallery shows every card once, with its type, numbers and text', () => {
  expect(library.cards).toHaveLength(82)
  expect(library.cards.find(({ id }) => id === 'admiral-piett')).toMatchObject({
    name: { pl: 'Admirał Piett', en: 'Admiral Piett' },
    text: {
      pl: 'Unikatowa jednostka Imperium: Oficer. Koszt 2, zasoby 2, wartość docelowa 2. Dopóki ta karta jest w grze, każdy twój okręt ma +1 do ataku. Nagroda: zyskaj 1 Mocy.',
      en: 'Unique Empire unit: Officer. Cost 2, resources 2, target value 2. While this card is in play, each of your capital ships has +1 attack. Reward: gain 1 Force.',
    },
    kinds: [
      { pl: 'Imperium', en: 'Empire' },
      { pl: 'jednostki', en: 'units' },
    ],
    copies: 1,
  })
  const told = (id: string, lang: Lang) => library.cards.find((card) => card.id === id)?.text[lang]
  expect(told('stormtrooper', 'pl')).toBe('Jednostka Imperium, karta startowa: Żołnierz. Atak 2.')
  expect(told('blockade-runner', 'pl')).toBe(
    'Okręt neutralny. Koszt 4, atak 1, zasoby 1, punkty wytrzymałości 4.',
  )
  expect(told('dantooine', 'pl')).toBe('Baza startowa Rebelii. Punkty wytrzymałości 8.')
  expect(told('dantooine', 'en')).toBe('Rebel starting base. Hit points 8.')
  expect(told('hoth', 'en')).toBe(
    'Rebel base. Hit points 14. Prevent the first 2 damage dealt to this base each turn.',
  )
})

test('the terminal draws both sides, the row, the Force and the viewer’s hand', () => {
  const t = arranged({
    turn: 4,
    force: 'dark 2',
    resources: 3,
    hand: { empire: ['stormtrooper', 'stormtrooper'], rebels: ['rebel-trooper'] },
    ships: { rebels: [['blockade-runner', 1]] },
    units: { empire: ['death-trooper'] },
    base: { rebels: ['hoth', 5] },
    row: ['boba-fett'],
  })
  const drawn = (lang: Lang, seat: number | null) =>
    bundle.drawText?.(viewOf(deckbuilding, t, seat), lang, (letters) => letters) ?? ''
  const lines = drawn('pl', 0).split('\n')
  expect(lines).toContain('Tura 4 · baz do zniszczenia: 3')
  expect(lines).toContain('Moc: ciemna strona · ● · | · · · jasna strona (z Imperium)')
  expect(lines).toContain('  okręty: Łamacz blokady (obrażenia 1/4, atak 1)')
  expect(lines).toContain('  jednostki: Szturmowiec śmierci (atak 5)')
  expect(lines).toContain('  ręka: Szturmowiec ×2')
  expect(lines).toContain(
    '  baza: Hoth (obrażenia 5/14) W każdej turze pierwsze 2 obrażenia zadane tej bazie przepadają.',
  )
  expect(drawn('en', 0)).toContain(
    'Boba Fett                      cost 5 · target value 5 · attack 5 · When this unit',
  )
  expect(drawn('en', 0)).not.toContain('Rebel Trooper')
  expect(drawn('en', null)).not.toContain('Stormtrooper')
})

describe('every text of random duels has words', () => {
  const modes: readonly DuelOptions[] = [
    options,
    { bases: 'full', length: '4', buyOff: 'no', empire: '2' },
    { bases: 'secret', length: '5', buyOff: 'yes', empire: 'random' },
  ]

  test.each(modes)('$bases bases', (mode) => {
    for (let seed = 1; seed <= 4; seed++) checkTextsOfDuel(mode, seed)
  })
})

function checkTextsOfDuel(mode: DuelOptions, seed: number): void {
  const dice = fastDice(seed)
  const t = begin(deckbuilding, 2, mode, newChance(seed, deckbuilding.streams))
  for (let choices = 0; t.outcome === null && choices < 5000; choices++) {
    const open = at(t.open, dice.below(t.open.length))
    const decision = present(deckbuilding, t, open)
    for (const lang of langs) checkQuestion(lang, decision)
    t.out = newOutbox()
    answer(deckbuilding, t, open, anyAnswer(deckbuilding, t, open, dice.below))
    for (const event of t.out.events) for (const lang of langs) checkEvent(lang, event)
    t.out = null
  }
  expect(t.outcome).not.toBeNull()
}

function checkQuestion(lang: Lang, decision: PresentedDecision): void {
  const words = deckbuilding.words[lang]
  expectGoodText(lang, text(words.prompt(decision)), decision.kind)
  for (const option of decision.options) {
    expectGoodText(lang, text(words.option(decision, option)), option.id)
    if (option.next !== undefined) checkQuestion(lang, partAsDecision(decision, option, option.next))
  }
  for (const { refusal } of decision.blocked) expectGoodText(lang, words.refusal(refusal), refusal.reason)
  if (decision.shape === 'some')
    expectGoodText(lang, text(words.tally?.(decision, decision.options) ?? null), decision.kind)
}

function checkEvent(lang: Lang, event: GameEvent): void {
  for (const seat of [0, 1, null]) {
    const wording = deckbuilding.words[lang].event(eventFor(event, seat))
    if (wording !== null) expectGoodText(lang, text(wording), event.type)
  }
}

/** Sentences occur again and again; each is checked once. */
const checkedTexts = new Set<string>()

/** "1 kart", "2 kartę": numbers that do not fit their nouns, except in limits, needs and genitives. */
const miscounted =
  /(?<!do |atak |Potrzeba |\d)(?:1 (?:karty|kart|zasoby|zasobów|obrażenia|obrażeń|pola|pól)|[234] (?:kartę|kart|zasób|zasobów|obrażenie|obrażeń|pole|pól))(?!\p{L})/u

/** The text is not empty, no value is missing, and no number has a wrong noun form. */
function expectGoodText(lang: Lang, wording: string, about: string): void {
  if (checkedTexts.has(wording)) return
  checkedTexts.add(wording)
  expect(wording, about).not.toBe('')
  expect(wording, about).not.toMatch(/undefined|NaN|null|\[object|-1/)
  if (lang !== 'pl') return
  expect(wording, about).not.toMatch(miscounted)
}
