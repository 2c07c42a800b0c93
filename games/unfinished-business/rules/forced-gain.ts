import type { Seat } from '@kantyna/kernel'
import type { EncounterCard } from '../../outer-rim/content/card.ts'
import { isEncounterCard } from '../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../outer-rim/rules/rim.ts'
import { encounterCard } from '../../outer-rim/rules/tables.ts'
import { encounters } from '../content/encounters/index.ts'

/** UB-CLR-01 to UB-CLR-04, UB-CLR-18: the card says so itself; which card makes room for it is the player's choice. */
const cannotBeDeclined = ({ sections }: EncounterCard): boolean =>
  JSON.stringify(sections).includes('"mustGainThis"')

/** UB-CLR-02: "Encrypted Message", a card of the base game. */
export const ENCRYPTED_MESSAGE = 'ryloth-naboo-2'

const forced: ReadonlySet<string> = new Set([
  ...encounters.filter(cannotBeDeclined).map(({ id }) => id),
  ENCRYPTED_MESSAGE,
])

export function mayDeclineUnlessForced(usual: (t: Rim, seat: Seat, card: number) => boolean) {
  return (t: Rim, seat: Seat, card: number): boolean =>
    usual(t, seat, card) && !(isEncounterCard(card) && forced.has(encounterCard(t, card).id))
}
