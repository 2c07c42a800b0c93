import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openFirstLanguage } from './settings/useSettings.ts'
import { App } from './shell/App.tsx'
import { openWords } from './words/words.ts'
import './theme/theme.css'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place to put itself: #root is missing.')
await openFirstLanguage(openWords)
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
