import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'ryloth-naboo-1': {
    ryloth:
      'Handlarka przyprawami na bazarze nie ma jak wydać reszty i dokłada ci papierową tutkę żółtego proszku. Kto się nim zaciągnie, mówi, kichnie w najgorszej chwili swojego życia.',
    'naboo.positive':
      'Na przyjęciu w ogrodach gubernatora prowadzą cię obok fontann do małego namiotu, w którym oficerowie sprzedają to, co im podarowano. Jeden woli zapłacić, żeby o namiocie zapomnieć.',
    'naboo.neutral':
      'Przy stole gubernatora jest wolne miejsce i okazuje się, że twoje. Leży przy nim jedenaście widelców, a naprzeciwko siedzi pułkownik, który zadaje niewinne pytania.',
    'naboo.negative':
      'Połowa gości w tym różanym ogrodzie kazałaby cię aresztować, gdyby tylko podniosła wzrok znad talerzy. Szkatułka, po którą przychodzisz, stoi otwarta dwa namioty dalej.',
  },
  'ryloth-naboo-2': {
    ryloth:
      'Wpada na ciebie chłopak, a gdy znika, masz w kieszeni rebeliancką płytkę z danymi, zza rogu zaś wychodzi oddział w bieli. Płytka szyfrem prosi, żeby zawieźć ją na Naboo.',
    naboo:
      'W czytelni biblioteki w Theed ktoś włożył wiersz do niewłaściwego tomu. Rytm kuleje w nim tak, że to albo bardzo zły wiersz, albo bardzo dobry szyfr.',
  },
  'ryloth-naboo-3': {
    ryloth:
      'Na półce skalnej czeka czterdziestu uchodźców z całym dobytkiem, a kanonierki krążą nad krawędzią kanionu. Przy samej rzece mgła jest za gęsta dla czujników, a wąwóz prawie za ciasny dla skrzydeł.',
    naboo:
      'Dawna dama dworu, przygłucha i nadzwyczaj uprzejma, łoży na fundusz dla tych, którzy pewnym mundurom psują dzień. Zapisuje twoje nazwisko fioletowym atramentem.',
  },
  'ryloth-naboo-4': {
    ryloth:
      'Trzej szturmowcy i kolaborant opróżniają spichlerz, a wieś przygląda się w milczeniu. Kolaborant ma klucze przy pasie i utarg w cholewie.',
    naboo:
      'Ostatni rusznikarz gwardii królewskiej zamyka warsztat. Pistolet z wystawy wolałby widzieć w użyciu niż w gablocie, więc wręcza go tobie. Kolekcjoner z naprzeciwka już odlicza pieniądze.',
  },
  'ryloth-naboo-5': {
    ryloth:
      'Pod ladą z przyprawami na bazarze jest druga lada. Leży na niej to, co spadło z imperialnych transportów, a obok stoi puszka na datki dla tych, dzięki którym spadło.',
    naboo:
      'Sekretarka ministra spaceruje z tobą między żywopłotami i mówi o pogodzie. Dopiero po chwili dociera do ciebie, że to propozycja: pieniądze albo robota, zależnie od tego, co powiesz o chmurach.',
  },
  'ryloth-naboo-6': {
    'ryloth.positive':
      'Sprowadzają cię do grobowców klanu, gdzie komórka ma łóżka, narzędzia i kradziony nadajnik, który umie wydawać garnizonowi rozkazy. „Mów, czego ci trzeba”, odzywa się kobieta z blizną.',
    'ryloth.neutral':
      'Komórka urządziła w ruinach zasadzkę i nawet z daleka widać, że po złej stronie drogi. Nikt cię nie prosił o zdanie.',
    'ryloth.negative':
      'Nad ścieżką sypią się kamienie, potem szczękają karabiny. Ci w ruinach wiedzą, komu garnizon zapłacił za ich kryjówkę, a przynajmniej tak im się zdaje. Chcą tych pieniędzy.',
    naboo:
      'Antykwariusz przyjmuje po uprzednim umówieniu, między kolumnadą a sadzawką. Na niczym nie ma ceny, a położyć się w cieniu i dojść do zdrowia można i bez kupowania.',
  },
  'ryloth-naboo-7': {
    ryloth:
      'Uzdrowicielka leczy całą dolinę gotowanymi korzonkami i uporem. Poleci z każdym, kto odróżni gorączkę od zatrucia. Za ładunek tego, czego w dolinie brakuje, jeszcze zapłaci.',
    naboo:
      'Notariusz w Theed pieczętuje dla ciebie przyrzeczenie: za dowód solidnie wykonanej roboty, wszystko jedno jak zdobyty, pewien klient bez nazwiska dorzuci coś do honorarium.',
  },
  'ryloth-naboo-8': {
    ryloth:
      'W wiosce w głębi jaskini ulubioną zabawką dzieci jest imperialna boja, która ma się za garnizon w opałach. Za torebkę słodyczy pożyczą ci ją razem z drobniakami, których napchano jej w szczeliny.',
    naboo:
      'Gunganie zgubili w jądrze planety bongo z ładunkiem, a to, co je porwało, opisują głównie ramionami. Ładunkiem się podzielą, jeśli twój statek się tam zmieści. I zawsze, dodają zgodnie, znajdzie się większa ryba.',
  },
  'ryloth-naboo-9': {
    ryloth:
      'Przeczekujesz burzę żaru u niewidomej gawędziarki. W jej opowieści bohater się myli, bierze oddech i zaczyna zdanie od nowa. Każe ci to powtarzać, aż wychodzi bez namysłu.',
    naboo:
      'Rodzina z krainy jezior daje ci klucz do letniego domu, bez pytań i na każdą porę. Łóżka są posłane, dozorca zna się na silnikach, a szuflada w sieni nigdy nie jest całkiem pusta.',
  },
  'ryloth-naboo-10': {
    ryloth:
      'Skrzynia z żołdem garnizonu nocuje w młynie wodnym, bo w nowym skarbcu zaciął się zamek. Z czterech wartowników dwóch gra w sabaka z dwoma pozostałymi.',
    naboo:
      'W zaplombowanym hangarze pod ogrodami pałacu żółty myśliwiec przespał całe Imperium. Obudź go, nie psując przy tym swojego statku, mówi kustosz, a zapłacę albo pomogę ci taniej kupić nowy.',
  },
}
