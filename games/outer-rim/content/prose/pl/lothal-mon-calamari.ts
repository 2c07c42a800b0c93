import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'lothal-mon-calamari-1': {
    'lothal.positive':
      'Kapitan posterunku oddaje ci papiery, salutując, i niemal nieśmiało pyta, jak garnizon może pomóc przyjacielowi Imperium: groszem z kasy podręcznej czy patrolem, który akurat będzie gdzie indziej.',
    'lothal.neutral':
      'Kapitan posterunku ogląda twoje papiery z jednej strony, potem z drugiej. Jest na to formularz, mówi, ale są też sposoby, żeby formularz nie był potrzebny.',
    'lothal.negative':
      'Twoja twarz wisi na tablicy nad posterunkiem, i to w niemiłym powiększeniu. Kolejka sunie do przodu, skaner buczy, a w ogrodzeniu jest dziura.',
    'mon-calamari':
      'Pilot portowy miga latarką w twój iluminator. To hasło do stanowiska z ekipą remontową, które stocznia trzyma poza ewidencją dla tych, co umieją poprosić.',
  },
  'lothal-mon-calamari-2': {
    lothal:
      'Zadłużony po uszy kontroler z wieży sprzedaje ci godzinę, o której zmieniają się załogi patroli, i częstotliwość, której wtedy nikt nie słucha.',
    'mon-calamari':
      'Świeżo zwolniona inżynierka kłóci się z reaktorem tuż obok twojego stanowiska. „Potrzymaj”, mówi i podaje ci coś, co zdecydowanie nie powinno świecić.',
  },
  'lothal-mon-calamari-3': {
    lothal:
      'Urząd celny w stolicy opróżnia klatki z nieodebranym towarem i skonfiskowanym sprzętem. Licytator chciałby już skończyć na dziś, a urzędnik obok zapłaci za pomoc przy dźwiganiu.',
    'mon-calamari':
      'Sekcja kadłuba wielka jak wioska zerwała się z holu i z godnością opada na kopuły pod spodem. Kierownik stoczni wzywa każdego, kto ma silniki.',
  },
  'lothal-mon-calamari-4': {
    lothal:
      'W rynsztoku pod kasynem oficerskim leży cylinder kodowy. Jego właściciel klęczy po drugiej stronie ulicy, obmacuje bruk i robi się coraz bledszy.',
    'mon-calamari':
      'Portowy urzędnik o nienagannym charakterze pisma wyjaśnia ci, że każdy manifest można uczciwie ostemplować dwa razy, byle różnymi kolorami. I daje ci ten drugi stempel.',
  },
  'lothal-mon-calamari-5': {
    lothal:
      'W świetle szperaczy żołnierze Imperium ładują farmerów do transportowca. Lewy reflektor zacina się na końcu każdego przejazdu, akurat na tyle, by jedna rodzina zdążyła przebiec.',
    'mon-calamari.positive':
      'Twój statek wprowadzają do ukrytego doku, tego za wodospadem z bąbelków. Stocznia jest ci winna remont, mówią, albo dobrą cenę na to, co stoi w sąsiednim doku.',
    'mon-calamari.neutral':
      'Poważny Kalamarianin rozkłada stare mapy Republiki i pyta, co o nich myślisz. Nie ma wątpliwości, że wcale nie pyta o mapy.',
    'mon-calamari.negative':
      'Zaciski cumownicze zamykają się na twoim statku i ani myślą puścić. Przez ciebie nie dotarł tu pewien konwój. Kapitan doku każe za niego zapłacić: gotówką albo poszyciem.',
  },
  'lothal-mon-calamari-6': {
    lothal:
      'Z traw po obu stronach drogi wyskakują ścigacze. Imperialni zwiadowcy chcą obejrzeć twój ładunek i nie wyglądają na takich, co oddają. Chyba że za opłatą, dodaje jeden na boku.',
    'mon-calamari':
      'Odwołano zamówienie i cała ekipa suchego doku siedzi bezczynnie, a bezczynni Quarreni się kłócą. Brygadzista wolałby, żeby kłócili się o wgniecenia w twoim kadłubie albo targowali z tobą o części, które zostały.',
  },
  'lothal-mon-calamari-7': {
    lothal:
      'Drabinka serwisowa na maszt sensorowy nie jest zamknięta. Z szafki na szczycie można podsłuchać cały sektor i sprzedać, co się usłyszy, albo podać któremuś patrolowi nowy kurs.',
    'mon-calamari':
      'Komplet grodzi ciśnieniowych zrobiono dla okrętu, który nigdy nie spłynie z pochylni. Brygadzistka wzrusza ramionami: montuj albo oddaj na złom po cenie nowej stali, z łatą na kadłub w prezencie.',
  },
  'lothal-mon-calamari-8': {
    lothal:
      'Pod podszewką używanego płaszcza znajdujesz listę nazwisk i kwot: cała siatka przemytników, co do pilota, który rozcieńcza paliwo. Niejeden gubernator bardzo by się ucieszył.',
    'mon-calamari':
      'Wezwanie pomocy prowadzi w głąb rowu, tam gdzie kończą się światła. Frachtowiec jest prawdziwy. Korsarze przyssani do jego brzucha, zajęci palnikami, też.',
  },
  'lothal-mon-calamari-9': {
    lothal:
      'Na bazarze jakaś kobieta woła cię imieniem, którego nie używasz od lat. Jej ludzie nadal mają piwnicę, medyka i śmigacz, który odpala za pierwszym razem.',
    'mon-calamari':
      'Podczas odpływu w mule pod stocznią leży komputer artyleryjski, wyrzucony po wojnie. Wciąż podaje poprawki działom, które dawno przetopiono. Nagrywasz jedną pełną salwę.',
  },
  'lothal-mon-calamari-10': {
    lothal:
      'Imperialna fabryka płaci za każdą skrzynię wywiezioną przed świtem i nie pyta, kto ją dźwigał. A majster podpisze prawie wszystko, byle ładnie poprosić.',
    'mon-calamari':
      'W świetle lampy roboczej widać okręt oparty o rafę, z nazwą startą przez piasek. Cech nurków sprzedaje jedno zejście temu, kto powie, co to była za jednostka.',
  },
}
