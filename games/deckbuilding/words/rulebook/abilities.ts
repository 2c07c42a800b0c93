import type { RulebookSection } from '@kantyna/kernel'

export const abilitySections: readonly RulebookSection[] = [
  {
    id: 'abilities',
    title: { en: 'Using abilities', pl: 'Użycie zdolności' },
    paragraphs: [
      {
        rules: ['DB-ABIL-01', 'DB-ABIL-12'],
        en: 'To use an ability, do what its text says. If the text does not say when, you may use it at any time during your turn while the card is in play.',
        pl: 'Aby użyć zdolności, robisz to, co mówi jej tekst. Jeśli tekst nie mówi, kiedy to zrobić, wybierasz dowolny moment swojej tury, póki karta jest w grze.',
      },
      {
        rules: ['DB-ABIL-07', 'DB-ABIL-08'],
        en: 'Once per turn: each card in play may use its ability once on each of your turns, including the turn you play it. If it has several abilities, each may be used once.',
        pl: 'Raz na turę: każda karta w grze może użyć swojej zdolności raz w każdej twojej turze, także w tej, w której ją zagrywasz. Jeśli zdolności jest kilka, każdej można użyć raz.',
      },
      {
        rules: ['DB-ABIL-09', 'DB-ABIL-10'],
        en: 'A card whose ability you have used is marked. You cannot use it again this turn.',
        pl: 'Karta, której zdolności użyjesz, zostaje oznaczona. W tej turze nie zrobi tego ponownie.',
      },
      {
        rules: ['DB-ABIL-02', 'DB-ABIL-03'],
        en: 'You never have to use an ability, whether on a card you played or on your base.',
        pl: 'Zdolności nigdy nie trzeba używać, obojętnie, czy ma ją zagrana karta, czy twoja baza.',
      },
      {
        rules: ['DB-ABIL-04', 'DB-ABIL-05'],
        en: 'Once you use an ability, do as much of it as you can. Skip what cannot be done.',
        pl: 'Gdy już użyjesz zdolności, wykonujesz ją, na ile to możliwe. To, czego zrobić się nie da, pomijasz.',
      },
      {
        rules: ['DB-ABIL-06', 'DB-ABIL-14'],
        en: 'But you cannot pick only the parts you like: everything that is possible happens. If the text later says “must”, you must.',
        pl: 'Nie wybierasz jednak tylko tych części, które ci pasują: dzieje się wszystko, co możliwe. Jeśli dalej w tekście jest „musisz”, to cię obowiązuje.',
      },
      {
        rules: ['DB-ABIL-14'],
        en: 'Example: Grand Moff Tarkin lets you take an Empire card from the row into your hand. You do not have to, but if you do, that card must be exiled at the end of your turn.',
        pl: 'Przykład: Wielki Moff Tarkin pozwala wziąć na rękę kartę Imperium z rzędu. Nie musisz tego robić, ale jeśli to zrobisz, na koniec tury musisz tę kartę anihilować.',
      },
    ],
  },
  {
    id: 'while-when-if',
    title: { en: 'While, when, if', pl: 'Dopóki, gdy, jeśli' },
    paragraphs: [
      {
        rules: ['DB-ABIL-11'],
        en: 'The first words of an ability tell you when and how it works. Three small words matter most.',
        pl: 'Początek tekstu mówi, kiedy i jak zdolność działa. Najważniejsze są trzy słówka.',
      },
      {
        rules: ['DB-WHILE-01', 'DB-WHILE-02'],
        en: 'While: it works all the time, by itself, as long as what it says is true. When its card leaves play, it stops at once.',
        pl: 'Dopóki: zdolność działa sama, przez cały czas, gdy spełniony jest jej warunek. Gdy jej karta opuści grę, natychmiast przestaje działać.',
      },
      {
        rules: ['DB-WHILE-02'],
        en: 'Example: an Imperial Carrier gives each of your Fighters +1 attack. If the Carrier goes, so does the bonus.',
        pl: 'Przykład: Imperialny lotniskowiec daje każdemu twojemu Myśliwcowi +1 do ataku. Nie ma lotniskowca, nie ma premii.',
      },
      {
        rules: ['DB-WHEN-01', 'DB-WHEN-03'],
        en: 'When: something has to happen first, and then you may use the ability. The once-per-turn limit does not apply: it works every time.',
        pl: 'Gdy: najpierw musi się coś wydarzyć i wtedy możesz użyć zdolności. Limit raz na turę tu nie obowiązuje: zdolność działa za każdym razem, gdy to się zdarzy.',
      },
      {
        rules: ['DB-WHEN-04', 'DB-ABIL-13'],
        en: 'A “when” ability is used on the spot or not at all. Any other ability can wait until you want it, even long after you played the card.',
        pl: 'Zdolności z „gdy” używasz od razu albo wcale, bo ta okazja nie czeka. Każda inna zdolność może poczekać, aż zechcesz jej użyć, nawet długo po zagraniu karty.',
      },
      {
        rules: ['DB-WHEN-02'],
        en: '“When you reveal this base” works only once: when that base is first turned face up.',
        pl: '„Gdy odkryjesz tę bazę” działa tylko raz: w chwili, gdy ta baza po raz pierwszy zostaje odkryta.',
      },
      {
        rules: ['DB-FAQ-06'],
        en: 'Example: Yavin 4 deals 2 damage to your opponent’s base when they discard a card from their hand during your turn. Two such cards mean 2 damage twice.',
        pl: 'Przykład: Yavin 4 zadaje bazie przeciwnika 2 obrażenia, gdy ten w twojej turze odrzuci kartę z ręki. Dwie takie karty to dwa razy po 2 obrażenia.',
      },
      {
        rules: ['DB-IF-01', 'DB-IF-02'],
        en: 'If: you may use the ability only while its condition is met. “If the Force is with you” is checked when you use the ability, not when you play the card.',
        pl: 'Jeśli: zdolności możesz użyć tylko wtedy, gdy jej warunek jest spełniony. „Jeśli Moc jest z tobą” sprawdzasz w chwili użycia zdolności, a nie zagrania karty.',
      },
      {
        rules: ['DB-IF-03'],
        en: 'Text in brackets replaces the plain text when its condition is met. Jabba the Hutt draws 1 card, or 2 instead if the Force is with you; you do not need the Force for the 1 card.',
        pl: 'Tekst w nawiasie zastępuje zwykły, gdy podany tam warunek jest spełniony. Jabba pozwala dobrać 1 kartę, a jeśli Moc jest z tobą, zamiast niej 2. Do dobrania 1 karty Moc nie jest potrzebna.',
      },
    ],
  },
]
