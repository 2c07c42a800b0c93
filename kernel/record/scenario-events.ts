import type { GameEvent } from '../play/event.ts'
import type { Position } from '../play/position.ts'
import { hint, quotable, unknownWord } from '../words/unknown-word.ts'
import { type Found, lookUp, matchesExpectation, pairsAll, same, shown } from './expected.ts'
import { mismatch, within } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'
import type { Expectation } from './scenario-file.ts'
import { knownTexts } from './scenario-known.ts'

type Events = Exclude<Expectation['events'], undefined>
type ExpectedEvent = Extract<Events, readonly unknown[]>[number]

/** Checks the events of the last step: all of them in order, or some that must happen and some that must not. */
export function checkEvents<P extends Position>(running: RunningScenario<P>, expected: Events): void {
  if (Array.isArray(expected)) {
    checkAll(running, expected)
    return
  }
  const { including = [], excluding = [] } = expected
  knownTypes(running, [...including, ...excluding])
  const { events } = running
  const fits = (event: GameEvent, wanted: ExpectedEvent) => eventMatches(running, event, wanted)
  if (!pairsAll(events, including, fits))
    mismatch(`events: expected ${shown({ including })}, got ${shown(describedEvents(running))}`)
  for (const wanted of excluding) {
    knownFacts(running, wanted)
    const found = events.find((event) => fits(event, wanted))
    if (found !== undefined)
      mismatch(
        `events: expected nothing like ${shown(wanted)}, got ${shown(running.words.describeEvent(found))}`,
      )
  }
}

function checkAll<P extends Position>(running: RunningScenario<P>, expected: readonly ExpectedEvent[]): void {
  const { words, events } = running
  knownTypes(running, expected)
  same(
    'events',
    events.map(({ type }) => type),
    expected.map(typeOf),
  )
  for (const [index, event] of events.entries()) {
    const wanted = expected[index]
    if (typeof wanted !== 'object') continue
    const facts = words.describeEvent(event)
    within(`event ${index + 1} (${event.type})`, () => {
      for (const [fact, value] of Object.entries(wanted)) same(fact, found(lookUp(facts, fact)), value)
    })
  }
}

function typeOf(event: ExpectedEvent): string {
  return typeof event === 'string' ? event : event.type
}

function knownTypes<P extends Position>(
  { words }: RunningScenario<P>,
  expected: readonly ExpectedEvent[],
): void {
  const types = Object.keys(words.eventFacts)
  const unknown = expected.map(typeOf).find((type) => !types.includes(type))
  if (unknown !== undefined) mismatch(unknownWord('event', unknown, types))
}

/** Whether an event is of the type and has the facts. */
function eventMatches<P extends Position>(
  { words }: RunningScenario<P>,
  event: GameEvent,
  wanted: ExpectedEvent,
): boolean {
  if (event.type !== typeOf(wanted)) return false
  const facts = words.describeEvent(event)
  return Object.entries(typeof wanted === 'string' ? {} : wanted).every(([fact, value]) => {
    const got = lookUp(facts, fact)
    return 'value' in got && matchesExpectation(got.value, value)
  })
}

/** Refuses a misspelt fact or name: no event would ever match it, so the check would always pass. */
function knownFacts<P extends Position>(running: RunningScenario<P>, wanted: ExpectedEvent): void {
  if (typeof wanted === 'string') return
  const { type, ...facts } = wanted
  const known = running.words.eventFacts[type] ?? []
  for (const [fact, value] of Object.entries(facts)) {
    const [head = ''] = fact.split('.')
    if (!known.includes(head)) mismatch(`events: ${type} has no fact ${quotable(head)}${hint(head, known)}`)
    knownTexts(running, `events: ${type}.${fact}`, value)
  }
}

function describedEvents<P extends Position>({ words, events }: RunningScenario<P>): readonly unknown[] {
  return events.map((event) => words.describeEvent(event))
}

function found(result: Found): unknown {
  return 'missing' in result ? mismatch(result.missing) : result.value
}
