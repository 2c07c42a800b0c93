import { at, decisionsFor, type Lang, langs, movesFor, type Seat, viewOf } from '@kantyna/kernel'
import { type Answering, noTouching, type PanelProps } from '@kantyna/ui'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { choose, hold, ids, makeMove, plainTable, run, standAt } from '../../test/table.ts'
import { AtTable, panelOf } from '../drawings-for-tests.tsx'
import { Composer } from './Composer.tsx'
import { DealPanel } from './DealPanel.tsx'
import { favorOdds } from './favor-odds.ts'
import { withFavors } from './standing.ts'
import { DebtMarks, DebtSection } from './Token.tsx'
import { type Draft, draftParts, moveFor, possible, refusalOf, withCode, withNumber } from './terms.ts'

const [ENFYS, DENGAR, HONDO] = [0, 1, 2]
const people = ['Ala', 'Olek', 'Ewa']
const seats = people.map((name, seat) => ({ seat, kind: 'person', name }) as const)

/** Enfys is about to test Tech, which Dengar has. */
function atTest(options: object = { favors: 'yes' }, tester = 'enfys-nest'): Rim {
  const t = plainTable({ people: 3, characters: [tester, 'dengar', 'hondo-ohnaka'], options })
  cardRules().run(t, { op: 'test', skill: 'tech', pass: { op: 'all', of: [] } }, { seat: ENFYS, source: -1 })
  run(t)
  return t
}

function propsFor(t: Rim, viewer: Seat | null, lang: Lang): PanelProps {
  return {
    view: viewOf(game, t, viewer),
    lang,
    seats,
    decisions: viewer === null ? [] : decisionsFor(game, t, viewer),
    moves: viewer === null ? [] : movesFor(game, t, viewer),
    touching: noTouching,
    answering: { assembly: null, isWaiting: false } as unknown as Answering, // nothing is touched here
    panels: { opened: null, seat: null } as unknown as PanelProps['panels'],
    events: [],
    motion: 'off',
    about: null,
  }
}

/** The text as written: on the page, short words are bound to the next one. */
function markup(element: VNode): string {
  return renderToString(<AtTable>{element}</AtTable>)
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
}

function drawn(t: Rim, viewer: Seat | null, lang: Lang): string {
  return markup(<DealPanel {...propsFor(t, viewer, lang)} />)
}

const isWanted = (t: Rim, viewer: Seat) => {
  const { view, decisions, moves } = propsFor(t, viewer, 'en')
  return panelOf('trade').isWanted?.(view, decisions, moves)
}

const wording = {
  en: {
    advice: 'Advice (Tech)',
    asked: 'Ala asks you for a favor',
    grant: 'Grant it',
    price: 'Name a price',
    called: 'Ala asks everybody who could',
    free: 'Offer it for nothing',
    counter: 'Counter-offer',
    owes: 'Olek owes you a favor',
    received: 'Received this turn: Advice (Tech), from Olek.',
    withdraw: 'Withdraw',
    useless: 'No favor would help with this roll.',
  },
  pl: {
    advice: 'Rada (Technika)',
    asked: 'Ala prosi cię o przysługę',
    grant: 'Zgoda',
    price: 'Podaj cenę',
    called: 'Ala prosi każdego, kto może pomóc',
    free: 'Zaoferuj za darmo',
    counter: 'Kontroferta',
    owes: 'Olek ma wobec ciebie zobowiązanie',
    received: 'Przysługa w tej turze: Rada (Technika), od gracza Olek.',
    withdraw: 'Wycofaj',
    useless: 'W tym rzucie żadna przysługa nie pomoże.',
  },
} as const

