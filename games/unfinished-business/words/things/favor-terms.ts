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
import { englishTerms, polishTerms } from '../../../outer-rim/words/questions/trade-terms.ts'
import { debtThing } from '../../rules/favors/debt-tokens.ts'
import { DEBT, FAVOR } from '../../rules/favors/granting.ts'
import { favorTitle } from './favor-text.ts'

/** Favors and debt tokens in sentences. */

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

/** Whether a deal involves a favor or a debt token. */
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
