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
  /** How an answer goes on after what is picked. */
  answerSoFar(decision: PresentedDecision, picks: readonly string[]): Promise<AnswerPreview | null>
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly hands: Pick<Hands, 'point'>
}

/** What the hint button does. */
export interface Hint {
  /** What the strongest bot would do and why; null where nobody has asked, or something else is asked by now. */
  readonly says: string | null
  readonly isThinking: boolean
  ask(): void
  close(): void
}

/** A hint, or that one was asked for: then it says nothing yet. */
interface Told {
  /** Whom it was asked for, and at which question. */
  readonly about: string
  readonly says: string | null
  /** What it would touch. */
  readonly things: readonly Thing[]
}

/** A hint for what is asked now; null where there is none: the table is kept elsewhere, or hints are switched off. */
export function useHint(
  { link, bundle, ui, view, lang, names, hands, answerSoFar }: HintTable,
  decision: PresentedDecision | undefined,
  isOn: boolean,
): Hint | null {
  const words = useTableWords()
  const { point } = hands
  const about = decision === undefined ? null : `${decision.seat} ${decision.id}`
  const [told, setTold] = useState<Told | null>(null)
  const now = isOn && told?.about === about ? told : null

  // What glows belongs to the question it was asked about: it comes and goes with the line that names it.
  useLayoutEffect(() => {
    if (now === null || now.things.length === 0) return
    point(now.things, true)
    return () => point([])
  }, [now, point])

  if (!isOn || link.hint === undefined || decision === undefined || about === null) return null
  const find = link.hint.bind(link)

  const ask = async () => {
    setTold({ about, says: null, things: [] })
    const [{ sayHint }, hint] = await Promise.all([
      import('./hint-words.ts'),
      find(decision.seat, decision.id),
    ])
    const { says, things } = await sayHint(hint, decision, {
      bundle,
      ui,
      view,
      lang,
      names,
      words,
      answerSoFar,
    })
    // Something else may be asked by now.
    setTold((latest) => (latest?.about === about ? { about, says, things } : latest))
  }
  return {
    says: now?.says ?? null,
    isThinking: now !== null && now.says === null,
    ask: () => {
      ask().catch((problem: unknown) => {
        console.error(problem)
        // Without a network nobody waits for it; it can be asked for again.
        setTold((latest) => (latest?.about === about && latest.says === null ? null : latest))
      })
    },
    close: () => setTold(null),
  }
}
