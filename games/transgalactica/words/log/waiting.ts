import type { Lang, Text } from '@kantyna/kernel'
import type { Kind } from '../questions/questions.ts'

/** What other seats see while a seat decides. */
const waiting: Readonly<Record<Kind, Text>> = {
  draft: { en: 'is choosing wealth cards or an ability', pl: 'wybiera karty bogactwa albo zdolność' },
  income: { en: 'is deciding on income', pl: 'decyduje o swoim dochodzie' },
  turn: { en: 'is taking a turn', pl: 'rozgrywa turę' },
  follow: { en: 'is deciding whether to follow', pl: 'decyduje, czy dołączyć' },
  grantedAction: { en: 'is choosing an action', pl: 'wybiera akcję' },
  explore: { en: 'is exploring', pl: 'prowadzi eksplorację' },
  freeMove: { en: 'is moving a ship', pl: 'przesuwa statek' },
  tunnelMove: { en: 'is choosing a tunnel', pl: 'wybiera tunel' },
  placeOutpost: { en: 'is choosing a place for an outpost', pl: 'wybiera miejsce na placówkę' },
  collect: { en: 'is collecting resources', pl: 'zbiera zasoby' },
  miningOrder: { en: 'is choosing the order of mining rewards', pl: 'wybiera kolejność nagród z wydobycia' },
  mark: { en: 'is choosing a technology card', pl: 'wybiera kartę technologii' },
  takeMission: { en: 'is choosing a mission', pl: 'wybiera misję' },
  closeFile: { en: 'is choosing a mission to complete', pl: 'wybiera misję do ukończenia' },
  chooseTrack: { en: 'is choosing a track', pl: 'wybiera tor' },
  payEffect: { en: 'is paying', pl: 'płaci' },
  gainAny: { en: 'is choosing resources', pl: 'wybiera zasoby' },
  chooseEffect: { en: 'is choosing an effect', pl: 'wybiera efekt' },
  pickUsedToken: { en: 'is choosing a token', pl: 'wybiera żeton' },
  goOn: { en: 'may take free actions', pl: 'może wykonać darmowe akcje' },
  chooseGoal: { en: 'is choosing a goal card', pl: 'wybiera kartę celu' },
}

export function waitingText(lang: Lang, kind: string): string {
  return waiting[kind as Kind][lang] // the game asks nothing else
}
