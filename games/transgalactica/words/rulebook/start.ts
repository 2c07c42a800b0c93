import type { RulebookSection } from '@kantyna/kernel'

export const startSections: readonly RulebookSection[] = [
  {
    id: 'overview',
    title: { en: 'What it is about', pl: 'O czym jest ta gra' },
    paragraphs: [
      {
        rules: ['GC-CMP-01', 'GC-RND-01', 'GC-END-06'],
        en: 'Two to five players lead a space power of their own colour for five rounds. Whoever has the most victory points (VP) at the end wins.',
        pl: 'Od dwóch do pięciu graczy przez pięć rund prowadzi kosmiczne mocarstwa, każdy w swoim kolorze. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa (PZ).',
      },
      {
        rules: ['GC-CMP-09', 'GC-CMP-10', 'GC-ACT-01'],
        en: 'Your captains take main actions in the eight areas of the action panel. When somebody else does so, you may follow with a weaker, secondary action. Crew members only follow, work on action planets and sit in the Senate; captains can follow and work on action planets as well.',
        pl: 'Twoi kapitanowie wykonują główne akcje w ośmiu obszarach panelu działań. Gdy robi to ktoś inny, możesz dołączyć i wykonać słabszą, dodatkową akcję. Załoganci tylko dołączają, pracują na planetach akcyjnych i zasiadają w Senacie; kapitanowie też mogą dołączać i pracować na planetach akcyjnych.',
      },
      {
        rules: ['GC-CMP-05', 'GC-SYM-07', 'GC-SYM-09', 'GC-ORG-74'],
        en: 'There are three resources: energy, raw material and aliens. “Any resource” means one of them, as you choose. Credits are not resources. The supply never runs out, and the hold takes any amount.',
        pl: 'Są trzy zasoby: energia, surowiec i obcy. „Dowolny zasób” to jeden z nich, do wyboru. Kredyty nie są zasobem. Zasoby w puli nigdy się nie kończą, a ładownia pomieści każdą ich liczbę.',
      },
      {
        rules: ['GC-SYM-01', 'GC-SYM-02', 'GC-SYM-03', 'GC-SYM-08'],
        en: 'Costs and rewards always look different. A reward with the income symbol comes in the income phase, one with the mining symbol in mining actions. Credits are counted one by one, so nobody has to make change.',
        pl: 'Wszędzie widać, co się płaci, a co się zyskuje. Nagrodę z symbolem dochodu dostajesz w fazie dochodów, a z symbolem wydobycia w akcjach wydobycia. Kredyty liczymy pojedynczo, więc niczego nie trzeba rozmieniać.',
      },
    ],
  },
  {
    id: 'box',
    title: { en: 'What is in the box', pl: 'Zawartość pudełka' },
    paragraphs: [
      {
        rules: ['GC-CMP-02', 'GC-CMP-11', 'GC-SPP-09', 'GC-SPP-10', 'GC-ORG-01', 'GC-ORG-23'],
        en: 'Each colour has three captains, but all three play only with two players, where each control panel gets a tile with room for the third. With more players there are two each. Captain spaces give no income.',
        pl: 'W każdym kolorze jest trzech kapitanów, ale wszyscy trzej grają tylko przy dwóch graczach: wtedy do panelu sterowania dokłada się kafelek z miejscem dla trzeciego. Przy większej liczbie graczy każdy ma dwóch. Pola kapitanów nie dają dochodu.',
      },
      {
        rules: ['GC-CMP-03', 'GC-CMP-04'],
        en: 'The sixth ship and the lieutenant belong to two ability tiles and are used by nobody else.',
        pl: 'Szósty statek i porucznik należą do dwóch kafelków zdolności; poza ich właścicielami nikt ich nie używa.',
      },
      {
        rules: ['GC-CMP-06', 'GC-CMP-07', 'GC-CMP-08'],
        en: 'Twenty planets (8 action, 7 mining, 4 wild and the Technological Nightmare), 6 pirate tokens and 12 blanks, 20 basic and 17 advanced bonus tokens, 13 mining tokens.',
        pl: 'Dwadzieścia planet (8 akcyjnych, 7 górniczych, 4 dzikie i Koszmar technologiczny), 6 żetonów piratów i 12 pustych, 20 podstawowych i 17 zaawansowanych żetonów premii oraz 13 żetonów wydobycia.',
      },
    ],
  },
  {
    id: 'setup',
    title: { en: 'Setup', pl: 'Przygotowanie gry' },
    paragraphs: [
      {
        rules: ['GC-SET-01', 'GC-SET-02', 'GC-ORG-41', 'GC-ORG-42'],
        en: 'The galaxy map depends on the number of players. In its middle lies the Central Planet. It has a slot for everybody, but no colour, no kind, no action and no pirates. It counts only as an outpost on the map, and in production it yields one resource of any type.',
        pl: 'Mapa galaktyki zależy od liczby graczy. Pośrodku leży planeta centralna. Ma pole placówki dla każdego gracza, ale nie ma koloru, rodzaju, akcji ani piratów. Liczy się tylko jako placówka na mapie, a w produkcji daje 1 dowolny zasób.',
      },
      {
        rules: [
          'GC-SET-07',
          'GC-SET-08',
          'GC-SET-09',
          'GC-SET-10',
          'GC-SET-11',
          'GC-SET-12',
          'GC-SET-13',
          'GC-ORG-50',
        ],
        en: 'Base action planets (those that need no trade level) go to the inner spaces with the base symbol, each with a basic bonus token; they have three slots. All other planets are spread over the remaining spaces at random; action planets among them get an advanced token. What is left over stays in the box, and the Technological Nightmare is never placed on the map.',
        pl: 'Bazowe planety akcyjne (te, które nie wymagają poziomu handlu) trafiają na wewnętrzne pola z symbolem bazy, każda z podstawowym żetonem premii; mają po trzy pola placówek. Pozostałe planety losowo zajmują resztę pól; akcyjne dostają żeton zaawansowany. Niewykorzystane wracają do pudełka, a Koszmar technologiczny nigdy nie leży na mapie.',
      },
      {
        rules: ['GC-SET-14', 'GC-SET-15', 'GC-SET-16', 'GC-SET-17'],
        en: 'As many pirate tokens as there are players plus one are mixed with blanks, and one is placed on every planet that is not a base planet. The blanks are removed, the pirates stay.',
        pl: 'Tyle żetonów piratów, ilu graczy plus jeden, miesza się z pustymi i na każdej planecie poza bazowymi kładzie się jeden żeton. Puste usuwa się z gry, piraci zostają.',
      },
      {
        rules: ['GC-SET-03', 'GC-SET-04', 'GC-SET-05', 'GC-SET-06', 'GC-BON-01'],
        en: 'Bonus tokens are shuffled, basic and advanced apart, and stacked face up on the squares of the tracks: as many as the square says, otherwise one. Nobody looks under the top one. What is left over is not in play. Once gained, both kinds work alike.',
        pl: 'Żetony premii tasuje się osobno, podstawowe i zaawansowane, i układa odkryte w stosach na kwadratach torów: tyle, ile wskazuje kwadrat, a jeśli nie ma liczby, jeden. Nikt nie zagląda pod wierzchni. Pozostałe nie biorą udziału w grze. Po zdobyciu oba rodzaje działają tak samo.',
      },
      {
        rules: ['GC-SET-18', 'GC-SET-19', 'GC-SET-20', 'GC-SPP-03', 'GC-SPP-04'],
        en: 'Everybody is dealt a starting mining token, places it on their mining track and gains its reward. The rest is shuffled: one lies face up on the mining area, the others face down beside it.',
        pl: 'Każdy dostaje startowy żeton wydobycia, kładzie go na swoim torze wydobycia i od razu zyskuje jego nagrodę. Resztę się tasuje: jeden leży odkryty w obszarze wydobycia, pozostałe zakryte obok.',
      },
      {
        rules: ['GC-SET-21', 'GC-SET-22', 'GC-SET-23', 'GC-SET-24', 'GC-SET-25', 'GC-ORG-13'],
        en: 'Three technology cards of each level are laid out; no others are in this game. Three missions of each of their two levels are laid out in the order of their numbers, the lowest first; each level has a deck of its own.',
        pl: 'Wykłada się po trzy karty technologii z każdego poziomu; innych w tej grze nie będzie. Wykłada się też po trzy misje z każdego z ich dwóch poziomów, w kolejności numerów, od najniższego; każdy poziom ma własną talię.',
      },
      {
        rules: ['GC-SET-26', 'GC-SET-27', 'GC-SEN-06'],
        en: 'Three decrees lie in the Senate, one with each of three marks; the others leave the game.',
        pl: 'W Senacie leżą trzy dekrety, po jednym z każdym z trzech oznaczeń; pozostałe odkłada się do pudełka.',
      },
      {
        rules: ['GC-SET-28', 'GC-SET-29', 'GC-SET-30', 'GC-SET-31', 'GC-ORG-02'],
        en: 'The round marker starts on 1, all levels and scores on 0, resources and credits lie in one common supply.',
        pl: 'Znacznik rundy zaczyna na 1, wszystkie poziomy i punkty na 0, a zasoby i kredyty leżą we wspólnej puli.',
      },
      {
        rules: ['GC-SET-32', 'GC-SET-33', 'GC-ORG-65'],
        en: 'The first player is drawn. Priority markers stand in the first of seven segments of the priority track, from left to right in the order round the table.',
        pl: 'Pierwszego gracza się losuje. Znaczniki priorytetu stają w pierwszym z siedmiu segmentów toru priorytetu, od lewej w kolejności wokół stołu.',
      },
      {
        rules: [
          'GC-SPP-01',
          'GC-SPP-02',
          'GC-SPP-06',
          'GC-SPP-07',
          'GC-SPP-11',
          'GC-SPP-12',
          'GC-SPP-13',
          'GC-ORG-27',
        ],
        en: 'You start with 7 outposts on your panel, and 1 credit and 2 development markers in your hold. One crew member is on a crew space, 5 are in cryo capsules. The political level marker starts at the top of its eleven positions. You also have 2 secret goal cards.',
        pl: 'Zaczynasz z 7 placówkami na panelu oraz 1 kredytem i 2 znacznikami rozwoju w ładowni. Jeden załogant jest na polu załogi, 5 w kapsułach kriogenicznych. Znacznik poziomu politycznego stoi na pierwszej z jedenastu pozycji. Masz też 2 tajne karty celów.',
      },
      {
        rules: ['GC-SPP-05', 'GC-SPP-08', 'GC-ORG-29', 'GC-ORG-101'],
        en: 'On the trade track three more development markers lie on spaces 1, 3 and 5. Your three fleet income tokens, the same in every colour, lie face up on 2, 4 and 6, at random.',
        pl: 'Na torze handlu trzy kolejne znaczniki rozwoju leżą na polach 1, 3 i 5. Trzy żetony dochodu floty, w każdym kolorze takie same, leżą odkryte na polach 2, 4 i 6, w losowej kolejności.',
      },
    ],
  },
  {
    id: 'draft',
    title: { en: 'The draft', pl: 'Wybór początkowy' },
    paragraphs: [
      {
        rules: ['GC-DRF-01', 'GC-DRF-02', 'GC-DRF-03', 'GC-DRF-04', 'GC-DRF-05', 'GC-DRF-11'],
        en: 'A set of two wealth cards and an ability tile for each player lie open. From the last player backwards everybody takes one set or one tile; then from the first player on everybody takes what they lack. The tile is yours for the whole game.',
        pl: 'Na stole leży tyle zestawów dwóch kart bogactwa i tyle kafelków zdolności, ilu jest graczy. Najpierw od ostatniego gracza wstecz każdy bierze zestaw albo kafelek; potem od pierwszego gracza każdy bierze to, czego mu brakuje. Kafelek zostaje z tobą do końca gry.',
      },
      {
        rules: ['GC-DRF-06', 'GC-DRF-07', 'GC-DRF-08', 'GC-ORG-40'],
        en: 'In player order everybody gains what their wealth cards show; advances on them cost nothing. The cards leave the game.',
        pl: 'W kolejności graczy każdy zyskuje to, co pokazują jego karty bogactwa; awanse z nich nic nie kosztują. Potem karty wracają do pudełka.',
      },
      {
        rules: ['GC-DRF-09', 'GC-DRF-10', 'GC-ORG-80'],
        en: 'Your first outpost and your ship go to the Central Planet. Then ability tiles do what they do at the start, in player order and at no cost; the Reserve Locker draws last.',
        pl: 'Twoja pierwsza placówka i statek trafiają na planetę centralną. Potem w kolejności graczy działają, bez kosztów, te kafelki zdolności, które coś dają na początku gry; jako ostatnia dobiera żetony Skrytka rezerwowa.',
      },
    ],
  },
]
