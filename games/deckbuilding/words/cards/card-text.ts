import { type Lang, plural, sentence } from '@kantyna/kernel'
import type {
  Ability,
  Card,
  CardFilter,
  SendAbility,
  Timing,
  WhenAbility,
  WhileAttack,
} from '../../content/card.ts'
import { type CardEffect, cardLanguage } from '../../rules/effects/language.ts'
import { withBracketedCondition } from './bracketed-condition.ts'
import { gainCount } from './counts.ts'
import { eachMatching } from './filters.ts'

/** The text of a card, printed from its abilities: one sentence or two for each. */
export function cardText(card: Card, lang: Lang): string {
  return card.abilities.map((ability) => abilityText(card, ability, lang)).join(' ')
}

/** The reward for defeating the card in the row, to follow a colon; null if there is none. */
export function rewardClause(card: Card, lang: Lang): string | null {
  return card.reward === null ? null : effectClause(card.reward, lang)
}

/** An effect in the imperative, without a capital letter or full stop. */
export function effectClause(effect: CardEffect, lang: Lang): string {
  return (
    gainedTogether(effect, lang) ?? withBracketedCondition(effect, lang) ?? cardLanguage.clause(effect, lang)
  )
}

function effectText(effect: CardEffect, lang: Lang): string {
  return sentence(effectClause(effect, lang))
}

function gainedTogether(effect: CardEffect, lang: Lang): string | null {
  if (effect.op !== 'all') return null
  const gains: string[] = []
  for (const part of effect.of) {
    if (part.op !== 'gain' || part.stat === 'attack') return null
    gains.push(gainCount(lang, part.stat, part.amount))
  }
  return lang === 'pl' ? `zyskaj ${gains.join(' i ')}` : `gain ${gains.join(' and ')}`
}

function abilityText(card: Card, ability: Ability, lang: Lang): string {
  if ('use' in ability) return effectText(ability.use, lang)
  if ('when' in ability) return whenText(ability, lang)
  if ('sends' in ability) return sendText(ability, lang)
  if ('attack' in ability) return attackText(card, ability, lang)
  if ('prevents' in ability) return preventText(ability.prevents, lang)
  return permitTexts[lang][ability.permits]
}

const timings: Readonly<Record<Lang, Readonly<Record<Timing, string>>>> = {
  en: {
    play: 'when you play this card',
    buy: 'when you buy this card',
    defeat: 'when this unit defeats a target in the galaxy row',
    reveal: 'when you reveal this base',
    turnStart: 'when you start your turn',
    firstNeutralPlay: 'when you play your first neutral card of a turn',
    opponentDiscards: 'when your opponent discards a card from their hand during your turn',
  },
  pl: {
    play: 'gdy zagrasz tę kartę',
    buy: 'gdy kupisz tę kartę',
    defeat: 'gdy ta jednostka pokona cel w rzędzie galaktyki',
    reveal: 'gdy odkryjesz tę bazę',
    turnStart: 'gdy zaczynasz swoją turę',
    firstNeutralPlay: 'gdy zagrasz pierwszą w swojej turze kartę neutralną',
    opponentDiscards: 'gdy w twojej turze przeciwnik odrzuci kartę z ręki',
  },
}

/** A moment followed by a condition would read "when, if", so a colon separates them. */
function whenText({ when, effect }: WhenAbility, lang: Lang): string {
  const startsWithIf = effect.op === 'if' && withBracketedCondition(effect, lang) === null
  return sentence(`${timings[lang][when]}${startsWithIf ? ':' : ','} ${effectClause(effect, lang)}`)
}

