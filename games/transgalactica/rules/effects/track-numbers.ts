import { MILITARY, POLITICS, PRODUCTION, TECHNOLOGY, TRADE, type Track } from '../../content/names.ts'

/** The numbers of the tracks, by the names that trees use. */
export const trackNumbers: Readonly<Record<Track, number>> = {
  technology: TECHNOLOGY,
  military: MILITARY,
  production: PRODUCTION,
  politics: POLITICS,
  trade: TRADE,
}
