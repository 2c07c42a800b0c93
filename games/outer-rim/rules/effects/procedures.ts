import { gainingTop } from './gaining-top.ts'
import { hiring } from './hiring.ts'
import { pickContactToSwap, swapping } from './swapping.ts'

/** The procedures and questions that operations need besides the language's own. */
export const effectRoutines = [gainingTop, hiring, swapping]
export const effectKinds = [pickContactToSwap]
