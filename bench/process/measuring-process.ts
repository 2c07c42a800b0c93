/** A process that takes readings of what it has loaded, one at a time, and is idle in between. */
import { type ChildProcess, fork } from 'node:child_process'
import type { Reading } from '../measure.ts'

export interface ReadingRequest {
  readonly name: string
  readonly seconds: number
}

export class MeasuringProcess {
  readonly #child: ChildProcess

  /** Starts a process with only these games. */
  static ofGames(ids: readonly string[]): Promise<MeasuringProcess> {
    return MeasuringProcess.#started(new URL('games.ts', import.meta.url), ids)
  }

  static ofPeer(): Promise<MeasuringProcess> {
    return MeasuringProcess.#started(new URL('../boardgame-io/process.ts', import.meta.url), [])
  }

  static async #started(program: URL, args: readonly string[]): Promise<MeasuringProcess> {
    const child = fork(program, args, {
      // In development mode, boardgame.io and its dependencies are slower.
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      stdio: ['ignore', 2, 2, 'ipc'],
    })
    await replyOf(child)
    return new MeasuringProcess(child)
  }

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  reading(name: string): Reading {
    return async (seconds) => {
      const request: ReadingRequest = { name, seconds }
      this.#child.send(request)
      return Number(await replyOf(this.#child))
    }
  }

  close(): void {
    this.#child.disconnect()
  }
}

function replyOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A measuring process has broken down: see above.'))
    child.once('exit', onExit)
    child.once('message', (reply) => {
      child.off('exit', onExit)
      resolve(reply)
    })
  })
}
