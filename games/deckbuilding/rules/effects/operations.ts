export * from './gains.ts'
export * from './galaxy.ts'
export * from './hands.ts'
export * from './strikes.ts'
