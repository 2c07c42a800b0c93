import { type GameEvent, plainText, viewOf } from '@kantyna/kernel'
import { momentsOf } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import type { RimEvent } from '../../rules/events.ts'
import { FIRST_AI, FIRST_ENCOUNTER } from '../../rules/pieces.ts'
import { pieceNamed } from '../../rules/tables.ts'
import { table } from '../../test/table.ts'
import { words } from '../../words/game-words.ts'
import { nameOf } from '../../words/things/names.ts'
import { momentsWith } from './index.ts'

const moments = momentsWith([], words)

const t = table()

/** The moments of a choice of seat 0. */
function told(events: readonly RimEvent[], how: 'hand' | 'only' = 'hand') {
  const choice = { seat: 0, kind: 'act', source: null, opensTurn: false, isPass: false, how, answer: null }
  const entry = { index: 5, choice, events: events as readonly GameEvent[] }
  return momentsOf(moments.roles, [entry], viewOf(game, t, 0)).map((moment) => {
    const { Scene } = moments
    const props = { moment, view: viewOf(game, t, 0), lang: 'en', motion: 'normal', isBrief: false } as const
    return {
      kind: moment.kind,
      seats: moment.seats,
      title: plainText(moments.title(moment, 'en'), (seat) => `Seat ${seat}`),
      opening: plainText(moments.opening?.(moment, 'en') ?? [], (seat) => `Seat ${seat}`),
      knownAfter: moments.knownAfter?.(moment, 'normal'),
      changes: moments.changes(moment, 'en').map(({ label }) => label),
      drawn: Scene === undefined ? '' : renderToString(<Scene {...props} />),
    }
  })
}

const opponent = { is: 'enemy', source: FIRST_ENCOUNTER, enemy: 'pirates' } as const
const turnBegan = { type: 'turnBegan', seat: 1, turn: 2, isExtra: false } as const
const fight = [
  { type: 'combatBegan', attacker: 0, kind: 'ship', opponent },
  {
    type: 'rolled',
    what: 'combat',
    seat: 0,
    side: 0,
    faces: ['hit', 'blank'],
    terms: [
      { name: 'ship', amount: 1 },
      { name: 'bonus', amount: 1 },
    ],
  },
  { type: 'rerolled', side: 0, die: 1, face: 'critical' },
  { type: 'hitsAdded', side: 0, amount: 1 },
  {
    type: 'rolled',
    what: 'combat',
    seat: null,
    side: 1,
    faces: ['hit'],
    terms: [{ name: 'enemy', amount: 1 }],
  },
  { type: 'dieCancelled', side: 1, die: 0 },
  { type: 'combatEnded', attacker: 0, opponent, hasWon: true, damage: [4, 0] },
] as const satisfies readonly RimEvent[]

test('a combat shows both sides, their cards, every change of the dice, the sums and the winner', () => {
  const [moment] = told([
    ...fight,
    { type: 'credits', seat: 0, by: 3000 },
    { type: 'damaged', seat: 0, on: 'ship', amount: 2, prevented: 0 },
  ])
  expect(moment).toMatchObject({
    kind: 'fight',
    seats: [0],
    title: 'Fight with the pirates: 4 to 0',
    changes: ['+3,000 credits', '2 damage on the ship'],
  })
  const { drawn = '' } = moment ?? {}
  expect(drawn).toMatch(/2.dice.=.1.+ship.+1.+bonus/)
  expect(drawn.match(/or-before/g)).toHaveLength(1)
  expect(drawn.match(/data-added="true"/g)).toHaveLength(1)
  // The rerolled face and the cancelled die are struck out.
  expect(drawn.match(/or-die-strike/g)).toHaveLength(2)
  expect(drawn).toContain('data-good="true"')
  expect(drawn).toContain('Won')
})

