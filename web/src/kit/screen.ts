import { useMedia } from '@kantyna/ui'

/** Whether the screen is a phone's. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 599px), (max-height: 480px)')
}

/** Whether there is room for columns beside the board. */
export function useWide(): boolean {
  return useMedia('(min-width: 900px) and (min-height: 481px)')
}
