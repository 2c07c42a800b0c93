import { at, type GameBundle, type TableLink, viewOf } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BotQuestion, Bots } from './bots.ts'
import { TableHost } from './table-host.ts'
import { superTeamsBundle } from './test/bundles.ts'
import { ania, bartek, bot, testHost } from './test/test-host.ts'
import { WireLink } from './test/wire-link.ts'

let bundle: GameBundle
beforeAll(async () => {
  bundle = await superTeamsBundle()
})

/** A table whose adviser picks the first option and remembers the question. */
function table(advise?: Bots['advise'], people = [0]) {
  const { match, parts } = testHost(bundle, [ania, bartek, bot], { teams: 'dealt', firstPlayer: '1' })
  const asked: BotQuestion[] = []
  const first: NonNullable<Bots['advise']> = (question) => {
    asked.push(question)
    const picks = question.decision.options.slice(0, 1)
    return Promise.resolve({ picks, why: { kind: 'ahead', lead: 3 } })
  }
  const host = new TableHost(match, { ...parts, bots: { ...parts.bots, advise: advise ?? first } })
  host.open()
  return { link: host.connect(people), match, asked }
}

const openOf = (match: ReturnType<typeof table>['match']) => at(match.position.open, 0)

describe('hints', () => {
  it('are computed only from what the seat sees', async () => {
    const { link, match, asked } = table(undefined, [0, 1, 2])
    const { seat, id } = openOf(match)
    const hint = await link.hint?.(seat, id)
    expect(hint).toMatchObject({ decision: id, why: { kind: 'ahead', lead: 3 } })
    expect(link.snapshot(seat).decisions[0]?.options[0]?.id).toBe([hint?.picks].flat()[0])
    expect(asked[0]?.view).toEqual(viewOf(match.game, match.position, seat))
    expect(Object.keys(at(asked, 0)).toSorted()).toEqual([
      'decision',
      'edition',
      'level',
      'mayPropose',
      'seed',
      'view',
    ])
  })

  it('are given only to the client that plays the seat, and for an open question', async () => {
    const { match } = table()
    const { seat, id } = openOf(match)
    const { link: other } = table(
      undefined,
      [0, 1, 2].filter((each) => each !== seat),
    )
    expect(await other.hint?.(seat, id)).toBeNull()
    const { link } = table(undefined, [seat])
    expect(await link.hint?.(seat, id + 1)).toBeNull()
  })

  it('are empty if the adviser is silent, wrong or too late', async () => {
    const { match } = table()
    const { seat, id } = openOf(match)
    const wrong: NonNullable<Bots['advise']> = () => Promise.resolve({ picks: [9999], why: { kind: 'only' } })
    expect(await table(() => Promise.resolve(null), [seat]).link.hint?.(seat, id)).toBeNull()
    expect(await table(wrong, [seat]).link.hint?.(seat, id)).toBeNull()
    const slow = table(
      async ({ decision }) => {
        await chooseFirst(slow.link, seat)
        return { picks: decision.options.slice(0, 1), why: { kind: 'only' } }
      },
      [seat],
    )
    expect(await slow.link.hint?.(seat, id)).toBeNull()
  })

  it('do not exist at a table on the other side of a network, nor without an adviser', () => {
    expect('hint' in new WireLink(table().link)).toBe(false)
    expect('hint' in testHost(bundle, [ania, bot]).host.connect([0])).toBe(false)
  })
})

async function chooseFirst(link: TableLink, seat: number): Promise<void> {
  const { id, options } = at(link.snapshot(seat).decisions, 0)
  const choice = { seat, decision: id, picks: [at(options, 0).id] }
  await link.send({ do: 'choose', choice, how: 'hand' })
}
