import type { PresentedOption } from '@kantyna/kernel'

interface PlannedOption {
  readonly option: string
  readonly ship: number
  /** The ship is there already, so only an outpost is to be placed. */
  readonly isThere: boolean
}

/**
 * The one option with which a tap on a space begins a plan; null if there is none, or one for each of several ships.
 */
export function plannedOption(options: readonly PresentedOption[], space: number): PlannedOption | null {
  const [only, ...others] = options.filter(({ touches }) => touches.includes(`space:${space}`))
  const ship = only?.facts?.['ship']
  if (only === undefined || others.length > 0 || typeof ship !== 'number') return null
  const isThere = only.id.startsWith('settle')
  return isThere || only.id.startsWith('move') ? { option: only.id, ship, isThere } : null
}
