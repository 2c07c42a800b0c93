import type { Plain } from '@kantyna/kernel'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { contestOf } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { effectText } from '../../../outer-rim/words/ability-words.ts'
import { skillNames } from '../../../outer-rim/words/card-terms.ts'
import type { ConfrontationFrame } from '../../rules/confrontation.ts'
import { sheetWords } from '../sheet-words.ts'
import { chanceAt, type Drawn, SideName } from './BothSides.tsx'
import './jobs.css'

/** What each pair of results is: whether the owner passes, and whether the opponent does. */
const pairs = [
  { result: 'onlyYouPass', owner: true, other: false },
  { result: 'bothPass', owner: true, other: true },
  { result: 'bothFail', owner: false, other: false },
  { result: 'onlyOpponentPasses', owner: false, other: true },
] as const

/** Both tests side by side, and what each pair of their results brings, with how likely it is (UB-OJB-02 to UB-OJB-05). */
export function Confrontation({ view, lang, seats, frame }: Drawn & { readonly frame: ConfrontationFrame }) {
  const words = sheetWords(lang)
  const { seat, opponent, skill, results, hasPassed } = frame
  const test = contestOf(view)
  // The owner's test comes first: while the opponent's is under way, it is decided.
  const isSecond = test?.routine === 'test' && test.seat === opponent
  const own = isSecond ? Number(hasPassed) : chanceAt(view, seat, skill)
  const theirs = chanceAt(view, opponent, skill)
  const said = (chance: number) => words.passes(Math.round(chance * 100))
  const [ownName, otherName] = [seatName(seats, seat), seatName(seats, opponent)]
  return (
    <section className="ub-job">
      <div className="or-sides">
        <div className="or-side" data-rolling={!isSecond || undefined}>
          <SideName seat={seat} role={skillNames[lang][skill]} seats={seats} />
          <p className="number">{isSecond ? (hasPassed ? words.passed : words.failed) : said(own)}</p>
        </div>
        <div className="or-side" data-rolling={isSecond || undefined}>
          <SideName seat={opponent} role={skillNames[lang][skill]} seats={seats} />
          <p className="number">{said(theirs)}</p>
        </div>
      </div>
      <ul className="ub-results">
        {pairs.map(({ result, owner, other }) => {
          const chance = (owner ? own : 1 - own) * (other ? theirs : 1 - theirs)
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

  /** Where the card says nothing of a pair, the job fails (G-25). */
  function brings(effect: Plain): string {
    if (effect === null) return words.jobFails
    return effectText(effect as unknown as CardEffect, lang) // put into the frame as such
  }
}
