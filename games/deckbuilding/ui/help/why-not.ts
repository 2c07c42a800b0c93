import type { Lang, PresentedDecision, Seat, Text } from '@kantyna/kernel'
import { because, type WhyNot, type WhyNotFinder } from '@kantyna/ui'
import { attackNeededFor } from '../../rules/combat/attack.ts'
import { attackersOf, attackOf } from '../../rules/combat/attack-value.ts'
import { opponentOf } from '../../rules/duel.ts'
import { isShip } from '../../rules/pieces.ts'
import { isEnemy } from '../../rules/setup/sides.ts'
import type { Question } from '../../rules/turn/questions.ts'
import { placesOf } from '../motion/places.ts'
import { type DuelView, duelView } from '../view.ts'

/** Why something on the table does not answer the question. */
export const whyNot: WhyNotFinder = (thing, lang, { view: kernelView, decisions: [decision], blocked }) => {
  if (decision === undefined) return null
  const question = decision.kind as Question // the game asks nothing else
  if (question !== 'act') return blocked.length > 0 ? null : chooseFirst(lang, question, decision)
  const view = duelView(kernelView)
  const [kind, id] = thing.split(':')
  const isPiece = kind === 'card' || kind === 'base'
  if (!isPiece) return blocked.length > 0 ? null : ofPlace(lang, kind ?? '')
  return ofPiece(lang, view, decision.seat, Number(id), blocked.length > 0)
}

/**
 * A card that cannot be bought may also be a target that no attack can reach, but the rules report only the first
 * reason.
 */
function ofPiece(lang: Lang, view: DuelView, seat: Seat, piece: number, isBlocked: boolean): WhyNot | null {
  const place = placesOf(view).get(piece)
  if (place === 'row' && isEnemy(view, seat, piece) && !isShip(piece))
    return tooWeakFor(lang, view, seat, piece)
  if (isBlocked) return null
  const opponent = opponentOf(seat)
  switch (place) {
    case `base:${opponent}`:
    case `ships:${opponent}`:
      return nothingToAttackWith(lang, view)
    case `base:${seat}`:
      return because('DB-ABIL-03', lang, ownBase)
    case `victory:${seat}`:
    case `victory:${opponent}`:
      return because('DB-BASE-11', lang, destroyed)
    case `discard:${seat}`:
      return because('DB-DECK-03', lang, discarded)
    case 'galaxyDiscard':
      return because('DB-DECK-04', lang, discardedFromRow)
    case 'exiled':
      return because('DB-PLAY-01', lang, exiled)
    case 'pilots':
      return because('DB-BUY-07', lang, lowerPilot)
    default:
      return because('DB-PLAY-01', lang, othersCard)
  }
}

function tooWeakFor(lang: Lang, view: DuelView, seat: Seat, card: number): WhyNot {
  const needs = attackNeededFor(card)
  const has = strength(view, seat, true)
  return because('DB-ROW-02', lang, {
    pl: `To wroga karta: nie możesz jej kupić, a do pokonania potrzeba ataku ${needs}. Twoje jednostki w grze mają teraz razem atak ${has}.`,
    en: `It is an enemy card: you cannot buy it, and defeating it takes ${needs} attack. Your units in play have ${has} attack now.`,
  })
}

function nothingToAttackWith(lang: Lang, { attacked: { length: attacked } }: DuelView): WhyNot {
  return because('DB-COMMIT-14', lang, {
    pl: `Nie masz czym atakować: twoje karty w grze, które jeszcze nie atakowały, mają razem atak 0${attacked > 0 ? ` (atakowało już: ${attacked})` : ''}.`,
    en: `You have nothing to attack with: your cards in play that have not attacked yet have 0 attack together${attacked > 0 ? ` (already attacked: ${attacked})` : ''}.`,
  })
}

function strength(view: DuelView, seat: Seat, againstRow: boolean): number {
  return attackersOf(view, seat, againstRow).reduce(
    (sum, card) => sum + attackOf(view, seat, card, againstRow),
    0,
  )
}

const ownBase: Text = {
  pl: 'Ta baza nie ma zdolności, której można teraz użyć: chronią ją okręty.',
  en: 'This base has no ability that you could use now: capital ships protect it.',
}
const destroyed: Text = {
  pl: 'Ta baza jest zniszczona: leży na stosie zwycięstwa.',
  en: 'This base has been destroyed: it lies in a victory pile.',
}
const discarded: Text = {
  pl: 'Ta karta leży na twoim stosie kart odrzuconych: wróci do talii, gdy talia się wyczerpie.',
  en: 'This card lies in your discard pile: it comes back when your deck runs out.',
}
const discardedFromRow: Text = {
  pl: 'Ta karta leży na stosie odrzuconych kart galaktyki: nie można jej teraz kupić.',
  en: 'This card lies in the galaxy discard pile: it is not for sale.',
}
const exiled: Text = {
  pl: 'Ta karta została anihilowana: do końca gry nikt jej nie użyje.',
  en: 'This card has been exiled: nobody will use it again in this game.',
}
const lowerPilot: Text = {
  pl: 'Kupujesz zawsze wierzchnią kartę tego stosu.',
  en: 'You always buy the top card of this pile.',
}
const othersCard: Text = {
  pl: 'To karta przeciwnika: zagrywasz karty z własnej ręki.',
  en: 'It is your opponent’s card: you play cards from your own hand.',
}