test('a roll shows its result after the last die has landed, including rerolls', () => {
  const [moment] = told(fight)
  // The second die lands six steps after its first throw, the enemy’s die after it.
  expect(moment).toMatchObject({ opening: 'Fight with the pirates', knownAfter: 420 + 9 * 60 })
  const waits = (part: string) =>
    [...(moment?.drawn ?? '').matchAll(/<p [^>]*>/g)].flatMap(([tag]) =>
      tag.includes(part) ? [/--die:\s*(\d+)/.exec(tag)?.[1]] : [],
    )
  expect(waits('or-scene-verdict')).toEqual(['9'])
  expect(waits('or-fight-sum')).toEqual(['8', '9'])
  const roll = { type: 'rolled', what: 'test', seat: 0, side: 0, faces: ['hit'], terms: [] } as const
  const tested = { type: 'tested', seat: 0, skill: 'influence', level: 1, faces: ['hit'] } as const
  expect(told([roll, { ...tested, hasPassed: true }])).toMatchObject([
    { title: 'Influence test: passed', opening: 'Influence test', knownAfter: 420 + 60 },
  ])
})

test('a combat and the AI player’s next turn are two moments', () => {
  const card = FIRST_AI
  const both = told([
    ...fight,
    turnBegan,
    { type: 'aiCard', seat: 1, card },
    {
      type: 'line',
      line: 0,
      refusal: { rule: 'OR-AIFLOW-04', reason: 'noDamage' },
      source: card,
      section: 'planning',
    },
    { type: 'line', line: 1, refusal: null, source: card, section: 'planning' },
    { type: 'moved', seat: 1, from: 0, to: 1, route: [1] },
    { type: 'turnBegan', seat: 0, turn: 3, isExtra: false },
  ])
  expect(both.map(({ kind, seats }) => [kind, seats])).toEqual([
    ['fight', [0]],
    ['aiTurn', [1]],
  ])
  const lines = both[1]?.drawn ?? ''
  expect(lines.match(/data-how="passed"/g)).toHaveLength(1)
  expect(lines.match(/data-how="done"/g)).toHaveLength(1)
  expect(lines).toContain(nameOf('en', card))
})

test('an inspection shows its die, the required face and the result', () => {
  const cargo = pieceNamed(t, 'machine-parts')
  const roll = { type: 'rolled', what: 'delivery', seat: 0, side: 0, terms: [] } as const
  const [caught] = told([
    { ...roll, faces: ['critical'] },
    { type: 'heldUp', seat: 0, card: cargo },
  ])
  expect(caught).toMatchObject({ kind: 'inspection', title: 'Inspection: the illegal cargo is found' })
  expect(caught?.drawn.match(/or-tumbles/g)).toHaveLength(1)
  expect(caught?.drawn).toContain('Found')
  const [passed] = told([
    { ...roll, faces: ['hit'] },
    { type: 'delivered', seat: 0, card: cargo },
    { type: 'credits', seat: 0, by: 5000, source: cargo },
    { type: 'discarded', seat: 0, card: cargo },
  ])
  expect(passed).toMatchObject({ kind: 'inspection', changes: ['+5,000 credits'] })
})

test('a test shows the skill, the level and the dice that count', () => {
  const [moment] = told([
    { type: 'rolled', what: 'test', seat: 0, side: 0, faces: ['hit', 'focus'], terms: [] },
    {
      type: 'tested',
      seat: 0,
      skill: 'influence',
      level: 1,
      faces: ['hit', 'focus'],
      hasPassed: true,
    },
  ])
  expect(moment?.title).toBe('Influence test: passed')
  expect(moment?.drawn.match(/data-counts/g)).toHaveLength(1)
})

test('a defeat is a separate moment with its losses; so is a forced recovery', () => {
  const [lost, defeat] = told([
    ...fight.slice(0, -1),
    { type: 'combatEnded', attacker: 0, opponent, hasWon: false, damage: [0, 4] },
    { type: 'damaged', seat: 0, on: 'ship', amount: 4, prevented: 0 },
    { type: 'defeated', seat: 0 },
    { type: 'credits', seat: 0, by: -3000 },
    { type: 'secretsLost', seat: 0, count: 2 },
  ])
  expect(lost?.changes).toEqual(['4 damage on the ship'])
  expect(defeat).toMatchObject({
    title: 'Defeated: Seat 0',
    changes: ['−3,000 credits', '−2 secrets'],
  })
  expect(defeat?.drawn).toContain('recovering')
  const recovery: readonly RimEvent[] = [
    { type: 'planned', seat: 0, what: 'recover' },
    { type: 'recovered', seat: 0, on: 'ship', amount: 4 },
    { type: 'stoodUp', seat: 0 },
  ]
  expect(told(recovery)).toEqual([])
  expect(told(recovery, 'only')).toMatchObject([{ title: 'Forced recovery', seats: [0] }])
})

