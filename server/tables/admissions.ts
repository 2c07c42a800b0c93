import type { Seat } from '@kantyna/kernel'
import type { Access, Directory, DirectoryEntry } from '../directory/directory.ts'
import { hashOfSecret, newSecret } from './secrets.ts'

/** Which devices may do what at one table. */
export class Admissions {
  readonly #table: string
  readonly #directory: Directory
  readonly #links: DirectoryEntry['links']
  #access: DirectoryEntry['access']
  #recoveries: DirectoryEntry['recoveries']

  constructor(table: string, directory: Directory, { access, links, recoveries }: DirectoryEntry) {
    this.#table = table
    this.#directory = directory
    this.#access = access
    this.#links = links
    this.#recoveries = recoveries
  }

  /** What the secret of a link allows; null if it is not a secret of this table. */
  allowedBy(secret: string): Access | null {
    const hash = hashOfSecret(secret)
    if (hash === hashOfSecret(this.#links.invitation)) return { as: 'guest' }
    if (hash === hashOfSecret(this.#links.watching)) return { as: 'watcher' }
    const recovery = this.#recoveries.find((each) => each.hash === hash)
    return recovery === undefined ? null : { as: 'player', seat: recovery.seat }
  }

  /** A new secret with which another device can play the seat. The one before is not valid any more. */
  async newRecovery(seat: Seat): Promise<string> {
    const secret = newSecret()
    const hash = hashOfSecret(secret)
    await this.#directory.saveRecovery(this.#table, seat, hash)
    this.#recoveries = [...this.#recoveries.filter((each) => each.seat !== seat), { seat, hash }]
    return secret
  }

  /** The seats that a device plays. Several people can sit at one device. */
  seatsOf(device: string): Seat[] {
    const seats = this.#of(device).flatMap((access) => (access.as === 'player' ? [access.seat] : []))
    return [...new Set(seats)].toSorted((one, other) => one - other)
  }

  isInvited(device: string): boolean {
    return this.#of(device).some((access) => access.as !== 'watcher')
  }

  isKnown(device: string): boolean {
    return this.#of(device).length > 0
  }

  /** Every seat and its devices. */
  get players(): readonly { readonly device: string; readonly seat: Seat }[] {
    return this.#access.flatMap(({ device, access }) =>
      access.as === 'player' ? [{ device, seat: access.seat }] : [],
    )
  }

  /** The devices without a seat. */
  get others(): readonly string[] {
    const seated = new Set(this.players.map(({ device }) => device))
    return [...new Set(this.#access.map(({ device }) => device))].filter((device) => !seated.has(device))
  }

  async admit(device: string, access: Access): Promise<void> {
    const isAdmitted = this.#of(device).some((each) => JSON.stringify(each) === JSON.stringify(access))
    if (isAdmitted) return
    await this.#directory.admit(this.#table, device, access)
    this.#access = [...this.#access, { device, access }]
  }

  /** Nobody who played this seat can any more. */
  async unseat(seat: Seat): Promise<void> {
    await this.#directory.unseat(this.#table, seat)
    this.#access = this.#access.filter(({ access }) => access.as !== 'player' || access.seat !== seat)
    this.#recoveries = this.#recoveries.filter((each) => each.seat !== seat)
  }

  /** The devices of two seats change places. */
  async swap(seat: Seat, other: Seat): Promise<void> {
    const moved = this.players.filter((player) => player.seat === seat || player.seat === other)
    await this.unseat(seat)
    await this.unseat(other)
    for (const player of moved)
      await this.admit(player.device, { as: 'player', seat: player.seat === seat ? other : seat })
  }

  #of(device: string): Access[] {
    return this.#access.filter((each) => each.device === device).map(({ access }) => access)
  }
}
