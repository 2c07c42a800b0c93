import { at, line, player, type Text } from '../../../index.ts'
import { toyWords } from '../toy-words.ts'
import { effects, type GalaxyEffect } from './effects.ts'
import { areas, type GalaxyEvent } from './table.ts'

/** Everything that the toy says. */

const names: { readonly [id: string]: Text } = {
  ore: { pl: 'ruda', en: 'ore' },
  coins: { pl: 'monety', en: 'coins' },
  mine: { pl: 'kopalnia', en: 'mine' },
  research: { pl: 'badania', en: 'research' },
  card: { pl: 'kartę', en: 'card' },
  home: { pl: 'planetę', en: 'home' },
  tokens: { pl: 'żetony', en: 'tokens' },
  track: { pl: 'tor', en: 'track' },
  goals: { pl: 'cele', en: 'goals' },
  income: { pl: 'Bierz dochód', en: 'Take income' },
}

const named = (id: string): Text => names[id] ?? { pl: id, en: id }

export const galaxyWords = toyWords<GalaxyEvent>({
  event(event) {
    if (event.type === 'round') return { pl: line`Runda ${event.round}.`, en: line`Round ${event.round}.` }
    const who = player(event.seat)
    switch (event.type) {
      case 'drafted':
        return {
          pl: line`${who} bierze ${named(event.what).pl} ${event.piece}.`,
          en: line`${who} takes ${named(event.what).en} ${event.piece}.`,
        }
      case 'gained': {
        const what = named(event.what)
        return {
          pl: line`${who}: ${what.pl} +${event.amount}.`,
          en: line`${who} gains ${event.amount} ${what.en}.`,
        }
      }
      case 'paid':
        return {
          pl: line`${who} płaci: ruda ${event.ore}, monety ${event.coins}.`,
          en: line`${who} pays ${event.ore} ore and ${event.coins} coins.`,
        }
      case 'scored': {
        const source = named(event.source)
        return {
          pl: line`${who}: ${event.points} pkt (${source.pl}).`,
          en: line`${who} scores ${event.points} (${source.en}).`,
        }
      }
      case 'entered':
        return {
          pl: line`${who} wchodzi na pole ${event.space}.`,
          en: line`${who} enters space ${event.space}.`,
        }
      case 'turnedUp':
        return {
          pl: line`${who} odkrywa żeton ${event.token}.`,
          en: line`${who} turns up token ${event.token}.`,
        }
      case 'flipped':
        return { pl: line`${who} zużywa żeton ${event.token}.`, en: line`${who} uses token ${event.token}.` }
      case 'placed': {
        const area = named(at(areas, event.area))
        return { pl: line`${who}: ${area.pl}.`, en: line`${who}: ${area.en}.` }
      }
      case 'followed': {
        const area = named(at(areas, event.area))
        return { pl: line`${who} dołącza: ${area.pl}.`, en: line`${who} follows: ${area.en}.` }
      }
      case 'passed':
        return { pl: line`${who} pasuje.`, en: line`${who} passes.` }
    }
  },
  prompts: {
    draft: { pl: 'Weź kartę albo planetę', en: 'Take a card or a home' },
    income: { pl: 'Dochód', en: 'Income' },
    place: { pl: 'Wyślij robotnika', en: 'Place a worker' },
    follow: { pl: 'Dołączasz?', en: 'Do you follow?' },
    flip: { pl: 'Zużyj żeton', en: 'Use a token' },
    goal: { pl: 'Wybierz cel', en: 'Choose a goal' },
    chooseEffect: { pl: 'Wybierz jedno', en: 'Choose one' },
    pay: { pl: 'Czym płacisz?', en: 'What do you pay with?' },
    goods: { pl: 'Co bierzesz?', en: 'What do you take?' },
    advances: { pl: 'O ile pól awansujesz?', en: 'How far do you advance?' },
    listen: { pl: 'Używasz karty?', en: 'Do you use a card?' },
  },
  option(option) {
    const { effect } = (option.facts ?? {}) as { readonly effect?: GalaxyEffect } // the kernel puts it there
    if (effect === undefined) return named(option.id)
    return { pl: effects.text(effect, 'pl'), en: effects.text(effect, 'en') }
  },
  refusal({ reason, facts = {} }) {
    const { has, needs } = facts
    const said: { readonly [reason: string]: Text } = {
      noWorker: { pl: 'Nie masz robotnika.', en: 'You have no worker left.' },
      taken: { pl: 'To pole jest zajęte.', en: 'The space is taken.' },
      noEffect: { pl: 'Nic by to nie dało.', en: 'Nothing would come of it.' },
      tooPoor: { pl: `Masz ${has} z ${needs}.`, en: `You have ${has} of ${needs}.` },
    }
    return said[reason] ?? named('')
  },
  streams: {
    priority: { pl: 'kolejność', en: 'order of play' },
    tokens: { pl: 'żetony', en: 'tokens' },
    goals: { pl: 'cele', en: 'goals' },
  },
})
