import type { Text } from '@kantyna/kernel'

/** Other players who may choose between the effects of a card, as a subject: "your opponent chooses one". */
export const choosers = {
  opponent: { pl: 'przeciwnik', en: 'your opponent' },
} as const satisfies Readonly<Record<string, Text>>
