import { type Facts, type Line, line, type Option, type PresentedDecision, sentence } from '@kantyna/kernel'
import { abilityOf } from '../../rules/abilities/abilities.ts'
import { NOTHING } from '../../rules/duel.ts'
import type { Place } from '../../rules/events.ts'
import type { Destination } from '../../rules/frames.ts'
import { hitPointsOf } from '../../rules/pieces.ts'
import type { Action, Question } from '../../rules/turn/questions.ts'
import { effectClause } from '../cards/card-text.ts'
import { cardCount, damageCount, hitPointCount, ofCardCount, resourceCount } from '../cards/counts.ts'
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

/** Pytania po polsku: prompts, buttons, and the totals of picks. */

const name = (facts: Facts) => pieceName('pl', factNumber(facts, 'card'))
const source = (decision: PresentedDecision) => pieceLink('pl', sourcePiece(decision))

type Prompt = (decision: PresentedDecision) => Line
type Label = (facts: Facts, decision: PresentedDecision) => Line

const prompts: Readonly<Record<Question, Prompt>> = {
  act: (decision) => {
    if (playable(decision) > 0) return line`Twoja tura: zagrywaj karty, kupuj, używaj zdolności i atakuj.`
    const left = offersIn(decision, { buy: 'kupuj', use: 'używaj zdolności', attack: 'atakuj', and: 'i' })
    return left === '' ? line`Nic więcej do zrobienia: zakończ turę.` : line`Twoja tura: ${left}.`
  },
  commit: (decision) => {
    const needs = neededAmount(decision)
    return needs === 0
      ? line`Cel ataku: ${source(decision)}. Wyznacz karty.`
      : line`Cel ataku: ${source(decision)} (potrzeba ${needs}). Wyznacz karty.`
  },
  assign: (decision) =>
    line`Ile obrażeń otrzyma okręt ${source(decision)} (od ${decision.min} do ${decision.max})? Resztę otrzymają inne okręty.`,
  takeReward: (decision) => line`Pokonana karta: ${source(decision)}. Bierzesz nagrodę?`,
  chooseEffect: (decision) => {
    if (realOptions(decision) > 1) return line`${source(decision)}: wybierz jedno.`
    return decision.options.length > 1
      ? line`${source(decision)}: chcesz to zrobić?`
      : line`${source(decision)}: możliwe jest tylko to.`
  },
  useWhen: (decision) =>
    realOptions(decision) === 1
      ? line`${source(decision)}: używasz zdolności?`
      : line`Której zdolności używasz najpierw?`,
  destination: (decision) => line`Kupiona karta: ${source(decision)}. Dokąd ma trafić?`,
  newBase: () => line`Wybierz nową bazę.`,
  pickBases: ({ max }) => line`Wybierz w tajemnicy ${max} bazy, które wejdą do gry po startowej.`,
  pickExile: (decision) => line`${source(decision)}: anihiluj ${exileRange(decision)}.`,
  pickDiscard: (decision) => line`${source(decision)}: odrzuć kartę z ręki.`,
  pickForced: (decision) => line`${source(decision)}: odrzuć kartę z ręki.`,
  pickFromRow: (decision) => line`${source(decision)}: odrzuć kartę z rzędu galaktyki.`,
  pickBorrow: (decision) => line`${source(decision)}: weź na rękę kartę z rzędu galaktyki.`,
  pickReturn: (decision) => line`${source(decision)}: weź na rękę kartę ze swojego stosu kart odrzuconych.`,
  pickPurchase: (decision) => line`${source(decision)}: którą kartę kupujesz?`,
  pickShip: (decision) => line`${source(decision)}: zniszcz okręt.`,
  pickTarget: (decision) => line`${source(decision)}: co otrzyma ${damageDealt(decision)}?`,
  pickKeep: (decision) => line`${source(decision)}: którą kartę odłożyć na wierzch talii galaktyki?`,
  pickSwapIn: (decision) => line`${source(decision)}: która karta trafi do rzędu galaktyki?`,
  pickSwapOut: (decision) => line`${source(decision)}: która karta opuści rząd galaktyki?`,
  pickTop: (decision) => line`${source(decision)}: którą kartę położyć na wierzchu talii przeciwnika?`,
}

const actions: Readonly<Record<Action, Label>> = {
  play: (facts) => line`Zagraj: ${name(facts)}`,
  buy: (facts) => line`Kup za ${factNumber(facts, 'price')}: ${name(facts)}`,
  buyOff: (facts) => line`Spłać za ${factNumber(facts, 'price')}: ${name(facts)} (odrzuć z rzędu)`,
  use: (facts) => {
    const effect = abilityOf(factNumber(facts, 'card'))
    const clause = effect === null ? '' : ` – ${offeredClause(effect, 'pl')}`
    return line`Użyj karty ${name(facts)}${clause}`
  },
  attack: (facts) => {
    const target = factNumber(facts, 'target')
    return target === NOTHING
      ? line`Zaatakuj okręty przeciwnika`
      : line`Zaatakuj bazę: ${pieceName('pl', target)}`
  },
  attackRow: (facts) => line`Zaatakuj: ${name(facts)} (potrzeba ${factNumber(facts, 'needs')})`,
  end: (facts, decision) => {
    const left = unused(playable(decision), factNumber(facts, 'resources'), factNumber(facts, 'attackers'))
    return left === '' ? line`Zakończ turę` : line`Zakończ turę (zostaje: ${left})`
  },
}

