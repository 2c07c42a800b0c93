import { graphOf, type Text } from '../../index.ts'

/** The ships, cards and places of the shipyard toy. */

export type CardType = 'ship' | 'crew' | 'gadget' | 'cargo'

interface Ship {
  readonly name: Text
  readonly cost: number
  /** What each slot may hold. */
  readonly slots: readonly (readonly CardType[])[]
}

export interface Card {
  readonly name: Text
  readonly type: CardType
  readonly cost: number
  /** The sheet that a ship's card stands for. */
  readonly ship?: number
  /** What it gives while it is held; `unhurt` where only to somebody without wounds. */
  readonly fame?: number
  readonly unhurt?: true
  /** How far the guard walks when the card is turned up. */
  readonly guard?: number
}

export const BARGE = 0
export const CLIPPER = 1
const TUG = 2

export const ships: readonly Ship[] = [
  {
    name: { pl: 'barka', en: 'barge' },
    cost: 5,
    slots: [['crew'], ['crew'], ['gadget'], ['cargo']],
  },
  { name: { pl: 'kliper', en: 'clipper' }, cost: 10, slots: [['crew'], ['gadget', 'cargo']] },
  {
    name: { pl: 'holownik', en: 'tug' },
    cost: 7,
    slots: [['crew'], ['crew'], ['gadget', 'cargo'], ['gadget', 'cargo']],
  },
]

export const cards = [
  { name: { pl: 'kliper', en: 'clipper' }, type: 'ship', cost: 10, ship: CLIPPER },
  { name: { pl: 'holownik', en: 'tug' }, type: 'ship', cost: 7, ship: TUG },
  { name: { pl: 'pilotka', en: 'pilot' }, type: 'crew', cost: 2 },
  { name: { pl: 'kucharz', en: 'cook' }, type: 'crew', cost: 2, guard: 1 },
  { name: { pl: 'lekarka', en: 'surgeon' }, type: 'crew', cost: 3 },
  { name: { pl: 'sekstans', en: 'sextant' }, type: 'gadget', cost: 4, fame: 1 },
  { name: { pl: 'latarnia', en: 'lantern' }, type: 'gadget', cost: 2, guard: 2 },
  { name: { pl: 'bandera', en: 'ensign' }, type: 'gadget', cost: 3, fame: 1, unhurt: true },
  { name: { pl: 'jedwab', en: 'silk' }, type: 'cargo', cost: 3, guard: 3 },
  { name: { pl: 'sól', en: 'salt' }, type: 'cargo', cost: 1, guard: 2 },
  { name: { pl: 'bursztyn', en: 'amber' }, type: 'cargo', cost: 4, fame: 1 },
  { name: { pl: 'luneta', en: 'spyglass' }, type: 'gadget', cost: 3, guard: 4 },
  { name: { pl: 'cieśla', en: 'carpenter' }, type: 'crew', cost: 1 },
  { name: { pl: 'sternik', en: 'helmsman' }, type: 'crew', cost: 2, guard: 1 },
  { name: { pl: 'trębaczka', en: 'bugler' }, type: 'crew', cost: 1, guard: 2 },
  { name: { pl: 'kotwica', en: 'anchor' }, type: 'gadget', cost: 2 },
  { name: { pl: 'dzwon', en: 'bell' }, type: 'gadget', cost: 3, fame: 1, unhurt: true },
  { name: { pl: 'wino', en: 'wine' }, type: 'cargo', cost: 2 },
  { name: { pl: 'herbata', en: 'tea' }, type: 'cargo', cost: 2, guard: 1 },
  { name: { pl: 'miód', en: 'honey' }, type: 'cargo', cost: 3 },
] as const satisfies readonly Card[]

export const card = Object.fromEntries(cards.map(({ name }, number) => [name.en, number])) as Readonly<
  Record<(typeof cards)[number]['name']['en'], number>
> // one number for each name of the list

/** Pieces of all kinds are numbered in one row: cards first, then the tokens of the crew. */
const crew = cards.flatMap(({ type }, number) => (type === 'crew' ? [number] : []))

export const CARDS: readonly number[] = [...cards.keys()]
export const TOKENS: readonly number[] = crew.map((_, index) => cards.length + index)

/** The token that belongs to a card: a crew member's, or none. */
export function tokenOf(number: number): number | null {
  const index = crew.indexOf(number)
  return index < 0 ? null : cards.length + index
}

/** Eight places around a bay; every other one is a port. */
export const bay = graphOf(
  8,
  Array.from({ length: 8 }, (_, place) => [place, (place + 1) % 8] as const),
)

export const PORTS: readonly number[] = [1, 3, 5, 7]
