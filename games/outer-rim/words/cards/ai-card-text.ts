import type { Lang } from '@kantyna/kernel'
import type { AiCard } from '../../content/card.ts'
import { labels, lowered, type TitledText } from './card-text.ts'
import { effectText } from './effect-text.ts'

const howMany = {
  en: { first: 'Do the first that applies', each: 'Do all that apply' },
  pl: { first: 'Wykonaj pierwszą możliwą czynność', each: 'Wykonaj wszystkie możliwe czynności' },
} as const

/**
 * Effects address their reader as "you". On an AI card they apply to the AI player, and a person only reads them, so they
 * are changed to the third person.
 */
const ofAi: Readonly<Record<Lang, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/If you are on/, 'If the AI player is on'],
    [/suffer (\d+ damage) to your ship/, 'its ship suffers $1'],
    [/your character/g, 'its character'],
    [/your planet/g, 'its planet'],
    [/your ship/g, 'its ship'],
  ],
  pl: [
    [/Jeśli jesteś na/, 'Jeśli gracz SI jest na'],
    [/twój statek/g, 'statek gracza SI'],
  ],
}

function lineText(line: Parameters<typeof effectText>[0], lang: Lang): string {
  return ofAi[lang].reduce((text, [yours, its]) => text.replace(yours, its), effectText(line, lang))
}

/** The three sections of an AI card, line by line. */
export function aiCardText(card: AiCard, lang: Lang): readonly TitledText[] {
  return (['planning', 'action', 'encounter'] as const).map((section) => {
    const tree = card[section]
    const heading = labels[lang][section]
    if (tree.op !== 'first' && tree.op !== 'each') return { heading, paragraphs: [lineText(tree, lang)] }
    return {
      heading: `${heading}: ${lowered(howMany[lang][tree.op])}`,
      paragraphs: tree.of.map((line) => lineText(line, lang)),
    }
  })
}
