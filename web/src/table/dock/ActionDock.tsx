import {
  explained,
  type GameBundle,
  type Lang,
  type PresentedDecision,
  plainText,
  type Shortcut,
  shortened,
} from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { Hands } from '../hands/useHands.ts'
import { TableIcon } from '../icons.tsx'
import { RichLine } from '../log/RichLine.tsx'
import type { SeatNames } from '../names.ts'
import { useTableWords } from '../words.ts'
import { ActionButtons } from './ActionButtons.tsx'
import { type ActionGroup, ungrouped } from './actions.ts'
import { ConfirmNumber, NumberPicker } from './NumberPicker.tsx'
import { ConfirmSome, SomePicker } from './SomePicker.tsx'
import type { Answers } from './useAnswers.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly hands: Hands
  readonly answers: Answers
  /** Placed in the left corner. */
  readonly undo?: ComponentChildren
  /** Placed beside the undo button. */
  readonly hint?: ComponentChildren
  /** The number of choices that have not been shown yet. */
  readonly behind?: number
  /** Whether the viewer declines every offer until the next turn. */
  readonly isPassing?: boolean
  /** Whether to offer a switch for declining every offer. */
  readonly mayPassOn?: boolean
  onSkip?(): void
  onShortcut?(shortcut: Shortcut): void
  onPassing?(isPassing: boolean): void
  /** Turns off the pauses that only ask the player to continue. */
  onUnpaused?(): void
}

/** The answers as buttons: undo at the left, declining at the right, always in the same corner. */
export function ActionDock(props: Props) {
  const { bundle, lang, names, hands, answers, undo, behind = 0, onPassing } = props
  const words = useTableWords()
  const gameWords = bundle.game.words[lang]
  const { list, some, number, isFolded, isCramped, isOpen, isClosed, isInPanel } = answers
  const { corner } = answers
  const isPrepared = corner !== null && hands.prepared?.option.id === corner.option.id
  const endText = corner === null ? '' : plainText(gameWords.option(corner.decision, corner.option), names)
  const taken = some?.options.filter(({ id }) => hands.chosen.includes(id)) ?? []
  const tallied = some === undefined ? null : (gameWords.tally?.(some, taken) ?? null)
  const tally = tallied === null ? null : <RichLine line={tallied} names={names} />
  const shortcuts = props.onShortcut === undefined || (isFolded && isOpen) ? [] : answers.shortcuts
  const buttons = (groups: readonly ActionGroup[], isNumbered: boolean) => (
    <ActionButtons
      groups={groups}
      isNumbered={isNumbered}
      isOnly={list.count === 1}
      label={words.moves}
      onAct={hands.act}
      nameOf={(thing) => explained(gameWords.explain(thing), thing).name}
      says={({ decision, option }) => <RichLine line={gameWords.option(decision, option)} names={names} />}
    />
  )
  return (
    <section className="dock-actions" aria-label={words.moves} tabIndex={-1}>
      <div className="dock-corner">
        {undo}
        {props.hint}
      </div>
      <div className="dock-middle" ref={answers.row}>
        {shortcuts.map((shortcut) => (
          <button
            key={shortcut.id}
            type="button"
            className="button"
            onClick={() => props.onShortcut?.(shortcut)}
          >
            {shortcut.name[lang]}
          </button>
        ))}
        {list.count > 0 && isFolded && (
          <>
            {!isOpen &&
              !isCramped &&
              !isInPanel &&
              buttons(ungrouped([...list.atHand, ...list.byButton]), false)}
            {!isOpen && isCramped && !isClosed && !isInPanel && list.byButton.length > 0 && (
              <div className="actions-sheet panel">{buttons(ungrouped(list.byButton), false)}</div>
            )}
            {(list.count > list.byButton.length || isInPanel) && shortcuts.length === 0 && (
              <span className="dock-hint small soft">
                {isInPanel
                  ? words.chooseInPanel
                  : hands.picked.length === 0
                    ? words.touchLit
                    : words.touchMore}
              </span>
            )}
            <button
              type="button"
              className="button bare"
              aria-expanded={isOpen}
              onClick={() => answers.open(!isOpen)}
            >
              {isOpen ? words.fewerMoves : words.allMoves(list.count)}
            </button>
            {isOpen && <div className="actions-sheet panel">{buttons(list.groups, true)}</div>}
          </>
        )}
        {!isFolded && buttons(list.groups, true)}
        {hands.picked.length > 0 && (
          <button type="button" className="button bare put-down" onClick={hands.drop}>
            <TableIcon name="cross" />
            <span className="put-down-text">{words.putDown}</span>
          </button>
        )}
        {number !== undefined && <NumberPicker decision={number} hands={hands} />}
        {some !== undefined && (
          <SomePicker
            decision={some}
            hands={hands}
            isFolded={isFolded}
            isListOpen={isOpen}
            tally={tally}
            says={(option) => <RichLine line={gameWords.option(some, option)} names={names} />}
            onListOpen={answers.open}
          />
        )}
        {hands.picked.length === 0 && !isOpen && onPassing !== undefined && (
          <PassingSwitch
            canPass={list.pass !== null && props.mayPassOn === true}
            isPassing={props.isPassing ?? false}
            onPassing={onPassing}
          />
        )}
        {props.onUnpaused !== undefined && answers.decisions.some(isPlainPause) && (
          <button type="button" className="button bare" title={words.unpauseSays} onClick={props.onUnpaused}>
            {words.unpause}
          </button>
        )}
        {behind > 1 && (
          <button type="button" className="button" onClick={props.onSkip}>
            <TableIcon name="skip" />
            {words.skipToNow(behind)}
          </button>
        )}
      </div>
      <div className="dock-corner dock-pass">
        {number !== undefined && <ConfirmNumber decision={number} hands={hands} />}
        {some !== undefined && (
          <ConfirmSome
            decision={some}
            hands={hands}
            tally={tally}
            isEnough={answers.isEnough}
            problem={answers.refusal === null ? null : gameWords.refusal(answers.refusal)}
          />
        )}
        {answers.isCornerKept && <span className="dock-pass-kept" />}
        {corner !== null && answers.isCornerShown && (
          <button
            type="button"
            className={isOnlyAnswer(answers) ? 'button primary' : 'button'}
            data-prepared={isPrepared || undefined}
            onClick={answers.end}
          >
            <WithNote
              text={isPrepared ? words.reallyEnd(shortened(endText), answers.left.join(', ')) : endText}
            />
          </button>
        )}
      </div>
    </section>
  )
}

