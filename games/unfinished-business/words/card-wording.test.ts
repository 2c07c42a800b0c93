import { type Lang, langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import '../rules/game.ts'
import { spaces } from '../../outer-rim/rules/map.ts'
import { sectionNames } from '../../outer-rim/words/effect-names.ts'
import { ofPlanet, spaceName } from '../../outer-rim/words/names.ts'
import { goalScripts } from '../content/databank/goals.ts'
import { cards } from './gallery.ts'

/** How cards of both boxes put things: forms that the generators must not print, and forms that they must. */

const linesOf = (id: string, lang: Lang): readonly string[] =>
  cards.find((card) => card.id === id)?.text[lang].split('\n') ?? expect.fail(`no card ${id}`)

/** Every line that has such a form, after the id of its card. */
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
  ])('%s', (_, form) => {
    expect(linesWith('pl', form)).toEqual([])
  })
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

test('the genitive of Kalamar is the rulebook’s', () => {
  expect(ofPlanet.pl['mon-calamari']).toBe('Kalamaru')
  const named = spaces.map((_, space) => spaceName('pl', space)).filter((name) => name.includes('Kalamar'))
  expect(named).toContain('punkt nawigacyjny na zachód od Kalamaru')
})

describe('sections of scripts', () => {
  test('no section has the word for goals as its name', () => {
    const names = Object.values(sectionNames)
    expect(names.filter(({ pl, en }) => pl === 'Cele' || /goal/i.test(en))).toEqual([])
  })

  test('a scene that differs has a label of its own', () => {
    const ward = goalScripts.find(({ id }) => id === 'goal-65')
    expect(Object.keys(ward?.sections ?? {})).toEqual(expect.arrayContaining(['ward', 'samples', 'recovery']))
    for (const lang of langs)
      expect(linesOf('goal-65', lang).join(' ')).toContain(sectionNames['ward']?.[lang])
    expect(linesOf('job-57-1', 'en').join(' ')).toContain('“The Bolt”')
    expect(linesOf('job-57-2', 'pl').join(' ')).toContain('„Działo”')
  })
})
