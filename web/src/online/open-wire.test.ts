import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wireTo } from './open-wire.ts'
import { FakeSocket } from './test/fake-socket.ts'

class Screen extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all.length = 0
})
afterEach(() => vi.useRealTimers())

async function connected(page = 'https://kantyna.example/#/t/t1') {
  const heard: string[] = []
  const network = new EventTarget()
  const screen = new Screen()
  const around = { page, WebSocket: FakeSocket, network, screen, now: () => Date.now() }
  const wire = wireTo(
    't1',
    around,
  )({
    onOpen: () => heard.push('open'),
    onText: (text) => heard.push(text),
    onLost: (code) => heard.push(`lost ${code}`),
  })
  await vi.advanceTimersByTimeAsync(0)
  FakeSocket.latest.open()
  return { wire, heard, network, screen }
}

describe('a wire', () => {
  it('connects to the table at the place that serves the page', async () => {
    await connected()
    expect(FakeSocket.latest.url).toBe('wss://kantyna.example/api/tables/t1/socket')
    await connected('http://192.168.1.5:8080/')
    expect(FakeSocket.latest.url).toBe('ws://192.168.1.5:8080/api/tables/t1/socket')
  })

  it('carries texts in both directions', async () => {
    const { wire, heard } = await connected()
    wire.send('hello')
    FakeSocket.latest.say('welcome')
    expect(FakeSocket.latest.sent).toEqual(['hello'])
    expect(heard).toEqual(['open', 'welcome'])
  })

  it('connects again when nothing has been heard for a minute', async () => {
    const { heard } = await connected()
    await vi.advanceTimersByTimeAsync(50_000)
    FakeSocket.latest.say('beat')
    await vi.advanceTimersByTimeAsync(50_000)
    expect(FakeSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(heard).toEqual(['open', 'beat', 'lost 1006'])
  })

  it('says why a connection was lost, and restores it with growing pauses', async () => {
    const { wire, heard } = await connected()
    FakeSocket.latest.drop(1012)
    wire.send('never arrives')
    expect(heard).toEqual(['open', 'lost 1012'])
    await vi.advanceTimersByTimeAsync(350)
    expect(FakeSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(900)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.latest.drop(1006)
    await vi.advanceTimersByTimeAsync(590)
    expect(FakeSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1300)
    FakeSocket.latest.open()
    expect(FakeSocket.latest.sent).toEqual([])
    expect(heard.at(-1)).toBe('open')
  })

  it('connects at once when the network is back', async () => {
    const { network } = await connected()
    for (let times = 0; times < 6; times++) {
      FakeSocket.latest.drop(1006)
      await vi.advanceTimersByTimeAsync(15_000)
    }
    const before = FakeSocket.all.length
    FakeSocket.latest.drop(1006)
    network.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  it('tries a new connection when the network is gone, because the old one hangs without a word', async () => {
    const { network, heard } = await connected()
    network.dispatchEvent(new Event('offline'))
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual(['open', 'lost 1006'])
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.latest.open()
    expect(heard.at(-1)).toBe('open')
  })

  it('connects again after a long sleep, because nobody tells a sleeping page that it was cut off', async () => {
    const { screen } = await connected()
    screen.turn('hidden')
    await vi.advanceTimersByTimeAsync(10_000)
    screen.turn('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(FakeSocket.all).toHaveLength(1)
    screen.turn('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    screen.turn('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('ends for good', async () => {
    const { wire, heard, network } = await connected()
    wire.close()
    network.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(heard).toEqual(['open'])
  })
})
