import type { GlossaryTerm } from '@kantyna/kernel'

/** The expansion's words for things that the base game does not have: the publisher's terms in Polish. */
export const glossary: readonly GlossaryTerm[] = [
  {
    rules: ['UB-COR-01', 'UB-COR-02'],
    en: 'Core Worlds: two planets, one at each end of the map, with one encounter deck.',
    pl: 'Światy Jądra: dwie planety, po jednej na każdym końcu mapy, ze wspólną talią spotkań.',
    not: ['światy rdzenia', 'światów rdzenia', 'światach rdzenia', 'core planet*'],
  },
  {
    rules: ['UB-COR-10'],
    en: 'Across the Core: the section of a Core Worlds encounter card that leads to the other end of the map.',
    pl: 'Przez galaktykę: sekcja karty spotkania Światów Jądra, która prowadzi na drugi koniec mapy.',
    not: ['przez jądro galaktyki'],
  },
  {
    rules: ['UB-CON-01'],
    en: 'Orange contact: a contact of the fourth rank; one lies on every planet but the Core Worlds at the start.',
    pl: 'Pomarańczowy kontakt: kontakt czwartej rangi; na początku jeden leży na każdej planecie prócz Światów Jądra.',
    not: [],
  },
  {
    rules: ['UB-REV-06', 'UB-REV-08'],
    en: 'Reveal-contact symbol: on a market card. When a purchase uncovers it and the number of players is right, you reveal a contact on your planet.',
    pl: 'Symbol odkrycia kontaktu: na karcie handlu odkrytej po zakupie; przy podanej liczbie graczy odkrywa kontakt na twojej planecie.',
    not: [],
  },
  {
    rules: ['UB-ROT-01', 'UB-ROT-07'],
    en: 'Rotate: to turn round a card with two resources, so that the other one counts.',
    pl: 'Obrócić: przekręcić kartę z dwoma zasobami o pół obrotu, tak że liczy się drugi z nich.',
    not: ['obracaln*'],
  },
  {
    rules: ['UB-TJB-01'],
    en: 'Team job: a job that takes another player in the same space.',
    pl: 'Misja zespołowa: misja, do której potrzeba drugiego gracza na tym samym polu.',
    not: ['misja drużynowa', 'misji drużynowej'],
  },
  {
    rules: ['UB-OJB-02'],
    en: 'Confrontational job: a job in which you and another player test the same skill.',
    pl: 'Misja konfrontacyjna: misja, w której ty i drugi gracz testujecie tę samą umiejętność.',
    not: [],
  },
  {
    rules: ['UB-FAV-06'],
    en: 'Favor: help from another player: Advice, Combat Strategy, Support or a Shortcut.',
    pl: 'Przysługa: pomoc innego gracza: Rada, Strategia bojowa, Poparcie albo Skrót.',
    not: ['favour', 'favours'],
  },
  {
    rules: ['UB-DEB-01', 'UB-DEB-05'],
    en: 'Debt token: a favor that somebody owes; giving it back calls the favor in.',
    pl: 'Żeton zobowiązania: obiecana przysługa; kto odda żeton właścicielowi, może jej od niego zażądać.',
    not: ['żeton długu', 'żetony długu'],
  },
  {
    rules: ['UB-AMB-01', 'UB-AMB-03'],
    en: 'Ambition: a sheet of goals that have to be completed to win.',
    pl: 'Ambicja: plansza z celami, które trzeba zrealizować, żeby zwyciężyć.',
    not: [],
  },
  {
    rules: ['UB-SOL-06', 'UB-AIB-02'],
    en: 'Bounty hunter: an AI player whose character starts with a bounty; it goes after bounty targets.',
    pl: 'Łowca nagród: gracz SI, którego postać zaczyna ze zleceniem; ściga cele zleceń.',
    not: [],
  },
  {
    rules: ['UB-AIB-08'],
    en: 'Bounty target: a character, crew member or contact that one of the hunter’s bounties names.',
    pl: 'Cel zlecenia: postać, członek załogi albo kontakt, którego dotyczy zlecenie łowcy.',
    not: [],
  },
  {
    rules: ['UB-AIN-01', 'UB-AIC-01'],
    en: 'Confrontational bounty: one for which a hunter fights a player; a non-confrontational one takes no fight.',
    pl: 'Zlecenie konfrontacyjne: takie, przy którym łowca walczy z graczem; niekonfrontacyjne obywa się bez walki.',
    not: [],
  },
]

/** Words that the base game avoids for its own things, and the expansion uses for its own. */
export const ownWords: readonly string[] = ['ambicj*', 'uszkodzenia']
