import { assert, type Lang } from '@kantyna/kernel'
import type { Area, Form, Good, Track } from '../../content/names.ts'
import type { Goods } from '../../content/types.ts'
import type { TreeEffect, TreeWhen } from '../../rules/effects/vocabulary.ts'
import { areaGenitivesPl, areaNames, formNames, goodTotal, trackNames } from '../things/names.ts'
import { colourWords, joined, kindWords, trackWords } from './effect-words.ts'

/** Effects and requirements as nouns, for tokens, tracks and lists: "2 energy", "+1 technology", "trade 4". */

export function shortEffect(effect: TreeEffect, lang: Lang): string {
  switch (effect.op) {
    case 'all':
      return effect.of.map((part) => shortEffect(part, lang)).join(', ')
    case 'choose':
      return effect.of.map((part) => shortEffect(part, lang)).join(lang === 'pl' ? ' albo ' : ' or ')
    case 'may':
      return shortEffect(effect.do, lang)
    case 'pay':
      return `${shortEffect(effect.cost, lang)} → ${shortEffect(effect.for, lang)}`
    case 'gain':
      return typeof effect.amount === 'number' ? goodTotal(lang, effect.what, effect.amount) : ''
    case 'gainAny':
      return goodTotal(lang, 'any', effect.amount)
    case 'spend':
      return goodTotal(lang, effect.what, effect.amount)
    case 'advance': {
      const names = effect.on.map((track) => trackNames[track][lang])
      return `${joined(lang, names, 'or')} +${effect.by}`
    }
    case 'raise':
      return `${trackNames[effect.track][lang]} +${effect.by} ${lang === 'pl' ? 'w tej rundzie' : 'this round'}`
    case 'perform':
      return performed(lang, effect.action, effect.form)
    case 'move':
      return freeMoves(lang, effect.spaces)
    default:
      return nameOfEffect(effect.op, lang)
  }
}

function performed(lang: Lang, action: Area | 'any', form: Form): string {
  if (lang === 'pl') {
    if (action === 'omni') return 'wszechakcja'
    return `${action === 'any' ? 'dowolna ' : ''}${formNames[form].pl}${action === 'any' ? '' : ` ${areaGenitivesPl[action]}`}`
  }
  return action === 'any' ? `any ${form} action` : `${form} ${areaNames[action].en}`
}

function freeMoves(lang: Lang, spaces: number): string {
  if (lang === 'pl') return spaces === 1 ? '1 darmowy ruch' : `${spaces} darmowe ruchy`
  return spaces === 1 ? '1 free move' : `${spaces} free moves`
}

function nameOfEffect(op: string, lang: Lang): string {
  const wording = shortNames[op]
  assert(wording !== undefined, `there is no short name for ${op}`)
  return wording[lang]
}

const shortNames: Readonly<Partial<Record<string, Readonly<Record<Lang, string>>>>> = {
  moveToTunnel: { en: 'move to a tunnel', pl: 'ruch do tunelu' },
  mobilise: { en: 'mobilisation', pl: 'mobilizacja' },
  mark: { en: 'marking a technology card', pl: 'oznaczenie karty technologii' },
  takeMission: { en: 'a mission', pl: 'misja' },
  placeOutpost: { en: 'an outpost', pl: 'placówka' },
  doubleIncome: { en: 'double income', pl: 'podwójny dochód' },
  reuseMainSpaces: { en: 'captains on used spaces', pl: 'kapitanowie na zajętych polach' },
  collect: { en: 'collecting resources', pl: 'zebranie zasobów' },
}

/** The requirement of a mission or a decree. */
export function shortWhen(when: TreeWhen, lang: Lang): string {
  switch (when.is) {
    case 'and':
      return onePlanetEach(when.of, lang) ?? when.of.map((part) => shortWhen(part, lang)).join(', ')
    case 'or':
      return joined(
        lang,
        when.of.map((part) => shortWhen(part, lang)),
        'or',
      )
    case 'atLevel':
      return levelText(lang, when.track, when.level)
    case 'hasOutposts':
      return outpostsText(lang, when)
    case 'hasPirates':
      return piratesText(lang, when.atLeast)
    case 'hasMarked':
      return lang === 'pl'
        ? `${when.atLeast} oznaczone karty technologii`
        : `${when.atLeast} technology cards marked`
    case 'hasCompleted':
      return completedText(lang, when.type, when.atLeast)
    case 'hasCompletedEachType':
      return lang === 'pl'
        ? 'ukończona misja każdego z trzech typów'
        : 'a completed mission of each of the three types'
    case 'not':
      return shortWhen(when.that, lang)
  }
}

