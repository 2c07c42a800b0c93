import type { RulebookSection } from '@kantyna/kernel'

export const roundSections: readonly RulebookSection[] = [
  {
    id: 'income',
    title: { en: 'A round: income', pl: 'Runda: dochody' },
    paragraphs: [
      {
        rules: ['GC-RND-02', 'GC-INC-01', 'GC-INC-02', 'GC-ORG-73'],
        en: 'A round has three phases: income, turns, clean-up. Every round begins with income, the first one too. Everybody resolves theirs at the same time, in any order they like; whoever has priority takes first from a shared stack.',
        pl: 'Runda ma trzy fazy: fazę dochodów, fazę tur i fazę porządkowania. Każda runda, także pierwsza, zaczyna się od dochodów. Wszyscy rozpatrują je jednocześnie, każdy w dowolnej kolejności; o tym, kto pierwszy bierze ze wspólnego stosu, decyduje priorytet.',
      },
      {
        rules: ['GC-INC-03', 'GC-PLN-07', 'GC-PLN-11', 'GC-ORG-54'],
        en: 'You gain the rewards of wild planets with an outpost of yours. Two of them have a price, which you may pay or not; it replaces the usual cost, but the military track still asks for its technology level.',
        pl: 'Zyskujesz nagrody dzikich planet, na których masz placówkę. Dwie z nich mają cenę, którą możesz zapłacić albo nie; zastępuje ona zwykły koszt, ale tor wojskowości nadal wymaga poziomu technologii.',
      },
      {
        rules: ['GC-INC-04', 'GC-INC-05', 'GC-PNL-05', 'GC-PNL-07'],
        en: 'On each of the four tracks you gain what the space of your marker shows (only that space). On your income track you gain the rewards of the tokens as far as your politics level reaches, even if there are empty spaces between them.',
        pl: 'Na każdym z czterech torów zyskujesz to, co pokazuje pole z twoim znacznikiem (tylko to jedno). Z toru dochodów zyskujesz nagrody tych żetonów, do których sięga twój poziom polityki, nawet jeśli między nimi są puste pola.',
      },
      {
        rules: ['GC-INC-06', 'GC-INC-07', 'GC-INC-08', 'GC-PNL-12', 'GC-PNL-13', 'GC-PNL-14', 'GC-ORG-21'],
        en: 'Emptied outpost spaces with the income symbol pay again (the fifth 1 VP), and so do empty crew spaces. Crew members fill the five crew spaces in order, so the fewer you have there, the more you gain. Tokens with the mining symbol pay in mining actions instead.',
        pl: 'Opróżnione pola placówek z symbolem dochodu dają nagrody w każdej fazie dochodów (piąte 1 PZ), podobnie puste pola załogi. Załoganci zajmują pięć pól po kolei, więc im mniej jest ich na panelu, tym więcej zyskujesz. Żetony z symbolem wydobycia dają za to nagrody w akcjach wydobycia.',
      },
      {
        rules: ['GC-INC-05', 'GC-INC-07', 'GC-INC-08', 'GC-PNL-13'],
        en: 'Example: your politics level is 1, and five of your outposts are on the map. On your income track lie a pirate token (1 VP), a fleet income token (1 credit) and another one below them; your last three crew spaces are empty. You gain 1 VP and 1 credit from the income track, where the lower token pays nothing yet. You also gain 1 VP from the fifth outpost space, and any resource and 2 VP from the crew spaces.',
        pl: 'Przykład: masz poziom polityki 1 i pięć placówek na mapie. Na torze dochodów leżą żeton piratów (1 PZ), żeton dochodu floty (1 kredyt) i niżej jeszcze jeden; trzy ostatnie pola załogi są puste. Zyskujesz 1 PZ i 1 kredyt z toru dochodów, gdzie niższy żeton jeszcze nic nie daje. Do tego zyskujesz 1 PZ z piątego pola placówki oraz dowolny zasób i 2 PZ z pól załogi.',
      },
      {
        rules: ['GC-SYM-16', 'GC-ORG-38', 'GC-ORG-103'],
        en: 'The token that doubles income can be used only when an income phase begins: every source pays twice, and one with a price may be paid for twice. The Relief Fund is not a source of income, and Refit Bay cannot bring this token back.',
        pl: 'Żetonu podwajającego dochód używa się tylko na początku fazy dochodów: każde źródło daje nagrodę dwa razy, a za źródło z ceną można zapłacić dwukrotnie. Fundusz pomocowy nie jest źródłem dochodu, a „Dok remontowy” nie przywraca tego żetonu.',
      },
    ],
  },
  {
    id: 'turns',
    title: { en: 'Turns', pl: 'Tury' },
    paragraphs: [
      {
        rules: ['GC-TRN-01', 'GC-TRN-02', 'GC-ORG-71'],
        en: 'Players take turns in the order of the priority track, again and again. On your turn you take a main action, use an action planet, or pass. An action has to have some effect.',
        pl: 'Gracze rozgrywają tury w kolejności toru priorytetu, kolejka za kolejką. W swojej turze wykonujesz główną akcję, używasz planety akcyjnej albo pasujesz. Akcja musi mieć jakiś skutek.',
      },
      {
        rules: ['GC-TRN-03', 'GC-TRN-04', 'GC-ORG-72'],
        en: 'For a main action place a captain on an empty main action space: there is one in each area, and it stays closed for the rest of the round.',
        pl: 'Aby wykonać główną akcję, umieszczasz kapitana na pustym polu głównej akcji: w każdym obszarze jest jedno i do końca rundy pozostaje zajęte.',
      },
      {
        rules: ['GC-TRN-05', 'GC-TRN-06', 'GC-TRN-07', 'GC-PLN-05', 'GC-ORG-55', 'GC-ORG-90'],
        en: 'For an action planet place a captain or a crew member on one that holds an outpost of yours. Everybody has a space of their own there, to be used once per round. Clean-up resets this, the personal omni-action space and flipped markers.',
        pl: 'Aby użyć planety akcyjnej, na której masz placówkę, umieszczasz na niej kapitana albo załoganta. Każdy ma tam własne pole i używa go raz na rundę. Faza porządkowania odnawia to pole, osobiste pole wszechakcji i odwrócone znaczniki.',
      },
      {
        rules: ['GC-TRN-08', 'GC-TRN-09', 'GC-TRN-10', 'GC-ORG-69'],
        en: 'If you cannot or do not want to place anybody, you pass. That is not final: you may act again later. The phase ends when all pass one after another.',
        pl: 'Jeśli nie możesz albo nie chcesz nikogo umieścić, pasujesz. To nie jest ostateczne: później możesz znów działać. Faza kończy się, gdy wszyscy spasują jeden po drugim.',
      },
      {
        rules: ['GC-FOL-01', 'GC-FOL-02', 'GC-FOL-03', 'GC-FOL-04', 'GC-FOL-05', 'GC-ORG-68', 'GC-ORG-70'],
        en: 'After a main action the others may follow, in priority order from the next player round: each with one worker, captain or crew member, who performs the secondary action at once. Players who have passed may follow, too.',
        pl: 'Po głównej akcji pozostali mogą dołączyć, w kolejności priorytetu, od następnego gracza dookoła: każdy jednym robotnikiem, kapitanem albo załogantem, który od razu wykonuje dodatkową akcję. Dołączyć może też ten, kto spasował.',
      },
      {
        rules: ['GC-FOL-06', 'GC-ORG-39'],
        en: 'Only a captain on a main action space can be followed. Nobody follows the use of an action planet, another follower, or an action given by a card, token or planet. Such an action needs no worker, either.',
        pl: 'Dołączyć można tylko do akcji kapitana na polu głównej akcji. Nie można dołączyć do użycia planety akcyjnej, do akcji gracza, który sam dołączył, ani do akcji z karty, żetonu lub planety. Taka akcja nie wymaga też robotnika.',
      },
    ],
  },
  {
    id: 'free-actions',
    title: { en: 'Free actions', pl: 'Darmowe akcje' },
    paragraphs: [
      {
        rules: ['GC-ORG-109', 'GC-ORG-67', 'GC-ORG-110'],
        en: 'Before, during and after your own action, but before anybody follows, you may take free actions, as many as you like. While you follow, it is your turn as well, and each follow counts as a separate turn for whatever is allowed once per turn.',
        pl: 'Przed własną akcją, w jej trakcie i po niej, ale zanim ktokolwiek dołączy, możesz wykonywać darmowe akcje, ile chcesz. Gdy dołączasz, też trwa twoja tura, a każde dołączenie liczy się jako osobna tura dla tego, co wolno raz na turę.',
      },
      {
        rules: ['GC-PNL-16', 'GC-PNL-17'],
        en: 'Exchange 1 credit for 1 energy or 1 raw material, never for an alien. When you pay for something, a credit can stand in for them directly.',
        pl: 'Wymień 1 kredyt na 1 energię albo 1 surowiec, nigdy na obcego. Gdy za coś płacisz, kredytem możesz je zastąpić od razu.',
      },
      {
        rules: ['GC-BON-02', 'GC-BON-04', 'GC-BON-05', 'GC-BON-03'],
        en: 'Flip a bonus token that lies face up beside your panel for its reward. Once flipped it is used up, unless an effect says otherwise. Mining tokens are different: they go straight to the mining track.',
        pl: 'Odwróć odkryty żeton premii leżący przy twoim panelu, by zyskać jego nagrodę. Odwróconego nie można użyć ponownie, chyba że jakiś efekt mówi inaczej. Żetony wydobycia to co innego: od razu trafiają na tor wydobycia.',
      },
      {
        rules: ['GC-MIS-04', 'GC-MIS-05', 'GC-ORG-14', 'GC-ORG-15'],
        en: 'Complete a mission from your log: meet its requirement, pay its cost, gain its reward. It leaves the log and is kept for decrees, goals and cards. A mission can be completed the moment it becomes possible.',
        pl: 'Ukończ misję z dziennika: spełnij wymaganie, zapłać koszt, zyskaj nagrodę. Misja opuszcza dziennik i liczy się dla dekretów, celów i kart. Możesz ją ukończyć, gdy tylko stanie się to możliwe.',
      },
      {
        rules: ['GC-SEN-01', 'GC-ORG-58', 'GC-ORG-59'],
        en: 'Once per turn, send a crew member from a crew space to the Senate.',
        pl: 'Raz na turę wyślij załoganta z pola załogi do Senatu.',
      },
    ],
  },
  {
    id: 'clean-up',
    title: { en: 'Clean-up', pl: 'Faza porządkowania' },
    paragraphs: [
      {
        rules: ['GC-CLN-01', 'GC-CLN-02', 'GC-ORG-37'],
        en: 'Temporary levels expire. The player with the highest military level gains 1 VP for each space by which they lead the next level; if several share it, each of them does. If all are equal, nobody gains or loses anything.',
        pl: 'Tymczasowe podniesienia poziomów wygasają. Gracz z najwyższym poziomem wojskowości zyskuje 1 PZ za każde pole przewagi nad następnym poziomem; przy remisie tyle samo zyskuje każdy z prowadzących. Gdy wszyscy są równi, nikt nic nie zyskuje ani nie traci.',
      },
      {
        rules: ['GC-CLN-03', 'GC-CLN-04', 'GC-ORG-75'],
        en: 'The player with the lowest military level loses 1 VP for each space that the next level is ahead; if several share it, each of them does. Nobody falls below 0 VP.',
        pl: 'Gracz z najniższym poziomem wojskowości traci 1 PZ za każde pole straty do następnego poziomu; przy remisie tyle samo traci każdy z ostatnich. Nikt nie spada poniżej 0 PZ.',
      },
      {
        rules: ['GC-CLN-01', 'GC-CLN-04'],
        en: 'Example: the military levels are 5, 4, 3 and 3. The leader is 1 space ahead and gains 1 VP; both players on 3 are 1 space behind and lose 1 VP each.',
        pl: 'Przykład: poziomy wojskowości to 5, 4, 3 i 3. Prowadzący ma 1 pole przewagi i zyskuje 1 PZ; oboje gracze z poziomem 3 mają 1 pole straty i tracą po 1 PZ.',
      },
      {
        rules: ['GC-CLN-05', 'GC-CLN-06', 'GC-CLN-07', 'GC-ORG-26'],
        en: 'Workers return to the control panels. Crew members without a free crew space go to the cryo capsules. Those in the Senate stay there and do not take up crew spaces.',
        pl: 'Robotnicy wracają na panele sterowania. Załoganci, dla których brakuje pól załogi, idą do kapsuł kriogenicznych. Ci w Senacie zostają tam i nie zajmują pól załogi.',
      },
      {
        rules: ['GC-CLN-08', 'GC-CLN-09', 'GC-CLN-10', 'GC-CLN-11', 'GC-CLN-12'],
        en: 'If the mining token was taken, a new one is drawn. Priority is updated and the round marker moves on. If it leaves the track, the game is over; otherwise the new first player takes the bonus token of the new round.',
        pl: 'Jeśli żeton wydobycia został zabrany, dobiera się nowy. Aktualizuje się tor priorytetu i przesuwa znacznik rundy. Gdy opuści tor, gra się kończy; w przeciwnym razie nowy pierwszy gracz bierze żeton premii nowej rundy.',
      },
      {
        rules: ['GC-PRI-01', 'GC-PRI-02', 'GC-PRI-03', 'GC-PRI-04', 'GC-PRI-05', 'GC-PRI-06', 'GC-ORG-66'],
        en: 'Priority: from the last player to the first, each marker goes to the segment for the number of outposts that have left its owner’s panel, to the right of all markers there. A marker that is already in its segment stays. Spaces left behind are not filled. Read from left to right, that is the order of the next round: fewer outposts, earlier turns.',
        pl: 'Priorytet: od ostatniego gracza do pierwszego każdy znacznik przechodzi do segmentu odpowiadającego liczbie placówek, które opuściły panel, na prawo od stojących tam znaczników. Znacznik, który już jest we właściwym segmencie, zostaje. Opuszczonych pól się nie wypełnia. Kolejność od lewej obowiązuje w następnej rundzie: mniej placówek to wcześniejsze tury.',
      },
    ],
  },
  {
    id: 'end',
    title: { en: 'Goals and the end', pl: 'Cele i koniec gry' },
    paragraphs: [
      {
        rules: ['GC-END-01', 'GC-END-02', 'GC-END-05', 'GC-GOL-01', 'GC-ORG-79'],
        en: 'After the fifth round there is no further income. Everybody scores one of their two goal cards, whichever they like; the other stays secret.',
        pl: 'Po piątej rundzie nie ma już dochodów. Każdy punktuje jedną z dwóch kart celów, którą chce; druga pozostaje tajna.',
      },
      {
        rules: ['GC-GOL-02', 'GC-GOL-03', 'GC-GOL-04', 'GC-ORG-76', 'GC-ORG-77', 'GC-ORG-78'],
        en: 'Goals for a colour count multicolour planets, too. Where a goal offers two things joined by “or”, the better one scores. Licensed Trader counts outposts on planets with any slot that needs a trade level. Well Stocked scores resources on top of the usual points for them, 12 VP at most for that part.',
        pl: 'Cele kolorów liczą też planety wielokolorowe. Gdy cel daje dwie możliwości połączone słowem „albo”, punktuje lepsza. Do celu „Licencjonowany kupiec” liczy się placówka na planecie, która ma choć jedno pole z wymaganym poziomem handlu. „Pełna ładownia” daje punkty za zasoby niezależnie od zwykłych, najwyżej 12 PZ za tę część.',
      },
      {
        rules: ['GC-END-03', 'GC-END-04', 'GC-END-07'],
        en: 'Each credit left is worth 1 VP, and so is every set of 3 resources. Tied players share the victory.',
        pl: 'Każdy pozostały kredyt to 1 PZ, tak samo każde pozostałe 3 zasoby. Przy remisie zwycięstwo jest wspólne.',
      },
    ],
  },
]
