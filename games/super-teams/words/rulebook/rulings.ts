import type { RulebookSection } from '@kantyna/kernel'

export const rulingSections: readonly RulebookSection[] = [
  {
    id: 'rulings',
    title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
    paragraphs: [
      {
        rules: ['SG-01'],
        en: 'The track: we made our own, with 48 spaces from starting planet 0 to final planet 47. It is not the printed board.',
        pl: 'Trasa: jest naszego pomysłu i ma 48 pól, od planety startowej (0) do planety finałowej (47). To nie jest plansza z pudełka.',
      },
      {
        rules: ['SG-02'],
        en: 'Bonus cards: there are 4 copies of each of the five cards. The number is our own choice.',
        pl: 'Karty bonusów: każda z pięciu kart jest w 4 egzemplarzach. To liczba naszego pomysłu.',
      },
      {
        rules: ['SG-03'],
        en: 'The fourth team is yellow and flies the Jedi Starfighter and the Tantive IV.',
        pl: 'Czwarta drużyna jest żółta. Jej statki to Myśliwiec Jedi i Tantive IV.',
      },
      {
        rules: ['SG-04'],
        en: 'First player: drawn at random, or chosen when the table is set up. The app cannot know what you have watched.',
        pl: 'Kto zaczyna: decyduje los albo ten, kto zakłada stół. Aplikacja nie wie, co kto ogląda.',
      },
      {
        rules: ['SG-05'],
        en: 'A new round does not change the order. Everyone has played 6 cards, so the same player begins again.',
        pl: 'Nowa runda nie zmienia kolejności. Każdy zagrał 6 kart, więc znów zaczyna ten sam gracz.',
      },
      {
        rules: ['SG-06'],
        en: 'A move, part one: play a movement card, name the colour if it is wild, and name the ship. Then the side of that ship may play one bonus card on it: Light Speed, Experienced Pilot, Acceleration or, if the flight would end in a black hole, Evasive Manoeuvre.',
        pl: 'Ruch, część pierwsza: zagrywasz kartę ruchu, przy dżokerze podajesz kolor i wskazujesz statek. Potem zespół tego statku może zagrać na niego jedną kartę bonusu: Prędkość światła, Doświadczony pilot, Przyspieszenie albo, jeśli lot ma się skończyć w czarnej dziurze, Manewr omijania.',
      },
      {
        rules: ['SG-06'],
        en: 'Part two: count and fly. From hyperspace or with Light Speed double the number, from an asteroid belt without an Experienced Pilot make it 1, and add 1 for Acceleration at the end. Black holes come next, and then the choice of a half on a double space.',
        pl: 'Część druga: liczenie i lot. Z hiperprzestrzeni albo z kartą Prędkość światła liczbę podwajasz, w pasie asteroid bez karty Doświadczony pilot zmieniasz ją na 1, a na końcu dodajesz 1 za kartę Przyspieszenie. Potem działają czarne dziury, a po nich przychodzi wybór połówki na podwójnym polu.',
      },
      {
        rules: ['SG-06'],
        en: 'Part three: Tow cards. After them come the bonus cards from bonus spaces and from the final planet, and last of all we check whether somebody has won.',
        pl: 'Część trzecia: karty Holowanie. Po nich dobieracie karty bonusów za pola z bonusem i za planetę finałową, a na sam koniec sprawdzamy, czy ktoś wygrywa.',
      },
      {
        rules: ['SG-07'],
        en: 'If both partners want to help the same ship, its owner is asked first, then the partner. The first card played settles it.',
        pl: 'Jeśli obaj członkowie zespołu chcą pomóc temu samemu statkowi, najpierw pytamy jego właściciela, a potem drugiego. Pierwsza zagrana karta rozstrzyga.',
      },
      {
        rules: ['SG-08'],
        en: 'Your ship is overtaken if an opponent’s ship starts level with it or behind it and ends up ahead of it. If a black hole sends the opponent’s ship back, only the space where it finally stops counts.',
        pl: 'Wyprzedzanie jest wtedy, gdy statek przeciwnika przed lotem stoi na tym samym polu co twój albo dalej od mety, a po locie jest bliżej mety niż twój. Jeśli czarna dziura cofnie statek przeciwnika, liczy się tylko pole, na którym w końcu stanie.',
      },
      {
        rules: ['SG-09'],
        en: 'Ships on the starting planet can be overtaken and towed, because they share a space.',
        pl: 'Statki na planecie startowej można wyprzedzać i holować, bo stoją na jednym polu.',
      },
      {
        rules: ['SG-10'],
        en: 'On a double space a towed ship stands on the same half as the ship it follows.',
        pl: 'Na podwójnym polu holowany statek staje na tej samej połówce co statek, za którym leci.',
      },
      {
        rules: ['SG-11'],
        en: 'A towed ship that stops on a bonus space earns a bonus card, since its flight ends there.',
        pl: 'Holowany statek, który staje na polu z bonusem, zdobywa kartę bonusu, bo tam kończy lot.',
      },
      {
        rules: ['SG-12'],
        en: 'A towed ship can overtake others as well, and they may answer with another Tow. The chain has to end, because no ship gets two bonus cards in a turn.',
        pl: 'Holowany statek też może kogoś wyprzedzić i wtedy można na to odpowiedzieć kolejną kartą Holowanie. Taki łańcuch musi się skończyć, bo na żaden statek nie można zagrać w turze dwóch kart bonusów.',
      },
      {
        rules: ['SG-13'],
        en: 'If several players want to play Tow, they are asked in turn order, beginning after the player who made the move, who is asked last. We keep asking around the table until everyone says no.',
        pl: 'Jeśli kilku graczy chce zagrać Holowanie, pytamy w kolejności tur: najpierw następnego gracza, a na końcu tego, który wykonuje ruch. Pytania krążą, aż wszyscy odmówią.',
      },
      {
        rules: ['SG-14'],
        en: 'A bonus card that you get during a move cannot be used in that same move. Cards are drawn after the Tow cards.',
        pl: 'Karty bonusu zdobytej w danym ruchu nie można w nim jeszcze użyć. Karty dobieracie dopiero po holowaniu.',
      },
      {
        rules: ['SG-15'],
        en: 'With three players, all sides that finish through Tow cards in the same turn share the victory.',
        pl: 'Przy trzech graczach zwycięstwem dzielą się wszyscy, którzy dzięki kartom Holowanie kończą wyścig w tej samej turze.',
      },
      {
        rules: ['SG-16'],
        en: 'Bonus cards lie face down on the final planet and are secret in your hand. Everyone can see how many cards you hold.',
        pl: 'Karty bonusów na planecie finałowej leżą zakryte, a te na ręce są tajne. Wszyscy widzą tylko, ile kart masz na ręce.',
      },
      {
        rules: ['SG-17'],
        en: 'Partners do not see each other’s cards either, and may not confer in secret.',
        pl: 'Członkowie zespołu też nie pokazują sobie kart i nie mogą się potajemnie naradzać.',
      },
      {
        rules: ['SG-18'],
        en: 'There is no limit to the number of bonus cards in your hand.',
        pl: 'Na ręce można mieć dowolną liczbę kart bonusów.',
      },
      {
        rules: ['SG-19'],
        en: 'The order of drawing at the final planet does not matter: the cards are random, and everybody gets 2.',
        pl: 'Kolejność dobierania na planecie finałowej nie ma znaczenia: karty są losowe i każdy gracz dobiera 2.',
      },
      {
        rules: ['SG-20'],
        en: 'For black holes and Evasive Manoeuvre only a whole ordinary space counts, never the ordinary half of a double space.',
        pl: 'Przy czarnych dziurach i karcie Manewr omijania liczy się tylko całe zwykłe pole, nigdy zwykła połówka podwójnego pola.',
      },
      {
        rules: ['SG-21'],
        en: 'With four players, seats 1 and 3 play against seats 2 and 4.',
        pl: 'Przy czterech graczach miejsca 1 i 3 grają przeciwko miejscom 2 i 4.',
      },
      {
        rules: ['SG-22'],
        en: 'Teams are chosen freely, in seat order. With two players each gets two colours.',
        pl: 'Drużyny wybieracie dowolnie, zgodnie z numerami miejsc. Przy dwóch graczach każdy ma dwa kolory.',
      },
      {
        rules: ['SG-23'],
        en: 'You always have a move. A colour either still has a ship on the track or is wild.',
        pl: 'Zawsze masz jakiś ruch. Każdy kolor albo ma jeszcze statek na trasie, albo jego karty są dżokerami.',
      },
      {
        rules: ['SG-24'],
        en: 'A towed ship is never the first one home, because the ship it follows arrives before it. So it never hands out the presents of the final planet.',
        pl: 'Holowany statek nigdy nie jest na mecie pierwszy, bo statek, za którym leci, dociera tam przed nim. Dlatego nigdy nie daje prezentów z planety finałowej.',
      },
      {
        rules: ['SG-25'],
        en: 'A new bonus stack is made when somebody has to draw and none is left. A bonus card counts as used once it has taken effect, so those played in this very move are shuffled in.',
        pl: 'Nowy stos kart bonusów powstaje wtedy, gdy trzeba dobrać kartę, a stos jest pusty. Karta jest wykorzystana, gdy tylko zadziała, więc karty zagrane w tym samym ruchu też są wtasowane.',
      },
      {
        rules: ['SG-26'],
        en: 'If several ships stop on a bonus space and cards run short, the owner of the moved ship draws first, then the owners of the towed ships in the order of towing. When nothing is left, nothing is drawn.',
        pl: 'Jeśli na polu z bonusem staje kilka statków, a kart brakuje, najpierw dobiera właściciel statku przesuniętego kartą ruchu, a po nim właściciele statków holowanych, w kolejności holowania. Gdy kart już nie ma, nikt nic nie dobiera.',
      },
      {
        rules: ['SG-27'],
        en: 'A race lasts 100 rounds at most. If no side has all its ships home by then, the side with the most ships home wins; if that is a tie, the one with the fewest spaces to go. Sides that are still tied share the victory.',
        pl: 'Wyścig trwa najwyżej 100 rund. Jeśli do tego czasu nikt nie doprowadzi wszystkich statków do mety, wygrywa zespół, który ma na mecie najwięcej statków, a przy remisie ten, którego statkom zostało do mety najmniej pól. Jeśli i tu jest remis, zespoły dzielą się zwycięstwem.',
      },
    ],
  },
]
