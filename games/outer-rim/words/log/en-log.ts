import { type GameEvent, type Line, line, type Offer, player } from '@kantyna/kernel'
import type { RimEvent } from '../../rules/events.ts'
import type { Opponent } from '../../rules/frames.ts'
import { FIRST_CHARACTER, FIRST_SHIP, isAiCard, isShip, NONE } from '../../rules/pieces.ts'
import { faceNames, inCombat, ofFaction, skillNames, standingNames } from '../cards/card-terms.ts'
import { creditCount, damageCount, dieCount, fameCount, hitCount } from '../cards/effect-words.ts'
import { enemyAgainst, enemyName } from '../cards/enemies.ts'
import { patrolDice, patrolFacts } from '../cards/patrol-words.ts'
import { bountyDice } from '../questions/option-text.ts'
import { refusalText } from '../questions/refusals.ts'
import { englishTerms } from '../questions/trade-terms.ts'
import { factionAt, nameOf, prepositionOf } from '../things/names.ts'
import {
  deckLink,
  encounterDeckLink,
  patrolLink,
  pieceLink,
  pieceLinks,
  placeLink,
  spaceLink,
} from '../things/things.ts'
import { facesText, fameFrom, levelText, sectionOfAi, sectionTitle, termsText } from './log-words.ts'

/** The log in English. */

const link = (piece: number) => pieceLink('en', piece)
const credits = (count: number) => creditCount('en', count)
const damage = (count: number) => (count === 0 ? 'no damage' : damageCount('en', count))
const space = (at: number) => spaceLink('en', at)
const patrol = (faction: number) => patrolLink('en', faction)

