import {
  counted,
  type Facts,
  type Line,
  line,
  type Option,
  type PresentedDecision,
  player,
  type Seat,
  type Segment,
  type Terms,
} from '@kantyna/kernel'
import type { Face, Skill } from '../../content/names.ts'
import { faceNames, factionNames, skillNames } from '../cards/card-terms.ts'
import { effectClause } from '../cards/effect-text.ts'
import { creditCount, damageCount, ofCreditCount } from '../cards/effect-words.ts'
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
import { polishTerms } from './trade-terms.ts'

/** Answers in Polish: the texts of buttons, and the summary of picks. */

const card = (facts: Facts) => pieceLink('pl', factNumber(facts, 'card'))

/** "zlecenie: Greedo", the form inside a sentence; null for other cards. */
function bountyNamed(piece: number): Segment | null {
  const link = pieceLink('pl', piece)
  if (typeof link === 'string' || !('text' in link) || !link.text.startsWith('Zlecenie: ')) return null
  return { ...link, text: link.text.replace('Zlecenie', 'zlecenie') }
}

/** "Kup: Wibronóż", but "Kup zlecenie: Greedo": a name that contains a colon needs no other one. */
function orderedCard(order: string, facts: Facts): Line {
  const bounty = bountyNamed(factNumber(facts, 'card'))
  return bounty === null ? line`${order}: ${card(facts)}` : [`${order} `, bounty]
}

const seatOf = (facts: Facts) => player(factNumber(facts, 'seat') as Seat) // stored as a seat by the rules
const space = (facts: Facts) => spaceLink('pl', factNumber(facts, 'space'))

export function used(facts: Facts): Line {
  const clause = abilityClause('pl', facts)
  const source = pieceLink('pl', factNumber(facts, 'source'))
  const wording = facts['isSecret'] === true ? line`Tajna informacja: ${source}` : line`Użyj: ${source}`
  return clause === '' ? wording : [...wording, ` – ${clause}`]
}

const planLabel: Label = (facts, option) => {
  if (option.id === 'credits') return line`Zdobądź ${creditCount('pl', factNumber(facts, 'credits'))}`
  if (option.id === 'recover') return recoverText(facts)
  return moveText(facts)
}

function moveText(facts: Facts): Line {
  return facts['isStaying'] === true ? line`Zostań: ${space(facts)}` : line`Przemieść się: ${space(facts)}`
}

function recoverText(facts: Facts): Line {
  const parts = [
    ...(factNumber(facts, 'character') > 0
      ? [`${damageCount('pl', factNumber(facts, 'character'))} z postaci`]
      : []),
    ...(factNumber(facts, 'ship') > 0 ? [`${damageCount('pl', factNumber(facts, 'ship'))} ze statku`] : []),
  ]
  return parts.length === 0 ? line`Usuń obrażenia (nie ma żadnych)` : line`Usuń ${parts.join(' i ')}`
}

const deliveryLabel: Label = (facts) => {
  const piece = factNumber(facts, 'card')
  const cargo = cargoAt(piece)
  if (cargo !== null) {
    const risk =
      cargo.traits?.includes('illegal') === true ? ' (nielegalny: rzut kością, potrzebne trafienie)' : ''
    return line`Dostarcz: ${card(facts)} – ${effectClause(cargo.reward, 'pl')}${risk}`
  }
  const bounty = bountyAt(piece)
  return bounty === null
    ? line`Dostarcz: ${card(facts)}`
    : line`Dostarcz schwytany kontakt: ${card(facts)} – ${effectClause(bounty.capture.reward, 'pl')}`
}

const actionLabel: Label = (facts, option, decision) => {
  if (option.id === 'deliver') return line`Dostarcz ładunki i kontakty`
  if (option.id.startsWith('deliver-')) return deliveryLabel(facts, option, decision)
  if (option.id.startsWith('trade-')) return line`Wymiana z graczem: ${seatOf(facts)}`
  if (option.id === 'market') return line`Handel: kup 1 kartę`
  return line`Zakończ fazę akcji`
}

const purchaseLabel: Label = (facts) => {
  const piece = factNumber(facts, 'card')
  if (piece < 0) return line`Kup kartę: ${deckLink('pl', factNumber(facts, 'deck'))}`
  const cost = printedCost(piece)
  const due = factNumber(facts, 'price')
  const price = due === 0 ? 'za darmo' : creditCount('pl', due)
  const usually = due === cost ? '' : ` zamiast ${ofCreditCount('pl', cost)}`
  return line`${orderedCard('Kup', facts)} (${price}${usually})`
}

