import {
  at,
  type Lang,
  type Line,
  line,
  type Offer,
  player,
  type Seat,
  type Terms,
  thing,
} from '@kantyna/kernel'
import type { Faction } from '../../../outer-rim/content/names.ts'
import { factionNames, reputationWith, skillNames } from '../../../outer-rim/words/cards/card-terms.ts'
import { englishTerms, polishTerms } from '../../../outer-rim/words/questions/trade-terms.ts'
import { debtThing } from '../../rules/favors/debt-tokens.ts'
import { DEBT, FAVOR } from '../../rules/favors/granting.ts'
import { favorKind } from '../../rules/favors/kinds.ts'

/** Favors and debt tokens in sentences. */

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

/** Its effect, as a reader needs it (UB-FAV-07, UB-FAV-10, UB-FAV-13, UB-FAV-14). */
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

/** In Polish as an object: "Radę (Technika)". */
export function favorAsObject(lang: Lang, code: number): string {
  if (lang === 'en') return favorTitle('en', code)
  return favorTitle('pl', code).replace('Rada', 'Radę').replace('Strategia bojowa', 'Strategię bojową')
}

export function debtLink(lang: Lang, owner: Seat): Line {
  return lang === 'pl'
    ? [thing(debtThing(owner), 'żeton zobowiązania'), ' (', player(owner), ')']
    : [player(owner), '’s ', thing(debtThing(owner), 'debt token')]
}

const tradeTerms = { en: englishTerms, pl: polishTerms }

/** Everything that one side of a deal gives: "2,000 credits and Enfys’s debt token". */
export function termsText(lang: Lang, terms: Terms): Line {
  const { [FAVOR]: favors = [], [DEBT]: debts = [], ...traded } = terms
  const parts: Line[] = []
  if (favors.length > 0) parts.push(line`${favorAsObject(lang, at(favors, 0))}`)
  if (Object.keys(traded).length > 0) parts.push(tradeTerms[lang](traded))
  for (const owner of debts) parts.push(debtLink(lang, owner))
  if (parts.length === 0) return tradeTerms[lang]({})
  const and = lang === 'pl' ? ' i ' : ' and '
  return parts.flatMap((part, index) => {
    if (index === 0) return part
    return [index === parts.length - 1 ? and : ', ', ...part]
  })
}

/** Whether a deal is about more than trade. */
export function isAboutFavors({ gives, takes }: Pick<Offer, 'gives' | 'takes'>): boolean {
  return [gives, takes].some((terms) => terms[FAVOR] !== undefined || terms[DEBT] !== undefined)
}

/** The favor that is asked for without anything in return; null for other deals. */
export function bareRequest({ gives, takes }: Pick<Offer, 'gives' | 'takes'>): number | null {
  const asked = takes[FAVOR]
  return asked !== undefined && Object.keys(gives).length === 0 && Object.keys(takes).length === 1
    ? at(asked, 0)
    : null
}
