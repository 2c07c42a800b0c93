import type { Lang } from '@kantyna/kernel'
import type { BaseArgs, HaveArgs, TopCardArgs } from '../rules/effects/args.ts'
import { isOfSide, oneThatFits } from './filters.ts'
import { englishName, nameOfId } from './names.ts'

type ConditionWords<Args> = Readonly<Record<Lang, (args: Args) => string>>

/** What follows after "if". */
export const conditionWords = {
  forceIsWithYou: {
    en: () => 'the Force is with you',
    pl: () => 'Moc jest z tobą',
  } satisfies ConditionWords<object>,
  youHave: {
    en: ({ filter }) => `you have ${oneThatFits('en', filter)} in play`,
    pl: ({ filter }) => `masz w grze ${oneThatFits('pl', filter)}`,
  } satisfies ConditionWords<HaveArgs>,
  opponentHas: {
    en: ({ filter }) => `your opponent has ${oneThatFits('en', filter)} in play`,
    pl: ({ filter }) => `przeciwnik ma w grze ${oneThatFits('pl', filter)}`,
  } satisfies ConditionWords<HaveArgs>,
  baseIs: {
    en: ({ base }) => `your base is ${englishName(base)}`,
    pl: ({ base }) => `twoją bazą jest ${nameOfId('pl', base)}`,
  } satisfies ConditionWords<BaseArgs>,
  topCardIs: {
    en: ({ side }) => `it is ${isOfSide.en[side]}`,
    pl: ({ side }) => `to ${isOfSide.pl[side]}`,
  } satisfies ConditionWords<TopCardArgs>,
}
