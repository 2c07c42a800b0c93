import type { BotLevel } from '@kantyna/bots'
import {
  type CommandError,
  editionOf,
  type GameRecord,
  type PresentedDecision,
  plainText,
  type Seat,
} from '@kantyna/kernel'
import { fetchedLater, fetchedOnce, type Moment, type SeatInfo, type TableProps, useStore } from '@kantyna/ui'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { useGameUi, useTableBundle } from '../games/games.ts'
import { href } from '../router/routes.ts'
import { useMotion, useSettings } from '../settings/useSettings.ts'
import { keepLevel } from '../setup/last-seating.ts'
import { withLevel } from '../setup/seating.ts'
import { failureText, useStarting } from '../setup/useStarting.ts'
import { openSettings } from '../shell/SettingsButton.tsx'
import { pageSounds } from '../sound/page-sounds.ts'
import { useWords } from '../words/words.ts'
import { ColumnButtons } from './columns/ColumnButtons.tsx'
import type { TableController } from './controller/controller.ts'
import { Curtain, useHandover } from './curtain/Curtain.tsx'
import { ActionDock } from './dock/ActionDock.tsx'
import { NoticeStrip } from './dock/NoticeStrip.tsx'
import { RescueNotice } from './dock/RescueNotice.tsx'
import { useAnswers } from './dock/useAnswers.ts'
import { askedOf } from './hands/holding.ts'
import { type ConfirmPolicy, type Notice, useHands } from './hands/useHands.ts'
import { useTapOutside } from './hands/useTapOutside.ts'
import { HintButton } from './help/HintButton.tsx'
import { TableHelp } from './help/TableHelp.tsx'
import { useHint } from './help/useHint.ts'
import { pressPanelAnswer, useNumberedAnswers } from './keys/panel-answers.ts'
import type { TableKey } from './keys/useTableKeys.ts'
import { useTableKeys } from './keys/useTableKeys.ts'
import { Announcer } from './log/Announcer.tsx'
import { LogButton } from './log/LogButton.tsx'
import { eventsOf, type LogTurn } from './log/log.ts'
import { factsChangedBy } from './moments/pending-facts.ts'
import { isStageOpen } from './moments/stage.ts'
import { useHeldBoard } from './moments/useHeldBoard.ts'
import { useMoments } from './moments/useMoments.ts'
import { useSeatNames } from './names.ts'
import type { OnlineParts } from './online-parts.ts'
import { askedNow, isAnsweredInDock, touchingParts } from './panels/touching-parts.ts'
import { useAnswering } from './panels/useAnswering.ts'
import { useInPanels } from './panels/useInPanels.ts'
import { usePanels } from './panels/usePanels.ts'
import { useEnding } from './result/useEnding.ts'
import { type Opened, TableDialogs } from './TableDialogs.tsx'
import { TableFrame } from './TableFrame.tsx'
import { type Call, findCall, offererOf } from './turn-bar/call.ts'
import { TableMenu } from './turn-bar/TableMenu.tsx'
import { TurnBar } from './turn-bar/TurnBar.tsx'
import { useTurnSignal } from './turn-bar/useTurnSignal.ts'
import { UndoButton } from './undo/UndoButton.tsx'
import { undoControl } from './undo/undo-control.ts'
import { awayAt } from './undo/undo-request.ts'
import { useWordedQuestions } from './worded-questions.ts'
import { useTableWords } from './words.ts'

const NamedIcons = fetchedLater(async () => (await import('./sheets.ts')).NamedIcons)
const Result = fetchedLater(async () => (await import('./sheets.ts')).Result)
const UndoRequest = fetchedLater(async () => (await import('./sheets.ts')).UndoRequest)
const NextOpponent = fetchedLater(async () => (await import('./sheets.ts')).NextOpponent)

const fetchStart = fetchedOnce(() => import('../setup/start-table.ts'))

const NOTHING: readonly PresentedDecision[] = []

interface Props {
  readonly id: string
  readonly controller: TableController
  readonly isKept: boolean
  /** Whether the browser keeps tables after the window is closed. */
  readonly isPersistent: boolean
  /** The complete record of a game that is over; left out if this browser does not have it. */
  readonly readRecord?: () => GameRecord
  readonly onExport?: () => void
  readonly online?: OnlineParts
}

