import {
  type Lang,
  type Line,
  type Option,
  type PresentedDecision,
  plainText,
  type Refusal,
} from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import {
  type AssembledPart,
  canBeTaken,
  currentPart,
  isPartFilled,
  pickedAmount,
} from '../answering/assembly.ts'
import { pickedOptions } from '../answering/assembly-touch.ts'
import type { PresentedPart, Term } from '../answering/parts.ts'
import type { Answering, SeatInfo } from '../contract.ts'
import { RunningTotal } from './RunningTotal.tsx'
import { Stepper } from './Stepper.tsx'
import { type KitWords, kitWords } from './words.ts'
import './parts-sheet.css'

/** The words of a game for answers in parts, in one language. */
export interface PartWords {
  /** The option that begins the answer: "Buy the Gozanti". */
  begins(question: PresentedDecision, option: Option): Line
  /** The question of a part. */
  prompt(question: PresentedDecision, part: PresentedPart): Line
  option(question: PresentedDecision, part: PresentedPart, option: Option): Line
  /** The name of a term of a total. */
  term(term: Pick<Term, 'name'>): string
  refusal(refusal: Refusal): string
}

interface Props {
  readonly answering: Answering
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly words: PartWords
  /** Draws a picture of the option's thing beside its words. */
  readonly picture?: (option: Option) => ComponentChildren
}

/**
 * Assembles an answer part by part: one option, several options, a number or amounts. Shows the total, and why it is
 * not enough. The sheet is beside the board and never over it, because the player can also answer on the board.
 */
export function PartsSheet({ answering, lang, seats, words, picture }: Props) {
  const kit = kitWords(lang)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const { assembly, isWaiting } = answering
  const current = assembly === null ? null : currentPart(assembly)
  const name = current?.part.name
  // If the focus is in the sheet, it moves to the heading of the new part, which is then read out. A focus on the board
  // stays there.
  useEffect(() => {
    if (name !== undefined && heading.current?.closest('.parts-sheet')?.contains(document.activeElement)) {
      heading.current.focus({ preventScroll: true })
    }
  }, [name])
  if (assembly === null) return null
  const { question, option, parts, total } = assembly
  const text = (line: Line) => plainText(line, (seat) => seats[seat]?.name ?? String(seat + 1))
  const done = current === null ? parts : parts.slice(0, -1)
  const isMissing = current !== null && !isPartFilled(current)
  const isAcceptable = canBeTaken(assembly)
  // The button says how many are missing; the rules' reason is beside the sum.
  const problem =
    total?.refusal !== undefined
      ? words.refusal(total.refusal)
      : isAcceptable || isMissing
        ? null
        : kit.chooseDifferently
  return (
    <section className="parts-sheet" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className="parts-begins">
        {text(words.begins(question, option))}
      </h3>
      {done.length > 0 && (
        <ul className="parts-done small soft">
          {done.map((each) => (
            <li key={each.part.name}>
              {text(words.prompt(question, each.part))} <strong>{answeredText(each)}</strong>
            </li>
          ))}
        </ul>
      )}
      {current !== null && (
        <PartField
          key={current.part.name}
          current={current}
          kit={kit}
          prompt={text(words.prompt(question, current.part))}
          labelOf={(each) => text(words.option(question, current.part, each))}
          picture={picture}
          onPick={answering.pickPart}
        />
      )}
      <footer className="parts-foot">
        {total !== null && <RunningTotal total={total} lang={lang} termName={words.term} problem={problem} />}
        {total === null && problem !== null && (
          <p className="running-problem" role="status">
            {problem}
          </p>
        )}
        <p className="parts-buttons">
          <button type="button" className="button" onClick={answering.back}>
            {done.some(({ isForced }) => !isForced) ? kit.back : kit.cancel}
          </button>
          <button
            type="button"
            className="button primary"
            disabled={isWaiting || !isAcceptable}
            onClick={answering.confirm}
          >
            {confirmText(current, assembly.isLast, kit)}
          </button>
        </p>
      </footer>
    </section>
  )

  function answeredText(each: AssembledPart): string {
    const { part, picks } = each
    if (picks.shape === 'number') return String(picks.number)
    const names = pickedOptions(each).map((picked) => {
      const count = picks.shape === 'amounts' ? (picks.counts[part.options.indexOf(picked)] ?? 0) : 1
      const called = text(words.option(question, part, picked))
      return picks.shape === 'amounts' ? `${count} × ${called}` : called
    })
    return names.length === 0 ? '–' : names.join(', ')
  }
}

function confirmText(current: AssembledPart | null, isLast: boolean, kit: KitWords): string {
  if (current === null) return kit.confirm
  const missing = current.part.min - pickedAmount(current.picks)
  if (missing > 0 && current.part.shape !== 'number') return kit.missing(missing)
  return isLast ? kit.confirm : kit.next
}

interface FieldProps {
  readonly current: AssembledPart
  readonly kit: KitWords
  readonly prompt: string
  labelOf(option: Option): string
  readonly picture: ((option: Option) => ComponentChildren) | undefined
  onPick: Answering['pickPart']
}

function PartField({ current: { part, picks }, kit, prompt, labelOf, picture, onPick }: FieldProps) {
  const { min, max, options, limits = [] } = part
  switch (picks.shape) {
    case 'number':
      return (
        <fieldset className="parts-field">
          <legend>{prompt}</legend>
          <Stepper
            value={picks.number}
            min={min}
            max={max}
            name={kit.number(min, max)}
            lessLabel={kit.less(prompt)}
            moreLabel={kit.more(prompt)}
            onChange={(number) => onPick({ number })}
          />
        </fieldset>
      )
    case 'amounts': {
      const left = max - pickedAmount(picks)
      return (
        <fieldset className="parts-field">
          <legend>
            {prompt} <span className="parts-count number">{kit.picked(max - left, min, max)}</span>
          </legend>
          {options.map((option, index) => {
            const count = picks.counts[index] ?? 0
            const name = labelOf(option)
            return (
              <Stepper
                key={option.id}
                value={count}
                min={0}
                max={Math.min(limits[index] ?? max, count + left)}
                name={name}
                lessLabel={kit.less(name)}
                moreLabel={kit.more(name)}
                onChange={(to) => onPick({ option: option.id, count: to })}
              >
                {picture?.(option)}
                {name}
              </Stepper>
            )
          })}
        </fieldset>
      )
    }
    default:
      return (
        <fieldset className="parts-field">
          <legend>
            {prompt}{' '}
            {picks.shape === 'some' && (
              <span className="parts-count number">{kit.picked(picks.chosen.length, min, max)}</span>
            )}
          </legend>
          <div className="parts-options">
            {options.map((option) => (
              <button
                key={option.id}
                type="button"
                className="choice"
                aria-pressed={picks.chosen.includes(option.id)}
                onClick={() => onPick({ option: option.id })}
              >
                {picture?.(option)}
                {labelOf(option)}
              </button>
            ))}
          </div>
        </fieldset>
      )
  }
}
