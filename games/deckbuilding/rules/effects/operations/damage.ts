import { at, type Lang } from '@kantyna/kernel'
import { damageCount } from '../../../words/cards/counts.ts'
import { amountText } from '../../../words/cards/phrases.ts'
import { dealPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { damageBase, damageOn, damageShip } from '../../combat/damage.ts'
import { type Duel, NOTHING, opponentOf } from '../../duel.ts'
import { FIRST_BASE } from '../../pieces.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardAmount } from '../language.ts'
import type { CardContext, CardOperation } from '../operation.ts'
import { optionOfCopy } from '../shared.ts'
import { worth } from '../worth.ts'

interface DamageArgs {
  readonly damage: CardAmount
  /** The opponent's base, or a choice between it and a ship of the opponent. */
  readonly to: 'base' | 'baseOrShip'
}

const nothingToDamage: DuelRefusal = { rule: 'DB-DEALDMG-01', reason: 'nothingToDamage' }

const baseAndShips = (t: Duel, _: DamageArgs, { seat }: CardContext) => {
  const opponent = opponentOf(seat)
  const base = at(t.bases, opponent)
  return base === NOTHING ? at(t.ships, opponent) : [base, ...at(t.ships, opponent)]
}

/** Damage from an ability goes straight to the base: ships do not stop it (DB-DEALDMG-01). */
export const damage: CardOperation<DamageArgs> = {
  legal(t, { damage: amount, to }, context, language) {
    const opponent = opponentOf(context.seat)
    const hasTarget =
      t.bases[opponent] !== NOTHING || (to === 'baseOrShip' && at(t.ships, opponent).length > 0)
    return hasTarget && language.amount(t, amount, context) > 0 ? null : nothingToDamage
  },
  picks: {
    kind: 'pickTarget',
    rules: ['DB-DEALDMG-01'],
    isWanted: ({ to }) => to === 'baseOrShip',
    from: baseAndShips,
    option: (t, args, context, piece, language) =>
      optionOfCopy(t, baseAndShips(t, args, context), piece, {
        damage: damageOn(t, piece),
        deals: language.amount(t, args.damage, context),
      }),
  },
  run(t, { damage: amount }, context, language, picked) {
    const opponent = opponentOf(context.seat)
    const points = language.amount(t, amount, context)
    const [target = FIRST_BASE] = picked
    if (target >= FIRST_BASE) damageBase(t, opponent, points)
    else damageShip(t, opponent, target, points)
  },
  words: {
    en: ({ damage: count, to }, mood, say) =>
      secondPersonEn(mood, `deal ${amountText('en', count, say, damageCount, damaged.en[to])}`),
    pl: ({ damage: count, to }, mood, say) =>
      secondPersonPl(mood, `${dealPl(mood)} ${amountText('pl', count, say, damageCount, damaged.pl[to])}`),
  },
  hint: (t, { damage: amount }, context, language) => language.amount(t, amount, context) * worth.damage,
}

const damaged: Readonly<Record<Lang, Readonly<Record<DamageArgs['to'], string>>>> = {
  en: {
    base: ' to your opponent’s base',
    baseOrShip: ' to your opponent’s base or to a capital ship they have in play',
  },
  pl: {
    base: ' bazie przeciwnika',
    baseOrShip: ' bazie lub okrętowi przeciwnika',
  },
}
