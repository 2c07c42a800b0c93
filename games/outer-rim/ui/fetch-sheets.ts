import type { Sheets } from './sheets.ts'

/** Fetches what opens over the table, with what expansions add to it. */
export type FetchSheets = () => Promise<Sheets>