const encounterLabel: Label = (facts, { id }) => {
  if (id === 'space')
    return line`Dobierz kartę spotkania: ${encounterDeckLink('pl', factNumber(facts, 'deck'))}`
  if (id.startsWith('patrol-')) {
    const faction = factNumber(facts, 'faction')
    return line`Walcz: ${patrolName('pl', faction)} (${patrolFacts('pl', faction, factNumber(facts, 'level'))})`
  }
  if (id.startsWith('contact-')) {
    const place = placeLink('pl', factNumber(facts, 'place'))
    return facts['contact'] === undefined
      ? line`Spotkaj: ${place}`
      : line`Spotkaj: ${pieceLink('pl', factNumber(facts, 'contact'))}`
  }
  const piece = factNumber(facts, 'card')
  const job = jobAt(piece)
  if (job !== null)
    return line`Podejmij misję: ${card(facts)} (umiejętności: ${skillsOfJob(job, 'pl')}; nagroda: ${effectClause(job.reward, 'pl')})`
  const bounty = bountyAt(piece)
  if (facts['isElsewhere'] === true) return line`Walcz (${bountyNamed(piece) ?? card(facts)})`
  return bounty === null
    ? line`${card(facts)}`
    : line`Walcz z członkiem załogi (${bountyNamed(piece) ?? card(facts)}; ${bountyCombat(bounty, 'pl')})`
}

const fightOrTalkLabel: Label = (facts, { id }) => {
  const contact = pieceLink('pl', factNumber(facts, 'contact'))
  if (id === 'talk') return line`Rozmawiaj: ${contact} (rozegraj kartę danych)`
  const bounty = bountyAt(factNumber(facts, 'bounty'))
  return bounty === null ? line`Walcz: ${contact}` : line`Walcz: ${contact} (${bountyCombat(bounty, 'pl')})`
}

const captureLabel: Label = (facts, { id }) => {
  const contact = pieceLink('pl', factNumber(facts, 'contact'))
  const bounty = bountyAt(factNumber(facts, 'bounty'))
  if (bounty === null) return line`${id === 'capture' ? 'Schwytaj' : 'Wyeliminuj'}: ${contact}`
  return id === 'capture'
    ? line`Schwytaj: ${contact} – po dostarczeniu kontaktu ${deliveredTo('pl', bounty.capture.to)} ${effectClause(bounty.capture.reward, 'pl')}`
    : line`Wyeliminuj: ${contact} – od razu ${effectClause(bounty.elimination, 'pl')}`
}

const skillLabel: Label = (facts) => {
  const level = factNumber(facts, 'level')
  const skill = skillNames.pl[factText(facts, 'skill') as Skill] // stored as a skill by the rules
  return line`${headline(skill)} (${levelText('pl', level)}: ${percentToPass(level)}% szans)`
}

const discardLabel: Label = (facts) => orderedCard('Odrzuć', facts)

const offerLabel: Label = (facts, _, decision) => {
  const { gives, takes } = facts
  const other = factNumber(facts, decision.kind === 'withdraw' ? 'to' : 'from') as Seat // stored as a seat by the rules
  const [given, taken] = [gives as unknown as Terms, takes as unknown as Terms] // stored as terms
  return decision.kind === 'withdraw'
    ? line`${player(other)}: dajesz ${polishTerms(given)}, dostajesz ${polishTerms(taken)}`
    : line`${player(other)} daje ${polishTerms(given)}, dostaje ${polishTerms(taken)}`
}

