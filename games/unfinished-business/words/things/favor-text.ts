import type { Lang } from '@kantyna/kernel'
import type { Faction } from '../../../outer-rim/content/names.ts'
import { factionNames, reputationWith, skillNames } from '../../../outer-rim/words/cards/card-terms.ts'
import { favorKind } from '../../rules/favors/kinds.ts'

/** Favors in a few words. */

const byFaction: Readonly<Record<Faction, string>> = {
  rebel: 'the Rebels',
  imperial: 'the Empire',
  hutt: 'the Hutts',
  syndicate: 'the Syndicate',
}

/** "Advice (Tech)", "Rada (Technika)": as a title. */
export function favorTitle(lang: Lang, code: number): string {
  const kind = favorKind(code)
  const isPolish = lang === 'pl'
  switch (kind.is) {
    case 'advice':
      return isPolish ? `Rada (${skillNames.pl[kind.skill]})` : `Advice (${skillNames.en[kind.skill]})`
    case 'strategy':
      return isPolish ? 'Strategia bojowa' : 'Combat Strategy'
    case 'support':
      return isPolish ? `Poparcie (${factionNames.pl[kind.faction]})` : `Support (${byFaction[kind.faction]})`
    case 'shortcut':
      return isPolish ? 'Skrót' : 'Shortcut'
  }
}

/** The effect of a favor (UB-FAV-07, UB-FAV-10, UB-FAV-13, UB-FAV-14). */
export function favorBrings(lang: Lang, code: number): string {
  const kind = favorKind(code)
  const isPolish = lang === 'pl'
  switch (kind.is) {
    case 'advice':
      return isPolish
        ? 'ta umiejętność w następnym teście'
        : `${skillNames.en[kind.skill]} for the next skill test`
    case 'strategy':
      return isPolish ? '1 kość więcej w jednej walce' : '1 extra die in one combat'
    case 'support':
      return isPolish
        ? `pozytywna reputacja ${reputationWith.pl[kind.faction]} do końca tury`
        : `positive reputation with ${byFaction[kind.faction]} until the end of the turn`
    case 'shortcut':
      return isPolish ? '+1 do hipernapędu do końca tury' : '+1 hyperdrive until the end of the turn'
  }
}
