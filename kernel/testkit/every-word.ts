import {
  canonical,
  explained,
  type GameWithWords,
  type Lang,
  type Line,
  type Position,
  type PresentedDecision,
} from '../index.ts'

/** A question has words in every language: its prompt, its options, reasons of blocked ones, and the things they touch. */
export function checkWords<P extends Position>(
  { words }: GameWithWords<P>,
  asked: PresentedDecision,
  name: string,
): string[] {
  return (Object.keys(words) as Lang[]).flatMap((lang) => {
    const { prompt, option, refusal, explain } = words[lang]
    const touched = [...asked.options, ...asked.blocked].flatMap(({ touches }) => touches)
    return [
      ...checkSaid(`the prompt of ${name}`, lang, () => prompt(asked)),
      ...asked.options.flatMap((each) =>
        checkSaid(`option ${each.id} of ${name}`, lang, () => option(asked, each)),
      ),
      ...asked.blocked.flatMap((each) =>
        checkSaid(`why ${each.id} of ${name} is blocked`, lang, () => [refusal(each.refusal)]),
      ),
      ...[...new Set(touched)].flatMap((thing) =>
        checkSaid(`the name of ${thing}`, lang, () => [explained(explain(thing), thing).name]),
      ),
    ]
  })
}

/** The other players can read in every language what is being decided. */
export function checkWaiting<P extends Position>({ words }: GameWithWords<P>, kind: string): string[] {
  return (Object.keys(words) as Lang[]).flatMap((lang) =>
    checkSaid(`waiting for ${kind}`, lang, () => [words[lang].waiting(kind)]),
  )
}

function checkSaid(what: string, lang: Lang, say: () => Line): string[] {
  let said: Line
  try {
    said = say()
  } catch (problem) {
    return [`${what} cannot be said in ${lang}: ${String(problem)}`]
  }
  const isEmpty = said.every((segment) => typeof segment !== 'object' && String(segment ?? '').trim() === '')
  if (isEmpty) return [`${what} is empty in ${lang}`]
  return isGarbled(canonical(said)) ? [`${what} is garbled in ${lang}: ${canonical(said)}`] : []
}

function isGarbled(text: string): boolean {
  return /undefined|NaN|\[object/.test(text)
}
