/**
 * A bot that plays at an online table. It takes a free seat and answers every question with the first option.
 *
 *     node examples/bot.ts "http://localhost:4180/#/join/TABLE/SECRET" "My bot"
 *
 * It needs Node 24 and nothing else. The server describes all requests and frames at /docs. To make a better player,
 * change `answerTo`. Some games also ask questions whose answer has several parts: the frame `ask` with `so-far` tells
 * what comes after the parts chosen so far.
 */

import type { ClientFrame, Difference, RoomView, ServerFrame } from '@kantyna/online' // types only: Node leaves them out

/** What the bot reads of a snapshot. */
interface Snapshot {
  readonly takebacks: number
  readonly outcome: object | null
  readonly ended: object | null
  readonly decisions: readonly Question[]
}

interface Question {
  readonly id: number
  readonly shape: string
  readonly min: number
  readonly options: readonly { readonly id: string }[]
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const PROTOCOL = 1
/** A server closes connections that send more than about 20 frames a second. */
const PAUSE_MS = 50
const [, , link = '', name = 'First option'] = process.argv
const { origin, hash } = new URL(link)
const [, , table = '', secret = ''] = hash.split('/')

// 1. The secret of the invitation is exchanged for a cookie, by which the server knows this device.
const entered = await fetch(`${origin}/api/tables/${table}/enter`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ secret }),
})
if (!entered.ok) throw new Error(`The server refused the link: ${await entered.text()}`)
const cookie = entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''

// 2. Everything else goes over one socket. The first frame is a greeting with the version of the protocol.
const address = `${origin.replace(/^http/, 'ws')}/api/tables/${table}/socket`
const socket = new WebSocket(address, { headers: { cookie } })
const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame))
socket.onopen = () => send({ is: 'hello', protocol: PROTOCOL, received: null })
socket.onmessage = ({ data }) => receive(JSON.parse(String(data)))
socket.onclose = ({ code }) => {
  console.log(code === 1000 ? 'Goodbye.' : `The connection has ended (${code}).`)
  process.exitCode = code === 1000 ? 0 : 1
}

/** The seat that the bot plays; null until it has one. */
let seat: number | null = null
/** The table as the seat sees it: the last snapshot. */
let snapshot: Json = null
/** The question that was answered last. */
let answered: number | null = null
let hasAskedForSeat = false
let isReady = false

function receive(frame: ServerFrame): void {
  switch (frame.is) {
    case 'room':
      enterRoom(frame.room)
      return
    case 'update':
      for (const view of frame.views)
        if (view.viewer === seat && view.snapshot !== null) snapshot = applied(snapshot, view.snapshot)
      if (snapshot !== null) setTimeout(play, PAUSE_MS)
      return
    case 'result':
      if (!frame.result.ok) console.log(`Refused: ${frame.result.error.code}`)
  }
}

// 3. In the waiting room the bot takes the first free seat. When it is ready, it gives its share of the random numbers.
function enterRoom({ stage, own, seats }: RoomView): void {
  seat = own[0] ?? null
  if (stage !== 'gathering') return
  if (seat === null && !hasAskedForSeat) {
    hasAskedForSeat = true
    const free = seats.findIndex((each) => each.kind === 'person' && each.name === null)
    if (free < 0) socket.close(1000)
    else send({ is: 'request', id: crypto.randomUUID(), request: { do: 'sit', seat: free, name } })
    return
  }
  if (seat === null || isReady) return
  isReady = true
  const contribution = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
  send({ is: 'request', id: crypto.randomUUID(), request: { do: 'ready', seat, contribution } })
}

// 4. A snapshot holds the questions that wait for this seat. A choice names the question and the options by their ids.
function play(): void {
  const { outcome, ended, takebacks, decisions } = snapshot as unknown as Snapshot // the update was about this seat
  if (outcome !== null || ended !== null) {
    socket.close(1000)
    return
  }
  const question = decisions.find(({ id }) => id !== answered)
  if (question === undefined || seat === null) return
  answered = question.id
  const choice = { seat, decision: question.id, picks: answerTo(question) }
  send({ is: 'command', id: crypto.randomUUID(), takebacks, command: { do: 'choose', choice, how: 'hand' } })
}

/** The options that the bot picks, or a number if the question asks for one. */
function answerTo({ shape, min, options }: Question): number | string[] {
  if (shape === 'number') return min
  return options.slice(0, Math.max(1, min)).map(({ id }) => id)
}

// 5. The first snapshot comes whole, every further one as its difference from the one before.
function applied(before: unknown, difference: Difference): Json {
  if (difference[0] === 0) return difference[1] as Json // plain data
  if (difference[0] === 1) {
    const [, changes, removed = []] = difference
    const after = new Map(Object.entries(before as object))
    for (const key of removed) after.delete(key)
    for (const [key, change] of Object.entries(changes)) after.set(key, applied(after.get(key), change))
    return Object.fromEntries(after)
  }
  const [, length, changes] = difference
  const items = before as readonly Json[]
  return Array.from({ length }, (_, index) => {
    const change = changes[index]
    return change === undefined ? (items[index] ?? null) : applied(items[index], change)
  })
}
