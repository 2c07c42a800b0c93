import {
  counted,
  type Facts,
  type Line,
  line,
  type Option,
  type PresentedDecision,
  player,
  type Seat,
  type Terms,
} from '@kantyna/kernel'
import type { Face, Skill } from '../content/names.ts'
import { effectClause } from './ability-words.ts'
import { faceNames, factionNames, skillNames } from './card-terms.ts'
import { creditCount, damageCount, ofCreditCount } from './effect-words.ts'
import { factEffect, factNumber, factText, realOptions } from './facts.ts'
import { chanceToPass, combatTitles, levelSaid } from './log-words.ts'
import { factionAt, placeName } from './names.ts'
import {
  abilityClause,
  askedBy,
  bountyAt,
  capitalised,
  cargoAt,
  characterLabel,
  headline,
  jobAt,
  marketDeckIn,
  patrolAsked,
  printedCost,
  shipLabel,
  skillsOfJob,
  worthOfPicks,
} from './option-text.ts'
import { patrolFacts, patrolName } from './patrol-words.ts'
import { termsOfTrade } from './pl-log.ts'
import { deckLink, encounterDeckLink, pieceLink, placeLink, spaceLink } from './things.ts'
import { bountyCombat, deckNames, deliveredTo } from './type-line.ts'
import { combatWindow, damageWindow, rollWindow, testWindow } from './window-words.ts'

/** Pytania po polsku: what is asked, what the buttons say, and what picks come to. */

type Prompt = (decision: PresentedDecision) => Line
type Label = (facts: Facts, option: Option, decision: PresentedDecision) => Line

const card = (facts: Facts) => pieceLink('pl', factNumber(facts, 'card'))

/** "Kup: Wibronóż", but "Kup zlecenie: Greedo": a name with a colon of its own wants none before it. */
function orderedCard(order: string, facts: Facts): Line {
  const link = card(facts)
  if (typeof link === 'string' || !('text' in link) || !link.text.startsWith('Zlecenie: '))
    return line`${order}: ${link}`
  return [`${order} `, { ...link, text: link.text.replace('Zlecenie', 'zlecenie') }]
}

const seatOf = (facts: Facts) => player(factNumber(facts, 'seat') as Seat) // put there as a seat
const space = (facts: Facts) => spaceLink('pl', factNumber(facts, 'space'))
const by = (decision: PresentedDecision) => askedBy('pl', decision)

