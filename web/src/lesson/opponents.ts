import type { BotAnswer, BotQuestion, Bots, OfferQuestion } from '@kantyna/host'
import {
  type Choice,
  type Decision,
  type LessonStep,
  type Match,
  type Move,
  readChoice,
  type Seat,
} from '@kantyna/kernel'
import { askedAbout } from './about.ts'

/** Plays the other seats in a step of a lesson. They make only the choices that the step names for them. */
export class ScriptedOpponents implements Bots {
  readonly #match: Match
  readonly #step: LessonStep

  constructor(match: Match, step: LessonStep) {
    this.#match = match
    this.#step = step
  }

  leavesOpen(decision: Decision): boolean {
    return this.#codesFor(decision) === null
  }

  answer({ decision }: BotQuestion): Promise<BotAnswer> {
    return Promise.resolve(this.#codesFor(decision))
  }

  answerOffer({ seat }: OfferQuestion): Promise<Move | null> {
    return Promise.resolve(nextMove(this.#step, this.#match, seat))
  }

  #codesFor({ id, seat }: Decision): readonly number[] | null {
    const { game, position } = this.#match
    const asked = this.#match.decisionsFor(seat).filter((decision) => decision.id === id)
    const [about] = askedAbout(this.#step.others ?? [], asked)
    if (about === undefined) return null
    const picks = about.options.slice(0, Math.max(1, about.min)).map((option) => option.id)
    const choice: Choice = { seat, decision: id, picks }
    const read = readChoice(game, position, choice)
    return read.ok ? read.value.picks : null
  }
}

/** The next standing move of a step; null if another seat makes it. */
export function nextMove({ moves = [] }: LessonStep, { entries }: Match, seat: Seat): Move | null {
  const next = moves[entries.filter(({ move }) => move !== undefined).length]
  return next?.seat === seat ? next : null
}
