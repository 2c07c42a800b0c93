import type { RulebookSection } from '@kantyna/kernel'

export const actionSections: readonly RulebookSection[] = [
  {
    id: 'actions',
    title: { en: 'The action phase', pl: 'Faza akcji' },
    paragraphs: [
      {
        rules: ['OR-ACT-01', 'OR-ACT-02', 'OR-ACT-03', 'OR-ACT-04'],
        en: 'Deliver, go to the market, trade with another player, use “Action” abilities: do as much as you like, in any order, but each action only once.',
        pl: 'Dostawa, handel, przekazanie (wymiana z innym graczem) i zdolności „Akcja”: rób, ile chcesz i w dowolnej kolejności, ale każdą akcję wykonasz tylko raz.',
      },
      {
        rules: ['OR-ACT-05', 'OR-ACT-06', 'OR-ACT-07'],
        en: 'Each “Action” ability counts as an action of its own, so you may use several different ones, each once. They come before or after other actions, never in the middle of one.',
        pl: 'Każda zdolność „Akcja” to osobna akcja, więc możesz użyć kilku różnych, każdej raz. Używasz ich przed innymi akcjami lub po nich, nigdy w trakcie.',
      },
    ],
  },
  {
    id: 'deliver',
    title: { en: 'Deliver', pl: 'Dostawa' },
    paragraphs: [
      {
        rules: ['OR-DELIV-01', 'OR-DELIV-02', 'OR-DELIV-03', 'OR-CARGO-01'],
        en: 'Cargo travels in the cargo slots of your ship. On the planet that the card names as its destination you deliver it, gain the reward and discard the card.',
        pl: 'Ładunki przewozisz w gniazdach ładunku swojego statku. Na planecie, która jest punktem docelowym karty, dostarczasz ładunek, bierzesz nagrodę i odrzucasz kartę.',
      },
      {
        rules: ['OR-DELIV-04', 'OR-DELIV-05', 'OR-DELIV-06', 'OR-CARGO-05'],
        en: 'Illegal cargo is a gamble. Roll one die: on a hit it slips through and you are paid. Anything else, even a critical hit, and customs are on to you: resolve databank card #1.',
        pl: 'Nielegalny ładunek to ryzyko. Rzuć kością: przy trafieniu towar przechodzi i dostajesz nagrodę. Przy każdym innym wyniku, nawet przy krytycznym trafieniu, wpadasz w tarapaty: rozegraj kartę danych nr 1.',
      },
      {
        rules: ['OR-DELIV-07', 'OR-DELIV-08', 'OR-DELIV-09'],
        en: 'Captured contacts are delivered in the same way, on the planet that their bounty names, for its capture reward. The bounty and the token then leave the game.',
        pl: 'Tak samo dostarczasz schwytane kontakty: na planecie wskazanej przez zlecenie dostajesz nagrodę za schwytanie. Zlecenie i żeton opuszczają wtedy grę.',
      },
      {
        rules: ['OR-DELIV-10', 'OR-DELIV-11', 'OR-DELIV-12'],
        en: 'One action covers everything you have for this planet, in the order you like. But if one delivery ends your turn, the rest stays aboard.',
        pl: 'Jedna akcja obejmuje wszystko, co masz dla tej planety, w dowolnej kolejności. Jeśli jednak któraś dostawa zakończy twoją turę, reszta zostaje na pokładzie.',
      },
      {
        rules: ['OR-DELIV-13'],
        en: 'What you gain in the encounter phase has to wait for the action phase of a later turn, even if you are already in the right place.',
        pl: 'To, co pozyskasz w fazie spotkania, możesz dostarczyć najwcześniej w fazie akcji jednej z następnych tur, nawet jeśli już jesteś u celu.',
      },
    ],
  },
  {
    id: 'market',
    title: { en: 'The market', pl: 'Handel' },
    paragraphs: [
      {
        rules: ['OR-DECK-01', 'OR-DECK-02', 'OR-DECK-06', 'OR-DECK-07'],
        en: 'There are six market decks: bounties, cargo, gear and mods, jobs, luxuries, and ships. The top card of each always lies faceup. A deck may hold other types, too: a text that names a type means all cards of it, whichever deck they came from.',
        pl: 'Jest sześć talii handlu: zlecenia, ładunki, sprzęt i modyfikacje, misje, towary luksusowe oraz statki. Na wierzchu każdej zawsze leży odkryta karta. Talia może zawierać też karty innych typów; tekst, który wymienia typ, dotyczy wszystkich takich kart, skądkolwiek pochodzą.',
      },
      {
        rules: ['OR-MKT-01', 'OR-MKT-02', 'OR-MKT-03', 'OR-MKT-04'],
        en: 'The market is open on any planet. First you may put the top card of one deck facedown under it, to see what comes next. Then you may buy the top card of any one deck.',
        pl: 'Handlować można na każdej planecie. Najpierw możesz odłożyć wierzchnią kartę jednej talii zakrytą na jej spód, by zobaczyć następną. Potem możesz kupić wierzchnią kartę jednej, dowolnej talii.',
      },
      {
        rules: ['OR-MKT-05', 'OR-MKT-07', 'OR-MKT-08', 'OR-MKT-09', 'OR-MKT-10'],
        en: 'You pay the cost of the card and put it into an empty slot of its type; if there is none, you may discard a card to make room. Then the next card of the deck is revealed, and a patrol may move.',
        pl: 'Płacisz koszt karty i kładziesz ją w wolnym gnieździe jej typu; jeśli żadne nie jest wolne, możesz odrzucić kartę, by zrobić miejsce. Potem odkrywana jest następna karta talii i może ruszyć patrol.',
      },
      {
        rules: ['OR-CARGO-04'],
        en: 'Cargo cannot be bought on the planet it is meant for. That would be too easy.',
        pl: 'Ładunku nie można kupić na planecie, która jest jego punktem docelowym. To byłoby za proste.',
      },
      {
        rules: ['OR-LUX-01', 'OR-LUX-02', 'OR-LUX-03'],
        en: 'Luxuries cost 10,000 to 20,000 credits, and every one of them brings fame in some way. Among them are cargo, crew, gear, mods and jobs.',
        pl: 'Towary luksusowe kosztują od 10 000 do 20 000 kredytów i każdy w jakiś sposób daje sławę. Są wśród nich ładunki, załoga, sprzęt, modyfikacje i misje.',
      },
      {
        rules: ['OR-DECK-03', 'OR-DECK-04', 'OR-DECK-05'],
        en: 'Whenever a faceup card goes, the next one is turned up; if the deck is to be shuffled as well, only after the shuffle. If you draw or search several cards of a deck, the faceup one counts, too.',
        pl: 'Gdy odkryta karta znika z wierzchu, odkrywana jest następna; jeśli talię trzeba przy tym potasować, dopiero po tasowaniu. Gdy dobierasz lub przeszukujesz kilka kart talii, wlicza się w to także karta odkryta.',
      },
      {
        rules: ['OR-CRED-02', 'OR-CRED-03'],
        en: 'A discount lowers the price; what is free costs no credits.',
        pl: 'Zniżka obniża cenę, a to, co jest za darmo, nie kosztuje żadnych kredytów.',
      },
    ],
  },
  {
    id: 'trade-in',
    title: { en: 'Trade-in', pl: 'Zniżka barterowa' },
    paragraphs: [
      {
        rules: ['OR-TIN-01', 'OR-TIN-02', 'OR-TIN-03', 'OR-CARGO-02', 'OR-CARGO-03'],
        en: 'Old things are worth something. Whenever you buy a market card, you may discard cargo, gear or mods of yours: each takes its cost off the price. A card discarded to make room counts, too.',
        pl: 'Stare rzeczy też są coś warte. Kupując kartę handlu, możesz odrzucić dowolne swoje ładunki, sprzęt i modyfikacje, a cena spada o ich łączny koszt. Liczy się także karta odrzucona, by zrobić miejsce.',
      },
      {
        rules: ['OR-TIN-04', 'OR-TIN-05', 'OR-TIN-06', 'OR-TIN-07'],
        en: 'Bounties, jobs and crew are never traded in, nor is anything without a cost, such as finds from encounter cards.',
        pl: 'Zniżki nie dają zlecenia, misje ani załoga, podobnie jak karty bez kosztu, na przykład znaleziska z kart spotkań.',
      },
      {
        rules: ['OR-TIN-10'],
        en: 'There is no change. Trade in an Ion Cannon worth 5,000 to buy something for 2,000, and the other 3,000 is lost.',
        pl: 'Reszty się nie wydaje. Odrzucasz Działo jonowe za 5000, żeby kupić coś za 2000? Pozostałe 3000 przepada.',
      },
      {
        rules: ['OR-TIN-08', 'OR-TIN-09', 'OR-TIN-11'],
        en: 'It works with every purchase of a market card, even outside the market action. Other payments are made in credits, unless the ability that asks for them allows trade-in.',
        pl: 'Zniżka działa przy każdym zakupie karty handlu, także poza akcją handlu. Za inne rzeczy płaci się kredytami, chyba że zdolność, która wymaga zapłaty, pozwala na zniżkę barterową.',
      },
      {
        rules: ['OR-TIN-12', 'OR-TIN-13', 'OR-TIN-14'],
        en: 'Ships are a case of their own: with a new ship you always give up the old one, which takes its cost off the price, but your ship pays for nothing else. The same goes for “Used Ship for Sale”.',
        pl: 'Statki rządzą się własnymi prawami: kupując nowy, zawsze oddajesz stary i płacisz o jego koszt mniej, ale statkiem nie zapłacisz za nic innego. Dotyczy to także karty „Używany statek na sprzedaż”.',
      },
    ],
  },
  {
    id: 'trade',
    title: { en: 'Trading with other players', pl: 'Przekazanie: wymiana między graczami' },
    paragraphs: [
      {
        rules: ['OR-TRADE-01', 'OR-TRADE-02', 'OR-TRADE-03', 'OR-TRADE-06'],
        en: 'With one other player in your space you may trade as an action: credits, cargo, crew, gear, mods, jobs and bounties change hands as the two of you agree.',
        pl: 'W ramach akcji przekazania możesz wymienić się z jednym z graczy na swoim polu wszystkim, co uzgodnicie: kredytami, ładunkami, załogą, sprzętem, modyfikacjami, misjami i zleceniami.',
      },
      {
        rules: ['OR-TRADE-04', 'OR-TRADE-05'],
        en: 'It need not be fair. One side may even give something for nothing. And promises for later bind nobody: only what changes hands now is certain.',
        pl: 'Wymiana nie musi być uczciwa: ktoś może nawet oddać coś za nic. Obietnice na później nikogo nie wiążą: pewne jest tylko to, co zmienia właściciela teraz.',
      },
      {
        rules: ['OR-TRADE-07', 'OR-TRADE-08', 'OR-TRADE-09'],
        en: 'A bounty takes its captive along. Secrets and ships cannot be traded.',
        pl: 'Wraz ze zleceniem przechodzi leżący na nim schwytany kontakt. Tajnych informacji i statków przekazywać nie można.',
      },
      {
        rules: ['OR-TRADE-10', 'OR-TRADE-11', 'OR-TRADE-12', 'OR-TRADE-13'],
        en: 'Credits alone are simpler: at any time, wherever you are and even in the middle of a fight, any player and the active player may give each other credits. It is not an action.',
        pl: 'Z samymi kredytami jest prościej: w każdej chwili, z dowolnego pola i nawet w trakcie walki, każdy może dać kredyty aktywnemu graczowi albo je od niego dostać. Nie jest to akcja.',
      },
    ],
  },
]
