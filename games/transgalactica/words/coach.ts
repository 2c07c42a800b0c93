import type { CoachLine } from '@kantyna/kernel'
import { asks, happened, involvesViewer, isRefused } from './coach-conditions.ts'

/** The coach's advice for a first game, most important first. */
export const coach: readonly CoachLine[] = [
  {
    id: 'draft',
    isMoment: asks('draft'),
    text: {
      en: 'You get both in the end: wealth cards give something now, an ability tile works all game long. Take first what others might take.',
      pl: 'W końcu dostaniesz jedno i drugie: karty bogactwa dają coś od razu, kafelek zdolności działa całą grę. Najpierw weź to, co mogą zabrać inni.',
    },
  },
  {
    id: 'goals',
    isMoment: asks('turn'),
    text: {
      en: 'Only one of your two secret goals will score. Read both now: they tell you where outposts, missions or levels pay most.',
      pl: 'Punktować będzie tylko jeden z twoich dwóch tajnych celów. Przeczytaj oba: wskażą, które placówki, misje albo poziomy najbardziej się opłacą.',
    },
  },
  {
    id: 'income',
    isMoment: asks('income'),
    text: {
      en: 'Your income is a sum of planets, levels, tokens and empty spaces. The panel shows where each part of it comes from.',
      pl: 'Dochód to suma z planet, poziomów, żetonów i pustych pól. Panel pokazuje, skąd bierze się każda jego część.',
    },
  },
  {
    id: 'captains',
    isMoment: asks('turn'),
    text: {
      en: 'Each main action space takes one captain per round. Do first what others want as well, and think of what they gain by following you.',
      pl: 'Każde pole głównej akcji mieści jednego kapitana na rundę. Zacznij od tego, na czym zależy też innym, i pomyśl, co zyskają, gdy do ciebie dołączą.',
    },
  },
  {
    id: 'follow',
    isMoment: asks('follow'),
    text: {
      en: 'Follow with crew members where you can: your captains are needed for main actions.',
      pl: 'Jeśli możesz, dołączaj załogantami: kapitanowie przydadzą się do głównych akcji.',
    },
  },
  {
    id: 'credits',
    isMoment: isRefused('tooPoor'),
    text: {
      en: 'On your turn a credit can stand in for 1 energy or 1 raw material, but never for an alien.',
      pl: 'W swojej turze kredytem zastąpisz 1 energię albo 1 surowiec, ale nigdy obcego.',
    },
  },
  {
    id: 'explore',
    isMoment: asks('explore'),
    text: {
      en: 'The outpost comes before or after the whole movement. Grey planets with an outpost of yours let your ship move further.',
      pl: 'Placówkę umieszczasz przed całym ruchem albo po nim. Szare planety z twoją placówką pozwalają lecieć dalej.',
    },
  },
  {
    id: 'settled',
    isMoment: involvesViewer('settled'),
    text: {
      en: 'Outposts yield resources in production and count for missions, decrees and goals. With more of them you act later in the next round.',
      pl: 'Placówki dają zasoby w produkcji i liczą się do misji, dekretów i celów. Ale im masz ich więcej, tym później działasz w następnej rundzie.',
    },
  },
  {
    id: 'pirates',
    isMoment: isRefused('piratesTooStrong'),
    text: {
      en: 'Pirates do not stop ships, only outposts. If your military level is at least their strength, placing an outpost defeats them and gives you VP.',
      pl: 'Piraci zatrzymują nie statki, lecz placówki. Umieszczając placówkę, pokonasz ich i zyskasz PZ, jeśli masz poziom wojskowości nie niższy niż ich siła.',
    },
  },
  {
    id: 'mobilised',
    isMoment: involvesViewer('mobilised'),
    text: {
      en: 'The new crew member can work at once. But now it fills a crew space, and only empty ones pay in the income phase.',
      pl: 'Nowy załogant może działać od razu. Ale zajmuje pole załogi, a nagrody w fazie dochodów dają tylko puste pola.',
    },
  },
  {
    id: 'token',
    isMoment: involvesViewer('tookToken'),
    text: {
      en: 'Flip a bonus token at any moment of your turn, even in the middle of an action. Each works once, so wait for the right moment.',
      pl: 'Żeton premii odwrócisz w dowolnej chwili swojej tury, nawet w trakcie akcji. Każdy działa raz, więc poczekaj na dobry moment.',
    },
  },
  {
    id: 'goOn',
    isMoment: asks('goOn'),
    text: {
      en: 'You are asked because a free action is possible now: a token, a mission or a chair in the Senate. Take it or go on.',
      pl: 'To pytanie pojawia się, bo możesz teraz wykonać darmową akcję: użyć żetonu, ukończyć misję albo zająć fotel w Senacie. Możesz też iść dalej.',
    },
  },
  {
    id: 'marked',
    isMoment: involvesViewer('marked'),
    text: {
      en: 'You start with two development markers. The others wait on your trade track: trade to get them.',
      pl: 'Zaczynasz z dwoma znacznikami rozwoju. Pozostałe czekają na torze handlu: zdobędziesz je, handlując.',
    },
  },
  {
    id: 'mission',
    isMoment: involvesViewer('tookMission'),
    text: {
      en: 'Your log has room for two missions, and you cannot give one away. Complete them as a free action as soon as you can.',
      pl: 'Dziennik mieści dwie misje i żadnej nie można oddać. Ukończysz je darmową akcją, gdy tylko spełnisz wymagania.',
    },
  },
  {
    id: 'senate',
    isMoment: happened('returnedWorkers'),
    text: {
      en: 'Look at the three decrees: whoever meets one may send a crew member to the Senate. The golden chair, the first of an office, gives 2 VP more.',
      pl: 'Spójrz na trzy dekrety: kto spełnia wymaganie, może wysłać załoganta do Senatu. Złoty fotel, pierwszy w biurze, daje 2 PZ więcej.',
    },
  },
  {
    id: 'passed',
    isMoment: involvesViewer('passed'),
    text: {
      en: 'Passing is not final. You may follow others, and act again when your turn comes, until all have passed in a row.',
      pl: 'Pas nie jest ostateczny. Możesz dołączać do innych i znów działać w swojej kolejce, dopóki wszyscy kolejno nie spasują.',
    },
  },
  {
    id: 'military',
    isMoment: happened('militaryLead'),
    text: {
      en: 'Every clean-up compares military levels: the leader gains 1 VP for each space ahead, and whoever is last loses as much.',
      pl: 'W każdej fazie porządkowania porównuje się wojskowość: lider zyskuje 1 PZ za każde pole przewagi, a ostatni tyle samo traci za pola straty.',
    },
  },
  {
    id: 'priority',
    isMoment: happened('priorityMoved'),
    text: {
      en: 'The order has changed: whoever has placed fewer outposts goes first. The new first player took a bonus token.',
      pl: 'Zmieniła się kolejność: pierwszy jest ten, kto umieścił mniej placówek. Nowy pierwszy gracz wziął żeton premii.',
    },
  },
  {
    id: 'undo',
    isMoment: ({ canUndo }) => canUndo,
    text: {
      en: 'Changed your mind? Undo takes back your last choice. Once something new has come to light, other players have to agree.',
      pl: 'Zmieniasz zdanie? „Cofnij” cofa twoją ostatnią decyzję. Jeśli wyszło już na jaw coś nowego, inni gracze muszą się zgodzić.',
    },
  },
]
