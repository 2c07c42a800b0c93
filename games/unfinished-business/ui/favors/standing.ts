import { at, type KernelView, type Lang, type Seat } from '@kantyna/kernel'
import type { SeatStanding } from '@kantyna/ui'
import type { IconName } from '../../../outer-rim/ui/drawing/Icon.tsx'
import { type RimView, rimView } from '../../../outer-rim/ui/view.ts'
import { characterName } from '../../../outer-rim/words/things/names.ts'
import { hasFavors } from '../../rules/favors/asking.ts'
import { tokensHeldBy } from '../../rules/favors/debt-tokens.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { favorTitle } from '../../words/things/favor-text.ts'
import { favorWords } from './words.ts'

type Standing = SeatStanding<IconName>

/**
 * Adds to the line of each seat whose debt tokens it holds, and whether it has received a favor this turn. These facts
 * come before the facts that have no room on a phone.
 */
export function withFavors(
  view: KernelView,
  lang: Lang,
  standings: readonly Standing[],
): readonly Standing[] {
  const seen = rimView(view)
  if (!hasFavors(seen)) return standings
  return standings.map((standing) => ({
    ...standing,
    facts:
      standing.facts.length === 0
        ? []
        : [...standing.facts.slice(0, 2), ...factsOf(seen, standing.seat, lang), ...standing.facts.slice(2)],
  }))
}

function factsOf(view: RimView, seat: Seat, lang: Lang): Standing['facts'] {
  const words = favorWords(lang)
  const name = (other: Seat) => characterName(lang, at(view.characters, other))
  const debtors = tokensHeldBy(view, seat).filter((owner) => owner !== seat)
  const favor = unfinished(view).favors[seat] ?? null
  return [
    ...(debtors.length === 0
      ? []
      : [
          {
            icon: 'token',
            value: String(debtors.length),
            label: words.holds(debtors.map(name).join(', ')),
          } as const,
        ]),
    ...(favor === null
      ? []
      : [{ icon: 'hand', value: '', label: words.receivedShort(favorTitle(lang, favor.code)) } as const]),
  ]
}

/** The button on the board that opens the panel, in games with favors. */
export function dealLabel(view: RimView, lang: Lang): string | null {
  return hasFavors(view) ? favorWords(lang).open : null
}
