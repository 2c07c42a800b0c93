import type { BlockedOption, PresentedDecision, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toggled } from '../dock/actions.ts'
import { emptyHands, heldFor, oneMore } from './holding.ts'
import { type Candidate, gatheredFor, litThings, touch } from './touch.ts'

/** Why a tap did nothing. */
export type Saying =
  | { readonly kind: 'refused'; readonly blocked: BlockedOption }
  | { readonly kind: 'notNow' }
  | { readonly kind: 'noMore'; readonly max: number }
  | { readonly kind: 'told'; readonly text: string }

export interface Inspected {
  readonly thing: Thing
  readonly element: Element
  readonly isPinned: boolean
}

export interface Hands {
  readonly touching: Touching
  readonly picked: readonly Thing[]
  /** Options taken so far where some of many are asked for. */
  readonly chosen: readonly string[]
  /** The number come to so far where one is asked for. */
  readonly number: number | null
  readonly saying: Saying | null
  readonly inspected: Inspected | null
  act(candidate: Candidate): void
  toggle(candidate: Candidate): void
  count(number: number): void
  /** Answers with the options taken so far, or with the number come to. */
  confirm(decision: PresentedDecision): void
  /** Puts down what is picked up and closes what has opened. */
  drop(): void
  say(saying: Saying | null): void
  /** Makes things glow from elsewhere; for a moment, or until told otherwise. */
  point(things: readonly Thing[], forGood?: boolean): void
}

const HOVER_MS = 280
const LEAVE_MS = 160
const SAYING_MS = 7000
const POINT_MS = 2600
const nothing: readonly Thing[] = []
const nothingChosen: readonly string[] = []

/** The hands at the table: what they hold, what they point at, and what they are told. */
export function useHands(
  decisions: readonly PresentedDecision[],
  onChoose: (
    decision: PresentedDecision,
    picks: readonly string[] | number,
    gathered?: readonly Thing[],
  ) => void,
  /** Options of what is asked that were picked already. */
  already: readonly string[] = nothingChosen,
): Hands {
  const [holding, setHolding] = useState(() => emptyHands(decisions))
  const [saying, setSaying] = useState<Saying | null>(null)
  const [pointed, setPointed] = useState<readonly Thing[]>(nothing)
  const { inspected, inspect, pin, forget } = useInspected()
  const pointing = useTimer()

  // One value for as long as the same is asked: the drawings go by it.
  const held = useMemo(() => heldFor(holding, decisions, already), [holding, decisions, already])
  const { picked, chosen } = held
  const counted = decisions.find(({ shape }) => shape === 'number')
  const number = counted === undefined ? null : (held.number ?? counted.min)
  useSayingFades(saying, setSaying)

  const putDown = () => {
    setSaying(null)
    forget()
  }
  const act = (candidate: Candidate) => {
    setHolding(emptyHands(decisions))
    putDown()
    onChoose(candidate.decision, [candidate.option.id], gatheredFor(candidate.option, picked))
  }
  const toggle = ({ decision, option }: Candidate) => {
    const next = toggled(chosen, option, decision.max)
    setSaying(next === chosen ? { kind: 'noMore', max: decision.max } : null)
    setHolding({ ...emptyHands(decisions), chosen: next })
  }
  const count = (come: number) => {
    setSaying(null)
    setHolding({ ...emptyHands(decisions), number: come })
  }
  const confirm = (decision: PresentedDecision) => {
    setHolding(emptyHands(decisions))
    putDown()
    onChoose(decision, decision.shape === 'number' ? (number ?? decision.min) : chosen)
  }
  const onTouch = (thing: Thing) => {
    const touched = touch(decisions, picked, thing)
    switch (touched.kind) {
      case 'act':
        return act(touched.candidate)
      case 'toggle':
        return toggle(touched.candidate)
      case 'count':
        return count(oneMore(number ?? touched.decision.min, touched.decision))
      case 'pick':
        putDown()
        return setHolding({ ...emptyHands(decisions), picked: touched.picked })
      case 'drop':
        setSaying(null)
        return setHolding(emptyHands(decisions))
      case 'refused':
        setSaying({ kind: 'refused', blocked: touched.blocked })
        return pin(thing, false)
      case 'notNow':
        setSaying({ kind: 'notNow' })
        return pin(thing, true)
    }
  }
  // The drawings are given one function that always does what holds now.
  const latest = useRef(onTouch)
  useLayoutEffect(() => {
    latest.current = onTouch
  })

  const touching = useMemo<Touching>(
    () => ({
      lit: litThings(decisions, picked),
      picked: new Set([...picked, ...thingsOf(decisions, chosen)]),
      pointed: new Set(pointed),
      number,
      onTouch: (thing) => latest.current(thing),
      onInspect: inspect,
    }),
    [decisions, picked, chosen, pointed, number, inspect],
  )

  const drop = useCallback(() => {
    setHolding(emptyHands(decisions))
    setSaying(null)
    forget()
  }, [decisions, forget])

  const point = useCallback(
    (things: readonly Thing[], forGood = false) => {
      pointing.stop()
      setPointed(things)
      if (things.length > 0 && !forGood) pointing.start(POINT_MS, () => setPointed(nothing))
    },
    [pointing],
  )

  return {
    touching,
    picked,
    chosen,
    number,
    saying,
    inspected,
    act,
    toggle,
    count,
    confirm,
    drop,
    say: setSaying,
    point,
  }
}

function thingsOf(decisions: readonly PresentedDecision[], chosen: readonly string[]): Thing[] {
  return decisions
    .flatMap(({ options }) => options)
    .filter(({ id }) => chosen.includes(id))
    .flatMap(({ touches }) => touches)
}

/** What the inspector shows: after a moment of hovering, until the hand leaves or it is pinned. */
function useInspected() {
  const [inspected, setInspected] = useState<Inspected | null>(null)
  const timer = useTimer()
  const inspect = useCallback(
    (thing: Thing | null, element?: Element) => {
      if (thing === null || element === undefined) {
        timer.start(LEAVE_MS, () => setInspected((now) => (now?.isPinned === true ? now : null)))
      } else {
        timer.start(HOVER_MS, () =>
          setInspected((now) => (now?.isPinned === true ? now : { thing, element, isPinned: false })),
        )
      }
    },
    [timer],
  )
  /** Keeps what is shown of a thing; `always` also opens it where nothing is shown yet. */
  const pin = useCallback(
    (thing: Thing, always: boolean) => {
      timer.stop()
      setInspected((now) => {
        if (now?.thing === thing) return { ...now, isPinned: true }
        const element = always ? document.querySelector(`[data-thing="${CSS.escape(thing)}"]`) : null
        return element === null ? null : { thing, element, isPinned: true }
      })
    },
    [timer],
  )
  const forget = useCallback(() => {
    timer.stop()
    setInspected(null)
  }, [timer])
  return { inspected, inspect, pin, forget }
}

function useSayingFades(saying: Saying | null, setSaying: (saying: Saying | null) => void): void {
  useEffect(() => {
    if (saying === null) return
    const timer = window.setTimeout(() => setSaying(null), SAYING_MS)
    return () => window.clearTimeout(timer)
  }, [saying, setSaying])
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
