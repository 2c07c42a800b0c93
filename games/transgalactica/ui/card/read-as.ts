import { at, type KernelView, type Thing } from '@kantyna/kernel'
import { galaxyView } from '../view.ts'

/**
 * The reader shows the planet for a space of the map, the decree for an office of the Senate, and the set for a drafted
 * card.
 */
export function readAs(thing: Thing, kernelView: KernelView): Thing {
  const view = galaxyView(kernelView)
  const [kind, id] = thing.split(':')
  if (kind === 'space') {
    const planet = at(view.planets, Number(id))
    return planet >= 0 ? `planet:${planet}` : thing
  }
  if (kind === 'wealth') {
    const set = view.wealthSets.find((cards) => cards.includes(Number(id)))
    return set === undefined ? thing : `wealthSet:${set.join('-')}`
  }
  if (kind === 'office') return `decree:${at(view.decrees, Number(id))}`
  return thing
}
