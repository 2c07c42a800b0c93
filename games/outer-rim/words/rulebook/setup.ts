import type { RulebookSection } from '@kantyna/kernel'

export const setupSections: readonly RulebookSection[] = [
  {
    id: 'setup',
    title: { en: 'Setting up', pl: 'Przygotowanie gry' },
    paragraphs: [
      {
        rules: ['OR-SETUP-01'],
        en: 'The app sets the table. From left to right lie the Rebel and Syndicate endcap; Cantonica and Ord Mantell; Lothal and Mon Calamari; Kessel; Tatooine and Nal Hutta; Ryloth and Naboo; the Ring of Kafrene and Takodana; the Imperial and Hutt endcap.',
        pl: 'Grę przygotowuje aplikacja. Od lewej do prawej leżą: koniec mapy Rebelii i Syndykatów, Cantonica z Ord Mantell, Lothal z Kalamarem, Kessel, Tatooine z Nal Huttą, Ryloth z Naboo, Pierścień Kafrene z Takodaną oraz koniec mapy Imperium i Huttów.',
      },
      {
        rules: ['OR-SETUP-03', 'OR-SETUP-04', 'OR-SETUP-05', 'OR-SETUP-06'],
        en: 'Each faction has a stack of patrols on its endcap. The level 1 patrol starts faceup at the navpoint beside it; the others wait facedown, level 2 on top and level 4 at the bottom.',
        pl: 'Każda frakcja ma na swoim końcu mapy stos patroli. Patrol poziomu 1 zaczyna odkryty w punkcie nawigacyjnym obok, a pozostałe czekają zakryte: na wierzchu poziom 2, na spodzie poziom 4.',
      },
      {
        rules: ['OR-SETUP-07', 'OR-SETUP-08', 'OR-SETUP-09', 'OR-CON-01'],
        en: 'Contacts are shuffled facedown, and one goes on every contact space. The coloured dots are its rank, and at the start each rank lies on spaces of the same rank. Nobody knows yet who is where.',
        pl: 'Zakryte żetony kontaktów zostają wymieszane i na każde pole kontaktu trafia jeden. Kolorowe kropki to ranga: na początku ranga żetonu i pola jest ta sama. Nikt jeszcze nie wie, kto gdzie jest.',
      },
      {
        rules: ['OR-SETUP-10', 'OR-SETUP-27', 'OR-SETUP-28', 'OR-SETUP-29', 'OR-SETUP-30', 'OR-SETUP-31'],
        en: 'Six market decks are shuffled, and the top card of each is turned faceup. Seven encounter decks are shuffled too. The databank lies in order of its numbers, and ships nobody flies form the ship pool. All tokens make one common supply.',
        pl: 'Talie są potasowane: sześć talii handlu, każda z odkrytą wierzchnią kartą, oraz siedem talii spotkań. Bank danych leży ułożony według numerów, statki bez właściciela tworzą pulę statków, a żetony – wspólną pulę.',
      },
      {
        rules: ['OR-SETUP-11', 'OR-SETUP-12', 'OR-SETUP-13'],
        en: 'Who goes first? Each player rolls six dice, and whoever has the most hits and critical hits starts; tied players roll again. Then, clockwise from the first player, everyone chooses a character.',
        pl: 'Kto zaczyna? Każdy rzuca sześcioma kośćmi; zaczyna ten, kto ma najwięcej trafień i krytycznych trafień, a remisujący rzucają ponownie. Potem, od pierwszego gracza zgodnie z ruchem wskazówek zegara, każdy wybiera postać.',
      },
      {
        rules: ['OR-SETUP-14', 'OR-SETUP-15', 'OR-SETUP-16', 'OR-SETUP-17', 'OR-FAME-03'],
        en: 'Your character card starts with the personal goal up. Fame starts at 0 and never drops below it; your reputation with all four factions starts neutral.',
        pl: 'Na początku karta postaci leży stroną z celem osobistym ku górze. Sława wynosi 0 i nigdy nie spada niżej; reputacja we wszystkich czterech frakcjach jest neutralna.',
      },
      {
        rules: ['OR-SETUP-18', 'OR-SETUP-19'],
        en: 'You choose your starting ship: the G9 Rigger is faster, the G-1A Starfighter fights better. You decide before you see your starting card.',
        pl: 'Wybierasz statek startowy: G9 Rigger jest szybszy, Myśliwiec gwiezdny G-1A lepiej walczy. Decydujesz, zanim zobaczysz swoją kartę startową.',
      },
      {
        rules: ['OR-SETUP-20'],
        en: 'In turn order you start with 4,000, 6,000, 8,000 and 10,000 credits. Whoever waits longer has more to spend.',
        pl: 'W kolejności rozgrywania tur gracze zaczynają z 4000, 6000, 8000 i 10 000 kredytów. Kto dłużej czeka, ma więcej do wydania.',
      },
      {
        rules: [
          ...['OR-SETUP-21', 'OR-SETUP-22', 'OR-SETUP-23', 'OR-SETUP-24', 'OR-SETUP-25'],
          ...['OR-SETUP-26', 'OR-CHAR-05'],
        ],
        en: 'Your character names a databank card. It gives you your first cargo, job or bounty, which goes into its slot, and the planet you start on. Some characters also start with a better or worse reputation with a faction.',
        pl: 'Postać wskazuje kartę danych. Dostajesz z niej pierwszy ładunek, misję albo zlecenie, które od razu trafia do gniazda, a także planetę startową. Niektóre postacie zaczynają też z lepszą lub gorszą reputacją w jednej z frakcji.',
      },
    ],
  },
  {
    id: 'variants',
    title: { en: 'Game options', pl: 'Opcje gry' },
    paragraphs: [
      {
        rules: ['OR-SETUP-02', 'OR-RMAP-01', 'OR-RMAP-02', 'OR-RMAP-03', 'OR-RMAP-04'],
        en: 'Random map: the six tiles are shuffled. They are laid one after another from the Rebel and Syndicate endcap, and the other endcap closes the row.',
        pl: 'Losowa mapa: sześć potasowanych płytek układa się jedna za drugą od końca mapy Rebelii i Syndykatów, a szereg zamyka drugi koniec mapy.',
      },
      {
        rules: ['OR-FAME-10', 'OR-AIEXP-02'],
        en: 'Extended game: you need 12 fame instead of 10. You can choose it for a single-player game, too.',
        pl: 'Wariant rozszerzony: wygrywa się dopiero z 12 punktami sławy, a nie z 10. Można go wybrać także w grze jednoosobowej.',
      },
      {
        rules: ['OR-SETUP-32', 'OR-AIEXP-01'],
        en: 'A single-player game has setup steps of its own, explained further on. In the expert variant the AI player starts with some fame, as much as you dare to give it.',
        pl: 'Gra jednoosobowa ma dodatkowe kroki przygotowania, opisane dalej. W wariancie eksperckim gracz SI zaczyna z kilkoma punktami sławy: z iloma, to zależy od twojej odwagi.',
      },
    ],
  },
]
