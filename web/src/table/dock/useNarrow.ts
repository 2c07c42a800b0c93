import { useSyncExternalStore } from 'react'

const narrow =
  typeof window === 'undefined' ? null : window.matchMedia('(max-width: 599px), (max-height: 480px)')

/** Whether the screen is a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => narrow?.matches ?? false)
}

/** How wide the dock is, in steps: not every pixel is worth drawing anew for. */
export function useDockWidth(): number {
  return useSyncExternalStore(listenToWidth, () => Math.floor(dockWidth() / STEP) * STEP)
}

const STEP = 20
/** On a lying phone the dock stands beside the board. */
const BESIDE = 0.38

function dockWidth(): number {
  const isBeside = narrow?.matches === true && window.innerWidth >= 600
  return window.innerWidth * (isBeside ? BESIDE : 1)
}

function listenToWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function listen(listener: () => void): () => void {
  narrow?.addEventListener('change', listener)
  return () => narrow?.removeEventListener('change', listener)
}
