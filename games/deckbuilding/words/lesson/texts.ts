import type { Text } from '@kantyna/kernel'

/** The texts of the guided first lesson, step by step: a beginner game from the Empire's side. */
export const lessonSteps = [
  'welcome',
  'row',
  'play',
  'buy',
  'pilot',
  'undo',
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
] as const

export type StepName = (typeof lessonSteps)[number]

/** The text before a step, and the one after it is done. */
interface StepText extends Text {
  readonly then?: Text
}

export const lessonTexts: Readonly<Record<StepName, StepText>> = {
  welcome: {
    en: 'Welcome! You lead the Empire against the Rebels. The first to destroy 3 enemy bases wins. Both bases glow: you start on Lothal, they start on Dantooine.',
    pl: 'Witaj! Prowadzisz Imperium przeciwko Rebelii. Wygrywa strona, która pierwsza zniszczy 3 wrogie bazy. Obie bazy świecą: ty zaczynasz na Lothalu, a Rebelia na Dantooine.',
  },
  row: {
    en: 'Between you lies the galaxy row. You may buy Empire cards and neutral ones: those that glow. Rebel cards are for your opponent to buy, and for you to attack.',
    pl: 'Między wami leży rząd galaktyki. Możesz kupować karty Imperium i neutralne: to te, które świecą. Karty Rebelii kupuje tylko przeciwnik, ale ty możesz je atakować.',
  },
  play: {
    en: 'Playing a card is free. Choose an Imperial Shuttle, or drag it onto the table: it gives you 1 resource. Play all three.',
    pl: 'Zagranie karty nic nie kosztuje. Wybierz Imperialny prom albo przeciągnij go na stół: da ci 1 zasób. Zagraj wszystkie trzy.',
    then: {
      en: 'You have 3 resources to spend this turn. What you do not spend is lost.',
      pl: 'Masz 3 zasoby do wydania w tej turze. Niewydane przepadną.',
    },
  },
  buy: {
    en: 'Buy a card that costs 3. That reveals a new card in the row, so the game wants to be sure: choose it once more, or press the button below.',
    pl: 'Kup kartę, która kosztuje 3. Odsłoni się wtedy nowa karta, więc gra chce mieć pewność: wybierz ją jeszcze raz albo naciśnij przycisk na dole.',
    then: {
      en: 'It is in your discard pile. You will draw it once that pile becomes your new deck. The row was refilled at once.',
      pl: 'Leży na twoim stosie kart odrzuconych. Dobierzesz ją, gdy ten stos stanie się nową talią. Rząd od razu się uzupełnił.',
    },
  },
  pilot: {
    en: 'Not enough for the row? An Outer Rim Pilot costs only 2 and gives you 2 resources each time you play it. Pilots lie beside the row: buy one.',
    pl: 'Za mało na kartę z rzędu? Pilot z Zewnętrznych Rubieży kosztuje tylko 2, a przy każdym zagraniu daje 2 zasoby. Piloci leżą obok rzędu: kup jednego.',
  },
  undo: {
    en: 'Changed your mind? You can take a move back. Try it: first play an Imperial Shuttle.',
    pl: 'A gdy zmienisz zdanie? To, co robisz, można cofnąć. Spróbuj: najpierw zagraj Imperialny prom.',
    then: {
      en: 'Now press “Undo”. Bots never mind. People have to agree once your move has shown them something new.',
      pl: 'Teraz naciśnij „Cofnij”. Boty zawsze się zgadzają. Inni gracze muszą się zgodzić, jeśli ruch pokazał im coś nowego.',
    },
  },
  whenPlayed: {
    en: 'An ability that begins with “when” works at that moment or not at all. Play the Inquisitor and choose what it gives you.',
    pl: 'Zdolność, która zaczyna się od „gdy”, działa w tej właśnie chwili albo wcale. Zagraj kartę Inkwizytor i wybierz, co ci da.',
  },
  ship: {
    en: 'Units leave at the end of your turn; capital ships stay. A Gozanti Cruiser gives 2 resources now and on each of your later turns, and it shields your base. Play it.',
    pl: 'Jednostki znikają na koniec tury, a okręty zostają. Krążownik Gozanti daje 2 zasoby teraz i w każdej twojej kolejnej turze, a do tego osłania bazę. Zagraj go.',
  },
  ability: {
    en: 'You can use other abilities whenever you like, each once per turn. A TIE Fighter draws a card if you have a ship in play. Pick it up and use its ability.',
    pl: 'Innych zdolności używasz, kiedy chcesz, każdej raz na turę. Myśliwiec TIE pozwala dobrać kartę, jeśli masz w grze okręt. Wybierz go i użyj jego zdolności.',
    then: {
      en: 'A card that has used its ability is tilted. It can still attack.',
      pl: 'Karta, która użyła zdolności, leży przekrzywiona. Nadal może atakować.',
    },
  },
  attack: {
    en: 'Time to attack! Your target is the base. Commit all three cards, 2 attack each, and confirm.',
    pl: 'Czas na atak! Celem jest baza. Wyznacz wszystkie trzy karty, każdą z atakiem 2, i zatwierdź.',
    then: {
      en: '6 damage! It stays on the base from turn to turn. Each card can attack once per turn.',
      pl: '6 obrażeń! Zostają na bazie z tury na turę. Każda karta atakuje raz na turę.',
    },
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
    en: 'Gaining Force moves the marker towards you. While it is on one of your three spaces, the Force is with you. Play Darth Vader: he will get you there.',
    pl: 'Moc przesuwa znacznik w twoją stronę. Gdy stoi na jednym z twoich trzech pól, Moc jest z tobą. Zagraj kartę Darth Vader: doprowadzi cię tam.',
    then: {
      en: 'With the Force his attack is 10, not 6. If the marker is on your outermost space at the start of your turn, you also gain 1 resource.',
      pl: 'Z Mocą ma atak 10, a nie 6. Gdy na początku tury znacznik stoi na skrajnym polu, zyskujesz też 1 zasób.',
    },
  },
  exile: {
    en: 'An exiled card leaves the game for good. That is how you get rid of weak cards. Use the Kel Dor Mystic: it goes, and takes a Shuttle with it.',
    pl: 'Anihilowana karta opuszcza grę na zawsze. Tak pozbywasz się słabych kart. Użyj karty Keldoriański mistyk: zniknie i zabierze ze sobą jeden prom.',
  },
  endTurn: {
    en: 'End your turn. Your units and hand are discarded, ships stay, and you draw 5 new cards. When your deck runs out, your discard pile is shuffled into a new one.',
    pl: 'Zakończ turę. Odrzucasz jednostki i karty z ręki, okręty zostają, a ty dobierasz 5 nowych kart. Gdy talia się skończy, nową tworzy potasowany stos kart odrzuconych.',
    then: {
      en: 'Then it was the Rebels’ turn: they played three Shuttles, bought the X-Wing, and the row was refilled. Now it is your turn, and your Gozanti Cruiser has given you 2 resources.',
      pl: 'Potem była tura Rebelii: zagrała trzy promy, kupiła X-winga, a rząd się uzupełnił. Teraz twoja tura, a Krążownik Gozanti dał ci 2 zasoby.',
    },
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
    then: {
      en: 'The third base has fallen: you win! Now you know how to build a deck and bring down bases. Start a real duel, and good luck!',
      pl: 'Trzecia baza padła: wygrywasz! Już wiesz, jak budować talię i niszczyć bazy. Czas na prawdziwy pojedynek – powodzenia!',
    },
  },
}