describe.each(langs)('the sheet for deals, in %s', (lang) => {
  const words = wording[lang]

  test('opens automatically before dice, with the tested skill and the chances with and without it', () => {
    const t = atTest()
    expect(isWanted(t, ENFYS)).toBe(true)
    expect(isWanted(t, DENGAR)).toBe(false)
    const sheet = drawn(t, ENFYS, lang)
    expect(sheet).toContain(words.advice)
    expect(sheet).toContain('23% → 75%')
  })

  test('stays closed if an ability has made a favor useless, and does not offer a useless one', () => {
    const t = atTest({ favors: 'yes' }, 'doctor-aphra')
    expect(isWanted(t, ENFYS)).toBe(true)
    choose(t, at(ids(t), 0))
    expect(isWanted(t, ENFYS)).toBe(false)
    const sheet = drawn(t, ENFYS, lang)
    expect(sheet).toContain(words.useless)
    expect(sheet).not.toContain('ub-useful')
  })

  test('shows the favors that each of the others could grant', () => {
    const t = atTest()
    hold(t, HONDO, 'databank-doctor-aphra')
    const sheet = drawn(t, ENFYS, lang)
    expect(sheet).toContain('Olek')
    expect(sheet).toContain('Ewa')
    expect(sheet.split('ub-grant"').length).toBeGreaterThan(6)
  })

  test('lets a player grant a request, name a price or refuse, and the asker withdraw it', () => {
    const t = atTest()
    makeMove(t, ENFYS, 'askFavor', 'advice-tech', 'whom=seat-2')
    expect(isWanted(t, DENGAR)).toBe(true)
    const sheet = drawn(t, DENGAR, lang)
    for (const text of [words.asked, words.advice, words.grant, words.price, '23%', '75%'])
      expect(sheet).toContain(text)
    expect(drawn(t, ENFYS, lang)).toContain(words.withdraw)
    // Everybody sees the request, and only the asked player can answer it.
    expect(drawn(t, HONDO, lang)).not.toContain(words.grant)
    expect(drawn(t, null, lang)).toContain(words.advice)
  })

  test('shows the terms of each offer that answers a call', () => {
    const t = atTest()
    hold(t, HONDO, 'databank-doctor-aphra')
    makeMove(t, ENFYS, 'askFavor', 'advice-tech', 'whom=everybody')
    const call = drawn(t, HONDO, lang)
    expect(call).toContain(words.called)
    expect(call).toContain(words.free)
    expect(call).not.toContain(words.grant)
    makeMove(t, HONDO, 'propose', 'seat-1', 'give-favor=advice-tech', 'take-credits=2', 'take-debt=debt-1')
    const offers = drawn(t, ENFYS, lang)
    expect(offers).toContain(words.counter)
    expect(offers).toMatch(/2[, ]?000/)
  })

  test('lets a player call in a debt token, and shows the favor of the turn', () => {
    const t = atTest()
    unfinished(t).debtHolders[DENGAR] = ENFYS
    expect(drawn(t, ENFYS, lang)).toContain(words.owes)
    makeMove(t, ENFYS, 'callIn', 'seat-2-advice-tech')
    expect(drawn(t, ENFYS, lang)).toContain(words.received)
    expect(isWanted(t, ENFYS)).toBe(false)
  })

  test('is the trade sheet of the base game without favors', () => {
    const t = atTest({ favors: 'no' })
    expect(drawn(t, ENFYS, lang)).not.toContain('ub-deals')
  })
})