export function englishEvent(emitted: GameEvent): Line | null {
  const event = emitted as RimEvent // this game emits only RimEvents
  switch (event.type) {
    case 'mapLaid':
      return event.order === 0
        ? line`The map tiles are laid out in the standard order.`
        : line`The map tiles are laid out in random order.`
    case 'rolledForFirst':
      return line`${player(event.seat)} rolls for the first turn: ${facesText('en', event.faces)}.`
    case 'firstPlayer':
      return line`${player(event.seat)} is the first player.`
    case 'characterChosen':
      // With two AI players, each is named after its character, so this sentence would say that it plays itself.
      return event.isAi
        ? line`The AI plays ${link(FIRST_CHARACTER + event.character)}.`
        : line`${player(event.seat)} plays ${link(FIRST_CHARACTER + event.character)}.`
    case 'shipChosen':
      return line`${player(event.seat)} starts with the ${link(FIRST_SHIP + event.ship)}.`
    case 'startingCard':
      return event.space === NONE
        ? line`${player(event.seat)} starts with ${link(event.card)}.`
        : line`${player(event.seat)} starts with ${link(event.card)}, on ${space(event.space)}.`
    case 'turnBegan':
      return event.isExtra ? line`Extra turn: ${player(event.seat)}.` : line`Turn: ${player(event.seat)}.`
    case 'turnCutShort':
      return line`The turn of ${player(event.seat)} ends early.`
    case 'planned':
      // The event of the move itself says where it leads.
      if (event.what === 'move') return null
      return event.what === 'credits'
        ? line`${player(event.seat)} spends the planning phase gaining credits.`
        : line`${player(event.seat)} spends the planning phase recovering.`
    case 'moved':
      if (event.from === event.to)
        return line`${player(event.seat)} stays ${prepositionOf(event.to)} ${space(event.to)}.`
      return event.route.length === 0
        ? line`${player(event.seat)} moves directly to ${space(event.to)}.`
        : line`${player(event.seat)} moves from ${space(event.from)} to ${space(event.to)} (${event.route.length === 1 ? '1 space' : `${event.route.length} spaces`}).`
    case 'slippedPast':
      return event.hasPassed
        ? line`${player(event.seat)} slips past the ${patrol(event.faction)}.`
        : line`${player(event.seat)} does not get past the ${patrol(event.faction)} and has to stop.`
    case 'madeToStop':
      return line`${player(event.by)} makes ${player(event.seat)} stop.`
    case 'credits':
      return event.by > 0
        ? line`${player(event.seat)} gains ${credits(event.by)}${sourceSuffix(event.source)}.`
        : line`${player(event.seat)}: −${credits(-event.by)}${sourceSuffix(event.source)}.`
    case 'gave':
      return line`${player(event.seat)} gives ${player(event.to)} ${credits(event.amount)}.`
    case 'fame': {
      const cause: Line =
        event.source === undefined ? line` (${fameFrom.en[event.from]})` : sourceSuffix(event.source)
      return event.by > 0
        ? line`${player(event.seat)} gains ${fameCount('en', event.by)}${cause}.`
        : line`${player(event.seat)} loses ${fameCount('en', -event.by)}${cause}.`
    }
    case 'reputation':
      return line`${player(event.seat)}: ${ofFaction.en[factionAt(event.faction)]} reputation ${standing(event.before)} → ${standing(event.now)}.`
    case 'damaged': {
      const prevented = event.prevented === 0 ? '' : ` (${event.prevented} prevented)`
      return event.on === 'ship'
        ? line`The ship of ${player(event.seat)} suffers ${damage(event.amount)}${prevented}${sourceSuffix(event.source)}.`
        : line`${player(event.seat)} suffers ${damage(event.amount)}${prevented}${sourceSuffix(event.source)}.`
    }
    case 'recovered':
      return event.on === 'ship'
        ? line`${player(event.seat)} recovers ${damage(event.amount)} from the ship.`
        : line`${player(event.seat)} recovers ${damage(event.amount)} from the character.`
    case 'defeated':
      return line`${player(event.seat)} is defeated!`
    case 'escapedDefeat':
      return line`${player(event.seat)} escapes defeat (${link(event.source)}).`
    case 'stoodUp':
      return line`${player(event.seat)} is no longer defeated.`

    case 'marketDiscarded':
      return line`${player(event.seat)} discards ${link(event.card)} from the ${deckLink('en', event.deck)}.`
    case 'marketRevealed':
      return line`New on top of the ${deckLink('en', event.deck)}: ${link(event.card)}.`
    case 'bought': {
      const traded: Line =
        event.tradedIn.length === 0 ? [] : line`, trading in ${pieceLinks('en', event.tradedIn)}`
      return line`${player(event.seat)} buys ${link(event.card)} for ${event.price === 0 ? 'free' : credits(event.price)}${traded}.`
    }
    case 'shipTaken':
      return event.before === NONE
        ? line`${player(event.seat)} takes the ${link(FIRST_SHIP + event.ship)}.`
        : line`${player(event.seat)} exchanges the ${link(FIRST_SHIP + event.before)} for the ${link(FIRST_SHIP + event.ship)}.`
    case 'gained':
      return event.from === undefined
        ? line`${player(event.seat)} gains ${link(event.card)}.`
        : line`${player(event.seat)} gains ${link(event.card)} from ${player(event.from)}.`
    case 'declined':
      return event.refusal === undefined
        ? line`${player(event.seat)} declines ${link(event.card)}.`
        : line`${player(event.seat)} cannot take ${link(event.card)}. ${refusalText('en', event.refusal)}`
    case 'discarded':
      return line`${player(event.seat)} discards ${link(event.card)}.`
    case 'removed':
      return line`${link(event.card)} is removed from the game.`
    case 'delivered':
      return line`${player(event.seat)} delivers ${link(event.card)}.`
    case 'heldUp':
      return line`The inspection finds illegal cargo: ${link(event.card)} (${player(event.seat)}).`
    case 'captiveDelivered':
      return line`${player(event.seat)} delivers the captured ${link(event.contact)}.`

    case 'patrolMoved':
      return line`The ${patrol(event.faction)} moves from ${space(event.from)} to ${space(event.to)}.`
    case 'patrolBeaten':
      return line`${player(event.seat)} beats the ${patrol(event.faction)} (level ${event.level}).`
    case 'patrolEntered':
      return line`A new ${patrol(event.faction)} (${patrolFacts('en', event.faction, event.level)}) enters at ${space(event.space)}.`

    case 'encountered':
      return line`${player(event.seat)} draws an encounter: ${link(event.card)}.`
    case 'drewSecret': {
      const card = event.secret?.card
      const named: Line = card === undefined ? [] : [': ', link(card)]
      return line`${player(event.seat)} keeps an encounter card (${encounterDeckLink('en', event.deck)}) as a secret${named}.`
    }
    case 'usedSecret':
      return line`${player(event.seat)} reveals a secret: ${link(event.card)}.`
    case 'secretsLost':
      return line`${player(event.seat)} loses ${event.count === 1 ? '1 secret' : `${event.count} secrets`}.`
    case 'contactRevealed':
      return line`${player(event.seat)} reveals ${placeLink('en', event.place)}: ${link(event.contact)}.`
    case 'peeked': {
      const contact = event.secret?.contact
      const named: Line = contact === undefined ? [] : [': ', link(contact)]
      return line`${player(event.seat)} peeks at ${placeLink('en', event.place)}${named}.`
    }
    case 'contactPlaced':
      return line`${link(event.contact)} is now ${placeLink('en', event.place)}.`
    case 'contactLeft':
      return line`${link(event.contact)} ${left[event.to]}.`
    case 'contactsSwapped':
      return line`${player(event.seat)} swaps ${placeLink('en', event.one)} with ${placeLink('en', event.other)}.`
    case 'reading':
      return line`${player(event.seat)} resolves the databank card ${link(event.card)}.`
    case 'turnedTo': {
      const title = sectionTitle('en', event.label)
      return title === null ? null : line`${link(event.card)} continues: ${title}.`
    }
    case 'jobBegun':
      return line`${player(event.seat)} attempts the job ${link(event.card)}.`
    case 'jobEnded':
      return line`The job ${link(event.card)} ${outcomes[event.outcome]}.`
    case 'protected':
      return event.isProtected
        ? line`${player(event.seat)} protects ${link(event.card)}.`
        : line`${player(event.seat)} does not protect ${link(event.card)}.`

    case 'combatBegan':
      return line`${player(event.attacker)} fights ${against(event.opponent)} ${inCombat.en[event.kind]}.`
    case 'rolled': {
      const dice = `${dieCount('en', event.faces.length)}${termsText('en', event.terms)}`
      const what = { combat: '', test: ' for the test', delivery: ' for the inspection', roll: '' }[
        event.what
      ]
      const cause = event.what === 'roll' ? sourceSuffix(event.terms[0]?.source) : []
      return event.seat === null
        ? line`The opponent rolls ${dice}: ${facesText('en', event.faces)}.`
        : line`${player(event.seat)} rolls ${dice}${what}${cause}: ${facesText('en', event.faces)}.`
    }
    case 'dieStands':
      return null
    case 'rerolled':
      return line`Die ${event.die + 1} is rerolled: ${faceNames.en[event.face]}.`
    case 'dieChanged':
      return line`Die ${event.die + 1} is changed to ${article(faceNames.en[event.face])}.`
    case 'dieCancelled':
      return line`Die ${event.die + 1} is cancelled.`
    case 'hitsAdded':
      return line`The ${sideNames[event.side]} roll gains ${hitCount('en', event.amount)}.`
    case 'diceAdded':
      return line`The ${sideNames[event.side]} roll ${event.amount < 0 ? 'loses' : 'gains'} ${dieCount('en', Math.abs(event.amount))}.`
    case 'combatEnded': {
      const [dealt, suffered] = event.damage
      const verdict = event.hasWon ? 'wins' : 'loses'
      const tie = event.hasWon && dealt === suffered ? ' (a tie goes to the attacker)' : ''
      return line`${player(event.attacker)} ${verdict} the combat ${dealt} to ${suffered}${tie}.`
    }
    case 'tested':
      return line`${player(event.seat)} ${event.hasPassed ? 'passes' : 'fails'} the ${skillNames.en[event.skill]} test (${levelText('en', event.level)}): ${facesText('en', event.faces)}.`
    case 'cameToNothing':
      return line`${player(event.seat)}: no effect${sourceSuffix(event.source)}. ${refusalText('en', event.refusal)}`
    case 'usedAbility':
      return line`${player(event.seat)} uses ${link(event.source)}.`
    case 'goalToken':
      return line`${player(event.seat)} puts a goal token on ${link(event.source)} (now ${event.now}).`
    case 'goalMet':
      return isShip(event.source)
        ? line`${player(event.seat)} meets the ship goal: ${link(event.source)} is turned over.`
        : line`${player(event.seat)} meets the personal goal: ${link(event.source)} is turned over.`
    case 'planetMarked':
      return line`${player(event.seat)} puts a damage token on ${space(event.space)}.`
    case 'extraTurn':
      return event.isIgnored
        ? line`${player(event.seat)} cannot gain another extra turn in an extra turn.`
        : line`${player(event.seat)} gains an extra turn.`
    case 'aiCard':
      return line`${player(event.seat)} draws ${link(event.card)}.`
    case 'aiGoal':
      return event.by > 0
        ? line`The AI player puts a goal token on ${space(event.space)}.`
        : line`The AI player takes a goal token off ${space(event.space)}.`
    case 'won': {
      const tied = { fame: '', credits: ' and more credits', laterTurn: ', being later in turn order' }[
        event.by
      ]
      return event.isByBound
        ? line`The game ends. ${player(event.seat)} wins with the most fame: ${event.fame}${tied}.`
        : line`${player(event.seat)} wins with ${fameCount('en', event.fame)}${tied}!`
    }
    case 'line':
      // The following events say what a line does. A line that does not apply needs a sentence of its own.
      if (event.refusal === null || event.source === null || !isAiCard(event.source)) return null
      return line`${link(event.source)}, ${sectionOfAi('en', event.section)}line ${event.line + 1}: passed over. ${refusalText('en', event.refusal)}`
    case 'offer':
      return offerText(event.what, event.offer)
  }
}

