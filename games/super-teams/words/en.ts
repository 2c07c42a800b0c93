import { counted, type GameWords, line, player } from '@kantyna/kernel'
import type { SpaceKind } from '../content/track.ts'
import type { RaceEvent } from '../rules/events.ts'
import { kindOfBonus, nameOfColour } from '../rules/pieces.ts'
import type { Reason } from '../rules/refusal.ts'
import {
  arrival,
  factNumber,
  factSpace,
  isSecondTeam,
  isStream,
  journey,
  questionOf,
  type Stream,
  sourceShip,
} from './facts.ts'
import { colourNames } from './names.ts'
import { placeForms, spaceWords } from './space-words.ts'
import { bonusLink, bonusName, cardLink, cardName, explain, shipLink, shipName, spaceLink } from './things.ts'

const ship = (id: number) => shipLink('en', id)
const colour = (id: number) => colourNames.en[nameOfColour(id)]
const space = (kind: SpaceKind) => spaceWords.en[kind]
const spaces = (count: number) => counted('en', count, placeForms.en)
const cards = (count: number) => counted('en', count, { one: 'card', other: 'cards' })

const streamNames: Readonly<Record<Stream, string>> = {
  'first player': 'first player',
  'movement cards': 'movement cards',
  'bonus cards': 'bonus cards',
}

