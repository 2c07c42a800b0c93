import { counted, type Lang } from '@kantyna/kernel'
import { colourWords, joined, kindWords } from '../../../words/cards/effect-words.ts'
import { countMatchingOutposts } from '../../map/outposts.ts'
import type { Conditions, HasOutpostsArgs } from '../vocabulary.ts'

const planetsEn = { one: 'planet', other: 'planets' }
/** In the locative, after "na". */
const planetsPl = { one: 'planecie', few: 'planetach', many: 'planetach', other: 'planety' }

/** Polish adjectives for one or several planets, in the locative: "górniczej", "górniczych", "żółtej", "żółtych". */
function adjectivePl(stem: string, count: number): string {
  const soft = stem.endsWith('k') ? 'i' : ''
  return count === 1 ? `${stem}${soft}ej` : `${stem}${soft === '' ? 'y' : 'i'}ch`
}

function planetsText(lang: Lang, { on, colours, kind }: HasOutpostsArgs): string {
  const count = counted(lang, on, lang === 'pl' ? planetsPl : planetsEn)
  if (kind !== undefined)
    return lang === 'pl'
      ? `${count} ${adjectivePl(kindWords[kind].pl, on)}`
      : count.replace('planet', `${kindWords[kind].en} planet`)
  if (colours === undefined) return count
  if (colours === 'same') return lang === 'pl' ? `${count} tego samego koloru` : `${count} of the same colour`
  if (colours === 'different')
    return lang === 'pl' ? `${count} różnych kolorów` : `${count} of different colours`
  const each = colours.map((colour) =>
    lang === 'pl'
      ? `${count} ${adjectivePl(colourWords[colour].pl, on)}`
      : `${on} ${colourWords[colour].en} ${on === 1 ? 'planet' : 'planets'}`,
  )
  return joined(lang, each, 'or')
}

/** GC-MIS-08, GC-ORG-42, GC-ORG-48, GC-ORG-49, GC-ORG-57: outposts on a number of planets of one sort. */
export const hasOutposts: Conditions['hasOutposts'] = {
  legal(t, args, { seat }) {
    const has = countMatchingOutposts(t, seat, args)
    const needs = args.on
    return has >= needs ? null : { rule: 'GC-MIS-04', reason: 'tooFewOutposts', facts: { has, needs } }
  },
  words: {
    en: (args) => `you have ${args.on === 1 ? 'an outpost' : 'outposts'} on ${planetsText('en', args)}`,
    pl: (args) => `masz ${args.on === 1 ? 'placówkę' : 'placówki'} na ${planetsText('pl', args)}`,
  },
}
