import {
  type Facts,
  type Line,
  line,
  numberIn,
  type Option,
  type PresentedDecision,
  player,
  type Seat,
  type Terms,
} from '@kantyna/kernel'
import type { Face, Skill } from '../../content/names.ts'
import { faceNames, factionNames, skillNames } from '../cards/card-terms.ts'
import { effectClause } from '../cards/effect-text.ts'
import { creditCount, damageCount, dieCount } from '../cards/effect-words.ts'
import { patrolFacts, patrolName } from '../cards/patrol-words.ts'
import { bountyCombat, deliveredTo } from '../cards/type-line.ts'
import { combatTitles, levelText, percentToPass } from '../log/log-words.ts'
import { deckNames, factionAt, placeName } from '../things/names.ts'
import { deckLink, encounterDeckLink, pieceLink, placeLink, spaceLink } from '../things/things.ts'
import { factEffect, factNumber, factText } from './facts.ts'
import {
  abilityClause,
  bountyAt,
  cargoAt,
  headline,
  jobAt,
  marketDeckIn,
  printedCost,
  skillsOfJob,
  worthOfPicks,
} from './option-text.ts'
import type { Label, QuestionWords } from './questions.ts'
import { shipLabel } from './setup-questions.ts'
import { englishTerms } from './trade-terms.ts'

/** Answers in English: the texts of buttons, and the summary of picks. */

const card = (facts: Facts) => pieceLink('en', factNumber(facts, 'card'))
const seatOf = (facts: Facts) => player(factNumber(facts, 'seat') as Seat) // stored as a seat by the rules
const space = (facts: Facts) => spaceLink('en', factNumber(facts, 'space'))

export function used(facts: Facts): Line {
  const clause = abilityClause('en', facts)
  const source = pieceLink('en', factNumber(facts, 'source'))
  const wording = facts['isSecret'] === true ? line`Use the secret ${source}` : line`Use ${source}`
  return clause === '' ? wording : [...wording, ` – ${clause}`]
}

const planLabel: Label = (facts, option) => {
  if (option.id === 'credits') return line`Gain ${creditCount('en', factNumber(facts, 'credits'))}`
  if (option.id === 'recover') return recoverText(facts)
  return moveText(facts)
}

function moveText(facts: Facts): Line {
  return facts['isStaying'] === true ? line`Stay: ${space(facts)}` : line`Move to ${space(facts)}`
}

function recoverText(facts: Facts): Line {
  const parts = [
    ...(factNumber(facts, 'character') > 0
      ? [`${damageCount('en', factNumber(facts, 'character'))} from your character`]
      : []),
    ...(factNumber(facts, 'ship') > 0
      ? [`${damageCount('en', factNumber(facts, 'ship'))} from your ship`]
      : []),
  ]
  return parts.length === 0 ? line`Recover (there is no damage)` : line`Recover ${parts.join(' and ')}`
}

const deliveryLabel: Label = (facts) => {
  const piece = factNumber(facts, 'card')
  const cargo = cargoAt(piece)
  if (cargo !== null) {
    const risk =
      cargo.traits?.includes('illegal') === true ? ' (illegal: roll a die, a hit gets it through)' : ''
    return line`Deliver ${card(facts)} – ${effectClause(cargo.reward, 'en')}${risk}`
  }
  const bounty = bountyAt(piece)
  return bounty === null
    ? line`Deliver ${card(facts)}`
    : line`Deliver the captive on ${card(facts)} – ${effectClause(bounty.capture.reward, 'en')}`
}

const actionLabel: Label = (facts, option, decision) => {
  if (option.id === 'deliver') return line`Deliver cargo and captives`
  if (option.id.startsWith('deliver-')) return deliveryLabel(facts, option, decision)
  if (option.id.startsWith('trade-')) return line`Trade with ${seatOf(facts)}`
  if (option.id === 'market') return line`Market: buy 1 card`
  return line`End the action phase`
}

const purchaseLabel: Label = (facts) => {
  const piece = factNumber(facts, 'card')
  if (piece < 0) return line`Buy from the ${deckLink('en', factNumber(facts, 'deck'))}`
  const cost = printedCost(piece)
  const due = factNumber(facts, 'price')
  return line`Buy ${card(facts)} (${priceText(due, cost)})`
}