/** Whether the question only asks the player to continue. */
function isPlainPause({ isPause, options }: PresentedDecision): boolean {
  return isPause === true && options.length === 1
}

/** Whether there is only one answer. Its button is then the main one. */
function isOnlyAnswer({ list, decisions }: Answers): boolean {
  return list.count === 0 && decisions.every(({ options }) => options.length === 1)
}

/** A text whose last words, if they are in brackets, are shown below it in smaller letters. */
function WithNote({ text }: { readonly text: string }) {
  const start = text.endsWith(')') ? text.lastIndexOf(' (') : -1
  if (start < 0) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, start)} <span className="dock-note">{text.slice(start + 1)}</span>
    </span>
  )
}

/** Declines every offer until the next turn. Shown while an offer can be declined, and until it is switched off. */
function PassingSwitch({
  canPass,
  isPassing,
  onPassing,
}: {
  readonly canPass: boolean
  readonly isPassing: boolean
  onPassing(isPassing: boolean): void
}) {
  const words = useTableWords()
  const id = useId()
  if (isPassing) {
    return (
      <span className="passing-now">
        <span id={id}>{words.passingNow}</span>
        <button type="button" className="button" aria-describedby={id} onClick={() => onPassing(false)}>
          {words.stopPassing}
        </button>
      </span>
    )
  }
  if (!canPass) return null
  return (
    <button type="button" className="button bare" title={words.passOnSays} onClick={() => onPassing(true)}>
      {words.passOn}
    </button>
  )
}
