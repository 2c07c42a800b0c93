import {
  at,
  type Facts,
  type GameWords,
  type Lang,
  type Line,
  line,
  player,
  type Refusal,
  type Seat,
  thing,
} from '@kantyna/kernel'
import { otherSourceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { allTables } from '../../../outer-rim/rules/tables.ts'
import { ofFaction } from '../../../outer-rim/words/cards/card-terms.ts'
import { fameCount, ofFameCount } from '../../../outer-rim/words/cards/effect-words.ts'
import { factNumber } from '../../../outer-rim/words/questions/facts.ts'
import { factionAt } from '../../../outer-rim/words/things/names.ts'
import { ambitions as sheets } from '../../content/ambitions.ts'
import type { AddedEvent } from '../../rules/events.ts'
import { destinationText, explainSheet, goalTitle, setupText, sheetName } from '../cards/ambition-text.ts'
import type { ChapterWords, InBoth } from '../chapter.ts'

type EventOfType<Type extends AddedEvent['type']> = Extract<AddedEvent, { readonly type: Type }>
type OfGoal = { readonly seat: Seat; readonly sheet: number; readonly goal: number }

function link(lang: Lang, sheet: number) {
  const source = allTables().pieces.get(at(sheets, sheet).id) ?? 0
  return thing(otherSourceThing(source), sheetName(lang, sheet))
}

const links = (lang: Lang, list: readonly number[]): Line =>
  list.flatMap((sheet, index) => (index === 0 ? [link(lang, sheet)] : [', ', link(lang, sheet)]))

const sheetIn = (facts: Facts) => factNumber(facts, 'sheet')
const goalIn = (facts: Facts) => factNumber(facts, 'goal')
const titleIn = (lang: Lang, { facts = {} }: Refusal) => goalTitle(lang, sheetIn(facts), goalIn(facts))

function placeIn(lang: Lang, { facts = {} }: Refusal): string {
  const place = at(at(sheets, sheetIn(facts)).goals, goalIn(facts)).at
  return place === undefined ? '' : destinationText(lang, place)
}

/** A separate sentence about what the goal lacks now. */
function reasonSuffix({ refusal }: GameWords, why: Refusal | undefined): string {
  return why === undefined ? '' : ` ${refusal(why)}`
}

const quoted = (sheet: number, goal: number) => `“${goalTitle('en', sheet, goal)}”`
const quotedInPolish = (sheet: number, goal: number) => `„${goalTitle('pl', sheet, goal)}”`

const en: ChapterWords<'ambitions'> = {
  prompts: { chooseAmbition: () => line`Choose your ambition.` },
  options: {
    chooseAmbition(facts) {
      const sheet = sheetIn(facts)
      const { calls } = at(sheets, sheet)
      return line`${link('en', sheet)} – calls for: ${calls.en}. ${setupText('en', at(sheets, sheet))}`
    },
    encounter(facts, { id }) {
      if (!id.startsWith('goal-')) return null
      return line`${link('en', sheetIn(facts))}: ${quoted(sheetIn(facts), goalIn(facts))}`
    },
  },
  events: {
    ambitionsDrawn: ({ sheets: drawn }: EventOfType<'ambitionsDrawn'>) =>
      line`Ambitions to choose from: ${links('en', drawn)}.`,
    ambitionChosen: ({ seat, sheet }: EventOfType<'ambitionChosen'>) =>
      line`${player(seat)} chooses an ambition: ${link('en', sheet)}.`,
    ambitionLeft: ({ sheet }: EventOfType<'ambitionLeft'>) =>
      line`Nobody has chosen ${link('en', sheet)}: it is removed from the game.`,
    goalBegun: ({ seat, sheet, goal }: OfGoal) =>
      line`${player(seat)} attempts a goal of ${link('en', sheet)}: ${quoted(sheet, goal)}.`,
    goalNotReached: ({ seat, sheet, goal }: OfGoal) =>
      line`${player(seat)} does not complete the goal ${quoted(sheet, goal)}, and may try again in a later turn.`,
    goalCompleted: ({ seat, sheet, goal }: OfGoal) =>
      line`${player(seat)} completes a goal of ${link('en', sheet)}: ${quoted(sheet, goal)}.`,
    goalLost: ({ seat, sheet, goal, why }: EventOfType<'goalLost'>, words) =>
      line`${player(seat)} no longer meets the goal ${quoted(sheet, goal)}.${reasonSuffix(words, why)}`,
  },
  refusals: {
    noAmbition: () => 'This takes an ambition sheet.',
    noGoalEncounter: () => 'This goal is not completed by an encounter.',
    noGoalHere: () => 'There is no goal that this could complete.',
    goalIsDone: () => 'This goal has already been completed.',
    earlierGoal: (refusal) => `An earlier goal comes first: ${titleIn('en', refusal)}.`,
    fameForFinal: ({ facts = {} }) =>
      `The final goal takes ${fameCount('en', factNumber(facts, 'needs'))}; you have ${factNumber(facts, 'has')}.`,
    goalForFinal: (refusal) =>
      `The final goal takes all the others first; still missing: ${titleIn('en', refusal)}.`,
    notAtGoal: (refusal) => `The destination of this goal: ${placeIn('en', refusal)}.`,
    noFriendHere: ({ facts = {} }) =>
      `In your space there is no ${ofFaction.en[factionAt(factNumber(facts, 'faction'))]} crew member or contact, and no player with the reputation that this asks for.`,
  },
  waiting: { chooseAmbition: 'is choosing an ambition' },
  explains: { source: (source) => explainSheet('en', source) },
}

const pl: ChapterWords<'ambitions'> = {
  prompts: { chooseAmbition: () => line`Wybierz swoją ambicję.` },
  options: {
    chooseAmbition(facts) {
      const sheet = sheetIn(facts)
      const { calls } = at(sheets, sheet)
      return line`${link('pl', sheet)} – potrzebne: ${calls.pl}. ${setupText('pl', at(sheets, sheet))}`
    },
    encounter(facts, { id }) {
      if (!id.startsWith('goal-')) return null
      return line`${link('pl', sheetIn(facts))}: ${quotedInPolish(sheetIn(facts), goalIn(facts))}`
    },
  },
  events: {
    ambitionsDrawn: ({ sheets: drawn }: EventOfType<'ambitionsDrawn'>) =>
      line`Ambicje do wyboru: ${links('pl', drawn)}.`,
    ambitionChosen: ({ seat, sheet }: EventOfType<'ambitionChosen'>) =>
      line`${player(seat)} wybiera ambicję: ${link('pl', sheet)}.`,
    ambitionLeft: ({ sheet }: EventOfType<'ambitionLeft'>) =>
      line`Nikt nie wybiera ambicji ${link('pl', sheet)}: plansza zostaje usunięta z gry.`,
    goalBegun: ({ seat, sheet, goal }: OfGoal) =>
      line`${player(seat)} próbuje zrealizować cel (${link('pl', sheet)}): ${quotedInPolish(sheet, goal)}.`,
    goalNotReached: ({ seat, sheet, goal }: OfGoal) =>
      line`${player(seat)} nie realizuje celu ${quotedInPolish(sheet, goal)}. W kolejnej turze można spróbować ponownie.`,
    goalCompleted: ({ seat, sheet, goal }: OfGoal) =>
      line`${player(seat)} realizuje cel (${link('pl', sheet)}): ${quotedInPolish(sheet, goal)}.`,
    goalLost: ({ seat, sheet, goal, why }: EventOfType<'goalLost'>, words) =>
      line`${player(seat)} przestaje spełniać warunek celu ${quotedInPolish(sheet, goal)}.${reasonSuffix(words, why)}`,
  },
  refusals: {
    noAmbition: () => 'Do tego potrzebna jest plansza ambicji.',
    noGoalEncounter: () => 'Tego celu nie realizuje się w spotkaniu.',
    noGoalHere: () => 'Nie ma celu, który można by w ten sposób zrealizować.',
    goalIsDone: () => 'Ten cel jest już zrealizowany.',
    earlierGoal: (refusal) => `Najpierw trzeba zrealizować wcześniejszy cel: ${titleIn('pl', refusal)}.`,
    fameForFinal: ({ facts = {} }) =>
      `Do celu końcowego potrzeba ${ofFameCount('pl', factNumber(facts, 'needs'))}, a masz ${factNumber(facts, 'has')}.`,
    goalForFinal: (refusal) =>
      `Cel końcowy wymaga wszystkich pozostałych, a brakuje jeszcze tego: ${titleIn('pl', refusal)}.`,
    notAtGoal: (refusal) => `Punkt docelowy tego celu: ${placeIn('pl', refusal)}.`,
    noFriendHere: ({ facts = {} }) =>
      `Na twoim polu nie ma nikogo, kto sprzyja tej frakcji: ani członka załogi, ani kontaktu ${ofFaction.pl[factionAt(factNumber(facts, 'faction'))]}, ani gracza z odpowiednią reputacją.`,
  },
  waiting: { chooseAmbition: 'wybiera ambicję' },
  explains: { source: (source) => explainSheet('pl', source) },
}

export const ambitions: InBoth<'ambitions'> = { pl, en }
