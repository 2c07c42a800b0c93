import { counted, type GameEvent, type Line, line, type Offer, player, thing } from '@kantyna/kernel'
import type { RimEvent } from '../../rules/events.ts'
import type { Opponent } from '../../rules/frames.ts'
import { FIRST_CHARACTER, FIRST_SHIP, isAiCard, isShip, NONE } from '../../rules/pieces.ts'
import { patrolThing } from '../../rules/scenario/things.ts'
import {
  combatNames,
  faceNames,
  ofFaction,
  reputationWith,
  standingNames,
  testedSkill,
} from '../cards/card-terms.ts'
import {
  creditCount,
  damageCount,
  diceRolledCount,
  dieCount,
  fameCount,
  hitCount,
  spaceCount,
} from '../cards/effect-words.ts'
import { enemyName } from '../cards/enemies.ts'
import { patrolDice, patrolFacts } from '../cards/patrol-words.ts'
import { bountyDice } from '../questions/option-text.ts'
import { refusalText } from '../questions/refusals.ts'
import { polishTerms } from '../questions/trade-terms.ts'
import { factionAt, nameOf } from '../things/names.ts'
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

/** Log po polsku: names stay in the nominative, verbs in the present tense. */

const link = (piece: number) => pieceLink('pl', piece)
const credits = (count: number) => creditCount('pl', count)
const damage = (count: number) => damageCount('pl', count)
const space = (at: number) => spaceLink('pl', at)
const patrol = (faction: number) => patrolLink('pl', faction)

