import type { ChosenOptions, TableChoice, TableOption, Text } from '@kantyna/kernel'
import { characters as baseCharacters } from '../../../outer-rim/content/characters.ts'
import { ASKED } from '../../../outer-rim/rules/setup/options.ts'
import { characters } from '../../content/characters.ts'
import { isHuntersStart } from '../../rules/ai/hunters-start.ts'

/** The options of a table with the expansion, by the number of people (UB-VAR-01, UB-VAR-02). */
export function tableOptions(people: number): readonly TableOption[] {
  return people === 1
    ? [fameOption, ambitionsAlone, aiPlayersOption, aiCharacterOption, secondAiCharacterOption]
    : [fameOption, ambitionsOption, favorsOption]
}

const no = (explains: Text): TableChoice => ({ value: 'no', name: { pl: 'nie', en: 'no' }, explains })
const yes = (explains: Text): TableChoice => ({ value: 'yes', name: { pl: 'tak', en: 'yes' }, explains })

/** UB-AMB-08, UB-AMB-09: the first choice that is not closed is suggested, so 8 with Ambitions. */
const fameOption: TableOption = {
  id: 'fame',
  name: { pl: 'Sława potrzebna do zwycięstwa', en: 'Fame needed to win' },
  choices: [
    {
      value: '8',
      name: { pl: '8', en: '8' },
      closed: ({ ambitions }: ChosenOptions) =>
        ambitions === 'yes' ? null : { pl: 'tylko z Ambicjami', en: 'only with Ambitions' },
    },
    { value: '10', name: { pl: '10', en: '10' } },
    { value: '12', name: { pl: '12 (dłuższa gra)', en: '12 (longer game)' } },
  ],
}

const ambitionsOption = ambitions({
  pl: 'Każdy wybiera planszę z celami: do zwycięstwa potrzeba sławy i zrealizowanych celów. Gra trwa dłużej.',
  en: 'Everybody chooses a sheet of goals: to win, you need the fame and the goals. The game takes longer.',
})

/** UB-SOL-19, UB-SOL-21. */
const ambitionsAlone = ambitions({
  pl: 'Wybierasz planszę z celami: do zwycięstwa potrzebujesz sławy i zrealizowanych celów. Gracz SI nie ma celów, ale potrzebuje o 2 punkty sławy więcej.',
  en: 'You choose a sheet of goals: to win, you need the fame and the goals. An AI player has no goals, but needs 2 more fame.',
})

function ambitions(explains: Text): TableOption {
  return {
    id: 'ambitions',
    name: { pl: 'Ambicje', en: 'Ambitions' },
    choices: [
      no({
        pl: 'Ambicje to plansze z celami. Bez nich wygrywa się samą sławą.',
        en: 'Ambitions are sheets of goals. Without them, fame alone wins.',
      }),
      yes(explains),
    ],
  }
}

const favorsOption: TableOption = {
  id: 'favors',
  name: { pl: 'Przysługi', en: 'Favors' },
  choices: [
    no({
      pl: 'Przysługi to pomoc innych graczy w ruchu, testach i walce. Bez nich każdy radzi sobie sam.',
      en: 'Favors are help from other players with moves, tests and fights. Without them, everybody is on their own.',
    }),
    yes({
      pl: 'Można prosić innych o pomoc w ruchu, testach i walce, a płacić kredytami albo żetonem zobowiązania.',
      en: 'You can ask others for help with moves, tests and fights, and pay with credits or a debt token.',
    }),
  ],
}

/** UB-DUO-01. */
const aiPlayersOption: TableOption = {
  id: 'aiPlayers',
  name: { pl: 'Liczba graczy SI', en: 'Number of AI players' },
  choices: [
    { value: '1', name: { pl: '1', en: '1' } },
    {
      value: '2',
      name: { pl: '2', en: '2' },
      explains: {
        pl: 'Łowca nagród i ktoś, kto nim nie jest.',
        en: 'One bounty hunter, and one who is not.',
      },
    },
  ],
}

/** UB-AIB-02: characters who start with a bounty hunter's card are bounty hunters. */
const hunterExplanation: Text = {
  pl: 'Łowca nagród: ściga graczy i kontakty ze swoich zleceń.',
  en: 'A bounty hunter: goes after the players and contacts on its bounties.',
}

const everybody: readonly TableChoice[] = [...baseCharacters, ...characters].map((character) => ({
  value: character.id,
  name: character.name,
  ...(isHuntersStart(character) && { explains: hunterExplanation }),
}))

/** UB-SOL-04: an AI player can be any character. */
const aiCharacterOption: TableOption = {
  id: 'aiCharacter',
  name: { pl: 'Postać gracza SI', en: 'The AI player’s character' },
  choices: [
    {
      value: ASKED,
      name: { pl: 'wybierzesz w grze', en: 'you choose in the game' },
      explains: {
        pl: 'Swoją postać wybierzesz najpierw.',
        en: 'You choose your own character first.',
      },
    },
    ...everybody,
  ],
}

const secondAiCharacterOption: TableOption = {
  id: 'secondAiCharacter',
  name: { pl: 'Postać drugiego gracza SI', en: 'The second AI player’s character' },
  closed: ({ aiPlayers }) =>
    aiPlayers === '2' ? null : { pl: 'tylko z dwoma graczami SI', en: 'only with two AI players' },
  choices: [
    { value: ASKED, name: { pl: 'wybierzesz w grze', en: 'you choose in the game' } },
    ...everybody.map((choice) => ({
      ...choice,
      closed: ({ aiCharacter }: ChosenOptions) => conflictWithFirst(choice.value, aiCharacter),
    })),
  ],
}

const hunters: readonly string[] = [...baseCharacters, ...characters]
  .filter(isHuntersStart)
  .map(({ id }) => id)

/** UB-DUO-02, UB-DUO-03: why two AI players cannot have these characters. */
function conflictWithFirst(second: string, first: string | undefined): Text | null {
  if (first === undefined || first === ASKED) return null
  if (first === second) return { pl: 'to już pierwszy gracz SI', en: 'already the first AI player' }
  if (hunters.includes(first) !== hunters.includes(second)) return null
  return hunters.includes(first)
    ? { pl: 'drugi łowca nagród', en: 'a second bounty hunter' }
    : { pl: 'potrzebny łowca nagród', en: 'one of the two is a bounty hunter' }
}
