import { counted, type GameEvent, type Line, line, player, type Segment } from '@kantyna/kernel'
import { NOTHING, opponentOf } from '../../rules/duel.ts'
import type { DuelEvent, Place } from '../../rules/events.ts'
import { FIRST_BASE, resourcesOf } from '../../rules/pieces.ts'
import { cardCount, damageCount, resourceCount, topCards } from '../cards/counts.ts'
import { onForceSpace, spaceCount } from '../cards/force-spaces.ts'
import { unnamed } from '../things/names.ts'
import { forceLink, pieceLink, pieceLinks } from '../things/things.ts'

/** Log po polsku: names stay in the nominative, verbs in the present tense. */

const link = (piece: number) => pieceLink('pl', piece)
const cards = (count: number) => cardCount('pl', count)
const resources = (count: number) => resourceCount('pl', count)
const damage = (count: number) => damageCount('pl', count)

export function polishEvent(emitted: GameEvent): Line | null {
  const event = emitted as DuelEvent // the duel emits nothing else
  switch (event.type) {
    case 'factions':
      return line`${player(event.empire)} prowadzi Imperium, a ${player(opponentOf(event.empire))} Rebelię.`
    case 'basesPicked':
      return line`${player(event.seat)} wybiera tajne bazy${named(event.secret?.bases)}.`
    case 'turnBegan':
      return line`Tura ${event.turn}: ${player(event.seat)}.`
    case 'baseRevealed':
      return line`${player(event.seat)} odkrywa bazę: ${link(event.base)}.`
    case 'forceBonus':
      return line`${player(event.seat)} zyskuje 1 zasób: znacznik Mocy stoi na skrajnym polu.`
    case 'shipsPaid':
      return line`${player(event.seat)} zyskuje ${resources(event.amount)} dzięki okrętom.`
    case 'played':
      return line`${player(event.seat)} zagrywa kartę: ${link(event.card)}${resourceNote(event.card)}.`
    case 'gained':
      if (event.stat === 'attack')
        return line`${link(event.source)} ma w tej turze +${event.amount} do ataku.`
      // The line about the Force marker tells gained Force. The line about the played card tells its printed resources.
      if (event.stat === 'force' || event.isPrinted) return null
      return line`${player(event.seat)} zyskuje ${resources(event.amount)} (${link(event.source)}).`
    case 'forceMoved':
      return line`${player(event.seat)} przesuwa ${forceLink('pl')} o ${spaceCount('pl', Math.abs(event.to - event.from))}: znacznik stoi teraz ${onForceSpace('pl', event.to)}.`
    case 'bought':
      return line`${player(event.seat)} kupuje ${event.price === 0 ? 'za darmo' : `za ${resources(event.price)}`}${origins[event.from]}: ${link(event.card)}${destinations[event.to]}.`
    case 'boughtOff':
      return line`${player(event.seat)} spłaca kartę neutralną za ${resources(event.price)}: ${link(event.card)}.`
    case 'rowFilled':
      return line`W rzędzie galaktyki pojawia się ${link(event.card)}.`
    case 'used':
      return line`${player(event.seat)} używa zdolności karty ${link(event.card)}.`
    case 'declined':
      return line`${player(event.seat)} nie używa zdolności karty ${link(event.card)}.`
    case 'spent':
      return line`${player(event.seat)} wydaje ${resources(event.amount)}.`
    case 'exiled':
      return line`${player(event.seat)} anihiluje kartę${exiledFrom[event.from]}: ${link(event.card)}.`
    case 'discarded':
      return line`${player(event.seat)} odrzuca ${event.atRandom ? 'losową kartę' : 'kartę'} z ręki: ${link(event.card)}.`
    case 'discardedFromRow':
      return event.isDestroyed
        ? line`${player(event.seat)} niszczy okręt w rzędzie galaktyki: ${link(event.card)}.`
        : line`${player(event.seat)} odrzuca kartę z rzędu galaktyki: ${link(event.card)}.`
    case 'tookFromRow':
      return line`${player(event.seat)} bierze na rękę kartę z rzędu galaktyki: ${link(event.card)}.`
    case 'returned':
      return line`${player(event.seat)} bierze na rękę kartę ze stosu kart odrzuconych: ${link(event.card)}.`
    case 'revealedTop':
      return line`${player(event.seat)} odkrywa wierzchnią kartę talii galaktyki: ${link(event.card)}.`
    case 'discardedTop':
      return line`${player(event.seat)} odrzuca kartę z talii galaktyki: ${link(event.card)}.`
    case 'lookedAtTop':
      return line`${player(event.seat)} podgląda ${topCards('pl', event.cards)} talii galaktyki${named(event.secret?.cards)}.`
    case 'keptOnTop':
      return line`${player(event.seat)} zostawia kartę na wierzchu talii galaktyki${named(event.secret && [event.secret.card])}.`
    case 'lookedAtHand':
      return line`${player(event.seat)} podgląda karty na ręce przeciwnika${named(event.secret?.cards)}.`
    case 'putOnDeck':
      return line`${player(event.seat)} kładzie kartę z ręki przeciwnika na wierzchu jego talii${named(event.secret && [event.secret.card])}.`
    case 'swapped':
      return line`${player(event.seat)} zamienia karty: ${link(event.card)} trafia do rzędu galaktyki, a ${link(event.for)} ${event.from === 'galaxyDeck' ? 'na wierzch talii galaktyki' : 'na stos odrzuconych kart galaktyki'}.`
    case 'nextOnTop':
      return line`Następna karta, którą ${player(event.seat)} kupi w tej turze, trafi na wierzch talii.`
    case 'drew':
      return line`${player(event.seat)} dobiera ${cards(event.cards)}${named(event.secret?.drawn)}.`
    case 'reshuffled':
      return event.seat === null
        ? line`Stos odrzuconych kart galaktyki po potasowaniu staje się nową talią galaktyki (${shuffled(event.cards)}).`
        : line`${player(event.seat)} tasuje stos kart odrzuconych i tworzy z niego nową talię (${shuffled(event.cards)}).`
    case 'attacked':
      return line`${player(event.seat)} atakuje ${targeted(event.target)} z siłą ${event.total} (${pieceLinks('pl', event.cards)}).`
    case 'attackFailed':
      return line`Atak na kartę ${link(event.target)} się nie udaje: siła ${event.total}, a potrzeba ${event.needed}.`
    case 'defeated':
      return line`${player(event.seat)} pokonuje kartę ${link(event.card)}.`
    case 'rewardTaken':
      return line`${player(event.seat)} bierze nagrodę za kartę ${link(event.card)}.`
    case 'rewardDeclined':
      return line`${player(event.seat)} rezygnuje z nagrody za kartę ${link(event.card)}.`
    case 'shipDamaged':
      return line`Okręt ${link(event.card)} otrzymuje ${damage(event.damage)}.`
    case 'shipDestroyed':
      return line`Okręt ${link(event.card)} zostaje zniszczony.`
    case 'baseDamaged':
      return baseDamaged(event)
    case 'baseDestroyed':
      return line`Baza ${link(event.base)} zostaje zniszczona!`
    case 'repaired':
      return line`${player(event.seat)} naprawia ${damage(event.damage)} ze swojej bazy.`
    case 'turnEnded':
      return event.unspent === 0
        ? line`${player(event.seat)} kończy turę.`
        : line`${player(event.seat)} kończy turę (niewydane zasoby: ${event.unspent}).`
    case 'won':
      return line`${event.winners.map(player)} wygrywa!`
  }
}

