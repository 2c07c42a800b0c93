import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'lothal-mon-calamari-11': {
    lothal:
      'Ostatnia uczciwa handlarka owocami w stolicy straciła zezwolenie i do godziny policyjnej musi pozbyć się towaru. Jest zbyt wściekła, żeby liczyć resztę. Wywieź go albo pomóż jej go zjeść.',
    'mon-calamari.positive':
      'Imperialny inspektor przechadza się z tobą wzdłuż zarekwirowanych kadłubów. Może ci sprzedać któryś, którego i tak brak na liście, wzdycha, albo zgubić kopertę z szuflady z łapówkami.',
    'mon-calamari.neutral':
      'Inspektorzy zajęli księgi stoczni, ale nie znają pisma. Patrzą na ciebie. Za ich plecami spawaczka, która ma w każdym doku przyjaciół z Rebelii, bardzo powoli kręci głową.',
    'mon-calamari.negative':
      'Blokada ma sylwetkę twojego statku na kartach rozpoznawczych. Kapitan tankowca, który też ma coś do ukrycia, zapłaci za lot tuż przy burcie: pod dobrym kątem dwoje podejrzanych wygląda jak jeden tankowiec.',
  },
  'lothal-mon-calamari-12': {
    lothal:
      'Kadetka opuściła Akademię górą, nad płotem placu apelowego, i to maszyną szkolną. Poleci z każdym, kto zagada wieżę albo wyprowadzi w pole instruktorów.',
    'mon-calamari':
      'Raz w roku stocznie zalewają wielki kanał wodowań i ściga się w nim wszystko, co pływa albo lata. Kto wypadnie z drugiego końca, jest już w pół drogi na orbitę.',
  },
  'lothal-mon-calamari-13': {
    'lothal.positive':
      'Gdy trybuny śpiewają hymn, ktoś z rzędu za tobą nachyla się do twojego ucha. Komórka ma pilną robotę albo, jeśli wolisz, rozkaz dla floty do odczytania z imperialnym akcentem.',
    'lothal.neutral':
      'Rakiety na Dzień Imperium stoją na dachu bez nadzoru, każda z własnym zapalnikiem. Malarz bez zezwolenia zebrał w całej dzielnicy kredyty na taką, która napisze na niebie coś innego.',
    'lothal.negative':
      'Pochód skręca za róg, a ty lądujesz na podwórku wśród ludzi, którzy nie świętują. Wiedzą, z kim pijasz, i życzą sobie, żeby twój sprzęt został z nimi.',
    'mon-calamari':
      'Na przyjęciu z okazji wodowania podchmielony agent ubezpiecza twój statek na wypadek naprawy. O takim ryzyku, tłumaczy, nikt jeszcze nie pomyślał, i podpisuje polisę z zawijasem.',
  },
  'lothal-mon-calamari-14': {
    lothal:
      'Na skraju spalonego pola czekają białe loth-wilki, a jeden patrzy na ciebie jak na kogoś, kto się spóźnia. Farmerzy powtarzają, że wilki znają drogę pod światem, trzeba je tylko zrozumieć.',
    'mon-calamari':
      'Kiedy olbrzymy z głębin wypływają zaczerpnąć tchu, handlarze z całej rafy cumują do ich boków i na jeden przypływ powstaje targ. Znudzeni nurkowie za darmo skrobią ci kadłub.',
  },
  'lothal-mon-calamari-15': {
    lothal:
      'Po hali magazynu krąży pusty egzoszkielet ładowacza ze skrzynią w ramionach. Cała zmiana siedzi na regałach, a majster zgodzi się na wszystko: weź egzoszkielet albo podaj cenę.',
    'mon-calamari':
      'Dokerzy przerabiają egzoszkielety do pracy pod wodą i został jeden, za mały na Quarrena. Bierz go albo wrzuć coś do funduszu strajkowego, z którego, jak wszyscy wiedzą, nie kupuje się chleba.',
  },
  'lothal-mon-calamari-16': {
    lothal:
      'Praczka z bazy lotniczej znajduje w kieszeniach różne rzeczy, w tym tygodniu kompletny rozkład lotów, z tankowcami włącznie. Statek, który w porę ustawi się w kolejce, po prostu obsłużą.',
    'mon-calamari':
      'Szkoła artylerii szuka statku, do którego można strzelać, na ogół farbą. Za samo dryfowanie płacą niewiele, a za przemknięcie obok całej baterii, co się jeszcze nie udało, dużo.',
  },
  'lothal-mon-calamari-17': {
    lothal:
      'Co dziesiątą noc wieża HoloNetu milknie. Piracka rozgłośnia zapłaci za godzinę jej sygnału, jeśli zabawisz nocną zmianę rozmową, a technik za łapówkę da ci posłuchać tych, którzy się ukrywają.',
    'mon-calamari':
      'Dyspozytorka o cudownym głosie obiecuje, że żaden kapitan, którego lubi, nie odleci z portu na pusto. Ciebie lubi. Wystarczy się odezwać po rozładunku.',
  },
  'lothal-mon-calamari-18': {
    lothal:
      'W miasteczku namiotów za kopalnią mają listę pasażerów na Kalamar, nie mają tylko pilota. Kopalnia płaci dziś podwójnie, bo wszyscy, którzy mają siłę, już się pakują.',
    'mon-calamari':
      'Prom pełen uchodźców wynurzył się pod niewłaściwą kopułą. Na wszystko, co masz w ładowni, znajdą się chętni, a ich lekarka i mechanik dużo zrobią dla tego, kto rozczyta tutejsze etykiety.',
  },
  'lothal-mon-calamari-19': {
    lothal:
      'Niewidoma karczmarka ma na ścianie rząd zdobycznych proporców i jeden wolny haczyk. Nie zobaczy, kto przyniesie następny, mówi, byle był to ktoś, kogo Imperium nie znosi.',
    'mon-calamari':
      'Pod ostatnią boją kłusownicy ćwiartują whaladona, który godzinę temu jeszcze śpiewał. Strażnicy stada zapłacą za zdjęcia, a dużo więcej za to, żeby to przerwać. Łodzie są uzbrojone.',
  },
  'lothal-mon-calamari-20': {
    lothal:
      'Magazynier w szarym mundurze pokazuje ci skrzynię, o której zapomniała inwentaryzacja. Cena to żart. Pytanie tylko, czy człowiek z datapadem po drugiej stronie placu ma poczucie humoru.',
    'mon-calamari':
      'Królewski jubiler sprzedaje tylko z polecenia królewskiego sekretarza, a nie rozmawiają ze sobą od lat. Właśnie zaanonsowano cię obu naraz. Każdy sporo by dał za to, żeby ten drugi przeprosił pierwszy.',
  },
}
