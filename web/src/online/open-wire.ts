import { BEAT_MS, type OpenWire, paths } from '@kantyna/online'
import ReconnectingSocket from 'partysocket/ws'

/** Longer after each attempt, and never at the same moment as all other pages after a restart. */
const backOff = () => ({
  minReconnectionDelay: 400 + Math.random() * 800,
  maxReconnectionDelay: 3000 + Math.random() * 2000,
  reconnectionDelayGrowFactor: 1.5,
  connectionTimeout: 6000,
  minUptime: 5000,
})

/** A page that was out of sight for longer may have lost its connection without having been told. */
const ASLEEP_MS = 30_000

/** A server that has not been heard of for this long is not there any more. */
const SILENT_MS = 2.4 * BEAT_MS

/** "The connection was lost, and nobody said why." */
const ABNORMAL = 1006

interface Surroundings {
  /** The address of the page. */
  readonly page: string
  /** Makes sockets; left out: the browser's. */
  readonly WebSocket?: unknown
  /** Reports that the network is back. */
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Reports that the page is in sight again. */
  readonly screen: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  now(): number
}

const browser = (): Surroundings => ({
  page: location.href,
  network: window,
  screen: document,
  now: () => performance.now(),
})

/** Connects to a table by a socket that restores itself. */
export function wireTo(table: string, around: Surroundings = browser()): OpenWire {
  return (listener) => {
    const { network, screen } = around
    const address = new URL(paths.socket(table), around.page)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    let isOpen = false
    let isClosed = false
    let silence: ReturnType<typeof setTimeout> | undefined
    let socket = connect()

    function connect(): ReconnectingSocket {
      const own = new ReconnectingSocket(address.href, undefined, {
        ...backOff(),
        // What is sent while the connection is lost is sent again by the table's client.
        maxEnqueuedMessages: 0,
        ...(around.WebSocket === undefined ? {} : { WebSocket: around.WebSocket }),
      })
      own.addEventListener('open', () => {
        if (own !== socket) return
        isOpen = true
        listenForSilence()
        listener.onOpen()
      })
      own.addEventListener('message', ({ data }) => {
        if (own !== socket || typeof data !== 'string') return
        listenForSilence()
        listener.onText(data)
      })
      own.addEventListener('close', ({ code }) => {
        if (own !== socket || isClosed) return
        isOpen = false
        listener.onLost(code)
      })
      return own
    }

    /** A connection may be gone although nobody has said so. */
    function listenForSilence() {
      clearTimeout(silence)
      silence = setTimeout(() => {
        // A page out of sight connects again when it is looked at.
        if (isOpen && screen.visibilityState === 'visible') connectAgain()
      }, SILENT_MS)
    }

    /** A new socket does not wait for the end of the old one's pause. */
    const connectAgain = () => {
      const before = socket
      if (isOpen) listener.onLost(ABNORMAL)
      isOpen = false
      socket = connect()
      before.close()
    }
    const onNetwork = () => {
      if (!isOpen) connectAgain()
    }
    let hiddenSince: number | null = null
    const onVisibility = () => {
      if (screen.visibilityState === 'hidden') {
        hiddenSince = around.now()
        return
      }
      if (!isOpen || (hiddenSince !== null && around.now() - hiddenSince > ASLEEP_MS)) connectAgain()
      hiddenSince = null
    }
    network.addEventListener('online', onNetwork)
    // Whether the table is still there without a network, as on the same computer, only a new connection can tell.
    network.addEventListener('offline', connectAgain)
    screen.addEventListener('visibilitychange', onVisibility)
    return {
      send(text) {
        if (isOpen) socket.send(text)
      },
      close() {
        isOpen = false
        network.removeEventListener('online', onNetwork)
        network.removeEventListener('offline', connectAgain)
        screen.removeEventListener('visibilitychange', onVisibility)
        isClosed = true
        clearTimeout(silence)
        socket.close()
      },
    }
  }
}
