import { langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../content/index.ts'
import { aiCardText } from './ai-card-text.ts'
import {
  databankCardText,
  encounterCardText,
  marketCardText,
  type Paragraphs,
  type TitledText,
} from './card-text.ts'
import { characterText, shipText } from './sheet-text.ts'

const paragraphs = (titled: readonly TitledText[]): Paragraphs => titled.flatMap((each) => each.paragraphs)

/** Every card, with all of its printed text; starting ships have none. */
function everyText(lang: 'en' | 'pl'): (readonly [string, Paragraphs])[] {
  const { characters, ships, market, encounters, databank, aiCards } = baseSet
  return [
    ...characters.map((card) => {
      const { front, flipped } = characterText(card, lang)
      return [card.id, [...front, ...flipped]] as const
    }),
    ...ships
      .filter(({ goal }) => goal !== undefined)
      .map((card) => {
        const { front, flipped } = shipText(card, lang)
        return [card.id, [...front, ...flipped]] as const
      }),
    ...market.map((card) => [card.id, marketCardText(card, lang)] as const),
    ...encounters.map((card) => [card.id, paragraphs(encounterCardText(card, lang))] as const),
    ...databank.map((card) => [card.id, paragraphs(databankCardText(card, lang))] as const),
    ...aiCards.map((card) => [card.id, paragraphs(aiCardText(card, lang))] as const),
  ]
}

describe.each(langs)('the text of every card in %s', (lang) => {
  const texts = everyText(lang)

  test('is there', () => {
    expect(texts.filter(([, text]) => text.length === 0).map(([id]) => id)).toEqual([])
    expect(texts.flatMap(([id, text]) => text.filter((each) => each.length < 5).map(() => id))).toEqual([])
  })

  test('is made of whole sentences', () => {
    const broken = texts.flatMap(([id, text]) =>
      text
        .filter(
          (each) => !/[.:]$|\.”$/.test(each) || /undefined|null|NaN|\[object| {2}|\.\.|, ,|: \./.test(each),
        )
        .map((each) => [id, each]),
    )
    expect(broken).toEqual([])
  })

  test('names every operation in words', () => {
    const raw = texts.flatMap(([id, text]) =>
      text
        .filter((each) => /[a-z][A-Z][a-z]/.test(each.replace(/BoShek|IG-RM/g, '')))
        .map((each) => [id, each]),
    )
    expect(raw).toEqual([])
  })
})

test('every label of a databank section has a name', () => {
  const labels = baseSet.databank.flatMap((card) =>
    databankCardText(card, 'pl').map(({ heading }) => heading),
  )
  expect(labels.filter((label) => /^[a-z]/.test(label))).toEqual([])
})

function wording(id: string, lang: 'en' | 'pl'): Paragraphs {
  return everyText(lang).find(([card]) => card === id)?.[1] ?? []
}

test.each([
  ['bossk', 'en', 'Action: Recover 2 damage from your character and 2 damage from your ship.'],
  [
    'jyn-erso',
    'pl',
    'Raz na turę po swoim rzucie w walce lub w teście umiejętności możesz zmienić 1 skupienie na krytyczne trafienie.',
  ],
  ['lando-calrissian', 'en', 'After you roll dice for any reason, you may reroll 1 die.'],
  ['bounty-garindan', 'en', 'Elimination reward: Gain 2,000 credits and 1 fame.'],
  [
    'bounty-greedo',
    'pl',
    'Nagroda za eliminację: Zyskaj 3000 kredytów i 1 punkt sławy oraz strać 1 punkt reputacji u Huttów.',
  ],
  ['casino-heist', 'en', 'Encounter: Resolve databank card #40.'],
  ['casino-heist', 'pl', 'Spotkanie: Rozegraj kartę danych nr 40.'],
  ['armored-vest', 'en', 'Limit: 1 ARMOR per character.'],
  ['kessel-run', 'pl', 'Nie można kupić na Kessel.'],
  ['ai-3', 'en', 'Gain 4,000 credits and lose 1 reputation with the faction of the nearest patrol.'],
  ['ai-1', 'pl', 'Zapłać 8000 kredytów, aby zyskać 1 punkt sławy.'],
  // Prevention says whose damage it is, and changes of dice say whose dice they are.
  ['navpoint-7', 'pl', 'Gdy twój statek ma otrzymać obrażenia, możesz zapobiec 3 obrażeniom.'],
  [
    'ryloth-naboo-1',
    'en',
    'After your opponent rolls dice in combat, you may reroll up to 2 of their dice showing a hit or a critical hit.',
  ],
  [
    'kafrene-takodana-9',
    'pl',
    'Przed rzutem przeciwnika w walce bezpośredniej możesz sprawić, że przeciwnik rzuci 2 kośćmi mniej.',
  ],
  // Results with parts of their own are listed.
  [
    'lothal-mon-calamari-7',
    'pl',
    '• Jeśli zdasz, wybierz jedno: zyskaj 3000 kredytów albo przesuń patrol Imperium maksymalnie o 4 pola.',
  ],
  ['kafrene-takodana-8', 'en', '• Gain 2,000 credits and recover 1 damage from your character.'],
  [
    'navpoint-6',
    'en',
    'You may buy the top card of the cargo deck or the gear and mod deck for 1,000 credits less.',
  ],
  ['cantonica-ord-mantell-1', 'en', 'After you roll a single die, you may reroll it.'],
  ['kafrene-takodana-7', 'en', 'Action: Peek at up to 2 facedown contacts on any planets.'],
  // The subject of a condition is not repeated.
  [
    'kafrene-takodana-4',
    'en',
    'Action: If there is another player in your space, test Stealth: if you pass, take 1 cargo or gear from 1 such player; if you fail, gain 1,000 credits.',
  ],
  [
    'job-40-1',
    'en',
    'If there is another player in your space, choose 1 such player, who does the following: “Test Tactics: if you pass, gain 2,000 credits; if you fail, lose 1,000 credits.”',
  ],
  [
    'databank-greedo',
    'en',
    'Fight Greedo (ground combat 3): if you win, gain 3,000 credits; if you lose, lose 2,000 credits.',
  ],
  [
    'job-45-2',
    'en',
    'Fight the archive sentries (ground combat 3): if you win, gain 2,000 credits. Either way, continue with “The Archive”.',
  ],
  [
    'job-43-1',
    'pl',
    'Wykonaj test Siły: jeśli zdasz, przejdź do sekcji „Układ”; jeśli nie zdasz, otrzymaj 1 obrażenie i przejdź do sekcji „Układ”.',
  ],
  [
    'bossk',
    'en',
    'Goal: Have at least 1 mod and at least 2 gear with a total cost of at least 15,000 credits to gain 1 fame and flip this card.',
  ],
] as const)('%s in %s says: %s', (id, lang, text) => {
  expect(wording(id, lang)).toContain(text)
})
