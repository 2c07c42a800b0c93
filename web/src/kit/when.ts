import type { Lang } from '@kantyna/kernel'

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** The time since then in words: "5 minutes ago"; after more than a week, a date. */
export function when(lang: Lang, time: number, now: number): string {
  const past = Math.max(0, now - time)
  if (past > 7 * 86_400_000) return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(time)
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  for (const [unit, length] of steps) {
    if (past >= length) return relative.format(-Math.floor(past / length), unit)
  }
  return relative.format(0, 'second')
}