/** Super Teams in English. */
export const en: GameWords = {
  event(emitted) {
    const event = emitted as RaceEvent // the race emits nothing else
    switch (event.type) {
      case 'teamChosen':
        return line`${player(event.seat)} flies for ${colour(event.colour).chosenTeam}.`
      case 'firstPlayer':
        return line`${player(event.seat)} starts.`
      case 'roundBegan':
        return line`Round ${event.round}: everybody gets 6 movement cards.`
      case 'cardPlayed':
        return event.wild
          ? line`${player(event.seat)} plays ${cardLink('en', event.card)} as a wild card on ${ship(event.ship)}.`
          : line`${player(event.seat)} plays ${cardLink('en', event.card)} on ${ship(event.ship)}.`
      case 'bonusPlayed':
        return line`${player(event.seat)} plays ${bonusLink('en', event.bonus)} on ${ship(event.ship)}.`
      case 'shipFlew':
        return line`${ship(event.ship)} flies ${spaces(event.to - event.from)}: ${spaceLink(event.from)} → ${spaceLink(event.to)}.`
      case 'fellBack':
        return line`A black hole! ${ship(event.ship)} goes back to ${spaceLink(event.to)}.`
      case 'leapt':
        return line`${ship(event.ship)} slips past the black holes to ${spaceLink(event.to)}.`
      case 'halfChosen':
        return line`${player(event.seat)} puts ${ship(event.ship)} on the ${space(event.space).name} half.`
      case 'towed':
        return line`${ship(event.ship)} is towed behind ${ship(event.by)}: ${spaceLink(event.from)} → ${spaceLink(event.to)}.`
      case 'bonusDrawn':
        return drawnLine(event)
      case 'noBonusLeft':
        return line`${player(event.seat)} would draw a bonus card, but none is left.`
      case 'bonusReshuffled':
        return line`The used bonus cards are shuffled into a new stack (${cards(event.cards)}).`
      case 'movementReshuffled':
        return line`All movement cards are shuffled again (${cards(event.cards)}).`
      case 'shipHome':
        return line`${ship(event.ship)} is home!`
      case 'planetBonus':
        return line`${player(event.seat)} takes ${cards(event.cards)} from the final planet.`
      case 'colourWild':
        return line`Both ${colour(event.colour).ships} ships are home: ${colour(event.colour).card} cards are wild now.`
      case 'won':
        return event.winners.length === 1
          ? line`${player(event.winners[0] ?? 0)} wins!`
          : line`Shared victory: ${event.winners.flatMap((seat, index) => (index === 0 ? [player(seat)] : [', ', player(seat)]))}.`
    }
  },
  prompt(decision) {
    switch (questionOf(decision.kind)) {
      case 'chooseTeam':
        return isSecondTeam(decision) ? line`Choose your second team.` : line`Choose a team.`
      case 'playCard':
        return line`Play a movement card: pick a card, then a ship of its colour.`
      case 'playBonus':
        return line`${ship(sourceShip(decision))} is moving. Play a bonus card on it?`
      case 'chooseHalf':
        return line`A double space: which half does ${ship(sourceShip(decision))} stop on?`
      case 'playTow':
        return line`${ship(sourceShip(decision))} has overtaken your side. Play Tow?`
    }
  },
  option(decision, option) {
    const facts = option.facts ?? {}
    if (option.id === 'pass') return 'to' in facts ? line`No, thanks (${arrival(facts)})` : line`No, thanks`
    switch (questionOf(decision.kind)) {
      case 'chooseTeam':
        return line`${colour(factNumber(facts, 'colour')).team}`
      case 'playCard':
        return line`${cardName('en', factNumber(facts, 'card'))}: ${shipName('en', factNumber(facts, 'ship'))} ${journey(facts)}`
      case 'playBonus':
        return line`${bonusName('en', kindOfBonus(factNumber(facts, 'card')))}: ${journey(facts)}`
      case 'chooseHalf':
        return line`${space(factSpace(facts)).name}`
      case 'playTow':
        return line`Tow: ${shipName('en', factNumber(facts, 'ship'))} ${journey(facts)}`
    }
  },
  refusal({ reason, facts = {} }) {
    const name = () => shipName('en', factNumber(facts, 'ship'))
    switch (reason as Reason) {
      // the rules give no other reason
      case 'shipIsHome':
        return `${name()} is home and never moves again.`
      case 'noCardOfColour':
        return `${noneOf(factNumber(facts, 'cards'))} move ${name()}: it needs a ${colour(factNumber(facts, 'colour')).card} card.`
      case 'bonusOnlyWhenMoved':
        return `${bonusName('en', factNumber(facts, 'card'))} is played when a ship moves: play a movement card first.`
      case 'mustMove':
        return 'You cannot pass: you must play one movement card every turn, even if it helps somebody else.'
      case 'startsElsewhere':
        return `${name()} starts its move on ${space(factSpace(facts)).on}: the card does not work there.`
      case 'startsThere':
        return `${name()} starts its move on ${space(factSpace(facts)).on}, where this card may not be played.`
      case 'endsElsewhere':
        return `The move ends on ${space(factSpace(facts)).on}, not on a black hole.`
      case 'towAfterOvertaking':
        return 'Tow is played after an opponent’s ship has overtaken one of yours.'
      case 'onlyTowNow':
        return 'The move is over: only Tow can be played now.'
      case 'opponentsShip':
        return `${name()} belongs to an opponent: you can play bonus cards only on your own side’s ships.`
      case 'oneBonusAShip':
        return `${name()} has already had its bonus card this turn.`
      case 'notOvertaken':
        return `${name()} has not been overtaken this turn.`
    }
  },
  lead: (amount) => `about ${spaces(amount)} better than the next best move`,
  waiting(kind) {
    switch (questionOf(kind)) {
      case 'chooseTeam':
        return 'is choosing a team'
      case 'playCard':
        return 'is playing a movement card'
      case 'chooseHalf':
        return 'is choosing a half of a double space'
      case 'playBonus':
      case 'playTow':
        return 'may play a bonus card'
    }
  },
  explain: (what) => explain('en', what),
  stream: (name) => (isStream(name) ? streamNames[name] : name),
}

function noneOf(held: number): string {
  return held === 1 ? 'Your only card cannot' : `None of your ${cards(held)} can`
}

function drawnLine(event: RaceEvent & { readonly type: 'bonusDrawn' }) {
  const card = event.secret?.card
  return card !== undefined
    ? line`${player(event.seat)} draws a bonus card for ${ship(event.ship)}: ${bonusLink('en', kindOfBonus(card))}.`
    : line`${player(event.seat)} draws a bonus card for ${ship(event.ship)}.`
}
