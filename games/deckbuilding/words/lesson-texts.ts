import type { Text } from '@kantyna/kernel'

/** What the guided first lesson says, step by step: a beginner game, told from the Empire's side. */
export const lessonSteps = [
  'welcome',
  'row',
  'play',
  'buy',
  'pilot',
  'whenPlayed',
  'ship',
  'ability',
  'attack',
  'shields',
  'bounty',
  'force',
  'exile',
  'endTurn',
  'newBase',
  'opponentsTurn',
  'victory',
  'done',
] as const

export type StepName = (typeof lessonSteps)[number]

export const lessonTexts: Readonly<Record<StepName, Text>> = {
  welcome: {
    en: 'Welcome! You lead the Empire against the Rebels. The first to destroy 3 enemy bases wins. You start on Lothal, they start on Dantooine.',
    pl: 'Witaj! Prowadzisz Imperium przeciwko Rebelii. Wygrywa strona, która pierwsza zniszczy 3 wrogie bazy. Ty zaczynasz na Lothalu, a Rebelia na Dantooine.',
  },
  row: {
    en: 'Between you lies the galaxy row. You may buy Empire cards and neutral ones: those that glow. Rebel cards are for your opponent to buy – and for you to attack.',
    pl: 'Między wami leży rząd galaktyki. Możesz kupować karty Imperium i neutralne: to te, które świecą. Karty Rebelii kupuje tylko przeciwnik, ale ty możesz je atakować.',
  },
  play: {
    en: 'Playing a card from your hand is free. An Imperial Shuttle gives you 1 resource at once. Play all three.',
    pl: 'Zagranie karty z ręki nic nie kosztuje. Imperialny prom od razu daje ci 1 zasób. Zagraj wszystkie trzy.',
  },
  buy: {
    en: 'You have 3 resources: buy a card that costs 3. It goes to your discard pile, and you will draw it once that pile becomes your new deck. The row is refilled at once.',
    pl: 'Masz 3 zasoby: kup kartę, która tyle kosztuje. Trafi na twój stos kart odrzuconych, a dobierzesz ją, gdy ten stos stanie się nową talią. Rząd od razu się uzupełnia.',
  },
  pilot: {
    en: 'Not enough for the row? An Outer Rim Pilot costs only 2 and gives you 2 resources each time you play it. Pilots lie beside the row: buy one.',
    pl: 'Za mało na kartę z rzędu? Pilot z Zewnętrznych Rubieży kosztuje tylko 2, a przy każdym zagraniu daje 2 zasoby. Piloci leżą obok rzędu: kup jednego.',
  },
  whenPlayed: {
    en: 'An ability that begins with “when” works at that moment or not at all. Play the Inquisitor and choose what it gives you.',
    pl: 'Zdolność, która zaczyna się od „gdy”, działa w tej właśnie chwili albo wcale. Zagraj kartę Inkwizytor i wybierz, co ci da.',
  },
  ship: {
    en: 'Units leave at the end of your turn; capital ships stay. A Gozanti Cruiser gives you 2 resources now and on each of your later turns, and it shields your base. Play it.',
    pl: 'Jednostki znikają na koniec tury, a okręty zostają. Krążownik Gozanti daje 2 zasoby teraz i w każdej twojej kolejnej turze, a do tego osłania bazę. Zagraj go.',
  },
  ability: {
    en: 'You can use other abilities whenever you like, each once per turn. A TIE Fighter draws a card if you have a ship in play. Use its ability: the card then tilts to show it.',
    pl: 'Innych zdolności używasz, kiedy chcesz, każdej raz na turę. Myśliwiec TIE pozwala dobrać kartę, jeśli masz w grze okręt. Użyj jego zdolności, a karta się przekrzywi.',
  },
  attack: {
    en: 'Time to attack! Your target is the base. Commit all three cards, 2 attack each, and confirm: that makes 6 damage. It stays on the base from turn to turn.',
    pl: 'Czas na atak! Celem jest baza. Wyznacz wszystkie trzy karty, każdą z atakiem 2, i zatwierdź: to razem 6 obrażeń. Zostają na bazie z tury na turę.',
  },
  shields: {
    en: 'Ships shield their base: while any are in play, they take the damage first. Attack with both Stormtroopers and decide how to split the 4 damage between the ships.',
    pl: 'Okręty osłaniają bazę: póki są w grze, obrażenia najpierw trafiają w nie. Zaatakuj oboma Szturmowcami i zdecyduj, ile z tych 4 obrażeń dostanie każdy okręt.',
  },
  bounty: {
    en: 'You can defeat a Rebel card in the row before your opponent buys it. The X-Wing’s target value is 3: attack it with both Stormtroopers and take the reward, 3 resources.',
    pl: 'Kartę Rebelii w rzędzie możesz pokonać, zanim kupi ją przeciwnik. X-wing ma wartość docelową 3: zaatakuj go oboma Szturmowcami i weź nagrodę, czyli 3 zasoby.',
  },
  force: {
    en: 'Force moves the marker your way. On your three spaces the Force is with you; the outermost also gives 1 resource as a turn starts. Play Darth Vader: with the Force his attack is 10, not 6.',
    pl: 'Moc przesuwa znacznik ku tobie. Gdy stoi na jednym z twoich trzech pól, Moc jest z tobą; skrajne daje też 1 zasób na początku tury. Zagraj kartę Darth Vader: z Mocą ma atak 10, a nie 6.',
  },
  exile: {
    en: 'An exiled card leaves the game for good. That is how you get rid of weak cards. Use the Kel Dor Mystic: it goes, and takes a Shuttle with it.',
    pl: 'Anihilowana karta opuszcza grę na zawsze. Tak pozbywasz się słabych kart. Użyj karty Keldoriański mistyk: zniknie i zabierze ze sobą jeden prom.',
  },
  endTurn: {
    en: 'End your turn. Your units and hand are discarded, unspent resources are lost, and ships stay. You draw 5 cards; when your deck runs out, your discard pile is shuffled into a new one.',
    pl: 'Zakończ turę. Odrzucasz jednostki i karty z ręki, niewydane zasoby przepadają, okręty zostają. Dobierasz 5 kart, a gdy talia się skończy, nową tworzy potasowany stos kart odrzuconych.',
  },
  newBase: {
    en: 'Your base has fallen, so your turn starts with a new one of your choice. Each has an ability of its own: Corellia, for example, gives you a card from the row for free.',
    pl: 'Twoja baza padła, więc turę zaczynasz od wyboru nowej. Każda ma własną zdolność. Na przykład Korelia daje ci za darmo kartę z rzędu.',
  },
  opponentsTurn: {
    en: 'It is the Rebels’ turn, but their Duros Spy leaves the choice to you: discard a card from your hand, or the Rebels gain 1 Force. The game waits for your choice.',
    pl: 'Trwa tura Rebelii, ale jej Duroski szpieg zostawia wybór tobie: odrzucasz kartę z ręki albo Rebelia zyskuje 1 Mocy. Gra czeka na twoją decyzję.',
  },
  victory: {
    en: 'You have destroyed two bases, and 4 more damage will bring down the third. Attack Sullust with everything you have, and you win!',
    pl: 'Masz już na koncie dwie zniszczone bazy, a do upadku trzeciej brakuje 4 obrażeń. Zaatakuj bazę Sullust wszystkim, co masz, i wygraj!',
  },
  done: {
    en: 'Now you know how to build a deck and bring down bases. Start a real duel, and good luck!',
    pl: 'Już wiesz, jak budować talię i niszczyć bazy. Czas na prawdziwy pojedynek – powodzenia!',
  },
}
