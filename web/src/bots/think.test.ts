import type { BotQuestion } from '@kantyna/host'
import { describe, expect, it } from 'vitest'
import type { WorkerQuestion } from './protocol.ts'
import { type BotPort, BotWorker } from './think.ts'

const question: BotQuestion = {
  edition: 'g',
  level: 'beginner',
  view: {
    seat: 0,
    seats: 2,
    automas: 0,
    isMasked: false,
    stack: [],
    waiting: [],
    answered: [],
    asked: 1,
    askedBy: 0,
    deferred: null,
    outcome: null,
  },
  decision: { id: 0, seat: 0, kind: 'k', options: [3, 5], min: 1, max: 1 },
  mayPropose: true,
  seed: 7,
}

function botPort(onAsked: (self: BotPort, asked: WorkerQuestion) => void): BotPort {
  const self: BotPort = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (asked) => queueMicrotask(() => onAsked(self, asked)),
  }
  return self
}

const message = <T>(data: T) => ({ data }) as MessageEvent<T> // nothing else of it is read

describe('the worker of the bots', () => {
  it('passes on the bot’s answers', async () => {
    const bundle = new BotWorker(() =>
      botPort((self, { id }) => self.onmessage?.(message({ id, ok: true, codes: [5] }))),
    )
    expect(await bundle.answer(question)).toEqual([5])
  })

  it.each([
    ['fails', () => botPort((self, { id }) => self.onmessage?.(message({ id, ok: false, what: 'oops' })))],
    ['breaks down', () => botPort((self) => self.onerror?.({} as ErrorEvent))],
    ['falls silent', () => botPort(() => undefined)],
    [
      'cannot be hired',
      () => {
        throw new Error('no workers here')
      },
    ],
  ])('has no answer when the bot %s', async (_, createWorker) => {
    const bundle = new BotWorker(createWorker, 20)
    expect(await bundle.answer(question)).toBeNull()
  })
})