const sendTexts = {
  en: {
    this: {
      hand: 'when you buy this card, take it into your hand',
      deckTop: 'when you buy this card, put it on top of your deck',
    },
    first: {
      hand: 'the first card you buy during your turn goes to your hand',
      deckTop: 'the first card you buy during your turn goes on top of your deck',
    },
    firstNeutral: {
      hand: 'the first neutral card you buy during your turn goes to your hand',
      deckTop: 'the first neutral card you buy during your turn goes on top of your deck',
    },
    exiled: '; it must be exiled at the end of your turn',
  },
  pl: {
    this: {
      hand: 'gdy kupisz tę kartę, weź ją na rękę',
      deckTop: 'gdy kupisz tę kartę, połóż ją na wierzchu swojej talii',
    },
    first: {
      hand: 'pierwsza karta, którą kupisz w swojej turze, trafia na twoją rękę',
      deckTop: 'pierwsza karta, którą kupisz w swojej turze, trafia na wierzch twojej talii',
    },
    firstNeutral: {
      hand: 'pierwsza karta neutralna, którą kupisz w swojej turze, trafia na twoją rękę',
      deckTop: 'pierwsza karta neutralna, którą kupisz w swojej turze, trafia na wierzch twojej talii',
    },
    exiled: '; na koniec tury musisz ją anihilować',
  },
} as const

function sendText({ sends, to, exiled, then }: SendAbility, lang: Lang): string {
  const wording = sentence(`${sendTexts[lang][sends][to]}${exiled ? sendTexts[lang].exiled : ''}`)
  return then === undefined ? wording : `${wording} ${effectText(then, lang)}`
}

const whileInPlay = {
  en: { base: 'while this is your base', unit: 'while this card is in play' },
  pl: { base: 'dopóki ta karta jest twoją bazą', unit: 'dopóki ta karta jest w grze' },
} as const

function attackText(card: Card, ability: WhileAttack, lang: Lang): string {
  const { attack, of, againstRow, perLostBase } = ability
  const condition = ability.if === undefined ? null : cardLanguage.whenClause(ability.if, lang)
  const words = lang === 'pl' ? polishAttack : englishAttack
  return sentence(
    [
      ...(condition === null ? [] : [words.while(condition)]),
      ...(of === 'this' ? [] : [`${whileInPlay[lang][card.kind === 'base' ? 'base' : 'unit']}, `]),
      words.has(of, attack),
      ...(againstRow ? [words.againstRow] : []),
      ...(perLostBase ? [words.perLostBase] : []),
    ].join(''),
  )
}

const englishAttack = {
  while: (condition: string) => `while ${condition}, `,
  has: (of: 'this' | CardFilter, attack: number) =>
    `${of === 'this' ? 'this unit' : eachMatching('en', of)} has +${attack} attack`,
  againstRow: ' against targets in the galaxy row',
  perLostBase: ' for each of your bases that your opponent has destroyed',
}

const polishAttack: typeof englishAttack = {
  while: (condition) => `dopóki ${condition}, `,
  has: (of, attack) => `${of === 'this' ? 'ta jednostka' : eachMatching('pl', of)} ma +${attack} do ataku`,
  againstRow: ' przeciwko celom w rzędzie galaktyki',
  perLostBase: ' za każdą twoją bazę, którą zniszczył przeciwnik',
}

function preventText(prevented: number, lang: Lang): string {
  if (lang === 'en') return `Prevent the first ${prevented} damage dealt to this base each turn.`
  const lost = plural('pl', prevented, {
    one: 'obrażenie zadane tej bazie przepada',
    few: 'obrażenia zadane tej bazie przepadają',
    many: 'obrażeń zadanych tej bazie przepada',
    other: 'obrażenia zadane tej bazie przepadają',
  })
  return `W każdej turze pierwsze ${prevented} ${lost}.`
}

const permitTexts = {
  en: {
    attackNeutral:
      'Once during your turn, your units may attack a neutral unit in the galaxy row: its target value is its cost, and its reward is that many resources.',
  },
  pl: {
    attackNeutral:
      'Raz w swojej turze możesz zaatakować neutralną jednostkę w rzędzie galaktyki: jej wartość docelowa jest równa jej kosztowi, a nagroda to tyle samo zasobów.',
  },
} as const
