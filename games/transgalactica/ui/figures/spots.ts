import type { Lang, Text } from '@kantyna/kernel'
import type { Callout } from '@kantyna/ui'

/** A spot on a picture with its caption in both languages. */
export type Spot = Pick<Callout, 'x' | 'y'> & { readonly text: Text }

export const calloutsOf = (spots: readonly Spot[], lang: Lang): readonly Callout[] =>
  spots.map(({ x, y, text }) => ({ x, y, caption: text[lang] }))
