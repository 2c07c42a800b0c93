import type { Choice, PresentedDecision, Thing } from '@kantyna/kernel'
import type { Answered, NextAnswer, TableProps } from '@kantyna/ui'
import { useStore } from '@kantyna/ui'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useLibrary } from '../games/books.ts'
import { editionName, UnknownGame, useGameUi, useWholeTable } from '../games/games.ts'
import { BackIcon, BookIcon } from '../kit/icons.tsx'
import { useNarrow } from '../kit/screen.ts'
import { useRuleHref } from '../router/open-place.ts'
import { href } from '../router/routes.ts'
import { useMotion, useSettings } from '../settings/useSettings.ts'
import { defaultNames, holdersOf } from '../setup/holders.ts'
import { usualSeating, withSeats } from '../setup/seating.ts'
import { startTable } from '../setup/start-table.ts'
import { failureText, useStarting } from '../setup/useStarting.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { stepOf } from '../table/controller/next-answer.ts'
import { ActionDock } from '../table/dock/ActionDock.tsx'
import { type Answers, useAnswers } from '../table/dock/useAnswers.ts'
import { useHands } from '../table/hands/useHands.ts'
import { useTapOutside } from '../table/hands/useTapOutside.ts'
import { TableIcon } from '../table/icons.tsx'
import { useTableKeys } from '../table/keys/useTableKeys.ts'
import { useMoments } from '../table/moments/useMoments.ts'
import { namesOf, seatInfos } from '../table/names.ts'
import { askedNow, isAnsweredInDock, touchingParts } from '../table/panels/touching-parts.ts'
import { useAnswering } from '../table/panels/useAnswering.ts'
import { useInPanels } from '../table/panels/useInPanels.ts'
import { usePanels } from '../table/panels/usePanels.ts'
import { Celebration } from '../table/result/Celebration.tsx'
import { TableFrame } from '../table/TableFrame.tsx'
import { UndoButton } from '../table/undo/UndoButton.tsx'
import { undoControl } from '../table/undo/undo-control.ts'
import { useTableWords } from '../table/words.ts'
import { useWords } from '../words/words.ts'
import { guidedLight, guidedTouching } from './guided.ts'
import { LessonControls } from './LessonControls.tsx'
import { LessonRun } from './lesson-run.ts'
import { useLessonMoments } from './useLessonMoments.ts'
import { useLessonWords } from './words.ts'
import './lesson.css'

const nothingAsked: readonly PresentedDecision[] = []

