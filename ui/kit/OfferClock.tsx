import { useState } from 'preact/hooks'
import { OFFER_TIMEOUT_MS } from './offer-timeout.ts'
import './offer-clock.css'

/** When offers were first seen, by their text: a sheet that is closed and opened again shows the same time. */
const seen = new Map<string, number>()

/** The time that a bot waits for an answer to its offer, as a line that grows shorter. */
export function OfferClock({ offer, label }: { readonly offer: string; readonly label: string }) {
  const [began] = useState(() => {
    const before = seen.get(offer)
    const now = performance.now()
    if (before !== undefined && now - before < OFFER_TIMEOUT_MS) return before
    seen.set(offer, now)
    return now
  })
  return (
    <span
      className="offer-clock"
      role="img"
      aria-label={label}
      style={{
        animationDuration: `${OFFER_TIMEOUT_MS}ms`,
        animationDelay: `${(began - performance.now()).toFixed(0)}ms`,
      }}
    />
  )
}
