import type { Sheets } from './sheets.ts'

/** Fetches the drawings that open over the table, including those of expansions. */
export type FetchSheets = () => Promise<Sheets>
