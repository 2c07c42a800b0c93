import {
  ask,
  at,
  decisionKind,
  done,
  type Frame,
  numberAt,
  type Option,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { abilities } from '../../content/abilities.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import { NONE } from '../pieces.ts'
import type { GalaxyRefusal } from '../refusal.ts'

/**
 * GC-DRF-01, GC-DRF-02, GC-DRF-03, GC-DRF-04, GC-DRF-05: each seat takes one set of wealth cards and one ability tile.
 */
interface DraftFrame extends Frame {
  readonly order: readonly Seat[]
  index: number
}

/** A set has the code of its first card; tiles have the codes after the cards. */
const FIRST_TILE = wealthCards.length

/** What a seat may take: both kinds at first, then the kind that is still missing (GC-DRF-03, GC-DRF-05). */
function openTo(t: Galaxy, seat: Seat): number[] {
  const open: number[] = []
  if (at(t.wealth, seat).length === 0) for (const set of t.wealthSets) open.push(numberAt(set, 0))
  if (numberAt(t.abilities, seat) === NONE) for (const tile of t.abilityRow) open.push(FIRST_TILE + tile)
  return open
}

function setOf(t: Galaxy, code: number): readonly number[] {
  return t.wealthSets.find((set) => set[0] === code) ?? []
}

export const draftKind = decisionKind<Galaxy>({
  name: 'draft',
  shape: 'one',
  rules: ['GC-DRF-03', 'GC-DRF-05'],
  isOpen: true,
  list: openTo,
  option: (t, _, code) => itemOption(t, code),
  blocked(t, seat) {
    const open = openTo(t, seat)
    const all = [
      ...t.wealthSets.map((set) => numberAt(set, 0)),
      ...t.abilityRow.map((tile) => FIRST_TILE + tile),
    ]
    return all
      .filter((code) => !open.includes(code))
      .map((code) => ({ ...itemOption(t, code), refusal: kindTaken }))
  },
})

const kindTaken: GalaxyRefusal = { rule: 'GC-DRF-05', reason: 'kindTaken' }

function itemOption(t: Galaxy, code: number): Option {
  if (code >= FIRST_TILE) {
    const ability = code - FIRST_TILE
    return {
      id: at(abilities, ability).key,
      touches: [`ability:${ability}`],
      facts: { what: 'ability', ability },
    }
  }
  const cards = setOf(t, code)
  return {
    id: cards.map((card) => at(wealthCards, card).id).join('+'),
    touches: cards.map((card) => `wealth:${card}` as const),
    facts: { what: 'wealth', cards },
  }
}

function take(t: Galaxy, seat: Seat, code: number): void {
  if (code >= FIRST_TILE) {
    const ability = code - FIRST_TILE
    t.abilityRow = t.abilityRow.filter((tile) => tile !== ability)
    t.abilities[seat] = ability
    emitEvent(t, { type: 'drafted', seat, what: 'ability', cards: [ability] })
    return
  }
  const cards = setOf(t, code)
  t.wealthSets = t.wealthSets.filter((set) => set !== cards)
  t.wealth[seat] = cards.slice()
  emitEvent(t, { type: 'drafted', seat, what: 'wealth', cards })
}

export const draft = routine<Galaxy, DraftFrame>('draft')('shown', {
  ask(t, frame) {
    const seat = frame.order[frame.index]
    if (seat === undefined) return done
    const open = openTo(t, seat)
    if (open.length === 1) {
      // The last seats have no choice and take what is left.
      take(t, seat, numberAt(open, 0))
      frame.index++
      return 'ask'
    }
    ask(t, draftKind, seat)
  },
  take(t, frame) {
    take(t, numberAt(frame.order, frame.index), picked(t))
    frame.index++
    return 'ask'
  },
})

/** GC-DRF-02, GC-DRF-04: from the last player backwards, then from the first player on. */
export function draftFrame(t: Galaxy): DraftFrame {
  return { routine: 'draft', stage: 0, order: [...t.priority.toReversed(), ...t.priority], index: 0 }
}
