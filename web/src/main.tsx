import { render } from 'preact'
import { guardPresses } from './kit/fresh-press.ts'
import { currentSettings, openFirstLanguage } from './settings/useSettings.ts'
import { App } from './shell/App.tsx'
import { noticeMissingFiles } from './shell/missing-files.ts'
import { setDocumentAttributes } from './shell/useDocumentAttributes.ts'
import { openWords } from './words/words.ts'
import './theme/theme.css'

guardPresses(window)
noticeMissingFiles(window)

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place to put itself: #root is missing.')
// Set before anything is drawn, so that a light page does not begin as a dark one.
setDocumentAttributes(currentSettings())
openFirstLanguage(openWords).then(
  () => render(<App />, place),
  (problem: unknown) => {
    console.error(problem)
    place.textContent =
      'Nie udało się wczytać strony: sprawdź połączenie i odśwież ją. · The page could not be loaded: check the connection and reload it.'
  },
)
