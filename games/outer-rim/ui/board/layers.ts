import type { Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import type { RimView } from '../view.ts'
import type { Chart } from './layout.ts'

export interface LayerProps {
  readonly chart: Chart
  readonly view: RimView
  readonly lang: Lang
  readonly touching: Touching
}

/** What another box draws on the chart, over the tiles and below all that stands on them. */
export const layers: ComponentType<LayerProps>[] = []

/** Its drawings say so when they are loaded. */
export function addLayer(layer: ComponentType<LayerProps>): void {
  layers.push(layer)
}
