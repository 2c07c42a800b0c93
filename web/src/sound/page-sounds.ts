import { currentSettings } from '../settings/useSettings.ts'
import { Sounds } from './sounds.ts'

let hasTouched = false
for (const kind of ['pointerdown', 'keydown'])
  window.addEventListener(
    kind,
    () => {
      hasTouched = true
    },
    { once: true, capture: true },
  )

/** The sounds of this page. */
export const pageSounds = new Sounds({
  settings: currentSettings,
  // The page may have been touched before this file was fetched.
  hasTouched: () => hasTouched || navigator.userActivation?.hasBeenActive === true,
  isHidden: () => document.hidden,
  openSpeaker: async () => {
    if (!('AudioContext' in window)) return null
    const { Speaker } = await import('./speaker.ts')
    return new Speaker(new AudioContext())
  },
})