export function levelText(lang: Lang, track: Track, level: number): string {
  return lang === 'pl' ? `poziom ${trackWords[track].pl} ${level}` : `${trackWords[track].en} level ${level}`
}

function piratesText(lang: Lang, count: number): string {
  if (lang === 'pl') return count === 1 ? '1 żeton piratów' : `${count} żetony piratów`
  return count === 1 ? '1 pirate token' : `${count} pirate tokens`
}

function completedText(lang: Lang, type: keyof typeof completedPl, count: number): string {
  if (lang === 'pl') return `${count} ${completedPl[type]}`
  return `${count} completed ${type} missions`
}

const completedPl = {
  commercial: 'ukończone misje komercyjne',
  war: 'ukończone misje wojenne',
  cultural: 'ukończone misje kulturalne',
} as const

type OutpostsAsked = Extract<TreeWhen, { readonly is: 'hasOutposts' }>

function outpostsText(lang: Lang, { on, colours, kind }: OutpostsAsked): string {
  return lang === 'pl' ? outpostsPl(on, colours, kind) : outpostsEn(on, colours, kind)
}

function outpostsEn(on: number, colours: OutpostsAsked['colours'], kind: OutpostsAsked['kind']): string {
  const [outposts, planets] = on === 1 ? ['an outpost', 'planet'] : ['outposts', 'planets']
  if (kind !== undefined) return `${outposts} on ${on} ${kindWords[kind].en} ${planets}`
  if (colours === undefined) return `${outposts} on ${on} ${planets}`
  if (colours === 'same') return `${outposts} on ${on} ${planets} of the same colour`
  if (colours === 'different') return `${outposts} on ${on} ${planets} of different colours`
  return `${outposts} on ${colours.map((colour) => `${on} ${colourWords[colour].en}`).join(' or ')} ${planets}`
}

/** One outpost on a planet of each of several kinds, with "planet" said once. */
function onePlanetEach(parts: readonly TreeWhen[], lang: Lang): string | null {
  const kinds = parts.flatMap((part) =>
    part.is === 'hasOutposts' && part.on === 1 && part.kind !== undefined ? [part.kind] : [],
  )
  if (kinds.length < parts.length || kinds.length < 2) return null
  if (lang === 'pl') {
    const named = kinds.map((kind) => `${kindWords[kind].pl}${kind === 'wild' ? 'iej' : 'ej'}`)
    return `placówki na planecie ${joined('pl', named, 'and')}`
  }
  const named = kinds.map((kind) => `${kind === 'action' ? 'an' : 'a'} ${kindWords[kind].en}`)
  return `outposts on ${joined('en', named, 'and')} planet`
}

/** In the locative: "na 1 planecie górniczej", "na 3 szarych albo 3 żółtych planetach". */
function outpostsPl(on: number, colours: OutpostsAsked['colours'], kind: OutpostsAsked['kind']): string {
  const [outposts, planets, ending] =
    on === 1 ? ['placówka', 'planecie', 'ej'] : ['placówki', 'planetach', 'ych']
  if (kind === 'wild') return `${outposts} na ${on} ${on === 1 ? 'dzikiej' : 'dzikich'} ${planets}`
  if (kind !== undefined) return `${outposts} na ${on} ${planets} ${kindWords[kind].pl}${ending}`
  if (colours === undefined) return `${outposts} na ${on} ${planets}`
  if (colours === 'same') return `${outposts} na ${on} ${planets} tego samego koloru`
  if (colours === 'different') return `${outposts} na ${on} ${planets} różnych kolorów`
  return `${outposts} na ${colours.map((colour) => `${on} ${colourWords[colour].pl}${ending}`).join(' albo ')} ${planets}`
}

/** A cost as a list: "2 raw materials, 1 alien". */
export function goodsListed(lang: Lang, goods: Goods): string {
  return Object.entries(goods)
    .map(([good, amount]) => goodTotal(lang, good as Good, amount)) // the keys of `Goods`
    .join(', ')
}
