import type { Prose } from '../../prose.ts'

export const prose: Prose = {}
