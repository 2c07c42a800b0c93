import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const scenarioOf = (expected: number) => `
game: super-teams
name: 'a red 3 moves the X-wing'
rules: [ST-TURN-04]
seats: 2
arrange:
  hands: { 1: [red-3, red-1] }
do: [red-3 x-wing]
expect:
  state: { ships.x-wing: ${expected} }
`

test('a scenario that holds, by file and by folder', async () => {
  const file = write('good.yaml', scenarioOf(3))
  for (const named of [file, folder]) {
    const { code, out, err } = await runWith(['scenario', named])
    expect(out).toBe('ok    a red 3 moves the X-wing\n1 passed, 0 failed\n')
    expect([code, err]).toEqual([0, ''])
  }
})

test('a scenario that fails: the first difference, exit code 1', async () => {
  write('good.yaml', scenarioOf(3))
  const file = write('wrong.yaml', scenarioOf(4))
  const { code, out } = await runWith(['scenario', folder])
  expect(code).toBe(1)
  expect(out).toContain(`FAIL  a red 3 moves the X-wing\n      ${file}: ships.x-wing: expected 4, got 3`)
  expect(out).toContain('1 passed, 1 failed')
})

test('JSON: one object', async () => {
  write('wrong.yaml', scenarioOf(4))
  const { code, out, err } = await runWith(['scenario', folder, '--json'])
  expect([code, err]).toEqual([1, ''])
  expect(JSON.parse(out)).toMatchObject({
    passed: 0,
    failed: 1,
    scenarios: [{ rules: ['ST-TURN-04'], failure: expect.stringContaining('expected 4') }],
  })
})

