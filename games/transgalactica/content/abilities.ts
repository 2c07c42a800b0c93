import type { Ability } from './types.ts'

/** F9, in the order of `abilityIds`. Lieutenant, Technological Nightmare and Second Ship are the rulebook's names. */
export const abilities: readonly Ability[] = [
  {
    id: 'AB01',
    key: 'lieutenant',
    name: { en: 'Lieutenant', pl: 'Porucznik' },
    text: {
      en: 'Setup: the lieutenant replaces your crew member, who leaves the game. The lieutenant can only follow, but then performs the main action instead of the secondary one.',
      pl: 'Przygotowanie: porucznik zastępuje twojego załoganta, który opuszcza grę. Porucznik może tylko dołączać, ale zamiast dodatkowej akcji wykonuje wtedy główną.',
    },
    provenance: 'seed',
  },
  {
    id: 'AB02',
    key: 'nightmare',
    name: { en: 'Technological Nightmare', pl: 'Koszmar technologiczny' },
    text: {
      en: 'Setup: place the planet Technological Nightmare beside your panel. It has all colours and gives 2 VP in your mining actions, and you may use its tunnel from any space on the map.',
      pl: 'Przygotowanie: połóż przy swoim panelu planetę Koszmar technologiczny. Jest wielokolorowa, daje 2 PZ w twoich akcjach wydobycia, a z jej tunelu możesz korzystać z każdego pola mapy.',
    },
    provenance: 'seed',
  },
  {
    id: 'AB03',
    key: 'diplomat',
    name: { en: 'Diplomat', pl: 'Dyplomata' },
    text: {
      en: 'Setup: advance 1 space on the politics track. When you take missions, your politics level counts as 1 higher. Each mission costs you 1 resource less, whichever you choose.',
      pl: 'Przygotowanie: awansuj o 1 pole na torze polityki. Gdy bierzesz misje, twój poziom polityki jest o 1 wyższy. Każda misja kosztuje cię o 1 wybrany zasób mniej.',
    },
    provenance: 'seed',
  },
  {
    id: 'AB04',
    key: 'reserveLocker',
    name: { en: 'Reserve Locker', pl: 'Skrytka rezerwowa' },
    text: {
      en: 'End of setup: draw 3 basic and 2 advanced bonus tokens from those left over. Once per round, on your turn, you may use one of them; it is then discarded.',
      pl: 'Koniec przygotowania: dobierz 3 podstawowe i 2 zaawansowane żetony premii spośród pozostałych. Raz na rundę, w swojej turze, możesz użyć jednego z nich; potem się go odrzuca.',
    },
    provenance: 'seed',
  },
  {
    id: 'AB05',
    key: 'merchantHouse',
    name: { en: 'Merchant House', pl: 'Dom kupiecki' },
    text: {
      en: 'Setup: the first 2 spaces of your trade track are unlocked: the development marker goes to your hold, and the fleet income token to your income track without its reward.',
      pl: 'Przygotowanie: pierwsze 2 pola twojego toru handlu są odblokowane: znacznik rozwoju trafia do ładowni, a żeton dochodu floty na tor dochodów, bez nagrody.',
    },
    provenance: 'seed',
  },
  {
    id: 'AB06',
    key: 'privateBridge',
    name: { en: 'Private Bridge', pl: 'Prywatny mostek' },
    text: {
      en: 'Once per round, as your turn, you may place a captain here to perform any main action, or a crew member to perform any secondary action. You pay no omni-action fee, and nobody can follow.',
      pl: 'Raz na rundę, w ramach swojej tury, możesz umieścić tu kapitana, aby wykonać dowolną główną akcję, albo załoganta, aby wykonać dowolną dodatkową. Nie płacisz za wszechakcję i nikt nie może dołączyć.',
    },
    provenance: 'seed',
  },
  {
    id: 'AB07',
    key: 'warCorrespondent',
    name: { en: 'War Correspondent', pl: 'Korespondent wojenny' },
    text: {
      en: 'Setup: advance 1 space on the military track. Each time anybody advances on it through a card or a planet, you gain 2 VP.',
      pl: 'Przygotowanie: awansuj o 1 pole na torze wojskowości. Ilekroć ktokolwiek awansuje na nim dzięki karcie albo planecie, zyskujesz 2 PZ.',
    },
    provenance: 'seed',
  },
  {
    id: 'AB08',
    key: 'reliefFund',
    name: { en: 'Relief Fund', pl: 'Fundusz pomocowy' },
    text: {
      en: 'At the start of each income phase, gain 1 energy, 1 raw material, 1 alien and 1 credit, but only what you have none of.',
      pl: 'Na początku każdej fazy dochodów zyskujesz 1 energię, 1 surowiec, 1 obcego i 1 kredyt, ale tylko to, czego nie masz wcale.',
    },
    provenance: 'seed',
  },
  {
    id: 'AB09',
    key: 'vanguard',
    name: { en: 'Vanguard', pl: 'Straż przednia' },
    text: {
      en: 'Setup: mobilise 1 crew member and place a second outpost, at no cost, on any action planet without pirates whose requirement you meet. Your priority marker moves to its new segment.',
      pl: 'Przygotowanie: zmobilizuj 1 załoganta i umieść bez kosztu drugą placówkę na dowolnej planecie akcyjnej bez piratów, której wymaganie spełniasz. Twój znacznik priorytetu przechodzi do nowego segmentu.',
    },
    provenance: 'seed',
  },
  {
    id: 'AB10',
    key: 'secondShip',
    name: { en: 'Second Ship', pl: 'Drugi statek' },
    text: {
      en: 'Setup: place a second ship beside your own. You may split the movement of an exploration between both ships. Each exploration also gives you 1 more move without paying energy, or 1 more outpost to place.',
      pl: 'Przygotowanie: ustaw drugi statek obok swojego. Ruch w akcji eksploracji możesz rozdzielić między oba statki. Każda eksploracja daje też 1 dodatkowy ruch bez kosztu w energii albo umieszczenie 1 dodatkowej placówki.',
    },
    provenance: 'seed',
  },
]
