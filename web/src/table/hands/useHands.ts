import type { PresentedDecision, Thing } from '@kantyna/kernel'
import { nextPartOf, type Touching } from '@kantyna/ui'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Confirm } from '../../settings/settings.ts'
import { toggled } from '../dock/actions.ts'
import type { NotTaken } from '../dock/refusal.ts'
import type { WhenComplete } from '../panels/assembler.ts'
import { askedOf, emptyHands, heldFor, oneMore } from './holding.ts'
import { type Candidate, candidates, gatheredFor, lift, litThings, soleCandidate, touch } from './touch.ts'

/** A short message to the player. */
export type Notice =
  /** In a lesson: the touch does not belong to the step. */
  | { readonly kind: 'elsewhere' }
  /** The host refused it, or could not be reached. */
  | { readonly kind: 'notTaken'; readonly error: NotTaken }
  | { readonly kind: 'noMore'; readonly max: number }
  | { readonly kind: 'message'; readonly text: string }

export interface Inspected {
  readonly thing: Thing
  readonly isPinned: boolean
  /** Whether it was touched on the table and is not an answer. Then the reader also says why. */
  readonly isUnanswered: boolean
}

/** When a move needs a second touch. */
export interface ConfirmPolicy {
  readonly confirm: Confirm
  /** Whether an answer could be taken back freely afterwards. */
  isFree(decision: PresentedDecision, picks: readonly string[]): Promise<boolean>
}

export interface Hands {
  readonly touching: Touching
  readonly picked: readonly Thing[]
  /** Options taken so far, if several are asked for. */
  readonly chosen: readonly string[]
  /** The number so far, if a number is asked for. */
  readonly number: number | null
  readonly notice: Notice | null
  /** The thing that is pointed at, or that was touched but is not an answer. */
  readonly inspected: Inspected | null
  /** The answer in the corner, if it was touched once and needs a second touch. */
  readonly prepared: Candidate | null
  /** Makes a move that a button names. */
  act(candidate: Candidate): void
  /** Gives the answer in the corner: at once or, if that is risky, with a second touch. */
  end(candidate: Candidate, isSomethingLeft: boolean): void
  toggle(candidate: Candidate): void
  count(number: number): void
  /** Answers with the options taken so far, or with the number. */
  confirm(decision: PresentedDecision): void
  /** Puts down all picked things and closes the reader. */
  drop(): void
  /** Closes the reader; picked things stay in hand. */
  forget(): void
  /** Opens the reader for a thing until it is closed. */
  read(thing: Thing): void
  say(notice: Notice | null): void
  /** Makes things glow: for a moment, or until the next call. */
  point(things: readonly Thing[], untilNext?: boolean): void
}

/** The options chosen in a part of an answer. The assembler keeps them, for the dock and for a sheet. */
export interface ChosenInPart {
  readonly chosen: readonly string[]
  toggle(optionId: string): void
  clear(): void
}

/** For tables where no answer is given. */
export const neverConfirm: ConfirmPolicy = { confirm: 'never', isFree: () => Promise.resolve(true) }

const canPoint = window.matchMedia('(hover: hover)')
const HOVER_MS = 280
const LEAVE_MS = 160
const NOTICE_MS = 7000
const POINT_MS = 2600
const NOTHING: readonly Thing[] = []