test.each([
  ['not YAML', '"', /bad\.yaml\n {6}Missing closing "quote at line 1, column 2\n/],
  [
    'a field too many',
    `${scenarioOf(3)}speed: 3\n`,
    /scenario 1 \("a red 3 moves the X-wing"\) has nothing called speed/,
  ],
  ['no rules', scenarioOf(3).replace('[ST-TURN-04]', '[]'), /rules should have a length of at least 1/],
  ['an unknown game', scenarioOf(3).replace('super-teams', 'chess'), /There is no game "chess"/],
])('%s: one sentence that says where, and the other files are run', async (_, text, says) => {
  write('bad.yaml', text)
  write('good.yaml', scenarioOf(3))
  const { code, out, err } = await runWith(['scenario', folder])
  expect([code, err]).toEqual([1, ''])
  expect(out).toMatch(says)
  expect(out).toMatch(/\nok {4}a red 3 moves the X-wing\n1 passed, 1 failed\n$/)
})

test('a file that cannot be read as scenarios has no name in JSON', async () => {
  const file = write('bad.yaml', '[')
  const { code, out } = await runWith(['scenario', folder, '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toEqual({
    scenarios: [{ file, name: null, rules: [], failure: expect.stringContaining('at line 1, column 2') }],
    passed: 0,
    failed: 1,
  })
})

test('a folder may be called like a file', async () => {
  mkdirSync(join(folder, 'odd.yaml'))
  write('odd.yaml/good.yaml', scenarioOf(3))
  const { code, out } = await runWith(['scenario', folder])
  expect([code, out]).toEqual([0, 'ok    a red 3 moves the X-wing\n1 passed, 0 failed\n'])
})

test('no text from a file can control the terminal or fill it', async () => {
  const evil = '\\e]0;pwned\\a\\e[2J\\u202e'
  write('name.yaml', scenarioOf(4).replace("'a red 3 moves the X-wing'", `"${evil}${'x'.repeat(99_999)}"`))
  write('key.yaml', `${scenarioOf(3)}"${evil}": 3\n`)
  write('word.yaml', scenarioOf(3).replace('ships.x-wing', `"${evil}"`))
  write(
    'value.yaml',
    scenarioOf(3).replace('ships.x-wing: 3', `ships.x-wing: "${evil}${'x'.repeat(99_999)}"`),
  )
  write('card.yaml', scenarioOf(3).replace('red-1', `"${evil}"`))
  write('step.yaml', scenarioOf(3).replace('do: [red-3 x-wing]', `do: ["${evil}"]`))
  write('game.yaml', scenarioOf(3).replace('game: super-teams', `game: "${evil}"`))
  write('\u001b[2J.yaml', '[')
  for (const flags of [[], ['--json']]) {
    const { code, out, err } = await runWith(['scenario', folder, ...flags])
    expect([code, err]).toEqual([1, ''])
    expect(out).toContain(flags.length === 0 ? '0 passed, 8 failed' : '"failed":8')
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(out.length).toBeLessThan(8 * 1500)
  }
})

test('a folder without scenarios', async () => {
  const { code, err } = await runWith(['scenario', folder])
  expect(code).toBe(2)
  expect(err).toContain('There are no scenarios')
})

/** Each differs in one thing from what is possible. */
const duel = (rest: string) => `
game: deckbuilding
name: a duel
rules: [DB-PLAY-10]
seats: 2
${rest}
`
const race = (rest: string) => `
game: super-teams
name: a race
rules: [ST-TURN-04]
seats: 2
${rest}
`

test.each([
  [
    'an enemy card in hand',
    duel('arrange: { hand: { empire: [x-wing] } }'),
    'seat 1 has x-wing, a card of the enemy',
  ],
  ['a base in hand', duel('arrange: { hand: { empire: [endor] } }'), 'endor cannot be in a hand'],
  ['a base in the row', duel('arrange: { row: [endor] }'), 'endor cannot be in the row'],
  ['a starter in the row', duel('arrange: { row: [stormtrooper] }'), 'stormtrooper cannot be in the row'],
  [
    'a unit among the destroyed bases',
    duel('arrange: { victory: { empire: [x-wing] } }'),
    'x-wing cannot be in a victory pile',
  ],
  [
    'an own base among the destroyed ones',
    duel('arrange: { victory: { empire: [endor] } }'),
    'seat 1 has destroyed endor, its own',
  ],
  [
    'a missing base though none fell',
    duel('arrange: { base: { rebels: none } }'),
    'no base though none was destroyed',
  ],
  [
    'a missing base in the own turn',
    duel('arrange: { base: { empire: none }, victory: { rebels: [lothal] } }'),
    'seat 1 acts without a base',
  ],
  [
    'ships in the wrong place',
    duel('arrange: { units: { empire: [star-destroyer] } }'),
    'seat 1: a ship among the units',
  ],
  [
    'more neutral purchases than purchases',
    duel('arrange: { neutralPurchases: 1 }'),
    '1 of 0 purchases were neutral',
  ],
  [
    'uneven hands',
    race('arrange: { hands: { 1: [red-1], 2: [red-2, red-3, red-4] } }'),
    'hands are uneven: 1, 3',
  ],
  [
    'hands that are even the wrong way round',
    race('arrange: { hands: { 1: [red-1], 2: [red-2, red-3] } }'),
    'hands are uneven: 1, 2',
  ],
  ['uneven teams', race('arrange: { teams: { 1: [red], 2: [green, black] } }'), 'seat 1 has 1 of 2 teams'],
  [
    'cards on the final planet with a ship home',
    race('arrange: { ships: { x-wing: home }, planet: [tow, tow, light-speed, light-speed] }'),
    'the final planet holds 4 cards',
  ],
])('%s: a position that no rule allows', async (_, text, says) => {
  write('impossible.yaml', text)
  const { code, out } = await runWith(['scenario', folder])
  expect(out).toContain('arrange: no rule allows this position: ')
  expect(out).toContain(says)
  expect(code).toBe(1)
})

test.each([
  [
    'a word of state',
    duel('expect: { state: { base.rebel: null } }'),
    'there is no word base.rebel; did you mean base.rebels? There are: base.empire, base.rebels',
  ],
  [
    'a card of an arrangement',
    duel('arrange: { hand: { empire: [storm-trooper] } }'),
    'there is no card called storm-trooper; did you mean stormtrooper?',
  ],
  [
    'a base to come',
    duel('arrange: { baseDeck: { empire: [endo] } }'),
    'arrange baseDeck: there is no card called endo; did you mean endor?',
  ],
  [
    'a base of the other side',
    duel('arrange: { baseDeck: { empire: [hoth] } }'),
    'arrange baseDeck: hoth is not a base of that side still to come',
  ],
  [
    'a word of an arrangement',
    duel('arrange: { bsaeDeck: {} }'),
    'arrange: it has nothing called bsaeDeck; did you mean baseDeck?',
  ],
  [
    'a side',
    duel('arrange: { hand: { rebel: [] } }'),
    'arrange: hand has nothing called rebel; did you mean rebels? There are: empire, rebels',
  ],
  ['more pilots than there are', duel('arrange: { pilots: 11 }'), 'arrange pilots: only 10 are left'],
  [
    'something beside a setup',
    duel('arrange: { stage: setup, turn: 3 }'),
    'arrange: stage: setup goes with nothing else',
  ],
  [
    'a mark on a card too many',
    duel('arrange: { units: { empire: [stormtrooper] }, attacked: [stormtrooper, stormtrooper] }'),
    'arrange attacked: stormtrooper is named more often than there are',
  ],
  [
    'a mark on a card that is not there',
    duel('arrange: { used: [at-st] }'),
    'arrange used: at-st is not in play on the active side',
  ],
  [
    'an attack of a base',
    duel('arrange: { attacked: [lothal] }'),
    'arrange attacked: lothal is not a unit or ship in play',
  ],
  [
    'an option that is not offered',
    duel('expect: { asked: { seat: 1, kind: act, excluding: [use stormtroper] } }'),
    'there is no option of act called use stormtroper; did you mean use stormtrooper?',
  ],
  [
    'an option of another kind',
    duel('expect: { asked: { seat: 1, kind: act, excluding: [stormtrooper] } }'),
    'there is no option of act called stormtrooper',
  ],
  [
    'something not blocked',
    duel('expect: { blocked: { buy outer-rim-pilots: not blocked } }'),
    'there is no option of act called buy outer-rim-pilots; did you mean buy outer-rim-pilot?',
  ],
  [
    'something tried',
    duel('do: [{ try: buy outer-rim-pilots, error: no-such-option }]'),
    'there is no option called buy outer-rim-pilots; did you mean buy outer-rim-pilot?',
  ],
  [
    'a rule',
    duel('').replace('DB-PLAY-10', 'DB-PLAY-99'),
    'there is no rule called DB-PLAY-99; did you mean DB-PLAY-0',
  ],
  [
    'an event',
    duel(
      'arrange: { hand: { empire: [stormtrooper] } }\ndo: [play stormtrooper]\nexpect: { events: [playd] }',
    ),
    'there is no event called playd; did you mean played?',
  ],
  ['a ship', race('arrange: { ships: { xwing: 3 } }'), 'there is no ship called xwing; did you mean x-wing?'],
  [
    'a movement card',
    race('arrange: { hands: { 1: [red-7] } }'),
    'there is no card called red-7; did you mean red-1?',
  ],
  ['a seat', race('arrange: { hands: { 3: [red-1] } }'), 'there is no seat called 3'],
  ['a mover', race('arrange: { mover: 3 }'), 'there is no seat called 3'],
  [
    'a colour',
    race('arrange: { teams: { 1: [rad, green], 2: [black, yellow] } }'),
    'there is no colour called rad; did you mean red?',
  ],
  [
    'a word beside a setup',
    race('arrange: { stage: setup, round: 3 }'),
    'arrange: stage: setup goes with nothing else',
  ],
  ['a space', race('arrange: { ships: { x-wing: [9, ordinry] } }'), 'place 9 has no side ordinry'],
  [
    'a tow',
    race('expect: { blocked: { tow x-wing: not blocked } }'),
    'there is no option of playCard called tow x-wing',
  ],
])('a typo never passes: %s', async (_, text, says) => {
  write('typo.yaml', text)
  const { code, out } = await runWith(['scenario', folder])
  expect(out).toContain(says)
  expect(code).toBe(1)
})

test.each([
  [
    'two marks on two cards alike',
    duel(`
arrange: { units: { empire: [tie-fighter, tie-fighter, tie-fighter] }, attacked: [tie-fighter, tie-fighter] }
expect: { state: { attacked: [tie-fighter, tie-fighter] }, blocked: { attack with tie-fighter: DB-COMMIT-07, attack with tie-fighter 2: DB-COMMIT-07, attack with tie-fighter 3: not blocked } }`),
  ],
  [
    'how many are to be picked',
    duel(`
arrange: { units: { empire: [stormtrooper, stormtrooper] } }
do: [attack base]
expect: { asked: { seat: 1, kind: commit, min: 1, max: 2 } }`),
  ],
  [
    'a number that is refused',
    duel(`
arrange: { units: { empire: [at-st] }, ships: { rebels: [rebel-transport, hammerhead-corvette] } }
do: [attack base, at-st, { try: 3, error: not-a-number }]
expect: { asked: { seat: 1, kind: assign, min: 0, max: 2 } }`),
  ],
  [
    'a pile in any order',
    duel(`
arrange: { discard: { empire: [stormtrooper, inquisitor] } }
expect: { state: { discard.empire: { anyOrder: [inquisitor, stormtrooper] } } }`),
  ],
  [
    'facts of events',
    duel(`
arrange: { hand: { empire: [imperial-shuttle] } }
do: [play imperial-shuttle]
expect: { events: [{ type: played, seat: 1, card: imperial-shuttle }, { type: gained, stat: resources, amount: 1, source: imperial-shuttle }] }`),
  ],
  [
    'cards in a view by name',
    duel(`
arrange: { hand: { empire: [stormtrooper, inquisitor] }, row: [x-wing, at-st] }
expect:
  view:
    1: { hand.empire: [inquisitor, stormtrooper], row.0: x-wing }
    2: { hand.empire: [unseen, unseen], handSize.empire: 2, base.rebels: dantooine, force: light 3 }
    spectator: { hand: { empire: [unseen, unseen], rebels: [] }, force: 6 }`),
  ],
  [
    'cards in a view of the race by name',
    race(`
arrange: { hands: { 1: [red-3, red-1] }, bonus: { 2: [tow] } }
expect:
  view:
    1: { hands.1: [red-1, red-3], hands.2: [unseen, unseen], bonus.2: [unseen], ships.x-wing: 0, mover: 0 }
    2: { bonus.2: [tow], bonusHands.0: 0, stack: 44 }`),
  ],
  [
    'facts of events of the race',
    race(`
arrange: { hands: { 1: [red-3, red-1] }, bonusStack: [tow] }
do: [red-3 x-wing]
expect: { events: [{ type: cardPlayed, seat: 1, card: red-3, ship: x-wing }, { type: shipFlew, from: 0, to: 3 }, { type: bonusDrawn, secret.card: tow, secret.seats: [1] }] }`),
  ],
])('a scenario can say %s', async (_, text) => {
  write('good.yaml', text)
  const { code, out } = await runWith(['scenario', folder])
  expect(out).toMatch(/^ok/)
  expect(code).toBe(0)
})
