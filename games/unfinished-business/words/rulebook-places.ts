import type { RulebookSection } from '@kantyna/kernel'

export const placeSections: readonly RulebookSection[] = [
  {
    id: 'ub-core',
    title: { en: 'The Core Worlds', pl: 'Światy Jądra' },
    paragraphs: [
      {
        rules: ['UB-COR-01', 'UB-COR-02', 'UB-COR-03', 'UB-COR-04', 'UB-COR-05', 'UB-COR-07'],
        en: 'The Core Worlds are two spaces, one at each end of the map, and planets for everything: move there, go to the market, have encounters. They share one encounter deck.',
        pl: 'Światy Jądra to dwa pola, po jednym na każdym końcu mapy, i pod każdym względem planety: można tam lecieć, handlować i mieć spotkania. Mają wspólną talię spotkań.',
      },
      {
        rules: ['UB-COR-06', 'UB-COR-08', 'UB-COR-09', 'UB-COR-10', 'UB-COR-11', 'UB-COR-12'],
        en: 'A space encounter there may take you across the galaxy. Before the card is drawn, say whether you mean to cross. If you do, the section “Across the Core” is read, otherwise the one of the Core Worlds.',
        pl: 'Niespodziewane spotkanie może tam przenieść cię na drugi koniec galaktyki. Zanim dobierzesz kartę, powiedz, czy lecisz na drugą stronę. Jeśli tak, czyta się sekcję „Przez galaktykę”, jeśli nie, sekcję Światów Jądra.',
      },
      {
        rules: ['UB-COR-13', 'UB-COR-14', 'UB-COR-15', 'UB-COR-16', 'UB-COR-17'],
        en: 'Whoever meets what the card asks for is moved directly to the Core Worlds at the other end, through no space in between. It is easier for those whom the Empire does not hold a grudge against. The sign of the crossing on the map is a reminder.',
        pl: 'Kto spełni wymagania karty, przenosi się bezpośrednio na Światy Jądra po drugiej stronie, nie mijając żadnego pola. Łatwiej mają ci, do których Imperium nie żywi urazy. Symbol przejścia na mapie tylko o tym przypomina.',
      },
      {
        rules: ['UB-COR-18', 'UB-COR-19'],
        en: 'The crossing is no route: no distance counts it, and no patrol uses it.',
        pl: 'To przejście nie jest trasą: nie liczy się przy żadnej odległości i nie korzysta z niego żaden patrol.',
      },
    ],
  },
  {
    id: 'ub-contacts',
    title: {
      en: 'Orange contacts, and contacts who are somebody at the table',
      pl: 'Pomarańczowe kontakty i kontakty, które ktoś prowadzi jako postać',
    },
    paragraphs: [
      {
        rules: ['UB-CON-01', 'UB-CON-02', 'UB-CON-03', 'UB-CON-04', 'UB-CON-05', 'UB-CON-06'],
        en: 'Orange is the fourth rank, with four dots. Orange contacts are met, hired and hunted like any others; they cost more and fight harder.',
        pl: 'Pomarańczowa to czwarta ranga, z czterema kropkami. Pomarańczowe kontakty spotyka się, zatrudnia i ściga jak wszystkie inne; są droższe i groźniejsze w walce.',
      },
      {
        rules: ['UB-CON-07', 'UB-CON-08', 'UB-CON-09', 'UB-CON-10'],
        en: 'If the contact that you meet turns out to be the character of a player, you or anybody else, its token leaves the game at once: no databank card, no fight.',
        pl: 'Jeśli spotkany kontakt okaże się postacią któregoś z graczy, twoją lub cudzą, jego żeton natychmiast opuszcza grę: bez karty danych i bez walki.',
      },
      {
        rules: ['UB-CON-11', 'UB-CON-12', 'UB-CON-13', 'UB-CON-14'],
        en: 'Then you choose another encounter: a space encounter, another contact, or whatever else is open to you.',
        pl: 'Wtedy wybierasz inne spotkanie: niespodziewane spotkanie, inny kontakt albo cokolwiek, co jest możliwe.',
      },
    ],
  },
]
