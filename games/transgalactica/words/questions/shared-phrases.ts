import {
  capitalised,
  counted,
  type Facts,
  type Lang,
  type Line,
  type Option,
  type PresentedDecision,
  plural,
  thing,
} from '@kantyna/kernel'
import { goods } from '../../content/names.ts'
import { goodCount, joined } from '../cards/effect-words.ts'
import { goodTotal } from '../things/names.ts'
import { askingName } from '../things/things.ts'

/** Small parts that questions, log and refusals share. */

/** "2 energy and 1 credit", as the object of a verb; a fifth number counts resources of any type. */
export function amountsText(lang: Lang, amounts: readonly number[]): string {
  const wording = [...goods, 'any' as const].flatMap((good, index) => {
    const amount = amounts[index] ?? 0
    return amount === 0 ? [] : [goodCount(lang, good, amount)]
  })
  return joined(lang, wording, 'and')
}

/** Amounts in stock: "1 obcy i 1 kredyt". */
export function amountsTotalled(lang: Lang, amounts: readonly number[]): string {
  return joined(lang, totals(lang, amounts), 'and')
}

/** Amounts as a list: "2 energy, 1 credit". */
export function amountsListed(lang: Lang, amounts: readonly number[]): string {
  return totals(lang, amounts).join(', ')
}

function totals(lang: Lang, amounts: readonly number[]): string[] {
  return [...goods, 'any' as const].flatMap((good, index) => {
    const amount = amounts[index] ?? 0
    return amount === 0 ? [] : [goodTotal(lang, good, amount)]
  })
}

/** The cost of a move, from the facts of its option; empty if it is free. */
export function moveCost(lang: Lang, facts: Facts): string {
  const [energy, aliens, any] = ['energy', 'aliens', 'any'].map((name) => numberOr(facts, name, 0))
  return amountsListed(lang, [energy ?? 0, 0, aliens ?? 0, 0, any ?? 0])
}

/** The movement that a way leaves, from the facts of its option: one note, or none if nothing is left. */
export function movementLeft(lang: Lang, facts: Facts): string[] {
  const free = numberOr(facts, 'freeLeft', 0)
  const left = free + numberOr(facts, 'spacesLeft', 0)
  if (left === 0) return []
  const isAllFree = free === left
  const some = free > 0 && !isAllFree
  const spaces = counted(
    lang,
    left,
    isAllFree
      ? {
          en: { one: 'free space left', other: 'free spaces left' },
          pl: { one: 'darmowe pole', few: 'darmowe pola', many: 'darmowych pól', other: 'darmowego pola' },
        }[lang]
      : {
          en: { one: 'space left', other: 'spaces left' },
          pl: { one: 'pole', few: 'pola', many: 'pól', other: 'pola' },
        }[lang],
  )
  if (lang === 'en') return [some ? `${spaces}, ${free} of them free` : spaces]
  const remains = plural('pl', left, { one: 'zostaje', few: 'zostają', many: 'zostaje', other: 'zostaje' })
  return [some ? `${remains} ${spaces}, w tym ${free} bez energii` : `${remains} ${spaces}`]
}

/** The source of a question, before it: "Arcadia: ". */
export function sourcePrefix(lang: Lang, { source }: PresentedDecision): Line {
  if (source === null) return []
  const name = askingName(lang, source)
  return name === '' ? [] : [thing(source, name), ': ']
}

/** A number that the rules may have omitted. */
export function numberOr(facts: Facts, name: string, otherwise: number): number {
  const value = facts[name]
  return typeof value === 'number' ? value : otherwise
}

/** How many of each good were picked. */
export function countedGoods(picks: readonly Option[]): number[] {
  return goods.map((good) => picks.filter(({ id }) => id === good).length)
}

/** A question starts with a capital letter. A source already has its own. */
export function capitalisedLine(wording: Line): Line {
  const [first, ...rest] = wording
  return typeof first === 'string' ? [capitalised(first), ...rest] : wording
}