/** `assign` asks for a number, so it has no options. */
const labels: Readonly<Record<Exclude<Question, 'assign'>, Label>> = {
  act: (facts, decision) => actions[factAction(facts)](facts, decision),
  commit: (facts) => line`${name(facts)} (atak ${attackText('pl', facts)})`,
  takeReward: (facts) => line`Weź nagrodę: ${effectClause(factEffect(facts), 'pl')}`,
  chooseEffect: (facts) => line`${headline(chosenClause(facts, 'pl'))}`,
  useWhen: (facts) => line`${name(facts)} – ${effectClause(factEffect(facts), 'pl')}`,
  destination: (facts) => line`${destinationLabel(facts)}`,
  newBase: (facts) => line`${baseLabel(facts)}`,
  pickBases: (facts) => line`${baseLabel(facts)}`,
  pickExile: (facts) => line`Anihiluj: ${name(facts)}${places[factPlace(facts, 'from')]}`,
  pickDiscard: (facts) => line`Odrzuć: ${name(facts)}`,
  pickForced: (facts) => line`Odrzuć: ${name(facts)}`,
  pickFromRow: (facts) => line`Odrzuć: ${name(facts)}`,
  pickBorrow: (facts) => line`Weź na rękę: ${name(facts)}`,
  pickReturn: (facts) => line`Weź na rękę: ${name(facts)}`,
  pickPurchase: (facts) => {
    const price = factNumber(facts, 'price')
    return line`Kup ${price === 0 ? 'za darmo' : `za ${price}`}: ${name(facts)}`
  },
  pickShip: (facts) => line`Zniszcz: ${name(facts)}${places[factPlace(facts, 'from')]}${damageTaken(facts)}`,
  pickTarget: (facts) => line`${name(facts)}${damageTaken(facts)}`,
  pickKeep: (facts) => line`Odłóż na wierzch: ${name(facts)}`,
  pickSwapIn: (facts) => line`Do rzędu galaktyki: ${name(facts)}`,
  pickSwapOut: (facts) => line`Z rzędu galaktyki: ${name(facts)}`,
  pickTop: (facts) => line`Na wierzch talii: ${name(facts)}`,
}

export function polishPrompt(decision: PresentedDecision): Line {
  return prompts[questionOf(decision)](decision)
}

export function polishOption(decision: PresentedDecision, { id, facts = {} }: Option): Line {
  if (id === 'pass') return decision.kind === 'takeReward' ? line`Bez nagrody` : line`Nie, dziękuję`
  const question = questionOf(decision)
  return question === 'assign' ? [] : labels[question](facts, decision)
}

export function polishTally(decision: PresentedDecision, picks: readonly Option[]): Line | null {
  const count = picks.length
  switch (decision.kind) {
    case 'commit': {
      const attacks = picks.map(({ facts = {} }) => factNumber(facts, 'attack'))
      const needs = neededAmount(decision)
      if (needs === 0) return line`Siła ataku: ${sumText(attacks)}`
      return count === 0 || attacks.reduce((sum, attack) => sum + attack, 0) >= needs
        ? line`Siła ataku: ${sumText(attacks)} (potrzeba ${needs})`
        : line`Siła ataku: ${sumText(attacks)} (potrzeba ${needs}, to za mało)`
    }
    case 'pickExile':
      return count === 0
        ? line`Żadna karta nie zostanie anihilowana`
        : line`Do anihilacji: ${cardCountAlone(count)}`
    case 'pickBases':
      return line`Wybrane bazy: ${count} z ${decision.max}`
    default:
      return null
  }
}

const cardCountAlone = (count: number) => (count === 1 ? '1 karta' : cardCount('pl', count))

function neededAmount({ options }: PresentedDecision): number {
  return factNumber(options[0]?.facts ?? {}, 'needs')
}

function exileRange({ min, max }: PresentedDecision): string {
  return min === max ? cardCount('pl', max) : `do ${ofCardCount('pl', max)}`
}

/** Ships that look the same may have different damage. */
function damageTaken(facts: Facts): string {
  const damage = factNumber(facts, 'damage')
  return damage === 0 ? '' : ` (ma ${damageCount('pl', damage)})`
}

function damageDealt({ options }: PresentedDecision): string {
  return damageCount('pl', factNumber(options[0]?.facts ?? {}, 'deals'))
}

function unused(inHand: number, resources: number, attackers: number): string {
  return [
    ...(inHand === 0 ? [] : [`${cardCountAlone(inHand)} na ręce`]),
    ...(resources === 0 ? [] : [resourceCount('pl', resources)]),
    ...(attackers === 0 ? [] : [`atak ${ofCardCount('pl', attackers)}`]),
  ].join(', ')
}

/** The text of a button starts with a capital letter and has no full stop. */
const headline = (clause: string) => sentence(clause).slice(0, -1)

const places: Readonly<Record<Place, string>> = {
  ...unnamed,
  hand: ' (z ręki)',
  discard: ' (ze stosu kart odrzuconych)',
  row: ' (z rzędu galaktyki)',
}

const destinations: Readonly<Record<Destination, string>> = {
  discard: 'Na stos kart odrzuconych',
  hand: 'Na rękę',
  deckTop: 'Na wierzch talii',
}

function destinationLabel(facts: Facts): string {
  const by = factNumber(facts, 'by')
  const sender = by === NOTHING ? '' : ` (${pieceName('pl', by)})`
  const later = facts['exiled'] === true ? ', ale na koniec tury do anihilacji' : ''
  return `${destinations[factDestination(facts)]}${later}${sender}`
}

function baseLabel(facts: Facts): string {
  const base = factNumber(facts, 'base')
  return `${pieceName('pl', base)} (${hitPointCount('pl', hitPointsOf(base))})`
}