/** "3,000 credits instead of 5,000". */
function priceText(due: number, cost: number): string {
  if (due === 0) return cost === 0 ? 'free' : `free instead of ${creditCount('en', cost)}`
  const price = creditCount('en', due)
  return due === cost ? price : `${price} instead of ${numberIn('en', cost)}`
}

const encounterLabel: Label = (facts, { id }) => {
  if (id === 'space')
    return line`Draw an encounter card: ${encounterDeckLink('en', factNumber(facts, 'deck'))}`
  if (id.startsWith('patrol-')) {
    const faction = factNumber(facts, 'faction')
    return line`Fight the ${patrolName('en', faction)} (${patrolFacts('en', faction, factNumber(facts, 'level'))})`
  }
  if (id.startsWith('contact-')) {
    const place = placeLink('en', factNumber(facts, 'place'))
    return facts['contact'] === undefined
      ? line`Encounter ${place}`
      : line`Encounter ${pieceLink('en', factNumber(facts, 'contact'))}`
  }
  const piece = factNumber(facts, 'card')
  const job = jobAt(piece)
  if (job !== null)
    return line`Attempt the job ${card(facts)} (skills: ${skillsOfJob(job, 'en')}; reward: ${effectClause(job.reward, 'en')})`
  const bounty = bountyAt(piece)
  if (facts['isElsewhere'] === true) return line`Fight for ${card(facts)}`
  return bounty === null
    ? line`${card(facts)}`
    : line`Fight the crew member named on ${card(facts)} (${bountyCombat(bounty, 'en')})`
}

const fightOrTalkLabel: Label = (facts, { id }) => {
  const contact = pieceLink('en', factNumber(facts, 'contact'))
  if (id === 'talk') return line`Talk to ${contact}: resolve the databank card`
  const bounty = bountyAt(factNumber(facts, 'bounty'))
  return bounty === null ? line`Fight ${contact}` : line`Fight ${contact} (${bountyCombat(bounty, 'en')})`
}

const captureLabel: Label = (facts, { id }) => {
  const contact = pieceLink('en', factNumber(facts, 'contact'))
  const bounty = bountyAt(factNumber(facts, 'bounty'))
  if (bounty === null) return line`${id === 'capture' ? 'Capture' : 'Eliminate'} ${contact}`
  return id === 'capture'
    ? line`Capture ${contact} – deliver the contact ${deliveredTo('en', bounty.capture.to)}: ${effectClause(bounty.capture.reward, 'en')}`
    : line`Eliminate ${contact} – ${effectClause(bounty.elimination, 'en')} now`
}

const skillLabel: Label = (facts) => {
  const level = factNumber(facts, 'level')
  const skill = skillNames.en[factText(facts, 'skill') as Skill] // stored as a skill by the rules
  return line`${skill} (${levelText('en', level)}: ${percentToPass(level)}% to pass)`
}

const discardLabel: Label = (facts) => line`Discard ${card(facts)}`

const tradeLabel: Label = (facts) => {
  const { gives, takes } = facts
  return line`${englishTerms(gives as unknown as Terms)} for ${englishTerms(takes as unknown as Terms)}` // stored as terms
}

const offerLabel: Label = (facts, option, decision) => {
  const other = factNumber(facts, decision.kind === 'withdraw' ? 'to' : 'from') as Seat // stored as a seat by the rules
  return [player(other), ': ', ...tradeLabel(facts, option, decision)]
}