test('the summary of a turn is one line', () => {
  const events: readonly RimEvent[] = [
    { type: 'moved', seat: 1, from: 0, to: 1, route: [1] },
    { type: 'bought', seat: 1, card: pieceNamed(t, 'ion-cannon'), price: 3000, tradedIn: [] },
    { type: 'fame', seat: 1, by: 1, from: 'luxury' },
    { type: 'credits', seat: 0, by: 1000 },
  ]
  const line = moments.turnSummary?.(1, events, 'en') ?? []
  expect(plainText(line, () => 'Rivet')).toMatch(/^Rivet → .+: buys Ion Cannon, \+1 fame\.$/)
  const polish = moments.turnSummary?.(1, events, 'pl') ?? []
  expect(plainText(polish, () => 'Rivet')).toMatch(/: kupuje kartę Działo jonowe, /)
  expect(moments.turnSummary?.(1, [], 'en')).toBeNull()
})

test('the ship of an AI player stays in its old space until the line that moves it is shown', () => {
  const card = FIRST_AI
  const line = { type: 'line', refusal: null, source: card, section: 'planning' } as const
  const events: readonly RimEvent[] = [
    { type: 'aiCard', seat: 1, card },
    { ...line, line: 0, refusal: { rule: 'OR-AIFLOW-04', reason: 'noDamage' } },
    { ...line, line: 1 },
    { type: 'moved', seat: 1, from: 2, to: 5, route: [3, 5] },
    { ...line, line: 0, section: 'action' },
  ]
  const moment = { kind: 'aiTurn', at: 1, index: 0, events, seats: [1] }
  const view = viewOf(game, t, 0)
  expect(Reflect.get(moments.before?.(moment, view) ?? {}, 'spaces')).toMatchObject({ 1: 2 })
  expect(moments.before?.({ ...moment, kind: 'fight' }, view)).toBeNull()
  expect(moments.before?.({ ...moment, events: events.slice(0, 2) }, view)).toBeNull()
  expect(moments.movesAfter?.(moment, 'normal')).toBe(840)
  expect(moments.movesAfter?.(moment, 'off')).toBe(0)
})

test('a single die that may be rerolled is one moment, with its card and its effect', () => {
  const source = pieceNamed(t, 'databank-ponda-baba')
  const choice = { kind: 'useInRoll', source: null, opensTurn: false, isPass: false, answer: null } as const
  const entries = [
    [
      {
        type: 'rolled',
        what: 'roll',
        seat: 0,
        side: 0,
        faces: ['blank'],
        terms: [{ name: 'roll', amount: 1, source }],
      },
    ],
    [
      { type: 'rerolled', side: 0, die: 0, face: 'hit' },
      { type: 'dieStands', seat: 0, face: 'hit' },
      { type: 'credits', seat: 0, by: 4000, source },
    ],
  ] satisfies RimEvent[][]
  const found = momentsOf(
    moments.roles,
    entries.map((events, index) => ({ index, choice: { ...choice, seat: 0, how: 'hand' }, events })),
    viewOf(game, t, 0),
  )
  expect(found).toMatchObject([{ kind: 'roll', at: 2, events: entries.flat() }])
})

test('a contact that is only revealed is shown with the cause', () => {
  const contact = pieceNamed(t, 'databank-ponda-baba')
  const [moment] = told([{ type: 'contactRevealed', seat: 0, place: 0, contact }])
  expect(moment).toMatchObject({ kind: 'encounter', title: 'Contact: Ponda Baba' })
  expect(moment?.drawn).toMatch(/reveals .+: Ponda Baba\./)
})
