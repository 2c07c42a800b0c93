import { at, type KernelView, type Thing } from '@kantyna/kernel'
import { galaxyView } from '../view.ts'

/** A space of the map is read as the planet on it, an office of the Senate as its decree, a drafted card with its set. */
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
