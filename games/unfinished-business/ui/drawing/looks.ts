import type { Look } from '../../../outer-rim/ui/drawing/Globe.tsx'
import type { CoreWorld } from '../../content/names.ts'

/** Each of the Core Worlds is a single city, so both show lights: cold ones and warm ones. */
export const looks: Readonly<Record<CoreWorld, Look>> = {
  'core-spinward': { hue: 214, saturation: 30, other: 44, surface: 'lights' },
  'core-trailing': { hue: 28, saturation: 32, other: 50, surface: 'lights' },
}
