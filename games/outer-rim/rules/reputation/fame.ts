import { at, hasListener, type Proposed, propose, type Seat } from '@kantyna/kernel'
import type { SourceAbilities } from '../abilities/abilities-by-source.ts'
import { passes } from '../abilities/card-language.ts'
import { rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import { isCharacter, isEncounterCard, isMarketCard, isOtherSource, isShip } from '../pieces.ts'
import { fameOf, famousCardsBy } from '../reads.ts'
import { type Possessions, possessionsOf } from '../resources/possessions.ts'
import { type FameSource, fameSources, type PublicRim, type Rim } from '../rim.ts'
import { marketCard } from '../tables.ts'

/**
 * Fame is a marker that every gain and loss moves (OR-FAME-02); it never goes below 0 (OR-FAME-03). Its sources are
 * counted too: the sources of a seat always add up to its marker (OR-R-13).
 */
export function gainFame(
  t: Rim,
  seat: Seat,
  amount: number,
  fameSource: FameSource,
  givenBy?: number,
  kind: FameGain['kind'] = 'gained',
): void {
  if (amount <= 0) return
  const rules = rulesOf(t).standing.fame
  const gain: FameGain = { seat, amount, from: fameSource, source: givenBy, kind }
  const proposed = propose(t, rules, gain)
  const left = proposed.is === 'made' ? proposed.amount : 0
  if (left > 0) move(t, seat, left, fameSource, givenBy)
  rules.gained(t, gain, left)
}

/** One gain of fame: the source under which the result counts it (`from`), and the card or sheet that gave it (`source`). */
export interface FameGain extends Proposed {
  readonly seat: Seat
  readonly from: FameSource
  readonly source: number | undefined
  /** A gain; an addition to another gain, by a card that says so; or bonus fame that a card gives while it is held. */
  readonly kind: 'gained' | 'additional' | 'held'
}

/** OR-FAME-03. */
export function usualStartingFame(): number {
  return 0
}

/** Loses up to that amount and returns how much was lost. */
export function loseFame(
  t: Rim,
  seat: Seat,
  amount: number,
  fameSource: FameSource = 'other',
  givenBy?: number,
): number {
  const lost = Math.min(amount, fameOf(t, seat))
  if (lost > 0) move(t, seat, -lost, fameSource, givenBy)
  return lost
}

function move(t: Rim, seat: Seat, by: number, from: FameSource, source: number | undefined): void {
  t.fame[seat] = fameOf(t, seat) + by
  const sources = at(t.fameFrom, seat)
  const index = fameSources.indexOf(from)
  sources[index] = at(sources, index) + by
  if (!hasListener(t)) return
  emitEvent(
    t,
    source === undefined ? { type: 'fame', seat, by, from } : { type: 'fame', seat, by, from, source },
  )
}

/** Whether the bonus fame of any card of a seat has changed. */
export function hasBonusFameChanged(t: Rim, seat: Seat, { famous }: Possessions): boolean {
  const given = famousCardsBy(t, seat)
  let found = 0
  for (let index = 0; index < famous.length; index++) {
    const each = famous[index] as SourceAbilities // the index is in range
    const now = bonusOf(t, seat, each)
    if (now !== timesIn(given, each.source)) return true
    found += now
  }
  return found !== given.length
}

/**
 * OR-FAME-04, OR-FAME-05: bonus fame is added while the card is held and its condition holds, and lost otherwise. The
 * marker moves by the difference, so a loss that would go below 0 is not owed later.
 */
export function refreshBonusFame(t: Rim): boolean {
  let hasChanged = false
  for (let seat = 0; seat < t.seats; seat++) {
    if (!hasBonusFameChanged(t, seat, possessionsOf(t, seat))) continue
    refresh(t, seat)
    hasChanged = true
  }
  return hasChanged
}

function refresh(t: Rim, seat: Seat): void {
  const before = famousCardsBy(t, seat)
  const now: number[] = []
  for (const each of possessionsOf(t, seat).famous)
    for (let point = bonusOf(t, seat, each); point > 0; point--) now.push(each.source)
  t.famousCards[seat] = now
  for (const source of new Set([...before, ...now])) {
    const by = timesIn(now, source) - timesIn(before, source)
    if (by > 0) gainFame(t, seat, by, fameSourceOf(t, source), source, 'held')
    else if (by < 0) loseFame(t, seat, -by, fameSourceOf(t, source), source)
  }
}

function bonusOf(t: Rim, seat: Seat, { source, fame }: SourceAbilities): number {
  let bonus = 0
  for (let each = 0; each < fame.length; each++) {
    const { fame: given, condition } = fame[each] as (typeof fame)[number] // the index is in range
    if (passes(t, condition, seat, source)) bonus += given
  }
  return bonus
}

function timesIn(list: readonly number[], element: number): number {
  let times = 0
  for (let index = 0; index < list.length; index++) if (list[index] === element) times++
  return times
}

/** The source under which the fame of a card is counted. */
function fameSourceOf(t: Rim, source: number): FameSource {
  if (isOtherSource(source)) return 'other'
  if (isShip(source)) return 'shipGoal'
  if (isCharacter(source)) return 'personalGoal'
  if (isMarketCard(source) && marketCard(t, source).deck === 'luxury') return 'luxury'
  return isEncounterCard(source) ? 'encounter' : 'other'
}

/** OR-FAME-08, OR-FAME-09: all players who are tied for the most fame are most famous. */
export function isMostFamous(t: PublicRim, seat: Seat): boolean {
  const own = fameOf(t, seat)
  for (let other = 0; other < t.seats; other++) if (fameOf(t, other) > own) return false
  return true
}
