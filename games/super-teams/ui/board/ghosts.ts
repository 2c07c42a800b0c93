import type { PresentedDecision, Thing } from '@kantyna/kernel'

/** Where the ships would go with the picked card: one ghost per option. */
export interface Ghost {
  readonly ship: number
  readonly from: number
  readonly to: number
}

export function ghostsOf(decisions: readonly PresentedDecision[], picked: ReadonlySet<Thing>): Ghost[] {
  if (picked.size === 0) return []
  const ghosts = new Map<string, Ghost>()
  for (const { options } of decisions) {
    for (const { touches, leadsTo = [], facts } of options) {
      if (![...picked].every((thing) => touches.includes(thing) || leadsTo.includes(thing))) continue
      const [ship, from, to] = [facts?.['ship'], facts?.['from'], facts?.['to']]
      if (typeof ship !== 'number' || typeof from !== 'number' || typeof to !== 'number') continue
      ghosts.set(`${ship} ${to}`, { ship, from, to })
    }
  }
  return [...ghosts.values()]
}
