import { type Lang, langs, type PresentedDecision, plainText, type Thing } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import '../rules/game.ts'
import { spaces } from '../../outer-rim/rules/map/map.ts'
import { pieceNamed } from '../../outer-rim/rules/tables.ts'
import { sectionNames } from '../../outer-rim/words/cards/section-names.ts'
import { words as baseWords } from '../../outer-rim/words/game-words.ts'
import { ofPlanet } from '../../outer-rim/words/planets.ts'
import { spaceName } from '../../outer-rim/words/things/names.ts'
import { goalScripts } from '../content/databank/goals.ts'
import { cards } from './gallery.ts'
import { words } from './game-words.ts'

/** How cards of both boxes are worded: phrases that the generators must not print, and phrases that they must. */

const linesOf = (id: string, lang: Lang): readonly string[] =>
  cards.find((card) => card.id === id)?.text[lang].split('\n') ?? expect.fail(`no card ${id}`)

/** Every line with such a phrase, after the id of its card. */
const linesWith = (lang: Lang, form: RegExp): string[] =>
  cards.flatMap(({ id, text }) =>
    text[lang].split('\n').flatMap((line) => (form.test(line) ? [`${id}: ${line}`] : [])),
  )

describe('no card in Polish says', () => {
  test.each([
    ['“o maksymalnie”: the number comes after “maksymalnie o”', /o maksymalnie/i],
    ['that a character is defeated: the player is', /posta[cć]\p{L}* [^.]*pokonan|pokonan\p{L}* posta/iu],
    ['“stocz walkę”: the rulebook’s word is “rozegraj”', /\b(stocz|stoczyć|toczysz) /i],
    ['“+1 do sławy”: fame is not a value of the card', /[+−]\d do sławy/],
    ['“o 1 kość więcej”', /rzu[ctć]\p{L}* o \d/u],
    ['“obaj gracze”', /oba(j|m|ch)\b [^.]*gracz/i],
    [
      'the names of skills without a capital letter',
      /\btest\p{L}* (wpływów|wiedzy|pilotażu|ukrycia|siły|taktyki|techniki)\b|umiejętnoś\p{L}*: (wpływy|wiedza|pilotaż|ukrycie|siła|taktyka|technika)\b/u,
    ],
    ['“po tej” without a noun', /turę po tej\b/],
    ['“tylko nie na”: what cannot be bought somewhere says so', /tylko nie na|może mieć tylko/],
    ['“Kalamara”', /Kalamara\b/],
    ['“a potem”: the rulebook explains “a następnie”', /a potem/],
    ['“you may” within a menu', /^• Możesz /],
    ['a condition within a condition', /jeśli [^,;:.•]*, (to )?jeśli /i],
    ['the noun of every deck in a list', /talii [^.;:]* lub talii /],
    [
      'what the condition has named',
      /planecie jest (zakryty|odkryty) kontakt, \p{L}+ 1 (zakryty|odkryty)|polu jest inny gracz, [^.:]*innego gracza|reputacja we frakcji twojej planety [^.]*we frakcji swojej planety/u,
    ],
    ['“przyjąć na statek”', /przyjąć na statek/],
    ['the space as if it had the fame', /polu, który ma/],
    ['“tyle sławy co ty”', /tyle sławy co /],
    ['a third reading without a name', /W przeciwnym razie, jeśli twoja reputacja[^;]*\.$/],
    ['“w przeciwnym razie” twice in a sentence', /w przeciwnym razie[^.]*w przeciwnym razie/i],
    ['“jego” of an AI player that it has not named', /docelowym jest jego|jego statek/],
    ['“wskaż go: wykonuje”', /wskaż go: /],
    ['damage to a ship as what one aims at', / i sprawić, że twój statek/],
    ['one “i” after another', / i usu(ń|nąć) [^.,:;]* i /],
    ['a gain after outcomes as if it were one of them', /jeśli nie zdasz, [^.;]*\. (Zyskaj|Strać) /],
  ])('%s', (_, form) => {
    expect(linesWith('pl', form)).toEqual([])
  })
})

