import type { RulebookSection } from '@kantyna/kernel'

export const wordSections: readonly RulebookSection[] = [
  {
    id: 'exile',
    title: { en: 'Exile', pl: 'Anihilacja' },
    paragraphs: [
      {
        rules: ['DB-EXILE-01', 'DB-EXILE-02'],
        en: 'Exile: the card leaves the game at once. It goes to no discard pile and never comes back. That is often a good thing: without weak cards your deck gets better.',
        pl: 'Anihiluj: karta natychmiast opuszcza grę. Nie trafia na żaden stos kart odrzuconych i nigdy nie wraca. Często to korzystne, bo bez słabych kart twoja talia jest lepsza.',
      },
      {
        rules: ['DB-EXILE-03', 'DB-EXILE-04'],
        en: 'A card that exiles itself may first give you all it has: its resources, its Force and its attack. Just mind the order: the attack has to be resolved before the card goes.',
        pl: 'Karta, która anihiluje samą siebie, może ci najpierw dać wszystko, co ma: zasoby, Moc i atak. Pilnuj tylko kolejności: atak musi być rozpatrzony, zanim karta zniknie.',
      },
      {
        rules: ['DB-EXILE-05', 'DB-EXILE-06', 'DB-EXILE-07'],
        en: '“From your hand” and “from your discard pile” mean cards that are there right now. A card exiled from your hand can no longer be played, of course.',
        pl: '„Z ręki” i „ze swojego stosu kart odrzuconych” oznacza karty, które są tam w tej chwili. Karty anihilowanej z ręki oczywiście już nie zagrasz.',
      },
      {
        rules: ['DB-EXILE-08'],
        en: 'If you may exile 2 cards from your hand or your discard pile, split them as you wish: two from one place, or one from each.',
        pl: 'Jeśli możesz anihilować 2 karty z ręki lub ze swojego stosu kart odrzuconych, wybierasz je dowolnie: obie z jednego miejsca albo po jednej z każdego.',
      },
      {
        rules: ['DB-EXILE-09'],
        en: 'An ability or a reward never forces you to exile a card: it is your choice whether to use it.',
        pl: 'Zdolność ani nagroda nigdy nie zmusza cię do anihilacji. To ty decydujesz, czy z niej skorzystasz.',
      },
      {
        rules: ['DB-EXILE-03', 'DB-EXILE-05'],
        en: 'Example: a Kel Dor Mystic comes into play and moves the marker with its Force. Then you exile it to exile an Imperial Shuttle from your hand as well.',
        pl: 'Przykład: Keldoriański mistyk wchodzi do gry i swoją Mocą przesuwa znacznik. Potem go anihilujesz, aby anihilować z ręki także Imperialny prom.',
      },
    ],
  },
  {
    id: 'words',
    title: { en: 'Other words on the cards', pl: 'Inne słowa na kartach' },
    paragraphs: [
      {
        rules: ['DB-DISCARD-01', 'DB-DISCARD-03', 'DB-DISCARD-04', 'DB-DISCARD-05'],
        en: 'Discard: a card from your hand goes to your discard pile, one from your opponent’s hand to theirs, and one from the row to the galaxy discard pile.',
        pl: 'Odrzuć: karta z twojej ręki trafia na twój stos kart odrzuconych, z ręki przeciwnika na jego stos, a z rzędu na stos odrzuconych kart galaktyki.',
      },
      {
        rules: ['DB-DISCARD-02', 'DB-DISCARD-06'],
        en: 'Whoever discards from their hand picks the card, even when an ability makes them discard. Only “at random” takes that choice away.',
        pl: 'Kto odrzuca z ręki, ten wybiera kartę, także wtedy, gdy zmusza go do tego zdolność. Wyjątkiem jest karta losowa: o niej decyduje los.',
      },
      {
        rules: ['DB-DESTROY-01', 'DB-DESTROY-02', 'DB-DESTROY-03', 'DB-DESTROY-04'],
        en: 'Destroy: a ship is discarded at once, however many hit points it has. From your opponent’s play area it goes to their discard pile, from the row to the galaxy discard pile. The text says which ships it can destroy.',
        pl: 'Zniszcz: okręt zostaje natychmiast odrzucony, bez względu na obrażenia i punkty wytrzymałości. Z obszaru gry przeciwnika trafia na jego stos kart odrzuconych, a z rzędu na stos odrzuconych kart galaktyki. Tekst mówi, o które okręty chodzi.',
      },
      {
        rules: ['DB-ROW-04', 'DB-DESTROY-01', 'DB-EXILE-01'],
        en: 'Only cards in the row can be defeated, and only by bounty or sabotage. Discard, destroy, defeat and exile are four different things.',
        pl: 'Pokonać można tylko kartę w rzędzie galaktyki, i to tylko eliminacją lub sabotażem. Odrzucenie, zniszczenie, pokonanie i anihilacja to cztery różne rzeczy.',
      },
      {
        rules: ['DB-DEALDMG-01', 'DB-DEALDMG-02'],
        en: 'Deal damage: an ability that damages the base hits it directly, past all ships. It can even destroy the base.',
        pl: 'Zadaj obrażenia: zdolność, która zadaje obrażenia bazie, trafia ją bezpośrednio, z pominięciem okrętów. Może ją nawet zniszczyć.',
      },
      {
        rules: ['DB-REPAIR-01', 'DB-REPAIR-02', 'DB-REPAIR-03'],
        en: 'Repair: that much damage is removed from your own base. If there is less, all of it goes. Ships cannot be repaired.',
        pl: 'Napraw: z twojej bazy znika tyle obrażeń, ile podano. Jeśli jest ich mniej, znikają wszystkie. Okrętów to nie dotyczy.',
      },
      {
        rules: ['DB-REVEAL-01', 'DB-REVEAL-02'],
        en: 'Reveal: the top card of the galaxy deck is turned face up for both of you. Unless the ability discards it, it goes back face down on top.',
        pl: 'Odkryj: wierzchnią kartę talii galaktyki widzą oboje gracze. Jeśli zdolność jej nie odrzuca, karta wraca zakryta na wierzch.',
      },
      {
        rules: ['DB-FAQ-04'],
        en: 'Example: a Scout Trooper reveals a neutral card. Nothing happens, and the card goes back.',
        pl: 'Przykład: Szturmowiec zwiadowca odkrywa kartę neutralną. Nic się nie dzieje i karta wraca na swoje miejsce.',
      },
      {
        rules: ['DB-LOOK-01', 'DB-LOOK-02'],
        en: 'Look: you alone see the card. Unless the text says otherwise, it goes back where it was.',
        pl: 'Podejrzyj: kartę widzisz tylko ty. Jeśli tekst nie mówi inaczej, wraca tam, gdzie leżała.',
      },
      {
        rules: ['DB-CHOOSE-01', 'DB-CHOOSE-02', 'DB-CHOOSE-03'],
        en: 'Choose: whoever chooses, you or your opponent, must pick something that can be done. An option that would do nothing cannot be chosen.',
        pl: 'Wybierz: kto wybiera, ty czy przeciwnik, musi wskazać coś, co da się wykonać. Nie można wybrać opcji, która nic by nie zrobiła.',
      },
      {
        rules: ['DB-FAQ-05'],
        en: 'Example: a Duros Spy makes the Empire choose: discard a card, or the Rebels gain 1 Force. With the marker on the last light space there is no Force to gain, so a card must be discarded.',
        pl: 'Przykład: Duroski szpieg każe Imperium wybrać: odrzucić kartę albo dać Rebelii 1 Mocy. Gdy znacznik stoi na skrajnym jasnym polu, Mocy zyskać się nie da, więc trzeba odrzucić kartę.',
      },
      {
        rules: ['DB-GAIN-01', 'DB-GAIN-02'],
        en: 'Gain: an ability may add attack, resources or Force. Each value on a card can be used once per turn.',
        pl: 'Zyskaj: zdolność może dodać atak, zasoby albo Moc. Z każdej wartości na karcie korzystasz raz na turę.',
      },
    ],
  },
]
