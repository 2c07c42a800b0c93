import { counted, type Lang } from '@kantyna/kernel'

/** What stands on the drawings of ambitions, hunters, jobs for two and cards. */
const words = {
  en: {
    ambition: 'Ambition',
    noSheet: 'Ambition sheets are chosen at the end of setup.',
    chooseSheet: 'Choose this ambition',
    calls: 'Calls for',
    fame: (has: number, needs: number) => `Fame ${has} of ${needs}`,
    fameAlone: (has: number, needs: number) => `Fame ${has} of ${needs}: wins by fame alone`,
    goalsDone: (done: number, all: number) => `goals ${done} of ${all}`,
    states: { done: 'done', open: 'open', closed: 'later', lost: 'lost' },
    marks: {
      dash: 'at any time',
      number: (mark: number) => `number ${mark}, in order`,
      infinity: 'as long as it holds',
      final: 'final goal',
    },
    missing: 'Missing',
    hunted: 'Hunted',
    huntReward: 'For winning the fight the hunter gains 5,000 credits and 1 fame.',
    isAfter: 'Is after',
    toProtect: (percent: number, own: number, theirs: number) =>
      `Your chance: ${percent}% (${own} dice against ${theirs})`,
    crewOf: (crew: string, name: string) => `${crew}, crew of ${name}`,
    facedown: (rank: string) => `a facedown contact (${rank})`,
    team: 'Team job',
    confrontational: 'Confrontational job',
    teamHow: 'Both take part; if either is defeated, the job fails.',
    confrontHow: 'Both test the skill; the card looks at both results.',
    owner: 'does the job',
    partner: 'partner',
    opponent: 'opponent',
    passes: (percent: number) => `passes: ${percent}%`,
    passed: 'passed',
    failed: 'failed',
    passing: 'passing as it stands',
    failing: 'failing as it stands',
    results: {
      onlyYouPass: (owner: string) => `Only ${owner} passes`,
      bothPass: () => 'Both pass',
      bothFail: () => 'Both fail',
      onlyOpponentPasses: (_: string, other: string) => `Only ${other} passes`,
    },
    jobFails: 'The job fails.',
    withWhom: (names: string) => `Possible partners here: ${names}`,
    againstWhom: (names: string) => `Against: ${names}`,
    level: ['unskilled', 'skilled', 'highly skilled'],
    tokens: (count: number) => counted('en', count, { one: 'goal token', other: 'goal tokens' }),
  },
  pl: {
    ambition: 'Ambicja',
    noSheet: 'Plansze ambicji wybiera się pod koniec przygotowania do gry.',
    chooseSheet: 'Wybierz tę ambicję',
    calls: 'Potrzebne',
    fame: (has: number, needs: number) => `Sława ${has} z ${needs}`,
    fameAlone: (has: number, needs: number) => `Sława ${has} z ${needs}: do wygranej wystarczy sama sława`,
    goalsDone: (done: number, all: number) => `cele ${done} z ${all}`,
    states: { done: 'zrealizowany', open: 'otwarty', closed: 'później', lost: 'utracony' },
    marks: {
      dash: 'w dowolnej chwili',
      number: (mark: number) => `numer ${mark}, po kolei`,
      infinity: 'dopóki warunek jest spełniony',
      final: 'cel końcowy',
    },
    missing: 'Brakuje',
    hunted: 'Ścigana postać',
    huntReward: 'Za wygraną walkę łowca dostaje 5000 kredytów i 1 punkt sławy.',
    isAfter: 'Ściga',
    toProtect: (percent: number, own: number, theirs: number) =>
      `Twoja szansa: ${percent}% (liczba kości: ${own} przeciwko ${theirs})`,
    crewOf: (crew: string, name: string) => `${crew} (załoga: ${name})`,
    facedown: (rank: string) => `zakryty kontakt (ranga ${rank})`,
    team: 'Misja zespołowa',
    confrontational: 'Misja konfrontacyjna',
    teamHow:
      'Udział biorą obaj gracze; jeśli którykolwiek zostanie pokonany, misja kończy się niepowodzeniem.',
    confrontHow: 'Test umiejętności wykonują obaj gracze; karta uwzględnia oba wyniki.',
    owner: 'prowadzi misję',
    partner: 'partner',
    opponent: 'przeciwnik',
    passes: (percent: number) => `szansa: ${percent}%`,
    passed: 'test zdany',
    failed: 'test niezdany',
    passing: 'na razie zdaje',
    failing: 'na razie nie zdaje',
    results: {
      onlyYouPass: (owner: string) => `Zdaje tylko ${owner}`,
      bothPass: () => 'Zdają obaj gracze',
      bothFail: () => 'Nie zdaje nikt',
      onlyOpponentPasses: (_: string, other: string) => `Zdaje tylko ${other}`,
    },
    jobFails: 'Misja kończy się niepowodzeniem.',
    withWhom: (names: string) => `Potrzebny partner na tym polu: ${names}`,
    againstWhom: (names: string) => `Przeciwko: ${names}`,
    level: ['nowicjusz', 'wyszkolony', 'ekspert'],
    tokens: (count: number) =>
      counted('pl', count, {
        one: 'żeton celu',
        few: 'żetony celu',
        many: 'żetonów celu',
        other: 'żetonu celu',
      }),
  },
} as const

export type SheetWords = (typeof words)[Lang]

export function sheetWords(lang: Lang): SheetWords {
  return words[lang]
}
