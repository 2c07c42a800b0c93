import { line, type Offer, player, type Refusal, type Text, type Thing, thing } from '../../../index.ts'
import { toyWords } from '../toy-words.ts'
import { acts, effects, type TradeEffect } from './effects.ts'
import type { ThousandEvent } from './table.ts'

/** The words of the game of traders. */

const cargo = (piece: number) => thing(`cargo:${piece}` as Thing, `#${piece}`)

const offerOutcomes = {
  made: { pl: 'składa ofertę', en: 'makes an offer' },
  taken: { pl: 'dochodzi do umowy', en: 'comes to a deal' },
  refused: { pl: 'dostaje odmowę', en: 'is refused' },
  withdrawn: { pl: 'wycofuje ofertę', en: 'withdraws an offer' },
} as const

const terms = ({ gives, takes }: Offer): string =>
  [gives, takes]
    .map((side) => Object.entries(side).map(([clause, values]) => `${clause} ${values.join('+')}`))
    .map((side) => side.join(', ') || '–')
    .join(' ↔ ')

const refusals: { readonly [reason: string]: Text } = {
  tooPoor: { pl: 'Za mało kredytów.', en: 'Not enough credits.' },
  nothingLeft: { pl: 'Niczego już nie ma.', en: 'There is nothing left.' },
  holdIsFull: { pl: 'Ładownia jest pełna.', en: 'The hold is full.' },
  notActive: { pl: 'To nie jest tura tej osoby.', en: 'It is not that player’s turn.' },
  noAdviceNow: { pl: 'Teraz rada na nic się nie przyda.', en: 'Advice is of no use now.' },
  cannotDeal: {
    pl: 'Ta umowa nie dotyczy aktywnej osoby.',
    en: 'The active player has no part in this deal.',
  },
  nothingOffered: { pl: 'Nikt niczego nie daje.', en: 'Nobody gives anything.' },
}

export const thousandWords = toyWords<ThousandEvent>({
  event(event) {
    if (event.type === 'offer') {
      const { from, to } = event.offer
      const said = (fate: string) => line`${player(from)} → ${player(to)}: ${fate} (${terms(event.offer)})`
      return { pl: said(offerOutcomes[event.what].pl), en: said(offerOutcomes[event.what].en) }
    }
    const who = player(event.seat)
    switch (event.type) {
      case 'turn':
        return { pl: line`Tura: ${who}.`, en: line`${who} takes a turn.` }
      case 'called':
        return { pl: line`${who} prosi o radę.`, en: line`${who} asks for advice.` }
      case 'met':
        return { pl: line`${who}: spotkanie ${event.encounter}.`, en: line`${who} meets ${event.encounter}.` }
      case 'gained':
        return { pl: line`${who} zyskuje ${event.credits}.`, en: line`${who} gains ${event.credits}.` }
      case 'paid':
        return { pl: line`${who} płaci ${event.credits}.`, en: line`${who} pays ${event.credits}.` }
      case 'collected':
        return { pl: line`${who} pobiera ${event.credits}.`, en: line`${who} collects ${event.credits}.` }
      case 'loaded':
        return {
          pl: line`${who} ładuje ${cargo(event.cargo)}.`,
          en: line`${who} loads ${cargo(event.cargo)}.`,
        }
      case 'lost':
        return {
          pl: line`${who} traci ${cargo(event.cargo)}.`,
          en: line`${who} loses ${cargo(event.cargo)}.`,
        }
      case 'gave':
        return {
          pl: line`${who} daje ${event.credits}: ${player(event.to)}.`,
          en: line`${who} gives ${player(event.to)} ${event.credits}.`,
        }
      case 'calledIn':
        return {
          pl: line`${who} żąda spłaty długu: ${player(event.from)}.`,
          en: line`${who} calls in the debt of ${player(event.from)}.`,
        }
      case 'rolled': {
        const sum = event.terms.map(({ name, amount }) => `${amount} ${name}`).join(' + ')
        return {
          pl: line`${who}: cena ${event.price} = ${sum}.`,
          en: line`${who}: price ${event.price} = ${sum}.`,
        }
      }
      case 'scored':
        return { pl: line`${who}: ${event.total}.`, en: line`${who}: ${event.total}.` }
    }
  },
  prompts: {
    act: { pl: 'Co robisz?', en: 'What do you do?' },
    collect: { pl: 'Ktoś płaci. Używasz karty?', en: 'Somebody pays. Do you use a card?' },
    roll: { pl: 'Rzucasz kością?', en: 'Do you roll the die?' },
    takePrice: { pl: 'Sprzedajesz?', en: 'Do you sell?' },
    chooseEffect: { pl: 'Wybierz jedno', en: 'Choose one' },
    give: { pl: 'Daj kredyty', en: 'Give credits' },
    arrange: { pl: 'Ułóż ładownię', en: 'Arrange your hold' },
    call: { pl: 'Poproś o radę', en: 'Ask for advice' },
    callIn: { pl: 'Zażądaj spłaty długu', en: 'Call in a debt' },
    sell: { pl: 'Sprzedaj towar', en: 'Sell a cargo' },
    propose: { pl: 'Złóż ofertę', en: 'Make an offer' },
    accept: { pl: 'Przyjmij ofertę', en: 'Take an offer' },
    refuse: { pl: 'Odrzuć ofertę', en: 'Refuse an offer' },
    withdraw: { pl: 'Wycofaj ofertę', en: 'Withdraw an offer' },
    credits: { pl: 'Ile kredytów?', en: 'How many credits?' },
    'give-credits': { pl: 'Ile kredytów dajesz?', en: 'How many credits do you give?' },
    'give-cargo': { pl: 'Które towary dajesz?', en: 'Which cargoes do you give?' },
    'give-advice': { pl: 'Czy udzielasz rady?', en: 'Do you give advice?' },
    'give-debt': { pl: 'Czy dajesz swój dług?', en: 'Do you give your debt?' },
    'take-credits': { pl: 'Ile kredytów chcesz?', en: 'How many credits do you want?' },
    'take-cargo': { pl: 'Które towary chcesz?', en: 'Which cargoes do you want?' },
    'take-advice': { pl: 'Czy chcesz rady?', en: 'Do you want advice?' },
    'take-debt': { pl: 'Czy chcesz długu?', en: 'Do you want their debt?' },
    loseCargo: { pl: 'Który towar tracisz?', en: 'Which cargo do you lose?' },
  },
  option(option) {
    const { effect: tree } = (option.facts ?? {}) as { readonly effect?: TradeEffect } // the kernel puts it there
    const effect = tree ?? acts[option.id]
    if (effect === undefined) return { pl: option.id, en: option.id }
    return { pl: effects.text(effect, 'pl'), en: effects.text(effect, 'en') }
  },
  refusal({ reason, facts = {} }: Refusal) {
    if (reason !== 'cannotGive') return refusals[reason] ?? { pl: '', en: '' }
    const { left } = facts
    return { pl: `To już niemożliwe: zostało ${left}.`, en: `No longer possible: ${left} left.` }
  },
  streams: {
    cards: { pl: 'karty', en: 'cards' },
    encounters: { pl: 'spotkania', en: 'encounters' },
    price: { pl: 'ceny', en: 'prices' },
  },
})
