import { levels } from '@kantyna/bots/words/pl'
import { counted, type PluralForms } from '@kantyna/kernel'
import type { en } from './en.ts'

const count = (number: number, forms: Required<PluralForms>) => counted('pl', number, forms)

/** The page in Polish. */
export const pl: typeof en = {
  title: (page) => `${page} · Kantyna`,
  skip: 'Przejdź do treści',
  loading: 'Chwileczkę…',
  back: 'Wróć do baru',
  backTo: { table: 'Wróć do stołu', t: 'Wróć do stołu', replay: 'Wróć do powtórki', learn: 'Wróć do lekcji' },
  close: 'Zamknij',
  language: 'Język',
  menu: 'Menu główne',

  lobby: {
    welcome: 'Kosmiczne planszówki przy stoliku w kącie.',
    games: 'Gry na półce',
    players: (fewest, most) =>
      fewest === most
        ? count(most, { one: 'gracz', few: 'gracze', many: 'graczy', other: 'gracza' })
        : `${fewest}–${most} graczy`,
    minutes: (number) =>
      `około ${count(number, { one: 'minuty', few: 'minut', many: 'minut', other: 'minuty' })}`,
    age: (years) => `od ${count(years, { one: 'roku', few: 'lat', many: 'lat', other: 'roku' })}`,
    learn: 'Naucz się grać',
    learnHint: 'Krótka lekcja przy prawdziwym stole',
    playNow: 'Graj od razu',
    playNowHint: (people, bots) => {
      const among = count(bots, { one: 'bot', few: 'boty', many: 'botów', other: 'bota' })
      const all = count(people, { one: 'gracz', few: 'gracze', many: 'graczy', other: 'gracza' })
      if (people === 0) return `Przy stole: ${among}`
      if (bots === 0) return `Przy tym ekranie: ${all}`
      if (people === 1) return `Ty i ${among}`
      return `Przy stole: ${all} i ${among}`
    },
    continue: 'Graj dalej',
    withOthers: 'Graj z innymi',
    withOthersHint: 'Wyślij link: każdy gra na swoim urządzeniu',
    seats: 'Kto gra',
    openSetup: 'Przejdź do ustawień gry',
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
    importHint: 'Plik .kantyna.json zapisany tutaj albo przysłany przez znajomych',
    unfinished: 'Gry do dokończenia',
    finished: 'Gry zakończone',
    damaged: 'Uszkodzony zapis',
    damagedHint: 'Tej gry nie da się już odczytać. Możesz zachować plik albo go usunąć.',
    waitingFor: (names) => `Decyduje: ${names}`,
    watchOnly: 'Można tylko obejrzeć: w zapisie nie ma ziarna losowości.',
    won: (names) => `Zwycięstwo: ${names}`,
    moves: (number) => count(number, { one: 'decyzja', few: 'decyzje', many: 'decyzji', other: 'decyzji' }),
    watch: 'Obejrzyj powtórkę',
    export: 'Zapisz do pliku',
    savedAs: (name) => `Zapisano jako ${name}`,
    delete: 'Usuń',
    deleteSure: 'Usunąć tę grę na zawsze?',
    keep: 'Zostaw',
    allSaves: (number) => `Pokaż wszystkie (${number})`,
    nothingKept:
      'Ta przeglądarka niczego nie zachowa po zamknięciu okna. Jeśli chcesz dokończyć później, zapisz grę do pliku.',
    you: 'Kapitan',
    starting: 'Rozkładamy grę…',
  },

  setup: {
    levels,
    personName: (number) => `Gracz ${number}`,
    botNames: ['Nit', 'Iskra', 'Kometa', 'Bursztyn'],
    automaName: 'Gracz SI',
    unknownOption: (option) =>
      `Gra się nie rozpoczęła: nie ma tu opcji „${option}”. Wybierz opcje jeszcze raz.`,
    refusedOption: (option, value) =>
      `Gra się nie rozpoczęła: opcja „${option}” nie może tu mieć wartości „${value}”. Wybierz opcje jeszcze raz.`,
  },

  settings: { title: 'Ustawienia' },

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
    nothing: (asked) => `W zasadach nie ma słów „${asked}”. Spróbuj krótszego słowa.`,
    linkTo: (rule) => `Link do zasady ${rule}`,
    noSuchRule: (rule) => `W instrukcji nie ma zasady ${rule}. Oto całość od początku.`,
  },

  about: {
    title: 'O Kantynie',
    fan: 'Nieoficjalny projekt fanowski',
    notice:
      'Kantyna to nieoficjalny, niekomercyjny projekt fanowski. Nie jest powiązana z Lucasfilm Ltd., The Walt Disney Company ani z wydawcami gier, nie ma też ich poparcia ani zgody.',
  },

  trouble: {
    file: 'Nie udało się odczytać pliku.',
    title: 'Coś się u nas zepsuło',
    offlineTitle: 'Nie ma połączenia',
    loadingTitle: 'Nie udało się pobrać',
    page: 'Tej części strony nie da się pokazać. Twoje gry są w tej przeglądarce bezpieczne.',
    table:
      'Gra się zatrzymała. Jej zapis jest bezpieczny: zachowaj go w pliku, a potem spróbuj otworzyć grę jeszcze raz.',
    loading: 'Nie udało się pobrać części strony. Sprawdź połączenie i spróbuj jeszcze raz.',
    store:
      'Pamięć przeglądarki nie odpowiada. Zamknij inne okna Kantyny albo uruchom przeglądarkę od nowa i spróbuj jeszcze raz.',
    full: 'W pamięci przeglądarki nie ma już miejsca. Usuń niepotrzebne gry albo zwolnij miejsce na urządzeniu i spróbuj jeszcze raz.',
    offline:
      'Nie ma połączenia, a tego nie ma jeszcze na twoim urządzeniu. Gdy połączenie wróci, otwórz grę albo wybierz na stronie głównej „Pobierz do gry bez sieci”.',
    language: 'Nie udało się pobrać wersji angielskiej. Sprawdź połączenie i spróbuj jeszcze raz.',
    again: 'Spróbuj jeszcze raz',
    exportRecord: 'Zapisz grę',
    lost: 'Pod tym adresem nic nie ma',
    lostSays: 'Link może być stary albo z literówką.',
    noGame: 'Tej gry nie ma na naszej półce.',
    noTable: 'W tej przeglądarce nie ma takiej gry. Może została usunięta albo jest w innej przeglądarce.',
  },

  update: {
    ready: 'Jest nowa wersja strony.',
    missing:
      'Nie udało się wczytać części strony: być może jest już jej nowsza wersja. Odśwież stronę; twoje gry są zapisane.',
    reload: 'Odśwież',
    later: 'Później',
  },

  sharing: {
    cannotOpen: 'Nie można otworzyć tego linku',
    problems: {
      damaged: 'Link jest uszkodzony albo ucięty. Poproś o niego jeszcze raz albo o plik z grą.',
      'too-large': 'Link jest za duży jak na grę.',
      'not-supported':
        'Ta przeglądarka jest za stara, żeby otworzyć grę z linku. Poproś o plik z grą albo użyj nowszej przeglądarki.',
      unfinished: 'W linku jest gra, która się jeszcze nie skończyła: widać by było karty wszystkich.',
    },
  },
}