/** The cards after a colon, for viewers who may know them. */
function named(known: readonly number[] = []): Line {
  return known.length === 0 ? [] : [': ', ...pieceLinks('pl', known)]
}

/** The resources that a played card gives at once. */
function resourceNote(card: number): string {
  const printed = resourcesOf(card)
  return printed === 0 ? '' : ` (+${resources(printed)})`
}

function targeted(target: number): Line {
  if (target === NOTHING) return ['okręty przeciwnika']
  return [target >= FIRST_BASE ? 'bazę ' : 'kartę ', link(target)]
}

function baseDamaged(event: DuelEvent & { readonly type: 'baseDamaged' }): Line {
  const base: Segment = link(event.base)
  if (event.damage === 0) return line`Baza ${base} nie otrzymuje obrażeń (przepada: ${event.prevented}).`
  return event.prevented === 0
    ? line`Baza ${base} otrzymuje ${damage(event.damage)}.`
    : line`Baza ${base} otrzymuje ${damage(event.damage)} (przepada: ${event.prevented}).`
}

const shuffled = (count: number) =>
  counted('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })

const origins: Readonly<Record<Place, string>> = {
  ...unnamed,
  galaxyDiscard: ' ze stosu odrzuconych kart galaktyki',
}

const destinations: Readonly<Record<Place, string>> = {
  ...unnamed,
  hand: ' (na rękę)',
  deckTop: ' (na wierzch talii)',
}

const exiledFrom: Readonly<Record<Place, string>> = {
  ...unnamed,
  hand: ' z ręki',
  discard: ' ze stosu kart odrzuconych',
  deck: ' z talii',
}
