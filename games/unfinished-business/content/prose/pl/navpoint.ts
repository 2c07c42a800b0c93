import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'navpoint-11': {
    patrol:
      'Patrol bierze twój statek za własny tender, spóźniony o cały dzień. Na łączach jest ich płatnik i w jego głosie słychać ulgę.',
    noPatrol:
      'Kadłub, który cię wywołuje, wiezie trzy flagi, wszystkie cudze, a furty dział pomalowano tak, by wyglądały na zamknięte. Kompletuje części, statek po statku, i właśnie upatrzył sobie twój.',
  },
  'navpoint-12': {
    patrol:
      'Ich tender ma dok wielkości szuflady i inżyniera, który widzi każdą luźną płytę. Jeśli u ciebie wszystkie trzymają, jest jeszcze zepsuta boja do przepchnięcia i sakiewka dla tego, kto ma lekką rękę.',
    noPatrol:
      'Pilotka zaopatrzenia rysuje krzyżyk między dwoma szlakami i każe ci spalić kartkę. W pewne dni, mówi, czeka tam na wtajemniczonych pływający magazyn. W inne nie ma tam nic.',
  },
  'navpoint-13': {
    patrol:
      'W poprzek szlaku dryfuje pół wraku, a dwaj oficerowie spierają się, czyj był. Jeden zapłaci za fachowe zdanie, drugi wolałby coś do jedzenia z twojej ładowni.',
    noPatrol:
      'W szczątkach kanonierki wciąż kręci się stabilizator wielkości śmigacza. Trzymają go cztery śruby. Piąta trzyma reaktor.',
  },
  'navpoint-14': {
    patrol:
      'Na okręcie flagowym pali się żółta lampa: mają gorączkę na pokładzie. Lekarz prosi o fachową pomoc albo chociaż o datek, a kordon tymczasem zamyka się za tobą.',
    noPatrol:
      'Liniowiec dryfuje pod żółtą flagą, z zasłonami we wszystkich oknach. Najbardziej potrzeba im jedzenia, a bezczynni mechanicy się odwdzięczą. Zapłacą też za wiadomość, co to za wysypka.',
  },
  'navpoint-15': {
    patrol:
      'Dolatujecie z patrolem do boi w tej samej chwili i żaden przepis tego nie rozstrzyga. Za zły powód jest grzywna. Za dobry oficer zapłaci ci za zwłokę albo poprowadzi patrol bokiem.',
    'noPatrol.positive':
      'Środkiem szlaku sunie barka Huttów szeroka jak miasto, a jej wachtowy zna twoje nazwisko. Zaprasza cię w ślad za nią albo, jeśli wolisz, spuści koszyk z upominkiem.',
    'noPatrol.neutral':
      'Cały szlak zajmuje barka Huttów szeroka jak miasto. Wachtowy woła, ile kosztuje ustąpienie z drogi, i zapamięta, kto zapłacił. Pod stępką jest miejsce na jeden statek, mniej więcej.',
    'noPatrol.negative':
      'Barka Huttów, która wypełnia szlak, powoli zmienia kurs, aż wypełnia też twoje okno. Wypatrzyli, co wieziesz, i wzdłuż burty zdejmują pokrowce z czegoś, co nie wygląda na lampy.',
  },
  'navpoint-16': {
    patrol:
      'Szukają mechaniczki, która w połowie wachty zeszła z posterunku, a posterunek miała na okręcie flagowym. Stukanie w twojej goleni podwozia podpowiada, jak to zrobiła.',
    noPatrol:
      'Ze szczytu lodowej bryły macha do ciebie skafander. Jego właścicielka zdezerterowała z narzędziami i połową warsztatu polowego. Połata statek i ciebie, a za milczenie jeszcze dopłaci. Za zaliczkę zostanie w załodze.',
  },
  'navpoint-17': {
    patrol:
      'Wielki skaner ich kartografów stoi, bo brakuje części, którą akurat masz i może nawet umiesz wstawić. Łatwo by też było podać im zły namiar, ale tego nikt ci nie wybaczy.',
    noPatrol:
      'Tam, gdzie na mapie jest biała plama, wisi skała, a w skale dziura, która oddycha. Ostatni statek zostawił na krawędzi lakier. Nikt nie zapisał, czy wyleciał.',
  },
  'navpoint-18': {
    patrol:
      'Patrol też na kogoś poluje i staje, żeby wymienić się informacjami. Dla zawodowców jest hojny, amatorów pyta, co by zrobili na jego miejscu, a potem wystawia rachunek za swój czas.',
    noPatrol:
      'Obok dryfuje okręt zabity jednym strzałem. Idziesz z latarką śladem dziury, od blachy do blachy, aż do miejsca, o którym zapomniał konstruktor. Teraz widzisz je na każdym kadłubie.',
  },
  'navpoint-19': {
    patrol:
      'Patrolowi pękł hol, tankowiec się obraca i trzeba ręcznie trzymać zacisk, aż naprawią wciągarkę. Ochotnikom płacą gotówką i blachą na kadłub.',
    noPatrol:
      'Dziewięć małych frachtowców związało się na noc burtami, a pośrodku smaży się cebula. Na trapach kwitnie handel, a za dobrą opowieść należy się kolacja i coś więcej.',
  },
  'navpoint-20': {
    patrol:
      'Kadet zdaje egzamin z latania, a to ciebie ma przechwycić. Po wszystkim kapitan pyta, jak oceniasz go z drugiej strony, i wygląda na to, że chce prawdy.',
    noPatrol:
      'Na kanale, który powinien być pusty, znudzona czujka gwiżdże melodię tygodnia, po której rozpoznają się patrole. Zagwiżdż czysto, a cię polubią. Zagwiżdż fałszywie, a polecą szukać gdzie indziej.',
  },
}
