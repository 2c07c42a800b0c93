import { at, type KernelView, type Seat, type View } from '@kantyna/kernel'
import type { CombatFrame, ContactEncounterFrame, RollFrame, TestFrame } from '../rules/frames.ts'
import { FIRST_CONTACT, NONE } from '../rules/pieces.ts'
import type { Rim, secrets } from '../rules/rim.ts'

/** The table as the person at the screen sees it: a negative number is a card whose face is unknown. */
export type RimView = View<Rim, typeof secrets>

/** The page treats the views of all games alike; the drawings of this game know their type. */
export function rimView(view: KernelView): RimView {
  return view as RimView // made by viewOf with this game's secrets
}

/** The seat whose board is at the lower edge: the viewer's, or for spectators the active player's. */
export function seatBelow(view: RimView): Seat {
  return view.seat ?? view.active
}

/** The card on top of a market deck, or NONE. */
export function marketTop(view: RimView, deck: number): number {
  const pile = at(view.market, deck)
  const top = pile.length === 0 ? NONE : at(pile, pile.length - 1)
  return top < 0 ? NONE : top
}

/** The captive on a bounty of a seat, or NONE. */
export function captiveOn(view: RimView, seat: Seat, bounty: number): number {
  const index = at(view.captiveOn, seat).indexOf(bounty)
  return index < 0 ? NONE : at(at(view.captives, seat), index)
}

export type Contest = CombatFrame | TestFrame | RollFrame

const contests: readonly string[] = ['combat', 'test', 'roll'] satisfies readonly Contest['routine'][]

/** The current combat, test or roll: the innermost one. */
export function contestOf({ stack }: Pick<RimView, 'stack'>): Contest | null {
  const frame = stack.findLast(({ routine }) => contests.includes(routine))
  return frame === undefined ? null : (frame as Contest) // a frame of this routine has this type
}

const buying: readonly string[] = ['buying', 'purchase']

/** Whether a player is buying a card, which happens in the market's panel. */
export function isBuying({ stack }: Pick<RimView, 'stack'>): boolean {
  return buying.includes(stack.at(-1)?.routine ?? '')
}

/** The contact space of the contact that a player is encountering, or NONE. */
export function contactMet({ stack }: Pick<RimView, 'stack'>): number {
  const frame = stack.findLast(({ routine }) => routine === 'contactEncounter')
  return frame === undefined ? NONE : (frame as ContactEncounterFrame).place // a frame of this routine has this type
}

/** The encountered contact, if its token is face up; otherwise NONE. */
export function contactHere(view: RimView): number {
  const place = contactMet(view)
  const piece = place === NONE ? NONE : at(view.contacts, place)
  return piece >= FIRST_CONTACT ? piece : NONE
}
