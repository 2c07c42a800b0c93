import type { Option, Thing } from '@kantyna/kernel'
import { type AssembledPart, type Assembly, currentPart, type PartPick } from './assembly.ts'

/** How things on the table react while an answer is being assembled. */

/** The things to light: the current part can still take them. */
export function litForPart(assembly: Assembly): ReadonlySet<Thing> {
  const part = currentPart(assembly)?.part
  const isAvailable = (index: number) => part?.limits?.[index] !== 0
  return new Set(part?.options.flatMap(({ touches }, index) => (isAvailable(index) ? touches : [])) ?? [])
}

/** The things to draw raised: they are already part of the answer. */
export function pickedSoFar({ option, parts }: Assembly): ReadonlySet<Thing> {
  return new Set([
    ...option.touches,
    ...parts.flatMap((each) => pickedOptions(each)).flatMap(({ touches }) => touches),
  ])
}

/** The pick that a touched thing means in the current part; null if it means none, or several. */
export function pickByTouch(assembly: Assembly, thing: Thing): PartPick | null {
  const [only, ...others] =
    currentPart(assembly)?.part.options.filter(({ touches }) => touches.includes(thing)) ?? []
  return only === undefined || others.length > 0 ? null : { option: only.id }
}

/** The options picked in a part, in their order. */
export function pickedOptions({ part, picks }: AssembledPart): readonly Option[] {
  switch (picks.shape) {
    case 'number':
      return []
    case 'amounts':
      return part.options.filter((_, index) => (picks.counts[index] ?? 0) > 0)
    default:
      return picks.chosen.flatMap((id) => part.options.filter((option) => option.id === id))
  }
}
