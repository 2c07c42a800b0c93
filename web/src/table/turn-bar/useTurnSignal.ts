import { useEffect, useRef } from 'react'
import { useSettings } from '../../settings/useSettings.ts'

const restingIcon = '/icon.svg'
const turnIcon = '/icon-turn.svg'

/** Says in the tab, and once aloud, that somebody at this screen is asked. */
export function useTurnSignal(isAsked: boolean, title: string): void {
  const { sound } = useSettings()
  const wasAsked = useRef(true)
  useEffect(() => {
    document.title = isAsked ? `● ${title}` : title
  }, [isAsked, title])
  useEffect(() => {
    setIcon(isAsked ? turnIcon : restingIcon)
    return () => setIcon(restingIcon)
  }, [isAsked])
  useEffect(() => {
    if (isAsked && !wasAsked.current && sound) ring()
    wasAsked.current = isAsked
  }, [isAsked, sound])
}

function setIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', address)
}

let context: AudioContext | null = null

/** One soft sound: two notes of a bar's bell. Silent where the browser gives no sound. */
function ring(): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') context.resume().catch(() => undefined)
    note(context, 587.33, 0, 0.05)
    note(context, 880, 0.12, 0.04)
  } catch {
    // A browser without sound plays as well.
  }
}

function note(audio: AudioContext, pitch: number, delay: number, volume: number): void {
  const begins = audio.currentTime + delay
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0, begins)
  loudness.gain.linearRampToValueAtTime(volume, begins + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.0001, begins + 0.6)
  tone.connect(loudness).connect(audio.destination)
  tone.start(begins)
  tone.stop(begins + 0.65)
}
