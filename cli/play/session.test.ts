import { at, type FullGameBundle, type Lang, type Match } from '@kantyna/kernel'
import { newTestMatch, thousand } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { Session } from './session.ts'

/** Standing moves at the terminal: three traders at one keyboard, and the first of them is asked something. */

const [ANN, BEN] = [0, 1]
// A bundle brings scenario words as well, which no session asks for.
const bundle = { game: thousand } as unknown as FullGameBundle

async function played(lines: readonly string[], lang: Lang = 'en') {
  const match = newTestMatch({ game: thousand, seats: 3, options: {} }, 1)
  const left = [...lines]
  let out = ''
  const session = new Session(
    match as unknown as Match,
    bundle,
    [],
    lang,
    {
      // a match of any game will do
      out: (text) => {
        out += text
      },
      err: () => undefined,
      isScreen: false,
      showsProgress: false,
      locale: 'en_GB.UTF-8',
      ask: (prompt) => {
        const line = left.shift() ?? null
        out += line === null ? prompt : `${prompt}${line}\n`
        return Promise.resolve(line)
      },
      close: () => undefined,
    },
    1,
  )
  await session.play()
  return { out, match }
}

/** The number of a move in the list that Ann is shown. */
function numberOf(name: string): number {
  const match = newTestMatch({ game: thousand, seats: 3, options: {} }, 1)
  return match.movesFor(ANN).findIndex(({ kind }) => kind === name) + 1
}

describe('standing moves', () => {
  test('are listed with the question, in the language of the table', async () => {
    expect((await played([])).out).toContain(`m${numberOf('give')}  Give credits\n`)
    expect((await played([], 'pl')).out).toContain(`m${numberOf('give')}  Daj kredyty\n`)
  })

  test('are made part by part, and the question is asked again', async () => {
    const before = at(newTestMatch({ game: thousand, seats: 3, options: {} }, 1).position.credits, BEN)
    const { out, match } = await played([`m${numberOf('give')}`, '1', '2'])
    expect(match.entries).toMatchObject([{ seat: ANN, move: 'give', picks: ['seat-2', 'credits=2'] }])
    expect(match.position.credits[BEN]).toBe(before + 2)
    const question = out.split('\n').find((line) => line.startsWith('Seat 1: '))
    expect(out.split(`${question}\n`)).toHaveLength(3)
  })

  test('are called off with u, at any part', async () => {
    const { out, match } = await played([`m ${numberOf('give')}`, '1', 'u', `m${numberOf('give')}`, 'u'])
    expect(match.entries).toEqual([])
    expect(out).toContain('How many credits?')
  })

  test('an offer is put together and lies open', async () => {
    const terms = ['2', '', '0', '0', '', '0'] // credits, cargoes and debt given; the same asked for
    const { out, match } = await played([`m${numberOf('propose')}`, '1', ...terms])
    expect(match.position.offers).toEqual([{ from: ANN, to: BEN, gives: { credits: [2] }, takes: {} }])
    expect(out).toMatch(/m\d {2}Withdraw an offer/)
  })

  test('a number that is not listed is told', async () => {
    expect((await played(['m99'])).out).toContain('No line with that m is listed now.')
  })
})
