import {
  counted,
  type Facts,
  type Line,
  line,
  type Option,
  type PresentedDecision,
  sentence,
} from '@kantyna/kernel'
import { abilityOf } from '../../rules/abilities/abilities.ts'
import { NOTHING } from '../../rules/duel.ts'
import type { Place } from '../../rules/events.ts'
import type { Destination } from '../../rules/frames.ts'
import { hitPointsOf } from '../../rules/pieces.ts'
import type { Action, Question } from '../../rules/turn/questions.ts'
import { effectClause } from '../cards/card-text.ts'
import { cardCount, damageCount, hitPointCount, resourceCount } from '../cards/counts.ts'
import { chosenClause, offeredClause } from '../cards/option-text.ts'
import { attackText, sumText } from '../cards/terms.ts'
import { unnamed } from '../things/names.ts'
import { pieceLink, pieceName } from '../things/things.ts'
import {
  factAction,
  factDestination,
  factEffect,
  factNumber,
  factPlace,
  questionOf,
  realOptions,
  sourcePiece,
} from './facts.ts'
import { offersIn, playable } from './turn-offers.ts'

/** Questions in English: prompts, buttons, and the totals of picks. */

const name = (facts: Facts) => pieceName('en', factNumber(facts, 'card'))
const source = (decision: PresentedDecision) => pieceLink('en', sourcePiece(decision))

type Prompt = (decision: PresentedDecision) => Line
type Label = (facts: Facts, decision: PresentedDecision) => Line

const prompts: Readonly<Record<Question, Prompt>> = {
  act: (decision) => {
    if (playable(decision) > 0) return line`Your turn: play cards, buy, use abilities and attack.`
    const left = offersIn(decision, { buy: 'buy', use: 'use abilities', attack: 'attack', and: 'and' })
    return left === '' ? line`Nothing left to do: end your turn.` : line`Your turn: ${left}.`
  },
  commit: (decision) => {
    const needs = neededAmount(decision)
    return needs === 0
      ? line`Attack on ${source(decision)}: choose the attackers.`
      : line`Attack on ${source(decision)} (${needs} needed): choose the attackers.`
  },
  assign: (decision) =>
    line`How much damage goes to ${source(decision)} (${decision.min} to ${decision.max})? Other ships take the rest.`,
  takeReward: (decision) => line`${source(decision)} is defeated. Take the reward?`,
  chooseEffect: (decision) => {
    if (realOptions(decision) > 1) return line`${source(decision)}: choose one.`
    return decision.options.length > 1
      ? line`${source(decision)}: do this?`
      : line`${source(decision)}: this is your only option.`
  },
  useWhen: (decision) =>
    realOptions(decision) === 1
      ? line`${source(decision)}: use the ability?`
      : line`Which ability do you want to use first?`,
  destination: (decision) => line`Where does ${source(decision)} go?`,
  newBase: () => line`Choose your new base.`,
  pickBases: ({ max }) => line`Secretly choose the ${max} bases that will follow your starting base.`,
  pickExile: (decision) => line`${source(decision)}: exile ${exileRange(decision)}.`,
  pickDiscard: (decision) => line`${source(decision)}: discard a card from your hand.`,
  pickForced: (decision) => line`${source(decision)}: discard a card from your hand.`,
  pickFromRow: (decision) => line`${source(decision)}: discard a card from the galaxy row.`,
  pickBorrow: (decision) => line`${source(decision)}: take a card from the galaxy row into your hand.`,
  pickReturn: (decision) => line`${source(decision)}: return a card from your discard pile to your hand.`,
  pickPurchase: (decision) => line`${source(decision)}: which card do you want to buy?`,
  pickShip: (decision) => line`${source(decision)}: destroy a ship.`,
  pickTarget: (decision) => line`${source(decision)}: what takes ${damageDealt(decision)}?`,
  pickKeep: (decision) => line`${source(decision)}: which card goes back on top of the galaxy deck?`,
  pickSwapIn: (decision) => line`${source(decision)}: which card goes into the galaxy row?`,
  pickSwapOut: (decision) => line`${source(decision)}: which card leaves the galaxy row?`,
  pickTop: (decision) => line`${source(decision)}: which card goes on top of your opponent’s deck?`,
}

const actions: Readonly<Record<Action, Label>> = {
  play: (facts) => line`Play ${name(facts)}`,
  buy: (facts) => line`Buy ${name(facts)} for ${factNumber(facts, 'price')}`,
  buyOff: (facts) => line`Buy off ${name(facts)} for ${factNumber(facts, 'price')} (discard it from the row)`,
  use: (facts) => {
    const effect = abilityOf(factNumber(facts, 'card'))
    const clause = effect === null ? '' : ` – ${offeredClause(effect, 'en')}`
    return line`Use ${name(facts)}${clause}`
  },
  attack: (facts) => {
    const target = factNumber(facts, 'target')
    return target === NOTHING ? line`Attack your opponent’s ships` : line`Attack ${pieceName('en', target)}`
  },
  attackRow: (facts) => line`Attack ${name(facts)} (${factNumber(facts, 'needs')} needed)`,
  end: (facts, decision) => {
    const left = unused(playable(decision), factNumber(facts, 'resources'), factNumber(facts, 'attackers'))
    return left === '' ? line`End turn` : line`End turn (left: ${left})`
  },
}

