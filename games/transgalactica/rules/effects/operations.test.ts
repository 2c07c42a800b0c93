import type { Mood } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { treeLanguage } from './language.ts'
import type { Conditions, Operations, TreeEffect, TreeWhen } from './vocabulary.ts'

/** The words of every operation: in the imperative, the infinitive and the indicative. */

type Said = readonly [imperative: string, infinitive: string, indicative: string]

interface Clauses {
  readonly effect: TreeEffect
  readonly en: Said
  readonly pl: Said
}

/** One of each. A new operation does not compile without its clauses. */
const clauses: { readonly [Op in keyof Operations]: Clauses } = {
  gain: {
    effect: { op: 'gain', what: 'energy', amount: 2 },
    en: ['gain 2 energy', 'gain 2 energy', 'you gain 2 energy'],
    pl: ['zyskaj 2 energii', 'zyskać 2 energii', 'zyskujesz 2 energii'],
  },
  gainAny: {
    effect: { op: 'gainAny', amount: 1 },
    en: ['gain 1 resource of any type', 'gain 1 resource of any type', 'you gain 1 resource of any type'],
    pl: ['zyskaj 1 dowolny zasób', 'zyskać 1 dowolny zasób', 'zyskujesz 1 dowolny zasób'],
  },
  spend: {
    effect: { op: 'spend', what: 'alien', amount: 2 },
    en: ['pay 2 aliens', 'pay 2 aliens', 'you pay 2 aliens'],
    pl: ['zapłać 2 obcych', 'zapłacić 2 obcych', 'płacisz 2 obcych'],
  },
  advance: {
    effect: { op: 'advance', on: ['military'], by: 1, discount: { energy: 1, credits: 1 } },
    en: [
      'advance 1 space on the military track (discount: 1 energy, 1 credit)',
      'advance 1 space on the military track (discount: 1 energy, 1 credit)',
      'you advance 1 space on the military track (discount: 1 energy, 1 credit)',
    ],
    pl: [
      'awansuj o 1 pole na torze wojskowości (zniżka: 1 energia, 1 kredyt)',
      'awansować o 1 pole na torze wojskowości (zniżka: 1 energia, 1 kredyt)',
      'awansujesz o 1 pole na torze wojskowości (zniżka: 1 energia, 1 kredyt)',
    ],
  },
  raise: {
    effect: { op: 'raise', track: 'trade', by: 2 },
    en: [
      'raise your trade level by 2 until clean-up',
      'raise your trade level by 2 until clean-up',
      'you raise your trade level by 2 until clean-up',
    ],
    pl: [
      'podnieś swój poziom handlu o 2 do fazy porządkowania',
      'podnieść swój poziom handlu o 2 do fazy porządkowania',
      'podnosisz swój poziom handlu o 2 do fazy porządkowania',
    ],
  },
  move: {
    effect: { op: 'move', spaces: 2 },
    en: [
      'move your ship up to 2 spaces without paying energy',
      'move your ship up to 2 spaces without paying energy',
      'you move your ship up to 2 spaces without paying energy',
    ],
    pl: [
      'przesuń swój statek maksymalnie o 2 pola bez kosztu w energii',
      'przesunąć swój statek maksymalnie o 2 pola bez kosztu w energii',
      'przesuwasz swój statek maksymalnie o 2 pola bez kosztu w energii',
    ],
  },
  moveToTunnel: {
    effect: { op: 'moveToTunnel' },
    en: [
      'move your ship to any planet with a tunnel',
      'move your ship to any planet with a tunnel',
      'you move your ship to any planet with a tunnel',
    ],
    pl: [
      'przesuń swój statek na dowolną planetę z tunelem',
      'przesunąć swój statek na dowolną planetę z tunelem',
      'przesuwasz swój statek na dowolną planetę z tunelem',
    ],
  },
  placeOutpost: {
    effect: { op: 'placeOutpost', where: 'orbit' },
    en: [
      'place 1 outpost on the planet that your ship orbits, at the usual cost',
      'place 1 outpost on the planet that your ship orbits, at the usual cost',
      'you place 1 outpost on the planet that your ship orbits, at the usual cost',
    ],
    pl: [
      'umieść 1 placówkę na planecie, którą okrąża twój statek, za zwykły koszt',
      'umieścić 1 placówkę na planecie, którą okrąża twój statek, za zwykły koszt',
      'umieszczasz 1 placówkę na planecie, którą okrąża twój statek, za zwykły koszt',
    ],
  },
  mobilise: {
    effect: { op: 'mobilise', crew: 1 },
    en: ['mobilise 1 crew member', 'mobilise 1 crew member', 'you mobilise 1 crew member'],
    pl: ['zmobilizuj 1 załoganta', 'zmobilizować 1 załoganta', 'mobilizujesz 1 załoganta'],
  },
  mark: {
    effect: { op: 'mark' },
    en: [
      'mark 1 accessible technology card',
      'mark 1 accessible technology card',
      'you mark 1 accessible technology card',
    ],
    pl: [
      'oznacz 1 dostępną kartę technologii',
      'oznaczyć 1 dostępną kartę technologii',
      'oznaczasz 1 dostępną kartę technologii',
    ],
  },
  takeMission: {
    effect: { op: 'takeMission' },
    en: [
      'take 1 accessible mission card',
      'take 1 accessible mission card',
      'you take 1 accessible mission card',
    ],
    pl: ['weź 1 dostępną kartę misji', 'wziąć 1 dostępną kartę misji', 'bierzesz 1 dostępną kartę misji'],
  },
  completeMission: {
    effect: { op: 'completeMission', ignores: ['cost', 'requirement'] },
    en: [
      'complete 1 mission from your log, ignoring either its cost or its requirement',
      'complete 1 mission from your log, ignoring either its cost or its requirement',
      'you complete 1 mission from your log, ignoring either its cost or its requirement',
    ],
    pl: [
      'ukończ 1 misję ze swojego dziennika, ignorując jej koszt albo jej wymaganie',
      'ukończyć 1 misję ze swojego dziennika, ignorując jej koszt albo jej wymaganie',
      'kończysz 1 misję ze swojego dziennika, ignorując jej koszt albo jej wymaganie',
    ],
  },
  perform: {
    effect: { op: 'perform', action: 'mining', form: 'secondary' },
    en: [
      'perform the secondary mining action without a worker',
      'perform the secondary mining action without a worker',
      'you perform the secondary mining action without a worker',
    ],
    pl: [
      'wykonaj dodatkową akcję wydobycia bez robotnika',
      'wykonać dodatkową akcję wydobycia bez robotnika',
      'wykonujesz dodatkową akcję wydobycia bez robotnika',
    ],
  },
  collect: {
    effect: { op: 'collect' },
    en: [
      'collect resources as in the production action',
      'collect resources as in the production action',
      'you collect resources as in the production action',
    ],
    pl: [
      'zbierz zasoby jak w akcji produkcji',
      'zebrać zasoby jak w akcji produkcji',
      'zbierasz zasoby jak w akcji produkcji',
    ],
  },
  activateMiningPlanets: {
    effect: { op: 'activateMiningPlanets' },
    en: [
      'activate all mining planets where you have an outpost',
      'activate all mining planets where you have an outpost',
      'you activate all mining planets where you have an outpost',
    ],
    pl: [
      'aktywuj wszystkie planety górnicze, na których masz placówkę',
      'aktywować wszystkie planety górnicze, na których masz placówkę',
      'aktywujesz wszystkie planety górnicze, na których masz placówkę',
    ],
  },
  useTokenAgain: {
    effect: { op: 'useTokenAgain' },
    en: [
      'use 1 of your used bonus tokens again and discard it',
      'use 1 of your used bonus tokens again and discard it',
      'you use 1 of your used bonus tokens again and discard it',
    ],
    pl: [
      'użyj ponownie 1 ze swoich wykorzystanych żetonów premii i go odrzuć',
      'użyć ponownie 1 ze swoich wykorzystanych żetonów premii i go odrzucić',
      'używasz ponownie 1 ze swoich wykorzystanych żetonów premii i go odrzucasz',
    ],
  },
  doubleIncome: {
    effect: { op: 'doubleIncome' },
    en: [
      'double your rewards in the income phase that is just beginning',
      'double your rewards in the income phase that is just beginning',
      'you double your rewards in the income phase that is just beginning',
    ],
    pl: [
      'podwój swoje nagrody w fazie dochodów, która właśnie się zaczyna',
      'podwoić swoje nagrody w fazie dochodów, która właśnie się zaczyna',
      'podwajasz swoje nagrody w fazie dochodów, która właśnie się zaczyna',
    ],
  },
  reuseMainSpaces: {
    effect: { op: 'reuseMainSpaces' },
    en: [
      'this round your captains may take main actions already used by other players; nobody may follow them',
      'let your captains take main actions already used by other players this round; nobody may follow them',
      'this round your captains may take main actions already used by other players; nobody may follow them',
    ],
    pl: [
      'w tej rundzie twoi kapitanowie mogą wykonywać główne akcje użyte już przez innych graczy; nikt nie może do nich dołączyć',
      'pozwolić swoim kapitanom w tej rundzie wykonywać główne akcje użyte już przez innych graczy; nikt nie może do nich dołączyć',
      'w tej rundzie twoi kapitanowie mogą wykonywać główne akcje użyte już przez innych graczy; nikt nie może do nich dołączyć',
    ],
  },
}

