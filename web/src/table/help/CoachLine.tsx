import type { Lang, CoachLine as Line } from '@kantyna/kernel'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { openCoach } from '../../games/games.ts'
import { useLang } from '../../settings/useSettings.ts'
import type { TableState } from '../controller/table-state.ts'
import { coached, coachingFrom, keepLinesSeen, linesSeen } from './coaching.ts'
import { HelpLine } from './HelpLine.tsx'

interface Props {
  readonly game: string
  readonly state: TableState
}

/** The coach's lines, and the language in which they were fetched. */
interface Fetched {
  readonly lang: Lang | null
  readonly lines: readonly Line[]
}

/** Explains things to a new player when they first appear. */
export function CoachLine({ game, state }: Props) {
  const lang = useLang()
  const [{ lang: fetched, lines }, setFetched] = useState<Fetched>({ lang: null, lines: [] })
  const [coaching, setCoaching] = useState(() => coachingFrom(linesSeen(game)))
  useEffect(() => {
    openCoach(game, lang).then((own) => setFetched({ lang, lines: own }), console.error)
  }, [game, lang])
  // Runs before the browser paints, so that no line is seen beside a question that it is not about.
  useLayoutEffect(() => {
    const { view, decisions, events, undo } = state
    setCoaching((now) => coached(now, lines, { view, decisions, events, canUndo: undo?.how === 'free' }))
  }, [lines, state])
  const { seen, shown } = coaching
  useLayoutEffect(() => {
    if (shown !== null) keepLinesSeen(game, seen)
  }, [game, seen, shown])
  const line = lines.find(({ id }) => id === shown?.line.id)
  if (line === undefined || fetched !== lang) return null
  return (
    <HelpLine
      key={line.id}
      kind="coach"
      text={line.text[lang]}
      onClose={() => setCoaching({ ...coaching, shown: null })}
    />
  )
}
