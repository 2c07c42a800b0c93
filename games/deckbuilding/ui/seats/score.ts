import {
  at,
  counted,
  type KernelView,
  type Lang,
  type PluralForms,
  type Score,
  type Seat,
} from '@kantyna/kernel'
import { type SeatResult, type SeatStanding, seatsOf } from '@kantyna/ui'
import { basesToWin, NOTHING } from '../../rules/duel.ts'
import { isForceWith } from '../../rules/force/force.ts'
import { hitPointsLeft, hitPointsOf } from '../../rules/pieces.ts'
import { hitPointCount } from '../../words/cards/counts.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { type DuelView, duelView } from '../view.ts'
import { cardForms, pieceNameOf } from '../words.ts'

/** The standings of the seats during the duel and at its end. */

const scoreWords = {
  en: {
    hull: (left: number, all: number) => `base: ${left} of ${all} hit points left`,
    noBase: 'no base until the next turn',
    destroyed: (done: number, all: number) => `bases destroyed: ${done} of ${all}`,
    hand: (cards: string) => `hand: ${cards}`,
    resources: (amount: number) => `resources: ${amount}`,
    force: 'the Force is with this player',
    won: 'Won the duel',
    base: (name: string) => `Destroyed: ${name}`,
    left: (name: string, left: number) => `${name}: ${hitPointCount('en', left)} left`,
  },
  pl: {
    hull: (left: number, all: number) => `baza: ${left} z ${all} punktów wytrzymałości`,
    noBase: 'brak bazy do następnej tury',
    destroyed: (done: number, all: number) => `zniszczone bazy: ${done} z ${all}`,
    hand: (cards: string) => `ręka: ${cards}`,
    resources: (amount: number) => `zasoby: ${amount}`,
    force: 'Moc jest z tym graczem',
    won: 'Zwycięstwo',
    base: (name: string) => `Zniszczono: ${name}`,
    left: (name: string, left: number) => `${name}: jeszcze ${hitPointCount('pl', left)}`,
  },
} as const

const destroyedForms: Readonly<Record<Lang, PluralForms>> = {
  en: { one: 'base destroyed', other: 'bases destroyed' },
  pl: { one: 'zniszczona baza', few: 'zniszczone bazy', many: 'zniszczonych baz', other: 'zniszczonej bazy' },
}

export function standings(kernelView: KernelView, lang: Lang): readonly SeatStanding<IconName>[] {
  const view = duelView(kernelView)
  const wording = scoreWords[lang]
  return seatsOf(view).map((seat) => {
    const cards = at(view.hands, seat).length
    const destroyed = at(view.victory, seat).length
    const wanted = basesToWin(view.options)
    const resources = at(view.resources, seat)
    return {
      seat,
      facts: [
        hullFact(view, seat, lang),
        { icon: 'trophy', value: `${destroyed}/${wanted}`, label: wording.destroyed(destroyed, wanted) },
        { icon: 'card', value: String(cards), label: wording.hand(counted(lang, cards, cardForms[lang])) },
        ...(view.active === seat && view.outcome === null
          ? [{ icon: 'resources', value: String(resources), label: wording.resources(resources) } as const]
          : []),
        ...(isForceWith(view, seat) ? [{ icon: 'force', value: '', label: wording.force } as const] : []),
      ],
    }
  })
}

function hullFact(view: DuelView, seat: Seat, lang: Lang): SeatStanding<IconName>['facts'][number] {
  const base = at(view.bases, seat)
  if (base === NOTHING) return { icon: 'hull', value: '–', label: scoreWords[lang].noBase }
  const left = hitPointsLeft(base, at(view.baseDamage, seat))
  return { icon: 'hull', value: String(left), label: scoreWords[lang].hull(left, hitPointsOf(base)) }
}

/** The scores are those of the rules (rules/victory.ts). */
export function result(kernelView: KernelView, lang: Lang): readonly SeatResult<IconName>[] {
  const view = duelView(kernelView)
  const wording = scoreWords[lang]
  const { winners = [], scores = [] } = view.outcome ?? {}
  const rank = ({ seat, total }: Score) => (winners.includes(seat) ? 100 : 0) + total
  return scores
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ seat, total, facts }) => ({
      seat,
      score: counted(lang, total, destroyedForms[lang]),
      details: [
        ...(winners.includes(seat) ? [{ icon: 'trophy', text: wording.won } as const] : []),
        ...at(view.victory, seat).map(
          (base) => ({ icon: 'target', text: wording.base(pieceNameOf(lang, base)) }) as const,
        ),
        ...(at(view.bases, seat) === NOTHING
          ? []
          : [
              {
                icon: 'hull',
                text: wording.left(pieceNameOf(lang, at(view.bases, seat)), Number(facts?.['left'] ?? 0)),
              } as const,
            ]),
      ],
    }))
}
