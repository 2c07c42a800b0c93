import type { Text } from '@kantyna/kernel'

/** The steps of the lesson, in their order. */
export const lessonSteps = [
  'welcome',
  'income',
  'technology',
  'undo',
  'follow',
  'explore',
  'planet',
  'trade',
  'production',
  'politics',
  'mission',
  'senate',
  'cleanUp',
  'victory',
] as const
export type StepName = (typeof lessonSteps)[number]

interface StepText extends Text {
  /** Shown when there is nothing left to choose. */
  readonly then?: Text
}

export const lessonTexts: Readonly<Record<StepName, StepText>> = {
  welcome: {
    en: 'Welcome to the galaxy! Five rounds lie ahead; whoever has the most victory points (VP) wins. Your ship and your first outpost are at the Central Planet. Actions wait in eight areas.',
    pl: 'Witaj w galaktyce! Gra trwa pięć rund; wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ). Twój statek i pierwsza placówka są na planecie centralnej. Akcje czekają w ośmiu obszarach.',
  },
  income: {
    en: 'Every round begins with income, shown as a sum. Your four empty crew spaces give 1 credit, 2 VP and a resource of any type. Choose raw material: you will need it for an outpost.',
    pl: 'Każda runda zaczyna się od dochodu, pokazanego jako suma. Cztery puste pola załogi dają 1 kredyt, 2 PZ i dowolny zasób. Wybierz surowiec: przyda się na placówkę.',
    then: {
      en: 'The fewer crew members you have, the more the empty spaces give. But the more of them you mobilise, the more you can do.',
      pl: 'Im mniej załogantów, tym więcej dają puste pola. Ale im więcej ich zmobilizujesz, tym więcej możesz zrobić.',
    },
  },
  technology: {
    en: 'Your turn: place a captain on technology. The main action lets you advance 1 space and mark a card with a development marker. Mark Loyal Followers: it will pay soon.',
    pl: 'Twoja tura: umieść kapitana na technologii. Główna akcja pozwala awansować o 1 pole i oznaczyć kartę znacznikiem rozwoju. Oznacz kartę „Wierni naśladowcy”: zaraz się opłaci.',
    then: {
      en: 'Level 2 gave you access to these cards. No other captain can use this space this round, but the other player may follow you now with the secondary action.',
      pl: 'Poziom 2 dał ci dostęp do tych kart. Do końca rundy żaden kapitan nie użyje już tego pola, ale drugi gracz może teraz dołączyć i wykonać dodatkową akcję.',
    },
  },
  undo: {
    en: 'Nothing is lost by trying: place a captain on mining, look at what it brings, and then take it back.',
    pl: 'Próbować można bez obaw: umieść kapitana na wydobyciu, zobacz, co to daje, a potem cofnij ten wybór.',
    then: {
      en: 'Now press “Undo”. You can take back your choices until something new has come to light. After that, other players have to agree.',
      pl: 'Teraz naciśnij „Cofnij”. Możesz cofać swoje wybory, dopóki nie wyjdzie na jaw coś nowego. Potem muszą się zgodzić inni gracze.',
    },
  },
  follow: {
    en: 'The other player has taken the mining action. Follow with your crew member: the secondary action gives you the reward of the token on your mining track.',
    pl: 'Drugi gracz wykonał akcję wydobycia. Dołącz załogantem: dodatkowa akcja da ci nagrodę z żetonu na twoim torze wydobycia.',
    then: {
      en: '1 raw material, and 1 VP from the card you marked. A crew member can follow, work on an action planet or sit in the Senate, but never performs a main action.',
      pl: '1 surowiec, a do tego 1 PZ z oznaczonej karty. Załogant może dołączać, pracować na planecie akcyjnej albo zasiąść w Senacie, ale nigdy nie wykonuje głównej akcji.',
    },
  },
  explore: {
    en: 'Exploration: move your ship to the green mining planet for 1 energy and place an outpost there. Your second outpost costs 1 raw material.',
    pl: 'Eksploracja: przesuń statek za 1 energię do zielonej planety górniczej i umieść tam placówkę. Druga placówka kosztuje 1 surowiec.',
    then: {
      en: 'A mining planet pays at once: 2 VP. And the outpost space that is now empty on your control panel has mobilised a crew member.',
      pl: 'Planeta górnicza od razu daje nagrodę: 2 PZ. A puste już pole placówki na panelu sterowania zmobilizowało załoganta.',
    },
  },
  planet: {
    en: 'Instead of a main action you can use an action planet that has an outpost of yours. Place your crew member there.',
    pl: 'Zamiast głównej akcji możesz użyć planety akcyjnej, na której masz placówkę. Umieść tam załoganta.',
    then: {
      en: '1 credit and 1 VP. Nobody can follow this, and in the next round you can use the planet again.',
      pl: '1 kredyt i 1 PZ. Do tego nikt nie może dołączyć, a w następnej rundzie znów użyjesz tej planety.',
    },
  },
  trade: {
    en: 'During your turn you may flip a bonus token at any moment. Flip yours for 2 raw materials, then trade: it costs 2 raw materials and 1 alien, but in the main action you leave one of them out.',
    pl: 'W swojej turze w dowolnej chwili możesz odwrócić żeton premii. Zyskaj tak 2 surowce i handluj: kosztuje to 2 surowce i 1 obcego, ale w głównej akcji jeden z tych zasobów pomijasz.',
    then: {
      en: 'Trade level 2: the fleet income token gave 3 VP and now lies on your income track. It pays every round, provided that your politics level is high enough.',
      pl: 'Poziom handlu 2: żeton dochodu floty dał 3 PZ i leży teraz na torze dochodów. Daje nagrodę co rundę, o ile masz dość wysoki poziom polityki.',
    },
  },
  production: {
    en: 'Production: advance 1 space to a bonus token and go on. Then collect from two outposts, as your level is 2: an alien from the green planet and any resource from the central one. Take energy.',
    pl: 'Produkcja: awansuj o 1 pole, po żeton premii, i idź dalej. Zbierz zasoby z dwóch placówek, bo masz poziom 2: z zielonej planety obcego, z centralnej dowolny zasób. Weź energię.',
    then: {
      en: 'Whoever reaches a stack takes its top token. This one was the last: on the production track those who come later get nothing.',
      pl: 'Kto dotrze do stosu, bierze wierzchni żeton. Ten był ostatni: na torze produkcji następni już nic nie dostaną.',
    },
  },
  politics: {
    en: 'Politics: advance 1 space and take a mission. At level 2 the first two are accessible. Take Street Festival: it has a cost, but no requirement.',
    pl: 'Polityka: awansuj o 1 pole i weź misję. Na poziomie 2 dostępne są dwie pierwsze. Weź misję „Festyn uliczny”: ma koszt, ale nie ma wymagań.',
    then: {
      en: 'It lies in your mission log, which holds two. And the higher your politics level, the more tokens on your mining track and income track pay.',
      pl: 'Leży w dzienniku misji, który mieści dwie. A im wyższy poziom polityki, tym więcej żetonów na torach wydobycia i dochodów daje nagrody.',
    },
  },
  mission: {
    en: 'Completing a mission is a free action: pay 1 energy and 1 raw material. Your captain still acts: take the mining action.',
    pl: 'Ukończenie misji to darmowa akcja: zapłać 1 energię i 1 surowiec. Kapitan nadal ma swoją akcję: wykonaj akcję wydobycia.',
    then: {
      en: '2 VP for the mission and 2 VP from your mining planet. You also took the token from the action space, and both tokens on your mining track paid.',
      pl: '2 PZ za misję i 2 PZ z planety górniczej. Żeton z pola akcji jest teraz twój i oba żetony na torze wydobycia dały nagrodę.',
    },
  },
  senate: {
    en: 'You have outposts on three planets of different colours, as one of the decrees asks for. Send a crew member to the Senate, then advance on the military track for 2 energy.',
    pl: 'Masz placówki na trzech planetach różnych kolorów, a tego wymaga jeden z dekretów. Wyślij załoganta do Senatu, a potem awansuj na torze wojskowości za 2 energii.',
    then: {
      en: '4 VP for the decree and 2 VP for the golden chair. The crew member stays in the Senate until the end of the game.',
      pl: '4 PZ za dekret i 2 PZ za złoty fotel. Załogant zostaje w Senacie do końca gry.',
    },
  },
  cleanUp: {
    en: 'Place your last worker on your action planet. Whoever can do nothing more passes. When all pass one after another, clean-up begins, and the military levels are compared.',
    pl: 'Umieść ostatniego robotnika na swojej planecie akcyjnej. Kto nic już nie może zrobić, pasuje. Gdy wszyscy spasują, zaczyna się faza porządkowania i porównanie wojskowości.',
    then: {
      en: 'You lead by 2 spaces: 2 VP for you, and the other player loses 2. The workers are back. Whoever has placed fewer outposts goes first now and took a bonus token.',
      pl: 'Prowadzisz o 2 pola: zyskujesz 2 PZ, a drugi gracz traci 2 PZ. Robotnicy wrócili. Kto umieścił mniej placówek, jest teraz pierwszy i dostał żeton premii.',
    },
  },
  victory: {
    en: 'The fifth round is over, and you are behind. But you still score one of your two secret goals: Green Worlds gives 3 VP for each of your outposts on a green planet.',
    pl: 'Piąta runda za wami, a ty masz mniej punktów. Ale każdy punktuje jeszcze jeden ze swoich dwóch tajnych celów. „Zielone światy” to 3 PZ za każdą placówkę na zielonej planecie.',
    then: {
      en: '9 VP for three green planets: you win! Each credit left was worth 1 VP, too, and so was every set of 3 resources. Good luck in your first game!',
      pl: '9 PZ za trzy zielone planety: wygrywasz! Po 1 PZ dał też każdy pozostały kredyt i każde 3 zasoby. Powodzenia w pierwszej grze!',
    },
  },
}
