import type { RemoteTable, TableSettings } from '@kantyna/online'
import type { Connecting } from './online-server.ts'
import { Device, until } from './online-server.ts'

/** A table with a device at each seat of a person. */
export interface SeatedTable {
  readonly table: string
  readonly devices: readonly Device[]
  readonly tables: readonly RemoteTable[]
  /** The secret of the invitation. */
  readonly invitation: string
}

/** Seats a device at every person's seat, before the deal. `how`: how each seat connects. */
export async function gather(
  address: string,
  settings: TableSettings,
  how: (seat: number) => Connecting = () => ({}),
): Promise<SeatedTable> {
  const people = settings.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const devices = people.map(() => new Device(address))
  const [first] = devices
  if (first === undefined) throw new Error('A table needs a person.')
  const table = await first.create(settings, 'Seat 0')
  const tables: RemoteTable[] = []
  let invitation = ''
  for (const [index, device] of devices.entries()) {
    const seat = people[index] ?? 0
    if (index > 0) await device.post(`/api/tables/${table}/enter`, { secret: invitation })
    const remote = device.open(table, how(seat))
    await until(remote, ({ state }) => state.connection === 'live')
    if (index > 0) await remote.request({ do: 'sit', seat, name: `Seat ${seat}` })
    else invitation = remote.state.room?.invitation ?? ''
    tables.push(remote)
  }
  return { table, devices, tables, invitation }
}

/** Everybody is ready: the game is dealt. */
export async function dealTo({ tables }: Pick<SeatedTable, 'tables'>): Promise<void> {
  for (const [index, remote] of tables.entries()) {
    const seat = remote.state.room?.own[0] ?? -1
    const contribution = contributionOf(index)
    await remote.request({ do: 'ready', seat, contribution })
  }
  for (const remote of tables) await until(remote, ({ state }) => state.link !== null)
}

/** 64 hex digits that occur nowhere else. */
export function contributionOf(index: number): string {
  return `c0ffee${index}`.padEnd(64, '0123456789abcdef')
}
