import { type OfferInIds, partOfTerms, type TermsInIds } from '../play/deals.ts'
import { answerSoFar } from '../play/engine.ts'
import type { Position, Seat } from '../play/position.ts'
import type { PresentedPart } from '../play/present.ts'
import { hint, quotable } from '../words/unknown-word.ts'
import { shown } from './expected.ts'
import { mismatch } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'
import type { OfferByContent, Picks } from './scenario-file.ts'
import { seatOf } from './scenario-seats.ts'

/** Finds offers by their content, so that a scenario need not contain their ids. */

export function isOffer(written: Picks): written is OfferByContent {
  return typeof written === 'object' && !Array.isArray(written)
}

const shortName = /^offer-from-(\d+)-to-(\d+)$/

/** The id of the offer between two seats, by its short name `offer-from-1-to-2`; null for any other text. */
export function offerIdFromShortName<P extends Position>(
  { game, t }: RunningScenario<P>,
  written: string,
): string | null {
  const [, from, to] = shortName.exec(written) ?? []
  if (from === undefined || to === undefined) return null
  const seats = [seatOf(t, Number(from)), seatOf(t, Number(to))]
  const found = game.standing?.offers?.(t).find((offer) => offer.from === seats[0] && offer.to === seats[1])
  return found?.id ?? absentId(Number(from), Number(to))
}

/** An id that no offer has: an answer that names it is refused. */
function absentId(from: number, to: number): string {
  return `offer-${from}-${to}:`
}

/** The offer that a seat answers or withdraws: exactly one must fit the description. */
export function findOffer<P extends Position>(
  running: RunningScenario<P>,
  seat: Seat,
  written: OfferByContent,
  isTried: boolean,
): string {
  const { game, t } = running
  const { from = seat + 1, to = seat + 1, gives, wants } = written
  const [giver, taker] = [seatOf(t, from), seatOf(t, to)]
  const open = game.standing?.offers?.(t) ?? []
  const fits = (offer: OfferInIds) =>
    offer.from === giver &&
    offer.to === taker &&
    (gives === undefined || isSame(offer.gives, gives)) &&
    (wants === undefined || isSame(offer.takes, wants))
  const found = open.find(fits)
  if (found !== undefined) return found.id
  return isTried ? absentId(from, to) : mismatch(`there is no such offer; there are: ${all(open)}`)
}

function all(open: readonly OfferInIds[]): string {
  const described = open.map(({ from, to, gives, takes }) =>
    shown({ from: from + 1, to: to + 1, gives, wants: takes }),
  )
  return described.join(', ') || 'none'
}

type TermsByContent = Exclude<OfferByContent['gives'], undefined>

function isSame(terms: TermsInIds, written: TermsByContent): boolean {
  const names = Object.keys(written).filter((name) => !isEmpty(written[name]))
  return (
    names.length === Object.keys(terms).length &&
    names.every((name) => {
      const got = terms[name]
      const wanted = written[name]
      if (got === undefined || typeof got === 'number' || typeof wanted === 'number') return got === wanted
      return got.toSorted().join() === idsIn(wanted).toSorted().join()
    })
  )
}

function isEmpty(written: TermsByContent[string] | undefined): boolean {
  return written === 0 || (Array.isArray(written) && written.length === 0)
}

function idsIn(written: TermsByContent[string] | undefined): string[] {
  return written === undefined ? [] : [written].flat().map(String)
}

/** A proposal with all its parts. Parts that the scenario leaves out are empty. */
export function proposalOf<P extends Position>(
  { game, t }: RunningScenario<P>,
  seat: Seat,
  move: string,
  { to, gives = {}, wants = {} }: OfferByContent,
  isTried: boolean,
): readonly string[] {
  if (to === undefined) return mismatch('an offer needs its receiver: to')
  seatOf(t, to)
  const left = new Map([
    ...Object.entries(gives).map(([clause, written]) => [partOfTerms('give', clause), written] as const),
    ...Object.entries(wants).map(([clause, written]) => [partOfTerms('take', clause), written] as const),
  ])
  const ids = [`seat-${to}`]
  const names: string[] = []
  for (let part = nextPart(); part !== null; part = nextPart()) {
    names.push(part.name)
    ids.push(...partInIds(part, left.get(part.name)))
    left.delete(part.name)
  }
  const [tooMuch] = left
  if (tooMuch === undefined || isEmpty(tooMuch[1])) return ids
  if (isTried) return [...ids, ...idsIn(tooMuch[1]).map((id) => `${tooMuch[0]}=${id}`)]
  const word = tooMuch[0].replace('give-', 'gives ').replace('take-', 'wants ')
  const known = names.map((name) => name.replace('give-', 'gives ').replace('take-', 'wants '))
  return mismatch(`nothing called ${quotable(word)} can be in this offer now${hint(word, known)}`)

  function nextPart(): PresentedPart | null {
    const after = answerSoFar(game, t, { seat, move, picks: ids })
    return after.ok ? after.value.next : null
  }
}

function partInIds(
  { name, shape }: PresentedPart,
  written: TermsByContent[string] | undefined,
): readonly string[] {
  if (shape === 'number') return [`${name}=${written ?? 0}`]
  const ids = idsIn(written)
  return ids.length === 0 ? [`${name}=`] : ids.map((id) => `${name}=${id}`)
}
