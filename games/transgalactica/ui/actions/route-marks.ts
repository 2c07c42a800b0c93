import type { Facts } from '@kantyna/kernel'
import type { Mark } from '../drawing/effect-marks.ts'

/** The length of a way, and its price. */
export function routeMarks(facts: Facts): readonly Mark[] {
  const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : 0)
  return [
    ...(facts['isByTunnel'] === true ? [{ icon: 'tunnel' } as const] : []),
    { icon: 'freeMove', number: String(number('steps')) },
    ...(['energy', 'aliens', 'any'] as const).flatMap((name): Mark[] =>
      number(name) > 0
        ? [{ icon: name === 'aliens' ? 'alien' : name, number: String(number(name)), isCost: true }]
        : [],
    ),
  ]
}
