import { ania, bartek, bundleOf, testHost } from '@kantyna/host/test'
import { at, type GameBundle, type TableLink } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { curtainFor, needsCurtain, nextViewing, viewedBy } from './viewing.ts'

/** Both players pick four bases at once and in secret. No player has a card yet. */
let duel: GameBundle
beforeAll(async () => {
  duel = await bundleOf('deckbuilding')
})

function secretBases(): TableLink {
  const { host, people } = testHost(duel, [ania, bartek], { bases: 'secret' })
  host.open()
  return host.connect(people)
}

async function pickFour(link: TableLink, seat: number): Promise<void> {
  const { id, options } = at(link.snapshot(seat).decisions, 0)
  const picks = options.slice(0, 4).map((option) => option.id)
  const sent = await link.send({ do: 'choose', choice: { seat, decision: id, picks }, how: 'hand' })
  expect(sent.ok).toBe(true)
}

describe('a question to several seats at once', () => {
  it('needs a curtain, also for seats that have no secret yet', async () => {
    const link = secretBases()
    expect([needsCurtain(duel.game, link, 0), needsCurtain(duel.game, link, 1)]).toEqual([true, true])
    const first = nextViewing(viewedBy(null), link, duel.game)
    expect(first).toEqual(curtainFor(0, null))
    await pickFour(link, 0)
    expect(needsCurtain(duel.game, link, 1)).toBe(true)
    const second = nextViewing(viewedBy(0, true), link, duel.game)
    expect(second).toEqual(curtainFor(1, 0))
  })
})

describe('secrets that stay covered until a player holds a button down', () => {
  it('need no curtain for a public question, also if several seats are asked', async () => {
    const bundle = await bundleOf('transgalactica')
    const { host, people } = testHost(bundle, [ania, bartek])
    host.open()
    const link = host.connect(people)
    const [asked] = link.snapshot(null).waiting
    const seat = asked?.seat ?? expect.fail('nobody is asked')
    expect(needsCurtain(bundle.game, link, seat)).toBe(false)
    expect(nextViewing(viewedBy(null), link, bundle.game).viewer).toBe(seat)
    const { decisions } = bundle.game
    expect(needsCurtain({ decisions }, link, seat)).toBe(true)
  })
})
