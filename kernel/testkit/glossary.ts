import { describe, expect, test } from 'vitest'
import {
  type GameLibrary,
  type GameWithWords,
  type Lang,
  langs,
  type Position,
  plainText,
  present,
  unwantedWords,
} from '../index.ts'
import { type GameCase, randomMatch } from './random-game.ts'
import { usedWords } from './word-use.ts'

interface WordedCase<P extends Position, O extends object> extends GameCase<P, O> {
  readonly game: GameWithWords<P, O>
}

/** Checks the texts of a game against its glossary: books, lesson, cards, and all texts of some random games. */
export function testGlossary<P extends Position, O extends object>(
  { rulebook, glossary, cards, lesson }: GameLibrary,
  cases: readonly WordedCase<P, O>[],
): void {
  const book = rulebook.flatMap(({ title, paragraphs }) => [title, ...paragraphs])
  const ofCards = cards.flatMap(({ name, text, kinds = [], note }) => [
    name,
    text,
    ...kinds,
    ...(note ? [note] : []),
  ])
  const ofTable = cases.flatMap(({ game, seats }) => [
    game.meta.name,
    game.meta.tagline,
    ...game
      .tableOptions(seats)
      .flatMap((option) => [
        option.name,
        ...option.choices.flatMap(({ name, explains }) => (explains ? [name, explains] : [name])),
      ]),
  ])
  const written = [
    ...book,
    ...ofCards,
    ...ofTable,
    ...lesson.flatMap(({ text, then }) => (then ? [text, then] : [text])),
  ]
  const terms = new Set<object>(glossary)

  describe.each(langs)('the glossary in %s', (lang) => {
    const all = [
      ...written.filter((text) => !terms.has(text)).map((text) => text[lang]),
      ...cases.flatMap((gameCase) => [...saidIn(gameCase, lang)]),
    ]

    test('is followed: no text uses another word for a term', () => {
      const unwanted = [...Object.keys(unwantedWords), ...glossary.flatMap(({ not }) => not)]
      const misused = [...all, ...glossary.map((term) => term[lang])].flatMap((text) =>
        usedWords(text, unwanted).map((word) => `${word}: ${text}`),
      )
      expect(misused).toEqual([])
    })

    test('has only terms that the game uses', () => {
      const text = all.join('\n')
      const names = glossary.map((term) => term[lang].split(': ', 1)[0] ?? '')
      expect(names.filter((name) => usedWords(text, [anyInflection(name)]).length === 0)).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    })
  })
}

/** Polish words change their endings: "frakcja" is found in "frakcji", "cel" in "celu". */
function anyInflection(name: string): string {
  return name.replace(/\p{L}{3,}/gu, (word) => (word.length === 3 ? `${word}*` : `${word.slice(0, -2)}*`))
}

/** All different texts of a random game: log lines, questions, options and refusals. */
function saidIn<P extends Position, O extends object>(gameCase: WordedCase<P, O>, lang: Lang): Set<string> {
  const { game } = gameCase
  const words = game.words[lang]
  const said = new Set<string>()
  const nameOf = (seat: number) => `#${seat + 1}`
  const match = randomMatch(gameCase, 1, ({ position }) => {
    for (const open of position.open) {
      const asked = present(game, position, open)
      said.add(plainText(words.prompt(asked), nameOf))
      said.add(words.waiting(open.kind))
      for (const option of asked.options) said.add(plainText(words.option(asked, option), nameOf))
      for (const { refusal } of asked.blocked) said.add(words.refusal(refusal))
    }
  })
  for (const event of match.eventsFor(null).flat()) said.add(plainText(words.event(event) ?? [], nameOf))
  return said
}
