export { testMoments } from './moments.ts'
export { untold } from './untold.tsx'
