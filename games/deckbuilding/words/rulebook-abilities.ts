import type { RulebookSection } from '@kantyna/kernel'

export const abilitySections: readonly RulebookSection[] = [
  {
    id: 'abilities',
    title: { en: 'Using abilities', pl: 'Użycie zdolności' },
    paragraphs: [
      {
        rules: ['DB-ABIL-01', 'DB-ABIL-12'],
        en: 'To use an ability, say so and do what it says. If its text names no moment, any moment of your turn will do while the card is in play.',
        pl: 'Aby użyć zdolności, ogłaszasz to i robisz, co mówi tekst. Jeśli tekst nie mówi, kiedy to zrobić, wybierasz dowolny moment swojej tury, póki karta jest w grze.',
      },
      {
        rules: ['DB-ABIL-07', 'DB-ABIL-08'],
        en: 'Once a turn: each card in play may use its ability once in each of your turns, also in the turn when you play it. If it has several abilities, each may be used once.',
        pl: 'Raz na turę: każda karta w grze może użyć swojej zdolności raz w każdej twojej turze, także w tej, w której ją zagrywasz. Jeśli zdolności jest kilka, każdej można użyć raz.',
      },
      {
        rules: ['DB-ABIL-09', 'DB-ABIL-10'],
        en: 'A card whose ability you have used is marked. It cannot do it again this turn.',
        pl: 'Karta, której zdolności użyjesz, zostaje oznaczona. W tej turze nie zrobi tego ponownie.',
      },
      {
        rules: ['DB-ABIL-02', 'DB-ABIL-03'],
        en: 'You never have to use an ability, be it on a card you played or on your base.',
        pl: 'Zdolności nigdy nie trzeba używać, obojętnie, czy ma ją zagrana karta, czy twoja baza.',
      },
      {
        rules: ['DB-ABIL-04', 'DB-ABIL-05'],
        en: 'Once used, an ability is carried out as far as it goes. What cannot be done is skipped.',
        pl: 'Gdy już użyjesz zdolności, wykonujesz ją, na ile to możliwe. To, czego zrobić się nie da, pomijasz.',
      },
      {
        rules: ['DB-ABIL-06', 'DB-ABIL-14'],
        en: 'But you do not pick the parts you like: everything that is possible happens. If the text later says “must”, you are bound by it.',
        pl: 'Nie wybierasz jednak tylko tych części, które ci pasują: dzieje się wszystko, co możliwe. Jeśli dalej w tekście jest „musisz”, to cię obowiązuje.',
      },
      {
        rules: ['DB-ABIL-14'],
        en: 'Example: Grand Moff Tarkin lets you take an Empire card from the row into your hand. You need not do it, but if you do, that card must be exiled at the end of your turn.',
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
        en: 'The first words of an ability tell when and how it works. Three small words matter most.',
        pl: 'Początek tekstu mówi, kiedy i jak zdolność działa. Najważniejsze są trzy słówka.',
      },
      {
        rules: ['DB-WHILE-01', 'DB-WHILE-02'],
        en: 'While: it works all the time, by itself, as long as what it says is true. When its card leaves play, it stops at once.',
        pl: 'Dopóki: zdolność działa sama, przez cały czas, gdy spełniony jest jej warunek. Gdy jej karta opuści grę, natychmiast przestaje działać.',
      },
      {
        rules: ['DB-WHILE-02'],
        en: 'Example: an Imperial Carrier gives each of your Fighters +1 attack. The Carrier is gone? So is the bonus.',
        pl: 'Przykład: Imperialny lotniskowiec daje każdemu twojemu Myśliwcowi +1 do ataku. Nie ma lotniskowca? Nie ma i premii.',
      },
      {
        rules: ['DB-WHEN-01', 'DB-WHEN-03'],
        en: 'When: something has to happen first, and then you may use the ability. The limit of once a turn does not apply; it works each time that thing happens.',
        pl: 'Gdy: najpierw musi się coś wydarzyć i wtedy możesz użyć zdolności. Limit raz na turę tu nie obowiązuje: zdolność działa za każdym razem, gdy to się zdarzy.',
      },
      {
        rules: ['DB-WHEN-04', 'DB-ABIL-13'],
        en: 'A “when” ability is used on the spot or not at all; that chance does not wait. Every other ability can wait until you want it, long after you played the card.',
        pl: 'Zdolności z „gdy” używasz od razu albo wcale, bo ta okazja nie czeka. Każda inna zdolność może poczekać, aż zechcesz jej użyć, nawet długo po zagraniu karty.',
      },
      {
        rules: ['DB-WHEN-02'],
        en: '“When you reveal this base” works just once: at the moment when that base is first turned face up.',
        pl: '„Gdy odkryjesz tę bazę” działa tylko raz: w chwili, gdy ta baza po raz pierwszy zostaje odkryta.',
      },
      {
        rules: ['DB-FAQ-06'],
        en: 'Example: Yavin 4 deals 2 damage to the opponent’s base when the opponent discards a card from hand in your turn. Two such cards mean two times 2 damage.',
        pl: 'Przykład: Yavin 4 zadaje bazie przeciwnika 2 obrażenia, gdy ten w twojej turze odrzuci kartę z ręki. Dwie takie karty to dwa razy po 2 obrażenia.',
      },
      {
        rules: ['DB-IF-01', 'DB-IF-02'],
        en: 'If: you may use the ability only while its condition is met. “If the Force is with you” looks at the marker when you use the ability, not when you played the card.',
        pl: 'Jeśli: zdolności możesz użyć tylko wtedy, gdy jej warunek jest spełniony. „Jeśli Moc jest z tobą” sprawdzasz w chwili użycia zdolności, a nie zagrania karty.',
      },
      {
        rules: ['DB-IF-03'],
        en: 'What stands in brackets replaces the plain text when its condition is met. Jabba the Hutt draws 1 card, or 2 instead if the Force is with you; for the 1 card you need no Force.',
        pl: 'To, co stoi w nawiasie, zastępuje zwykły tekst, gdy podany tam warunek jest spełniony. Jabba pozwala dobrać 1 kartę, a jeśli Moc jest z tobą, zamiast niej 2. Do dobrania 1 karty Moc nie jest potrzebna.',
      },
    ],
  },
]
