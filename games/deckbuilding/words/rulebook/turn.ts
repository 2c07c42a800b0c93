import type { RulebookSection } from '@kantyna/kernel'

export const turnSections: readonly RulebookSection[] = [
  {
    id: 'turn',
    title: { en: 'Your turn', pl: 'Twoja tura' },
    paragraphs: [
      {
        rules: ['DB-TURN-01'],
        en: 'The Empire takes the first turn.',
        pl: 'Grę zaczyna Imperium.',
      },
      {
        rules: ['DB-TURN-04'],
        en: 'A turn has three parts: the start, which the app mostly handles for you, then your actions, and finally the end.',
        pl: 'Tura ma trzy części: początek, którym w większości zajmuje się aplikacja, potem twoje akcje i wreszcie zakończenie.',
      },
      {
        rules: ['DB-TURN-05'],
        en: 'Your actions: play a card, buy a card, use an ability, attack (you name the target, commit cards to the attack and resolve it) and, last of all, end the turn.',
        pl: 'Twoje akcje to: zagranie karty, zakup karty, użycie zdolności, atak (wskazujesz cel, wyznaczasz karty i rozpatrujesz atak), a na samym końcu zakończenie tury.',
      },
      {
        rules: ['DB-TURN-06', 'DB-TURN-07'],
        en: 'Take them in any order and as often as you can. Play two cards, buy something, attack, play another card, buy again: all of that is fine.',
        pl: 'Wykonujesz je w dowolnej kolejności i tyle razy, ile możesz. Zagrać dwie karty, coś kupić, zaatakować, zagrać kolejną i znów coś kupić? Proszę bardzo.',
      },
      {
        rules: ['DB-TURN-08'],
        en: 'Nothing is compulsory. You may end your turn without doing anything at all.',
        pl: 'Żadna akcja nie jest obowiązkowa. Możesz nawet od razu zakończyć turę.',
      },
      {
        rules: ['DB-TURN-09'],
        en: 'Only the player whose turn it is takes actions. Now and then a card makes the other player choose something.',
        pl: 'Akcje wykonuje tylko gracz, którego tura trwa. Od czasu do czasu karta każe coś wybrać przeciwnikowi.',
      },
    ],
  },
  {
    id: 'turn-start',
    title: { en: 'The start of your turn', pl: 'Początek tury' },
    paragraphs: [
      {
        rules: ['DB-START-01', 'DB-START-10'],
        en: 'Three steps, always in this order: base, Force bonus, ships. A short summary may list the ships first; the total is the same either way.',
        pl: 'Trzy kroki, zawsze w tej kolejności: baza, premia za Moc, okręty. W skrótach zasad okręty bywają wymienione wcześniej, ale suma i tak wychodzi ta sama.',
      },
      {
        rules: ['DB-START-02', 'DB-START-03', 'DB-START-04'],
        en: 'First the base. If yours was destroyed during your opponent’s turn, you must choose any base left in your base deck. It is turned face up and is your base from now on.',
        pl: 'Najpierw baza. Jeśli twoja została zniszczona w turze przeciwnika, musisz wybrać nową spośród tych, które zostały w twojej talii baz, obojętnie którą. Odkrywasz ją i od tej chwili to twoja baza.',
      },
      {
        rules: ['DB-START-05'],
        en: 'If your base still stands, you keep it. You cannot change it.',
        pl: 'Jeśli twoja baza nadal stoi, zostaje. Nie można jej zmienić.',
      },
      {
        rules: ['DB-START-06'],
        en: 'Then the Force: if the marker is on your outermost space, you gain 1 resource.',
        pl: 'Potem Moc: jeśli znacznik stoi na twoim skrajnym polu, zyskujesz 1 zasób.',
      },
      {
        rules: ['DB-START-07'],
        en: 'Then the ships: each ship you have in play gives you its resources.',
        pl: 'Na koniec okręty: każdy twój okręt w grze daje ci swoje zasoby.',
      },
      {
        rules: ['DB-START-08', 'DB-START-09'],
        en: 'All the resources you gain in a turn, wherever they come from, go from the supply into one pool, and you spend them as you like.',
        pl: 'Wszystkie zasoby z jednej tury, skądkolwiek pochodzą, trafiają z puli ogólnej do twojej puli, a ty wydajesz je, na co chcesz.',
      },
    ],
  },
  {
    id: 'playing',
    title: { en: 'Playing a card', pl: 'Zagranie karty' },
    paragraphs: [
      {
        rules: ['DB-PLAY-01', 'DB-PLAY-02', 'DB-PLAY-03'],
        en: 'Take a card from your hand and put it face up in your play area. Now it is in play. This is free: the cost of a card matters only when you buy it.',
        pl: 'Bierzesz kartę z ręki i kładziesz ją odkrytą w swoim obszarze gry. Od teraz jest w grze. To nic nie kosztuje: koszt liczy się tylko przy zakupie.',
      },
      {
        rules: ['DB-PLAY-04', 'DB-PLAY-05'],
        en: 'You get its resources at once. After that, its Force moves the marker towards your side.',
        pl: 'Od razu dostajesz jej zasoby. Potem jej Moc przesuwa znacznik w twoją stronę.',
      },
      {
        rules: ['DB-PLAY-10'],
        en: 'Attack is not collected like that. It waits on the card until the card takes part in an attack.',
        pl: 'Ataku w ten sposób nie zbierasz: czeka na karcie, aż weźmie ona udział w ataku.',
      },
      {
        rules: ['DB-PLAY-06'],
        en: 'A card is ready at once: it may attack and use its ability on the very turn you play it.',
        pl: 'Karta jest gotowa od razu: już w turze, w której wchodzi do gry, może atakować i użyć swojej zdolności.',
      },
      {
        rules: ['DB-PLAY-07', 'DB-PLAY-08'],
        en: 'Units stay until the end of the turn. Ships stay for good, until damage destroys them or an ability removes them.',
        pl: 'Jednostki zostają do końca tury. Okręty zostają na stałe, dopóki nie zniszczą ich obrażenia albo nie usunie ich jakaś zdolność.',
      },
      {
        rules: ['DB-PLAY-09'],
        en: 'A ship gives you its resources on the turn you play it and again at the start of each of your later turns, but never twice in one turn.',
        pl: 'Okręt daje zasoby w turze, w której go zagrywasz, i znów na początku każdej twojej kolejnej tury, ale nigdy dwa razy w jednej turze.',
      },
      {
        rules: ['DB-FAQ-01'],
        en: 'You decide which cards you play. You do not have to play your whole hand.',
        pl: 'To ty decydujesz, które karty zagrywasz. Nie musisz zagrać całej ręki.',
      },
      {
        rules: ['DB-PLAY-04', 'DB-PLAY-05'],
        en: 'Example: the Empire plays Grand Moff Tarkin. He gives 2 resources, then the marker moves 2 spaces towards the dark side; his attack of 2 waits for a fight.',
        pl: 'Przykład: Imperium zagrywa kartę Wielki Moff Tarkin. Dostaje 2 zasoby, potem znacznik przesuwa się o 2 pola ku ciemnej stronie, a atak 2 czeka na walkę.',
      },
    ],
  },
]
