import { cards, type NewGame } from './table.ts'

/** What can never be true, counted independently of the rules. */
export function violations(t: NewGame): string[] {
  const all = [...t.deck, ...t.hands.flat(), ...t.pile]
  return new Set(all).size === cards.length && all.length === cards.length ? [] : ['cards do not add up']
}
