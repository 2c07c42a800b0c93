import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'navpoint-11': {
    patrol:
      'Patrol bierze twój statek za własny tender, spóźniony o cały dzień. Na łączach jest ich płatnik i w jego głosie słychać ulgę.',
    noPatrol:
      'Kadłub, który cię wywołuje, wiezie trzy flagi, wszystkie cudze, a furty dział pomalowano tak, by wyglądały na zamknięte. Ktoś tu kompletuje części, statek po statku.',
  },
  'navpoint-12': {
    patrol:
      'Ich tender ma dok wielkości szuflady i inżyniera, który widzi każdą luźną płytę. Jeśli u ciebie wszystkie trzymają, jest jeszcze zepsuta boja do przepchnięcia i sakiewka dla kogoś o lekkiej ręce.',
    noPatrol:
      'Pilotka zaopatrzenia rysuje krzyżyk między dwoma szlakami i każe ci spalić kartkę. W pewne dni, mówi, czeka tam na wtajemniczonych pływający magazyn. W inne nie ma tam nic.',
  },
  'navpoint-13': {
    patrol:
      'W poprzek szlaku dryfuje pół wraku, a dwaj oficerowie spierają się, czyj był. Jeden zapłaci za fachowe zdanie, drugi wolałby coś do jedzenia z twojej ładowni.',
    noPatrol:
      'W szczątkach kanonierki wciąż mruczy stabilizator wielkości śmigacza. Trzymają go cztery śruby. Piąta trzyma reaktor.',
  },
  'navpoint-14': {
    patrol:
      'Na okręcie flagowym pali się żółta lampa: mają gorączkę na pokładzie. Lekarz prosi o pomoc kogoś z fachu albo chociaż o datek, a kordon tymczasem zamyka się za tobą.',
    noPatrol:
      'Liniowiec dryfuje pod żółtą flagą, z zasłonami we wszystkich oknach. Najbardziej potrzeba im jedzenia, a bezczynni mechanicy się odwdzięczą; zaraz potem kogoś, kto wie, co to za wysypka.',
  },
  'navpoint-15': {
    patrol:
      'Dolatujecie z patrolem do boi w tej samej chwili i żaden przepis tego nie rozstrzyga. Oficer czeka, aż powiesz, dlaczego to ty masz lecieć przodem.',
    'noPatrol.positive':
      'Środkiem szlaku sunie barka szeroka jak miasto, a jej wachtowy zna twoje nazwisko. Zaprasza cię w ślad za nią i spuszcza koszyk czegoś smażonego.',
    'noPatrol.neutral':
      'Środkiem szlaku sunie barka szeroka jak miasto. Wachtowy woła, ile kosztuje ustąpienie z drogi; pod stępką jest miejsce na jeden statek, mniej więcej.',
    'noPatrol.negative':
      'Barka, która wypełnia szlak, powoli zmienia kurs, aż wypełnia też twoje okno. Wzdłuż burty zdejmują pokrowce z czegoś, co nie wygląda na lampy.',
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
      'Patrol też na kogoś poluje i staje, żeby porównać notatki. Zawodowców nie żałuje, amatorów pyta, co by zrobili na jego miejscu, a potem wystawia rachunek za swój czas.',
    noPatrol:
      'Kanonier, który zdezerterował z trzech flot, rysuje ci w mesie na blacie to jedno miejsce, o którym zapomina każdy konstruktor. Prosi, żeby nie ścierać, dopóki się nie przyda.',
  },
  'navpoint-19': {
    patrol:
      'Patrolowi pękł hol, tankowiec się obraca i ktoś musi ręcznie trzymać zacisk, aż naprawią wciągarkę. Ochotnikom płacą gotówką i blachą.',
    noPatrol:
      'Dziewięć małych frachtowców związało się na noc burtami, a w środku ktoś smaży cebulę. Na trapach kwitnie handel, a za dobrą opowieść należy się kolacja i coś więcej.',
  },
  'navpoint-20': {
    patrol:
      'Kadet zdaje egzamin z latania, a to ciebie ma przechwycić. Po wszystkim kapitan pyta, co sądzi o nim ktoś postronny, i wygląda na to, że chce prawdy.',
    noPatrol:
      'Stary łącznościowiec sprzedaje ci melodię tygodnia, którą patrole nucą sobie, zanim o cokolwiek zapytają. Zanuć czysto, a cię polubią; zanuć dziwnie, a polecą gdzie indziej.',
  },
}
