import { type Fields, type Seat, shown } from '@kantyna/kernel'

/** The fields for jobs for two players and for tokens on cards. */
export const fightFields = {
  /** The seats that have declined to be a partner this turn (G-22): no seat is asked twice. */
  declinedPartners: shown<Seat[]>([], { until: 'turn' }),
  /** The cards with goal tokens (UB-FACT-73): a card is listed once for each token. */
  tokensOnCards: shown<number[]>([]),
} as const satisfies Fields
