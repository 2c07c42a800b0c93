import type { Text } from '@kantyna/kernel'

/** Explanations of things that do not answer the question: their purpose, and when they can be used. */

/** While a combat, a test or another roll is under way. */
export const underWay = {
  combat: {
    pl: 'Trwa walka: najpierw ją rozstrzygnij.',
    en: 'A combat is under way: finish it first.',
  },
  test: {
    pl: 'Trwa test umiejętności: najpierw go rozstrzygnij.',
    en: 'A skill test is under way: finish it first.',
  },
  roll: {
    pl: 'Trwa rzut: najpierw go rozstrzygnij.',
    en: 'A roll is under way: finish it first.',
  },
} as const satisfies Readonly<Record<string, Text>>

export const reasons = {
  setup: {
    rule: 'OR-SETUP-01',
    sentence: {
      pl: 'Gra jeszcze się nie zaczęła: najpierw trzeba dokończyć przygotowania.',
      en: 'The game has not begun yet: first the setup has to be finished.',
    },
  },
  defeated: {
    rule: 'OR-PLAN-05',
    sentence: {
      pl: 'Twoja postać jest pokonana: w tej fazie możesz tylko usunąć wszystkie obrażenia.',
      en: 'You are defeated: in this phase you can only recover all damage.',
    },
  },
  underWay: {
    rule: 'OR-TURN-02',
    sentence: {
      pl: 'Najpierw dokończ to, co się zaczęło: dopiero potem faza potoczy się dalej.',
      en: 'Finish what is under way first: only then does the phase go on.',
    },
  },
  othersTurn: {
    rule: 'OR-TURN-07',
    sentence: {
      pl: 'To tura innego gracza: odpowiadasz tylko na to, o co pyta cię gra.',
      en: 'It is another player’s turn: you only answer what you are asked.',
    },
  },
  here: {
    rule: 'OR-PLAN-02',
    sentence: { pl: 'Twój statek już tu jest.', en: 'Your ship is already here.' },
  },
  planningPhase: {
    rule: 'OR-TURN-02',
    sentence: { pl: 'To robisz w fazie planowania.', en: 'You do that in the planning phase.' },
  },
  actionPhase: {
    rule: 'OR-TURN-02',
    sentence: { pl: 'Kupujesz w fazie akcji, na planecie.', en: 'You buy in the action phase, on a planet.' },
  },
  encounterPhase: {
    rule: 'OR-TURN-02',
    sentence: {
      pl: 'Spotkania rozgrywa się w fazie spotkania.',
      en: 'Encounters are resolved in the encounter phase.',
    },
  },
  marketFirst: {
    rule: 'OR-MKT-04',
    sentence: {
      pl: 'Kupujesz w akcji handlu: wierzchnią kartę jednej z talii.',
      en: 'You buy with the market action: the top card of one of the decks.',
    },
  },
  encounterDeck: {
    rule: 'OR-ESPC-01',
    sentence: {
      pl: 'Kartę spotkania dobierasz z talii swojego pola: ta talia należy do innych pól.',
      en: 'You draw an encounter card from the deck of your own space: this deck belongs to other spaces.',
    },
  },
  contactHere: {
    rule: 'OR-ENC-03',
    sentence: {
      pl: 'W tej turze masz już inne spotkanie.',
      en: 'You have another encounter this turn.',
    },
  },
  patrolHere: {
    rule: 'OR-EPAT-09',
    sentence: {
      pl: 'W tej turze masz już inne spotkanie.',
      en: 'You have another encounter this turn.',
    },
  },
  patrolOff: {
    rule: 'OR-EPAT-05',
    sentence: {
      pl: 'Tego patrolu nie ma teraz na mapie.',
      en: 'This patrol is not on the map now.',
    },
  },
  secret: {
    rule: 'OR-ESPC-05',
    sentence: {
      pl: 'Tajnej informacji używasz wtedy, gdy pozwala na to jej tekst.',
      en: 'You use a secret when its text allows it.',
    },
  },
  bounty: {
    rule: 'OR-BNTY-07',
    sentence: {
      pl: 'Zlecenie wykonujesz w fazie spotkania: znajdź jego cel i pokonaj go w walce.',
      en: 'You earn a bounty in the encounter phase: find its target and beat it in combat.',
    },
  },
  ability: {
    rule: 'OR-RES-01',
    sentence: {
      pl: 'Tej karty się nie zagrywa: działa wtedy, gdy mówi o tym jej tekst powyżej.',
      en: 'You do not play this card: it works when its text above says so.',
    },
  },
  othersCard: {
    rule: 'OR-TRADE-01',
    sentence: {
      pl: 'Ta karta nie jest twoja: z graczem na twoim polu możesz się wymienić w fazie akcji.',
      en: 'This card is not yours: you can trade with a player in your space in the action phase.',
    },
  },
  cargo: {
    rule: 'OR-DELIV-02',
    sentence: {
      pl: 'Ładunek dostarczasz w fazie akcji, tam gdzie wskazuje karta.',
      en: 'You deliver cargo in the action phase, where its card says to.',
    },
  },
  captive: {
    rule: 'OR-DELIV-07',
    sentence: {
      pl: 'Schwytany kontakt dostarczasz w fazie akcji, na planecie wskazanej na zleceniu.',
      en: 'You deliver a captured contact in the action phase, on the planet that its bounty names.',
    },
  },
  character: {
    rule: 'OR-PLAN-04',
    sentence: {
      pl: 'Obrażenia usuwasz w fazie planowania; zdolność postaci działa wtedy, gdy mówi o tym jej tekst.',
      en: 'You recover in the planning phase; a character’s ability works when its text says so.',
    },
  },
  seat: {
    rule: 'OR-TRADE-01',
    sentence: {
      pl: 'Z graczem na twoim polu możesz się wymienić w fazie akcji.',
      en: 'You can trade with a player in your space in the action phase.',
    },
  },
  ship: {
    rule: 'OR-PLAN-02',
    sentence: {
      pl: 'Statkiem lecisz w fazie planowania; jego zdolność działa wtedy, gdy mówi o tym jej tekst.',
      en: 'The ship flies in the planning phase; its ability works when its text says so.',
    },
  },
  ai: {
    rule: 'OR-AIFLOW-02',
    sentence: {
      pl: 'Tę kartę rozgrywa gracz SI w swojej turze.',
      en: 'The AI player resolves this card on its own turn.',
    },
  },
  pool: {
    rule: 'OR-SHIP-10',
    sentence: {
      pl: 'Pulę statków można tylko przeglądać: statki kupuje się w akcji handlu.',
      en: 'The ship pool can only be looked through: ships are bought with the market action.',
    },
  },
  die: {
    rule: 'OR-DICE-03',
    sentence: {
      pl: 'Wynik tej kości może zmienić tylko zdolność, która na to pozwala.',
      en: 'Only an ability that says so can change the result of this die.',
    },
  },
  other: {
    rule: 'OR-TURN-02',
    sentence: {
      pl: 'To działa wtedy, gdy mówi o tym jego tekst.',
      en: 'It works when its text says so.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly rule: string; readonly sentence: Text }>>

export type Reason = keyof typeof reasons
