import * as z from 'zod/mini'
import type { RimOptions } from '../../outer-rim/rules/rim.ts'

/** What a table with the expansion agrees on besides (UB-VAR-01, UB-VAR-02). */
export interface UnfinishedOptions extends Omit<RimOptions, 'fame'> {
  readonly favors: 'yes' | 'no'
  readonly ambitions: 'yes' | 'no'
  /** Fame 8 is for Ambitions (UB-AMB-08, UB-AMB-09). */
  readonly fame: '8' | '10' | '12'
  /** How many AI players one person plays against (UB-DUO-01). */
  readonly aiPlayers: '1' | '2'
}

const YES_NO = ['yes', 'no'] as const

export const optionReaders: { readonly [option: string]: z.ZodMiniType } = {
  favors: z._default(z.enum(YES_NO), 'no'),
  ambitions: z._default(z.enum(YES_NO), 'no'),
  fame: z._default(z.enum(['8', '10', '12']), '10'),
  aiPlayers: z._default(z.enum(['1', '2']), '1'),
}
