import { everybody, mismatch, unknownWord } from '@kantyna/kernel'
import { isAiCard, isContact } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { tablesOf } from '../tables.ts'

type Kind = 'card' | 'contact' | 'AI card'

function kindOf(piece: number): Kind {
  if (isContact(piece)) return 'contact'
  return isAiCard(piece) ? 'AI card' : 'card'
}

/** The pieces that a scenario has not placed yet. */
export class Pool {
  readonly #t: Rim
  readonly #taken = new Set<number>()

  constructor(t: Rim) {
    this.#t = t
  }

  /** Takes a piece by its name; it can be taken only once. */
  take(word: string, id: string, kind: Kind = 'card'): number {
    const piece = this.named(word, id, kind)
    if (this.#taken.has(piece)) mismatch(`arrange ${word}: ${id} is named twice`)
    this.#taken.add(piece)
    return piece
  }

  takeAll(word: string, ids: readonly string[], kind: Kind = 'card'): number[] {
    return ids.map((id) => this.take(word, id, kind))
  }

  /** The same for pieces that are face up. */
  takeFaceUp(word: string, ids: readonly string[], kind: Kind = 'card'): number[] {
    const pieces = this.takeAll(word, ids, kind)
    for (const piece of pieces) this.#t.knowers[piece] = everybody(this.#t)
    return pieces
  }

  named(word: string, id: string, kind: Kind): number {
    const { pieces } = tablesOf(this.#t)
    const piece = pieces.get(id)
    if (piece !== undefined && kindOf(piece) === kind) return piece
    const known = [...pieces].flatMap(([name, each]) => (kindOf(each) === kind ? [name] : []))
    return mismatch(`arrange ${word}: ${unknownWord(kind, id, known)}`)
  }

  isLeft(piece: number): boolean {
    return !this.#taken.has(piece)
  }

  /** Takes and returns those of the given pieces that are not placed yet. */
  rest(pieces: readonly number[]): number[] {
    const left = pieces.filter((piece) => this.isLeft(piece))
    for (const piece of left) this.#taken.add(piece)
    return left
  }
}