/** The table: the board in the middle, everything else around it. */
export function Table({ id, controller, isKept, isPersistent, readRecord, onExport, online }: Props) {
  const { link } = controller
  const { table } = link
  const edition = editionOf(table.game, table.options)
  const bundle = useTableBundle(edition)
  const ui = useGameUi(edition)
  const { lang, confirm, hints, coach } = useSettings()
  const state = useWordedQuestions(bundle.game.words[lang], useStore(controller.state))
  const motion = useMotion()
  const words = useTableWords()
  const pageWords = useWords()
  const { seats, names } = useSeatNames(
    link.snapshot(state.viewer).seats,
    bundle.game.words[lang],
    state.view,
  )
  const momentTexts = useMoments(ui)
  useEffect(() => {
    if (momentTexts === null) return
    const { title, sentence } = momentTexts
    controller.openMoments(momentTexts, (moment) =>
      [title, sentence].reduce((sum, say) => sum + plainText(say(moment, lang), String).length, 0),
    )
  }, [controller, momentTexts, lang])
  const bots = seats.flatMap(({ seat, kind }) => (kind === 'person' ? [] : [seat]))
  const { log, waiting } = state
  const { stage } = state
  /** The turn whose scene plays now or next. */
  const playing = stage.isPlaying
    ? stage.waiting.find((moment) => (momentTexts?.sceneTime?.(moment) ?? null) !== null)
    : undefined
  // The summary of a turn waits until all its moments have been shown.
  const isTurnShown = stage.waiting.length === 0
  const summary = isTurnShown ? (momentTexts?.lastSummary({ log, waiting, bots }, lang) ?? null) : null
  const [opened, setOpened] = useState<Opened>(null)
  const [isLogOpen, setLogOpen] = useState(false)
  const [isResultOpen, setResultOpen] = useState(true)
  /** Whether to leave out the warning that this browser keeps no tables. */
  const [isWarned, setWarned] = useState(isPersistent)

  /** Tells the player why the host refused a command. */
  const sent = (answer: Promise<CommandError | null>) => {
    answer
      .catch((problem: unknown) => {
        console.error(problem)
        return { code: 'failed' } as const
      })
      .then((error) => {
        if (error !== null) hands.say({ kind: 'notTaken', error })
      })
      .catch(console.error)
  }
  const answering = useAnswering(state.decisions, state.moves, {
    next: ui.nextAnswer,
    choose: (decision, picks, next) => sent(controller.choose(decision, picks, next)),
    makeMove: (move, picks) => sent(controller.makeMove(move, picks)),
    preview: (question, picks) => controller.answerSoFar(question, picks),
  })
  const panels = usePanels(state.viewer)
  const { assembly } = answering
  const isInDock = isAnsweredInDock(assembly)
  // The list stays the same object while the questions stay the same: hands and drawings compare it.
  const asking = useMemo(() => askedNow(state.decisions, assembly), [state.decisions, assembly])
  const shown = { ...state, decisions: asking }
  const happened = useMemo(() => eventsOf(state.log), [state.log])
  const confirmPolicy: ConfirmPolicy = {
    confirm,
    isFree: (decision, picks) => controller.isFree(decision, picks),
  }
  const hands = useHands(
    isInDock ? asking : state.decisions,
    answering.answer,
    confirmPolicy,
    answering.inDock,
  )
  // The dock does not ask for an answer that is assembled on a sheet.
  const answers = useAnswers(assembly === null || isInDock ? asking : NOTHING, hands, {
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

  // The parts of an answer that is assembled are listed on the sheet.
  const isInPanel = (answers.isInPanel || assembly !== null) && !isInDock && !answers.isOpen
  useNumberedAnswers(isInPanel, askedOf(asking))

  const isLive = state.phase === 'live'
  const hint = useHint(
    {
      link,
      bundle,
      ui,
      view: state.view,
      lang,
      names,
      hands,
      answerSoFar: (question, picks) => controller.answerSoFar(question, picks),
    },
    isLive ? state.decisions[0] : undefined,
    hints,
  )

  const { meta } = bundle.game
  const call = useMemo(() => findCall(state), [state])
  const title = pageWords.title(call === null ? meta.name[lang] : callText(call))
  useTurnSignal(call, title)
  const ending = useEnding(state.phase, state.view, link.seats)
  useEffect(() => {
    if (isRefusal(hands.notice)) pageSounds.play('refused').catch(console.error)
  }, [hands.notice])

  function callText({ seat, to }: Call): string {
    return to === 'choose' ? words.yourTurn(names(seat)) : words.yourAnswer(names(seat))
  }
  const takeBack = () => {
    if (state.undo === null) return
    if (state.undo.how !== 'ask') return undo()
    const away = awayAt(state).map(names).join(', ')
    if (away !== '') return hands.say({ kind: 'message', text: words.undoNeedsAll(away) })
    if (!controller.isEverybodyHere()) return undo()
    controller.hideHands()
    setOpened('undo')
  }
  const undo = (agreed: readonly Seat[] = []) => sent(controller.undo(agreed))
  const undoing = undoControl({ bundle, lang, names, state, answering, hands, takeBack })
  const { failure, start } = useStarting()
  /** Starts another game. A level is also kept for games from the lobby. */
  const again = (level?: BotLevel) => {
    const holders = level === undefined ? table.seats : withLevel(table.seats, level)
    if (level !== undefined) keepLevel(meta, level)
    start(async () => (await fetchStart()).startTable(bundle, holders, table.options), 'next')
  }

  useTableKeys((key: TableKey) => {
    switch (key.does) {
      case 'cancel':
        return cancel()
      case 'undo':
        return undoing.undo()
      case 'hint':
        return hint?.ask()
      case 'log':
        return setLogOpen((isOpen) => !isOpen)
      case 'help':
        return setOpened('keys')
      case 'symbols':
        return setOpened('symbols')
      case 'option':
        if (!isInPanel || !pressPanelAnswer(key.number)) answers.press(key.number)
        return
      case 'confirm':
        return answers.confirm()
      case 'end':
        return answers.end()
      case 'skip':
        return controller.skipToNow()
    }
  })

  const cancel = () => {
    if (state.phase === 'over') setResultOpen(false)
    answers.open(false)
    setLogOpen(false)
    panels.close()
    answering.cancel()
    hands.drop()
  }

  useTapOutside(() => {
    panels.close()
    hands.drop()
  })

  // Picked things, open panels and notices belong to the player who had the screen.
  useHandover(state, () => {
    hands.drop()
    hands.point([])
    // The question whether all agree to an undo stays open in front of a curtain.
    setOpened((now) => (now === 'undo' && state.phase === 'curtain' ? now : null))
    answers.open(false)
    panels.close()
    answering.cancel()
  })

  useEffect(() => {
    if (state.phase !== 'over') setResultOpen(true)
  }, [state.phase])

  const props: TableProps = {
    view: state.view,
    lang,
    seats,
    decisions: asking,
    moves: state.moves,
    touching: isInDock ? hands.touching : touchingParts(hands.touching, answering),
    answering,
    panels,
    events: state.events,
    pastEvents: happened,
    motion,
  }
  const { view, events } = useHeldBoard(state, momentTexts, motion)
  const board = { view, events }
  const pendingFacts = useMemo(
    () => (momentTexts === null ? undefined : factsChangedBy(state.stage.waiting, momentTexts, lang)),
    [state.stage, momentTexts, lang],
  )
  // The log is long: it is drawn again only when something has happened.
  const hrefAt = useCallback((at: number) => href({ page: 'replay', id, at }), [id])
  const onMoment = useCallback((moment: Moment) => controller.showMoment(moment), [controller])
  const summaryOf = useCallback(
    (turn: LogTurn) =>
      momentTexts === null || turn === log.at(-1) || !isAutomatic(seats, turn.seat)
        ? null
        : momentTexts.summaryOf(turn, lang),
    [momentTexts, log, seats, lang],
  )
  const isOver = state.phase === 'over'
  const isCurtained = state.phase === 'curtain'
  return (
    <TableFrame
      kind="played"
      title={meta.name[lang]}
      phase={state.phase}
      bundle={bundle}
      ui={ui}
      table={props}
      board={board}
      pendingFacts={pendingFacts}
      viewer={state.viewer}
      presence={online?.presence ?? (controller.isEverybodyHere() ? undefined : state.presence)}
      beside={online?.beside}
      isCovered={isCurtained}
      inspected={isCurtained || (isOver && isResultOpen) ? null : hands.inspected}
      held={hands.picked.at(-1) ?? null}
      onCloseInspected={hands.drop}
      onForgetInspected={hands.forget}
      asked={{ names, state: shown, picked: hands.picked }}
      bar={
        <TurnBar
          bundle={bundle}
          ui={ui}
          lang={lang}
          state={shown}
          names={names}
          onPoint={hands.point}
          summary={summary}
          playing={playing === undefined ? null : (momentTexts?.title(playing, lang) ?? null)}
          onOpen={hands.read}
          connectionSays={online?.connectionSays}
          stoppedSays={online?.stoppedSays}
        >
          {isOver && !isResultOpen && (
            <button type="button" className="button" onClick={() => setResultOpen(true)}>
              {words.backToResult}
            </button>
          )}
          <HintButton hint={hint} at="bar" />
          <LogButton isOpen={isLogOpen} onOpen={setLogOpen} />
          <ColumnButtons />
          {online?.tools}
          <TableMenu
            id={id}
            game={edition}
            online={online}
            exportTells={link.seats.length > 1 && !isOver}
            onExport={onExport}
            {...(!state.isPausing && { onPausing: () => controller.setPausing(true) })}
            onSettings={openSettings}
            onKeys={() => setOpened('keys')}
            onSymbols={() => setOpened('symbols')}
          />
        </TurnBar>
      }
      dock={
        <>
          {state.phase === 'broken' && onExport !== undefined && (
            <RescueNotice says={words.broken} onExport={onExport} />
          )}
          {!isKept && onExport !== undefined && <RescueNotice says={words.keptNot} onExport={onExport} />}
          {!isWarned && onExport !== undefined && (
            <RescueNotice
              says={pageWords.lobby.nothingKept}
              onExport={onExport}
              onClose={() => setWarned(true)}
            />
          )}
          {isLive && <TableHelp hint={hint} state={state} game={edition} isCoached={coach} />}
          <NoticeStrip notice={isCurtained ? null : hands.notice} bundle={bundle} lang={lang} />
          <ActionDock
            bundle={bundle}
            lang={lang}
            names={names}
            hands={hands}
            answers={answers}
            behind={state.behind}
            isPassing={state.isPassing}
            mayPassOn={state.waiting.some(({ seat, during }) => seat === state.viewer && during !== null)}
            onSkip={() => controller.skipToNow()}
            onShortcut={(shortcut) => {
              hands.drop()
              sent(controller.takeShortcut(shortcut))
            }}
            onPassing={(isPassing) => sent(controller.setPassing(isPassing))}
            onUnpaused={() => controller.setPausing(false)}
            hint={<HintButton hint={hint} at="dock" />}
            undo={<UndoButton control={undoing} />}
          />
        </>
      }
      log={{
        turns: state.log,
        names,
        isOpen: isLogOpen,
        seenTo: state.seenTo,
        hrefAt: online === undefined ? hrefAt : undefined,
        onPoint: hands.point,
        onOpen: hands.read,
        moments: state.moments,
        onMoment,
        summaryOf,
      }}
      moments={
        isStageOpen(state.phase, state.stage)
          ? {
              momentTexts,
              names,
              stage: state.stage,
              waitsFor: link.seats.length > 1 ? state.viewer : null,
              onDismiss: () => controller.dismissMoment(),
            }
          : undefined
      }
    >
      {isCurtained && state.next !== null && (
        <Curtain
          key={state.next}
          ui={ui}
          lang={lang}
          view={state.view}
          next={state.next}
          names={names}
          undo={state.undo}
          offerer={offererOf(link.snapshot(state.next).moves)}
          onLift={() => controller.liftCurtain()}
          onUndo={undoing.undo}
        />
      )}
      {isOver && isResultOpen && (
        <Result
          id={id}
          bundle={bundle}
          ui={ui}
          lang={lang}
          view={state.view}
          names={names}
          isCelebrated={ending === 'victory' && motion !== 'off'}
          readRecord={readRecord}
          afterwards={online?.afterwards}
          link={link}
          next={
            online === undefined && (
              <NextOpponent
                id={id}
                meta={meta}
                holders={table.seats}
                outcome={state.view.outcome}
                onPlay={again}
              />
            )
          }
          onAgain={() => again()}
          notAgain={failure === null ? null : failureText(pageWords, failure, lang)}
          onExport={onExport}
          onLookAtBoard={() => setResultOpen(false)}
        />
      )}
      {online?.notes}
      <NamedIcons ui={ui} lang={lang} tell={hands.touching.onTell} />
      <Announcer bundle={bundle} lang={lang} state={shown} names={names} momentTexts={momentTexts} />
      <TableDialogs
        opened={opened}
        bundle={bundle}
        lang={lang}
        names={names}
        offer={state.undo}
        onClose={() => setOpened(null)}
        onUndoAgreed={(by) => undo(link.seats.filter((seat) => seat !== by))}
      />
      <UndoRequest
        bundle={bundle}
        lang={lang}
        names={names}
        request={state.undoAsked}
        ended={state.undoEnded}
        isShared={link.seats.length > 1}
        onAnswer={(seat, entry, isAgreed) => sent(controller.agreeToUndo(seat, entry, isAgreed))}
        tell={(text) => hands.say({ kind: 'message', text })}
      />
    </TableFrame>
  )
}

function isRefusal(notice: Notice | null): boolean {
  return notice !== null && ['noMore', 'notTaken'].includes(notice.kind)
}

/** Whether a bot or an automa has the seat. */
function isAutomatic(seats: readonly SeatInfo[], seat: Seat | null): boolean {
  return seat !== null && seats[seat]?.kind !== 'person'
}
