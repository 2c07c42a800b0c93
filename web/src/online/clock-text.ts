import { useOnlineWords } from './words.ts'

/** The settings of a clock in words. */
export function useClockText(): { bank(ms: number): string; increment(ms: number): string } {
  const { create } = useOnlineWords()
  return {
    bank: (ms) => create.minutes(Math.round(ms / 60_000)),
    increment: (ms) => (ms === 0 ? create.noIncrement : create.seconds(Math.round(ms / 1000))),
  }
}

/** The face of a clock: "12:05", or for a long time "3:20 h". */
export function clockFace(leftMs: number): string {
  const left = Math.max(0, leftMs)
  const seconds = Math.ceil(left / 1000)
  if (seconds >= 100 * 60) return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)} h`
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