const moods: readonly Mood[] = ['imperative', 'infinitive', 'indicative']

test.each(Object.entries(clauses))('%s says what it does in every mood', (_, { effect, en, pl }) => {
  expect(moods.map((mood) => treeLanguage.clause(effect, 'en', mood))).toEqual(en)
  expect(moods.map((mood) => treeLanguage.clause(effect, 'pl', mood))).toEqual(pl)
})

const conditionClauses: {
  readonly [Is in keyof Conditions]: { readonly when: TreeWhen; readonly en: string; readonly pl: string }
} = {
  atLevel: {
    when: { is: 'atLevel', track: 'trade', level: 4 },
    en: 'you have trade 4',
    pl: 'masz poziom handlu 4',
  },
  hasOutposts: {
    when: { is: 'hasOutposts', on: 2, colours: ['grey', 'yellow'] },
    en: 'you have outposts on 2 grey planets or 2 yellow planets',
    pl: 'masz placówki na 2 planetach szarych albo 2 planetach żółtych',
  },
  hasPirates: {
    when: { is: 'hasPirates', atLeast: 3 },
    en: 'you have 3 pirate tokens',
    pl: 'masz 3 żetony piratów',
  },
  hasMarked: {
    when: { is: 'hasMarked', atLeast: 3 },
    en: 'you have marked 3 technology cards',
    pl: 'masz 3 oznaczone karty technologii',
  },
  hasCompleted: {
    when: { is: 'hasCompleted', type: 'war', atLeast: 3 },
    en: 'you have completed 3 war missions',
    pl: 'masz za sobą 3 misje wojenne',
  },
  hasCompletedEachType: {
    when: { is: 'hasCompletedEachType' },
    en: 'you have completed 1 commercial, 1 war and 1 cultural mission',
    pl: 'masz za sobą 1 misję komercyjną, 1 wojenną i 1 kulturalną',
  },
}

