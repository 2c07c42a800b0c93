import type { GameHelp } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'

export const symbols: GameHelp<IconName>['symbols'] = {
  attack: { pl: 'atak', en: 'attack' },
  resources: {
    pl: 'zasoby: tyle karta daje, a u góry tyle kosztuje',
    en: 'resources: what a card gives; at its top, what it costs',
  },
  force: { pl: 'Moc: o tyle pól przesuwasz znacznik', en: 'Force: how many spaces you move the marker' },
  target: {
    pl: 'wartość docelowa: tyle ataku pokonuje kartę w rzędzie galaktyki',
    en: 'target value: the attack that defeats the card in the galaxy row',
  },
  hull: { pl: 'wytrzymałość bazy albo okrętu', en: 'hit points of a base or a capital ship' },
  exile: { pl: 'anihilacja: karta na stałe opuszcza grę', en: 'exile: the card leaves the game for good' },
  card: { pl: 'karta do dobrania albo na ręce', en: 'a card to draw, or in hand' },
  use: { pl: 'zdolność, której używasz raz na turę', en: 'an ability to use once a turn' },
  text: {
    pl: 'karta ma jeszcze tekst: wskaż ją, aby go przeczytać',
    en: 'the card has more text: point at it to read it',
  },
  cross: { pl: 'zamknij', en: 'close' },
  planet: { pl: 'zniszczone bazy przeciwnika', en: 'opponent’s bases destroyed' },
  trophy: { pl: 'nagroda za pokonanie karty', en: 'reward for defeating the card' },
}
