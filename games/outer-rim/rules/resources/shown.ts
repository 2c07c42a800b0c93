import { rulesOf } from '../composition.ts'
import type { PublicRim } from '../rim.ts'

/** The number in the tables of the resource that a card shows: its own, unless an expansion rotates cards. */
export function shownBy(t: PublicRim, card: number): number {
  const { resourceShown } = rulesOf(t).action
  return resourceShown === null ? card : resourceShown(t, card)
}

/** The number of the resource as which a held card fills a slot. */
export function inSlot(t: PublicRim, card: number): number {
  const { resourceInSlot } = rulesOf(t).action
  return resourceInSlot === null ? shownBy(t, card) : resourceInSlot(t, card)
}
