import {
  type GameEvent,
  type GameWords,
  type Lang,
  line,
  type Option,
  player,
  type Text,
} from '../../index.ts'
import { abilityOf, deliveryOf } from './job-cards.ts'
import { effects, type JobEffect } from './job-effects.ts'

/** What the job toy says: mostly what its trees say. */

const events: Readonly<Record<string, Text>> = {
  began: { pl: 'zaczyna turę', en: 'begins a turn' },
  gained: { pl: 'zyskuje kredyty', en: 'gains credits' },
  lost: { pl: 'traci kredyty', en: 'loses credits' },
  fame: { pl: 'zyskuje sławę', en: 'gains fame' },
  hurt: { pl: 'otrzymuje rany', en: 'is hurt' },
  healed: { pl: 'leczy rany', en: 'is healed' },
  defeated: { pl: 'pada pod ciosami', en: 'is defeated' },
  drewSecret: { pl: 'dobiera tajną kartę', en: 'draws a secret' },
  usedSecret: { pl: 'ujawnia tajną kartę', en: 'turns up a secret' },
  tookGear: { pl: 'bierze sprzęt', en: 'takes gear' },
  droppedGear: { pl: 'odkłada sprzęt', en: 'puts gear back' },
  jobBegun: { pl: 'bierze się do zlecenia', en: 'sets about a job' },
  completed: { pl: 'wykonuje zlecenie', en: 'completes a job' },
  jobEnded: { pl: 'kończy ze zleceniem', en: 'is done with the job' },
  delivered: { pl: 'dostarcza ładunek', en: 'delivers cargo' },
  rolled: { pl: 'rzuca kośćmi', en: 'rolls dice' },
  fought: { pl: 'toczy walkę', en: 'has fought' },
}

const prompts: Readonly<Record<string, Text>> = {
  act: { pl: 'Co robisz?', en: 'What do you do?' },
  deliver: { pl: 'Co dostarczasz?', en: 'What do you deliver?' },
  meet: { pl: 'Zlecenie czy ulica?', en: 'A job, or the street?' },
  discardGear: {
    pl: 'Masz za dużo sprzętu. Co odkładasz?',
    en: 'You have too much gear. What do you put back?',
  },
  changeRoll: { pl: 'Zmieniasz coś w rzucie?', en: 'Do you change the roll?' },
  rerollTest: { pl: 'Rzucasz którąś kością ponownie?', en: 'Do you reroll a die?' },
  useAbility: { pl: 'Używasz zdolności?', en: 'Do you use an ability?' },
  pickGear: { pl: 'Który sprzęt bierzesz?', en: 'Which gear do you take?' },
  chooseEffect: { pl: 'Co wybierasz?', en: 'What do you choose?' },
}

const buttons: Readonly<Record<string, Text>> = {
  pass: { pl: 'Dziękuję, nie', en: 'No, thanks' },
  load: { pl: 'Załaduj towar', en: 'Load cargo' },
  work: { pl: 'Pracuj za 1 kredyt', en: 'Work for 1 credit' },
  deliver: { pl: 'Dostarczaj', en: 'Deliver' },
  street: { pl: 'Wyjdź na ulicę', en: 'Go into the street' },
}

function optionText(lang: Lang, { id, facts = {} }: Option): string {
  const button = buttons[id]
  if (button !== undefined) return button[lang]
  // What an option of the language stands for is a tree of the game.
  if ('effect' in facts) return effects.text(facts['effect'] as unknown as JobEffect, lang)
  if ('cargo' in facts) return effects.text(deliveryOf(Number(facts['cargo'])), lang)
  if ('gear' in facts) {
    const ability = abilityOf(['won', 'fought'], Number(facts['gear']))
    return ability === null
      ? `${{ pl: 'Sprzęt', en: 'Gear' }[lang]} ${facts['gear']}`
      : effects.text(ability, lang)
  }
  if ('die' in facts) return `${{ pl: 'Kość', en: 'Die' }[lang]} ${Number(facts['die']) + 1}`
  if ('secret' in facts) return { pl: 'Ujawnij tajną kartę', en: 'Turn up a secret' }[lang]
  return { pl: 'Weź się do zlecenia', en: 'Do the job' }[lang]
}

const wordsIn = (lang: Lang): GameWords => ({
  event(event: GameEvent & { readonly seat?: number }) {
    const text = events[event.type]
    return text === undefined || event.seat === undefined ? null : line`${player(event.seat)} ${text[lang]}.`
  },
  prompt: ({ kind }) => [prompts[kind]?.[lang] ?? kind],
  option: (_, option) => [optionText(lang, option)],
  refusal: () => ({ pl: 'Tego nie można zrobić.', en: 'That cannot be done.' })[lang],
  waiting: (kind) => prompts[kind]?.[lang] ?? kind,
  explain: (thing) => ({ name: thing, text: thing, rules: [] }),
  stream: (name) => name,
})

export const jobWords: Readonly<Record<Lang, GameWords>> = { pl: wordsIn('pl'), en: wordsIn('en') }
