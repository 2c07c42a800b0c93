import type { Offer, Refusal, Seat, Terms } from '@kantyna/kernel'
import type { PublicRim, PublicRimWithContacts } from '../../../outer-rim/rules/rim.ts'
import { clauses, refusalOfBargain } from '../../rules/favors/bargaining.ts'
import { DEBT } from '../../rules/favors/granting.ts'

/** A draft of a deal, based on public facts. */
export interface Draft {
  readonly to: Seat
  readonly gives: Terms
  readonly takes: Terms
}

export type Side = 'gives' | 'takes'

/** Everything of one kind that a side could give in a deal. */
export interface DraftPart {
  readonly side: Side
  readonly clause: string
  /** Null if the part is a number and not a choice of several things. */
  readonly codes: readonly number[] | null
  readonly max: number
}

export function draftParts(t: PublicRimWithContacts, seat: Seat, to: Seat): readonly DraftPart[] {
  return (['gives', 'takes'] as const).flatMap((side) => {
    const [giver, taker] = side === 'gives' ? [seat, to] : [to, seat]
    return clauses.flatMap(({ name, kind }): DraftPart[] => {
      const part = kind.part(t, giver, taker)
      if (part === null) return []
      const { shape, codes, max } = part
      return [{ side, clause: name, codes: shape === 'number' ? null : codes, max }]
    })
  })
}

/** The values that a draft has for a part. */
export function valuesIn(draft: Draft, { side, clause }: DraftPart): readonly number[] {
  return draft[side][clause] ?? []
}

/** Adds a code, or removes it if it was there. If the part takes only one code, it replaces the other. */
export function withCode(draft: Draft, part: DraftPart, code: number): Draft {
  const values = valuesIn(draft, part)
  if (values.includes(code))
    return withValues(
      draft,
      part,
      values.filter((value) => value !== code),
    )
  return withValues(draft, part, part.max === 1 ? [code] : [...values, code].slice(-part.max))
}

export function withNumber(draft: Draft, part: DraftPart, number: number): Draft {
  return withValues(draft, part, number === 0 ? [] : [number])
}

function withValues(draft: Draft, { side, clause }: DraftPart, values: readonly number[]): Draft {
  const { [clause]: _, ...rest } = draft[side]
  return { ...draft, [side]: values.length === 0 ? rest : { ...rest, [clause]: values } }
}

/** The part of the draft that is still possible now. */
export function possible(draft: Draft, parts: readonly DraftPart[]): Draft {
  const left = (side: Side): Terms =>
    Object.fromEntries(
      parts
        .filter((part) => part.side === side)
        .flatMap((part) => {
          const values = valuesIn(draft, part)
          const { codes, max } = part
          const kept =
            codes === null
              ? values.map((value) => Math.min(value, max)).filter((value) => value > 0)
              : values.filter((value) => codes.includes(value))
          return kept.length === 0 ? [] : [[part.clause, kept] as const]
        }),
    )
  return { to: draft.to, gives: left('gives'), takes: left('takes') }
}

const isNothing = (terms: Terms) => Object.keys(terms).length === 0

export const isEmpty = ({ gives, takes }: Draft): boolean => isNothing(gives) && isNothing(takes)

/** Why the deal could not be accepted. */
export function refusalOf(t: PublicRim, from: Seat, draft: Draft): Refusal | null {
  const offer: Offer = { from, ...draft }
  return isEmpty(draft) ? null : refusalOfBargain(t, offer)
}

/**
 * The standing move that proposes a draft, with its picks. A deal that needs nobody's consent is carried out at once.
 */
export interface DraftMove {
  readonly kind: 'give' | 'giveToken' | 'propose'
  readonly picks: readonly string[]
}

export function moveFor(t: PublicRim, seat: Seat, draft: Draft): DraftMove {
  const { to, gives, takes } = draft
  const partner = `seat-${to + 1}`
  const [only, ...others] = Object.entries(gives)
  if (isNothing(takes) && only !== undefined && others.length === 0) {
    const [clause, values] = only
    const [first] = values
    if (clause === 'credits') return { kind: 'give', picks: [partner, `thousands=${first}`] }
    if (clause === DEBT && values.length === 1 && first !== undefined)
      return { kind: 'giveToken', picks: [`debt-${first + 1}-to-${partner}`] }
  }
  return { kind: 'propose', picks: [partner, ...picksOf('give', gives, seat), ...picksOf('take', takes, to)] }

  function picksOf(side: 'give' | 'take', terms: Terms, giver: Seat): string[] {
    return clauses.flatMap(({ name, kind }) =>
      (terms[name] ?? []).map((value) => {
        const id = name === 'credits' ? String(value) : kind.option(t, giver, value).id
        return `${side}-${name}=${id}`
      }),
    )
  }
}

/** An offer from the other side's point of view, as the start of a counter-offer. */
export function answered({ from, gives, takes }: Offer): Draft {
  return { to: from, gives: takes, takes: gives }
}

export const sameAs = ({ to, gives, takes }: Offer): Draft => ({ to, gives, takes })
