import type { RulebookSection } from '@kantyna/kernel'

/** Merging, setup and what changes in a turn; the Core Worlds, contacts, the market. */
export const tableSections: readonly RulebookSection[] = [
  {
    id: 'ub-setup',
    title: { en: 'Unfinished Business: setup', pl: 'Niedokończone sprawy: przygotowanie do gry' },
    paragraphs: [
      {
        rules: ['UB-MRG-01', 'UB-MRG-02', 'UB-MRG-03', 'UB-MRG-05', 'UB-MRG-06', 'UB-MRG-07', 'UB-SET-01'],
        en: 'Cards of the expansion carry its symbol and are merged with those of the base game once and for all: new characters to choose from, and more cards in every encounter deck, every market deck and the databank. What follows is different; everything else is set up as before.',
        pl: 'Karty dodatku mają jego symbol i raz na zawsze łączą się z kartami gry podstawowej: przybywa postaci do wyboru i kart we wszystkich taliach spotkań, taliach handlu i w banku danych. Poniżej jest to, co się zmienia; reszta przygotowań przebiega jak dotąd.',
      },
      {
        rules: ['UB-MRG-04', 'UB-MRG-08'],
        en: 'One card of the base game is replaced: number 10 of the Ring of Kafrene and Takodana deck makes way for the new number 10.',
        pl: 'Jedna karta gry podstawowej zostaje zastąpiona: numer 10 z talii Pierścienia Kafrene i Takodany ustępuje miejsca nowemu numerowi 10.',
      },
      {
        rules: ['UB-SET-02', 'UB-SET-10'],
        en: 'The map begins and ends with the Core Worlds: the Spinward Core Worlds (Z in the Polish edition) at one end, the Trailing Core Worlds (O) at the other. Each end has a navpoint and, beyond it, a Core Worlds space.',
        pl: 'Mapa zaczyna się i kończy Światami Jądra: Z leży na końcu zgodnym z kierunkiem rotacji galaktyki, O na przeciwnym. Na każdym końcu jest punkt nawigacyjny, a za nim pole Światów Jądra.',
      },
      {
        rules: ['UB-SET-03', 'UB-SET-04'],
        en: 'The Core Worlds have an encounter deck of their own, shuffled like the others; which end it lies at makes no difference.',
        pl: 'Światy Jądra mają własną talię spotkań, tasowaną jak inne; to, przy którym końcu leży, nie ma znaczenia.',
      },
      {
        rules: ['UB-SET-05', 'UB-SET-06', 'UB-SET-07', 'UB-SET-08', 'UB-SET-09', 'UB-SET-11'],
        en: 'Patrols come in pairs: the Syndicate and the Rebel patrol begin at the navpoint before the Spinward Core Worlds, the Hutt and the Imperial patrol at the one before the Trailing Core Worlds. Their level 1 tokens stand there at the start, and those that replace them enter there too.',
        pl: 'Patrole pojawiają się parami: patrol Syndykatów i patrol Rebelii w punkcie nawigacyjnym przed Zachodnimi Światami Jądra, patrol Huttów i patrol Imperium przed Wschodnimi Światami Jądra. Na początku stoją tam żetony poziomu 1, a później wchodzą tam następne.',
      },
      {
        rules: ['UB-SET-12', 'UB-SET-13', 'UB-SET-14', 'UB-SET-15', 'UB-SET-16'],
        en: 'Orange contacts are shuffled by themselves, and one is put facedown on every planet except the Core Worlds. It lies beside the contact spaces of the planet, which are filled as always.',
        pl: 'Pomarańczowe kontakty tasuje się osobno i po jednym kładzie zakryte na każdej planecie oprócz Światów Jądra. Leżą obok pól kontaktów, które zapełnia się jak zwykle.',
      },
      {
        rules: ['UB-DBK-01', 'UB-DBK-02', 'UB-DBK-03', 'UB-DBK-04', 'UB-DBK-05', 'UB-DBK-06', 'UB-DBK-07'],
        en: 'New databank cards work like the old ones and are filed by number. The dots on their backs no longer tell how many there are: every job has two cards, of which a random one is resolved, and there are four starting cargo cards (91) and four starting job cards (92).',
        pl: 'Nowe karty danych działają jak dotychczasowe i leżą w kolejności numerów. Kropki na rewersach nie mówią już, ile jest kart: każda misja ma dwie, z których losuje się jedną, a początkowe ładunki (91) i początkowe misje (92) są po cztery.',
      },
    ],
  },
  {
    id: 'ub-reference',
    title: { en: 'Reference card: your turn', pl: 'Karta pomocy: tura gracza' },
    paragraphs: [
      {
        rules: ['UB-SET-17', 'UB-SET-18', 'UB-SET-19'],
        en: 'This summary takes the place of the one in the base game. What the old one says about ways to gain fame and about skill tests still holds.',
        pl: 'To podsumowanie zastępuje podsumowanie z gry podstawowej. To, co tamto mówi o zdobywaniu sławy i testach umiejętności, nadal obowiązuje.',
      },
      {
        rules: ['UB-REF-01', 'UB-REF-02', 'UB-REF-03', 'UB-REF-04', 'UB-REF-05'],
        en: 'Planning: do one of three things. Move up to as many spaces as your hyperdrive; or gain 2,000 credits; or recover all damage from your character and your ship. If you are defeated, you have to recover.',
        pl: 'Planowanie: zrób jedną z trzech rzeczy. Przemieść się najwyżej o tyle pól, ile wynosi hipernapęd, albo zyskaj 2000 kredytów, albo usuń wszystkie obrażenia z postaci i statku. Pokonany gracz musi usunąć obrażenia.',
      },
      {
        rules: ['UB-REF-06', 'UB-REF-07', 'UB-REF-08', 'UB-REF-12'],
        en: 'Action phase: any number of actions, each once. Deliver cargo and captured contacts; use the market, if you are on a planet; trade cards with a player in your space.',
        pl: 'Faza akcji: dowolnie wiele akcji, każda raz. Dostarcz ładunki i schwytane kontakty; handluj, jeśli jesteś na planecie; wymień się kartami z graczem na swoim polu.',
      },
      {
        rules: ['UB-REF-09', 'UB-REF-10', 'UB-REF-11'],
        en: 'Market: first you may discard up to two cards from the top of one deck, then you may buy the top card of any deck. After a purchase the new top card of that deck moves its patrol and reveals a contact.',
        pl: 'Handel: najpierw możesz odrzucić do dwóch wierzchnich kart jednej talii, potem możesz kupić wierzchnią kartę dowolnej talii. Po zakupie nowa wierzchnia karta tej talii porusza swój patrol i odkrywa kontakt.',
      },
      {
        rules: ['UB-REF-13', 'UB-REF-14'],
        en: 'Encounter phase: fight a patrol, resolve an encounter card, or encounter a contact. If your reputation with the faction of a patrol in your space is negative, you have to fight that patrol.',
        pl: 'Faza spotkania: walcz z patrolem, rozegraj kartę spotkania albo spotkanie z kontaktem. Jeśli na twoim polu jest patrol frakcji, w której masz negatywną reputację, musisz z nim walczyć.',
      },
    ],
  },
  {
    id: 'ub-core-worlds',
    title: { en: 'Core Worlds', pl: 'Światy Jądra' },
    paragraphs: [
      {
        rules: ['UB-COR-01', 'UB-COR-02', 'UB-COR-03', 'UB-COR-04', 'UB-COR-05', 'UB-COR-07', 'UB-COR-08'],
        en: 'The two Core Worlds spaces are planets in every respect: you can move there, use the market, and have a space encounter, for which you draw the top card of the deck that both share.',
        pl: 'Oba pola Światów Jądra są pod każdym względem planetami: można się tam przemieścić, handlować i rozegrać niespodziewane spotkanie; dobiera się wtedy wierzchnią kartę ich wspólnej talii.',
      },
      {
        rules: ['UB-COR-06', 'UB-COR-09', 'UB-COR-10', 'UB-COR-11', 'UB-COR-12', 'UB-COR-16'],
        en: 'A space encounter there is also the only way across the galaxy, as the symbol on the space reminds you. Before you draw, say whether you mean to cross. If you do, you resolve the section “Across the Core”; if you do not, or say nothing, the section “Core Worlds”.',
        pl: 'Niespodziewane spotkanie jest tam też jedyną drogą na drugą stronę galaktyki, o czym przypomina symbol na polu. Zanim dobierzesz kartę, powiedz, czy chcesz tam dotrzeć. Jeśli tak, rozgrywasz sekcję „Przez galaktykę”; jeśli nie albo jeśli nic nie powiesz, sekcję „Światy Jądra”.',
      },
      {
        rules: ['UB-COR-13', 'UB-COR-14', 'UB-COR-15', 'UB-COR-17'],
        en: 'If you meet what the section asks for, you move directly to the Core Worlds space at the other end of the map and pass nothing on the way. The Empire watches this route: with negative Imperial reputation the crossing is harder. Where pirates take “3,000 credits or 1 cargo”, choose a loss that you can take in full; if you can take neither, lose all your credits.',
        pl: 'Jeśli spełnisz to, czego wymaga sekcja, przemieszczasz się bezpośrednio na pole Światów Jądra na drugim końcu mapy i niczego nie mijasz po drodze. Tego szlaku strzeże Imperium: kto ma w nim negatywną reputację, przedostaje się z trudem. Gdy piraci zabierają „3000 kredytów albo 1 ładunek”, wskaż stratę, którą możesz ponieść w całości; jeśli nie możesz żadnej, tracisz wszystkie kredyty.',
      },
      {
        rules: ['UB-COR-18', 'UB-COR-19'],
        en: 'The crossing serves nothing else: it does not count towards what is nearest, be it a player, a space or a component, and no patrol takes it.',
        pl: 'Nic innego tędy nie prowadzi: ta droga nie liczy się przy szukaniu najbliższego gracza, pola ani elementu i nie korzystają z niej patrole.',
      },
    ],
  },
  {
    id: 'ub-contacts',
    title: {
      en: 'Orange contacts, and contacts who are players’ characters',
      pl: 'Pomarańczowe kontakty i kontakty będące postaciami graczy',
    },
    paragraphs: [
      {
        rules: ['UB-CON-01', 'UB-CON-02', 'UB-CON-03', 'UB-CON-04', 'UB-CON-05', 'UB-CON-06'],
        en: 'Orange is the fourth rank. Whoever is on the planet can encounter such a contact like any other, hire it or hunt it; most are expensive to hire and hard to beat.',
        pl: 'Czwarta ranga jest pomarańczowa. Kto jest na planecie, może rozegrać spotkanie z takim kontaktem jak z każdym innym, zatrudnić go albo na niego polować; większość jest droga i trudna do pokonania.',
      },
      {
        rules: ['UB-CON-07', 'UB-CON-08', 'UB-CON-09', 'UB-CON-10'],
        en: 'If the contact that you encounter is the character of a player, yours or anybody else’s, the token leaves the game at once. Its databank card is not resolved, and nobody fights it for a bounty.',
        pl: 'Jeśli kontakt, z którym masz spotkanie, jest postacią gracza, twoją lub czyjąkolwiek, żeton od razu opuszcza grę. Nie czyta się jego karty danych i nikt nie rozgrywa z nim walki w ramach zlecenia.',
      },
      {
        rules: ['UB-CON-11', 'UB-CON-12', 'UB-CON-13', 'UB-CON-14'],
        en: 'Then you choose another encounter, whichever you can have: a space encounter, another contact, a patrol and so on.',
        pl: 'Potem wybierasz inne spotkanie, dowolne z dostępnych: niespodziewane, z innym kontaktem, z patrolem i tak dalej.',
      },
    ],
  },
  {
    id: 'ub-market',
    title: { en: 'Market: discards and symbols', pl: 'Handel: odrzucanie i symbole' },
    paragraphs: [
      {
        rules: ['UB-DSC-01', 'UB-DSC-02', 'UB-DSC-03', 'UB-DSC-04', 'UB-DSC-05'],
        en: 'In the market action you may discard a second card from the same deck, once you have seen the one below the first. A card uncovered by a discard moves no patrol and reveals no contact.',
        pl: 'W akcji handlu możesz odrzucić drugą kartę z tej samej talii, gdy zobaczysz, co leży pod pierwszą. Karta odkryta przez odrzucenie nie porusza patrolu i nie odkrywa kontaktu.',
      },
      {
        rules: ['UB-REV-01', 'UB-REV-02', 'UB-REV-03', 'UB-REV-04', 'UB-REV-05', 'UB-REV-06', 'UB-REV-07'],
        en: 'Most new market cards have a reveal-contact symbol with a range of player counts. It counts when the card is uncovered by a purchase or a gain, not by a discard, and only if the number of players lies within the range. The active player resolves it.',
        pl: 'Większość nowych kart handlu ma symbol odkrycia kontaktu z zakresem liczby graczy. Liczy się, gdy karta zostaje odkryta przez zakup lub pozyskanie, a nie przez odrzucenie, i tylko jeśli liczba graczy mieści się w zakresie. Rozgrywa go aktywny gracz.',
      },
      {
        rules: ['UB-REV-08', 'UB-REV-09', 'UB-REV-10', 'UB-REV-11', 'UB-REV-12', 'UB-REV-15'],
        en: 'That player has to choose a facedown contact on their planet and reveal it. It is not encountered now, but may be later in the turn. Without such a contact, or off a planet, nothing happens.',
        pl: 'Ten gracz musi odkryć wybrany zakryty kontakt na swojej planecie. Spotkania teraz nie ma, ale może być później w tej turze. Bez takiego kontaktu albo poza planetą nic się nie dzieje.',
      },
      {
        rules: ['UB-REV-13', 'UB-REV-14', 'UB-REV-16'],
        en: 'If it is the character of a player, the token leaves the game and another one is revealed, as long as there is one.',
        pl: 'Jeśli to postać gracza, żeton opuszcza grę i odkrywa się następny, dopóki jakiś jest.',
      },
    ],
  },
  {
    id: 'ub-rotating',
    title: { en: 'Cards that rotate', pl: 'Obracane karty' },
    paragraphs: [
      {
        rules: ['UB-ROT-01', 'UB-ROT-02', 'UB-ROT-03', 'UB-ROT-04', 'UB-ROT-05'],
        en: 'Some market cards hold two resources. The one with the arrow counts first: you pay its cost, and it shows when the card goes into its slot. The other one lies hidden and counts for nothing.',
        pl: 'Na niektórych kartach handlu są dwa zasoby. Najpierw liczy się ten ze strzałką: płacisz jego koszt i to on jest widoczny, gdy karta trafia do gniazda. Drugi jest zasłonięty i nic nie daje.',
      },
      {
        rules: ['UB-ROT-06', 'UB-ROT-07', 'UB-ROT-08'],
        en: 'If an ability tells you to rotate the card, the other resource shows from then on, in the same slot.',
        pl: 'Jeśli zdolność każe obrócić kartę, odtąd widoczny jest drugi zasób, w tym samym gnieździe.',
      },
      {
        rules: ['UB-ROT-09', 'UB-ROT-10', 'UB-ROT-11'],
        en: 'When the card passes to another player, the same resource keeps showing. When it is discarded, it goes back into its deck like any other card, and starts again with the arrow.',
        pl: 'Gdy przechodzi do innego gracza, widać na niej to samo co przedtem. Odrzucona wraca do talii jak każda inna i znów zaczyna od strzałki.',
      },
    ],
  },
]
