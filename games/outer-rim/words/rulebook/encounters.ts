import type { RulebookSection } from '@kantyna/kernel'

export const encounterSections: readonly RulebookSection[] = [
  {
    id: 'encounter',
    title: { en: 'The encounter phase', pl: 'Faza spotkania' },
    paragraphs: [
      {
        rules: ['OR-ENC-01', 'OR-ENC-02', 'OR-ENC-04'],
        en: 'Every turn ends with exactly one encounter, in your own space: with a patrol, with a contact, or a space encounter, which means whatever the encounter deck has in store. You choose which.',
        pl: 'Każda tura kończy się dokładnie jednym spotkaniem na twoim polu: z patrolem, z kontaktem albo niespodziewanym, czyli z tym, co szykuje talia spotkań. Wybór należy do ciebie.',
      },
      {
        rules: ['OR-ENC-03', 'OR-EPAT-10'],
        en: 'Unless you are wanted: if your reputation with the faction of a patrol in your space is negative, you must encounter that patrol; if there are several, you pick one.',
        pl: 'Chyba że cię szukają: jeśli na twoim polu jest patrol frakcji, w której masz negatywną reputację, musisz rozegrać spotkanie z nim, a gdy jest ich kilka – z jednym wybranym.',
      },
      {
        rules: ['OR-ENC-05', 'OR-ENC-06', 'OR-ENC-07', 'OR-ENC-08'],
        en: 'An ability marked “Encounter” can take the place of the encounter, and so can a job or the hunt for a crew member. A patrol that forces its encounter rules all that out. The hunt for a contact takes place during the encounter with that contact.',
        pl: 'Miejsce spotkania może zająć zdolność „Spotkanie”, a także misja albo polowanie na członka załogi. Patrol, który zmusza do spotkania, to wyklucza. Polowanie na kontakt odbywa się w trakcie spotkania z tym kontaktem.',
      },
    ],
  },
  {
    id: 'space-encounters',
    title: { en: 'Space encounters', pl: 'Niespodziewane spotkania' },
    paragraphs: [
      {
        rules: ['OR-ESPC-01', 'OR-ECARD-01'],
        en: 'You draw the top card of the deck for your space. Most decks serve two planets, one serves Kessel and the Maelstrom, and one serves all navpoints.',
        pl: 'Dobierasz wierzchnią kartę talii właściwej dla twojego pola. Większość talii obsługuje po dwie planety, jedna Kessel i Wir, a jedna wszystkie punkty nawigacyjne.',
      },
      {
        rules: [
          ...['OR-ESPC-02', 'OR-ESPC-03', 'OR-ECARD-02', 'OR-ECARD-03', 'OR-ECARD-04', 'OR-ECARD-05'],
          'OR-ECARD-06',
        ],
        en: 'Only one section of the card counts: that of your planet; at a navpoint, the one with a patrol or the one without. It may be divided by your reputation with a faction. What is true when you draw the card decides.',
        pl: 'Liczy się tylko jedna sekcja karty: ta z twoją planetą, a w punkcie nawigacyjnym ta z patrolem albo bez niego. Może mieć podsekcje zależne od reputacji w jakiejś frakcji. Rozstrzyga stan w chwili dobrania karty.',
      },
      {
        rules: ['OR-ESPC-04', 'OR-ESPC-05', 'OR-ESPC-06', 'OR-ESPC-07', 'OR-ECARD-07', 'OR-ECARD-08'],
        en: 'You resolve the section for all to see, unless it is a secret: then you keep the card facedown. Some sections offer a bounty, or the resource printed on the card, which has no cost.',
        pl: 'Sekcję rozgrywasz jawnie, chyba że to tajna informacja: wtedy zatrzymujesz zakrytą kartę. Niektóre sekcje pozwalają wziąć zlecenie albo zasób z tej karty; taki zasób nie ma kosztu.',
      },
      {
        rules: ['OR-ESPC-08'],
        en: 'Afterwards the card goes under its deck, unless you keep it as a secret or a resource.',
        pl: 'Potem karta wraca na spód swojej talii, chyba że zatrzymujesz ją jako tajną informację lub zasób.',
      },
    ],
  },
  {
    id: 'contacts',
    title: { en: 'Contacts', pl: 'Kontakty' },
    paragraphs: [
      {
        rules: ['OR-ECON-01', 'OR-ECON-02', 'OR-ECON-03', 'OR-ECON-04'],
        en: 'Every planet has people worth knowing. Choose a contact on your planet, and there is no going back: a facedown token is revealed, and you resolve the databank card with its number.',
        pl: 'Na każdej planecie są ludzie, których warto znać. Wybierz kontakt na swojej planecie; odwrotu już nie ma: zakryty żeton zostaje odkryty i rozgrywasz kartę danych o jego numerze.',
      },
      {
        rules: ['OR-ECON-05', 'OR-ECON-06', 'OR-ECON-07'],
        en: 'If you hold a bounty on this contact, you may fight instead. You decide once the token is revealed, and you may read the databank card first.',
        pl: 'Jeśli masz na ten kontakt zlecenie, możesz zamiast tego walczyć. Decydujesz po odkryciu żetonu i wolno ci przedtem przeczytać kartę danych.',
      },
      {
        rules: ['OR-ECON-08', 'OR-CON-05'],
        en: 'The token stays faceup on the planet unless the card takes it away. Everybody may read the databank card of a faceup contact at any time.',
        pl: 'Odkryty żeton pozostaje na planecie, chyba że karta go stamtąd zabiera. Kartę danych odkrytego kontaktu każdy może przeczytać w dowolnej chwili.',
      },
      {
        rules: ['OR-CON-02', 'OR-CON-03', 'OR-CON-04'],
        en: 'The rank of a contact is also on its bounty, which tells hunters where to look. Later on, rank no longer matters: tokens are placed on any contact space and stay on the side they were on.',
        pl: 'Ranga kontaktu widnieje też na zleceniu i podpowiada łowcom, gdzie szukać. Później nie ma już znaczenia: żetony trafiają na dowolne pola kontaktów i nie zmieniają strony.',
      },
      {
        rules: ['OR-CON-06', 'OR-CON-07', 'OR-CON-11', 'OR-CON-12'],
        en: 'Whoever peeks at a facedown contact learns who it is, alone, but may not read its databank card. Contacts that are swapped change places and keep their sides.',
        pl: 'Kto podejrzy zakryty kontakt, jako jedyny wie, kto to; nie może jednak przeczytać jego karty danych. Kontakty zamienione miejscami nie zmieniają strony.',
      },
      {
        rules: ['OR-CON-08', 'OR-CON-09', 'OR-CON-10', 'OR-CON-13'],
        en: 'Contacts on your planet are in your space; captives on a bounty are not. Symbols on tokens do nothing by themselves: cards refer to them.',
        pl: 'Kontakty na twojej planecie są na twoim polu, a schwytane, leżące na zleceniu – nie. Symbole na żetonach same nic nie robią: odwołują się do nich karty.',
      },
    ],
  },
  {
    id: 'patrol-encounters',
    title: { en: 'Fighting a patrol', pl: 'Spotkanie z patrolem' },
    paragraphs: [
      {
        rules: ['OR-EPAT-01', 'OR-EPAT-09', 'OR-EPAT-11'],
        en: 'An encounter with a patrol is always ship combat. With neutral or positive reputation it is up to you: pick any patrol in your space, or none.',
        pl: 'Spotkanie z patrolem to zawsze walka w przestrzeni. Przy neutralnej lub pozytywnej reputacji nie ma przymusu: możesz wybrać dowolny patrol na swoim polu albo żaden.',
      },
      {
        rules: ['OR-EPAT-02', 'OR-EPAT-03', 'OR-EPAT-04', 'OR-EPAT-05'],
        en: 'If you win, you gain the reward, lose 1 reputation with that faction, and the patrol leaves the game. The next one, a level higher, enters the map.',
        pl: 'Gdy wygrasz, bierzesz nagrodę i tracisz 1 punkt reputacji w tej frakcji, a patrol zostaje usunięty z gry. Na mapę wchodzi następny, o poziom wyższy.',
      },
      {
        rules: ['OR-EPAT-06'],
        en: 'If you lose, you move the patrol to an adjacent space of your choice. At least it lets you go.',
        pl: 'Gdy przegrasz, przesuwasz patrol na wybrane sąsiednie pole. Przynajmniej daje ci spokój.',
      },
      {
        rules: ['OR-EPAT-07', 'OR-EPAT-08'],
        en: 'All this happens before damage counts. You can beat a patrol, collect the reward and be defeated, all in one fight.',
        pl: 'To wszystko dzieje się przed sprawdzeniem obrażeń. Można więc w jednej walce wygrać z patrolem, odebrać nagrodę i skończyć jako pokonany gracz.',
      },
    ],
  },
]
