import type { TableSummary } from '@kantyna/online'

/** Whether a player of this device is asked something at a table. */
export function isYourMove({ stage, own, asked }: Pick<TableSummary, 'stage' | 'own' | 'asked'>): boolean {
  return stage === 'playing' && own.some((seat) => asked.includes(seat))
}

/** The first table at which a player of this device is asked something; null if there is none. */
export function nextWaiting(tables: readonly TableSummary[]): TableSummary | null {
  return tables.find(isYourMove) ?? null
}

export function freeSeatsIn({ settings, names }: Pick<TableSummary, 'settings' | 'names'>): number {
  return settings.seats.filter(({ kind }, seat) => kind === 'person' && (names[seat] ?? null) === null).length
}

/** The names of the players whom a table waits for. */
export function askedNames({ asked, names }: Pick<TableSummary, 'asked' | 'names'>): string {
  return asked.flatMap((seat) => names[seat] ?? []).join(', ')
}

/** Open tables at which this device does not sit yet. */
export function joinable(open: readonly TableSummary[], mine: readonly TableSummary[]): TableSummary[] {
  return open.filter(({ table }) => mine.every((own) => own.table !== table))
}
