import { rulesOf } from '../composition.ts'
import type { Rim } from '../rim.ts'

/** The number under which the tables know the resource that a card shows: its own, unless an expansion rotates cards. */
export function shownBy(t: Rim, card: number): number {
  const { resourceShown } = rulesOf(t).action
  return resourceShown === null ? card : resourceShown(t, card)
}

/** The same for the slot that a held card fills. */
export function inSlot(t: Rim, card: number): number {
  const { resourceInSlot } = rulesOf(t).action
  return resourceInSlot === null ? shownBy(t, card) : resourceInSlot(t, card)
}