/** The hands at the table: picked things, things pointed at, and notices. */
export function useHands(
  decisions: readonly PresentedDecision[],
  onChoose: (
    decision: PresentedDecision,
    picks: readonly string[] | number,
    gathered?: readonly Thing[],
    whole?: WhenComplete,
  ) => void,
  { confirm: confirms, isFree }: ConfirmPolicy,
  /** The options chosen in a part of an answer, if one is asked for. */
  inPart: ChosenInPart | null = null,
): Hands {
  const [holding, setHolding] = useState(() => emptyHands(decisions))
  const [notice, setNotice] = useState<Notice | null>(null)
  const [pointed, setPointed] = useState<readonly Thing[]>(NOTHING)
  const [ending, setEnding] = useState<Candidate | null>(null)
  const { inspected, inspect, pin, forget } = useInspected()
  const pointing = useTimer()

  // The value stays the same object while the questions stay the same: the drawings compare it.
  const held = useMemo(() => heldFor(holding, decisions), [holding, decisions])
  const { picked } = held
  const chosen = inPart?.chosen ?? held.chosen
  const counted = decisions.find(({ shape }) => shape === 'number')
  const number = counted === undefined ? null : (held.number ?? counted.min)
  useNoticeFades(notice, setNotice)

  const putDown = () => {
    setNotice(null)
    setEnding(null)
    forget()
  }
  const act = ({ decision, option }: Candidate) => {
    const gathered = gatheredFor(option, picked)
    setHolding(emptyHands(decisions))
    putDown()
    onChoose(decision, [option.id], gathered, wholeWhen(confirms, gathered.length > 0))
  }
  const hold = (things: readonly Thing[]) => {
    putDown()
    setHolding({ ...emptyHands(decisions), picked: things })
  }
  /** Handles a first touch that can mean only one answer: gives it, or picks it up for a second touch. */
  const prepare = (candidate: Candidate, thing: Thing) => {
    if (confirms === 'never') return act(candidate)
    hold([thing])
    // Without a pointer, the first touch opens the reader.
    if (confirms === 'always' || !canPoint.matches) return
    const asked = askedOf(decisions)
    isFree(candidate.decision, [candidate.option.id])
      .then((free) => {
        if (free) latest.current.actIfStill(candidate, asked, thing)
      })
      .catch(console.error)
  }
  const actIfStill = (candidate: Candidate, asked: string, thing: Thing) => {
    if (askedOf(decisions) === asked && picked.length === 1 && picked[0] === thing) act(candidate)
  }
  const end = (candidate: Candidate, isSomethingLeft: boolean) => {
    const isPrepared = prepared?.option.id === candidate.option.id
    if (isPrepared || confirms === 'never' || (confirms === 'risky' && !isSomethingLeft))
      return act(candidate)
    hold(NOTHING)
    setEnding(candidate)
  }
  const isEndingStill =
    ending !== null &&
    decisions.some(({ id, kind }) => id === ending.decision.id && kind === ending.decision.kind)
  const prepared = isEndingStill && picked.length === 0 ? ending : null
  const toggle = ({ decision, option }: Candidate) => {
    const next = toggled(chosen, option, decision.max)
    setNotice(next === chosen ? { kind: 'noMore', max: decision.max } : null)
    if (inPart === null) setHolding({ ...emptyHands(decisions), chosen: next })
    else if (next !== chosen) inPart.toggle(option.id)
  }
  const count = (to: number) => {
    setNotice(null)
    setHolding({ ...emptyHands(decisions), number: to })
  }
  const confirm = (decision: PresentedDecision) => {
    setHolding(emptyHands(decisions))
    putDown()
    onChoose(decision, decision.shape === 'number' ? (number ?? decision.min) : chosen)
  }
  const onTouch = (thing: Thing) => {
    const touched = touch(decisions, picked, thing)
    const only = soleCandidate(decisions, touched, picked)
    if (only !== null) return prepare(only, thing)
    switch (touched.kind) {
      case 'act':
        // If every move must be confirmed, even the second touch of a move only picks up its thing.
        if (confirms === 'always' && isOneOfSeveral(touched.candidate)) return hold([...picked, thing])
        return act(touched.candidate)
      case 'toggle':
        return toggle(touched.candidate)
      case 'count':
        return count(oneMore(number ?? touched.decision.min, touched.decision))
      case 'pick':
        return hold(touched.picked)
      case 'drop':
        return hold(NOTHING)
      case 'read':
        setNotice(null)
        return pin(thing, true)
    }
  }
  /** Whether the things that are already in hand allow several moves. */
  const isOneOfSeveral = ({ option }: Candidate) =>
    nextPartOf(option) === null && candidates(decisions, picked).length > 1
  const onLift = (thing: Thing): boolean => {
    const lifted = lift(decisions, picked, thing)
    if (lifted === null) return false
    hold(lifted)
    return true
  }
  const onDropOn = (thing: Thing | null, isElsewhere: boolean) => {
    if (thing !== null && !picked.includes(thing) && touching.lit.has(thing)) return onTouch(thing)
    const [only, ...others] = candidates(decisions, picked)
    const isOne = only !== undefined && others.length === 0 && nextPartOf(only.option) === null
    if (!isOne || !isElsewhere) return hold(NOTHING)
    if (confirms !== 'always') act(only)
  }
  // The drawings get functions that never change but always use the current state.
  const now = { onTouch, onLift, onDropOn, actIfStill }
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })

  const touching = useMemo<Touching>(
    () => ({
      lit: litThings(decisions, picked),
      picked: new Set([...picked, ...thingsOf(decisions, chosen)]),
      pointed: new Set(pointed),
      number,
      onTouch: (thing) => latest.current.onTouch(thing),
      onLift: (thing) => latest.current.onLift(thing),
      onDropOn: (thing, isElsewhere) => latest.current.onDropOn(thing, isElsewhere),
      onInspect: inspect,
      onTell: (text) => setNotice({ kind: 'message', text }),
    }),
    [decisions, picked, chosen, pointed, number, inspect],
  )

  const drop = useCallback(() => {
    setHolding(emptyHands(decisions))
    inPart?.clear()
    setNotice(null)
    setEnding(null)
    forget()
  }, [decisions, inPart, forget])

  const point = useCallback(
    (things: readonly Thing[], untilNext = false) => {
      pointing.stop()
      setPointed(things)
      if (things.length > 0 && !untilNext) pointing.start(POINT_MS, () => setPointed(NOTHING))
    },
    [pointing],
  )

  const read = useCallback((thing: Thing) => pin(thing, false), [pin])

  return {
    touching,
    picked,
    chosen,
    number,
    notice,
    inspected,
    prepared,
    act,
    end,
    toggle,
    count,
    confirm,
    drop,
    forget,
    read,
    say: setNotice,
    point,
  }
}

