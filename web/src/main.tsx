import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import './theme/theme.css'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place to put itself: #root is missing.')
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
