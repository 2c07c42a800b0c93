import { type CardFact, type Lang, langs } from '@kantyna/kernel'
import { type Command, jsonFlag } from '../command.ts'
import { openLibrary } from '../games.ts'
import { jsonLine } from '../terminal.ts'

export const cards: Command = {
  name: 'cards',
  summary: 'Lists every card with its generated text and where it comes from.',
  takes: 'GAME',
  flags: [{ name: 'lang', value: 'pl|en', description: 'the language (en)' }, jsonFlag],
  async run(given, terminal) {
    const game = given.only('game')
    const library = await openLibrary(game)
    const lang = given.oneOf('lang', 'en', langs)
    const listed = library.cards.map((card) => cardIn(card, lang))
    if (given.has('json')) {
      terminal.out(jsonLine({ game, lang, cards: listed }))
      return 0
    }
    for (const { name, copies, provenance, text, note } of listed) {
      const lines = [...text.split('\n'), ...(note === undefined ? [] : [`(${note})`])]
      terminal.out(`${name} × ${copies} [${provenance}]\n${lines.map((line) => `  ${line}\n`).join('')}`)
    }
    return 0
  },
}

function cardIn({ id, name, text, copies, provenance, note }: CardFact, lang: Lang) {
  return {
    id,
    name: name[lang],
    text: text[lang],
    copies,
    provenance,
    ...(note === undefined ? {} : { note: note[lang] }),
  }
}
