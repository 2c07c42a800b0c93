import { useKeptFiles } from '../offline/offline.ts'
import { useOpenPlace } from '../router/open-place.ts'
import { isOpenPlace, type Route } from '../router/routes.ts'
import { useRoute } from '../router/useRoute.ts'
import { useSettings } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'
import { OpenUnder } from './OpenUnder.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { PageOf } from './PageOf.tsx'
import { SettingsDialog } from './SettingsButton.tsx'
import { UpdatePrompt } from './UpdatePrompt.tsx'
import { useDocumentAttributes } from './useDocumentAttributes.ts'

/** The whole page: the current place, and what can be opened from everywhere. */
export function App() {
  const route = useRoute()
  const open = useOpenPlace(route)
  const isOpen = isOpenPlace(route)
  const words = useWords()
  useDocumentAttributes(useSettings())
  useKeptFiles()
  return (
    <>
      <button type="button" className="skip button" onClick={skipToMain}>
        {words.skip}
      </button>
      {!isOpen && (
        <PageBoundary key={pageKey(route)} table={'id' in route ? route.id : null}>
          <PageOf route={route} />
        </PageBoundary>
      )}
      {open !== null && <OpenUnder key={pageKey(open)} place={open} isCovered={!isOpen} />}
      <UpdatePrompt busy={open !== null} />
      <SettingsDialog />
    </>
  )
}

/** A key for the page: it stays the same if only the query in the address changes. */
function pageKey(route: Route): string {
  return `${route.page} ${'game' in route ? route.game : 'id' in route ? route.id : 'table' in route ? route.table : ''}`
}

/** Moves the focus past the navigation. A link would change the address, which belongs to the router. */
function skipToMain(): void {
  document.querySelector<HTMLElement>('main')?.focus()
}
