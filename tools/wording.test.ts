import { Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { lineAt, parse, readSources, type Source } from './source.ts'

/** Phrases that no text may use, each for a reason. Texts are the quoted strings in files of words. */
const never: readonly { readonly why: string; readonly where?: RegExp; readonly phrase: RegExp }[] = [
  {
    why: 'things are chosen and buttons are pressed, whatever the pointer is',
    phrase:
      /(?:^|[.:;,!?] |\b(?:now|then) )(?:touch|tap|click)\b(?! or | and hold)|\btap\b|dotknij|kliknij|stuknij/iu,
  },
  {
    why: 'a navpoint is a place that one is at',
    phrase: /\bon (?:a|the) navpoint\b|na punkcie nawigacyjnym/u,
  },
  { why: 'hyperdrive says how many spaces: "tyle pól przelecisz"', phrase: /o tyle pól przeleci/u },
  { why: 'a contact is hunted for a bounty, nobody fights over one', phrase: /walczy z nim o zlecenie/u },
  {
    why: 'what is needed stands in the genitive: "potrzeba 2 kart"',
    phrase: /Potrzebne (?!jest)[\p{L} ]+: |Potrzeba: /u,
  },
  {
    why: 'reputation is had with the Empire: "w Imperium", "w nim"',
    phrase: /ma u niego (?:negatywną|pozytywną)/u,
  },
  {
    why: 'only planning moves end in the Maelstrom',
    phrase: /(?:ends every move|kończy każdy ruch|się każdy ruch)(?! w fazie)/u,
  },
  { why: 'goals are true or not, and unlock', phrase: /\bno longer hold\b|goal opens/u },
  { why: 'cards are rotated: "obracane karty"', phrase: /karty, które się obraca/iu },
  { why: 'both players are "oboje", whoever they are', where: /rulebook/, phrase: /\b[Oo]baj gracze/u },
  { why: 'draws and shuffles are fair, luck is not', phrase: /\bluck (?:is|fair)|fair luck/iu },
  { why: 'a label does not open with a dash', where: /\/ui\/words/, phrase: /^– / },
  { why: 'an expansion is named before the word', phrase: /\bthe expansion $/u },
  {
    why: 'fame is needed to win, it does not win',
    where: /\/ui\/|board-text/,
    phrase: /(?<!always )\bwins$|wygrywa $/u,
  },
  { why: 'luxuries are goods: "towary luksusowe"', phrase: /^(?:Luxury|Luksus)$/u },
  { why: 'names stay in the nominative after an arrow, not after a preposition', phrase: /wobec: $/u },
  { why: 'games are unharmed: "nic się nie stało"', phrase: /inne gry są całe|Gra jest bezpieczna/u },
  { why: 'there is the internet or there is none', phrase: /without a network|z siecią albo/u },
  {
    why: 'damage defeats players, not their characters',
    where: /rulebook/,
    phrase: /postać (?:\p{L}+ z was )?zostanie pokonana/u,
  },
  {
    why: '"zasoby" are the cards of a player, tokens go back to the supply',
    where: /outer-rim|unfinished/,
    phrase: /do zasobów/u,
  },
  { why: 'more damage is dealt, not had', phrase: /strona z większą liczbą obrażeń/u },
  {
    why: 'combats are "rozgrywane", as in the rulebook',
    where: /outer-rim|unfinished/,
    phrase: /(?<!\p{L})(?:tocz|stocz)(?:y|ysz|yć)? walkę/u,
  },
  { why: 'a move starts in the space of a patrol, not beside it', phrase: /beside a patrol/u },
  { why: 'what wins is needed: "potrzeba"', phrase: /do zwycięstwa trzeba (?!zniszczyć)/u },
  { why: 'a combat is lost or won, not the game', where: /prompts/, phrase: /you have (?:won|lost)[.:]/iu },
]

/** Texts that once misled a player: they were wrong, or used a word that means something else at the table. */
const misleadingTexts = [
  'niektóre dają dodatkową turę',
  'kontakty, które z tobą latają',
  'nosi twoja postać, najwyżej dwie',
  'Pokonany patrol zastępuje następny',
  'przeciwko jednemu przeciwnikowi',
  'Żadnym żetonem kontaktu',
  'liczy się jako taka',
  'say that you mean to cross',
  'whom another player plays',
  'kogoś, kim gra inny gracz',
  'have to hold at the end',
  'Wygrywasz 3000',
  'a z dwiema wystarczyłoby',
  'the likelier the test',
  '75% z jedną',
  'have the fame agreed on',
  'first discard 1 card.',
  'top card of which deck',
  'move where?',
  'Fight in its place',
  'Use nothing more',
  '. Zatrzymujesz?',
  'dla zniżki',
  'Walcz z członkiem załogi. ',
  'na swoim celu',
  'Warunek tego nie dopuszcza',
  'Polish could not be downloaded',
  'storage does not answer',
  'albo od znajomych',
  'Nowe od twojego ruchu',
  'W zasadach tej gry jest błąd',
  'wrong with the rules of this game',
  'jest już kolejna (',
  'Kto patrzy',
  'Stop before dice',
  'Twoja prośba o przysługę',
  'Sprawdzenie liczy od nowa',
  'Stop na chwilach',
  'Tą kartą niczego się nie zagrywa',
  'gdy mówi jej tekst',
  'żeton płaci',
  'It does not answer',
]

const spoken = /(?:^|\/)words(?:\/|\.ts$|-[\w-]+\.ts$)|-words\.ts$|\/words\//
const exempt = /\.test\.tsx?$|\/test\/|\/content\//

const texts = readSources()
  .filter(({ path }) => spoken.test(path) && !exempt.test(path))
  .flatMap(textsIn)

describe('texts never say', () => {
  it('any other value', () => {
    expect(texts.length).toBeGreaterThan(3000)
  })

  it.each(never)('otherwise: $why', ({ phrase, where = /./ }) => {
    const found = texts.filter(({ text, at }) => where.test(at) && phrase.test(text))
    expect(found.map(({ text, at }) => `${at}: ${text}`)).toEqual([])
  })
})

it.each(misleadingTexts)('nothing says “%s” again', (phrase) => {
  expect(texts.filter(({ text }) => text.includes(phrase)).map(({ at }) => at)).toEqual([])
})

describe('words that are missing', () => {
  it('are never replaced with nothing', () => {
    const worded = readSources().filter(({ path }) => textFiles.test(path) && !exempt.test(path))
    expect(worded.length).toBeGreaterThan(300)
    expect(worded.flatMap(fallbacksIn)).toEqual([])
  })
})

/** The files that make sentences: also operations of cards, which print themselves. */
const textFiles =
  /^games\/[^/]+\/(?:words|rules\/effects\/(?:operations|conditions))\/|^kernel\/words\/|\/words(?:\/|\.ts$)/

/** `?? ''` leaves a gap in a sentence that nobody notices. */
function fallbacksIn(source: Source): string[] {
  const found: string[] = []
  new Visitor({
    LogicalExpression: ({ operator, right, start }) => {
      if (operator === '??' && right.type === 'Literal' && right.value === '')
        found.push(`${source.path}:${lineAt(source, start)}`)
    },
  }).visit(parse(source).program)
  return found
}

function textsIn(source: Source): { readonly text: string; readonly at: string }[] {
  const found: { text: string; at: string }[] = []
  const add = (text: string, offset: number) => {
    if (text !== '') found.push({ text, at: `${source.path}:${lineAt(source, offset)}` })
  }
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start)
    },
    TemplateElement: ({ value, start }) => add(value.cooked ?? '', start),
  }).visit(parse(source).program)
  return found
}
