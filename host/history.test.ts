import { at, type Game, type GameBundle, historyOf, Match, type TableEntry, waitingAt } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { superTeamsBundle } from './test/bundles.ts'

let bundle: GameBundle
beforeAll(async () => {
  bundle = await superTeamsBundle()
})

function newMatch(game = bundle.game): Match {
  return new Match(game, {
    options: bundle.game.options(3).parse({ teams: 'dealt', firstPlayer: '1' }),
    seats: ['Ala', 'Olek', 'Ela'].map((name) => ({ name, kind: 'person' as const })),
    seed: 'a'.repeat(64),
    contributions: ['1', '2', '3'].map((digit) => digit.repeat(64)),
  })
}

/** A whole game that cycles through the options. */
function played(): Match {
  const match = newMatch()
  while (!match.isOver) {
    const { seat, id } = at(match.position.open, 0)
    const { options } = at(match.decisionsFor(seat), 0)
    match.choose({ seat, decision: id, picks: [at(options, match.entries.length % options.length).id] })
  }
  return match
}

const choicesOf = (game: Game) =>
  historyOf(game, played().record()).history.flatMap(({ choice }) => choice ?? [])

describe('the seats waited for', () => {
  it('come with the turn that the question interrupts, and with what on the table asks', () => {
    expect(waitingAt(bundle.game, newMatch().position)).toMatchObject([
      { seat: 0, kind: 'playCard', source: null, during: null },
    ])
    const history: TableEntry[] = []
    const record = played().record()
    const whole = historyOf(bundle.game, record).history
    let mover = 0
    let breaks = 0
    historyOf(bundle.game, record, {
      onStep: ({ entry, position }) => {
        history.push(at(whole, entry + 1))
        const [waiting] = waitingAt(bundle.game, position)
        if (waiting === undefined) return
        if (waiting.kind === 'playCard') mover = waiting.seat
        expect(waiting.during).toBe(waiting.seat === mover ? null : mover)
        if (waiting.during === null) return
        breaks++
        expect(waiting.source).toMatch(/^ship:/)
      },
    })
    expect(breaks).toBeGreaterThan(0)
  })

  it('interrupts a turn only if the game says that it is another seat’s turn', () => {
    const { position } = newMatch()
    const duringIf = (turn: number) =>
      waitingAt({ ...bundle.game, whoseTurn: () => turn }, position)[0]?.during
    expect(duringIf(0)).toBeNull()
    expect(duringIf(1)).toBe(1)
  })
})

describe('a turn', () => {
  it('is opened by its first question, whatever its kind, if the game says whose turn it is', () => {
    const [first] = choicesOf({ ...bundle.game, turnKinds: [], whoseTurn: () => 0 })
    expect(first?.opensTurn).toBe(true)
  })
})
