import { fetchAtLast, type GameMoments, type GameUi } from '@kantyna/ui'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useTableWords } from '../words.ts'
import type { ToldMoments, toldMoments } from './told-moments.ts'

/** What a game says of its moments, once that has been fetched; null before, and where it says nothing. */
export function useMoments({ moments }: Pick<GameUi, 'moments'>): ToldMoments | null {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  useEffect(
    () =>
      fetchAtLast(
        // A moment that could not be drawn would hold the table up for ever.
        () => Promise.all([moments?.(), import('../sheets.ts')]),
        ([told, sheets]) => {
          if (told !== undefined) setFetched({ from: moments, told, tell: sheets.toldMoments })
        },
      ),
    [moments],
  )
  const words = useTableWords()
  // After a change of language what was fetched before speaks the other one.
  const now = fetched?.from === moments ? fetched : null
  return useMemo(() => now?.tell(now.told, words) ?? null, [now, words])
}

interface Fetched {
  readonly from: GameUi['moments']
  readonly told: GameMoments
  readonly tell: typeof toldMoments
}
