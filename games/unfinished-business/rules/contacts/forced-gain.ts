import type { Seat } from '@kantyna/kernel'
import type { EncounterCard } from '../../../outer-rim/content/card.ts'
import { isEncounterCard } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { encounterCard } from '../../../outer-rim/rules/tables.ts'

/**
 * UB-CLR-01, UB-CLR-02, UB-CLR-03, UB-CLR-04, UB-CLR-18: the card says that the player must gain it. The player chooses
 * which card makes room for it.
 */
const cannotBeDeclined = ({ sections }: EncounterCard): boolean =>
  JSON.stringify(sections).includes('"mustGainThis"')

/** UB-CLR-02: "Encrypted Message", a card of the base game. */
export const ENCRYPTED_MESSAGE = 'ryloth-naboo-2'

/** Whether each card is forced: cached, because the rules ask very often. */
const forcedCards = new WeakMap<EncounterCard, boolean>()

function isForced(card: EncounterCard): boolean {
  const found = forcedCards.get(card)
  if (found !== undefined) return found
  const isForcedCard = card.id === ENCRYPTED_MESSAGE || cannotBeDeclined(card)
  forcedCards.set(card, isForcedCard)
  return isForcedCard
}

export function mayDeclineUnlessForced(usual: (t: Rim, seat: Seat, card: number) => boolean) {
  return (t: Rim, seat: Seat, card: number): boolean =>
    usual(t, seat, card) && !(isEncounterCard(card) && isForced(encounterCard(t, card)))
}
