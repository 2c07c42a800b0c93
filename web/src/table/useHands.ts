import type { BlockedOption, PresentedDecision, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toggled } from './actions.ts'
import { type Candidate, litThings, touch } from './touch.ts'

/** Why a tap did nothing. */
export type Saying =
  | { readonly kind: 'refused'; readonly blocked: BlockedOption }
  | { readonly kind: 'notNow' }
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
  readonly saying: Saying | null
  readonly inspected: Inspected | null
  act(candidate: Candidate): void
  toggle(candidate: Candidate): void
  /** Puts down what is picked up and closes what has opened. */
  drop(): void
  say(saying: Saying | null): void
  /** Makes things glow from elsewhere; for a moment, or until told otherwise. */
  point(things: readonly Thing[], forGood?: boolean): void
}

interface Holding {
  readonly asked: string
  readonly picked: readonly Thing[]
  readonly chosen: readonly string[]
}

const HOVER_MS = 280
const LEAVE_MS = 160
const SAYING_MS = 7000
const POINT_MS = 2600
const nothing: readonly Thing[] = []

/** The hands at the table: what they hold, what they point at, and what they are told. */
export function useHands(
  decisions: readonly PresentedDecision[],
  onChoose: (decision: PresentedDecision, picks: readonly string[] | number) => void,
): Hands {
  const asked = decisions.map(({ id }) => id).join(' ')
  const [holding, setHolding] = useState<Holding>({ asked, picked: nothing, chosen: [] })
  const [saying, setSaying] = useState<Saying | null>(null)
  const [pointed, setPointed] = useState<readonly Thing[]>(nothing)
  const { inspected, inspect, pin, forget } = useInspected()
  const pointing = useTimer()

  // What was picked up for another question is put down.
  const isHolding = holding.asked === asked
  const picked = isHolding ? holding.picked : nothing
  const chosen = isHolding ? holding.chosen : []
  useSayingFades(saying, setSaying)

  const hold = useCallback(
    (things: readonly Thing[], options: readonly string[] = []) =>
      setHolding({ asked, picked: things, chosen: options }),
    [asked],
  )

  const act = ({ decision, option }: Candidate) => {
    hold(nothing)
    setSaying(null)
    forget()
    onChoose(decision, [option.id])
  }
  const toggle = ({ decision, option }: Candidate) => {
    setSaying(null)
    hold(nothing, toggled(chosen, option, decision.max))
  }
  const onTouch = (thing: Thing) => {
    const touched = touch(decisions, picked, thing)
    switch (touched.kind) {
      case 'act':
        return act(touched.candidate)
      case 'toggle':
        return toggle(touched.candidate)
      case 'pick':
        setSaying(null)
        forget()
        return hold(touched.picked)
      case 'drop':
        setSaying(null)
        return hold(nothing)
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
      onTouch: (thing) => latest.current(thing),
      onInspect: inspect,
    }),
    [decisions, picked, chosen, pointed, inspect],
  )

  const drop = useCallback(() => {
    hold(nothing)
    setSaying(null)
    forget()
  }, [hold, forget])

  const point = useCallback(
    (things: readonly Thing[], forGood = false) => {
      pointing.stop()
      setPointed(things)
      if (things.length > 0 && !forGood) pointing.start(POINT_MS, () => setPointed(nothing))
    },
    [pointing],
  )

  return { touching, picked, chosen, saying, inspected, act, toggle, drop, say: setSaying, point }
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