/** A first lesson at a real table: one idea for each step. */
export function LessonPage({ game }: { readonly game: string }) {
  const bundle = useWholeTable(game)
  const library = useLibrary(game)
  const ui = useGameUi(game)
  const words = useTableWords()
  const lessonWords = useLessonWords()
  const pageWords = useWords()
  const ruleHref = useRuleHref(game)
  const { lang, confirm } = useSettings()
  const motion = useMotion()
  if (library.lesson.length === 0) throw new UnknownGame(game)
  const [run] = useState(() => new LessonRun(bundle.game, library))
  const state = useStore(run.state)
  const momentTexts = useMoments(ui)
  const moments = useLessonMoments(state, momentTexts)
  const happened = useMemo(() => state.entries.map(({ events }) => events), [state.entries])
  const answering = useAnswering(state.decisions, state.moves, {
    choose(decision, picks, next = () => null) {
      chooseOn({ question: decision, picks }, next).catch(console.error)
    },
    makeMove(move, picks) {
      makeMove(move, picks).catch(console.error)
    },
    preview: (question, picks) => run.answerSoFar(question, picks),
  })
  const panels = usePanels(state.view.seat)
  const chooseOn = async (first: Answered, next: NextAnswer) => {
    if (!(await run.choose(first.question, first.picks))) return hands.say({ kind: 'elsewhere' })
    for (let last = first; ; ) {
      const answered = stepOf(run.state.get().decisions, (asked) => next(asked, last))
      if (answered === null || !(await run.choose(answered.question, answered.picks))) return
      last = answered
    }
  }
  const makeMove = async (move: PresentedDecision, picks: Choice['picks']) => {
    if (!(await run.makeMove(move, picks))) return hands.say({ kind: 'elsewhere' })
    // What comes next is on the board.
    if (run.state.get().moves.length === 0) panels.close()
  }
  const { assembly } = answering
  const isInDock = isAnsweredInDock(assembly)
  const asking = useMemo(() => askedNow(state.decisions, assembly), [state.decisions, assembly])
  // All options that the rules allow decide what a touch means, as in a game; only the step's options can be answered.
  const hands = useHands(
    isInDock ? asking : state.asked,
    (decision, picks, gathered, whole) => {
      const about = asking.find(({ id, kind }) => id === decision.id && kind === decision.kind)
      answering.answer(about ?? decision, picks, gathered, whole)
    },
    { confirm, isFree: (decision, picks) => run.isFree(decision, picks) },
    answering.inDock,
  )
  const { picked } = hands
  const lit = useMemo(
    () => guidedLight({ decisions: asking, asked: isInDock ? asking : state.asked, picked }),
    [asking, isInDock, state.asked, picked],
  )
  const name = editionName(game, lang)
  usePageTitle(lessonWords.title(name))

  const { point, drop } = hands
  const { step, hasActed, points, isDone } = state
  /** Whether the only thing left to do is to take the choice back. */
  const mustTakeBack = step.takesBack === true && hasActed && !isDone
  const current = library.lesson[state.index] ?? step
  const showsTextAfter = current.then !== undefined && hasActed && (isDone || mustTakeBack)
  const text = showsTextAfter ? current.then : current.text
  useEffect(() => {
    point(points, true)
  }, [point, points])

  const seats = useMemo(() => {
    const usual = withSeats(usualSeating(bundle.game.meta), step.seats)
    return seatInfos(holdersOf(bundle.game, usual, defaultNames(pageWords)))
  }, [bundle, step.seats, pageWords])

  const names = useMemo(() => namesOf(seats), [seats])
  const answers = useAnswers(assembly === null || isInDock ? asking : nothingAsked, hands, {
    bundle,
    ui,
    lang,
    view: state.view,
    assembly: isInDock ? assembly : null,
    inPanels: useInPanels(ui.panels ?? [], {
      view: state.view,
      decisions: asking,
      moves: state.moves,
      answering,
      panels,
    }),
  })

  const show = (index: number) => {
    drop()
    answers.open(false)
    panels.close()
    answering.cancel()
    run.goTo(index).catch(console.error)
  }
  const { failure, start } = useStarting()
  const play = () => {
    const usual = usualSeating(bundle.game.meta)
    start(() => startTable(bundle, holdersOf(bundle.game, usual, defaultNames(pageWords)), {}), 'next')
  }
  const takeBack = () => {
    run.undo().catch(console.error)
  }
  const undoing = undoControl({ bundle, lang, names, state, answering, hands, takeBack })
  const cancel = () => {
    answers.open(false)
    panels.close()
    answering.cancel()
    drop()
  }
  useTableKeys((key) => {
    if (key.does === 'cancel') cancel()
    if (key.does === 'undo') undoing.undo()
    if (key.does === 'option' && needsDock) answers.press(key.number)
    if (key.does === 'confirm') answers.confirm()
    if (key.does === 'end') answers.end()
  })
  useTapOutside(() => {
    panels.close()
    drop()
  })

  // A phone has room for one row: while a question is open, the controls of the lesson move into the bar.
  const isNarrow = useNarrow()
  const controls = (
    <LessonControls
      steps={library.lesson}
      index={state.index}
      isDone={isDone}
      canRepeat={hasActed}
      onShow={show}
      onPlay={play}
    />
  )
  /** Whether the learner has just won: the last step ends with the winning move. */
  const isWon =
    isDone && hasActed && state.index === run.length - 1 && motion !== 'off' && moments.stage.shown === null
  const needsDock = mustTakeBack || assembly !== null || picked.length > 0 || needsButtons(answers)
  const undoButton = <UndoButton control={undoing} />

  const touching = guidedTouching(hands.touching, lit, (thing) => {
    hands.touching.onInspect(thing)
    if (!isDone) hands.say({ kind: 'elsewhere' })
  })
  useLitInView(touching.lit)
  const props: TableProps = {
    view: state.view,
    lang,
    seats,
    decisions: asking,
    moves: state.moves,
    touching: isInDock ? touching : touchingParts(touching, answering),
    answering,
    panels,
    events: state.events,
    pastEvents: happened,
    motion,
  }
  return (
    <TableFrame
      kind="lesson"
      bundle={bundle}
      ui={ui}
      table={props}
      viewer={state.view.seat}
      inspected={hands.inspected}
      held={hands.picked.at(-1) ?? null}
      onCloseInspected={drop}
      onForgetInspected={hands.forget}
      bar={
        <header className="turn-bar">
          <div className="turn-says">
            <h1 className="turn-who">{lessonWords.title(name)}</h1>
            {isNarrow && needsDock && (
              <button
                type="button"
                className="button bare icon"
                aria-label={lessonWords.back}
                disabled={state.index === 0}
                onClick={() => show(state.index - 1)}
              >
                <BackIcon />
              </button>
            )}
            <p className="number soft">{lessonWords.step(state.index + 1, run.length)}</p>
            {isNarrow && needsDock && state.index < run.length - 1 && (
              <button
                type="button"
                className="button bare icon lesson-on"
                aria-label={lessonWords.skip}
                onClick={() => show(state.index + 1)}
              >
                <BackIcon />
              </button>
            )}
          </div>
          <div className="turn-tools">
            <a className="button bare" href={ruleHref(null)} aria-label={words.menuRules}>
              <BookIcon />
              <span className="lesson-end">{words.menuRules}</span>
            </a>
            <a className="button bare" href={href({ page: 'lobby' })} aria-label={lessonWords.end}>
              <TableIcon name="cross" />
              <span className="lesson-end">{lessonWords.end}</span>
            </a>
          </div>
        </header>
      }
      coach={
        <section className="coach">
          <div className="coach-words" aria-live="polite">
            <p key={`${step.id} ${showsTextAfter}`} className="coach-says">
              {text[lang]}
            </p>
            {hands.notice !== null && (
              <p className="coach-adds">
                {hands.notice.kind === 'message' ? hands.notice.text : lessonWords.notThis}
              </p>
            )}
            {hands.notice === null && !isDone && props.touching.lit.size + state.moves.length > 0 && (
              <p className="coach-now small">{lessonWords.now}</p>
            )}
            {failure !== null && (
              <p className="notice danger" role="alert">
                {failureText(pageWords, failure, lang)}
              </p>
            )}
            {hands.notice === null && isDone && hasActed && <p className="coach-adds">{lessonWords.well}</p>}
          </div>
          {!isNarrow && controls}
        </section>
      }
      dock={
        needsDock || (!isNarrow && state.undo !== null) ? (
          <div className="lesson-dock" data-undo={mustTakeBack || undefined}>
            <ActionDock
              bundle={bundle}
              lang={lang}
              names={names}
              hands={hands}
              answers={answers}
              undo={undoButton}
            />
          </div>
        ) : isNarrow ? (
          controls
        ) : (
          <div className="dock-actions" />
        )
      }
      moments={{ momentTexts, names, stage: moments.stage, onDismiss: moments.dismiss }}
    >
      {isWon && <Celebration winners={[state.view.seat ?? 0]} />}
    </TableFrame>
  )
}

/** Scrolls a lit thing in a panel into view. */
function useLitInView(lit: ReadonlySet<Thing>): void {
  const litIds = [...lit].join(' ')
  useEffect(() => {
    if (litIds === '') return
    const shown = document.querySelector('.game-panel [data-thing][data-lit]')
    shown?.scrollIntoView({ block: 'nearest' })
  }, [litIds])
}

/** A lesson is about touching, so it only has buttons for answers that touching cannot give. */
function needsButtons({ list, some, number }: Answers): boolean {
  if (some !== undefined || number !== undefined) return true
  return list.corner !== null || list.byButton.length > 0 || !list.isReachable
}
