import { capitalised, type JointWords, type Lang, type PrintedPart } from '@kantyna/kernel'

/** How texts join their parts, as short as the icons they stand for: "gain 2 energy and 1 credit". */

const AND: Readonly<Record<Lang, string>> = { en: ' and ', pl: ' i ' }
const THEN: Readonly<Record<Lang, string>> = { en: ', then ', pl: ', a potem ' }

/** The same verb is said once. */
const verbs = /^(you gain|gain|zyskaj|zyskać|zyskujesz) /

function isGain(clause: string): boolean {
  return verbs.test(clause) && !/[,:;(]/.test(clause)
}

/** What has commas, brackets or "and" of its own is not joined by another "and". */
const isLong = (clause: string): boolean => /[,:;(]| (and|i) /.test(clause)

function inTurn(lang: Lang, parts: readonly PrintedPart[]): string {
  let said = ''
  let isListing = false
  parts.forEach(({ clause, isConditional }, index) => {
    const before = parts[index - 1]
    if (before === undefined) {
      said = clause
      isListing = isGain(clause)
      return
    }
    if (isConditional || before.isConditional || /[:;.] /.test(before.clause)) {
      said += `. ${capitalised(clause)}`
      isListing = isGain(clause)
      return
    }
    if (isListing && isGain(clause)) {
      const next = parts[index + 1]
      const isLast = next === undefined || !isGain(next.clause)
      said += `${isLast ? AND[lang] : ', '}${clause.replace(verbs, '')}`
      return
    }
    isListing = isGain(clause)
    said += `${isLong(said) || isLong(clause) ? THEN[lang] : AND[lang]}${clause}`
  })
  return said
}

export const treeJoints: Readonly<Record<Lang, Partial<JointWords>>> = {
  en: { all: (parts) => inTurn('en', parts) },
  pl: { all: (parts) => inTurn('pl', parts) },
}

/** Where a bound result is counted. */
export const countNames = {
  activated: { en: 'for each planet activated', pl: 'za każdą aktywowaną planetę' },
}