export function polishEvent(emitted: GameEvent): Line | null {
  const event = emitted as RimEvent // this game emits only RimEvents
  switch (event.type) {
    case 'mapLaid':
      return event.order === 0
        ? line`Płytki mapy leżą w standardowej kolejności.`
        : line`Płytki mapy leżą w losowej kolejności.`
    case 'rolledForFirst':
      return line`${player(event.seat)} rzuca o pierwszeństwo: ${facesText('pl', event.faces)}.`
    case 'firstPlayer':
      return line`Pierwszy gracz: ${player(event.seat)}.`
    case 'characterChosen':
      // With two AI players, each is named after its character, so this sentence would say that it chooses itself.
      return event.isAi
        ? line`Postać gracza SI: ${link(FIRST_CHARACTER + event.character)}.`
        : line`${player(event.seat)} wybiera postać: ${link(FIRST_CHARACTER + event.character)}.`
    case 'shipChosen':
      return line`${player(event.seat)} zaczyna ze statkiem: ${link(FIRST_SHIP + event.ship)}.`
    case 'startingCard':
      return event.space === NONE
        ? line`${player(event.seat)} zaczyna z kartą: ${link(event.card)}.`
        : line`${player(event.seat)} zaczyna z kartą: ${link(event.card)}. Planeta startowa: ${space(event.space)}.`
    case 'turnBegan':
      return event.isExtra ? line`Dodatkowa tura: ${player(event.seat)}.` : line`Tura: ${player(event.seat)}.`
    case 'turnCutShort':
      return line`${player(event.seat)}: tura kończy się przed czasem.`
    case 'planned':
      // The event of the move itself says where it leads.
      if (event.what === 'move') return null
      return event.what === 'credits'
        ? line`${player(event.seat)} w fazie planowania zdobywa kredyty.`
        : line`${player(event.seat)} w fazie planowania usuwa obrażenia.`
    case 'moved':
      if (event.from === event.to) return line`${player(event.seat)} zostaje na polu: ${space(event.to)}.`
      return event.route.length === 0
        ? line`${player(event.seat)} przemieszcza się bezpośrednio na pole: ${space(event.to)}.`
        : line`${player(event.seat)} przemieszcza się o ${spaceCount('pl', event.route.length)}: ${space(event.to)}.`
    case 'slippedPast':
      return event.hasPassed
        ? line`${player(event.seat)} wymyka się: ${patrol(event.faction)} nie zatrzymuje statku.`
        : line`${capital(event.faction)} zatrzymuje statek: ${player(event.seat)} kończy ruch.`
    case 'madeToStop':
      return line`${player(event.by)} zatrzymuje statek: ${player(event.seat)} kończy ruch.`
    case 'credits':
      return event.by > 0
        ? line`${player(event.seat)} zyskuje ${credits(event.by)}${sourceSuffix(event.source)}.`
        : line`${player(event.seat)}: −${credits(-event.by)}${sourceSuffix(event.source)}.`
    case 'gave':
      return line`${player(event.seat)} przekazuje ${credits(event.amount)} → ${player(event.to)}.`
    case 'fame': {
      const cause: Line =
        event.source === undefined ? line` (${fameFrom.pl[event.from]})` : sourceSuffix(event.source)
      return event.by > 0
        ? line`${player(event.seat)} zyskuje ${fameCount('pl', event.by)}${cause}.`
        : line`${player(event.seat)} traci ${fameCount('pl', -event.by)}${cause}.`
    }
    case 'reputation':
      return line`${player(event.seat)}, reputacja ${reputationWith.pl[factionAt(event.faction)]}: ${standing(event.before)} → ${standing(event.now)}.`
    case 'damaged': {
      const prevented = event.prevented === 0 ? '' : `, zapobieżono: ${event.prevented}`
      const suffered = event.amount === 0 ? 'nie otrzymuje obrażeń' : `otrzymuje ${damage(event.amount)}`
      const cause: Line = event.source === undefined ? [] : line`. Źródło: ${link(event.source)}`
      return line`${player(event.seat)} ${suffered} (${event.on === 'ship' ? 'statek' : 'postać'}${prevented})${cause}.`
    }
    case 'recovered':
      return line`${player(event.seat)} usuwa ${damage(event.amount)} ${event.on === 'ship' ? 'ze statku' : 'z postaci'}.`
    case 'defeated':
      return line`Pokonany gracz: ${player(event.seat)}!`
    case 'escapedDefeat':
      return line`${player(event.seat)} unika pokonania (${link(event.source)}).`
    case 'stoodUp':
      return line`${player(event.seat)} wraca do sił.`

    case 'marketDiscarded':
      return line`${player(event.seat)} odrzuca wierzchnią kartę: ${link(event.card)} (${deckLink('pl', event.deck)}).`
    case 'marketRevealed':
      return line`Odkryta karta (${deckLink('pl', event.deck)}): ${link(event.card)}.`
    case 'bought': {
      const traded: Line =
        event.tradedIn.length === 0
          ? []
          : line`, a w ramach zniżki barterowej odrzuca: ${pieceLinks('pl', event.tradedIn)}`
      return line`${player(event.seat)} kupuje ${event.price === 0 ? 'za darmo' : `za ${credits(event.price)}`}: ${link(event.card)}${traded}.`
    }
    case 'shipTaken':
      return event.before === NONE
        ? line`${player(event.seat)} bierze statek: ${link(FIRST_SHIP + event.ship)}.`
        : line`${player(event.seat)} wymienia statek: ${link(FIRST_SHIP + event.before)} → ${link(FIRST_SHIP + event.ship)}.`
    case 'gained':
      return event.from === undefined
        ? line`${player(event.seat)} pozyskuje kartę: ${link(event.card)}.`
        : line`${link(event.card)}: karta zmienia właściciela, ${player(event.from)} → ${player(event.seat)}.`
    case 'declined':
      return event.refusal === undefined
        ? line`${player(event.seat)} nie bierze karty: ${link(event.card)}.`
        : line`${player(event.seat)} nie może wziąć karty: ${link(event.card)}. ${refusalText('pl', event.refusal)}`
    case 'discarded':
      return line`${player(event.seat)} odrzuca kartę: ${link(event.card)}.`
    case 'removed':
      return line`Karta usunięta z gry: ${link(event.card)}.`
    case 'delivered':
      return line`${player(event.seat)} dostarcza ładunek: ${link(event.card)}.`
    case 'heldUp':
      return line`Kontrola wykrywa nielegalny ładunek: ${link(event.card)} (${player(event.seat)}).`
    case 'captiveDelivered':
      return line`${player(event.seat)} dostarcza schwytany kontakt: ${link(event.contact)}.`

    case 'patrolMoved':
      return line`${capital(event.faction)} rusza się na pole: ${space(event.to)}.`
    case 'patrolBeaten':
      return line`${player(event.seat)} pokonuje ${patrol(event.faction)} (poziom ${event.level}).`
    case 'patrolEntered':
      return line`Na mapie pojawia się nowy ${patrol(event.faction)} (${patrolFacts('pl', event.faction, event.level)}): ${space(event.space)}.`

    case 'encountered':
      return line`${player(event.seat)} dobiera kartę spotkania: ${link(event.card)}.`
    case 'drewSecret': {
      const card = event.secret?.card
      const named: Line = card === undefined ? [] : [': ', link(card)]
      return line`${player(event.seat)} zatrzymuje tajną informację (talia spotkań: ${encounterDeckLink('pl', event.deck)})${named}.`
    }
    case 'usedSecret':
      return line`${player(event.seat)} odkrywa tajną informację: ${link(event.card)}.`
    case 'secretsLost':
      return line`${player(event.seat)} traci ${counted('pl', event.count, secretForms)}.`
    case 'contactRevealed':
      return line`${player(event.seat)} odkrywa ${placeLink('pl', event.place)}: ${link(event.contact)}.`
    case 'peeked': {
      const contact = event.secret?.contact
      const named: Line = contact === undefined ? [] : [': ', link(contact)]
      return line`${player(event.seat)} podgląda ${placeLink('pl', event.place)}${named}.`
    }
    case 'contactPlaced':
      return line`${link(event.contact)} to teraz ${placeLink('pl', event.place)}.`
    case 'contactLeft':
      return line`${left[event.to]}: ${link(event.contact)}.`
    case 'contactsSwapped':
      return line`${player(event.seat)} zamienia miejscami kontakty: ${placeLink('pl', event.one)} i ${placeLink('pl', event.other)}.`
    case 'reading':
      return line`${player(event.seat)} rozgrywa kartę danych: ${link(event.card)}.`
    case 'turnedTo': {
      const title = sectionTitle('pl', event.label)
      return title === null ? null : line`${link(event.card)}, ciąg dalszy: ${title}.`
    }
    case 'jobBegun':
      return line`${player(event.seat)} podejmuje misję: ${link(event.card)}.`
    case 'jobEnded':
      return line`${link(event.card)}: misja ${outcomes[event.outcome]}.`
    case 'protected':
      return event.isProtected
        ? line`${player(event.seat)} chroni członka załogi: ${link(event.card)}.`
        : line`${player(event.seat)} nie chroni członka załogi: ${link(event.card)}.`

    case 'combatBegan':
      return line`${player(event.attacker)} rozgrywa ${combatNames.pl[event.kind]}. Przeciwnik: ${against(event.opponent)}.`
    case 'rolled': {
      const what = { combat: '', test: ' w teście', delivery: ' podczas kontroli', roll: '' }[event.what]
      // An equals sign after a noun in the instrumental case would read wrong.
      const terms = termsText('pl', event.terms).replace(' = ', ' – ')
      const dice = `${diceRolledCount('pl', event.faces.length)}${terms}`
      const cause = event.what === 'roll' ? sourceSuffix(event.terms[0]?.source) : []
      return event.seat === null
        ? line`Przeciwnik rzuca ${dice}: ${facesText('pl', event.faces)}.`
        : line`${player(event.seat)} rzuca${what} ${dice}${cause}: ${facesText('pl', event.faces)}.`
    }
    case 'dieStands':
      return null
    case 'rerolled':
      return line`Przerzucona kość nr ${event.die + 1}: ${faceNames.pl[event.face]}.`
    case 'dieChanged':
      return line`Kość nr ${event.die + 1} zmieniona: teraz ${faceNames.pl[event.face]}.`
    case 'dieCancelled':
      return line`Wynik kości nr ${event.die + 1} anulowany.`
    case 'hitsAdded':
      return line`+${hitCount('pl', event.amount)} do rzutu ${sideNames[event.side]}.`
    case 'diceAdded':
      return line`${event.amount < 0 ? '−' : '+'}${dieCount('pl', Math.abs(event.amount))} do rzutu ${sideNames[event.side]}.`
    case 'combatEnded': {
      const [dealt, suffered] = event.damage
      const verdict = event.hasWon ? 'wygrywa' : 'przegrywa'
      const tie = event.hasWon && dealt === suffered ? ' (remis wygrywa atakujący)' : ''
      return line`${player(event.attacker)} ${verdict} walkę ${dealt} do ${suffered}${tie}.`
    }
    case 'tested':
      return line`${player(event.seat)} ${event.hasPassed ? 'zdaje test' : 'nie zdaje testu'} ${testedSkill.pl[event.skill]} (${levelText('pl', event.level)}): ${facesText('pl', event.faces)}.`
    case 'cameToNothing':
      return line`${player(event.seat)}: bez skutku${sourceSuffix(event.source)}. ${refusalText('pl', event.refusal)}`
    case 'usedAbility':
      return line`${player(event.seat)} używa zdolności: ${link(event.source)}.`
    case 'goalToken':
      return line`${player(event.seat)} kładzie żeton celu: ${link(event.source)} (teraz: ${event.now}).`
    case 'goalMet':
      return isShip(event.source)
        ? line`${player(event.seat)} realizuje cel statku i odwraca planszę: ${link(event.source)}.`
        : line`${player(event.seat)} realizuje cel osobisty i odwraca kartę: ${link(event.source)}.`
    case 'planetMarked':
      return line`${player(event.seat)} kładzie żeton obrażeń na planecie: ${space(event.space)}.`
    case 'extraTurn':
      return event.isIgnored
        ? line`${player(event.seat)} nie zyskuje kolejnej dodatkowej tury: trwa już dodatkowa.`
        : line`${player(event.seat)} zyskuje dodatkową turę.`
    case 'aiCard':
      return line`${player(event.seat)} dobiera kartę: ${link(event.card)}.`
    case 'aiGoal':
      return event.by > 0
        ? line`Żeton celu gracza SI trafia na pole: ${space(event.space)}.`
        : line`Żeton celu gracza SI znika z pola: ${space(event.space)}.`
    case 'won': {
      const tied = { fame: '', credits: ' i większa liczba kredytów', laterTurn: ' i późniejsza kolej' }[
        event.by
      ]
      const fame = fameCount('pl', event.fame)
      return event.isByBound
        ? line`Koniec gry. Wygrywa ${player(event.seat)}: najwięcej sławy (${event.fame})${tied}.`
        : line`Wygrywa ${player(event.seat)}: ${fame}${tied}!`
    }
    case 'line':
      // The following events say what a line does. A line that does not apply needs a sentence of its own.
      if (event.refusal === null || event.source === null || !isAiCard(event.source)) return null
      return line`${link(event.source)}, ${sectionOfAi('pl', event.section)}czynność ${event.line + 1}: pominięta. ${refusalText('pl', event.refusal)}`
    case 'offer':
      return offerText(event.what, event.offer)
  }
}

