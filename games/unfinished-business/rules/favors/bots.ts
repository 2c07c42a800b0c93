import {
  at,
  type BotKnowledge,
  type Offer,
  type ProposedMove,
  type Seat,
  type Terms,
  withPart,
} from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import { strength } from '../../../outer-rim/rules/bots/evaluate.ts'
import { CREDIT } from '../../../outer-rim/rules/bots/measure.ts'
import { worthOfOptions } from '../../../outer-rim/rules/bots/policy.ts'
import { rulesOf } from '../../../outer-rim/rules/composition.ts'
import { forcingPatrols } from '../../../outer-rim/rules/encounters/encounter-patrol.ts'
import { encounter } from '../../../outer-rim/rules/encounters/encounter-phase.ts'
import { creditsOf } from '../../../outer-rim/rules/reads.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { TOKEN } from '../../../outer-rim/rules/trade/trade.ts'
import { plan } from '../../../outer-rim/rules/turn/planning.ts'
import { unfinished } from '../setup/table.ts'
import { canGrant, hasFavors, mayReceive, others, testAhead } from './asking.ts'
import { tokensHeldBy } from './debt-tokens.ts'
import type { Favor } from './fields.ts'
import { DEBT, FAVOR } from './granting.ts'
import { adviceIn, SHORTCUT, STRATEGY, supportFavor } from './kinds.ts'
import { callInCode } from './moves.ts'
import { combatAhead, favorWorth, HARM, isAboutToWin, OWED, TOKEN_HELD } from './worth.ts'

/** How bots ask for favors, and which prices they pay and ask. Worth is counted in fame. */

/** What one token of 1,000 credits is worth to bots. */
const CREDIT_TOKEN_WORTH = 0.6 * CREDIT * TOKEN
/** The shares of a favor's worth that the asker offers and the granter wants. */
const SHARE_OFFERED = 0.4
const SHARE_WANTED = 0.5
const MOST_CREDIT_TOKENS = 4
/** Bots do not ask for a favor that is worth less. */
const WORTH_ASKING = 0.12
/** The most requests and offers that a bot makes in a turn. */
const MOST_MOVES = 4

interface Want {
  readonly code: number
  readonly worth: number
}

/** What a favor would be worth to a seat now. The seat has the favor while the position is evaluated. */
function worthTo(t: Rim, seat: Seat, giver: Seat, code: number): number {
  const favor = { from: giver, code, isSpent: false }
  const asked = openQuestion(t, seat)
  if (asked === null) return withFavor(t, seat, favor, () => favorWorth(t, seat))
  const worthNow = worthOfOptions(t, seat, asked.name)
  const now = bestWorth(asked.list(t, seat), worthNow)
  return withFavor(t, seat, favor, () => {
    // A Shortcut ends with the move: it brings more spaces into reach but makes none of them worth more.
    const worthThen = code === SHORTCUT ? worthNow : worthOfOptions(t, seat, asked.name)
    return bestWorth(asked.list(t, seat), worthThen) - now
  })
}

/** Evaluates the position as if a seat had a favor. */
function withFavor(t: Rim, seat: Seat, favor: Favor, evaluate: () => number): number {
  const { favors } = unfinished(t)
  const favorBefore = at(favors, seat)
  favors[seat] = favor
  const worth = evaluate()
  favors[seat] = favorBefore
  return worth
}

/** The plan or encounter question that a seat must answer; null for other questions. */
function openQuestion(t: Rim, seat: Seat): typeof plan | typeof encounter | null {
  const kind = t.open.find((open) => open.seat === seat)?.kind
  return kind === 'plan' ? plan : kind === 'encounter' ? encounter : null
}

/** The worth of the best answer. */
function bestWorth(codes: readonly number[], worth: (code: number) => number): number {
  return codes.reduce((best, code) => Math.max(best, worth(code)), Number.NEGATIVE_INFINITY)
}

/**
 * The favors that could help with the open question: before dice, before moving, before a patrol that forces a fight.
 */
function usefulCodes(t: Rim, seat: Seat): number[] {
  const test = testAhead(t, seat)
  if (test !== null) return [adviceIn(test.skill)]
  if (combatAhead(t, seat) !== null) return [STRATEGY]
  const kind = t.open.find((open) => open.seat === seat)?.kind
  if (kind === 'plan') return [SHORTCUT, ...[...factions.keys()].map(supportFavor)]
  return kind === 'encounter' ? forcingPatrols(t, seat).map(supportFavor) : []
}

/** The seats that could grant a favor, weakest first, because the payment strengthens the granter. */
function givers(t: Rim, seat: Seat, code: number): Seat[] {
  return others(t, seat)
    .filter((other) => canGrant(t, other, code))
    .toSorted((one, other) => strength(t, one) - strength(t, other))
}

function bestWant(t: Rim, seat: Seat): Want | null {
  let best: Want | null = null
  for (const code of usefulCodes(t, seat)) {
    const [giver] = givers(t, seat, code)
    if (giver === undefined) continue
    const worth = worthTo(t, seat, giver, code)
    if (worth >= WORTH_ASKING && worth > (best?.worth ?? 0)) best = { code, worth }
  }
  return best
}

const tokensOf = (t: Rim, seat: Seat) => Math.floor(creditsOf(t, seat) / TOKEN)

