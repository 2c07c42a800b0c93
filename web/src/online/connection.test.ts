import { closeCodes, type RoomView } from '@kantyna/online'
import { describe, expect, it } from 'vitest'
import { closedReason, connectionNote } from './connection.ts'

const room = {} as RoomView

describe('what is said of the connection', () => {
  it.each([
    ['live', room, true, null],
    // A home network needs no internet.
    ['live', room, false, null],
    ['lost', null, true, 'connecting'],
    ['lost', room, true, 'lost'],
    ['lost', null, false, 'offline'],
    ['lost', room, false, 'offline'],
    ['closed', room, true, null],
  ] as const)('%s, room %j, online %s: %s', (connection, known, isOnline, note) => {
    expect(connectionNote({ connection, room: known }, isOnline)).toBe(note)
  })

  it.each([
    ['live', null, null],
    ['lost', null, null],
    ['closed', closeCodes.gone, 'gone'],
    ['closed', closeCodes.forbidden, 'forbidden'],
    ['closed', closeCodes.version, 'version'],
    ['closed', closeCodes.unseated, 'unseated'],
    ['closed', null, 'other'],
  ] as const)('%s with %s: closed because of %s', (connection, closedWith, reason) => {
    expect(closedReason({ connection, closedWith })).toBe(reason)
  })
})