describe('the composer of a deal', () => {
  const draft: Draft = { to: DENGAR, gives: {}, takes: {} }

  test('offers exactly what could change hands', () => {
    const t = atTest()
    const parts = draftParts(t, ENFYS, DENGAR)
    const clauses = (side: string) => parts.filter((part) => part.side === side).map(({ clause }) => clause)
    expect(clauses('gives')).toEqual(['credits', 'debt'])
    expect(clauses('takes')).toEqual(['credits', 'debt', 'favor'])
    standAt(t, DENGAR, 'naboo')
    hold(t, ENFYS, 'vibroknife')
    expect(draftParts(t, ENFYS, DENGAR).map(({ clause }) => clause)).toContain('cards')
  })

  test('makes the move that fits its terms', () => {
    const t = atTest()
    const parts = draftParts(t, ENFYS, DENGAR)
    const part = (side: string, clause: string) =>
      at(
        parts.filter((each) => each.side === side && each.clause === clause),
        0,
      )
    const paid = withNumber(draft, part('gives', 'credits'), 2)
    expect(moveFor(t, ENFYS, paid)).toEqual({ kind: 'give', picks: ['seat-2', 'thousands=2'] })
    const owed = withCode(draft, part('gives', 'debt'), ENFYS)
    expect(moveFor(t, ENFYS, owed)).toEqual({ kind: 'giveToken', picks: ['debt-1-to-seat-2'] })
    const [advice] = (part('takes', 'favor').codes ?? []).filter(
      (code) => favorOdds(seen(t), ENFYS)?.code === code,
    )
    const whole = withCode(withCode(paid, part('gives', 'debt'), ENFYS), part('takes', 'favor'), advice ?? -1)
    const { kind, picks } = moveFor(t, ENFYS, whole)
    expect([kind, ...picks]).toEqual([
      'propose',
      'seat-2',
      'give-credits=2',
      'give-debt=debt-1',
      'take-favor=advice-tech',
    ])
    makeMove(t, ENFYS, kind, ...picks)
    expect(t.offers).toEqual([{ from: ENFYS, ...whole }])
    // Terms that are no longer possible are dropped.
    t.credits[ENFYS] = 1000
    expect(possible(whole, draftParts(t, ENFYS, DENGAR)).gives['credits']).toEqual([1])
  })

  test('says why the deal could not be accepted', () => {
    const t = atTest()
    const between: Draft = { to: HONDO, gives: { credits: [1] }, takes: {} }
    expect(refusalOf(t, DENGAR, between)?.reason).toBe('onlyForFavor')
    expect(refusalOf(t, ENFYS, between)).toBeNull()
  })

  test.each(langs)('shows both sides, in %s', (lang) => {
    const t = atTest()
    const { moves, answering } = propsFor(t, ENFYS, lang)
    const sheet = markup(
      <Composer
        view={seen(t)}
        seat={ENFYS}
        {...{ lang, seats, moves, answering }}
        draft={{ ...draft, gives: { credits: [2] } }}
        onChange={() => undefined}
      />,
    )
    expect(sheet).toMatch(/2[, ]?000/)
    expect(sheet).toContain(lang === 'pl' ? 'Olek daje:' : 'Olek gives:')
  })
})

const seen = (t: Rim) => rimView(viewOf(game, t, ENFYS))

test('debt tokens are drawn at the seats that hold them', () => {
  const t = atTest()
  unfinished(t).debtHolders[DENGAR] = HONDO
  const props = { view: seen(t), lang: 'en', seats, touching: noTouching } as const
  expect(markup(<DebtMarks {...props} seat={ENFYS} />)).toBe('')
  expect(markup(<DebtMarks {...props} seat={HONDO} />)).toContain('debt token of Dengar')
  expect(markup(<DebtSection {...props} seat={HONDO} />)).toContain('Olek owes Ewa a favor')
  expect(markup(<DebtSection {...props} seat={DENGAR} />)).toContain('Olek owes Ewa a favor')
  const standings = seats.map(({ seat }) => ({
    seat,
    facts: [{ icon: 'fame', value: '0', label: '' } as const],
  }))
  const facts = withFavors(props.view, 'en', standings).map((standing) =>
    standing.facts.map(({ icon }) => icon),
  )
  expect(facts).toEqual([['fame'], ['fame'], ['fame', 'token']])
})

test('estimates a fight with one more die for either side', () => {
  const t = plainTable({ people: 2, options: { favors: 'yes' } })
  cardRules().run(
    t,
    { op: 'combat', kind: 'ground', value: 3, win: { op: 'all', of: [] }, lose: { op: 'all', of: [] } },
    { seat: ENFYS, source: -1 },
  )
  run(t)
  const odds = favorOdds(seen(t), ENFYS)
  expect(odds?.after).toBeGreaterThan(odds?.before ?? 100)
  expect(favorOdds(seen(t), DENGAR)).toBeNull()
})