test.each(Object.entries(conditionClauses))('%s says what it requires', (_, { when, en, pl }) => {
  expect(treeLanguage.whenClause(when, 'en')).toBe(en)
  expect(treeLanguage.whenClause(when, 'pl')).toBe(pl)
})

test('a verb is not repeated for several goods, and the beginning is not repeated for several conditions', () => {
  const reward: TreeEffect = {
    op: 'all',
    of: [
      { op: 'gain', what: 'points', amount: 3 },
      { op: 'gain', what: 'credits', amount: 1 },
      { op: 'gain', what: 'energy', amount: 1 },
    ],
  }
  expect(treeLanguage.text(reward, 'en')).toBe('Gain 3 VP, 1 credit and 1 energy.')
  expect(treeLanguage.text(reward, 'pl')).toBe('Zyskaj 3 PZ, 1 kredyt i 1 energię.')
  const requirement: TreeWhen = {
    is: 'and',
    of: [
      { is: 'atLevel', track: 'trade', level: 4 },
      { is: 'atLevel', track: 'military', level: 4 },
    ],
  }
  expect(treeLanguage.whenClause(requirement, 'en')).toBe('you have trade 4 and military 4')
  expect(treeLanguage.whenClause(requirement, 'pl')).toBe('masz poziom handlu 4 i poziom wojskowości 4')
})
