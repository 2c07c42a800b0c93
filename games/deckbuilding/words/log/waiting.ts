import type { Text } from '@kantyna/kernel'
import type { Kind } from '../../rules/turn/questions.ts'

/** What the other player sees while a seat decides. It reveals nothing hidden. */
export const waiting: Readonly<Record<Kind, Text>> = {
  act: { pl: 'wykonuje akcje', en: 'is taking actions' },
  assign: { pl: 'dzieli obrażenia między okręty', en: 'is dividing damage among ships' },
  takeReward: { pl: 'decyduje, czy wziąć nagrodę', en: 'is deciding on a reward' },
  chooseEffect: { pl: 'wybiera efekt karty', en: 'is choosing an effect' },
  useWhen: { pl: 'decyduje, czy użyć zdolności', en: 'is deciding on an ability' },
  destination: { pl: 'decyduje, dokąd trafi kupiona karta', en: 'is deciding where a bought card goes' },
  newBase: { pl: 'wybiera nową bazę', en: 'is choosing a new base' },
  pickBases: { pl: 'wybiera tajne bazy', en: 'is choosing secret bases' },
  pickExile: { pl: 'wybiera karty do anihilacji', en: 'is choosing cards to exile' },
  pickDiscard: { pl: 'wybiera kartę do odrzucenia', en: 'is choosing a card to discard' },
  pickForced: { pl: 'wybiera kartę do odrzucenia', en: 'is choosing a card to discard' },
  pickFromRow: { pl: 'wybiera kartę z rzędu galaktyki', en: 'is choosing a card from the galaxy row' },
  pickBorrow: { pl: 'wybiera kartę z rzędu galaktyki', en: 'is choosing a card from the galaxy row' },
  pickReturn: {
    pl: 'wybiera kartę ze stosu kart odrzuconych',
    en: 'is choosing a card from the discard pile',
  },
  pickPurchase: { pl: 'wybiera kartę do kupienia', en: 'is choosing a card to buy' },
  pickShip: { pl: 'wybiera okręt do zniszczenia', en: 'is choosing a ship to destroy' },
  pickTarget: { pl: 'wybiera, co otrzyma obrażenia', en: 'is choosing what to damage' },
  pickKeep: {
    pl: 'wybiera kartę, która zostanie na wierzchu talii',
    en: 'is choosing the card that stays on top',
  },
  pickSwapIn: {
    pl: 'wybiera kartę, która trafi do rzędu galaktyki',
    en: 'is choosing a card for the galaxy row',
  },
  pickSwapOut: {
    pl: 'wybiera kartę, która opuści rząd galaktyki',
    en: 'is choosing the card that leaves the galaxy row',
  },
  pickTop: { pl: 'wybiera kartę z ręki przeciwnika', en: 'is choosing a card from the opponent’s hand' },
}
