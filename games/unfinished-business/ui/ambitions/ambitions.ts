import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { Tray } from '../../../outer-rim/ui/added-drawings.ts'
import type { IconName } from '../../../outer-rim/ui/drawing/Icon.tsx'
import { rimView, seatBelow } from '../../../outer-rim/ui/view.ts'
import { sheetWords } from '../sheet-words.ts'
import { isDraft, isWithAmbitions, progressOf } from './goal-states.ts'

/** Ambition sheets: the offered ones during the draft; later the viewer's own, with those of the others below. */
export const ambitionPanel: GamePanel<IconName> = {
  id: 'ambitions',
  title: { en: 'Ambition', pl: 'Ambicja' },
  icon: 'goal',
  when: 'always',
  isThere: (view) => isWithAmbitions(rimView(view)),
  isWanted: (_, decisions) => decisions.some(isDraft),
  answers: isDraft,
  heading: ({ view, lang }) => {
    const seen = rimView(view)
    return progressOf(seen, seatBelow(seen))?.ambition.name[lang] ?? sheetWords(lang).ambition
  },
  Panel: fetchedLater(async () => (await import('../sheets.ts')).AmbitionPanel),
}

/** What the hand shows during the draft. */
export const ambitionTray: Tray = {
  isFor: isDraft,
  Tray: fetchedLater(async () => (await import('../sheets.ts')).AmbitionTray),
}
