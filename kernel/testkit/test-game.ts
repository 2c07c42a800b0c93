import { describe, expect, inject, test } from 'vitest'
import {
  type CheckedGame,
  type Choice,
  fastDice,
  type Game,
  type GameWithWords,
  type Position,
  parseRecord,
  plainText,
  replay,
  resumeMatch,
  verify,
} from '../index.ts'
import { exactHashOf } from '../record/canonical.ts'
import { MOST_ENTRIES } from '../record/read-record.ts'
import { checkClaims } from './claims.ts'
import {
  checkAskingAgain,
  checkCopies,
  checkDecisions,
  checkJson,
  checkLiveness,
  checkValues,
} from './every-decision.ts'
import { checkParts } from './every-part.ts'
import { checkMightReact, checkReactions } from './every-window.ts'
import { checkGuess } from './guesses.ts'
import { checkEntry } from './link-secrecy.ts'
import { checkListener } from './listener.ts'
import { mutateRecord } from './mutate-record.ts'
import { anyChoice, type GameCase, newTestMatch, randomGame, randomMatch, seatsOf } from './random-game.ts'
import { scrambled } from './scrambled.ts'
import { checkSecrecy } from './secrecy.ts'
import { seenBy } from './seen.ts'
import { askedAgain, checkStaleAnswers, withFirstIds } from './stale-answers.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether tests run in their long form: `npm run test:long`. */
    isLong?: boolean
  }
}

/** Whether tests run in their long form. Otherwise they are quick enough to run after every change. */
export function isLong(): boolean {
  return inject('isLong') === true
}

/** How much of each test to run. */
export interface Amounts {
  readonly games: number
  /** In games whose decisions are checked one by one: check only every nth decision; all of them if left out. */
  readonly decisionStep?: number
  /** Positions in which every seat's view is tried. */
  readonly secretPositions: number
  /** The game has no secrets: then there is nothing to vary. */
  readonly hidesNothing?: boolean
  readonly matches: number
  readonly mutations: number
}

/** Every nth decision is such a position. Each game starts at another one, so that few positions still cover whole games. */
const SECRET_STEP = 5

/** Talk is not taken back: an offer is withdrawn or refused instead. */
function isTalk<P extends Position>(game: Game<P>, choice: Choice): boolean {
  return 'move' in choice && game.standing?.moves[choice.move]?.isTalk === true
}

type SpokenCase<P extends Position, O extends object> = GameCase<P, O> & {
  readonly game: CheckedGame<P, O> & GameWithWords<P, O>
}

/** The tests that every game must pass, at one seat count and set of options. */
export function testGame<P extends Position, O extends object>(
  name: string,
  gameCase: SpokenCase<P, O>,
  amounts: Amounts,
): void {
  describe(name, () => eachGameTest(gameCase, amounts, test))
}

