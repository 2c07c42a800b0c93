import { fetchedWhenDrawn } from '@kantyna/ui'
import { useState } from 'preact/hooks'
import { useIsOnline } from '../offline/offline.ts'
import { hasPlayedOnline } from '../online/has-played.ts'
import { useLang } from '../settings/useSettings.ts'
import { onlineSectionWords } from './online-words.ts'

// Nobody who plays alone needs it.
const OnlineTables = fetchedWhenDrawn(
  async () => (await import('../online/lobby/OnlineTables.tsx')).OnlineTables,
)

/** The online tables of this device and those that look for players. Without a network it says so. */
export function OnlineSection() {
  const words = onlineSectionWords[useLang()]
  const isOnline = useIsOnline()
  const [isWanted, setWanted] = useState(hasPlayedOnline)
  return (
    <section className="saved-tables online-tables" aria-labelledby="online">
      <h2 id="online">{words.title}</h2>
      {!isOnline ? (
        <p className="notice" role="status">
          {words.offline}
        </p>
      ) : isWanted ? (
        <OnlineTables />
      ) : (
        <p>
          <button type="button" className="button" onClick={() => setWanted(true)}>
            {words.show}
          </button>
        </p>
      )}
    </section>
  )
}