/** What happens to an answer in parts that is complete from the beginning. */
function wholeWhen(confirms: Confirm, isGathered: boolean): WhenComplete {
  if (confirms === 'never') return isGathered ? 'gathered' : 'given'
  return confirms === 'risky' && isGathered ? 'gathered' : 'shown'
}

function thingsOf(decisions: readonly PresentedDecision[], chosen: readonly string[]): Thing[] {
  return decisions
    .flatMap(({ options }) => options)
    .filter(({ id }) => chosen.includes(id))
    .flatMap(({ touches }) => touches)
}

/**
 * The thing in the reader. It appears after a short time of pointing and stays until the pointer leaves. A pinned thing
 * stays until it is closed.
 */
function useInspected() {
  const [inspected, setInspected] = useState<Inspected | null>(null)
  const timer = useTimer()
  const inspect = useCallback(
    (thing: Thing | null) => {
      timer.start(thing === null ? LEAVE_MS : HOVER_MS, () =>
        setInspected((now) => {
          if (now?.isPinned === true) return now
          return thing === null ? null : { thing, isPinned: false, isUnanswered: false }
        }),
      )
    },
    [timer],
  )
  const pin = useCallback(
    (thing: Thing, isUnanswered: boolean) => {
      timer.stop()
      setInspected({ thing, isPinned: true, isUnanswered })
    },
    [timer],
  )
  const forget = useCallback(() => {
    timer.stop()
    setInspected(null)
  }, [timer])
  return { inspected, inspect, pin, forget }
}

function useNoticeFades(notice: Notice | null, setNotice: (notice: Notice | null) => void): void {
  useEffect(() => {
    if (notice === null) return
    const timer = window.setTimeout(() => setNotice(null), NOTICE_MS)
    return () => window.clearTimeout(timer)
  }, [notice, setNotice])
}

interface Timer {
  start(milliseconds: number, what: () => void): void
  stop(): void
}

/** One timer at a time; it ends with the component. */
function useTimer(): Timer {
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      start(milliseconds, what) {
        window.clearTimeout(timer.current)
        timer.current = window.setTimeout(what, milliseconds)
      },
      stop() {
        window.clearTimeout(timer.current)
      },
    }),
    [],
  )
}
