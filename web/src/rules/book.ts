import type { Lang, RulebookParagraph, RulebookSection } from '@kantyna/kernel'
import type { RulebookFigure } from '@kantyna/ui'
import type { Findable } from '../kit/finder.ts'

/** A paragraph of the rulebook with its position, and the pictures below it. */
export interface Placed {
  readonly id: string
  readonly section: RulebookSection
  readonly paragraph: RulebookParagraph
  readonly figures: readonly RulebookFigure[]
}

export function placedParagraphs(
  book: readonly RulebookSection[],
  figures: readonly RulebookFigure[] = [],
): Placed[] {
  const placed = book.flatMap((section) =>
    section.paragraphs.map((paragraph, index) => ({ id: `${section.id}-${index + 1}`, section, paragraph })),
  )
  return placed.map((one) => ({
    ...one,
    figures: figures.filter(({ rule }) => placeOfRule(placed, rule)?.id === one.id),
  }))
}

/** The paragraph for a rule: the first that names it. */
export function placeOfRule<P extends Pick<Placed, 'paragraph'>>(
  placed: readonly P[],
  rule: string,
): P | undefined {
  const wanted = rule.toUpperCase()
  return placed.find(({ paragraph }) => paragraph.rules.includes(wanted))
}

export function findables(placed: readonly Placed[], lang: Lang): Findable[] {
  return placed.map(({ id, section, paragraph, figures }) => ({
    id,
    title: `${section.title[lang]} ${paragraph.rules.join(' ')}`,
    text: [paragraph, ...figures.map(({ caption }) => caption)].map((text) => text[lang]).join(' '),
    order: section.paragraphs.indexOf(paragraph),
  }))
}
