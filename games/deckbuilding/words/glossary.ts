import type { GlossaryTerm } from '@kantyna/kernel'

/** The names of things in The Deckbuilding Game: the publisher's terms in Polish, and one English word for each. */
export const glossary: readonly GlossaryTerm[] = [
  {
    rules: ['DB-FAC-01'],
    en: 'Faction: the Empire or the Rebels. Each player leads one.',
    pl: 'Frakcja: Imperium albo Rebelia. Każdy gracz prowadzi jedną.',
    not: [],
  },
  {
    rules: ['DB-PLAY-07'],
    en: 'Unit: a card that stays in play until the end of the turn.',
    pl: 'Jednostka: karta, która zostaje w grze do końca tury.',
    not: ['oddział', 'oddziały'],
  },
  {
    rules: ['DB-PLAY-08'],
    en: 'Capital ship: a card that stays in play and shields your base.',
    pl: 'Okręt: karta, która zostaje w grze i osłania twoją bazę.',
    not: ['krążownik liniowy', 'statek kapitalny', 'vessel*'],
  },
  {
    rules: ['DB-BASE-10'],
    en: 'Base: what your opponent has to destroy. You have one in play at a time.',
    pl: 'Baza: to, co musi zniszczyć przeciwnik. Masz w grze jedną naraz.',
    not: [],
  },
  {
    rules: ['DB-COMP-15'],
    en: 'Galaxy row: the six cards on offer between the players.',
    pl: 'Rząd galaktyki: sześć kart leżących między graczami.',
    not: ['szereg galaktyki', 'trade row*', 'market row*'],
  },
  {
    rules: ['DB-GROW-01'],
    en: 'Galaxy deck: the row is refilled from it.',
    pl: 'Talia galaktyki: z niej uzupełnia się rząd.',
    not: ['stos galaktyki'],
  },
  {
    rules: ['DB-BUY-09'],
    en: 'Discard pile: where your bought, played and discarded cards go; shuffled, it becomes your new deck.',
    pl: 'Stos kart odrzuconych: tu trafiają karty kupione, zagrane i odrzucone; potasowany staje się nową talią.',
    not: ['stos odrzutów', 'stosu odrzutów', 'odrzuty', 'graveyard*'],
  },
  {
    rules: ['DB-DISCARD-05'],
    en: 'Galaxy discard pile: where cards defeated, destroyed or discarded in the row go.',
    pl: 'Stos odrzuconych kart galaktyki: tu trafiają karty pokonane, zniszczone lub odrzucone z rzędu.',
    not: [],
  },
  {
    rules: ['DB-COMP-14'],
    en: 'Play area: where your cards in play lie.',
    pl: 'Obszar gry: tu leżą twoje karty, które są w grze.',
    not: ['play zone*', 'strefa gry', 'strefy gry'],
  },
  {
    rules: ['DB-BASE-11'],
    en: 'Victory pile: where you keep the bases you have destroyed.',
    pl: 'Stos zwycięstwa: tu odkładasz zniszczone przez siebie bazy.',
    not: ['score pile*', 'stos wygranych'],
  },
  {
    rules: ['DB-CARD-03', 'DB-CARD-05'],
    en: 'Resources: what you pay the cost of cards with. Unspent ones are lost at the end of the turn.',
    pl: 'Zasoby: nimi płacisz koszt kart. Niewydane przepadają na koniec tury.',
    not: ['surowiec', 'surowce', 'surowców', 'kredyty', 'kredytów'],
  },
  {
    rules: ['DB-FORCE-01'],
    en: 'Balance of the Force: the track whose marker shows with whom the Force is.',
    pl: 'Równowaga Mocy: tor, na którym znacznik pokazuje, z kim jest Moc.',
    not: ['siła mocy'],
  },
  {
    rules: ['DB-CARD-04'],
    en: 'Attack: how much damage a card deals when it takes part in an attack.',
    pl: 'Atak: ile obrażeń zadaje karta, gdy bierze udział w ataku.',
    not: ['combat value*', 'wartość bojowa'],
  },
  {
    rules: ['DB-COMMIT-01'],
    en: 'Commit: to choose the cards that take part in an attack.',
    pl: 'Wyznacz: wskaż karty, które wezmą udział w ataku.',
    not: ['zadeklaruj*'],
  },
  {
    rules: ['DB-CARD-07'],
    en: 'Target value: how much attack it takes to defeat a card in the row.',
    pl: 'Wartość docelowa: jaki atak jest potrzebny, aby pokonać kartę w rzędzie.',
    not: ['wartość celu', 'wartości celu'],
  },
  {
    rules: ['DB-ROW-01'],
    en: 'Bounty and sabotage: the Empire’s and the Rebels’ attacks on a card in the row.',
    pl: 'Eliminacja i sabotaż: atak Imperium i atak Rebelii na kartę w rzędzie.',
    not: ['polowanie na nagrody'],
  },
  {
    rules: ['DB-CARD-08'],
    en: 'Reward: what you get for defeating a card in the row.',
    pl: 'Nagroda: to, co dostajesz za pokonanie karty w rzędzie.',
    not: [],
  },
  {
    rules: ['DB-EXILE-01'],
    en: 'Exile: to remove a card from the game for good.',
    pl: 'Anihiluj: usuń kartę z gry na zawsze.',
    not: ['wygna*', 'banish*', 'trash*', 'scrap*'],
  },
  {
    rules: ['DB-CARD-09'],
    en: 'Hit points: how much damage destroys a base or a ship.',
    pl: 'Punkty wytrzymałości: ile obrażeń niszczy bazę albo okręt.',
    not: ['punkty życia', 'punktów życia', 'life points', 'health'],
  },
  {
    rules: ['DB-FAC-03'],
    en: 'Enemy card: a card of your opponent’s faction.',
    pl: 'Wroga karta: karta frakcji przeciwnika.',
    not: ['karta wroga', 'kartę wroga'],
  },
  {
    rules: ['DB-FAC-02'],
    en: 'Neutral card: a card of neither faction; both players may buy it.',
    pl: 'Karta neutralna: nie należy do żadnej frakcji; mogą ją kupić obaj gracze.',
    not: [],
  },
  {
    rules: ['DB-COMP-13'],
    en: 'Starter card: one of the ten cards you begin with.',
    pl: 'Karta startowa: jedna z dziesięciu kart, z którymi zaczynasz.',
    not: ['karta początkowa', 'karty początkowe'],
  },
  {
    rules: ['DB-CARD-10'],
    en: 'Trait: a word such as Trooper or Fighter, which other cards refer to.',
    pl: 'Cecha: słowo takie jak Żołnierz albo Myśliwiec, do którego odwołują się inne karty.',
    not: ['keyword*', 'słowo kluczowe'],
  },
  {
    rules: ['DB-OPT-05'],
    en: 'Buying off: paying a neutral card’s cost to discard it from the row, an optional rule.',
    pl: 'Spłacanie: zapłata kosztu karty neutralnej, aby odrzucić ją z rzędu; zasada opcjonalna.',
    not: ['wykupywani*', 'wykup*'],
  },
]
