import type { FullGameBundle } from '../play/bundle.ts'
import type { Facts } from '../play/decision.ts'
import type { ChoiceError } from '../play/engine.ts'
import { Fault } from '../play/fault.ts'
import type { Plain, Position } from '../play/position.ts'

/** Generates a section of a game's README: the words of its scenarios that no example shows. */

/** The errors of a `try`, except `malformed`: the reader of scenarios has already checked the form. */
const errors: Readonly<Record<Exclude<ChoiceError['code'], 'malformed'>, string>> = {
  over: 'the game is over',
  stale: 'the question has been answered, or is asked no more',
  'not-yours': 'another seat is asked',
  'no-such-move': 'the seat cannot make this standing move now',
  'no-such-option': 'this is not offered; where it is blocked, `blocked` tells the rule',
  'wrong-count': 'too many or too few are picked',
  twice: 'the same is picked twice',
  'not-a-number': 'the number is out of range, or something else than a number is wanted',
  'part-missing': 'a part of the answer is not said',
  'not-enough': 'what is picked for a part is not enough',
}

/** The section as Markdown. */
export function scenarioVocabulary<P extends Position, O extends object>({
  game,
  scenarioWords,
  refusals,
}: Pick<FullGameBundle<P, O>, 'game' | 'scenarioWords' | 'refusals'>): string {
  const facts = Object.entries(scenarioWords.eventFacts).map(
    ([type, names]) => `| \`${type}\` | ${names.map((name) => `\`${name}\``).join(', ')} |`,
  )
  const reasons = refusals.reasons.map((reason) => {
    const say = (given: Facts) => game.words.en.refusal({ rule: '', reason, facts: given })
    return `| \`${reason}\` | ${sentenceOf(reason, say, refusals.samples ?? [])} |`
  })
  return [
    '### Events and their facts',
    '',
    '| Event | Facts |',
    '|---|---|',
    ...facts,
    '',
    '### What a `try` is refused with',
    '',
    '| `error` | Why |',
    '|---|---|',
    ...Object.entries(errors).map(([code, why]) => `| \`${code}\` | ${why} |`),
    '',
    '### Why something is blocked, or a line does not apply',
    '',
    'The rule stands in `blocked`; the reason is a fact of events (`refusal.reason`). Names and numbers are examples.',
    '',
    '| Reason | What players read |',
    '|---|---|',
    ...reasons,
    '',
  ].join('\n')
}

/** Sample values of facts, tried one after the other until they make a sentence. */
const usualSamples: readonly Plain[] = [2, 1, 'x', true, [2], []]
const MOST_TRIES = 2000
/** These facts must be smaller than the others, so they start with the second sample, which is 1. */
const fewer: readonly string[] = ['has', 'amount']

/** A refusal's sentence with sample facts. A proxy notes which facts the words read; values that fail are replaced. */
function sentenceOf(reason: string, say: (facts: Facts) => string, further: readonly Plain[]): string {
  const samples = [...usualSamples, ...further]
  const tried = new Map<string, number>()
  const facts = new Proxy<Facts>(
    {},
    {
      get(_, name) {
        const fact = String(name)
        if (!tried.has(fact)) tried.set(fact, fewer.includes(fact) ? 1 : 0)
        return samples[tried.get(fact) ?? 0]
      },
    },
  )
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const sentence = sentenceOrNull(() => say(facts))
    if (sentence !== null) return sentence
    if (!tryNext(tried, samples.length)) break
  }
  throw new Fault(`no facts make a sentence of the refusal ${reason}`)
}

function sentenceOrNull(say: () => string): string | null {
  try {
    const sentence = say()
    return /undefined|NaN|\[object|\bx\b| [;,.]/.test(sentence) ? null : sentence
  } catch {
    return null
  }
}

/** Counts up like the digits of a number: the fact that was read last changes first. */
function tryNext(tried: Map<string, number>, samples: number): boolean {
  for (const name of [...tried.keys()].toReversed()) {
    const next = (tried.get(name) ?? 0) + 1
    if (next < samples) {
      tried.set(name, next)
      return true
    }
    tried.delete(name)
  }
  return false
}

const BEGIN = '<!-- words: npx kantyna scenario --list-words'
const END = '<!-- /words -->'

/** Replaces the section between two comments of a page; null without them. The first comment names the command. */
export function withVocabulary(page: string, edition: string, section: string): string | null {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) return null
  return `${page.slice(0, begin)}${BEGIN} ${edition} --into FILE -->\n\n${section}\n${page.slice(end)}`
}