describe('no English card text contains', () => {
  test.each([
    ['a quoted order for a plain gain or loss', /does the following: “(Gain|Lose|Suffer) [^.]*\.”/i],
    ['a quoted order without a capital letter', /does the following: “[a-z]/],
    ['brackets around an outcome', /, \(/],
    ['“up to twice” of contacts', /contacts? [^.]*, up to (twice|\d)/],
    ['a condition within a condition', /\bif [^,;:.•]*, if /i],
    ['what the condition has named', /faction of your planet is [^.]*faction of your planet/],
    ['“more credits”', /\d more (credits|fame)/],
    ['“Win the game” as an order', /(^|: |\. |, )win the game/i],
    ['“then the job” or a full stop before it', /then the job|damage\. The job|credits\. The job/],
    ['“(confrontational)”', /\(confrontational\)/],
    ['“at a time”', /at a time/],
    ['a list of decks whose last has an “and” without setting it off', /[a-z] or gear and mod deck/],
    ['a condition that turns the sentence round', /\bif in your space\b/i],
    [
      'an order to the reader in the sentence of somebody else',
      /\b(suffers|gains|loses) [^.:“]*, then (?!you )/,
    ],
    ['the same damage verb twice', /suffer \d damage and suffer/],
    ['a gain after outcomes as if it stood alone', /: if you [^.“”]*; if you [^.“”]*\. Gain /],
  ])('%s', (_, form) => {
    expect(linesWith('en', form)).toEqual([])
  })
})

test.each(langs)('in %s, outcomes are a list if one of them has several parts', (lang) => {
  const [when] = { en: ['if you'], pl: ['jeśli'] }[lang]
  const inOneLine = linesWith(
    lang,
    new RegExp(`: ${when} [^.]*; ${when} [^.]*: |: ${when} [^.]*: [^.]*; ${when} `),
  )
  expect(inOneLine.filter((line) => !/: (• |(Action|Encounter|Akcja|Spotkanie): )/.test(line))).toEqual([])
})

describe.each(langs)('readings by reputation in %s', (lang) => {
  test('say the same text once', () => {
    const repeated = cards.flatMap(({ id, text }) => {
      const wording = text[lang]
        .split('\n')
        .flatMap((line) => /^(?:[^:]*: )?(?:If your|Jeśli twoja) [^,]*, ([^:]{30,})$/.exec(line)?.[1] ?? [])
      return new Set(wording).size < wording.length ? [id] : []
    })
    expect(repeated).toEqual([])
  })

  test('have separate names if there are three', () => {
    const lines = linesOf('databank-berra-tolin', lang)
    const head = lines.indexOf({ en: 'Your Imperial reputation:', pl: 'Twoja reputacja w Imperium:' }[lang])
    expect(lines.slice(head + 1, head + 4)).toEqual(
      {
        en: [
          '• Positive: continue with section A.',
          '• Neutral: continue with section B.',
          '• Negative: continue with section C.',
        ],
        pl: [
          '• Pozytywna: przejdź do sekcji A.',
          '• Neutralna: przejdź do sekcji B.',
          '• Negatywna: przejdź do sekcji C.',
        ],
      }[lang],
    )
  })
})

test.each([
  ['core-worlds-1', 'pl', 'jeśli przegrasz, strać 3000 kredytów albo odrzuć 1 ładunek.'],
  ['core-worlds-1', 'en', 'if you lose, lose 3,000 credits or discard 1 cargo.'],
  ['core-worlds-2', 'pl', 'Jeśli twoja reputacja w Imperium jest neutralna lub negatywna, możesz odrzucić'],
  [
    'core-worlds-2',
    'en',
    'After you beat the Rebel patrol, you may gain 5,000 credits and 1 Imperial reputation.',
  ],
  ['core-worlds-2', 'pl', 'Po pokonaniu patrolu Rebelii możesz zyskać 5000 kredytów'],
  ['character-cad-bane', 'pl', 'Po wygranej walce, w której przeciwnik rzucał co najmniej 5 kośćmi, połóż'],
  ['character-cad-bane', 'en', 'After you win a combat in which your opponent rolled at least 5 dice, put'],
  ['character-cad-bane', 'pl', 'zyskujesz o 1 punkt mniej, a do tego 5000 kredytów.'],
  [
    'character-cad-bane',
    'en',
    'Each time you would gain fame from another source, gain 1 less fame, but also 5,000 credits.',
  ],
  [
    'databank-lobot',
    'en',
    '• Buy the top card of the luxury, ship, or gear and mod deck for 2,000 credits less.',
  ],
  [
    'lothal-mon-calamari-3',
    'en',
    '• Buy the top card of the cargo deck or the gear and mod deck for 2,000 credits less.',
  ],
  ['job-56-1', 'en', 'Your partner suffers 1 damage, then you fight the tower crew (ground combat 4)'],
  ['job-57-1', 'en', 'if you fail, suffer 1 damage to your ship. Then gain 4,000 credits.”'],
  ['job-57-1', 'pl', 'twój statek otrzymuje 1 obrażenie. Następnie zyskaj 4000 kredytów”.'],
  ['navpoint-19', 'en', 'if you fail, suffer 1 damage and 1 damage to your ship.'],
  [
    'ambition-servant-of-the-emperor',
    'en',
    'positive Rebel reputation or negative Imperial reputation is in your space, move',
  ],
  ['kafrene-takodana-18', 'en', '• Peek at up to 2 facedown contacts within 6 spaces of you.'],
  ['kafrene-takodana-18', 'pl', '• Podejrzyj maksymalnie 2 zakryte kontakty w odległości do 6 pól.'],
  ['tatooine-nal-hutta-13', 'pl', 'jest negatywna, zmień ją na pozytywną.'],
  ['tatooine-nal-hutta-13', 'en', 'is negative, set it to positive.'],
  ['cantonica-ord-mantell-1', 'pl', 'Po rzucie pojedynczą kością możesz ją przerzucić.'],
  [
    'electro-baton',
    'pl',
    'możesz rzucić 1 dodatkową kością. Jeśli to zrobisz, nie możesz wyeliminować kontaktu.',
  ],
  ['electro-baton', 'en', 'you may add 1 die to your roll. If you do, you cannot eliminate the contact.'],
  ['kafrene-takodana-11', 'en', 'Choose another player, who gains 1,000 credits. Then gain 2,000 credits.'],
  ['ai-1', 'en', 'if any of it was illegal, its ship suffers 2 damage.'],
  ['job-56-1', 'en', 'Your partner gains 4,000 credits, and the job is completed.'],
  [
    'job-58-1',
    'pl',
    'strać 2000 kredytów, a przeciwnik zyskuje 2000 kredytów. Misja kończy się niepowodzeniem.',
  ],
  ['job-58-1', 'en', 'Make a confrontational Influence test against your opponent:'],
  ['core-worlds-6', 'pl', 'Światów Jądra; we wszystkich innych przypadkach przemieść się'],
  ['core-worlds-6', 'en', 'Core Worlds space; in all other cases, move'],
  [
    'ai-1',
    'pl',
    'jest planeta gracza SI; jeśli któryś był nielegalny, statek gracza SI otrzymuje 2 obrażenia.',
  ],
  ['core-worlds-8', 'pl', 'Światów Jądra; jeśli to zrobisz, twój statek otrzymuje 2 obrażenia.'],
  ['job-40-1', 'pl', 'inny gracz, wskaż go. Ten gracz wykonuje polecenie: „Wykonaj test Taktyki'],
  ['navpoint-16', 'pl', 'Zyskaj 1000 kredytów oraz usuń 1 obrażenie z postaci i 1 obrażenie ze statku.'],
  ['job-57-1', 'pl', 'twój statek otrzymuje 1 obrażenie. Następnie zyskaj 4000 kredytów”.'],
  ['job-57-1', 'en', 'Then gain 4,000 credits.'],
  ['job-57-2', 'en', 'Choose what your partner gains: 4,000 credits or the top card of the cargo deck.'],
  ['job-57-2', 'pl', 'Wybierz, co zyskuje twój partner: 4000 kredytów albo wierzchnią kartę talii ładunków.'],
  ['character-bossk', 'pl', 'z innym graczem, który jest na twoim polu i ma co najmniej tyle sławy, ile ty'],
  ['ambition-smuggler-king', 'pl', 'jeśli wygrasz i obrażenia cię nie pokonają, wygrywasz grę'],
  ['ambition-smuggler-king', 'en', 'if you win and are not defeated, you win the game'],
  ['kessel-maelstrom-18', 'pl', 'sprawić, że twój statek otrzyma 1 obrażenie, i wykonać test'],
] as const)('%s in %s is short and whole: %s', (id, lang, text) => {
  expect(linesOf(id, lang).join('\n')).toContain(text)
})

describe('AI cards speak of the AI player in the third person', () => {
  test.each([
    ['en', /\byou(r|rs)?\b/i],
    ['pl', /(?<!\p{L})(tw[oó]\p{L}+|masz|jesteś|cię|ciebie|tobie)(?!\p{L})/iu],
  ] as const)('in %s', (lang, ownPerson) => {
    const ofAi = cards.filter(({ thing }) => thing.startsWith('ai:'))
    expect(ofAi.length).toBeGreaterThan(20)
    expect(
      ofAi.filter(({ text }) => ownPerson.test(text[lang])).map(({ id, text }) => [id, text[lang]]),
    ).toEqual([])
  })
})

test.each([
  [
    'ship-yv-666-light-freighter',
    'pl',
    'Gdy obrażenia mają cię pokonać w walce w przestrzeni, rzuć 1 kością',
  ],
  ['ai-1', 'pl', 'Usuń wszystkie obrażenia, jeśli gracz SI jest pokonany.'],
  ['ai-1', 'en', 'Recover all damage if the AI player is defeated.'],
  ['kessel-run', 'pl', 'Nie można kupić na Kessel.'],
  ['armored-vest', 'pl', 'Limit: 1 PANCERZ na postać.'],
  ['iqa-11-blaster-rifle', 'pl', 'Twoja postać jednorazowo otrzymuje najwyżej 2 obrażenia.'],
  ['iqa-11-blaster-rifle', 'en', 'Your character suffers at most 2 damage at once.'],
  ['hired-tracker', 'en', 'When you gain the reward of a bounty, gain an additional 2,000 credits.'],
] as const)('%s in %s: %s', (id, lang, text) => {
  expect(linesOf(id, lang).some((line) => line.includes(text))).toBe(true)
})

test.each([
  [
    'character-cad-bane',
    'pl',
    'Przygotowanie: Zaczynasz grę z 2 punktami sławy. Zyskaj 1 punkt reputacji u Huttów.',
  ],
  ['character-cad-bane', 'en', 'Setup: You start the game with 2 fame. Gain 1 Hutt reputation.'],
  [
    'character-chewbacca',
    'pl',
    'Przygotowanie: Strać 1 punkt reputacji w Imperium. Pozyskaj kartę danych nr 91.',
  ],
  ['character-ig-88', 'en', 'Setup: Gain databank card #90.'],
  [
    'character-black-krrsantan',
    'pl',
    'Planowanie: Jeśli nie jesteś graczem pokonanym, usuń wszystkie obrażenia z postaci i ze statku; jeśli było ich razem co najmniej 4, połóż na tej karcie 1 żeton celu.',
  ],
  [
    'character-black-krrsantan',
    'en',
    'Planning: If you are not defeated, recover all damage from your character and your ship; if that was at least 4 damage, put 1 goal token on this card.',
  ],
  [
    'ship-gx1-short-hauler',
    'pl',
    'Cel: Pozyskaj członka załogi, gdy masz już 2 (zatrzymujesz wszystkich 3), aby zyskać 1 punkt sławy i odwrócić tę planszę.',
  ],
  [
    'ship-gx1-short-hauler',
    'en',
    'Goal: Gain a crew member while you have 2 (keep all 3) to gain 1 fame and flip this sheet.',
  ],
  ['ryloth-naboo-2', 'pl', 'Pozyskaj tę kartę (bez prawa odmowy).'],
  ['ryloth-naboo-2', 'en', 'Gain this card (you cannot decline it).'],
  ['tatooine-nal-hutta-13', 'pl', 'Sprzęt (zajmuje gniazdo sprzętu)'],
  ['ambition-healer-of-the-rim', 'en', 'Have no negative reputation.'],
  ['ambition-healer-of-the-rim', 'en', 'Have the Knowledge or Tech skill.'],
  ['ambition-healer-of-the-rim', 'pl', 'Miej umiejętność: Wiedza lub Technika.'],
  ['ambition-smuggler-king', 'en', 'Have positive Hutt or Syndicate reputation.'],
] as const)('%s in %s says whole sentences: %s', (id, lang, text) => {
  expect(linesOf(id, lang).some((line) => line.includes(text))).toBe(true)
})

describe.each([
  ['en', 'Setup: ', /^Goal: .* to gain 1 fame and flip (it|this card|this sheet)\.$/, /on this card/],
  [
    'pl',
    'Przygotowanie: ',
    /^Cel: .*, aby zyskać 1 punkt sławy i odwrócić tę (kartę|planszę)\.$/,
    /tej karcie|tę kartę/,
  ],
] as const)('characters and ships in %s', (lang, setup, goal, ofCard) => {
  const sheets = cards.filter(({ id }) => /^(character|ship)-/.test(id))

  test('characters print their setup', () => {
    for (const { id, text } of sheets)
      expect(text[lang].includes(setup), id).toBe(id.startsWith('character-'))
  })

  test('a goal is the last sentence of its side, with its reward', () => {
    for (const { id, text } of sheets) {
      const lines = text[lang].split('\n')
      const other = lines.findIndex((line) => /^(Other side|Druga strona):/.test(line))
      if (other >= 0) expect(lines[other - 1], id).toMatch(goal)
    }
  })

  test('a ship calls its sheet a sheet', () => {
    const ships = sheets.filter(({ id }) => id.startsWith('ship-'))
    expect(ships.filter(({ text }) => ofCard.test(text[lang])).map(({ id }) => id)).toEqual([])
  })
})

test('A goal of an ambition is something to have', () => {
  expect(linesWith('pl', /^[–∞].*\. (Gdy tylko|Dopóki) /)).toEqual([])
  expect(linesWith('en', /^[–∞].*\. As (soon|long) as /)).toEqual([])
})

test('UB-CLR-02: what the expansion changes on a card is said at its tables, and not at those of the base game', () => {
  const thing: Thing = `card:${pieceNamed({ modules: 0 }, 'ryloth-naboo-2')}`
  for (const [lang, forced] of [
    ['en', 'you cannot decline it'],
    ['pl', 'bez prawa odmowy'],
  ] as const) {
    expect(words[lang].explain(thing)?.text).toContain(forced)
    expect(baseWords[lang].explain(thing)?.text).not.toContain(forced)
    const decision = { kind: 'chooseEffect', source: thing, options: [] } as unknown as PresentedDecision // only the fields that are read
    const option = { id: 'option-1', touches: [], facts: { effect: { op: 'gainThis' } } }
    expect(plainText(words[lang].option(decision, option), String)).toContain(forced)
    expect(plainText(baseWords[lang].option(decision, option), String)).not.toContain(forced)
  }
})

test('two cards of one deck have names that differ by more than a syllable', () => {
  expect(cards.find(({ id }) => id === 'kafrene-takodana-12')?.name).toEqual({
    en: 'Priority Shipment',
    pl: 'Wysyłka priorytetowa',
  })
  expect(cards.filter(({ name }) => /priorytetow|Priority Ship/.test(name.pl + name.en))).toHaveLength(1)
})

test('a moment of defeat and its condition are one', () => {
  expect(linesWith('pl', /Gdy obrażenia mają cię pokonać, jeśli/)).toEqual([])
  expect(
    linesWith('pl', /Gdy obrażenia mają cię pokonać, a twoja postać ma co najmniej 3 obrażenia, możesz/),
  ).not.toEqual([])
  expect(
    linesWith('en', /When you would be defeated and your character has at least 3 damage, you may/),
  ).not.toEqual([])
})

test('the genitive of Kalamar is the rulebook’s', () => {
  expect(ofPlanet('pl', 'mon-calamari')).toBe('Kalamaru')
  const named = spaces.map((_, space) => spaceName('pl', space)).filter((name) => name.includes('Kalamar'))
  expect(named).toContain('punkt nawigacyjny na zachód od Kalamaru')
})

describe('sections of scripts', () => {
  test('no section has the word for goals as its name', () => {
    const names = Object.values(sectionNames)
    expect(names.filter(({ pl, en }) => pl === 'Cele' || /goal/i.test(en))).toEqual([])
  })

  test('different scenes have different labels', () => {
    const ward = goalScripts.find(({ id }) => id === 'goal-65')
    expect(Object.keys(ward?.sections ?? {})).toEqual(expect.arrayContaining(['ward', 'samples', 'recovery']))
    for (const lang of langs)
      expect(linesOf('goal-65', lang).join(' ')).toContain(sectionNames['ward']?.[lang])
    expect(linesOf('job-57-1', 'en').join(' ')).toContain('“The Bolt”')
    expect(linesOf('job-57-2', 'pl').join(' ')).toContain('„Działo”')
  })
})
