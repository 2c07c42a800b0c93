import {
  answer,
  anyAnswer,
  at,
  canonical,
  type Dice,
  entryFor,
  type Game,
  newOutbox,
  type Position,
  type Seat,
  type TableEntry,
  viewOf,
  writePicks,
} from '../index.ts'
import { describeChoice } from '../table/history.ts'

/**
 * Lets another seat answer in two ways. If a viewer gets the same events and sees the same table both times, the entries
 * that cross a table link must be the same, too: they may not reveal the choice.
 */
export function checkEntry<P extends Position>(
  game: Game<P>,
  t: P,
  viewer: Seat | null,
  dice: Dice,
): string[] {
  const index = dice.below(Math.max(1, t.open.length))
  const open = t.open[index]
  if (open === undefined || open.seat === viewer) return []
  const [one, other] = [0, 1].map(() => madeEntry(game, t, index, viewer, dice))
  if (one === undefined || other === undefined || one.seen !== other.seen) return []
  const [told, toldOther] = [canonical(one.entry), canonical(other.entry)]
  return told === toldOther ? [] : [`${viewer} is told of ${open.kind}: ${told} or ${toldOther}`]
}

function madeEntry<P extends Position>(
  game: Game<P>,
  t: P,
  index: number,
  viewer: Seat | null,
  dice: Dice,
): { readonly seen: string; readonly entry: TableEntry } {
  const after = game.copy(t)
  const out = newOutbox()
  after.out = out
  const open = at(after.open, index)
  const codes = anyAnswer(game, t, open, dice.below)
  const choice = describeChoice(
    game,
    t,
    { seat: open.seat, decision: open.id, picks: writePicks(game, t, open, codes) },
    { history: [], how: dice.below(2) === 0 ? 'hand' : 'only', isShown: true },
  )
  answer(game, after, open, codes)
  const entry = entryFor({ index: 0, choice, events: out.events }, viewer)
  return { seen: canonical([entry.events, viewOf(game, after, viewer)]), entry }
}