/** Passes each test to `take`. A test throws if something is wrong. Tests of the testkit run them one by one. */
export function eachGameTest<P extends Position, O extends object>(
  gameCase: SpokenCase<P, O>,
  amounts: Amounts,
  take: (what: string, run: () => void) => void,
): void {
  const { game } = gameCase

  take(
    'random games: a seat can always choose, no piece is lost or added, and the game ends within its bound',
    () => {
      let most = 0
      for (let seed = 1; seed <= amounts.games; seed++) {
        const { t, decisions } = randomGame(gameCase, seed, (position) => {
          expectNothingWrong(checkLiveness(game, position), `game ${seed}`)
        })
        expect(t.outcome, `game ${seed} ends`).not.toBeNull()
        expectNothingWrong(checkLiveness(game, t), `game ${seed}`)
        most = Math.max(most, decisions)
      }
      expect(most).toBeLessThan(game.longestGame)
      expect(game.longestGame).toBeLessThanOrEqual(MOST_ENTRIES)
    },
  )

  take('at every decision: ids are unique, words are whole, copies agree, the position is plain data', () => {
    const { decisionStep = 1 } = amounts
    for (let seed = 1; seed <= Math.ceil(amounts.games / 20); seed++) {
      randomGame(gameCase, seed, (t, decisions) => {
        if (decisions % decisionStep !== 0) return
        const wrong = [
          ...checkDecisions(game, t),
          ...checkParts(game, t, fastDice(seed)),
          ...checkReactions(game, t),
          ...checkAskingAgain(game, t),
          ...checkValues(game, t),
          ...checkJson(t),
        ]
        if (decisions % 7 === 0) wrong.push(...checkCopies(game, t, seed))
        expectNothingWrong(wrong, `game ${seed}, decision ${decisions}`)
      })
    }
  })

  take('a game is the same with and without a listener for its events', () => {
    for (let seed = 1; seed <= amounts.matches; seed++)
      expectNothingWrong(checkListener(gameCase, seed), `game ${seed}`)
  })

  const { claims } = gameCase
  if (claims !== undefined)
    take('what drawings say of an option is what it comes to, behind screens or not', () => {
      const dice = fastDice(7)
      for (const isMasked of [false, true]) {
        let tried = 0
        for (let seed = 1; seed <= amounts.matches; seed++)
          randomGame({ ...gameCase, isMasked }, seed, (t, decisions) => {
            const checked = checkClaims(game, t, claims, dice)
            tried += checked.tried
            expectNothingWrong(checked.wrong, `game ${seed}, decision ${decisions}`)
          })
        // Without any claim, the test would prove nothing.
        expect(tried).toBeGreaterThan(0)
      }
    })

  take('H1: change everything hidden from a seat, and not one byte of what it sees changes', () => {
    const dice = fastDice(11)
    let positions = 0
    let varied = 0
    for (let seed = 1; positions < amounts.secretPositions; seed++) {
      randomGame(gameCase, seed, (t, decisions) => {
        if ((decisions + seed) % SECRET_STEP !== 0 || positions >= amounts.secretPositions) return
        positions++
        for (const seat of seatsOf(t)) {
          const wrong = [
            ...checkSecrecy(game, t, seat, dice),
            ...checkMightReact(game, t, seat, dice),
            ...checkEntry(game, t, seat, dice),
            ...(seat === null ? [] : checkGuess(game, t, seat, dice)),
          ]
          expectNothingWrong(wrong, `game ${seed}, decision ${decisions}`)
        }
        if (exactHashOf(scrambled(game, t, null, dice)) !== exactHashOf(t)) varied++
      })
    }
    if (amounts.hidesNothing === true) return
    // If every guess were the truth, the test would prove nothing, so hidden parts must really differ.
    expect(varied / positions).toBeGreaterThan(0.5)
  })

  take('H1, H5: no seat is told the secret part of an event that is not its own', () => {
    for (let seed = 1; seed <= amounts.matches; seed++) {
      randomMatch(gameCase, seed, (match) => {
        for (const seat of seatsOf(match.position)) {
          const told = match.eventsFor(seat).at(-1) ?? []
          const leaked = told.some(
            (event) => event.secret !== undefined && (seat === null || !event.secret.seats.includes(seat)),
          )
          expect(leaked).toBe(false)
        }
      })
    }
  })

  take('the log can be said in every language', () => {
    const match = randomMatch(gameCase, 5)
    for (const words of Object.values(game.words)) {
      for (const event of match.eventsFor(0).flat()) {
        const said = words.event(event)
        const text = said === null ? '-' : plainText(said, (seat) => `<${seat}>`)
        expect(text).toMatch(/\S/)
        expect(text).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })

  take('a record replays to the same hash, and a resumed match goes on as if never stopped', () => {
    for (let seed = 1; seed <= amounts.matches; seed++) {
      const whole = randomMatch(gameCase, seed)
      const record = whole.record()
      const replayed = replay(game, record)
      expect(replayed.ok && exactHashOf(replayed.position)).toBe(exactHashOf(whole.position))

      const half = newTestMatch(gameCase, seed)
      for (const entry of whole.entries.slice(0, Math.floor(whole.entries.length / 2))) half.choose(entry)
      const parsed = parseRecord(JSON.stringify(half.record()))
      for (const isTrusted of [false, true]) {
        const resumed = parsed.ok ? resumeMatch(game, parsed.record, isTrusted) : null
        if (resumed === null || !resumed.ok) throw new Error('the saved match could not be resumed')
        expect(resumed.value.record()).toEqual(half.record())
        for (const entry of whole.entries.slice(resumed.value.entries.length)) resumed.value.choose(entry)
        expect(exactHashOf(resumed.value.position)).toBe(exactHashOf(whole.position))
      }
    }
  })

  take('R3: undo, then the same choice: the same result, for every kind of choice', () => {
    for (let seed = 1; seed <= amounts.matches; seed++) {
      const dice = fastDice(seed)
      const match = newTestMatch(gameCase, seed)
      while (!match.isOver) {
        const choice = anyChoice(match, dice.below)
        if (choice === null) throw new Error('nobody is asked')
        const before = seenBy(game, withFirstIds(game, match.position), choice.seat)
        match.choose(choice)
        const after = exactHashOf(match.position)
        // Each undo replays part of the match, so long games are checked less often towards their end.
        const made = match.entries.length
        if (made % (made < 300 ? 5 : 53) !== 0 || isTalk(game, choice)) continue
        expect(match.undo(choice.seat, true)).toBe(true)
        // The question has a new id: see stale-answers.ts.
        expect(seenBy(game, withFirstIds(game, match.position), choice.seat)).toBe(before)
        expect(match.choose(askedAgain(match, choice)).ok).toBe(true)
        expect(exactHashOf(match.position)).toBe(after)
      }
    }
  })

  take(
    'undo, then another choice: no id is asked twice, and every answer from before the undo is refused',
    () => {
      for (let seed = 1; seed <= amounts.matches; seed++)
        expectNothingWrong(checkStaleAnswers(gameCase, seed), `game ${seed}`)
    },
  )

  take('R5: the verifier accepts honest records and finds every changed byte', () => {
    const dice = fastDice(99)
    for (let seed = 1; seed <= Math.min(3, amounts.matches); seed++) {
      const text = JSON.stringify(randomMatch(gameCase, seed).record())
      const honest = parseRecord(text)
      expect(honest.ok && verify(game, honest.record)).toMatchObject({ ok: true, opened: true })
      for (let mutation = 0; mutation < Math.ceil(amounts.mutations / 3); mutation++) {
        const parsed = parseRecord(mutateRecord(text, dice))
        expect(parsed.ok && verify(game, parsed.record).ok).toBe(false)
      }
    }
  })
}

function expectNothingWrong(wrong: readonly string[], where: string): void {
  if (wrong.length > 0) throw new Error(`${where}: ${[...new Set(wrong)].join('; ')}`)
}
