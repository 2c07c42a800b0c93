import type { Seat } from '@kantyna/kernel'
import type { Rim } from '../../../outer-rim/rules/rim.ts'

export function goalEncounterWorth(_: Rim, __: Seat, ___: number): number {
  return 2
}