/** By the name of the kind, of the part or of the standing move. */
const prompts: Readonly<Record<string, Prompt>> = {
  chooseCharacter: () => line`Wybierz swoją postać.`,
  chooseAiCharacter: () => line`Wybierz postać gracza SI.`,
  chooseStartingShip: () => line`Wybierz statek startowy.`,
  chooseReputation: () => line`W której frakcji zaczynasz z pozytywną reputacją?`,
  plan: (decision) =>
    realOptions(decision) === 1
      ? line`Planowanie: pokonany gracz może tylko usunąć obrażenia.`
      : line`Planowanie: przemieść się, zdobądź kredyty albo usuń obrażenia.`,
  stopMover: (decision) => line`Na twoje pole wlatuje ${seatIn(decision)}. Zatrzymujesz?`,
  act: () => line`Faza akcji: wykonaj dowolną liczbę akcji, każdą raz.`,
  deliverNext: () => line`Co dostarczasz?`,
  discardFromMarket: () => line`Handel: najpierw możesz odrzucić wierzchnią kartę 1 talii.`,
  buy: () => line`Kupujesz 1 kartę? Karta odkryta po zakupie może przyciągnąć patrole.`,
  buyUsedShip: () => line`Kupujesz używany statek?`,
  tradeIn: () => line`Zniżka barterowa: które karty odrzucasz? Każda obniża cenę o swój koszt.`,
  discard: (decision) =>
    decision.max === 1
      ? line`Brakuje wolnego gniazda: którą kartę odrzucasz?`
      : line`Brakuje gniazd: które karty odrzucasz?`,
  movePatrolTo: (decision) => line`Dokąd rusza się ${patrolAsked('pl', decision)}?`,
  misdirectPatrol: (decision) =>
    line`W twoją stronę ma się ruszyć ${patrolAsked('pl', decision)}. Kierujesz go do kogoś innego?`,
  pushPatrolTo: (decision) =>
    line`Walka przegrana: przesuń ${patrolAsked('pl', decision)} na sąsiednie pole.`,
  takeResource: (decision) => line`${by(decision)}bierzesz tę kartę?`,
  placeToken: () => line`Na którą planetę trafia żeton kontaktu?`,
  discardExcess: () => line`Masz więcej kart niż gniazd: którą odrzucasz?`,
  encounter: (decision) =>
    decision.options.every(({ id }) => id.startsWith('patrol-')) && decision.blocked.length > 0
      ? line`Faza spotkania: musisz rozegrać spotkanie z patrolem.`
      : line`Faza spotkania: wybierz spotkanie.`,
  fightOrTalk: (decision) => line`${metIn(decision)}: masz na ten kontakt zlecenie. Walczysz czy rozmawiasz?`,
  protect: (decision) =>
    line`${by(decision)}twojego członka załogi atakuje ${seatIn(decision)}. Walczysz w jego obronie?`,
  captureOrEliminate: (decision) =>
    line`${metIn(decision)}: walka wygrana. Chcesz schwytać kontakt czy go wyeliminować?`,
  useInCombat: (decision) => combatWindow('pl', decision),
  chooseSkill: () => line`Którą umiejętność testujesz?`,
  useInTest: (decision) => testWindow('pl', decision),
  useInRoll: (decision) => rollWindow('pl', decision),
  useAfter: () => line`Używasz zdolności?`,
  useAgainstDamage: (decision) => damageWindow('pl', decision),
  pickContactToSwap: () => line`Który kontakt zmienia miejsce?`,
  chooseEffect: (decision) => {
    if (realOptions(decision) > 1) return line`${by(decision)}wybierz jedno.`
    return decision.options.length > 1
      ? line`${by(decision)}decydujesz się?`
      : line`${by(decision)}tylko to możesz zrobić.`
  },
  pickDice: (decision) =>
    decision.max === 1
      ? line`${by(decision)}którą kość wybierasz?`
      : line`${by(decision)}które kości wybierasz (najwyżej ${decision.max})?`,
  pickPlayer: (decision) => line`${by(decision)}którego gracza wskazujesz?`,
  pickDiscard: (decision) =>
    decision.max === 1
      ? line`${by(decision)}którą kartę odrzucasz?`
      : line`${by(decision)}które karty odrzucasz (razem ${decision.max})?`,
  pickDeck: (decision) => line`${by(decision)}z której talii odrzucasz wierzchnią kartę?`,
  pickFaction: (decision) => line`${by(decision)}którą frakcję wskazujesz?`,
  pickSpace: (decision) => line`${by(decision)}dokąd się przemieszczasz?`,
  pickPatrolMove: (decision) => line`${by(decision)}który patrol przesuwasz i dokąd?`,
  pickContact: (decision) => line`${by(decision)}który kontakt wskazujesz?`,
  pickCardToTake: (decision) => line`${by(decision)}którą kartę bierzesz?`,
  give: () => line`Przekaż kredyty innemu graczowi`,
  thousands: ({ min, max }) => line`Ile tysięcy kredytów przekazujesz (od ${min} do ${max})?`,
  propose: () => line`Zaproponuj wymianę`,
  'give-credits': ({ max }) => line`Ile tysięcy kredytów dajesz (od 0 do ${max})?`,
  'give-cards': () => line`Które karty dajesz?`,
  'take-credits': ({ max }) => line`Ile tysięcy kredytów chcesz dostać (od 0 do ${max})?`,
  'take-cards': () => line`Które karty chcesz dostać?`,
  accept: () => line`Przyjmij propozycję wymiany`,
  refuse: () => line`Odrzuć propozycję wymiany`,
  withdraw: () => line`Wycofaj swoją propozycję`,
}

/** The contact that lies open by then: its name says more than where it lies. */
function metIn({ options }: PresentedDecision): Line {
  const facts = options[0]?.facts
  return facts === undefined ? [] : [pieceLink('pl', factNumber(facts, 'contact'))]
}

function seatIn({ options }: PresentedDecision): Line {
  const facts = options[0]?.facts
  return facts === undefined ? line`inny gracz` : [seatOf(facts)]
}

