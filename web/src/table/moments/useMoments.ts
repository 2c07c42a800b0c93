import type { GameMoments, GameUi } from '@kantyna/ui'
import { useEffect, useMemo, useState } from 'react'
import { useTableWords } from '../words.ts'
import type { ToldMoments, toldMoments } from './told-moments.ts'

/** What a game says of its moments, once that has been fetched; null before, and where it says nothing. */
export function useMoments({ moments }: Pick<GameUi, 'moments'>): ToldMoments | null {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  useEffect(() => {
    let isWanted = true
    const fetch = async () => {
      // A moment that could not be drawn would hold the table up for ever.
      const [told, sheets] = await Promise.all([moments?.(), import('../sheets.ts')])
      if (isWanted && told !== undefined) setFetched({ from: moments, told, tell: sheets.toldMoments })
    }
    fetch().catch(console.error)
    return () => {
      isWanted = false
    }
  }, [moments])
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
