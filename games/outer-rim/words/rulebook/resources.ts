import type { RulebookSection } from '@kantyna/kernel'

export const resourceSections: readonly RulebookSection[] = [
  {
    id: 'resources',
    title: { en: 'Resources and slots', pl: 'Zasoby i gniazda' },
    paragraphs: [
      {
        rules: [
          'OR-RES-01',
          'OR-RES-02',
          'OR-SLOT-01',
          'OR-SLOT-02',
          'OR-GEAR-01',
          'OR-MOD-01',
          'OR-CREW-01',
        ],
        en: 'Resources are bounties, cargo, crew, gear, mods and jobs. Each needs an empty slot of its type: gear on your board; cargo, crew and mods on your ship; jobs and bounties on either.',
        pl: 'Zasoby to zlecenia, ładunki, załoga, sprzęt, modyfikacje i misje. Każdy potrzebuje wolnego gniazda swojego typu: sprzęt na planszy gracza, ładunki, załoga i modyfikacje na planszy statku, a misje i zlecenia na jednej lub drugiej.',
      },
      {
        rules: ['OR-SLOT-03', 'OR-SLOT-04', 'OR-SLOT-05'],
        en: 'A slot holds one card, or two if it says ×2. A slot with two types takes one card of either. Some abilities make more room.',
        pl: 'Gniazdo mieści jedną kartę, a z oznaczeniem ×2 dwie. Gniazdo dwóch typów mieści jedną kartę któregokolwiek z nich. Niektóre zdolności dają więcej miejsca.',
      },
      {
        rules: ['OR-SLOT-06', 'OR-SLOT-07', 'OR-SLOT-08'],
        en: 'You may rearrange your cards at any time; the app does it for you. If you lose slots, by changing ships for example, you choose which cards to discard until each of the others has a slot.',
        pl: 'Karty możesz przekładać w dowolnej chwili; aplikacja robi to za ciebie. Gdy tracisz gniazda, na przykład przy zmianie statku, wybierasz, które karty odrzucasz, aż reszta się zmieści.',
      },
      {
        rules: ['OR-RES-03', 'OR-RES-04', 'OR-RES-05', 'OR-CREW-02'],
        en: 'If you gain a card and have no slot for it, you may discard another to make room, or decline the new one. You may not throw cards away just because you feel like it.',
        pl: 'Gdy pozyskujesz kartę, a nie masz dla niej gniazda, możesz odrzucić inną albo zrezygnować z nowej. Nie wolno pozbywać się kart ot tak, bez powodu.',
      },
      {
        rules: ['OR-RES-06', 'OR-RES-07', 'OR-RES-08'],
        en: 'Traits such as ILLEGAL or ARMOR and the droid symbol do nothing by themselves. Other cards refer to them.',
        pl: 'Cechy, takie jak NIELEGALNY czy PANCERZ, oraz symbol droida same nic nie robią. Odwołują się do nich inne karty.',
      },
      {
        rules: ['OR-GEAR-02'],
        en: 'Gear and mods do what their texts say, when their texts say so.',
        pl: 'Sprzęt i modyfikacje działają tak i wtedy, jak mówią ich teksty.',
      },
    ],
  },
  {
    id: 'crew',
    title: { en: 'Crew', pl: 'Załoga' },
    paragraphs: [
      {
        rules: ['OR-CREW-06', 'OR-CREW-07', 'OR-CREW-08'],
        en: 'Crew lend you their skills and abilities. They are always in your space, and so also in the space of any player who shares it with you.',
        pl: 'Załoga użycza ci swoich umiejętności i zdolności. Zawsze jest na twoim polu, a więc i na polu każdego gracza, który stoi tam z tobą.',
      },
      {
        rules: ['OR-CREW-03', 'OR-CREW-04', 'OR-CREW-05'],
        en: 'If you discard a crew member who was a contact, the card goes home and the token returns faceup to the nearest empty contact space of any rank. If several planets are equally near, you choose.',
        pl: 'Gdy odrzucasz członka załogi, który był kontaktem, karta wraca na swoje miejsce, a żeton, odkryty, na najbliższe puste pole kontaktu dowolnej rangi. Jeśli kilka planet jest równie blisko, wybierasz jedną z nich.',
      },
    ],
  },
  {
    id: 'ships',
    title: { en: 'Buying a ship', pl: 'Zakup statku' },
    paragraphs: [
      {
        rules: ['OR-SHIP-03', 'OR-SHIP-04', 'OR-SHIP-06', 'OR-SHIP-08'],
        en: 'A new ship replaces the old one, which goes to the ship pool and takes its cost off the price, even if that is 0.',
        pl: 'Nowy statek zastępuje stary, który trafia do puli statków i obniża cenę o swój koszt, choćby wynosił on 0.',
      },
      {
        rules: ['OR-SHIP-05', 'OR-SHIP-07', 'OR-SHIP-09'],
        en: 'The new ship comes undamaged. Its market card leaves the game, and that of the old ship does not come back.',
        pl: 'Na nowym statku nie ma obrażeń. Jego karta handlu zostaje usunięta z gry, a karta starego statku już nie wraca.',
      },
      {
        rules: ['OR-SHIP-10'],
        en: 'You may look through the ship pool at any time.',
        pl: 'Pulę statków można przeglądać w dowolnej chwili.',
      },
    ],
  },
  {
    id: 'secrets',
    title: { en: 'Secrets', pl: 'Tajne informacje' },
    paragraphs: [
      {
        rules: ['OR-SEC-01', 'OR-SEC-02', 'OR-SEC-03', 'OR-SEC-07'],
        en: 'Some encounters leave you with a secret: an ability that lies facedown in front of you until its moment comes. You may look at your own secrets whenever you like.',
        pl: 'Po niektórych spotkaniach zostaje ci tajna informacja: zdolność, która leży przed tobą zakryta i czeka na swoją chwilę. Własne tajne informacje możesz przeglądać do woli.',
      },
      {
        rules: ['OR-SEC-04'],
        en: 'When you use it, you reveal it to everyone.',
        pl: 'Gdy jej używasz, ujawniasz ją wszystkim.',
      },
      {
        rules: ['OR-SEC-05', 'OR-SEC-06'],
        en: 'Talk about your secrets, brag, bluff. But never show them, read them out or give them away.',
        pl: 'O swoich tajnych informacjach możesz mówić, przechwalać się i blefować. Nie wolno ich jednak pokazywać, odczytywać ani oddawać.',
      },
    ],
  },
  {
    id: 'discarding',
    title: { en: 'Discarding and removing', pl: 'Odrzucanie i usuwanie z gry' },
    paragraphs: [
      {
        rules: ['OR-DISC-01', 'OR-DISC-03', 'OR-DISC-05'],
        en: 'Discarded market and encounter cards go under their decks, tokens back to the supply, ship sheets to the ship pool.',
        pl: 'Karta handlu lub spotkania, którą odrzucasz, wraca na spód swojej talii, żeton do puli żetonów, a plansza statku do puli statków.',
      },
      {
        rules: ['OR-DISC-02', 'OR-DISC-04', 'OR-DISC-06'],
        en: 'What is removed from the game is gone for good: eliminated contacts and patrols, and cards that say so, mostly bought ships, completed jobs and collected bounties.',
        pl: 'Co zostaje usunięte z gry, już do niej nie wraca: wyeliminowane kontakty i patrole oraz karty, które tak mówią, najczęściej kupione statki, ukończone misje i zrealizowane zlecenia.',
      },
    ],
  },
]
