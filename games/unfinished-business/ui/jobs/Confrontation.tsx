import type { Plain, Seat } from '@kantyna/kernel'
import { passesTest, testLevel } from '../../../outer-rim/rules/combat/roll-parts.ts'
import { contestOf, type RimView } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { skillNames } from '../../../outer-rim/words/cards/card-terms.ts'
import { effectText } from '../../../outer-rim/words/cards/effect-text.ts'
import { effectIn } from '../../../outer-rim/words/questions/facts.ts'
import type { ConfrontationFrame } from '../../rules/jobs/confrontation.ts'
import { sheetWords } from '../sheet-words.ts'
import { chanceAt, type Drawn, SideName } from './BothSides.tsx'
import './jobs.css'

/** Each pair of results: whether the owner passes, and whether the opponent does. */
const pairs = [
  { result: 'onlyYouPass', owner: true, other: false },
  { result: 'bothPass', owner: true, other: true },
  { result: 'bothFail', owner: false, other: false },
  { result: 'onlyOpponentPasses', owner: false, other: true },
] as const

interface Props extends Drawn {
  readonly frame: ConfrontationFrame
}

interface Side {
  readonly isRolling: boolean
  /** The result of a test: final, or with its current dice. Null before the roll. */
  readonly known: 'passed' | 'failed' | 'passing' | 'failing' | null
  readonly chance: number
}

/** The owner tests first, so the owner's result is final during the opponent's test. */
function sidesOf(
  view: RimView,
  { seat, opponent, skill, hasPassed }: ConfrontationFrame,
): readonly [Side, Side] {
  const contest = contestOf(view)
  const test = contest?.routine === 'test' ? contest : null
  const isSecond = test?.seat === opponent
  const isPassing =
    test === null || test.dice.length === 0 ? null : passesTest(test.dice, testLevel.of(view, test))
  const rollingSide = (who: Seat): Side => ({
    isRolling: true,
    known: isPassing === null ? null : isPassing ? 'passing' : 'failing',
    chance: isPassing === null ? chanceAt(view, who, skill) : Number(isPassing),
  })
  const decided: Side = {
    isRolling: false,
    known: hasPassed ? 'passed' : 'failed',
    chance: Number(hasPassed),
  }
  const waiting: Side = { isRolling: false, known: null, chance: chanceAt(view, opponent, skill) }
  return isSecond ? [decided, rollingSide(opponent)] : [rollingSide(seat), waiting]
}

/** Both tests side by side (UB-OJB-02 to UB-OJB-04). */
export function ConfrontationSides({ view, lang, seats, frame }: Props) {
  const words = sheetWords(lang)
  const { seat, opponent, skill } = frame
  const [own, theirs] = sidesOf(view, frame)
  return (
    <section className="ub-job">
      <div className="or-sides">
        {[
          { who: seat, side: own },
          { who: opponent, side: theirs },
        ].map(({ who, side }) => (
          <div key={who} className="or-side" data-rolling={side.isRolling || undefined}>
            <SideName seat={who} role={skillNames[lang][skill]} seats={seats} />
            <p className="number">
              {side.known === null ? words.passes(Math.round(side.chance * 100)) : words[side.known]}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The effect of each pair of results, and its probability (UB-OJB-05). */
export function ConfrontationResults({ view, lang, seats, frame }: Props) {
  const words = sheetWords(lang)
  const { seat, opponent, results } = frame
  const [own, theirs] = sidesOf(view, frame)
  const [ownName, otherName] = [seatName(seats, seat), seatName(seats, opponent)]
  return (
    <section className="ub-job">
      <ul className="ub-results">
        {pairs.map(({ result, owner, other }) => {
          const chance = chanceOf(own, owner) * chanceOf(theirs, other)
          return (
            <li key={result} data-out={chance === 0 || undefined}>
              <b>{words.results[result](ownName, otherName)}</b>
              <span className="number">{Math.round(chance * 100)}%</span>
              <small>{brings(results[result] ?? null)}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )

  function chanceOf({ chance }: Side, hasPassed: boolean): number {
    return hasPassed ? chance : 1 - chance
  }

  /** If the card does not mention a pair, the job fails (G-25). */
  function brings(effect: Plain): string {
    const does = effectIn(effect)
    return does === null ? words.jobFails : effectText(does, lang)
  }
}