const secretForms = {
  one: 'tajną informację',
  few: 'tajne informacje',
  many: 'tajnych informacji',
  other: 'tajnej informacji',
}

function sourceSuffix(source: number | undefined): Line {
  return source === undefined || source < 0 ? [] : line` (${link(source)})`
}

function standing(by: number): string {
  return by === 0 ? standingNames.pl.neutral : by > 0 ? standingNames.pl.positive : standingNames.pl.negative
}

/** A link to a patrol at the beginning of a sentence. */
function capital(faction: number): Line {
  return [thing(patrolThing(faction), `Patrol ${ofFaction.pl[factionAt(faction)]}`)]
}

const sideNames = ['atakującego', 'obrońcy'] as const

const left = {
  discarded: 'Żeton kontaktu znika z mapy',
  removed: 'Kontakt usunięty z gry',
  captured: 'Kontakt schwytany',
} as const

const outcomes = {
  completed: 'ukończona',
  failed: 'kończy się niepowodzeniem',
  over: 'przerwana bez ukończenia',
} as const

function against(opponent: Opponent): Line {
  switch (opponent.is) {
    case 'patrol':
      return line`${patrol(opponent.faction)} (poziom ${opponent.level}, ${patrolDice('pl', opponent.faction, opponent.level)})`
    case 'contact':
      return line`${link(opponent.contact)}${bountyDice('pl', opponent.bounty)}`
    case 'player':
      return line`${player(opponent.seat)}`
    case 'enemy':
      return enemyText(opponent.source, enemyName('pl', opponent.enemy))
  }
}

function enemyText(source: number, name: string | null): Line {
  if (source < 0) return line`wróg`
  if (name === nameOf('pl', source)) return line`${link(source)}`
  return name === null ? line`wróg z karty ${link(source)}` : line`${name} (${link(source)})`
}

function offerText(what: 'made' | 'taken' | 'refused' | 'withdrawn', offer: Offer): Line {
  const { from, to, gives, takes } = offer
  switch (what) {
    case 'made':
      return line`${player(from)} proponuje wymianę → ${player(to)}: daje ${polishTerms(gives)}, dostaje ${polishTerms(takes)}.`
    case 'taken':
      return line`${player(to)} przyjmuje propozycję: ${player(from)} daje ${polishTerms(gives)}, dostaje ${polishTerms(takes)}.`
    case 'refused':
      return line`${player(to)} odrzuca propozycję, którą składa ${player(from)}.`
    case 'withdrawn':
      return line`${player(from)} wycofuje swoją propozycję (${player(to)}).`
  }
}
