import { type Facts, type Lang, type Line, line, type PresentedDecision } from '@kantyna/kernel'
import type { Face, Skill } from '../../content/names.ts'
import { skillNames, testedSkill } from '../cards/card-terms.ts'
import { damageCount } from '../cards/effect-words.ts'
import { facesText } from '../log/log-words.ts'

/** Questions about using an ability: they describe the roll or the damage that it would change. */

/** The facts of a window, which are on its option to pass. */
function windowFacts({ options }: PresentedDecision): Facts {
  return options.find(({ id }) => id === 'pass')?.facts ?? {}
}

/** The faces of the dice; null before the roll. */
function facesIn({ faces }: Facts): readonly Face[] | null {
  return Array.isArray(faces) && faces.length > 0 ? (faces as unknown as readonly Face[]) : null // stored as faces
}

const asks = { en: 'use an ability?', pl: 'używasz zdolności?' } as const

function asked(lang: Lang, about: string): Line {
  return line`${about}: ${asks[lang]}`
}

export function combatWindow(lang: Lang, decision: PresentedDecision): Line {
  const facts = windowFacts(decision)
  const isOwn = facts['isOwn'] === true
  if (facts['moment'] === 'start')
    return asked(lang, lang === 'pl' ? 'Początek walki' : 'Start of the combat')
  const faces = facesIn(facts)
  if (facts['moment'] === 'value' || faces === null) {
    if (lang === 'pl') return asked(lang, isOwn ? 'Przed twoim rzutem' : 'Przed rzutem przeciwnika')
    return asked(lang, isOwn ? 'Before your roll' : 'Before your opponent’s roll')
  }
  const wording = facesText(lang, faces)
  if (lang === 'pl') return asked(lang, `${isOwn ? 'Twój rzut' : 'Rzut przeciwnika'} (${wording})`)
  return asked(lang, `${isOwn ? 'You have rolled' : 'Your opponent has rolled'} ${wording}`)
}

export function testWindow(lang: Lang, decision: PresentedDecision): Line {
  const facts = windowFacts(decision)
  const faces = facesIn(facts)
  const skill = facts['skill'] as Skill | undefined // stored as a skill by the rules
  if (skill === undefined) return asked(lang, lang === 'pl' ? 'Test umiejętności' : 'Skill test')
  if (faces === null)
    return asked(
      lang,
      lang === 'pl' ? `Test ${testedSkill.pl[skill]}` : `Before the ${skillNames.en[skill]} test`,
    )
  const wording = facesText(lang, faces)
  const verdict = verdicts[lang][facts['hasPassed'] === true ? 'passed' : 'failed']
  return lang === 'pl'
    ? line`Test ${testedSkill.pl[skill]} (${wording}): ${verdict}. Używasz zdolności?`
    : line`${skillNames.en[skill]} test: you have rolled ${wording}, ${verdict}. Use an ability?`
}

const verdicts = {
  en: { passed: 'which already passes', failed: 'which does not pass yet' },
  pl: { passed: 'już zdany', failed: 'jeszcze niezdany' },
} as const

export function rollWindow(lang: Lang, decision: PresentedDecision): Line {
  const faces = facesIn(windowFacts(decision))
  if (faces === null) return asked(lang, lang === 'pl' ? 'Po rzucie' : 'After the roll')
  const wording = facesText(lang, faces)
  return asked(lang, lang === 'pl' ? `Twój rzut (${wording})` : `You have rolled ${wording}`)
}

export function damageWindow(lang: Lang, decision: PresentedDecision): Line {
  const { damage, on } = windowFacts(decision)
  if (typeof damage !== 'number')
    return asked(lang, lang === 'pl' ? 'Nadchodzą obrażenia' : 'Damage is about to be suffered')
  const amount = damageCount(lang, damage)
  if (lang === 'pl')
    return asked(lang, `${on === 'ship' ? 'Twój statek' : 'Twoja postać'} ma otrzymać ${amount}`)
  return asked(lang, `Your ${on === 'ship' ? 'ship' : 'character'} is about to suffer ${amount}`)
}
