import { at, type KernelView, type Thing } from '@kantyna/kernel'
import { galaxyView } from './view.ts'

/** A space of the map is read as the planet on it, an office of the Senate as its decree. */
export function readAs(thing: Thing, kernelView: KernelView): Thing {
  const view = galaxyView(kernelView)
  const [kind, id] = thing.split(':')
  if (kind === 'space') {
    const planet = at(view.planets, Number(id))
    return planet >= 0 ? `planet:${planet}` : thing
  }
  if (kind === 'office') return `decree:${at(view.decrees, Number(id))}`
  return thing
}
