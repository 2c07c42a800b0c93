import {
  counted,
  emit,
  type GameEvent,
  type GameWords,
  type Lang,
  type Line,
  line,
  type Option,
  type Position,
  type PresentedDecision,
  player,
  type Refusal,
  type Segment,
  type Text,
  thing,
} from '../../index.ts'
import { cards } from './shipyard-content.ts'

/** What the shipyard toy tells, and how it says it. */

type YardEvent =
  | { readonly type: 'began'; readonly seat: number }
  | { readonly type: 'flew'; readonly seat: number; readonly place: number }
  | {
      readonly type: 'bought'
      readonly seat: number
      readonly card: number
      readonly credits: number
      readonly vouchers: number
      readonly fuel: number
    }
  | { readonly type: 'tradedIn' | 'left'; readonly seat: number; readonly card: number }
  | { readonly type: 'landed'; readonly seat: number; readonly token: number; readonly place: number }
  | { readonly type: 'fame'; readonly seat: number; readonly by: number; readonly now: number }
  | { readonly type: 'turnedUp'; readonly card: number }
  | { readonly type: 'guardMoved'; readonly place: number }

export function tell(t: Position, event: YardEvent): void {
  emit(t, event)
}

const money = {
  pl: {
    credits: { one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu' },
    vouchers: { one: 'talon', few: 'talony', many: 'talonów', other: 'talonu' },
  },
  en: {
    credits: { one: 'credit', other: 'credits' },
    vouchers: { one: 'voucher', other: 'vouchers' },
  },
} as const

function nameOf(card: number, lang: Lang): Segment {
  return thing(`card:${card}`, cards[card]?.name[lang] ?? { pl: 'paliwo', en: 'fuel' }[lang])
}

function paid(lang: Lang, credits: number, vouchers: number): string {
  const { credits: credit, vouchers: voucher } = money[lang]
  return `${counted(lang, credits, credit)} + ${counted(lang, vouchers, voucher)}`
}

const events: Readonly<Record<Lang, (event: YardEvent) => Line>> = {
  en(event) {
    switch (event.type) {
      case 'began':
        return line`${player(event.seat)} begins a turn.`
      case 'flew':
        return line`${player(event.seat)} flies to place ${event.place}.`
      case 'bought':
        return line`${player(event.seat)} buys ${nameOf(event.card, 'en')} for ${paid('en', event.credits, event.vouchers)}.`
      case 'tradedIn':
        return line`${player(event.seat)} trades in ${nameOf(event.card, 'en')}.`
      case 'left':
        return line`${nameOf(event.card, 'en')} leaves the ship.`
      case 'landed':
        return line`A token is put ashore at place ${event.place}.`
      case 'fame':
        return line`${player(event.seat)} now has ${event.now} fame.`
      case 'turnedUp':
        return line`${nameOf(event.card, 'en')} is turned up.`
      case 'guardMoved':
        return line`The guard walks to place ${event.place}.`
    }
  },
  pl(event) {
    switch (event.type) {
      case 'began':
        return line`${player(event.seat)} zaczyna turę.`
      case 'flew':
        return line`${player(event.seat)} leci na miejsce ${event.place}.`
      case 'bought':
        return line`${player(event.seat)} kupuje: ${nameOf(event.card, 'pl')}, płacąc ${paid('pl', event.credits, event.vouchers)}.`
      case 'tradedIn':
        return line`${player(event.seat)} oddaje w rozliczeniu: ${nameOf(event.card, 'pl')}.`
      case 'left':
        return line`Statek opuszcza: ${nameOf(event.card, 'pl')}.`
      case 'landed':
        return line`Żeton schodzi na ląd na miejscu ${event.place}.`
      case 'fame':
        return line`${player(event.seat)} ma teraz ${event.now} sławy.`
      case 'turnedUp':
        return line`Odsłonięto: ${nameOf(event.card, 'pl')}.`
      case 'guardMoved':
        return line`Strażnik idzie na miejsce ${event.place}.`
    }
  },
}

const prompts: Readonly<Record<string, Text>> = {
  fly: { pl: 'Dokąd lecisz?', en: 'Where do you fly?' },
  buy: { pl: 'Co kupujesz?', en: 'What do you buy?' },
  land: { pl: 'Gdzie schodzi na ląd?', en: 'Where does the token go ashore?' },
  fuel: { pl: 'Ile paliwa?', en: 'How much fuel?' },
  tradeIn: { pl: 'Co oddajesz?', en: 'What do you trade in?' },
  leaves: { pl: 'Kto schodzi ze statku?', en: 'Who leaves the ship?' },
  payment: { pl: 'Czym płacisz?', en: 'What do you pay with?' },
  leadGuard: { pl: 'Którędy idzie strażnik?', en: 'Which way does the guard walk?' },
}

const plainOptions: Readonly<Record<string, Text>> = {
  fuel: { pl: 'Paliwo', en: 'Fuel' },
  credit: { pl: 'Kredyty', en: 'Credits' },
  voucher: { pl: 'Bony', en: 'Vouchers' },
}

function optionWords(lang: Lang, { kind }: PresentedDecision, { id, facts }: Option): Line {
  if (id === 'pass') {
    const stay = kind === 'fly' ? { pl: 'Zostań', en: 'Stay' } : { pl: 'Nic nie kupuj', en: 'Buy nothing' }
    return [stay[lang]]
  }
  const plain = plainOptions[id]
  if (plain !== undefined) return [plain[lang]]
  if (typeof facts?.['card'] === 'number') return [nameOf(facts['card'], lang)]
  return line`${{ pl: 'Miejsce', en: 'Place' }[lang]} ${Number(facts?.['place'])}`
}

/** "10 − 5 − 4 = 1, and you have 0." */
function refusalWords(lang: Lang, { facts }: Refusal): string {
  const [price, ...others] = Array.isArray(facts?.['terms']) ? facts['terms'].map(Number) : []
  const sum = [price, ...others.map((term) => `− ${-term}`)].join(' ')
  const { costs, has } = { costs: Number(facts?.['costs']), has: Number(facts?.['has']) }
  const left = others.length === 0 ? String(costs) : `${sum} = ${costs}`
  return { pl: `${left}, a masz ${has}.`, en: `${left}, and you have ${has}.` }[lang]
}

const wordsIn = (lang: Lang): GameWords => ({
  event: (event: GameEvent) => events[lang](event as YardEvent), // the game tells nothing else
  prompt: ({ kind }) => [prompts[kind]?.[lang] ?? ''],
  option: (decision, option) => optionWords(lang, decision, option),
  refusal: (refusal) => refusalWords(lang, refusal),
  waiting: (kind) => prompts[kind]?.[lang] ?? '',
  explain: (thing) => ({ name: thing, text: thing, rules: [] }),
  stream: () => ({ pl: 'talia', en: 'deck' })[lang],
})

export const yardWords: Readonly<Record<Lang, GameWords>> = { pl: wordsIn('pl'), en: wordsIn('en') }
