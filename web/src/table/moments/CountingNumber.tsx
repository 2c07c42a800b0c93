import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useMotion } from '../../settings/useSettings.ts'
import { countedBetween } from './counting.ts'

const COUNT_MS = 500

interface Props {
  readonly value: string
  /** Whether its change has not been shown yet. Then the old value stays. */
  readonly isHeld: boolean
}

/** A number that counts up or down to its new value. */
export function CountingNumber({ value: now, isHeld }: Props) {
  const settled = useRef(now)
  const value = isHeld ? settled.current : now
  useLayoutEffect(() => {
    settled.current = value
  }, [value])
  const isStill = useMotion() === 'off'
  const [counted, setCounted] = useState<string | null>(null)
  const before = useRef(value)
  useLayoutEffect(() => {
    const from = before.current
    before.current = value
    if (isStill || from === value || countedBetween(from, value, 0) === null) return
    const begun = performance.now()
    let frame = 0
    const count = () => {
      const share = (performance.now() - begun) / COUNT_MS
      setCounted(share < 1 ? countedBetween(from, value, share) : null)
      if (share < 1) frame = requestAnimationFrame(count)
    }
    count()
    return () => {
      cancelAnimationFrame(frame)
      setCounted(null)
    }
  }, [value, isStill])
  return <span aria-hidden="true">{counted ?? value}</span>
}
