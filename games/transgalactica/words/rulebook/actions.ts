import type { RulebookSection } from '@kantyna/kernel'

export const actionSections: readonly RulebookSection[] = [
  {
    id: 'panel',
    title: { en: 'The control panel', pl: 'Panel sterowania' },
    paragraphs: [
      {
        rules: ['GC-PNL-15', 'GC-PNL-18', 'GC-PNL-19'],
        en: 'The hold stores development markers, credits and resources, the mission log up to two missions. Crew members in cryo capsules cannot be used until they are mobilised.',
        pl: 'Ładownia mieści znaczniki rozwoju, kredyty i zasoby, a dziennik misji najwyżej dwie misje. Załogantów z kapsuł kriogenicznych można użyć dopiero po zmobilizowaniu.',
      },
      {
        rules: ['GC-SYM-12', 'GC-ORG-24', 'GC-ORG-25'],
        en: 'Mobilising moves a crew member from a cryo capsule to an empty crew space; there has to be one of each. Whoever is mobilised can be used in the same round.',
        pl: 'Mobilizacja przenosi załoganta z kapsuły kriogenicznej na puste pole załogi; trzeba mieć jedno i drugie. Zmobilizowanego można użyć w tej samej rundzie.',
      },
      {
        rules: ['GC-PNL-09', 'GC-PNL-10', 'GC-PNL-11', 'GC-ORG-22'],
        en: 'Outposts leave the panel in order. The first is free, the second and third cost 1 raw material each, the others 2 each. The space that one leaves gives its reward at once.',
        pl: 'Placówki opuszczają panel po kolei. Pierwsza jest darmowa, druga i trzecia kosztują po 1 surowcu, następne po 2. Opuszczone pole od razu daje swoją nagrodę.',
      },
      {
        rules: ['GC-PNL-01', 'GC-PNL-02', 'GC-PNL-03', 'GC-PNL-04', 'GC-PNL-06', 'GC-ORG-28'],
        en: 'Mining tokens fill the mining track from the top, as long as there is room; pirate tokens and fleet income tokens take the topmost free space of their kind on the income track. A pirate token without a space lies beside the panel: it counts, but pays nothing. How far down both tracks pay depends on your politics level: the political level marker on the panel always moves along with your marker on the politics track.',
        pl: 'Żetony wydobycia zajmują tor wydobycia od góry, póki jest miejsce; żetony piratów i żetony dochodu floty zajmują najwyższe wolne pole swojego rodzaju na torze dochodów. Żeton piratów, dla którego nie ma pola, leży przy panelu: liczy się, ale nie daje nagród. To, które żetony dają nagrody, zależy od twojego poziomu polityki: znacznik poziomu politycznego na panelu zawsze przesuwa się razem z twoim znacznikiem na torze polityki.',
      },
      {
        rules: ['GC-PNL-08'],
        en: 'Your trade level is the number of spaces unlocked on the trade track.',
        pl: 'Twój poziom handlu to liczba odblokowanych pól toru handlu.',
      },
    ],
  },
  {
    id: 'tracks',
    title: { en: 'Levels and tracks', pl: 'Poziomy i tory' },
    paragraphs: [
      {
        rules: ['GC-LVL-01', 'GC-LVL-02', 'GC-LVL-03', 'GC-ORG-03'],
        en: 'Your level is the number of the space that your marker is on; any number of markers may share a space. The tracks end at technology 10, military 8, production 7, politics 10 and trade 6. A requirement asks for at least the level shown.',
        pl: 'Twój poziom to numer pola ze znacznikiem; na jednym polu może stać dowolnie wiele znaczników. Tory kończą się na: technologia 10, wojskowość 8, produkcja 7, polityka 10, handel 6. Wymaganie oznacza co najmniej podany poziom.',
      },
      {
        rules: ['GC-ORG-05', 'GC-ORG-06', 'GC-BON-06', 'GC-BON-07', 'GC-BON-08'],
        en: 'Markers move one space at a time. Whoever reaches a stack takes its top token, each stack once. If the stack is empty, the reward printed there is gained instead; the production track has none.',
        pl: 'Znaczniki przesuwa się po jednym polu. Kto dotrze do stosu, bierze wierzchni żeton, z każdego stosu raz. Jeśli stos jest pusty, zyskuje się wydrukowaną tam nagrodę; na torze produkcji jej nie ma.',
      },
      {
        rules: ['GC-SYM-10', 'GC-ORG-35', 'GC-ORG-04'],
        en: 'Where an effect shows several tracks, you choose one for the whole advance. Technology, production and politics cost nothing as an effect; military and trade cost as much as the secondary action, less any discount shown, unless they are free or have a price of their own. At the end of a track nothing happens and nothing is paid.',
        pl: 'Gdy efekt pokazuje kilka torów, wybierasz jeden dla całego awansu. Technologia, produkcja i polityka jako efekt nic nie kosztują; wojskowość i handel kosztują tyle, co dodatkowa akcja, minus pokazana zniżka, chyba że są darmowe albo mają własną cenę. Na końcu toru nic się nie dzieje i nic się nie płaci.',
      },
      {
        rules: ['GC-SYM-04', 'GC-SYM-05'],
        en: 'A discount takes off what it shows; with a full discount you pay nothing at all.',
        pl: 'Zniżka odejmuje to, co pokazuje; pełna zniżka oznacza, że nic się nie płaci.',
      },
      {
        rules: ['GC-SYM-11', 'GC-ORG-36', 'GC-ORG-08'],
        en: 'A temporary raise makes your military or trade level count as 2 higher until clean-up, but only for requirements: missions, decrees, slots and pirates. It moves no marker.',
        pl: 'Tymczasowe podniesienie sprawia, że do fazy porządkowania twój poziom wojskowości lub handlu liczy się jako o 2 wyższy, ale tylko przy wymaganiach: misji, dekretów, pól placówek i piratów. Znacznik się nie przesuwa.',
      },
    ],
  },
  {
    id: 'immediate-actions',
    title: {
      en: 'Omni-action, exploration, mining, trade',
      pl: 'Wszechakcja, eksploracja, wydobycie, handel',
    },
    paragraphs: [
      {
        rules: ['GC-ACT-02', 'GC-ACT-03'],
        en: 'Four actions take effect at once: omni-action, exploration, mining and trade. Each of the other four belongs to a track.',
        pl: 'Cztery akcje działają od razu: wszechakcja, eksploracja, wydobycie i handel. Pozostałe cztery są związane z torami.',
      },
      {
        rules: ['GC-OMN-01', 'GC-OMN-02', 'GC-OMN-03', 'GC-OMN-04'],
        en: 'Omni-action: pay 1 credit or 1 alien and perform any other main action, even one already used this round; its own cost comes on top. Apart from a few cards and tokens, nothing else lets a main action be used twice in a round.',
        pl: 'Wszechakcja: zapłać 1 kredyt albo 1 obcego i wykonaj dowolną inną główną akcję, płacąc też jej koszt, nawet jeśli została już użyta w tej rundzie. Poza kilkoma kartami i żetonami nic innego nie pozwala użyć tej samej głównej akcji dwa razy w rundzie.',
      },
      {
        rules: ['GC-OMN-05', 'GC-OMN-06', 'GC-OMN-07'],
        en: 'Whoever follows an omni-action pays a fee of their own and performs any secondary action, not necessarily the same one.',
        pl: 'Kto dołącza do wszechakcji, sam płaci opłatę i wykonuje dowolną dodatkową akcję, niekoniecznie tę samą.',
      },
      {
        rules: ['GC-EXP-01', 'GC-EXP-02', 'GC-EXP-06', 'GC-EXP-11', 'GC-PLN-02'],
        en: 'Exploration: move your ship and place an outpost, in either order, or do one of the two. The ship moves 1 space, plus 1 for each grey planet with an outpost of yours; the outpost comes before or after the whole movement. Secondary: only one of the two.',
        pl: 'Eksploracja: przesuń statek i umieść placówkę, w dowolnej kolejności, albo zrób jedno z dwojga. Statek przesuwasz o 1 pole i o 1 dodatkowe za każdą szarą planetę z twoją placówką; placówkę umieszczasz przed całym ruchem albo po nim. Dodatkowa: tylko jedno z dwojga.',
      },
      {
        rules: ['GC-EXP-03', 'GC-EXP-04', 'GC-ORG-43', 'GC-ORG-46', 'GC-SYM-06'],
        en: 'Every space costs the energy shown on its connection, and the ship ends in the orbit of the planet reached, beside any other ships. A free move costs no energy.',
        pl: 'Każde pole kosztuje tyle energii, ile pokazuje połączenie, a statek staje na orbicie planety, obok innych statków. Darmowy ruch nie kosztuje energii.',
      },
      {
        rules: ['GC-ORG-44', 'GC-ORG-45', 'GC-PLN-16', 'GC-SYM-13'],
        en: 'From a tunnel the ship may go to any other tunnel for 1 space of movement and 1 alien, even in a free move. The tunnel symbol of an effect moves it to a tunnel from anywhere at no cost.',
        pl: 'Z tunelu statek może przejść do każdego innego tunelu za 1 pole ruchu i 1 obcego, także w darmowym ruchu. Symbol tunelu w efekcie przenosi go do tunelu skądkolwiek, bez kosztu.',
      },
      {
        rules: ['GC-EXP-05', 'GC-EXP-07', 'GC-EXP-08', 'GC-EXP-09', 'GC-EXP-10', 'GC-SYM-14'],
        en: 'An outpost goes to a free slot of the planet that your ship orbits (at most one per planet), if you meet the slot’s requirement and pay the raw materials. On a mining planet you gain its reward at once.',
        pl: 'Placówkę umieszczasz na wolnym polu planety, na której orbicie jest statek (najwyżej jedną na planecie), jeśli spełniasz wymaganie tego pola i zapłacisz surowce. Na planecie górniczej od razu zyskujesz jej nagrodę.',
      },
      {
        rules: ['GC-MIN-01', 'GC-MIN-02', 'GC-MIN-03', 'GC-MIN-04', 'GC-MIN-05', 'GC-ORG-102'],
        en: 'Mining: take the token from the action space; the space is not refilled this round. If your mining track is full, you leave the token there. Then gain the rewards of your mining track as far as your politics level reaches, and of all your mining planets. Secondary: the same without the token.',
        pl: 'Wydobycie: weź żeton z pola akcji; w tej rundzie pola się nie uzupełnia. Jeśli twój tor wydobycia jest pełny, zostawiasz żeton na miejscu. Potem zyskaj nagrody z toru wydobycia, dokąd sięga twój poziom polityki, i ze wszystkich swoich planet górniczych. Dodatkowa: to samo bez żetonu.',
      },
      {
        rules: ['GC-TRD-01', 'GC-TRD-02', 'GC-TRD-07'],
        en: 'Trade costs 2 raw materials and 1 alien; in the main action you leave out one of the three, whichever you like.',
        pl: 'Handel kosztuje 2 surowce i 1 obcego; w głównej akcji pomijasz jeden z tych trzech zasobów, dowolny.',
      },
      {
        rules: ['GC-TRD-03', 'GC-TRD-04', 'GC-TRD-05', 'GC-TRD-06'],
        en: 'It unlocks the next space of your trade track: a development marker goes to the hold; a fleet income token pays at once, then lies on the income track and pays again in later rounds.',
        pl: 'Odblokowuje następne pole toru handlu: znacznik rozwoju trafia do ładowni; żeton dochodu floty daje nagrodę od razu, potem leży na torze dochodów i daje ją w kolejnych rundach.',
      },
      {
        rules: ['GC-TRD-05', 'GC-MIS-05'],
        en: 'Example: at trade level 3 you hold a mission that needs trade level 4. The trade action unlocks space 4: its fleet income token pays at once, and you may complete the mission on the same turn.',
        pl: 'Przykład: masz poziom handlu 3 i misję, która wymaga poziomu 4. Akcja handlu odblokowuje pole 4: jego żeton dochodu floty od razu daje nagrodę, a misję możesz ukończyć w tej samej turze.',
      },
    ],
  },
  {
    id: 'track-actions',
    title: {
      en: 'Technology, military, production, politics',
      pl: 'Technologia, wojskowość, produkcja, polityka',
    },
    paragraphs: [
      {
        rules: ['GC-TEC-01', 'GC-TEC-02', 'GC-TEC-03', 'GC-TEC-04', 'GC-TEC-05', 'GC-ORG-09'],
        en: 'Technology: advance 2, or advance 1 and mark a technology card with a development marker from your hold. Cards of level 1, 2 and 3 are accessible from technology 2, 5 and 8 on, counted after the advance. Secondary: advance 1 or mark.',
        pl: 'Technologia: awansuj o 2 albo awansuj o 1 i oznacz kartę technologii znacznikiem rozwoju z ładowni. Karty poziomu 1, 2 i 3 są dostępne od technologii 2, 5 i 8, licząc po awansie. Dodatkowa: awansuj o 1 albo oznacz.',
      },
      {
        rules: ['GC-ORG-10', 'GC-ORG-11', 'GC-TCH-01'],
        en: 'You mark a card only once, but others may mark it, too. Without a marker in the hold or an accessible card nothing is marked.',
        pl: 'Tę samą kartę oznaczasz raz; inni też mogą ją oznaczyć. Bez znacznika albo dostępnej karty nic się nie oznacza.',
      },
      {
        rules: ['GC-MIL-01', 'GC-MIL-02', 'GC-MIL-03', 'GC-ORG-07'],
        en: 'Military: advance 1 for 1 energy and 1 credit, or for 2 energy; secondary for 2 energy and 1 credit. Every space needs the technology level printed below it, even if the advance is free; without it the advance is lost.',
        pl: 'Wojskowość: awansuj o 1 za 1 energię i 1 kredyt albo za 2 energii; dodatkowa za 2 energii i 1 kredyt. Każde pole wymaga wydrukowanego pod nim poziomu technologii, także przy darmowym awansie; bez niego awans przepada.',
      },
      {
        rules: ['GC-PRO-01', 'GC-PRO-02', 'GC-PRO-03', 'GC-PRO-04', 'GC-PRO-05', 'GC-PLN-01', 'GC-ORG-47'],
        en: 'Production: advance 1, then collect. As many of your outposts as your level yield 1 resource each: yellow planets energy, green ones aliens, purple ones raw materials, multicolour ones any resource, grey ones nothing. Secondary: advance or collect.',
        pl: 'Produkcja: awansuj o 1, potem zbierz zasoby. Tyle placówek, ile wynosi twój poziom, daje po 1 zasobie: żółte planety energię, zielone obcych, fioletowe surowce, wielokolorowe dowolny, szare nic. Dodatkowa: awansuj albo zbierz.',
      },
      {
        rules: ['GC-POL-01', 'GC-POL-02', 'GC-POL-03', 'GC-POL-05', 'GC-POL-06', 'GC-ORG-12'],
        en: 'Politics: advance 2, or advance 1 and take a mission into a free space of your log. The three missions of level 1 are accessible from politics 1, 2 and 3 on, in the order of their numbers, those of level 2 from 5, 6 and 7 on. Secondary: advance 1 or take a mission.',
        pl: 'Polityka: awansuj o 2 albo awansuj o 1 i weź misję na wolne miejsce dziennika. Trzy misje poziomu 1 są dostępne od polityki 1, 2 i 3, w kolejności numerów, a misje poziomu 2 od 5, 6 i 7. Dodatkowa: awansuj o 1 albo weź misję.',
      },
      {
        rules: ['GC-POL-04', 'GC-ORG-16', 'GC-ORG-17', 'GC-ORG-100'],
        en: 'After the action (or the effect) the row is refilled from the deck of its level and sorted by number. If the deck is empty, the remaining cards take the lowest places. With a full log you cannot take a mission, and missions cannot be discarded.',
        pl: 'Po akcji (albo efekcie) rząd uzupełnia się z talii tego poziomu i układa według numerów. Gdy talia jest pusta, pozostałe karty zajmują najniższe miejsca. Z pełnym dziennikiem nie bierzesz misji, a misji nie można odrzucać.',
      },
    ],
  },
]