/** The codes of a proposal, with a part for each clause that the two seats may use. */
function dealOf(t: Rim, seat: Seat, partner: Seat, gives: Terms, takes: Terms): ProposedMove {
  let picks: readonly number[] = [partner]
  for (const [giver, taker, terms] of [
    [seat, partner, gives],
    [partner, seat, takes],
  ] as const)
    for (const { name, kind } of rulesOf(t).action.tradeClauses) {
      const part = kind.part(t, giver, taker)
      if (part === null) continue
      picks = withPart(picks, terms[name] ?? (part.shape === 'number' ? [part.min] : []))
    }
  return { move: 'propose', picks }
}

/** Asks for the favor that helps most, with a debt token or for credits. After a refusal it asks the next seat. */
function request(t: Rim, seat: Seat): ProposedMove | null {
  const movesMade = at(t.movesMade, seat)
  if (movesMade >= MOST_MOVES || !mayReceive(t, seat) || t.offers.some(({ from }) => from === seat))
    return null
  const want = bestWant(t, seat)
  if (want === null) return null
  const { code, worth } = want
  const ableGivers = givers(t, seat, code)
  const debtor = ableGivers.find((giver) => tokensHeldBy(t, seat).includes(giver))
  if (debtor !== undefined && worth > TOKEN_HELD) return { move: 'callIn', picks: [callInCode(debtor, code)] }
  const giver = ableGivers[movesMade]
  if (giver === undefined) return null
  const takes = { [FAVOR]: [code] }
  const price = Math.min(
    MOST_CREDIT_TOKENS,
    tokensOf(t, seat),
    Math.max(1, Math.round((worth * SHARE_OFFERED) / CREDIT_TOKEN_WORTH)),
  )
  if (price > 0) return dealOf(t, seat, giver, { credits: [price] }, takes)
  const canPromise = tokensHeldBy(t, seat).includes(seat) && worth > 2 * OWED
  return canPromise ? dealOf(t, seat, giver, { [DEBT]: [seat] }, takes) : null
}

/** The lowest price for helping the asker. If the asker leads, the price makes up for the harm to the granter. */
function leastPrice(t: Rim, seat: Seat, asker: Seat, worth: number): number {
  const strengths = others(t, seat).map((other) => strength(t, other))
  const isLeading = strength(t, asker) >= Math.max(...strengths)
  return isLeading ? Math.floor((HARM * worth) / (2 * CREDIT_TOKEN_WORTH)) + 1 : 1
}

/** Names a price for a favor that another seat asks for; null if the seat refuses or has no better price. */
function counter(t: Rim, seat: Seat, { from: asker, gives, takes }: Offer): ProposedMove | null {
  const code = takes[FAVOR]?.[0]
  if (code === undefined || !canGrant(t, seat, code) || !mayReceive(t, asker)) return null
  const paid = gives['credits']?.[0] ?? 0
  // A seat answers a price with another price only once, so that haggling ends.
  if (isAboutToWin(t, asker) || (paid > 0 && at(t.movesMade, seat) > 0) || gives[DEBT] !== undefined)
    return null
  const worth = worthTo(t, asker, seat, code)
  const price = Math.max(
    leastPrice(t, seat, asker, worth),
    Math.round((worth * SHARE_WANTED) / CREDIT_TOKEN_WORTH),
  )
  if (price <= paid) return null
  const credits = Math.min(price, tokensOf(t, asker))
  const addsDebt = credits < price && tokensHeldBy(t, asker).includes(asker)
  if (credits < price && !addsDebt) return null
  return dealOf(
    t,
    seat,
    asker,
    { [FAVOR]: [code] },
    { ...(credits > 0 ? { credits: [credits] } : {}), ...(addsDebt ? { [DEBT]: [asker] } : {}) },
  )
}

/** What the terms cost the seat that gives them. */
function cost(seat: Seat, terms: Terms): number {
  const owners = terms[DEBT] ?? []
  const tokens = owners.reduce((sum, owner) => sum + (owner === seat ? OWED : TOKEN_HELD), 0)
  // Bots never give cards for a favor, because their worth here is unknown.
  const cards = terms['cards'] === undefined ? 0 : Number.POSITIVE_INFINITY
  return CREDIT_TOKEN_WORTH * (terms['credits']?.[0] ?? 0) + tokens + cards
}

/** Accepts the best of the offered favors that are worth more than they cost. */
function purchase(t: Rim, seat: Seat): ProposedMove | null {
  let best: { readonly offer: Offer; readonly gain: number } | null = null
  for (const offer of t.offers) {
    const code = offer.gives[FAVOR]?.[0]
    if (offer.to !== seat || code === undefined || !mayReceive(t, seat)) continue
    const gain = worthTo(t, seat, offer.from, code) - cost(seat, offer.takes)
    if (gain > (best?.gain ?? 0)) best = { offer, gain }
  }
  return best === null ? null : { move: 'accept', picks: [best.offer.from * t.seats + seat] }
}

function propose(t: Rim, seat: Seat): ProposedMove | null {
  if (!hasFavors(t)) return null
  const [offer] = t.offers.filter(({ to }) => to === seat)
  if (offer !== undefined) return purchase(t, seat) ?? counter(t, seat, offer)
  return t.open.some((open) => open.seat === seat) ? request(t, seat) : null
}

export function knowledgeWithFavors(usual: BotKnowledge<Rim>): BotKnowledge<Rim> {
  return { ...usual, propose: (t, seat) => propose(t, seat) ?? usual.propose?.(t, seat) ?? null }
}
