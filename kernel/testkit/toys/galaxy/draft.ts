import {
  ask,
  at,
  decisionKind,
  done,
  type Frame,
  forthAndBack,
  picked,
  remove,
  routine,
  type Seat,
} from '../../../index.ts'
import { CARDS, type Galaxy, tell } from './table.ts'

/** A draft forth and back over two open rows: everybody takes one card and one home (DRF-01 to DRF-05). */
interface DraftFrame extends Frame {
  readonly order: readonly Seat[]
  index: number
}

/** Cards go by their numbers, homes by the numbers after them. */
const HOME = CARDS.length

function open(t: Galaxy, seat: Seat): number[] {
  return [
    ...(at(t.cards, seat).length === 0 ? t.cardRow : []),
    ...(at(t.homes, seat).length === 0 ? t.homeRow.map((home) => HOME + home) : []),
  ]
}

export const draftPick = decisionKind<Galaxy>({
  name: 'draft',
  shape: 'one',
  rules: ['DRF-02', 'DRF-04'],
  isOpen: true,
  list: open,
  option: (_, __, code) =>
    code < HOME
      ? { id: `card-${code}`, touches: [`card:${code}`] }
      : { id: `home-${code - HOME}`, touches: [`home:${code - HOME}`] },
})

function draw(t: Galaxy, seat: Seat, code: number): void {
  const isCard = code < HOME
  const piece = isCard ? code : code - HOME
  remove(isCard ? t.cardRow : t.homeRow, piece)
  at(isCard ? t.cards : t.homes, seat).push(piece)
  tell(t, { type: 'drafted', seat, what: isCard ? 'card' : 'home', piece })
}

export const draft = routine<Galaxy, DraftFrame>('draft')('shown', {
  ask(t, frame) {
    const seat = frame.order[frame.index]
    if (seat === undefined) return done
    const [only, ...others] = open(t, seat)
    if (only !== undefined && others.length === 0) {
      // The last ones have nothing to choose from: they take what is left.
      draw(t, seat, only)
      frame.index++
      return 'ask'
    }
    ask(t, draftPick, seat)
  },
  take(t, frame) {
    draw(t, at(frame.order, frame.index), picked(t))
    frame.index++
    return 'ask'
  },
})

export function draftFrame(t: Galaxy): DraftFrame {
  return { routine: 'draft', stage: 0, order: forthAndBack(t.priority), index: 0 }
}
