import { type Fields, type Seat, shown } from '@kantyna/kernel'

/** What jobs for two and tokens on cards put on the table. */
export const fightFields = {
  /** Who has declined to be a partner this turn (G-22): nobody is asked twice. */
  declinedPartners: shown<Seat[]>([], { until: 'turn' }),
  /** The cards that goal tokens lie on (UB-FACT-73): a card stands here once for each. */
  tokensOnCards: shown<number[]>([]),
} as const satisfies Fields
