import type { Look } from '../../../outer-rim/ui/drawing/Globe.tsx'
import type { CoreWorld } from '../../content/names.ts'

/** Worlds that are a single city: lights at both ends of the Core, cold and warm. */
export const looks: Readonly<Record<CoreWorld, Look>> = {
  'core-spinward': { hue: 214, saturation: 30, other: 44, surface: 'lights' },
  'core-trailing': { hue: 28, saturation: 32, other: 50, surface: 'lights' },
}