function used(facts: Facts): Line {
  const clause = abilityClause('pl', facts)
  const source = pieceLink('pl', factNumber(facts, 'source'))
  const said = facts['isSecret'] === true ? line`Tajna informacja: ${source}` : line`Użyj: ${source}`
  return clause === '' ? said : [...said, ` – ${clause}`]
}

const isUse = ({ id }: Option) => id.startsWith('use-') || id.startsWith('secret-')

const planned: Label = (facts, option) => {
  if (option.id === 'credits') return line`Zdobądź ${creditCount('pl', factNumber(facts, 'credits'))}`
  if (option.id === 'recover') return recovering(facts)
  return facts['isStaying'] === true ? line`Zostań: ${space(facts)}` : line`Przemieść się: ${space(facts)}`
}

function recovering(facts: Facts): Line {
  const parts = [
    ...(factNumber(facts, 'character') > 0
      ? [`${damageCount('pl', factNumber(facts, 'character'))} z postaci`]
      : []),
    ...(factNumber(facts, 'ship') > 0 ? [`${damageCount('pl', factNumber(facts, 'ship'))} ze statku`] : []),
  ]
  return parts.length === 0 ? line`Usuń obrażenia (nie ma żadnych)` : line`Usuń ${parts.join(' i ')}`
}

const acted: Label = (_, { id }) => {
  if (id === 'deliver') return line`Dostarcz ładunki i kontakty`
  if (id === 'market') return line`Handel: kup 1 kartę`
  return line`Zakończ fazę akcji`
}

