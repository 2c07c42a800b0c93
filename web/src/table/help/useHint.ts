import type { GameBundle, KernelView, Lang, PresentedDecision, TableLink, Thing } from '@kantyna/kernel'
import type { AnswerPreview, GameUi } from '@kantyna/ui'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Hands } from '../hands/useHands.ts'
import type { SeatNames } from '../names.ts'
import { useTableWords } from '../words.ts'

export interface HintTable {
  readonly link: Pick<TableLink, 'hint'>
  readonly ui: GameUi
  readonly view: KernelView
  /** How an answer continues after these picks. */
  answerSoFar(decision: PresentedDecision, picks: readonly string[]): Promise<AnswerPreview | null>
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly hands: Pick<Hands, 'point'>
}

/** What the hint button does. */
export interface Hint {
  /** The choice of the strongest bot and its reason; null if nobody has asked, or the question has changed since. */
  readonly text: string | null
  readonly isThinking: boolean
  ask(): void
  close(): void
}

/** A hint, or a request for one that has no text yet. */
interface ShownHint {
  /** The seat and the question that it was requested for. */
  readonly about: string
  readonly text: string | null
  /** The things that the bot would touch. */
  readonly things: readonly Thing[]
}

/** A hint for the open question; null if there cannot be one: the host is elsewhere, or hints are switched off. */
export function useHint(
  { link, bundle, ui, view, lang, names, hands, answerSoFar }: HintTable,
  decision: PresentedDecision | undefined,
  isOn: boolean,
): Hint | null {
  const words = useTableWords()
  const { point } = hands
  const about = decision === undefined ? null : `${decision.seat} ${decision.id}`
  const [shownHint, setShownHint] = useState<ShownHint | null>(null)
  const now = isOn && shownHint?.about === about ? shownHint : null

  // The glow belongs to the question that the hint was for: it appears and disappears with the hint's line.
  useLayoutEffect(() => {
    if (now === null || now.things.length === 0) return
    point(now.things, true)
    return () => point([])
  }, [now, point])

  if (!isOn || link.hint === undefined || decision === undefined || about === null) return null
  const find = link.hint.bind(link)

  const ask = async () => {
    setShownHint({ about, text: null, things: [] })
    const [{ sayHint }, hint] = await Promise.all([
      import('./hint-words.ts'),
      find(decision.seat, decision.id),
    ])
    const { text, things } = await sayHint(hint, decision, {
      bundle,
      ui,
      view,
      lang,
      names,
      words,
      answerSoFar,
    })
    // Another question may be open by now.
    setShownHint((latest) => (latest?.about === about ? { about, text, things } : latest))
  }
  return {
    text: now?.text ?? null,
    isThinking: now !== null && now.text === null,
    ask: () => {
      ask().catch((problem: unknown) => {
        console.error(problem)
        // Without a network the request is dropped, so that the player can ask again.
        setShownHint((latest) => (latest?.about === about && latest.text === null ? null : latest))
      })
    },
    close: () => setShownHint(null),
  }
}
