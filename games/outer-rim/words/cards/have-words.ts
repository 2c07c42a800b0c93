import { assert, type Lang } from '@kantyna/kernel'
import type { CardWhen } from '../../rules/effects/vocabulary.ts'
import { conditionClause } from './effect-text.ts'

/**
 * Goals are worded as instructions: "have at least 2 bounties" instead of "you have at least 2 bounties". They are made from
 * the text of the condition, so that conditions of expansions need no second text.
 */
type Form = readonly [clause: RegExp, have: string]

/** Clauses that stand alone, and clauses after another one; the first match counts. */
const forms: Readonly<Record<Lang, { readonly whole: readonly Form[]; readonly further: readonly Form[] }>> =
  {
    en: {
      whole: [
        [/^you have /, 'have '],
        [/^your ship costs /, 'have a ship that costs '],
        [/^none of your reputations is negative$/, 'have no negative reputation'],
        [
          /^your (\S+) reputation is (\S+) and your (\S+) reputation is (\S+)$/,
          'have $2 $1 and $4 $3 reputation',
        ],
        [/^your (\S+(?: or \S+)?) reputation is (\S+)$/, 'have $2 $1 reputation'],
        [/^your damage tokens are on /, 'have your damage tokens on '],
        [/^there are (.*) on your cards$/, 'have $1 on your cards'],
      ],
      further: [
        [/,? and your (\S+) reputation is (\S+)$/, ' and $2 $1 reputation'],
        [/, and your gear and mods together cost /, ' with a total cost of '],
      ],
    },
    pl: {
      whole: [
        [/^masz /, 'miej '],
        [/^twój statek kosztuje /, 'miej statek, który kosztuje '],
        [/^żadna z twoich reputacji nie jest negatywna$/, 'nie miej negatywnej reputacji w żadnej frakcji'],
        [/^twoja reputacja (.+) jest (\p{L}+)a, a (.+) (\p{L}+)a$/u, 'miej $2ą reputację $1, a $4ą $3'],
        [/^twoja reputacja (.+) jest (\p{L}+)a$/u, 'miej $2ą reputację $1'],
        [/^twoje żetony obrażeń leżą na /, 'miej swoje żetony obrażeń na '],
        [/^na twoich kartach leżą (.*)$/, 'miej na swoich kartach $1'],
      ],
      further: [
        [/, a twoja reputacja (.+) jest (\p{L}+)a$/u, ' i $2ą reputację $1'],
        [/, a łączny koszt twoich kart sprzętu i modyfikacji to /, ' o łącznym koszcie '],
      ],
    },
  }

export function haveText(when: CardWhen, lang: Lang): string {
  const clause = conditionClause(when, lang)
  const { whole, further } = forms[lang]
  const form = whole.find(([found]) => found.test(clause))
  assert(form !== undefined, `nobody can be told to have this: ${clause}`)
  return further.reduce((wording, [found, have]) => wording.replace(found, have), clause.replace(...form))
}
