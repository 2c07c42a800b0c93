import { describe, expect, it } from 'vitest'
import { closeCodes } from './frames.ts'
import { RemoteTable } from './remote-table.ts'
import type { WireListener } from './wire.ts'

/** A client whose server is played by the test. */
function client() {
  const sent: { readonly is: string; readonly id?: string }[] = []
  const wire: { listener?: WireListener } = {}
  let ids = 0
  const table = new RemoteTable(
    (listener) => {
      wire.listener = listener
      return { send: (text) => sent.push(JSON.parse(text)), close: () => undefined }
    },
    () => `${++ids}`,
  )
  return {
    table,
    sent,
    open: () => wire.listener?.onOpen(),
    lose: (code: number) => wire.listener?.onLost(code),
    hear: (frame: object) => wire.listener?.onText(JSON.stringify(frame)),
    get kinds() {
      return sent.map(({ is }) => is)
    },
  }
}

const request = { do: 'stand', seat: 0 } as const

describe('a client', () => {
  it('sends nothing but its greeting until the server has sent everything', async () => {
    const made = client()
    const answer = made.table.request(request)
    expect(made.sent).toEqual([])
    made.open()
    const second = made.table.request(request)
    expect(made.kinds).toEqual(['hello'])
    made.hear({ is: 'current', row: 0 })
    expect(made.kinds).toEqual(['hello', 'looking', 'request', 'request'])
    for (const { id } of made.sent.slice(2)) made.hear({ is: 'requested', id, result: { ok: true } })
    expect([await answer, await second]).toEqual([{ ok: true }, { ok: true }])
  })

  it('sends again what was not answered, with the same id, and then not any more', () => {
    const made = client()
    made.open()
    made.hear({ is: 'current', row: 0 })
    made.table.request(request).catch(console.error)
    made.lose(closeCodes.restart)
    made.table.request(request).catch(console.error)
    made.open()
    made.hear({ is: 'current', row: 0 })
    const requests = made.sent.filter(({ is }) => is === 'request')
    expect(requests.map(({ id }) => id)).toEqual(['1', '1', '2'])
    for (const { id } of requests) made.hear({ is: 'requested', id, result: { ok: true } })
    made.lose(closeCodes.restart)
    made.open()
    made.hear({ is: 'current', row: 0 })
    expect(made.sent.filter(({ is }) => is === 'request')).toHaveLength(3)
  })

  it('ignores what is not a frame, and asks once for everything if an update does not fit', () => {
    const made = client()
    made.open()
    made.hear({ is: 'current', row: 0 })
    for (const strange of [[], { is: 'news' }, { is: 'room' }, { is: 'result', id: 3 }]) made.hear(strange)
    expect(made.table.state.connection).toBe('live')
    made.hear({ is: 'update', row: 1, views: 'none' })
    expect(made.table.state.connection).toBe('lost')
    expect(made.sent.at(-1)).toEqual({ is: 'hello', protocol: 1, received: null })
    made.hear({ is: 'update', row: 1, views: 'none' })
    expect(made.table.state).toMatchObject({ connection: 'closed', closedWith: closeCodes.version })
  })

  it.each([closeCodes.gone, closeCodes.forbidden, closeCodes.version, closeCodes.unseated])(
    'stays away after %s',
    (code) => {
      const made = client()
      made.open()
      made.lose(code)
      expect(made.table.state).toMatchObject({ connection: 'closed', closedWith: code })
    },
  )
})
