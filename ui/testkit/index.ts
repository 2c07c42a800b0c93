export { findMissingDescriptions } from './missing-descriptions.tsx'
export { testMoments } from './moments.ts'
export { testRandomMoments } from './random-moments.ts'
export { textsOfMoments } from './texts-of-moments.ts'
