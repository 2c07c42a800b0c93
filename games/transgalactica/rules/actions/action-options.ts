import { at, type Option, type Part, type Seat } from '@kantyna/kernel'
import { areas, forms, goods, workers } from '../../content/names.ts'
import type { Galaxy } from '../galaxy.ts'
import { feeIds } from './action.ts'
import { rulesOf } from './areas.ts'
import { wayIds } from './way-ids.ts'

/** The options that clients see for an action and for each part of it. */

export function areaOption(area: number, form: number): Option {
  const name = at(areas, area)
  return { id: name, touches: [`area:${name}`], facts: { area: name, form: at(forms, form) } }
}

function workerOption(worker: number): Option {
  const name = at(workers, worker)
  return { id: name, touches: [`worker:${name}`], facts: { worker: name } }
}

/** The facts of a way include its action. */
export function actionPartOption(
  t: Galaxy,
  seat: Seat,
  { name }: Part,
  code: number,
  areaSoFar: () => number,
): Option {
  switch (name) {
    case 'worker':
      return workerOption(code)
    case 'fee':
      return { id: at(feeIds, code), touches: [`good:${code === 0 ? 'credits' : 'alien'}`] }
    case 'action':
      return { id: at(areas, code), touches: [`area:${at(areas, code)}`], facts: { area: at(areas, code) } }
    case 'way': {
      const area = areaSoFar()
      const facts = rulesOf(area).wayFacts?.(t, seat, code) ?? {}
      return {
        id: at(wayIds, code),
        touches: [],
        facts: { way: at(wayIds, code), area: at(areas, area), ...facts },
      }
    }
    default:
      return { id: at(goods, code), touches: [`good:${at(goods, code)}`] }
  }
}
