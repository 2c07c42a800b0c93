import '@fontsource/atkinson-hyperlegible/latin-400.css'
import '@fontsource/atkinson-hyperlegible/latin-ext-400.css'
import '@fontsource/barlow-condensed/latin-600.css'
import '@fontsource/barlow-condensed/latin-ext-600.css'
import { registerSW } from 'virtual:pwa-register'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './main.css'

registerSW()

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place to put itself: #root is missing.')
createRoot(place).render(
  <StrictMode>
    <main>
      <h1>Kantyna</h1>
    </main>
  </StrictMode>,
)