export const labels: QuestionWords['labels'] = {
  plan: planLabel,
  stopMover: () => line`Make them stop`,
  act: actionLabel,
  deliverNext: deliveryLabel,
  discardFromMarket: (facts) =>
    factNumber(facts, 'card') < 0
      ? line`Discard from the ${deckLink('en', factNumber(facts, 'deck'))}`
      : line`Discard ${card(facts)} (${deckNames[marketDeckIn(facts)].en})`,
  buy: purchaseLabel,
  buyUsedShip: (facts) =>
    line`Buy ${shipLabel('en', facts)} (${creditCount('en', factNumber(facts, 'price'))})`,
  tradeIn: (facts) =>
    line`Trade in ${card(facts)} (−${creditCount('en', printedCost(factNumber(facts, 'card')))})`,
  discard: discardLabel,
  movePatrolTo: (facts) => line`To ${space(facts)}`,
  misdirectPatrol: (facts) => line`Towards ${seatOf(facts)}`,
  pushPatrolTo: (facts) => line`To ${space(facts)}`,
  takeResource: (facts) => line`Gain ${card(facts)}`,
  placeToken: (facts) => line`On ${space(facts)}`,
  discardExcess: discardLabel,
  encounter: encounterLabel,
  beforeDefeat: (facts) => line`Go on: lose ${creditCount('en', factNumber(facts, 'credits'))}`,
  fightOrTalk: fightOrTalkLabel,
  protect: (facts) =>
    line`Protect ${pieceLink('en', factNumber(facts, 'crew'))} (${combatTitles.en[factText(facts, 'kind') === 'ship' ? 'ship' : 'ground']})`,
  captureOrEliminate: captureLabel,
  chooseSkill: skillLabel,
  pickContactToSwap: (facts) => line`${headline(placeName('en', factNumber(facts, 'place')))}`,
  chooseEffect: (facts) => line`${headline(effectClause(factEffect(facts), 'en'))}`,
  pickDice: (facts) =>
    line`Die ${factNumber(facts, 'die') + 1}: ${faceNames.en[factText(facts, 'face') as Face]}`, // stored as a face
  pickPlayer: (facts) => [seatOf(facts)],
  pickDiscard: discardLabel,
  pickDeck: (facts) => line`${headline(deckNames[marketDeckIn(facts)].en)}`,
  pickFaction: (facts) => line`${factionNames.en[factionAt(factNumber(facts, 'faction'))]}`,
  pickSpace: moveText,
  pickPatrolMove: (facts) =>
    line`Move the ${patrolName('en', factNumber(facts, 'faction'))} to ${space(facts)}`,
  pickContact: (facts) => line`${headline(placeName('en', factNumber(facts, 'place')))}`,
  pickCardToTake: (facts) => line`Take ${card(facts)}`,
  give: (facts) => line`To ${seatOf(facts)}`,
  propose: (facts) => line`To ${seatOf(facts)}`,
  'give-cards': (facts) => line`Offer ${card(facts)}`,
  'take-cards': (facts) => line`Ask for ${card(facts)}`,
  accept: offerLabel,
  refuse: offerLabel,
  withdraw: offerLabel,
}

/** What declining means, if "no" alone would be unclear. */
export const declined: QuestionWords['declined'] = {
  deliverNext: line`Deliver nothing more`,
  discardFromMarket: line`Discard nothing`,
  buy: line`Buy nothing`,
  buyUsedShip: line`Buy no ship`,
  stopMover: line`Let them pass`,
  misdirectPatrol: line`Let it come`,
  takeResource: line`Decline it`,
  protect: line`Let the crew member fight alone`,
  useInCombat: line`Use nothing`,
  useInTest: line`Use nothing`,
  useInRoll: line`Use nothing`,
  useAfter: line`Use nothing`,
  useAgainstDamage: line`Suffer the damage`,
  chooseEffect: line`No, thanks`,
  pickPatrolMove: line`Move no patrol`,
}

export function englishTally(decision: PresentedDecision, picks: readonly Option[]): Line | null {
  const count = picks.length
  switch (decision.kind) {
    case 'tradeIn':
      return count === 0
        ? line`Trade in nothing`
        : line`Trade in ${cards(count)}: −${creditCount('en', worthOfPicks(picks))}`
    case 'discard':
    case 'pickDiscard':
      return line`Discard ${cards(count)}`
    case 'give-cards':
      return line`Offer ${cards(count)}`
    case 'take-cards':
      return line`Ask for ${cards(count)}`
    case 'pickDice':
      return line`${dieCount('en', count)} chosen`
    default:
      return null
  }
}

function cards(count: number): string {
  return count === 0 ? 'no cards' : count === 1 ? '1 card' : `${count} cards`
}
