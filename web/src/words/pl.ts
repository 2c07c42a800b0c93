import { counted, type PluralForms } from '@kantyna/kernel'
import type { en } from './en.ts'

const count = (number: number, forms: Required<PluralForms>) => counted('pl', number, forms)

/** The page in Polish. */
export const pl: typeof en = {
  title: (page) => `${page} · Kantyna`,
  skip: 'Przejdź do treści',
  loading: 'Chwileczkę…',
  back: 'Wróć do baru',
  close: 'Zamknij',
  language: 'Język',
  menu: 'Po lokalu',

  lobby: {
    welcome: 'Kosmiczne planszówki przy stoliku w\u00a0kącie.',
    games: 'Gry na półce',
    players: (fewest, most) =>
      fewest === most
        ? count(most, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })
        : `${fewest}–${most} ${most < 5 ? 'osoby' : 'osób'}`,
    minutes: (number) =>
      `około ${count(number, { one: 'minuty', few: 'minut', many: 'minut', other: 'minuty' })}`,
    age: (years) => `od ${count(years, { one: 'roku', few: 'lat', many: 'lat', other: 'roku' })}`,
    learn: 'Nauka',
    learnHint: 'Krótka lekcja przy prawdziwym stole',
    playNow: 'Graj od razu',
    playNowHint: (people, bots) => {
      const among = count(bots, { one: 'bot', few: 'boty', many: 'botów', other: 'bota' })
      const all = count(people, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })
      if (people === 0) return `Przy stole: ${among}`
      if (bots === 0) return `Przy tym ekranie: ${all}`
      if (people === 1) return `Ty i ${among}`
      return `Przy stole: ${all} i ${among}`
    },
    continue: 'Graj dalej',
    seats: 'Kto gra',
    seatsHint: 'Ile osób, ile botów i jak mocnych',
    rules: 'Zasady',
    cards: 'Karty',
    about: 'O stronie',
    offline: {
      get: 'Pobierz do gry bez sieci',
      getting: 'Pobieramy grę…',
      ready: 'Działa bez sieci',
      failed: 'Nie udało się pobrać gry. Sprawdź połączenie i spróbuj jeszcze raz.',
      missing:
        'Ta gra nie jest jeszcze pobrana. Gdy będzie połączenie, otwórz ją albo pobierz do gry bez sieci.',
    },
    import: 'Otwórz zapis gry',
    importHint: 'Plik .kantyna.json stąd albo od kogoś znajomego',
    unfinished: 'Gry do dokończenia',
    finished: 'Gry skończone',
    damaged: 'Uszkodzony zapis',
    damagedHint: 'Tej gry nie da się już odczytać. Możesz zachować plik albo go usunąć.',
    waitingFor: (names) => `Teraz decyduje: ${names}`,
    watchOnly: 'Można tylko obejrzeć: w zapisie nie ma ziarna losowości.',
    won: (names) => `Wygrana: ${names}`,
    moves: (number) => count(number, { one: 'decyzja', few: 'decyzje', many: 'decyzji', other: 'decyzji' }),
    watch: 'Obejrzyj przebieg',
    export: 'Zapisz do pliku',
    savedAs: (name) => `Zapisano jako ${name}`,
    delete: 'Usuń',
    deleteSure: 'Usunąć tę grę na zawsze?',
    keep: 'Zostaw',
    allSaves: (number) => `Pokaż wszystkie: ${number}`,
    nothingKept:
      'Ta przeglądarka niczego nie zachowa po zamknięciu okna. Jeśli chcesz dokończyć później, zapisz grę do pliku.',
    you: 'Kapitan',
    starting: 'Nakrywamy do stołu…',
  },

  setup: {
    title: (game) => `Stół do gry: ${game}`,
    howMany: 'Ile osób gra',
    seats: 'Kto gdzie siedzi',
    seat: (number) => `Miejsce ${number}`,
    person: 'Osoba',
    bot: 'Bot',
    name: 'Imię',
    level: 'Poziom',
    levels: { beginner: 'początkujący', regular: 'bywalec', expert: 'mistrz' },
    partnersAre: (pairs) => `Kto gra razem, wygrywa razem. Pary: ${pairs.join(', ')}.`,
    options: 'Zasady stołu',
    botSpeed: 'Tempo botów',
    start: 'Zaczynamy',
    hotSeat:
      'Przy tym ekranie gra kilka osób: przed każdą turą kurtyna zasłoni karty, aż urządzenie trafi we właściwe ręce.',
    onlyBots: 'Grają same boty: możesz popatrzeć.',
    personName: (number) => `Gracz ${number}`,
    botNames: ['Nit', 'Iskra', 'Kometa', 'Bursztyn'],
  },

  settings: {
    title: 'Ustawienia',
    theme: 'Wygląd',
    themes: { night: 'noc', paper: 'papier', system: 'jak w urządzeniu' },
    motion: 'Ruch na stole',
    motions: { normal: 'zwykły', fast: 'szybki', off: 'bez ruchu' },
    botSpeed: 'Tempo botów',
    botSpeeds: { slow: 'wolne', normal: 'zwykłe', fast: 'szybkie' },
    sound: 'Dźwięk',
    confirm: 'Potwierdzanie ruchów',
    confirms: { never: 'nigdy', risky: 'gdy jest ryzyko', always: 'zawsze' },
    confirmSays: {
      never: 'Wystarczy jedno dotknięcie, jeśli może oznaczać tylko jedno.',
      risky:
        'Ruch, którego nie da się swobodnie cofnąć albo który kończy turę, choć można jeszcze coś zrobić, wymaga drugiego dotknięcia. Palcem pierwsze dotknięcie zawsze najpierw pokazuje kartę, a drugie ją zagrywa.',
      always: 'Pierwsze dotknięcie tylko wybiera ruch, drugie go wykonuje.',
    },
    autoPlay: 'Wybieraj za mnie, gdy jest tylko jeden możliwy ruch',
    kept: 'Ustawienia zostają w tej przeglądarce i działają od razu.',
  },

  rules: {
    title: (game) => `Zasady: ${game}`,
    contents: 'Spis treści',
    search: 'Szukaj w zasadach',
    found: (number) =>
      count(number, {
        one: 'znaleziony akapit',
        few: 'znalezione akapity',
        many: 'znalezionych akapitów',
        other: 'znalezionego akapitu',
      }),
    nothing: (asked) => `W zasadach nic nie pasuje do słów „${asked}”. Spróbuj krótszego słowa.`,
    linkTo: (rule) => `Odnośnik do zasady ${rule}`,
    noSuchRule: (rule) => `W instrukcji nie ma zasady ${rule}. Oto całość od początku.`,
  },

  cards: {
    title: (game) => `Karty: ${game}`,
    search: 'Szukaj kart',
    origin: 'Pochodzenie',
    any: 'wszystkie',
    kind: 'Pokaż',
    kinds: { 'bonus-kind': 'karty bonusu', card: 'karty ruchu', team: 'drużyny', space: 'pola' },
    copies: (number) =>
      count(number, { one: 'egzemplarz', few: 'egzemplarze', many: 'egzemplarzy', other: 'egzemplarza' }),
    found: (number) => count(number, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' }),
    nothing: 'Żadna karta nie pasuje. Spróbuj krótszego słowa albo pokaż wszystkie rodzaje.',
    provenance: { seed: 'z instrukcji', public: 'powszechnie znana', original: 'nasza własna' },
    about: 'Skąd to?',
    provenanceSays: {
      seed: 'Pochodzi z instrukcji gry.',
      public: 'Powszechnie znana z innego wydania gry.',
      original: 'Wymyślona przez nas tam, gdzie źródła milczą.',
    },
  },

  about: {
    title: 'O Kantynie',
    fan: 'Nieoficjalny projekt fanowski',
    notice:
      'Kantyna to nieoficjalny, niekomercyjny projekt fanowski. Nie jest powiązana z Lucasfilm Ltd., The Walt Disney Company ani z wydawcami gier, nie ma też ich poparcia ani zgody.',
  },

  trouble: {
    title: 'Coś poszło źle po naszej stronie',
    page: 'Tej części strony nie da się pokazać. Twoje gry są w tej przeglądarce bezpieczne.',
    table:
      'Stół stanął. Zapis gry jest bezpieczny: zachowaj go w pliku, a potem spróbuj otworzyć stół jeszcze raz.',
    loading: 'Nie udało się pobrać części strony. Sprawdź połączenie i spróbuj jeszcze raz.',
    offline:
      'Nie ma połączenia, a tego nie ma jeszcze na twoim urządzeniu. Gdy połączenie wróci, otwórz grę albo wybierz na stronie głównej „Pobierz do gry bez sieci”.',
    language: 'Nie udało się pobrać wersji angielskiej. Sprawdź połączenie i spróbuj jeszcze raz.',
    again: 'Spróbuj jeszcze raz',
    exportRecord: 'Zachowaj zapis gry',
    lost: 'Pod tym adresem nic nie ma',
    lostSays: 'Odnośnik może być stary albo z literówką.',
    noGame: 'Tej gry nie ma na naszej półce.',
    noTable: 'W tej przeglądarce nie ma takiego stołu. Może został usunięty albo jest w innej przeglądarce.',
  },

  update: {
    ready: 'Jest nowa wersja strony.',
    reload: 'Wczytaj ją',
    later: 'Później',
  },

  records: {
    notJson: 'To nie jest plik gry z Kantyny: nie da się go odczytać jako JSON.',
    notRecord: (where) =>
      where === ''
        ? 'To nie jest plik gry z Kantyny.'
        : `To nie jest plik gry z Kantyny: błąd jest w miejscu „${where}”.`,
    tooLarge: 'Ten plik jest za duży na zapis gry: może mieć najwyżej 10 MB.',
    unknownGame: (game) => `To zapis gry, której nie ma na naszej półce: „${game}”.`,
    otherRules: (choice) =>
      `Ta gra toczyła się według wcześniejszej wersji zasad. Od wyboru nr ${choice} dzisiejsze zasady prowadzą gdzie indziej.`,
    wrongTakeback: 'Zapis mówi o cofniętym wyborze, którego nie mogło być.',
    brokenSeal: 'Ktoś zmienił ten zapis po jego powstaniu: pieczęć się nie zgadza.',
    wrongCommitment: 'Ziarno losowości w zapisie nie jest tym, które obiecano przed grą.',
    wrongContribution: 'Udziały graczy w losowości nie są tymi, które obiecano przed grą.',
    wrongOutcome: 'Zapis podaje innych zwycięzców, niż wynika z gry.',
    notOpened: 'Gra jest skończona, ale zapis nie ujawnia ziarna losowości, więc nie da się go sprawdzić.',
    badOptions: 'Zasady stołu w zapisie nie pasują do tej gry.',
    badSeats: 'Tej gry nie gra się w tyle osób, ile podaje zapis.',
    illegalChoice: (entry) => `Zasady nie pozwalają na decyzję nr ${entry} z zapisu.`,
    wrongChance: (entry) => `Wyniki losowania nie zgadzają się przy decyzji nr ${entry}.`,
    wrongHash: (entry) => `Po decyzji nr ${entry} gra wygląda inaczej, niż mówi zapis.`,
    unfairDraw: (entry) => `Przy decyzji nr ${entry} wylosowano inną liczbę, niż wynika z ziarna.`,
    duringSetup: 'Zapis nie zgadza się już przy rozkładaniu gry.',
    unreadable: 'Nie udało się odczytać pliku.',
    saved: 'Zapis jest na liście gier.',
    known: 'Masz już tę grę.',
  },
}