const places: Readonly<Record<string, { readonly rule: string; readonly sentence: Text }>> = {
  force: {
    rule: 'DB-FORCE-05',
    sentence: {
      pl: 'Znacznik przesuwa się sam, gdy karta daje Moc.',
      en: 'The marker moves by itself when a card gives Force.',
    },
  },
  deck: {
    rule: 'DB-END-08',
    sentence: {
      pl: 'Karty dobierasz na koniec swojej tury albo gdy mówi o tym karta.',
      en: 'You draw cards at the end of your turn, or when a card says so.',
    },
  },
  discard: {
    rule: 'DB-DECK-03',
    sentence: {
      pl: 'Stos kart odrzuconych można tylko przeglądać: stanie się nową talią, gdy talia się wyczerpie.',
      en: 'A discard pile can only be looked through: it becomes the new deck when the deck runs out.',
    },
  },
  galaxy: {
    rule: 'DB-GROW-01',
    sentence: {
      pl: 'Z talii galaktyki rząd uzupełnia się sam, gdy opuści go karta.',
      en: 'The row refills itself from the galaxy deck when a card leaves it.',
    },
  },
}

function ofPlace(lang: Lang, kind: string): WhyNot | null {
  const place = places[kind]
  return place === undefined ? null : because(place.rule, lang, place.sentence)
}

/** What the player has to choose now, in a question other than the turn's own. */
function chooseFirst(lang: Lang, question: Exclude<Question, 'act'>, { rules }: PresentedDecision): WhyNot {
  return because(rules[0] ?? null, lang, kindLabels[question])
}

const fromHand: Text = {
  pl: 'Teraz wybierasz kartę z ręki, którą odrzucisz.',
  en: 'Now you choose a card from your hand to discard.',
}

const kindLabels: Readonly<Record<Exclude<Question, 'act'>, Text>> = {
  commit: {
    pl: 'Teraz wybierasz karty do tego ataku: mogą to być twoje karty w grze, które mają atak i w tej turze nie atakowały.',
    en: 'Now you choose the cards for this attack: those of yours in play that have attack and have not attacked this turn.',
  },
  assign: {
    pl: 'Atak trafia w okręty: najpierw rozdziel jego obrażenia.',
    en: 'The attack hits capital ships: first divide its damage among them.',
  },
  takeReward: {
    pl: 'Karta w rzędzie została pokonana: najpierw zdecyduj o nagrodzie.',
    en: 'A card in the row has been defeated: first decide about its reward.',
  },
  chooseEffect: {
    pl: 'Karta daje do wyboru kilka rzeczy: najpierw wybierz jedną.',
    en: 'The card offers several things: first choose one.',
  },
  useWhen: {
    pl: 'Właśnie teraz możesz użyć zdolności: najpierw zdecyduj, czy jej używasz.',
    en: 'You can use an ability right now: first decide whether to use it.',
  },
  destination: {
    pl: 'Kupiona karta może trafić w kilka miejsc: najpierw wybierz jedno.',
    en: 'The card you bought can go to several places: first choose one.',
  },
  newBase: {
    pl: 'Twoja baza została zniszczona: najpierw wybierz nową.',
    en: 'Your base was destroyed: first choose a new one.',
  },
  pickBases: {
    pl: 'Gra jeszcze się nie zaczęła: najpierw w tajemnicy wybierz swoje bazy.',
    en: 'The game has not begun yet: first choose your bases in secret.',
  },
  pickExile: {
    pl: 'Teraz wybierasz karty do anihilacji: tylko te, które wskazuje karta.',
    en: 'Now you choose cards to exile: only those that the card names.',
  },
  pickDiscard: fromHand,
  pickForced: fromHand,
  pickFromRow: {
    pl: 'Teraz wybierasz kartę z rzędu galaktyki, którą odrzucisz.',
    en: 'Now you choose a card from the galaxy row to discard.',
  },
  pickBorrow: {
    pl: 'Teraz wybierasz kartę z rzędu galaktyki, którą weźmiesz na rękę.',
    en: 'Now you choose a card from the galaxy row to take into your hand.',
  },
  pickReturn: {
    pl: 'Teraz wybierasz kartę ze swojego stosu kart odrzuconych, którą odzyskasz.',
    en: 'Now you choose a card to take back from your discard pile.',
  },
  pickPurchase: {
    pl: 'Teraz kupujesz kartę dzięki zdolności: tylko taką, na jaką ona pozwala.',
    en: 'Now you buy a card with an ability: only one that the ability allows.',
  },
  pickShip: {
    pl: 'Teraz wybierasz okręt, który zniszczysz.',
    en: 'Now you choose a capital ship to destroy.',
  },
  pickTarget: {
    pl: 'Teraz wybierasz, co otrzyma obrażenia: tylko to, co wskazuje karta.',
    en: 'Now you choose what takes the damage: only what the card names.',
  },
  pickKeep: {
    pl: 'Teraz jedna z obejrzanych kart wraca na talię galaktyki: wybierz ją.',
    en: 'Now one of the cards you looked at goes back on the galaxy deck: choose it.',
  },
  pickSwapIn: {
    pl: 'Teraz wybierasz kartę, która trafi do rzędu galaktyki.',
    en: 'Now you choose the card that goes into the galaxy row.',
  },
  pickSwapOut: {
    pl: 'Teraz wybierasz kartę, która opuści rząd galaktyki.',
    en: 'Now you choose the card that leaves the galaxy row.',
  },
  pickTop: {
    pl: 'Teraz wybierasz kartę, która trafi na wierzch talii przeciwnika.',
    en: 'Now you choose the card that goes on top of your opponent’s deck.',
  },
}
