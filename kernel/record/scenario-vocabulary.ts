import type { FullGameBundle } from '../play/bundle.ts'
import type { Facts } from '../play/decision.ts'
import type { ChoiceError } from '../play/engine.ts'
import { Fault } from '../play/fault.ts'
import type { Plain, Position } from '../play/position.ts'

/** The words of a game's scenarios that no example shows: a section of its README, made from the game itself. */

/** What a `try` can be refused with: a scenario has been read, so it is never malformed. */
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

/** What any fact may be, tried one after the other until a sentence comes of it. */
const usualSamples: readonly Plain[] = [2, 1, 'x', true, [2], []]
const MOST_TRIES = 2000
/** Of these there is less than is needed: the second sample is 1. */
const fewer: readonly string[] = ['has', 'amount']

/** A refusal's sentence about facts that are made up: its words say which they look at, and what they can be. */
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
    const said = saidOrNull(() => say(facts))
    if (said !== null) return said
    if (!tryNext(tried, samples.length)) break
  }
  throw new Fault(`no facts make a sentence of the refusal ${reason}`)
}

function saidOrNull(say: () => string): string | null {
  try {
    const said = say()
    return /undefined|NaN|\[object|\bx\b| [;,.]/.test(said) ? null : said
  } catch {
    return null
  }
}

/** Like the digits of a number: the fact that was looked at last changes first. */
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

/** A page with the section in its place, between two comments that name the command which makes it; null without them. */
export function withVocabulary(page: string, edition: string, section: string): string | null {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) return null
  return `${page.slice(0, begin)}${BEGIN} ${edition} --into FILE -->\n\n${section}\n${page.slice(end)}`
}
