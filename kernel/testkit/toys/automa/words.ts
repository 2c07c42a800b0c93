import { line, player, type Text } from '../../../index.ts'
import { toyWords } from '../toy-words.ts'
import { acts, type FrontierEffect, frontierEffects, orderOf } from './effects.ts'
import type { FrontierEvent } from './table.ts'

/** The words of the game with an automa. */

const reasons: { readonly [reason: string]: Text } = {
  noCredits: { pl: 'brak kredytów', en: 'there are no credits' },
  noDamage: { pl: 'brak obrażeń', en: 'there is no damage' },
  nobodyLeft: { pl: 'nikogo już nie ma', en: 'nobody is left' },
  alreadyThere: { pl: 'cel osiągnięty', en: 'it is already there' },
  nobodyHere: { pl: 'nikogo tu nie ma', en: 'nobody is here' },
}

const counters = {
  credits: { pl: 'kredyty', en: 'credits' },
  damage: { pl: 'obrażenia', en: 'damage' },
  fame: { pl: 'sława', en: 'fame' },
} as const

const reasonOf = (reason: string): Text => reasons[reason] ?? { pl: '', en: '' }
const nth = (count: number) => count + 1

export const frontierWords = toyWords<FrontierEvent>({
  event(event) {
    if (event.type === 'line') {
      const { refusal } = event
      if (refusal === null)
        return { pl: line`Wiersz ${nth(event.line)}.`, en: line`Line ${nth(event.line)}.` }
      const why = reasonOf(refusal.reason)
      return {
        pl: line`Wiersz ${nth(event.line)} pominięty: ${why.pl}.`,
        en: line`Line ${nth(event.line)} is passed over: ${why.en}.`,
      }
    }
    const who = player(event.seat)
    switch (event.type) {
      case 'turn':
        return { pl: line`Tura: ${who}.`, en: line`${who} takes a turn.` }
      case 'order': {
        const order = orderOf(event.order)
        return {
          pl: line`${who}: ${frontierEffects.text(order, 'pl')}`,
          en: line`${who}: ${frontierEffects.text(order, 'en')}`,
        }
      }
      case 'moved':
        return { pl: line`${who} idzie na pole ${event.to}.`, en: line`${who} moves to place ${event.to}.` }
      case 'turnedUp':
        return {
          pl: line`${who} spotyka osobę ${event.contact}.`,
          en: line`${who} meets person ${event.contact}.`,
        }
      case 'changed': {
        const what = counters[event.what]
        return { pl: line`${who}: ${what.pl} ${event.by}.`, en: line`${who}: ${what.en} ${event.by}.` }
      }
    }
  },
  prompts: {
    act: { pl: 'Co robisz?', en: 'What do you do?' },
    chooseEffect: { pl: 'Wybierz jedno', en: 'Choose one' },
  },
  option(option) {
    const { effect: tree } = (option.facts ?? {}) as { readonly effect?: FrontierEffect } // the kernel puts it there
    const effect = tree ?? acts.find(({ id }) => id === option.id)?.effect
    if (effect !== undefined)
      return { pl: frontierEffects.text(effect, 'pl'), en: frontierEffects.text(effect, 'en') }
    return { pl: `Idź: ${option.id}`, en: `Go to ${option.id}` }
  },
  refusal({ reason }) {
    const { pl, en } = reasonOf(reason)
    return { pl: `Nie można: ${pl}.`, en: `Not possible: ${en}.` }
  },
  streams: {
    contacts: { pl: 'osoby', en: 'people' },
    orders: { pl: 'karty automatu', en: 'the automa’s cards' },
    automa: { pl: 'wybory automatu', en: 'the automa’s choices' },
  },
})
