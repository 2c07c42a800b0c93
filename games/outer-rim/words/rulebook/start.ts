import type { RulebookSection } from '@kantyna/kernel'

export const startSections: readonly RulebookSection[] = [
  {
    id: 'aim',
    title: { en: 'What the game is about', pl: 'O czym jest ta gra' },
    paragraphs: [
      {
        rules: ['OR-COMP-01', 'OR-FAME-01'],
        en: 'Far from the core of the galaxy, a name is worth more than money. Each of you is one scoundrel with one ship: smuggler, bounty hunter, con artist. The first player with 10 fame wins.',
        pl: 'Z dala od serca galaktyki nazwisko jest warte więcej niż kredyty. Każdy gracz prowadzi jedną postać i jeden statek: jako przemytnik, łowca nagród albo kanciarz. Kto pierwszy zdobędzie 10 punktów sławy, wygrywa.',
      },
      {
        rules: ['OR-TURN-02'],
        en: 'On your turn you fly somewhere, do business there, and then see whom you run into. That is the whole rhythm: planning, action, encounter.',
        pl: 'W swojej turze dokądś lecisz, załatwiasz tam interesy, a potem sprawdzasz, na kogo trafiasz. To cały rytm gry: planowanie, akcja, spotkanie.',
      },
      {
        rules: ['OR-DELIV-03', 'OR-BNTY-07', 'OR-JOB-09', 'OR-LUX-01', 'OR-PAT-05', 'OR-GOAL-04'],
        en: 'There are many ways to become famous: deliver illegal cargo, hunt down bounties, pull off jobs, beat patrols, buy luxuries, and meet the goals of your character and your ship.',
        pl: 'Sławę zdobywa się na wiele sposobów: dostarczając nielegalne ładunki, wykonując zlecenia, kończąc misje, pokonując patrole, kupując towary luksusowe oraz realizując cele osobiste i cele statków.',
      },
      {
        rules: ['OR-COMP-02'],
        en: 'In this book “player” means both you and your character: when a player moves, the standee moves.',
        pl: 'W tej instrukcji „gracz” oznacza i ciebie, i twoją postać: gdy gracz się przemieszcza, przemieszcza się jego znacznik postaci.',
      },
    ],
  },
  {
    id: 'map',
    title: { en: 'The map', pl: 'Mapa' },
    paragraphs: [
      {
        rules: ['OR-MAP-01', 'OR-MAP-02', 'OR-MAP-10'],
        en: 'The map has three kinds of space: planets, navpoints and the Maelstrom. Blue lines between them are routes. The Ring of Kafrene is really a pair of asteroids, but it counts as a planet.',
        pl: 'Pola mapy to planety, punkty nawigacyjne i Wir. Łączące je niebieskie linie to szlaki. Pierścień Kafrene to tak naprawdę dwie asteroidy, ale liczy się jako planeta.',
      },
      {
        rules: ['OR-MAP-03', 'OR-MAP-04', 'OR-MAP-05'],
        en: 'Spaces joined by a route are adjacent. So are map tiles that touch, and so is a patrol stack to the space that a route joins it to.',
        pl: 'Pola połączone szlakiem sąsiadują ze sobą. Sąsiadują też stykające się płytki mapy, a stos patroli sąsiaduje z polem, z którym łączy go szlak.',
      },
      {
        rules: ['OR-MAP-07', 'OR-MAP-08', 'OR-MAP-09'],
        en: 'Some planets carry a faction symbol. Encounters there often turn on your reputation with that faction. When a card speaks of the faction of your planet, it means this symbol; at a navpoint, in the Maelstrom or on a planet without one, you have no such faction.',
        pl: 'Niektóre planety mają symbol frakcji. Spotkania na nich często zależą od twojej reputacji w tej frakcji. Gdy karta mówi o frakcji twojej planety, chodzi właśnie o ten symbol. W punkcie nawigacyjnym, w Wirze i na planecie bez symbolu takiej frakcji nie ma.',
      },
      {
        rules: ['OR-NEAR-01', 'OR-NEAR-02', 'OR-NEAR-03'],
        en: 'Nearest means the fewest spaces away by the shortest path. If several are equally near, the active player picks. A patrol in your own space is always your nearest one.',
        pl: 'Najbliższe jest to, do czego najkrótszą drogą jest najmniej pól. Gdy kilka rzeczy jest równie blisko, wybiera aktywny gracz. Patrol na twoim polu zawsze jest dla ciebie najbliższy.',
      },
    ],
  },
  {
    id: 'yours',
    title: { en: 'Your character, your ship, your board', pl: 'Twoja postać, statek i plansza' },
    paragraphs: [
      {
        rules: ['OR-CHAR-01', 'OR-CHAR-02', 'OR-CHAR-03', 'OR-CHAR-04'],
        en: 'The character card gives you an ability, some skills, a ground combat value (how many dice you roll in a fight on foot) and health (how much damage defeats you).',
        pl: 'Karta postaci daje ci zdolność, umiejętności, współczynnik walki bezpośredniej (liczba kości w starciu twarzą w twarz) i zdrowie (tyle obrażeń cię pokonuje).',
      },
      {
        rules: ['OR-SHIP-01', 'OR-SHIP-02', 'OR-MOVE-02'],
        en: 'The ship sheet has three values: hyperdrive (how many spaces you can move), ship combat (how many dice you roll in space) and hull (how much damage defeats you there).',
        pl: 'Plansza statku ma trzy wartości: hipernapęd (o ile pól możesz się przemieścić), walkę w przestrzeni (liczba kości w walce statków) i kadłub (tyle obrażeń statku cię pokonuje).',
      },
      {
        rules: ['OR-REP-03', 'OR-FAME-02', 'OR-SLOT-01'],
        en: 'The player board tracks your fame and your reputation with four factions, and it has slots for gear, jobs and bounties. The slots of the ship are for cargo, crew and mods.',
        pl: 'Plansza gracza pokazuje twoją sławę i reputację w czterech frakcjach; ma też gniazda na sprzęt, misje i zlecenia. W gniazdach statku mieszczą się ładunki, załoga i modyfikacje.',
      },
      {
        rules: ['OR-CRED-01'],
        en: 'Money is counted in credits, always in whole thousands. The tokens of 1,000, 5,000 and 10,000 are counted for you here.',
        pl: 'Pieniądze to kredyty, zawsze w pełnych tysiącach. Żetony o wartości 1000, 5000 i 10 000 liczy tu za ciebie aplikacja.',
      },
      {
        rules: ['OR-COMP-03', 'OR-COMP-04', 'OR-COMP-05', 'OR-COMP-06'],
        en: 'Dice, credits, damage and goal tokens never run out. Everything else is limited to what is in the box: if you are to draw more cards than a deck holds, you draw what is there, even if that is nothing.',
        pl: 'Kości, kredytów, żetonów obrażeń i żetonów celu nigdy nie zabraknie. Wszystkiego innego jest tyle, ile w pudełku: jeśli masz dobrać więcej kart, niż jest w talii, dobierasz tyle, ile w niej zostało, choćby zero.',
      },
    ],
  },
]
