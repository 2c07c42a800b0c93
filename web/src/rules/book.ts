import type { Lang, RulebookParagraph, RulebookSection } from '@kantyna/kernel'
import type { Findable } from '../kit/finder.ts'

/** A paragraph of the rulebook with its place in it. */
export interface Placed {
  readonly id: string
  readonly section: RulebookSection
  readonly paragraph: RulebookParagraph
}

export function placedParagraphs(book: readonly RulebookSection[]): Placed[] {
  return book.flatMap((section) =>
    section.paragraphs.map((paragraph, index) => ({ id: `${section.id}-${index + 1}`, section, paragraph })),
  )
}

/** The paragraph that tells a rule: the first that names it. */
export function placeOfRule(placed: readonly Placed[], rule: string): Placed | undefined {
  const wanted = rule.toUpperCase()
  return placed.find(({ paragraph }) => paragraph.rules.includes(wanted))
}

export function findables(placed: readonly Placed[], lang: Lang): Findable[] {
  return placed.map(({ id, section, paragraph }) => ({
    id,
    title: `${section.title[lang]} ${paragraph.rules.join(' ')}`,
    text: paragraph[lang],
    order: section.paragraphs.indexOf(paragraph),
  }))
}
