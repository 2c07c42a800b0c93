import type { GameHelp } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'

export const symbols: GameHelp<IconName>['symbols'] = {
  home: { pl: 'statki na planecie finałowej', en: 'ships on the final planet' },
  distance: { pl: 'pola, które zostały do mety', en: 'spaces left to the final planet' },
  cards: { pl: 'karty ruchu na ręce', en: 'movement cards in hand' },
  bonus: { pl: 'karty bonusów na ręce', en: 'bonus cards in hand' },
  won: { pl: 'zwycięstwo', en: 'victory' },
}