/** `assign` asks for a number, so it has no options. */
const labels: Readonly<Record<Exclude<Question, 'assign'>, Label>> = {
  act: (facts, decision) => actions[factAction(facts)](facts, decision),
  commit: (facts) => line`${name(facts)} (attack ${attackText('en', facts)})`,
  takeReward: (facts) => line`Take the reward: ${effectClause(factEffect(facts), 'en')}`,
  chooseEffect: (facts) => line`${headline(chosenClause(facts, 'en'))}`,
  useWhen: (facts) => line`${name(facts)} – ${effectClause(factEffect(facts), 'en')}`,
  destination: (facts) => line`${destinationLabel(facts)}`,
  newBase: (facts) => line`${baseLabel(facts)}`,
  pickBases: (facts) => line`${baseLabel(facts)}`,
  pickExile: (facts) => line`Exile ${name(facts)}${places[factPlace(facts, 'from')]}`,
  pickDiscard: (facts) => line`Discard ${name(facts)}`,
  pickForced: (facts) => line`Discard ${name(facts)}`,
  pickFromRow: (facts) => line`Discard ${name(facts)}`,
  pickBorrow: (facts) => line`Take ${name(facts)}`,
  pickReturn: (facts) => line`Return ${name(facts)}`,
  pickPurchase: (facts) => {
    const price = factNumber(facts, 'price')
    return line`Buy ${name(facts)} for ${price === 0 ? 'free' : price}`
  },
  pickShip: (facts) => line`Destroy ${name(facts)}${places[factPlace(facts, 'from')]}${damageTaken(facts)}`,
  pickTarget: (facts) => line`${name(facts)}${damageTaken(facts)}`,
  pickKeep: (facts) => line`Put ${name(facts)} back on top`,
  pickSwapIn: (facts) => line`${name(facts)} goes into the row`,
  pickSwapOut: (facts) => line`${name(facts)} leaves the row`,
  pickTop: (facts) => line`Put ${name(facts)} on top of the deck`,
}

export function englishPrompt(decision: PresentedDecision): Line {
  return prompts[questionOf(decision)](decision)
}

export function englishOption(decision: PresentedDecision, { id, facts = {} }: Option): Line {
  if (id === 'pass') return decision.kind === 'takeReward' ? line`No reward` : line`No, thanks`
  const question = questionOf(decision)
  return question === 'assign' ? [] : labels[question](facts, decision)
}

export function englishTally(decision: PresentedDecision, picks: readonly Option[]): Line | null {
  const count = picks.length
  switch (decision.kind) {
    case 'commit': {
      const attacks = picks.map(({ facts = {} }) => factNumber(facts, 'attack'))
      const needs = neededAmount(decision)
      if (needs === 0) return line`Attack with ${sumText(attacks)}`
      return count === 0 || attacks.reduce((sum, attack) => sum + attack, 0) >= needs
        ? line`Attack with ${sumText(attacks)} (${needs} needed)`
        : line`Attack with ${sumText(attacks)} (${needs} needed: not enough)`
    }
    case 'pickExile':
      return count === 0 ? line`Exile no cards` : line`Exile ${cardCount('en', count)}`
    case 'pickBases':
      return line`${count} of ${decision.max} bases chosen`
    default:
      return null
  }
}

function neededAmount({ options }: PresentedDecision): number {
  return factNumber(options[0]?.facts ?? {}, 'needs')
}

function exileRange({ min, max }: PresentedDecision): string {
  return `${min === max ? '' : 'up to '}${cardCount('en', max)}`
}

/** Ships that look the same may have different damage. */
function damageTaken(facts: Facts): string {
  const damage = factNumber(facts, 'damage')
  return damage === 0 ? '' : ` (has ${damageCount('en', damage)})`
}

function damageDealt({ options }: PresentedDecision): string {
  return damageCount('en', factNumber(options[0]?.facts ?? {}, 'deals'))
}

function unused(inHand: number, resources: number, attackers: number): string {
  return [
    ...(inHand === 0 ? [] : [`${cardCount('en', inHand)} in hand`]),
    ...(resources === 0 ? [] : [resourceCount('en', resources)]),
    ...(attackers === 0 ? [] : [counted('en', attackers, { one: 'attacker', other: 'attackers' })]),
  ].join(', ')
}

/** The text of a button starts with a capital letter and has no full stop. */
const headline = (clause: string) => sentence(clause).slice(0, -1)

const places: Readonly<Record<Place, string>> = {
  ...unnamed,
  hand: ' (hand)',
  discard: ' (discard pile)',
  row: ' (galaxy row)',
}

const destinations: Readonly<Record<Destination, string>> = {
  discard: 'To your discard pile',
  hand: 'To your hand',
  deckTop: 'On top of your deck',
}

function destinationLabel(facts: Facts): string {
  const by = factNumber(facts, 'by')
  const sender = by === NOTHING ? '' : ` (${pieceName('en', by)})`
  const later = facts['exiled'] === true ? ', but exiled at the end of your turn' : ''
  return `${destinations[factDestination(facts)]}${later}${sender}`
}

function baseLabel(facts: Facts): string {
  const base = factNumber(facts, 'base')
  return `${pieceName('en', base)} (${hitPointCount('en', hitPointsOf(base))})`
}
