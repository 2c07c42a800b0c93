import type { PresentedDecision, Thing } from '@kantyna/kernel'
import { nextPartOf, type Touching } from '@kantyna/ui'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Confirm } from '../../settings/settings.ts'
import { toggled } from '../dock/actions.ts'
import type { NotTaken } from '../dock/refusal.ts'
import type { WhenComplete } from '../panels/assembler.ts'
import { askedOf, emptyHands, heldFor, oneMore } from './holding.ts'
import { type Candidate, candidates, gatheredFor, lift, litThings, soleCandidate, touch } from './touch.ts'

/** What the hands are told for a moment. */
export type Notice =
  /** In a lesson: the step is about something else. */
  | { readonly kind: 'elsewhere' }
  /** The host refused it, or could not be reached. */
  | { readonly kind: 'notTaken'; readonly error: NotTaken }
  | { readonly kind: 'noMore'; readonly max: number }
  | { readonly kind: 'told'; readonly text: string }

export interface Inspected {
  readonly thing: Thing
  readonly isPinned: boolean
  /** It was touched on the table and answers nothing: then it is also told why. */
  readonly isInVain: boolean
}

/** When a move is made, and what is known about it before. */
export interface ConfirmPolicy {
  readonly confirm: Confirm
  /** Whether an answer could be taken back freely afterwards. */
  isFree(decision: PresentedDecision, picks: readonly string[]): Promise<boolean>
}

export interface Hands {
  readonly touching: Touching
  readonly picked: readonly Thing[]
  /** Options taken so far where some of many are asked for. */
  readonly chosen: readonly string[]
  /** The number come to so far where one is asked for. */
  readonly number: number | null
  readonly notice: Notice | null
  /** What is pointed at, or was touched in vain. */
  readonly inspected: Inspected | null
  /** The way out of what is asked that has been touched once and takes a second touch. */
  readonly prepared: Candidate | null
  /** Makes a move that a button names. */
  act(candidate: Candidate): void
  /** Ends what is asked: at once, or where that is risky, prepared at first. */
  end(candidate: Candidate, isSomethingLeft: boolean): void
  toggle(candidate: Candidate): void
  count(number: number): void
  /** Answers with the options taken so far, or with the number come to. */
  confirm(decision: PresentedDecision): void
  /** Puts down what is picked up and closes what has opened. */
  drop(): void
  /** Reads about nothing any more; what is picked up stays in hand. */
  forget(): void
  /** Reads about a thing until it is closed. */
  read(thing: Thing): void
  say(notice: Notice | null): void
  /** Makes things glow from elsewhere; for a moment, or until told otherwise. */
  point(things: readonly Thing[], forGood?: boolean): void
}

/** The options chosen in a part of an answer: what puts the answer together keeps them, for the dock and a sheet alike. */
export interface ChosenInPart {
  readonly chosen: readonly string[]
  toggle(optionId: string): void
  clear(): void
}

/** Where nothing can go wrong. */
export const neverConfirm: ConfirmPolicy = { confirm: 'never', isFree: () => Promise.resolve(true) }

const canPoint = window.matchMedia('(hover: hover)')
const HOVER_MS = 280
const LEAVE_MS = 160
const NOTICE_MS = 7000
const POINT_MS = 2600
const NOTHING: readonly Thing[] = []

/** The hands at the table: what they hold, what they point at, and what they are told. */
export function useHands(
  decisions: readonly PresentedDecision[],
  onChoose: (
    decision: PresentedDecision,
    picks: readonly string[] | number,
    gathered?: readonly Thing[],
    whole?: WhenComplete,
  ) => void,
  { confirm: confirms, isFree }: ConfirmPolicy,
  /** Where a part of an answer is asked. */
  inPart: ChosenInPart | null = null,
): Hands {
  const [holding, setHolding] = useState(() => emptyHands(decisions))
  const [notice, setNotice] = useState<Notice | null>(null)
  const [pointed, setPointed] = useState<readonly Thing[]>(NOTHING)
  const [ending, setEnding] = useState<Candidate | null>(null)
  const { inspected, inspect, pin, forget } = useInspected()
  const pointing = useTimer()

  // One value for as long as the same is asked: the drawings go by it.
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
  /** A first touch that means one thing: makes it, or picks it up for a second. */
  const prepare = (candidate: Candidate, thing: Thing) => {
    if (confirms === 'never') return act(candidate)
    hold([thing])
    // Whoever cannot point at a card reads it with the first touch.
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
  const count = (come: number) => {
    setNotice(null)
    setHolding({ ...emptyHands(decisions), number: come })
  }
  const confirm = (decision: PresentedDecision) => {
    setHolding(emptyHands(decisions))
    putDown()
    onChoose(decision, decision.shape === 'number' ? (number ?? decision.min) : chosen)
  }
  const onTouch = (thing: Thing) => {
    const touched = touch(decisions, picked, thing)
    const meant = soleCandidate(decisions, touched, picked)
    if (meant !== null) return prepare(meant, thing)
    switch (touched.kind) {
      case 'act':
        // Where every move is confirmed, even one that two touches have named is only picked.
        if (confirms === 'always' && isNew(touched.candidate)) return hold([...picked, thing])
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
  /** Whether a move is not yet the only one that is left with what is held. */
  const isNew = ({ option }: Candidate) =>
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
  // The drawings are given functions that always do what holds now.
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
      onTell: (text) => setNotice({ kind: 'told', text }),
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
    (things: readonly Thing[], forGood = false) => {
      pointing.stop()
      setPointed(things)
      if (things.length > 0 && !forGood) pointing.start(POINT_MS, () => setPointed(NOTHING))
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

/** What becomes of an answer in parts that is whole from the beginning. */
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

/** What is read about: after a moment of pointing, until the hand leaves or it is pinned. */
function useInspected() {
  const [inspected, setInspected] = useState<Inspected | null>(null)
  const timer = useTimer()
  const inspect = useCallback(
    (thing: Thing | null) => {
      timer.start(thing === null ? LEAVE_MS : HOVER_MS, () =>
        setInspected((now) => {
          if (now?.isPinned === true) return now
          return thing === null ? null : { thing, isPinned: false, isInVain: false }
        }),
      )
    },
    [timer],
  )
  const pin = useCallback(
    (thing: Thing, isInVain: boolean) => {
      timer.stop()
      setInspected({ thing, isPinned: true, isInVain })
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

/** One thing at a time that happens later, called off with the component. */
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
