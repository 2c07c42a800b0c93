import { type ComponentType, Fragment } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { useIsOnline } from '../offline/offline.ts'
import { hasPlayedOnline } from '../online/has-played.ts'
import { useLang } from '../settings/useSettings.ts'
import { onlineSectionWords } from './online-words.ts'

/** The online tables of this device and those that look for players. Without a network or a server it says so. */
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
        <FetchedTables />
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

/** The lists. Nobody who plays alone fetches them. */
function FetchedTables() {
  const words = onlineSectionWords[useLang()]
  const [Tables, setTables] = useState<ComponentType>(() => Fragment)
  const [hasFailed, setFailed] = useState(false)
  const open = useCallback(() => {
    setFailed(false)
    import('../online/lobby/OnlineTables.tsx').then(
      ({ OnlineTables }) => setTables(() => OnlineTables),
      () => setFailed(true),
    )
  }, [])
  useEffect(open, [open])
  if (!hasFailed) return <Tables />
  return (
    <div className="notice" role="status">
      <p>{words.unreachable}</p>
      <button type="button" className="button" onClick={open}>
        {words.again}
      </button>
    </div>
  )
}
