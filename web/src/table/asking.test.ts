import { at, type GameBundle, Match } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { superTeamsBundle } from '../games/test-bundle.ts'
import { askingAt } from './asking.ts'
import { type MadeChoice, madeChoiceOf, turnOf } from './made-choice.ts'

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

/** Plays to the end, looking at every question before it is answered. */
function playOut(rules: GameBundle, look: (match: Match, made: readonly MadeChoice[]) => void): MadeChoice[] {
  const match = newMatch()
  const made: MadeChoice[] = []
  while (!match.isOver) {
    look(match, made)
    const { seat, id } = at(match.position.open, 0)
    const options = match.decisionsFor(seat)[0]?.options ?? []
    const choice = { seat, decision: id, picks: [at(options, made.length % options.length).id] }
    const next = madeChoiceOf(rules, match.position, choice, made)
    match.choose(choice)
    if (next !== null) made.push(next)
  }
  return made
}

describe('who is asked', () => {
  it('is told from whose turn it is, with what on the table asks', () => {
    expect(askingAt(newMatch(), [])).toMatchObject([
      { seat: 0, kind: 'playCard', source: null, during: null },
    ])
    let mover = 0
    let breaks = 0
    playOut(bundle, (match, made) => {
      const asking = at(askingAt(match, made), 0)
      if (asking.kind === 'playCard') mover = asking.seat
      expect(asking.during).toBe(asking.seat === mover ? null : mover)
      if (asking.during === null) return
      breaks++
      expect(asking.source).toMatch(/^ship:/)
    })
    expect(breaks).toBeGreaterThan(0)
  })
})

describe('where the game knows whose turn it is', () => {
  it('a question at the beginning of a turn breaks into nobody’s', () => {
    const last: MadeChoice[] = playOut(bundle, () => undefined).slice(-1)
    const before = last.map((made) => ({ ...made, seat: 2, opensTurn: true }))
    expect(askingAt(newMatch({ ...bundle.game, whoseTurn: () => 0 }), before)[0]?.during).toBeNull()
    expect(askingAt(newMatch({ ...bundle.game, whoseTurn: () => 1 }), before)[0]?.during).toBe(1)
  })

  it('the first question of a turn opens it, whatever its kind', () => {
    const game = { ...bundle.game, turnKinds: [], whoseTurn: () => 0 }
    const { position } = newMatch(game)
    const choice = { seat: 0, decision: 0, picks: [] }
    expect(madeChoiceOf({ ...bundle, game }, position, choice, [])?.opensTurn).toBe(true)
  })
})

describe('a turn', () => {
  it('goes on while the same seat is asked what opens turns', () => {
    const turnKinds = ['playCard', 'chooseHalf', 'playBonus', 'playTow']
    const made = playOut({ ...bundle, game: { ...bundle.game, turnKinds } }, () => undefined)
    expect(made.map(({ opensTurn }) => opensTurn)).toEqual(
      made.map(({ seat }, index) => seat !== made[index - 1]?.seat),
    )
    expect(turnOf(made)).toBe(made.at(-1)?.seat)
    expect(turnOf([])).toBeNull()
  })
})
