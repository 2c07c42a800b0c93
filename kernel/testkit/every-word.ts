import {
  canonical,
  type GameWithWords,
  type Lang,
  type Line,
  type Position,
  type PresentedDecision,
} from '../index.ts'

/** Whatever a question needs to be put to a player is said in every language: what it asks, its options, why not. */
export function checkWords<P extends Position>(
  { words }: GameWithWords<P>,
  asked: PresentedDecision,
  name: string,
): string[] {
  return (Object.keys(words) as Lang[]).flatMap((lang) => {
    const { prompt, option, refusal } = words[lang]
    return [
      ...checkSaid(`the prompt of ${name}`, lang, () => prompt(asked)),
      ...asked.options.flatMap((each) =>
        checkSaid(`option ${each.id} of ${name}`, lang, () => option(asked, each)),
      ),
      ...asked.blocked.flatMap((each) =>
        checkSaid(`why ${each.id} of ${name} is blocked`, lang, () => [refusal(each.refusal)]),
      ),
    ]
  })
}

function checkSaid(what: string, lang: Lang, say: () => Line): string[] {
  let said: Line
  try {
    said = say()
  } catch (problem) {
    return [`${what} cannot be said in ${lang}: ${String(problem)}`]
  }
  const isEmpty = said.every((segment) => segment === undefined || segment === '')
  if (isEmpty) return [`${what} is empty in ${lang}`]
  return isGarbled(canonical(said)) ? [`${what} is garbled in ${lang}: ${canonical(said)}`] : []
}

function isGarbled(text: string): boolean {
  return /undefined|NaN|\[object/.test(text)
}
