import type { Text } from '@kantyna/kernel'

/** The steps of the lesson, in their order. */
export const lessonSteps = [
  'welcome',
  'map',
  'move',
  'deliver',
  'market',
  'space',
  'undo',
  'hire',
  'illegal',
  'bounty',
  'patrol',
  'defeat',
  'job',
  'ship',
  'aiTurn',
  'victory',
] as const
export type StepName = (typeof lessonSteps)[number]

interface StepText extends Text {
  /** Shown when the step is done. */
  readonly then?: Text
}

export const lessonTexts: Readonly<Record<StepName, StepText>> = {
  welcome: {
    en: 'Welcome to the Outer Rim! You have a character, a ship and a few credits. The first player with 10 fame wins. You play against the AI player, led by its own deck of cards.',
    pl: 'Witaj na Zewnętrznych Rubieżach! Masz postać, statek i trochę kredytów. Kto pierwszy zdobędzie 10 punktów sławy, wygrywa. Przeciwnikiem jest gracz SI, którym kierują karty.',
  },
  map: {
    en: 'You are on Naboo. Routes lead past navpoints to other planets. The number by the arrows on your ship is its hyperdrive: how many spaces you can fly. A turn is planning, action, encounter.',
    pl: 'Jesteś na Naboo. Szlaki wiodą przez punkty nawigacyjne na inne planety. Liczba przy strzałkach na statku to hipernapęd: tyle pól przelecisz. Fazy tury: planowanie, akcja i spotkanie.',
  },
  move: {
    en: 'Planning: move as far as your hyperdrive allows, gain 2,000 credits, or recover. There is cargo for Nal Hutta aboard, so fly there.',
    pl: 'Planowanie: leć tak daleko, jak pozwala hipernapęd, zdobądź 2000 kredytów albo usuń obrażenia. Na pokładzie masz ładunek na Nal Huttę: leć tam.',
    then: {
      en: 'Five spaces, one planning phase. A patrol on the way would have stopped you, unless your reputation with its faction is positive.',
      pl: 'Pięć pól w jednej fazie planowania. Patrol po drodze by cię zatrzymał, chyba że masz w jego frakcji pozytywną reputację.',
    },
  },
  deliver: {
    en: 'Then the action phase: as many actions as you like, each once. Your cargo has reached its destination. Deliver it!',
    pl: 'Potem faza akcji: tyle akcji, ile chcesz, każda raz. Twój ładunek dotarł do punktu docelowego. Dostarcz go!',
    then: {
      en: '5,000 credits, and the Hutts like you: your reputation with them is positive now. Their patrols will let you pass.',
      pl: '5000 kredytów i przychylność Huttów: masz teraz u nich pozytywną reputację. Ich patrole będą cię przepuszczać.',
    },
  },
  market: {
    en: 'On a planet you can go to the market. The cargo on top is meant for this very planet, so it cannot be bought here. Discard it, then buy the next one.',
    pl: 'Na planecie możesz handlować. Wierzchni ładunek ma trafić właśnie tutaj, więc tu go nie kupisz. Odrzuć go, a potem kup następny.',
    then: {
      en: 'The card revealed after your purchase shows a patrol symbol: the Hutt patrol came 3 spaces closer. Business draws attention.',
      pl: 'Karta odkryta po zakupie ma symbol patrolu: patrol Huttów zbliżył się o 3 pola. Interesy zwracają uwagę.',
    },
  },
  space: {
    en: 'Every turn ends with one encounter. Draw a card of this planet’s deck: it will test your Stealth with two dice. Your character has that skill, so a hit is enough.',
    pl: 'Każda tura kończy się jednym spotkaniem. Dobierz kartę z talii tej planety: czeka cię test Ukrycia dwiema kośćmi. Twoja postać ma tę umiejętność, więc wystarczy trafienie.',
    then: {
      en: 'Passed. Without the skill only a critical hit would have done; with it twice, a focus would have been enough. Crew bring more skills.',
      pl: 'Test zdany. Bez umiejętności trzeba by krytycznego trafienia, a mając ją dwa razy, wystarczyłoby skupienie. Kolejne umiejętności wnosi załoga.',
    },
  },
  undo: {
    en: 'You can encounter a contact instead. Nobody knows who lies there facedown. Turn one over, and then take it back.',
    pl: 'Zamiast tego możesz spotkać kontakt. Nikt nie wie, kto leży tam zakryty. Odkryj jeden żeton, a potem cofnij ten wybór.',
    then: {
      en: 'Now press “Undo”. Against the AI player you can take back anything. Other players have to agree once something new has come to light.',
      pl: 'Teraz naciśnij „Cofnij”. W grze z graczem SI możesz cofnąć wszystko. Inni gracze muszą się zgodzić, jeśli wyszło na jaw coś nowego.',
    },
  },
  hire: {
    en: 'This contact has been revealed. Encounter him and hire him for 1,000 credits: crew lend you their skills and abilities.',
    pl: 'Ten kontakt jest już odkryty. Spotkaj go i zatrudnij za 1000 kredytów: załoga użycza ci swoich umiejętności i zdolności.',
  },
  illegal: {
    en: 'Illegal cargo brings fame but takes luck: you roll one die, and only a hit gets it through. Not even a critical hit will do. Deliver it!',
    pl: 'Nielegalny ładunek daje sławę, ale wymaga szczęścia: rzucasz kością i ładunek przechodzi tylko przy trafieniu, a przy krytycznym już nie. Dostarcz go!',
    then: {
      en: 'A hit! 7,000 credits and your first fame. Anything else, and a databank card would have told of the trouble with customs.',
      pl: 'Trafienie! 7000 kredytów i pierwszy punkt sławy. Przy innym wyniku karta danych opowiedziałaby o kłopotach z kontrolą.',
    },
  },
  bounty: {
    en: 'You hold a bounty on this contact. Encounter him and fight: you roll three dice, he rolls three. After a win you eliminate him, or capture him for more.',
    pl: 'Masz zlecenie na ten kontakt. Spotkaj go i walcz: rzucasz trzema kośćmi, za niego też rzuca się trzema. Po wygranej możesz go wyeliminować albo schwytać, za co jest więcej.',
    then: {
      en: 'Hits deal 1 damage, critical hits 2. More damage wins, and a tie goes to you as the attacker. But his damage stays with your character.',
      pl: 'Trafienie to 1 obrażenie, krytyczne 2. Wygrywa, kto zada więcej, a przy remisie strona atakująca, czyli ty. Obrażenia od niego zostają jednak na twojej postaci.',
    },
  },
  patrol: {
    en: 'Your reputation with the Hutts is negative, and the Hutt patrol is in your space: you have no choice but to fight it, ship against ship.',
    pl: 'Masz u Huttów negatywną reputację, a patrol Huttów jest na twoim polu: nie masz wyboru, czeka cię walka w przestrzeni.',
    then: {
      en: 'You gain 3,000 credits. The next Hutt patrol has entered the map, a level higher: stronger, but beating it brings fame.',
      pl: 'Zyskujesz 3000 kredytów. Na mapę wszedł kolejny patrol Huttów, o poziom wyższy: silniejszy, ale za pokonanie go jest sława.',
    },
  },
  defeat: {
    en: 'Your hull is full of damage: you are defeated. That cost you 3,000 credits and all your secrets. In the planning phase you can only recover.',
    pl: 'Obrażeń jest tyle, ile wynosi kadłub: to oznacza pokonanie. Tracisz 3000 kredytów i wszystkie tajne informacje, a w fazie planowania możesz tylko usunąć obrażenia.',
    then: {
      en: 'All damage is gone, from character and ship alike, and your turn goes on as usual.',
      pl: 'Wszystkie obrażenia zniknęły, z postaci i ze statku, a twoja tura toczy się dalej normalnie.',
    },
  },
  job: {
    en: 'Jobs are done in the encounter phase at their destination: a databank card leads you from test to test. Your crew has the Influence it takes. Go, and choose your way.',
    pl: 'Misji podejmujesz się w fazie spotkania w punkcie docelowym: karta danych prowadzi od testu do testu. Potrzebne wpływy ma twoja załoga. Podejmij misję i wybierz drogę.',
    then: {
      en: 'The job is completed: 7,000 credits and 1 fame. Had it failed, you would have kept it and could have tried again.',
      pl: 'Misja ukończona: 7000 kredytów i 1 punkt sławy. Gdyby się nie udała, karta zostałaby u ciebie i można by spróbować ponownie.',
    },
  },
  ship: {
    en: 'Time for a better ship! The one on top is too expensive: discard that card, then buy the next. Trade in your gear: its cost comes off the price.',
    pl: 'Czas na lepszy statek! Ten na wierzchu jest za drogi: odrzuć kartę i kup następny. Skorzystaj ze zniżki barterowej: odrzuć sprzęt, a cena spadnie o jego koszt.',
    then: {
      en: 'The new ship has a goal of its own: meet it, and the sheet is turned over. Your character has one, too. Both bring fame.',
      pl: 'Nowy statek ma własny cel: gdy go zrealizujesz, plansza się odwraca. Twoja postać też ma cel. Oba dają sławę.',
    },
  },
  aiTurn: {
    en: 'When your encounter is over, it is the AI player’s turn. It carries cargo for Mon Calamari, where its goal token lies. Draw a card and watch.',
    pl: 'Po twoim spotkaniu nadchodzi tura gracza SI. Wiezie ładunek na Kalamar, gdzie leży jego żeton celu. Dobierz kartę i patrz.',
    then: {
      en: 'It flew to its goal token, delivered the cargo, bought the next one and hired a contact, just as its AI card said. Now it is your turn again.',
      pl: 'Lot do żetonu celu, dostawa, zakup następnego ładunku i zatrudniony kontakt: wszystko tak, jak kazała karta SI. Teraz znów twoja tura.',
    },
  },
  victory: {
    en: 'You have 9 fame, and Ponda Baba is your captive. Ryloth is where the reward for him waits. Deliver him, and you win!',
    pl: 'Masz 9 punktów sławy, a na twoim zleceniu leży schwytany Ponda Baba. Nagroda za niego czeka właśnie tu, na Ryloth. Dostarcz go i wygraj!',
    then: {
      en: '10 fame: you win! Now you know how to fly, trade, smuggle and hunt. The Outer Rim is yours. Good luck out there!',
      pl: '10 punktów sławy: wygrywasz! Umiesz już latać, handlować, przemycać i polować. Zewnętrzne Rubieże stoją otworem – powodzenia!',
    },
  },
}
