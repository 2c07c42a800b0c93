import type { Seat, SeatClock, TableLink } from '@kantyna/kernel'
import { useEffect, useState } from 'preact/hooks'
import { clockFace } from '../clock-text.ts'
import { useOnlineWords } from '../words.ts'
import { useSnapshot } from './use-snapshot.ts'

interface Props {
  readonly link: TableLink
  readonly seat: Seat
  readonly name: string
}

const TICK_MS = 500
/** From here on the clock warns. */
const SHORT_MS = 30_000

/** The time that a player has left; nothing at a table without clocks. */
export function ClockFace({ link, seat, name }: Props) {
  const { clocks } = useSnapshot(link, link.seats[0] ?? null)
  const clock = clocks?.[seat]
  return clock === undefined ? null : (
    <Running clock={clock} isLive={link.connection === 'live'} name={name} />
  )
}

/** Without a live connection nobody knows whether the clock still runs, so it stands. */
function Running({
  clock,
  isLive,
  name,
}: {
  readonly clock: SeatClock
  readonly isLive: boolean
  readonly name: string
}) {
  const { table } = useOnlineWords()
  const [passed, setPassed] = useState(0)
  const isTicking = clock.isRunning && isLive
  // biome-ignore lint/correctness/useExhaustiveDependencies: each clock that arrives counts from its arrival
  useEffect(() => {
    setPassed(0)
    if (!isTicking) return
    const since = performance.now()
    const timer = setInterval(() => setPassed(performance.now() - since), TICK_MS)
    return () => clearInterval(timer)
  }, [clock, isTicking])
  const left = clock.left - passed
  return (
    <span
      className="seat-clock number"
      role="timer"
      aria-label={table.clockOf(name)}
      data-running={clock.isRunning || undefined}
      data-short={left < SHORT_MS || undefined}
    >
      {clockFace(left)}
    </span>
  )
}