export const labels: QuestionWords['labels'] = {
  plan: planLabel,
  stopMover: () => line`Zatrzymaj statek`,
  act: actionLabel,
  deliverNext: deliveryLabel,
  discardFromMarket: (facts) =>
    factNumber(facts, 'card') < 0
      ? line`Odrzuć kartę: ${deckLink('pl', factNumber(facts, 'deck'))}`
      : line`${orderedCard('Odrzuć', facts)} (${deckNames[marketDeckIn(facts)].pl})`,
  buy: purchaseLabel,
  buyUsedShip: (facts) =>
    line`Kup: ${shipLabel('pl', facts)} (do zapłaty ${creditCount('pl', factNumber(facts, 'price'))})`,
  tradeIn: (facts) =>
    line`${orderedCard('Odrzuć w ramach zniżki', facts)} (−${creditCount('pl', printedCost(factNumber(facts, 'card')))})`,
  discard: discardLabel,
  movePatrolTo: (facts) => line`Na pole: ${space(facts)}`,
  misdirectPatrol: (facts) => line`W stronę gracza: ${seatOf(facts)}`,
  pushPatrolTo: (facts) => line`Na pole: ${space(facts)}`,
  takeResource: (facts) => orderedCard('Weź', facts),
  placeToken: (facts) => line`Na planetę: ${space(facts)}`,
  discardExcess: discardLabel,
  encounter: encounterLabel,
  beforeDefeat: (facts) => line`Dalej: tracisz ${creditCount('pl', factNumber(facts, 'credits'))}`,
  fightOrTalk: fightOrTalkLabel,
  protect: (facts) =>
    line`Chroń: ${pieceLink('pl', factNumber(facts, 'crew'))} (${combatTitles.pl[factText(facts, 'kind') === 'ship' ? 'ship' : 'ground']})`,
  captureOrEliminate: captureLabel,
  chooseSkill: skillLabel,
  pickContactToSwap: (facts) => line`${headline(placeName('pl', factNumber(facts, 'place')))}`,
  chooseEffect: (facts) => line`${headline(effectClause(factEffect(facts), 'pl'))}`,
  pickDice: (facts) =>
    line`Kość nr ${factNumber(facts, 'die') + 1}: ${faceNames.pl[factText(facts, 'face') as Face]}`, // stored as a face
  pickPlayer: (facts) => [seatOf(facts)],
  pickDiscard: discardLabel,
  pickDeck: (facts) => line`${headline(deckNames[marketDeckIn(facts)].pl)}`,
  pickFaction: (facts) => line`${factionNames.pl[factionAt(factNumber(facts, 'faction'))]}`,
  pickSpace: moveText,
  pickPatrolMove: (facts) =>
    line`${headline(patrolName('pl', factNumber(facts, 'faction')))} → ${space(facts)}`,
  pickContact: (facts) => line`${headline(placeName('pl', factNumber(facts, 'place')))}`,
  pickCardToTake: (facts) => orderedCard('Weź', facts),
  give: (facts) => line`Odbiorca: ${seatOf(facts)}`,
  propose: (facts) => line`Z kim: ${seatOf(facts)}`,
  'give-cards': (facts) => orderedCard('Daj', facts),
  'take-cards': (facts) => line`Poproś o kartę: ${card(facts)}`,
  accept: offerLabel,
  refuse: offerLabel,
  withdraw: offerLabel,
}

/** What declining means, if "no" alone would be unclear. */
export const declined: QuestionWords['declined'] = {
  deliverNext: line`Nie dostarczaj niczego więcej`,
  discardFromMarket: line`Niczego nie odrzucaj`,
  buy: line`Niczego nie kupuj`,
  buyUsedShip: line`Nie kupuj statku`,
  stopMover: line`Nie zatrzymuj`,
  misdirectPatrol: line`Niech leci`,
  takeResource: line`Nie bierz`,
  protect: line`Niech członek załogi walczy bez pomocy`,
  useInCombat: line`Nie używaj zdolności`,
  useInTest: line`Nie używaj zdolności`,
  useInRoll: line`Nie używaj zdolności`,
  useAfter: line`Nie używaj zdolności`,
  useAgainstDamage: line`Otrzymaj obrażenia`,
  chooseEffect: line`Nie, dziękuję`,
  pickPatrolMove: line`Nie przesuwaj patrolu`,
}

export function polishTally(decision: PresentedDecision, picks: readonly Option[]): Line | null {
  const count = picks.length
  switch (decision.kind) {
    case 'tradeIn':
      return count === 0
        ? line`Bez zniżki barterowej`
        : line`Odrzuć w ramach zniżki ${cards(count)}: −${creditCount('pl', worthOfPicks(picks))}`
    case 'discard':
    case 'pickDiscard':
      return line`Karty do odrzucenia: ${count}`
    case 'give-cards':
      return line`Karty, które dajesz: ${count}`
    case 'take-cards':
      return line`Karty, o które prosisz: ${count}`
    case 'pickDice':
      return line`Wybrane kości: ${count}`
    default:
      return null
  }
}

function cards(count: number): string {
  return counted('pl', count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
}
