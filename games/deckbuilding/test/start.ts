import { answer, at, begin, newChance, readChoice } from '@kantyna/kernel'
import { bundle, type Duel, type DuelOptions, deckbuilding } from '../index.ts'

const beginner: DuelOptions = { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' }

/** A duel at its first decision, from a numbered shuffle. */
export function begun(seed: number, options: Partial<DuelOptions> = {}): Duel {
  return begin(deckbuilding, 2, { ...beginner, ...options }, newChance(seed, deckbuilding.streams))
}

/** A duel in the middle, arranged in the words of the scenarios. */
export function arranged(seed: number, block: object): Duel {
  return bundle.scenarioWords.arrange(2, beginner, block, newChance(seed, deckbuilding.streams))
}

/** Attacks a target of the row or the base with these cards. */
export function attack(t: Duel, target: string, ...cards: string[]): void {
  choose(t, `attack ${target}`, ...cards.map((card) => `commit=${card}`))
}

/** Answers the first open question by the ids of options. */
export function choose(t: Duel, ...picks: string[]): void {
  const { seat, id } = at(t.open, 0)
  const read = readChoice(deckbuilding, t, { seat, decision: id, picks })
  if (!read.ok) throw new Error(`${picks.join(', ')}: ${JSON.stringify(read.error)}`)
  answer(deckbuilding, t, read.value.decision, read.value.picks)
}
