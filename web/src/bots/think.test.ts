import type { BotQuestion } from '@kantyna/host'
import { describe, expect, it } from 'vitest'
import type { WorkerQuestion } from './protocol.ts'
import { BotWorker, type Thinker } from './think.ts'

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

function thinker(onAsked: (self: Thinker, asked: WorkerQuestion) => void): Thinker {
  const self: Thinker = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (asked) => queueMicrotask(() => onAsked(self, asked)),
  }
  return self
}

const message = <T>(data: T) => ({ data }) as MessageEvent<T> // nothing else of it is read

describe('the worker of the bots', () => {
  it('passes on what the bot says', async () => {
    const bundle = new BotWorker(() =>
      thinker((self, { id }) => self.onmessage?.(message({ id, ok: true, codes: [5] }))),
    )
    expect(await bundle.answer(question)).toEqual([5])
  })

  it.each([
    ['fails', () => thinker((self, { id }) => self.onmessage?.(message({ id, ok: false, what: 'oops' })))],
    ['breaks down', () => thinker((self) => self.onerror?.({} as ErrorEvent))],
    ['falls silent', () => thinker(() => undefined)],
    [
      'cannot be hired',
      () => {
        throw new Error('no workers here')
      },
    ],
  ])('has no answer when the bot %s', async (_, hire) => {
    const bundle = new BotWorker(hire, 20)
    expect(await bundle.answer(question)).toBeNull()
  })
})