const delivered: Label = (facts) => {
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

const bought: Label = (facts) => {
  const piece = factNumber(facts, 'card')
  if (piece < 0) return line`Kup kartę: ${deckLink('pl', factNumber(facts, 'deck'))}`
  const cost = printedCost(piece)
  const due = factNumber(facts, 'price')
  const price = due === 0 ? 'za darmo' : creditCount('pl', due)
  const usually = due === cost ? '' : ` zamiast ${ofCreditCount('pl', cost)}`
  return line`${orderedCard('Kup', facts)} (${price}${usually})`
}

const encountered: Label = (facts, { id }) => {
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
  return bounty === null
    ? line`${card(facts)}`
    : line`Walcz z członkiem załogi. ${card(facts)} (${bountyCombat(bounty, 'pl')})`
}

const fought: Label = (facts, { id }) => {
  const contact = pieceLink('pl', factNumber(facts, 'contact'))
  if (id === 'talk') return line`Rozmawiaj: ${contact} (rozegraj kartę danych)`
  const bounty = bountyAt(factNumber(facts, 'bounty'))
  return bounty === null ? line`Walcz: ${contact}` : line`Walcz: ${contact} (${bountyCombat(bounty, 'pl')})`
}

const decided: Label = (facts, { id }) => {
  const contact = pieceLink('pl', factNumber(facts, 'contact'))
  const bounty = bountyAt(factNumber(facts, 'bounty'))
  if (bounty === null) return line`${id === 'capture' ? 'Schwytaj' : 'Wyeliminuj'}: ${contact}`
  return id === 'capture'
    ? line`Schwytaj: ${contact} – po dostarczeniu kontaktu ${deliveredTo('pl', bounty.capture.to)} ${effectClause(bounty.capture.reward, 'pl')}`
    : line`Wyeliminuj: ${contact} – od razu ${effectClause(bounty.elimination, 'pl')}`
}

const tested: Label = (facts) => {
  const level = factNumber(facts, 'level')
  const skill = skillNames.pl[factText(facts, 'skill') as Skill] // put there as a skill
  return line`${headline(skill)} (${levelSaid('pl', level)}: ${chanceToPass(level)}% szans)`
}

const discarded: Label = (facts) => orderedCard('Odrzuć', facts)

const offered: Label = (facts, _, decision) => {
  const { gives, takes } = facts
  const other = factNumber(facts, decision.kind === 'withdraw' ? 'to' : 'from') as Seat // put there as a seat
  const [given, taken] = [gives as unknown as Terms, takes as unknown as Terms] // an offer's own terms
  return decision.kind === 'withdraw'
    ? line`${player(other)}: dajesz ${termsOfTrade(given)}, dostajesz ${termsOfTrade(taken)}`
    : line`${player(other)} daje ${termsOfTrade(given)}, dostaje ${termsOfTrade(taken)}`
}

const labels: Readonly<Record<string, Label>> = {
  chooseCharacter: (facts) => line`${characterLabel('pl', facts)}`,
  chooseAiCharacter: (facts) => line`${characterLabel('pl', facts)}`,
  chooseStartingShip: (facts) => line`${shipLabel('pl', facts)}`,
  chooseReputation: (facts) => line`${factionNames.pl[factionAt(factNumber(facts, 'faction'))]}`,
  plan: planned,
  stopMover: () => line`Zatrzymaj`,
  act: acted,
  deliverNext: delivered,
  discardFromMarket: (facts) => line`${orderedCard('Odrzuć', facts)} (${deckNames[marketDeckIn(facts)].pl})`,
  buy: bought,
  buyUsedShip: (facts) =>
    line`Kup: ${shipLabel('pl', facts)} (do zapłaty ${creditCount('pl', factNumber(facts, 'price'))})`,
  tradeIn: (facts) =>
    line`${orderedCard('Odrzuć dla zniżki', facts)} (−${creditCount('pl', printedCost(factNumber(facts, 'card')))})`,
  discard: discarded,
  movePatrolTo: (facts) => line`Na pole: ${space(facts)}`,
  misdirectPatrol: (facts) => line`W stronę gracza: ${seatOf(facts)}`,
  pushPatrolTo: (facts) => line`Na pole: ${space(facts)}`,
  takeResource: (facts) => orderedCard('Weź', facts),
  placeToken: (facts) => line`Na planetę: ${space(facts)}`,
  discardExcess: discarded,
  encounter: encountered,
  fightOrTalk: fought,
  protect: (facts) =>
    line`Chroń: ${pieceLink('pl', factNumber(facts, 'crew'))} (${combatTitles.pl[factText(facts, 'kind') === 'ship' ? 'ship' : 'ground']})`,
  captureOrEliminate: decided,
  chooseSkill: tested,
  pickContactToSwap: (facts) => line`${headline(placeName('pl', factNumber(facts, 'place')))}`,
  chooseEffect: (facts) => line`${headline(effectClause(factEffect(facts), 'pl'))}`,
  pickDice: (facts) =>
    line`Kość nr ${factNumber(facts, 'die') + 1}: ${faceNames.pl[factText(facts, 'face') as Face]}`, // put there as a face
  pickPlayer: (facts) => [seatOf(facts)],
  pickDiscard: discarded,
  pickDeck: (facts) => line`${headline(deckNames[marketDeckIn(facts)].pl)}`,
  pickFaction: (facts) => line`${factionNames.pl[factionAt(factNumber(facts, 'faction'))]}`,
  pickSpace: (facts) => line`Przemieść się: ${space(facts)}`,
  pickPatrolMove: (facts) =>
    line`${headline(patrolName('pl', factNumber(facts, 'faction')))} → ${space(facts)}`,
  pickContact: (facts) => line`${headline(placeName('pl', factNumber(facts, 'place')))}`,
  pickCardToTake: (facts) => orderedCard('Weź', facts),
  give: (facts) => line`Odbiorca: ${seatOf(facts)}`,
  propose: (facts) => line`Z kim: ${seatOf(facts)}`,
  'give-cards': (facts) => orderedCard('Daj', facts),
  'take-cards': (facts) => line`Poproś o kartę: ${card(facts)}`,
  accept: offered,
  refuse: offered,
  withdraw: offered,
}

/** What declining comes to, where "no" alone would not say it. */
const declined: Readonly<Record<string, Line>> = {
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
}

export function polishPrompt(decision: PresentedDecision): Line {
  return capitalised(prompts[decision.kind]?.(decision) ?? line`Wybierz.`)
}

export function polishOption(decision: PresentedDecision, option: Option): Line {
  const { id, facts = {} } = option
  if (id === 'pass') return declined[decision.kind] ?? line`Nie, dziękuję`
  if (isUse(option)) return used(facts)
  return labels[decision.kind]?.(facts, option, decision) ?? []
}

export function polishTally(decision: PresentedDecision, picks: readonly Option[]): Line | null {
  const count = picks.length
  switch (decision.kind) {
    case 'tradeIn':
      return count === 0
        ? line`Bez zniżki barterowej`
        : line`Odrzuć dla zniżki ${cards(count)}: −${creditCount('pl', worthOfPicks(picks))}`
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
