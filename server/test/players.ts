import { fastDice, type Seat, type TableCommand } from '@kantyna/kernel'
import type { ClientFrame, RemoteTable, ServerFrame } from '@kantyna/online'
import { anyPicks, type Below } from './any-picks.ts'
import type { Connecting } from './online-server.ts'

/** A command that the server has said it carried out. */
export interface Acknowledged {
  readonly table: string
  /** As the log writes it. */
  readonly command: string
  /** The number of the last row when it was acknowledged. */
  readonly row: number
  /** The question that it answers; null if it is another command. */
  readonly answers: { readonly seat: Seat; readonly decision: number } | null
}

/** Notes what a server acknowledges and shows, for a comparison with its log. */
export class Witness {
  readonly acknowledged: Acknowledged[] = []
  /** The highest number of a row that was shown, by table. */
  readonly shown = new Map<string, number>()
  refused = 0
  readonly #listeners = new Set<() => void>()

  /** Notes what crosses one connection. */
  at(table: () => string): Pick<Connecting, 'onSent' | 'onHeard'> {
    const sent = new Map<string, TableCommand>()
    return {
      onSent: (text) => {
        const frame = JSON.parse(text) as ClientFrame // the client wrote it
        if (frame.is === 'command') sent.set(frame.id, frame.command)
      },
      onHeard: (text) => {
        const frame = JSON.parse(text) as ServerFrame // the server wrote it
        if ('row' in frame) this.shown.set(table(), Math.max(frame.row, this.shown.get(table()) ?? 0))
        if (frame.is !== 'result') return
        const command = sent.get(frame.id)
        if (command === undefined) throw new Error(`${frame.id} was never sent.`)
        if (frame.result.ok) this.acknowledged.push(noted(table(), command, frame))
        else this.refused++
        for (const listener of [...this.#listeners]) listener()
      },
    }
  }

  /** Resolves when this is so, or when all games are over. */
  until(isSo: () => boolean, over: Promise<unknown>): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (!isSo()) return
        this.#listeners.delete(check)
        resolve()
      }
      this.#listeners.add(check)
      over.then(() => resolve(), reject)
      check()
    })
  }
}

function noted(
  table: string,
  command: TableCommand,
  { id, row }: { readonly id: string; readonly row: number },
): Acknowledged {
  if (command.do !== 'choose') return { table, command: `${command.seat} ${id}`, row, answers: null }
  const { choice } = command
  const answers = 'move' in choice ? null : { seat: choice.seat, decision: choice.decision }
  return { table, command: `${choice.seat} ${id}`, row, answers }
}

/** Plays for all seats of a client with random answers, until it is stopped or the game is over. */
export async function play(remote: RemoteTable, seed: number, isStopped: () => boolean): Promise<void> {
  const { below } = fastDice(seed)
  while (!isStopped()) {
    const link = remote.state.link
    const snapshot = link?.snapshot(link.seats[0] ?? null)
    if (snapshot?.outcome !== null && snapshot !== undefined) return
    if (remote.state.connection === 'closed') throw new Error(`closed with ${remote.state.closedWith}`)
    if (!(await answered(remote, below))) await changed(remote)
  }
}

/** Answers the first question; false if there is none, or it is gone. */
async function answered({ state: { link } }: RemoteTable, below: Below): Promise<boolean> {
  const question = link?.seats.flatMap((seat) => link.snapshot(seat).decisions)[0]
  if (link === null || question === undefined) return false
  const { seat, id } = question
  try {
    const picks = await anyPicks(link, question, below)
    await link.send({ do: 'choose', choice: { seat, decision: id, picks }, how: 'hand' })
  } catch {
    // The server has answered the question by itself, or was started again.
    return false
  }
  return true
}

/** Resolves after a while, or when something at the table changes. */
function changed(remote: RemoteTable): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const done = () => {
      for (const stop of stops.splice(0)) stop()
      resolve()
    }
    const timer = setTimeout(done, 200)
    stops.push(() => clearTimeout(timer), remote.subscribe(done))
    const { link } = remote.state
    if (link !== null) stops.push(link.subscribe(done))
  })
}
