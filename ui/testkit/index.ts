export { testMoments } from './moments.ts'
export { saidOf } from './said.ts'
export { untold } from './untold.tsx'
