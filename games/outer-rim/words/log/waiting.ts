import { assert, type Lang, type Text } from '@kantyna/kernel'
import type { Kind } from '../questions/questions.ts'
import { setupWaiting } from '../questions/setup-questions.ts'

/** What other players read while a seat decides. It must not reveal anything hidden. */
export const waiting: Readonly<Record<Kind, Text>> = {
  ...setupWaiting,
  plan: { pl: 'planuje turę', en: 'is planning' },
  stopMover: { pl: 'decyduje, czy zatrzymać gracza', en: 'is deciding whether to stop a player' },
  act: { pl: 'wykonuje akcje', en: 'is taking actions' },
  deliverNext: { pl: 'dostarcza karty', en: 'is delivering' },
  discardFromMarket: { pl: 'przegląda talie handlu', en: 'is looking at the market' },
  buy: { pl: 'robi zakupy', en: 'is buying' },
  buyUsedShip: { pl: 'ogląda używane statki', en: 'is looking at used ships' },
  movePatrolTo: { pl: 'przesuwa patrol', en: 'is moving a patrol' },
  misdirectPatrol: { pl: 'decyduje, dokąd ruszy patrol', en: 'is deciding where a patrol heads' },
  pushPatrolTo: { pl: 'przesuwa patrol', en: 'is moving a patrol' },
  takeResource: { pl: 'decyduje, czy wziąć kartę', en: 'is deciding whether to take a card' },
  placeToken: { pl: 'kładzie żeton kontaktu', en: 'is placing a contact token' },
  discardExcess: { pl: 'odrzuca karty bez gniazda', en: 'is discarding cards without a slot' },
  encounter: { pl: 'wybiera spotkanie', en: 'is choosing an encounter' },
  beforeDefeat: { pl: 'może jeszcze przekazać kredyty', en: 'can still hand over credits' },
  fightOrTalk: { pl: 'decyduje, czy walczyć z kontaktem', en: 'is deciding whether to fight a contact' },
  protect: { pl: 'decyduje, czy chronić członka załogi', en: 'is deciding whether to protect a crew member' },
  captureOrEliminate: {
    pl: 'decyduje o losie kontaktu',
    en: 'is deciding what becomes of a contact',
  },
  useInCombat: { pl: 'decyduje, czy użyć zdolności w walce', en: 'is deciding on abilities in combat' },
  chooseSkill: { pl: 'wybiera umiejętność do testu', en: 'is choosing a skill to test' },
  useInTest: { pl: 'decyduje, czy użyć zdolności w teście', en: 'is deciding on abilities in a test' },
  useInRoll: { pl: 'decyduje, czy użyć zdolności po rzucie', en: 'is deciding on abilities after a roll' },
  useAfter: { pl: 'decyduje, czy użyć zdolności', en: 'is deciding on abilities' },
  useAgainstDamage: {
    pl: 'decyduje, czy zapobiec obrażeniom',
    en: 'is deciding whether to prevent damage',
  },
  pickContactToSwap: { pl: 'zamienia kontakty miejscami', en: 'is swapping contacts' },
  chooseEffect: { pl: 'wybiera, co zrobić', en: 'is choosing what to do' },
  pickDice: { pl: 'wybiera kości', en: 'is choosing dice' },
  pickPlayer: { pl: 'wskazuje gracza', en: 'is choosing a player' },
  pickDiscard: { pl: 'wybiera karty do odrzucenia', en: 'is choosing cards to discard' },
  pickDeck: { pl: 'wybiera talię', en: 'is choosing a deck' },
  pickFaction: { pl: 'wybiera frakcję', en: 'is choosing a faction' },
  pickSpace: { pl: 'wybiera pole', en: 'is choosing a space' },
  pickPatrolMove: { pl: 'przesuwa patrol', en: 'is moving a patrol' },
  pickContact: { pl: 'wybiera kontakt', en: 'is choosing a contact' },
  pickCardToTake: { pl: 'wybiera kartę do wzięcia', en: 'is choosing a card to take' },
}

/** Throws for an unknown kind: expansions have words for their own questions. */
export function waitingText(lang: Lang, kind: string): string {
  const wording = waiting[kind as Kind] as Text | undefined // an unknown kind gives undefined
  assert(wording !== undefined, `there are no words for waiting for ${kind}`)
  return wording[lang]
}
