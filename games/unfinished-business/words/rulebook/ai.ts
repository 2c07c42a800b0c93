import type { RulebookSection } from '@kantyna/kernel'

export const aiSections: readonly RulebookSection[] = [
  {
    id: 'ub-alone',
    title: { en: 'Playing alone with the expansion', pl: 'Gra jednoosobowa z dodatkiem' },
    paragraphs: [
      {
        rules: ['UB-SOL-01', 'UB-SOL-02'],
        en: 'Four jobs stay in the box, “Disable Comms Network”, “Honest Robbery”, “Sail Barge Sabotage” and “Snatch and Grab”, and so does card 11 of Ring of Kafrene and Takodana.',
        pl: 'W pudełku zostają cztery misje: „Zakłóć sieć komunikacyjną”, „Uczciwa kradzież”, „Sabotuj barkę żaglową” i „Szybka akcja”, a także karta nr 11 Pierścienia Kafrene i Takodany.',
      },
      {
        rules: ['UB-SOL-03', 'UB-SOL-04', 'UB-SOL-05', 'UB-SOL-06', 'UB-SOL-07', 'UB-SOL-08'],
        en: 'The AI player can be anybody: you choose. Whoever starts with a bounty (card 90) is a bounty hunter; anybody else plays by AI cards 1, 2, 6, 7 and 9 and a card of their own.',
        pl: 'Graczem SI może być każdy: ty wybierasz. Kto zaczyna ze zleceniem (karta 90), jest łowcą nagród; pozostali grają kartami SI nr 1, 2, 6, 7 i 9 oraz własną kartą.',
      },
      {
        rules: ['UB-SOL-09', 'UB-SOL-10', 'UB-SOL-11', 'UB-SOL-12', 'UB-SOL-13'],
        en: 'It never crosses the Core and never buys cargo for a patrol. Before it buys, it may discard up to two cards. When it delivers cargo that rotates, it rotates the card and moves its goal token to the new destination.',
        pl: 'Nigdy nie przedostaje się na drugą stronę galaktyki i nie kupuje ładunku dla patrolu. Przed zakupem może odrzucić do dwóch kart. Obracany ładunek po dostarczeniu obraca, a jego żeton celu przenosi do nowego punktu docelowego.',
      },
      {
        rules: ['UB-SOL-14', 'UB-SOL-15', 'UB-SOL-16', 'UB-SOL-17'],
        en: 'At a reveal-contact symbol it turns up the facedown contact of the lowest rank on its planet; chance decides between equals. If that is a player’s character, the token leaves the game and it turns up another.',
        pl: 'Przy symbolu odkrycia kontaktu odkrywa zakryty kontakt najniższej rangi na swojej planecie; między równymi decyduje los. Jeśli to czyjaś postać, żeton opuszcza grę, a gracz SI odkrywa następny.',
      },
      {
        rules: ['UB-SOL-18', 'UB-SOL-19', 'UB-SOL-20', 'UB-SOL-21', 'UB-SOL-22'],
        en: 'When you play alone, there are no Favors. With Ambitions you keep one of two sheets; the AI player has none, starts with 6,000 credits and needs 2 fame more.',
        pl: 'W pojedynkę nie ma Przysług. Z Ambicjami zatrzymujesz jedną z dwóch plansz; gracz SI nie ma żadnej, zaczyna z 6000 kredytów i potrzebuje o 2 punkty sławy więcej.',
      },
    ],
  },
  {
    id: 'ub-hunter',
    title: { en: 'The bounty hunter', pl: 'Łowca nagród' },
    paragraphs: [
      {
        rules: ['UB-AIB-01', 'UB-AIB-02', 'UB-AIB-03', 'UB-AIB-04', 'UB-AIB-05', 'UB-AIB-06', 'UB-AIB-17'],
        en: 'A bounty hunter is an AI player who starts with a bounty and a G-1A Starfighter. Its deck is bounty hunter cards 1 to 5 and its own card, and works as usual. No goal token marks a bounty.',
        pl: 'Łowca nagród to gracz SI, który zaczyna ze zleceniem i statkiem G-1A. Jego talia to karty łowcy nagród 1–5 i własna karta, a działa jak zwykle. Zleceń nie oznacza się żetonem celu.',
      },
      {
        rules: ['UB-AIB-07', 'UB-AIB-08', 'UB-AIB-09', 'UB-AIB-10'],
        en: 'It moves towards bounty targets and encounters them: characters, crew members and contacts that its bounties name. If a bounty names nobody who can be seen, the nearest facedown contact of its rank counts as its target.',
        pl: 'Zmierza do celów zleceń i je spotyka: to postacie, członkowie załóg i kontakty wskazane przez jego zlecenia. Jeśli zlecenie nie wskazuje nikogo widocznego, celem jest najbliższy zakryty kontakt jego rangi.',
      },
      {
        rules: ['UB-AIB-11', 'UB-AIB-12', 'UB-AIB-13', 'UB-AIB-14', 'UB-AIB-15', 'UB-AIB-16'],
        en: 'Characters come first, then crew, then faceup contacts, then facedown ones; contacts of lower rank come first. Among equals it takes the nearest, and then chance decides.',
        pl: 'Najpierw postacie, potem załoga, potem odkryte kontakty, na końcu zakryte, zawsze od najniższej rangi; wśród równych wybiera najbliższy cel, a potem decyduje los.',
      },
      {
        rules: ['UB-AIE-01', 'UB-AIE-02', 'UB-AIE-03', 'UB-AIE-04', 'UB-AIE-05', 'UB-AIE-06'],
        en: 'A facedown contact is turned faceup. If one of the hunter’s bounties names it, the hunter takes it without a fight; if not, the encounter is over.',
        pl: 'Zakryty kontakt zostaje odkryty. Jeśli wskazuje go któreś zlecenie, łowca bierze go bez walki; jeśli nie, spotkanie się kończy.',
      },
      {
        rules: ['UB-AIE-07', 'UB-AIE-08', 'UB-AIE-09', 'UB-AIE-10', 'UB-AIE-11', 'UB-AIE-12'],
        en: 'A player’s crew member is taken without a fight, unless the owner protects them; a defeated owner cannot. Against an owner who protects crew, and against a player’s character, the hunter has to fight.',
        pl: 'Członka załogi bierze bez walki, chyba że chroni go właściciel, który nie jest pokonany. Z chroniącym i z postacią gracza musi walczyć.',
      },
      {
        rules: [
          'UB-AIN-01',
          'UB-AIN-02',
          'UB-AIN-03',
          'UB-AIN-04',
          'UB-AIN-05',
          'UB-AIN-06',
          'UB-AIN-07',
          'UB-AIN-08',
        ],
        en: 'Without a fight: the contact or crew member leaves the game, the hunter gains the elimination reward and does whatever the bounty says about gaining it, then suffers as much damage as the bounty’s combat value: to its character for ground combat, to its ship for ship combat.',
        pl: 'Bez walki: kontakt lub członek załogi opuszcza grę, łowca zyskuje nagrodę za eliminację ze wszystkim, co z niej wynika, a potem otrzymuje tyle obrażeń, ile wynosi współczynnik walki zlecenia, na postać lub statek.',
      },
      {
        rules: ['UB-AIC-01', 'UB-AIC-02', 'UB-AIC-03', 'UB-AIC-04', 'UB-AIC-05', 'UB-AIC-06'],
        en: 'With a fight: the hunter attacks, in ground combat on a planet, in ship combat elsewhere. Of its abilities only those count that raise combat, health or hull.',
        pl: 'Z walką: łowca atakuje. Na planecie to walka bezpośrednia, gdzie indziej walka w przestrzeni. Z jego zdolności liczą się tylko te, które zwiększają walkę, zdrowie lub kadłub.',
      },
      {
        rules: ['UB-AIC-07', 'UB-AIC-08', 'UB-AIC-09', 'UB-AIC-10'],
        en: 'If it loses, it discards the bounty. If it beats a protector, the crew card leaves the game and it gains the elimination reward.',
        pl: 'Jeśli przegra, odrzuca zlecenie. Jeśli pokona chroniącego, karta załogi opuszcza grę, a łowca zyskuje nagrodę za eliminację.',
      },
      {
        rules: [
          'UB-AIC-11',
          'UB-AIC-12',
          'UB-AIC-13',
          'UB-AIC-14',
          'UB-AIC-15',
          'UB-AIC-16',
          'UB-AIC-17',
          'UB-AIC-18',
          'UB-AIC-19',
          'UB-AIC-20',
        ],
        en: 'If it beats a character, it gains 5,000 credits and 1 fame instead of the reward; it also gains 1 reputation with a faction with which the loser’s is negative, and loses 1 with one with which the loser’s is positive. You choose the factions; for the gain it must be one with which the hunter’s reputation is not positive yet, if there is one. The bounty leaves the game, and only then is damage suffered.',
        pl: 'Jeśli pokona postać, zamiast nagrody zyskuje 5000 kredytów i 1 punkt sławy oraz 1 punkt reputacji we frakcji, w której przegrany ma negatywną, a traci 1 tam, gdzie ma on pozytywną. Frakcje wybierasz ty; tę, w której łowca zyskuje, jeśli się da, spośród tych, w których nie ma jeszcze pozytywnej. Zlecenie opuszcza grę i dopiero potem otrzymuje się obrażenia.',
      },
      {
        rules: ['UB-AIX-01', 'UB-AIX-02', 'UB-AIX-03'],
        en: 'The jobs “Wanted Poster” and “Information Broker” in the bounty deck are not for it: it discards them and looks at the next card.',
        pl: 'Misje „List gończy” i „Handlarz informacjami” z talii zleceń nie są dla niego: odrzuca je i sięga po następną kartę.',
      },
      {
        rules: ['UB-AIX-04', 'UB-AIX-05', 'UB-AIX-06', 'UB-AIX-07', 'UB-AIX-08', 'UB-AIX-09'],
        en: 'At a reveal-contact symbol it looks for a contact of the rank of one of its bounties. It never protects its own crew. A card that it discards for credits is not bought, and the symbols of the card below have no effect.',
        pl: 'Przy symbolu odkrycia kontaktu szuka kontaktu o randze któregoś ze swoich zleceń. Swojej załogi nigdy nie chroni. Karty odrzuconej za kredyty nie kupuje, a symbole na karcie, którą to odkryje, nie działają.',
      },
    ],
  },
  {
    id: 'ub-two',
    title: { en: 'Two AI players', pl: 'Dwaj gracze SI' },
    paragraphs: [
      {
        rules: ['UB-DUO-01', 'UB-DUO-02', 'UB-DUO-03', 'UB-DUO-04', 'UB-DUO-05'],
        en: 'You may play against two at once: one bounty hunter, and one who is not. You are the first player; chance decides the order of the two.',
        pl: 'Możesz grać przeciwko dwóm naraz: jednemu łowcy nagród i jednemu, który nim nie jest. Ty zaczynasz; o kolejności pozostałych decyduje los.',
      },
      {
        rules: ['UB-DUO-06', 'UB-DUO-07', 'UB-DUO-15'],
        en: 'You start with 4,000 credits (or what your ambition gives), the first of them with 6,000, the second with 8,000.',
        pl: 'Zaczynasz z 4000 kredytów (albo z tym, co daje ambicja), pierwszy z nich z 6000, drugi z 8000.',
      },
      {
        rules: [
          'UB-DUO-08',
          'UB-DUO-09',
          'UB-DUO-10',
          'UB-DUO-11',
          'UB-DUO-12',
          'UB-DUO-13',
          'UB-DUO-14',
          'UB-DUO-16',
        ],
        en: 'Each has its own deck, credits and cards. After your turn each takes one, in their order, and then it is your turn again. All three of you race for the fame.',
        pl: 'Każdy ma własną talię, kredyty i karty. Po twojej turze każdy rozgrywa swoją, w ustalonej kolejności, po czym znów przychodzi twoja. O sławę gra cała trójka.',
      },
    ],
  },
]
