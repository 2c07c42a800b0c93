import { paths, type RemoteTable, type TableSettings } from '@kantyna/online'
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
  const table = await created(first, settings)
  const tables: RemoteTable[] = []
  let invitation = ''
  for (const [index, device] of devices.entries()) {
    const seat = people[index] ?? 0
    if (index > 0) await enter(device, table, invitation)
    const remote = device.open(table, how(seat))
    await until(remote, ({ state }) => state.connection === 'live')
    if (index > 0) while (!(await remote.request({ do: 'sit', seat, name: `Seat ${seat}` })).ok);
    else invitation = remote.state.room?.invitation ?? ''
    tables.push(remote)
  }
  return { table, devices, tables, invitation }
}

/** A request that could not be stored is repeated. */
async function created(device: Device, settings: TableSettings): Promise<string> {
  for (;;) {
    const reply = await device.post(paths.tables, { settings, name: 'Seat 0' })
    if (reply.status !== 503) return ((await reply.json()) as { table: string }).table
  }
}

/** A server takes a number of these in a minute. */
async function enter(device: Device, table: string, secret: string): Promise<void> {
  for (;;) {
    const { status } = await device.post(paths.enter(table), { secret })
    if (status === 200) return
    if (status !== 429) throw new Error(`A device was refused with ${status}.`)
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

/** Everybody is ready: the game is dealt. A request that could not be stored is repeated. */
export async function dealTo({ tables }: Pick<SeatedTable, 'tables'>): Promise<void> {
  for (const [index, remote] of tables.entries()) {
    const seat = remote.state.room?.own[0] ?? -1
    const contribution = contributionOf(index)
    while (!(await remote.request({ do: 'ready', seat, contribution })).ok);
  }
  for (const remote of tables) await until(remote, ({ state }) => state.link !== null)
}

/** 64 hex digits that occur nowhere else. */
export function contributionOf(index: number): string {
  return `c0ffee${index}`.padEnd(64, '0123456789abcdef')
}
