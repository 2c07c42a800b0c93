import { gainingTop } from './gaining-top.ts'
import { hiring } from './hiring.ts'
import { pickContactToSwap, swapping } from './swapping.ts'

/** The routines and questions that operations need, apart from those of the language. */
export const effectRoutines = [gainingTop, hiring, swapping]
export const effectKinds = [pickContactToSwap]
