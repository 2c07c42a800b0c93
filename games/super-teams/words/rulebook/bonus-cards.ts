import type { RulebookSection } from '@kantyna/kernel'

export const bonusCardSections: readonly RulebookSection[] = [
  {
    id: 'bonus-spaces',
    title: { en: 'Getting bonus cards', pl: 'Zdobywanie kart bonusów' },
    paragraphs: [
      {
        rules: ['ST-GAIN-01', 'ST-GAIN-02'],
        en: 'A ship that stops on a bonus space finds a present: 1 bonus card from the stack in the middle. It always goes to the owner of the ship, no matter who flew it there.',
        pl: 'Statek, który staje na polu z bonusem, znajduje prezent: jedną kartę bonusu z wierzchu stosu. Karta zawsze trafia do właściciela statku, obojętne, kto wykonał ruch.',
      },
      {
        rules: ['ST-GAIN-02'],
        en: 'Example: you play red, and with a black 2 you fly a black ship from 8 to bonus space 10. The card goes to the black team’s player, not to you.',
        pl: 'Przykład: grasz czerwonymi i czarną kartą z liczbą 2 przesuwasz czarny statek z pola 8 na pole z bonusem (10). Karta trafia do gracza z drużyną czarną, a nie do ciebie.',
      },
      {
        rules: ['ST-GAIN-05', 'SG-18'],
        en: 'Bonus cards wait in your hand until you want to use them. You may hold as many as you get.',
        pl: 'Karty bonusów czekają na ręce, aż zechcesz ich użyć. Możesz mieć ich tyle, ile zdobędziesz.',
      },
      {
        rules: ['ST-GAIN-03', 'SG-25'],
        en: 'When somebody has to draw and the stack is empty, the used bonus cards are shuffled to make a new one.',
        pl: 'Gdy trzeba dobrać kartę, a stos jest pusty, wykorzystane karty bonusów są tasowane i stają się nowym stosem.',
      },
      {
        rules: ['ST-GAIN-04'],
        en: 'If there are no used cards either, there is simply nothing to draw this time.',
        pl: 'Jeśli wykorzystanych kart też nie ma, tym razem po prostu nie ma czego dobrać.',
      },
    ],
  },
  {
    id: 'playing-bonus-cards',
    title: { en: 'Playing bonus cards', pl: 'Zagrywanie kart bonusów' },
    paragraphs: [
      {
        rules: ['ST-BONUS-01', 'ST-BONUS-03'],
        en: 'When your ship flies, you may help it with a bonus card from your hand. It does not matter who moves it: you may do this on anybody’s turn.',
        pl: 'Gdy leci twój statek, możesz mu pomóc kartą bonusu z ręki. Nieważne, kto wykonuje ruch: wolno ci to zrobić w każdej turze, także nie swojej.',
      },
      {
        rules: ['ST-BONUS-02'],
        en: 'Partners help each other: you may also play a bonus card on one of your partner’s ships.',
        pl: 'W zespole sobie pomagacie: możesz zagrać kartę bonusu także na statek drugiego członka zespołu.',
      },
      {
        rules: ['ST-BONUS-06'],
        en: 'You cannot play bonus cards on opponents’ ships.',
        pl: 'Kart bonusów nie możesz zagrywać na statki przeciwników.',
      },
      {
        rules: ['ST-BONUS-04'],
        en: 'The bonus card always takes effect: whoever is moving the ship has to go along with it.',
        pl: 'Zagrana karta bonusu zawsze działa: gracz, który wykonuje ruch, musi zastosować jej efekt.',
      },
      {
        rules: ['ST-BONUS-05', 'ST-BONUS-08'],
        en: 'One ship, one bonus card a turn. Partners share this limit: if one of them plays a card on a ship, the other cannot add a second one.',
        pl: 'Jeden statek w jednej turze to najwyżej jedna karta bonusu. Limit jest wspólny: jeśli jeden członek zespołu zagrał kartę na statek, drugi nie może już nic dołożyć.',
      },
      {
        rules: ['ST-BONUS-07'],
        en: 'You never have to play a bonus card. Saving it for later is fine.',
        pl: 'Karty bonusu nigdy nie trzeba zagrywać. Możesz ją zachować na później.',
      },
      {
        rules: ['ST-BONUS-09'],
        en: 'A bonus card that has been played goes to the used cards.',
        pl: 'Zagrana karta bonusu trafia do wykorzystanych kart.',
      },
    ],
  },
  {
    id: 'four-bonus-cards',
    title: { en: 'Four bonus cards for a flying ship', pl: 'Cztery karty bonusów dla lecącego statku' },
    paragraphs: [
      {
        rules: ['ST-EVADE-01', 'ST-EVADE-02', 'ST-EVADE-03'],
        en: 'Evasive Manoeuvre rescues a ship whose flight ends in a black hole. Instead of going back, it slips through to the first ordinary space beyond the black holes.',
        pl: 'Manewr omijania ratuje statek, którego lot kończy się w czarnej dziurze. Zamiast zawracać, statek prześlizguje się do przodu na pierwsze zwykłe pole za czarnymi dziurami.',
      },
      {
        rules: ['ST-EVADE-02', 'ST-EVADE-03'],
        en: 'Example: a ship on 36 flies 2 spaces into the black hole on 38. Evasive Manoeuvre takes it to 40.',
        pl: 'Przykład: statek z pola 36 leci o 2 pola, prosto w czarną dziurę na polu 38. Karta Manewr omijania przenosi go na pole 40.',
      },
      {
        rules: ['ST-PILOT-01', 'ST-PILOT-02'],
        en: 'Experienced Pilot knows the way through the rocks. A ship that takes off from an asteroid belt flies the full number on the card.',
        pl: 'Doświadczony pilot zna drogę między skałami. Statek, który rusza z pasa asteroid, leci o całą liczbę z karty.',
      },
      {
        rules: ['ST-PILOT-02'],
        en: 'Example: from the asteroid belt on 12 a ship with a 5 and an Experienced Pilot flies to 17.',
        pl: 'Przykład: z pasa asteroid na polu 12 statek z liczbą 5 i kartą Doświadczony pilot leci na pole 17.',
      },
      {
        rules: ['ST-LIGHT-01', 'ST-LIGHT-02'],
        en: 'Light Speed doubles the number on the movement card, just like hyperspace. It works only for a ship that takes off from an ordinary space, a bonus space or the starting planet.',
        pl: 'Prędkość światła podwaja liczbę z karty ruchu, zupełnie jak hiperprzestrzeń. Działa tylko na statek, który rusza ze zwykłego pola, z pola z bonusem albo z planety startowej.',
      },
      {
        rules: ['ST-LIGHT-01', 'ST-LIGHT-02'],
        en: 'Example: a 6 and Light Speed take a ship from the starting planet straight to 12.',
        pl: 'Przykład: z liczbą 6 i kartą Prędkość światła statek leci z planety startowej od razu na pole 12.',
      },
      {
        rules: ['ST-LIGHT-03', 'ST-DOUBLE-04'],
        en: 'So Light Speed never combines with hyperspace and never frees a ship from asteroids. On a double space, what counts is the half where the ship stands.',
        pl: 'Prędkość światła nie łączy się więc z hiperprzestrzenią i nie uwalnia statku z asteroid. Na podwójnym polu spójrz, na której połówce stoi statek.',
      },
      {
        rules: ['ST-ACCEL-01', 'ST-ACCEL-02', 'ST-ACCEL-03'],
        en: 'Acceleration adds 1 extra space to a flight. From an asteroid belt you may not use it, but from hyperspace you may: double first, then add 1.',
        pl: 'Przyspieszenie wydłuża lot o 1 dodatkowe pole. Z pasa asteroid nie wolno go użyć, za to z hiperprzestrzeni tak: najpierw podwajasz liczbę, potem dodajesz 1.',
      },
      {
        rules: ['ST-ACCEL-01', 'ST-ACCEL-03', 'ST-HOLE-03'],
        en: 'Examples: from hyperspace 7 a ship with a 1 and Acceleration flies 2 + 1 = 3 spaces to 10. From 17 a ship with a 4 and Acceleration flies 5 spaces to 22 and just clears the black holes.',
        pl: 'Przykłady: z hiperprzestrzeni na polu 7 statek z liczbą 1 i kartą Przyspieszenie leci o 2 + 1 = 3 pola, na pole 10. Z pola 17 statek z liczbą 4 i tą samą kartą leci o 5 pól na pole 22 i akurat przeskakuje czarne dziury.',
      },
    ],
  },
  {
    id: 'tow',
    title: { en: 'The fifth bonus card: Tow', pl: 'Piąta karta bonusu: Holowanie' },
    paragraphs: [
      {
        rules: ['ST-TOW-01', 'ST-TOW-03'],
        en: 'An opponent’s ship zooms past one of yours or your partner’s? Hook on! Tow pulls the overtaken ship to the space where the opponent’s ship has stopped.',
        pl: 'Statek przeciwnika wyprzedza statek twojego zespołu? Rzuć hol! Holowanie przyciąga wyprzedzony statek na to samo pole, na którym zatrzymał się statek przeciwnika.',
      },
      {
        rules: ['ST-TOW-02', 'SG-09'],
        en: 'If both ships share a space and the opponent’s ship flies away, that is overtaking too. It even works on the starting planet.',
        pl: 'Jeśli oba statki stoją na jednym polu i statek przeciwnika odlatuje do przodu, to też jest wyprzedzanie. Działa to nawet na planecie startowej.',
      },
      {
        rules: ['ST-TOW-04'],
        en: 'Tow is the odd one out: you play it while an opponent’s ship is being moved, and it helps a ship that was standing still.',
        pl: 'Holowanie jest inne niż reszta kart: zagrywasz je, gdy leci statek przeciwnika, a pomaga statkowi, który stoi w miejscu.',
      },
      {
        rules: ['ST-TOW-05'],
        en: 'Who moved the opponent’s ship? It makes no difference: an opponent, your partner, even you.',
        pl: 'Czyja to tura? Wszystko jedno: może to być tura przeciwnika, drugiego członka twojego zespołu, a nawet twoja.',
      },
      {
        rules: ['ST-TOW-06', 'SG-08'],
        en: 'Wait until the opponent’s ship has come to a stop, after any bonus card or black hole. Then compare the two ships, and tow yours to that space.',
        pl: 'Poczekaj, aż statek przeciwnika naprawdę się zatrzyma, już po kartach bonusów i czarnych dziurach. Dopiero wtedy porównaj oba statki i przyciągnij swój w to miejsce.',
      },
      {
        rules: ['ST-TOW-07', 'ST-TOW-08'],
        en: 'One Tow pulls one ship and is that ship’s bonus card for this turn. If several of your side’s ships are overtaken, each can have a Tow of its own.',
        pl: 'Jedna karta Holowanie ciągnie jeden statek i jest jego kartą bonusu w tej turze. Jeśli wyprzedzonych statków twojego zespołu jest więcej, na każdy można zagrać osobne Holowanie.',
      },
      {
        rules: ['ST-TOW-09'],
        en: 'A towed ship is pulled straight to its new space. Asteroids or hyperspace under it change nothing, and black holes on the way cannot stop it.',
        pl: 'Holowany statek trafia prosto na miejsce. Asteroidy ani hiperprzestrzeń, z których rusza, nic nie zmieniają, a czarne dziury po drodze go nie zatrzymają.',
      },
      {
        rules: ['ST-TOW-02', 'ST-TOW-03', 'ST-GAIN-01', 'SG-11'],
        en: 'Example: a red and a black ship of opposing sides stand on 8. Red flies with a 2 to bonus space 10, black plays Tow and comes along, and both owners draw a bonus card.',
        pl: 'Przykład: na polu 8 stoją dwa statki różnych zespołów: czerwony i czarny. Czerwony z liczbą 2 leci na pole z bonusem (10), a czarny dociera tam za nim dzięki karcie Holowanie. Właściciele obu statków dobierają po 1 karcie bonusu.',
      },
      {
        rules: ['ST-TOW-03', 'ST-TOW-09'],
        en: 'Example: a black ship waits on 18, before the black holes. An opponent’s red ship flies from 17 with a 5 to 22; with Tow the black ship lands on 22 too.',
        pl: 'Przykład: czarny statek czeka na polu 18, przed czarnymi dziurami. Czerwony statek przeciwnika leci z liczbą 5 z pola 17 na pole 22. Dzięki karcie Holowanie czarny statek też ląduje na polu 22.',
      },
      {
        rules: ['ST-TOW-01', 'ST-HOLE-02', 'SG-08'],
        en: 'Example: a red ship flies from 15 with a 5 into the black hole on 20 and goes back to 17, where an opponent’s black ship stands. Now they are side by side: nobody was overtaken, so there is no Tow.',
        pl: 'Przykład: czerwony statek leci z liczbą 5 z pola 15, wpada w czarną dziurę na polu 20 i zawraca na pole 17, gdzie stoi czarny statek przeciwnika. Stoją teraz obok siebie, więc nie ma wyprzedzania i nie ma holowania.',
      },
    ],
  },
]
