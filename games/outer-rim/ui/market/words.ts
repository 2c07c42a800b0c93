import type { Lang } from '@kantyna/kernel'
import { number } from '../words.ts'

const words = {
  en: {
    buy: (price: number) => (price === 0 ? 'Take for free' : `Buy for ${number('en', price)}`),
    tradeIn: 'Trade in…',
    makeRoom: (price: number) => `Buy for ${number('en', price)}…`,
    discard: 'Discard',
    leave: 'Buy nothing',
    onSale: 'Choose a card to buy; first you may discard one.',
  },
  pl: {
    buy: (price: number) => (price === 0 ? 'Weź za darmo' : `Kup za ${number('pl', price)}`),
    tradeIn: 'Zniżka barterowa…',
    makeRoom: (price: number) => `Kup za ${number('pl', price)}…`,
    discard: 'Odrzuć',
    leave: 'Niczego nie kupuj',
    onSale: 'Wybierz kartę do kupienia; najpierw możesz jedną odrzucić.',
  },
} as const

export function marketWords(lang: Lang) {
  return words[lang]
}
