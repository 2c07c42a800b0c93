import { fetchWhenOnline, type GameMoments, type GameUi } from '@kantyna/ui'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useTableWords } from '../words.ts'
import type { MomentTexts, momentTexts } from './moment-texts.ts'

/** A game's texts of moments, once they have been fetched; null before, and for a game without any. */
export function useMoments({ moments }: Pick<GameUi, 'moments'>): MomentTexts | null {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  useEffect(
    () =>
      fetchWhenOnline(
        // A moment that could not be drawn would block the table for ever.
        () => Promise.all([moments?.(), import('../sheets.ts')]),
        ([gameMoments, sheets]) => {
          if (gameMoments !== undefined)
            setFetched({ from: moments, gameMoments, combine: sheets.momentTexts })
        },
      ),
    [moments],
  )
  const words = useTableWords()
  // After a change of language, texts fetched before are in the other one.
  const now = fetched?.from === moments ? fetched : null
  return useMemo(() => now?.combine(now.gameMoments, words) ?? null, [now, words])
}

interface Fetched {
  readonly from: GameUi['moments']
  readonly gameMoments: GameMoments
  readonly combine: typeof momentTexts
}
