import { fetchedWhenDrawn } from '@kantyna/ui'
import { useState } from 'preact/hooks'
import { useIsOnline } from '../offline/offline.ts'
import { hasPlayedOnline } from '../online/has-played.ts'
import { openOnlineWords } from '../online/words.ts'
import { currentSettings } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'

// Nobody who plays alone needs it.
const OnlineTables = fetchedWhenDrawn(async () => {
  const [{ OnlineTables: Fetched }] = await Promise.all([
    import('../online/lobby/OnlineTables.tsx'),
    openOnlineWords(currentSettings().lang),
  ])
  return Fetched
})

/** The online tables of this device and those that look for players. Without a network it says so. */
export function OnlineSection() {
  const { lobby } = useWords()
  const isOnline = useIsOnline()
  const [isWanted, setWanted] = useState(hasPlayedOnline)
  return (
    <section className="saved-tables online-tables" aria-labelledby="online">
      <h2 id="online">{lobby.online}</h2>
      {!isOnline ? (
        <p className="notice" role="status">
          {lobby.onlineOffline}
        </p>
      ) : isWanted ? (
        <OnlineTables />
      ) : (
        <p>
          <button type="button" className="button" onClick={() => setWanted(true)}>
            {lobby.showOnline}
          </button>
        </p>
      )}
    </section>
  )
}
