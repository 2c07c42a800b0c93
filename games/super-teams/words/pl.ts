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

const ship = (id: number) => shipLink('pl', id)
const colour = (id: number) => colourNames.pl[nameOfColour(id)]
const space = (kind: SpaceKind) => spaceWords.pl[kind]
const spaces = (count: number) => counted('pl', count, placeForms.pl)
const cards = (count: number) =>
  counted('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })
const takenCards = (count: number) =>
  counted('pl', count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })

const streamNames: Readonly<Record<Stream, string>> = {
  'first player': 'kto zaczyna',
  'movement cards': 'karty ruchu',
  'bonus cards': 'karty bonusów',
}

/** Super Teams in Polish: names stay in the nominative, verbs in the present tense. */
export const pl: GameWords = {
  event(emitted) {
    const event = emitted as RaceEvent // the race emits nothing else
    switch (event.type) {
      case 'teamChosen':
        return line`${player(event.seat)} wybiera ${colour(event.colour).chosenTeam}.`
      case 'firstPlayer':
        return line`${player(event.seat)} zaczyna.`
      case 'roundBegan':
        return line`Runda ${event.round}: wszyscy dostają po 6 kart ruchu.`
      case 'cardPlayed':
        return event.wild
          ? line`${player(event.seat)} zagrywa dżokera: ${cardLink('pl', event.card)}. Statek: ${ship(event.ship)}.`
          : line`${player(event.seat)} zagrywa kartę: ${cardLink('pl', event.card)}. Statek: ${ship(event.ship)}.`
      case 'bonusPlayed':
        return line`${player(event.seat)} zagrywa kartę bonusu: ${bonusLink('pl', event.bonus)}. Statek: ${ship(event.ship)}.`
      case 'shipFlew':
        return line`${ship(event.ship)} leci o ${spaces(event.to - event.from)}: ${spaceLink(event.from)} → ${spaceLink(event.to)}.`
      case 'fellBack':
        return line`Czarna dziura! ${ship(event.ship)} wraca na pole ${spaceLink(event.to)}.`
      case 'leapt':
        return line`${ship(event.ship)} omija czarne dziury i staje na polu ${spaceLink(event.to)}.`
      case 'halfChosen':
        return line`${player(event.seat)} wybiera połówkę (${space(event.space).name}). Statek: ${ship(event.ship)}.`
      case 'towed':
        return line`${ship(event.ship)} leci na holu za statkiem ${ship(event.by)}: ${spaceLink(event.from)} → ${spaceLink(event.to)}.`
      case 'bonusDrawn':
        return drawnLine(event)
      case 'noBonusLeft':
        return line`Nie ma już kart bonusów: ${player(event.seat)} nic nie dobiera.`
      case 'bonusReshuffled':
        return line`Wykorzystane karty bonusów po przetasowaniu tworzą nowy stos (${cards(event.cards)}).`
      case 'movementReshuffled':
        return line`Wszystkie karty ruchu są tasowane od nowa (${cards(event.cards)}).`
      case 'shipHome':
        return line`${ship(event.ship)} jest na mecie!`
      case 'planetBonus':
        return line`${player(event.seat)} bierze z planety finałowej ${takenCards(event.cards)} bonusów.`
      case 'colourWild':
        return line`Oba ${colour(event.colour).ships} statki są na mecie: ${colour(event.colour).ships} karty ruchu są teraz dżokerami.`
      case 'won':
        return event.winners.length === 1
          ? line`${player(event.winners[0] ?? 0)} wygrywa!`
          : line`Wspólne zwycięstwo: ${event.winners.flatMap((seat, index) => (index === 0 ? [player(seat)] : [', ', player(seat)]))}.`
    }
  },
  prompt(decision) {
    switch (questionOf(decision.kind)) {
      case 'chooseTeam':
        return isSecondTeam(decision) ? line`Wybierz swoją drugą drużynę.` : line`Wybierz drużynę.`
      case 'playCard':
        return line`Zagraj kartę ruchu: wskaż kartę, potem statek w jej kolorze.`
      case 'playBonus':
        return line`Rusza ${ship(sourceShip(decision))}. Zagrać kartę bonusu?`
      case 'chooseHalf':
        return line`Podwójne pole: gdzie ma stanąć ${ship(sourceShip(decision))}?`
      case 'playTow':
        return line`${ship(sourceShip(decision))} wyprzedza statki twojego zespołu. Zagrać Holowanie?`
    }
  },
  option(decision, option) {
    const facts = option.facts ?? {}
    if (option.id === 'pass')
      return 'to' in facts ? line`Nie, dziękuję (${arrival(facts)})` : line`Nie, dziękuję`
    switch (questionOf(decision.kind)) {
      case 'chooseTeam':
        return line`${colour(factNumber(facts, 'colour')).team}`
      case 'playCard':
        return line`${cardName('pl', factNumber(facts, 'card'))}: ${shipName('pl', factNumber(facts, 'ship'))} ${journey(facts)}`
      case 'playBonus':
        return line`${bonusName('pl', kindOfBonus(factNumber(facts, 'card')))}: ${journey(facts)}`
      case 'chooseHalf':
        return line`${space(factSpace(facts)).name}`
      case 'playTow':
        return line`Holowanie: ${shipName('pl', factNumber(facts, 'ship'))} ${journey(facts)}`
    }
  },
  refusal({ reason, facts = {} }) {
    const name = () => shipName('pl', factNumber(facts, 'ship'))
    switch (reason as Reason) {
      // the rules give no other reason
      case 'shipIsHome':
        return `${name()}: ten statek jest na mecie i nie można go już przesunąć.`
      case 'noCardOfColour':
        return `${name()}: ${noneOf(factNumber(facts, 'cards'))} nie ruszy tego statku, potrzebna jest karta ${colour(factNumber(facts, 'colour')).card}.`
      case 'bonusOnlyWhenMoved':
        return `${bonusName('pl', factNumber(facts, 'card'))}: tę kartę zagrywa się, gdy ktoś przesuwa statek. Najpierw zagraj kartę ruchu.`
      case 'mustMove':
        return 'Nie można spasować: w każdej turze trzeba zagrać jedną kartę ruchu, nawet gdy pomaga to innym.'
      case 'startsElsewhere':
        return `${name()} zaczyna ruch ${space(factSpace(facts)).on}: tam ta karta nie działa.`
      case 'startsThere':
        return `${name()} zaczyna ruch ${space(factSpace(facts)).on}, a tam nie wolno zagrać tej karty.`
      case 'endsElsewhere':
        return `Ruch kończy się ${space(factSpace(facts)).on}, a nie w czarnej dziurze.`
      case 'towAfterOvertaking':
        return 'Holowanie zagrywa się po tym, jak statek przeciwnika wyprzedzi twój statek.'
      case 'onlyTowNow':
        return 'Ruch się skończył: teraz można zagrać tylko Holowanie.'
      case 'opponentsShip':
        return `${name()} należy do przeciwnika: karty bonusów zagrywa się tylko na statki własnego zespołu.`
      case 'oneBonusAShip':
        return `${name()}: na ten statek zagrano już w tej turze kartę bonusu.`
      case 'notOvertaken':
        return `${name()}: nikt nie wyprzedził tego statku w tej turze.`
    }
  },
  lead: (amount) => `o mniej więcej ${spaces(amount)} lepiej niż drugi najlepszy ruch`,
  waiting(kind) {
    switch (questionOf(kind)) {
      case 'chooseTeam':
        return 'wybiera drużynę'
      case 'playCard':
        return 'zagrywa kartę ruchu'
      case 'chooseHalf':
        return 'wybiera połówkę podwójnego pola'
      case 'playBonus':
      case 'playTow':
        return 'może zagrać kartę bonusu'
    }
  },
  explain: (what) => explain('pl', what),
  stream: (name) => (isStream(name) ? streamNames[name] : name),
}

function noneOf(cards: number): string {
  return cards === 1 ? 'twoja jedyna karta' : `żadna z twoich kart (${cards})`
}

function drawnLine(event: RaceEvent & { readonly type: 'bonusDrawn' }) {
  const card = event.secret?.card
  return card !== undefined
    ? line`${player(event.seat)} dobiera kartę bonusu (${ship(event.ship)}): ${bonusLink('pl', kindOfBonus(card))}.`
    : line`${player(event.seat)} dobiera kartę bonusu (${ship(event.ship)}).`
}