function sourceSuffix(source: number | undefined): Line {
  return source === undefined || source < 0 ? [] : line` (${link(source)})`
}

function standing(by: number): string {
  return by === 0 ? standingNames.en.neutral : by > 0 ? standingNames.en.positive : standingNames.en.negative
}

function article(noun: string): string {
  return `a ${noun}`
}

const sideNames = ['attacker’s', 'defender’s'] as const

const left = {
  discarded: 'leaves the map',
  removed: 'is removed from the game',
  captured: 'is captured',
} as const

const outcomes = { completed: 'is completed', failed: 'fails', over: 'is over, not completed' } as const

function against(opponent: Opponent): Line {
  switch (opponent.is) {
    case 'patrol':
      return line`the ${patrol(opponent.faction)} (level ${opponent.level}, ${patrolDice('en', opponent.faction, opponent.level)})`
    case 'contact':
      return line`${link(opponent.contact)}${bountyDice('en', opponent.bounty)}`
    case 'player':
      return line`${player(opponent.seat)}`
    case 'enemy':
      return enemyText(opponent.source, opponent.enemy)
  }
}

/** A contact that fights on its own card is named once. */
function enemyText(source: number, enemy: string | undefined): Line {
  if (source < 0) return line`an enemy`
  if (enemy === undefined || enemyName('en', enemy) === nameOf('en', source)) return line`${link(source)}`
  return line`${enemyAgainst('en', enemy)} (${link(source)})`
}

function offerText(what: 'made' | 'taken' | 'refused' | 'withdrawn', offer: Offer): Line {
  const { from, to, gives, takes } = offer
  switch (what) {
    case 'made':
      return line`${player(from)} offers ${player(to)} a trade: ${englishTerms(gives)} for ${englishTerms(takes)}.`
    case 'taken':
      return line`${player(to)} accepts the trade offered by ${player(from)}: ${englishTerms(gives)} for ${englishTerms(takes)}.`
    case 'refused':
      return line`${player(to)} refuses the trade offered by ${player(from)}.`
    case 'withdrawn':
      return line`${player(from)} withdraws the offer to ${player(to)}.`
  }
}
