import { at, capitalised, type KernelView, type Lang, type Score, type Seat } from '@kantyna/kernel'
import { type SeatResult, type SeatStanding, seatsOf } from '@kantyna/ui'
import { health, hull } from '../../rules/abilities/values.ts'
import { NONE } from '../../rules/pieces.ts'
import { fameToWin } from '../../rules/reputation/victory.ts'
import { type FameSource, fameSources } from '../../rules/rim.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { type RimView, rimView } from '../view.ts'
import { fameSourceNames, thousands, uiWords } from '../words.ts'

/** The facts of the seats during the game and at its end. */

export function standings(kernelView: KernelView, lang: Lang): readonly SeatStanding<IconName>[] {
  const view = rimView(kernelView)
  return seatsOf(view).map((seat) => ({ seat, facts: factsOf(view, seat, lang) }))
}

function factsOf(view: RimView, seat: Seat, lang: Lang): SeatStanding<IconName>['facts'] {
  if (at(view.characters, seat) === NONE || at(view.ships, seat) === NONE) return []
  const words = uiWords(lang)
  const [fame, wins] = [at(view.fame, seat), fameToWin(view, seat)]
  const [damage, healthLimit] = [at(view.characterDamage, seat), health.of(view, seat)]
  const [hullDamage, hullLimit] = [at(view.shipDamage, seat), hull.of(view, seat)]
  const credits = at(view.credits, seat)
  return [
    { icon: 'fame', value: String(fame), label: words.fame(fame, wins) },
    { icon: 'credits', value: thousands(credits), label: words.credits(credits) },
    ...(damage === 0
      ? []
      : [
          {
            icon: 'health',
            value: `${damage}/${healthLimit}`,
            label: `${words.character}: ${words.damage(damage, healthLimit)}`,
          } as const,
        ]),
    ...(hullDamage === 0
      ? []
      : [
          {
            icon: 'hull',
            value: `${hullDamage}/${hullLimit}`,
            label: `${words.ship}: ${words.damage(hullDamage, hullLimit)}`,
          } as const,
        ]),
    ...(at(view.isDefeated, seat) ? [{ icon: 'defeated', value: '', label: words.lying } as const] : []),
  ]
}

const sourceIcons: Readonly<Record<FameSource, IconName>> = {
  cargo: 'cargo',
  bounty: 'bounty',
  job: 'job',
  patrol: 'patrol',
  luxury: 'luxury',
  personalGoal: 'goal',
  shipGoal: 'ship',
  encounter: 'encounter',
  other: 'fame',
}

/** Fame by source, the largest first. */
export function fameBySource(fame: Readonly<Partial<Record<string, number>>>, lang: Lang) {
  return fameSources
    .map((source) => ({ source, fame: fame[source] ?? 0 }))
    .filter(({ fame: gained }) => gained !== 0)
    .toSorted((one, other) => other.fame - one.fame)
    .map(({ source, fame: gained }) => ({
      icon: sourceIcons[source],
      text: `${fameSourceNames[lang][source]}: ${gained}`,
    }))
}

/** The scores come from the rules (rules/reputation/victory.ts). */
export function result(kernelView: KernelView, lang: Lang): readonly SeatResult<IconName>[] {
  const { winners = [], scores = [] } = rimView(kernelView).outcome ?? {}
  const words = uiWords(lang)
  const rank = ({ seat, total }: Score) => (winners.includes(seat) ? 1000 : 0) + total
  return scores
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ seat, total, sources, facts }) => ({
      seat,
      score: words.wins(total),
      details: [
        ...fameBySource(sources ?? {}, lang),
        { icon: 'credits' as const, text: capitalised(words.credits(Number(facts?.['credits'] ?? 0))) },
      ],
    }))
}
