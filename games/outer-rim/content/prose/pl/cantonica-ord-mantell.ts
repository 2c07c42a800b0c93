import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'cantonica-ord-mantell-1': {
    cantonica:
      'Krupier w Canto Bight woła jeszcze jednego gracza. Kości toczą się po suknie podejrzanie posłusznie: można postawić i liczyć na szczęście albo patrzeć tak długo, aż będzie wiadomo, kogo słuchają.',
    'ord-mantell':
      'W noclegowni za dokami Worlportu umierający hazardzista wciska ci w dłoń kościaną kostkę. „Ona słucha”, szepcze. „Ale tylko raz”.',
  },
  'cantonica-ord-mantell-2': {
    cantonica:
      'Trochę za dobrze ci dziś idzie, a kasyno należy do Syndykatów. Dwaj ochroniarze w wieczorowych strojach prowadzą cię do służbowego korytarza, w którym pachnie pastą do podłóg, i podsuwają tacę: wygrana na tacę albo pięści w ruch.',
    'ord-mantell':
      'W kantynie pełnej weteranów wszystkich przegranych wojen siwa pani sierżant ogrywa każdego chętnego w bitwy z kapsli. Nudzi się na tyle, że może cię wysłucha.',
  },
  'cantonica-ord-mantell-3': {
    cantonica:
      'Piwniczy ma o jedną skrzynkę za dużo, a o świcie kontrolę. Najchętniej widziałby ją na twoim pokładzie; kontrolerzy z kolei chętnie zapłacą za wiadomość, że skrzynka w ogóle istnieje.',
    'ord-mantell':
      'Garnizon rozwiązano, a kwatermistrz wyprzedaje z paki ciężarówki to, co po nim zostało. Spieszy się, póki nikt nie pyta, czyje to właściwie jest.',
  },
  'cantonica-ord-mantell-4': {
    cantonica:
      'Przed ostatnim biegiem fathiery tańczą w boksach. Można uczciwie, jak ostatni naiwny, studiować program gonitw albo zakraść się do stajni i posłuchać, co już wiedzą stajenni.',
    'ord-mantell':
      'Goniec bukmachera, któremu wszyscy są coś winni i który większości z nich się boi, zdradza ci, który faworyt potknie się w tym sezonie na torze w Canto Bight.',
  },
  'cantonica-ord-mantell-5': {
    'cantonica.positive':
      'Szef sali wie, z kim się przyjaźnisz. Zamiast rachunku za wieczór czeka na ciebie w okienku kasy zalakowana sakiewka.',
    'cantonica.neutral':
      'Szef sali wsuwa kopertę pod twój kieliszek i wskazuje wzrokiem górny taras. Ma tam trafić nieotwarta, a ty masz dotrzeć na miejsce niezauważenie.',
    'cantonica.negative':
      'Winda staje między piętrami. Za drzwiami nie ma tarasu, jest goły pokój i troje ludzi w dobrze skrojonych garniturach, którzy od dawna chcą porozmawiać o twoim długu.',
    'ord-mantell':
      'Banda chodzi od hangaru do hangaru i ściąga „ubezpieczenie” od mechaników o połowę mniejszych od siebie. Ciebie jeszcze nie zauważyli.',
  },
  'cantonica-ord-mantell-6': {
    cantonica:
      'Pod szufladą w hotelowym pokoju jakiś szuler przykleił swoje notatki: który trik, przy którym stole, na ile uderzeń serca. Atrament rozmazał się wszędzie prócz jednej strony.',
    'ord-mantell':
      'Wyciągasz chłopca spod przewróconego śmigacza. Jego babka, handlarka złomem, macha ręką w stronę hałdy: bierz kamizelkę z samego wierzchu albo niech moi mechanicy zajmą się twoim statkiem.',
  },
  'cantonica-ord-mantell-7': {
    cantonica:
      'Na tyłach opery zaraz zacznie się zamknięta aukcja. Twoje zaproszenie jest prawdziwe, czego nie da się powiedzieć o połowie licytujących, a na ulicy nie brak takich, którzy chętnie by je odkupili.',
    'ord-mantell':
      'Na arenie pod kantyną „Savrip” brakuje dziś śmiałka, a publiczność już tupie. Nad ringiem wisi wiadro z całym utargiem, a pod wiadrem stoi miejscowy ulubieniec z pięściami jak haki dźwigu.',
  },
  'cantonica-ord-mantell-8': {
    cantonica:
      'Stara hrabina pożycza ci na wieczór sygnet i zapomina poprosić o zwrot. Mało jest ambasad, pałaców i zapleczy, których drzwi by nie otworzył.',
    'ord-mantell.positive':
      'Miejscowa szefowa każe otworzyć dla ciebie własny magazyn i własną listę spraw do załatwienia. „Dla przyjaciół cena jak dla przyjaciół”, mówi. Ile płacą inni, nie zdradza.',
    'ord-mantell.neutral':
      'Porucznik Syndykatów ślęczy nad planem portu, rozkładem lądowań konkurencji i, dokładnie pomiędzy nimi, twoim stanowiskiem. Pozwala ci poprzesuwać pionki, żeby sprawdzić, czy będzie z ciebie jakiś pożytek.',
    'ord-mantell.negative':
      'Znajdują cię przy śniadaniu i nikt nie podnosi głosu. Pokój z Syndykatami można kupić, mówi ten, który zabiera ci łyżkę. Można też wysłuchać wyjaśnień na podwórzu.',
  },
  'cantonica-ord-mantell-9': {
    cantonica:
      'Przez kratkę w umywalni słychać, jak uczą nowego krupiera: kasyno wygrywa, mówi zmęczony głos, bo nigdy nie godzi się na pierwszy wynik. Myjesz ręce dwa razy, żeby nie uronić ani słowa.',
    'ord-mantell':
      'Sanitariuszka z rozwiązanej armii wszywa ci pod podszewkę coś płaskiego i zimnego. „Kiedy będzie trzeba, zadziała”, mówi. „Ty nie musisz robić nic”.',
  },
  'cantonica-ord-mantell-10': {
    cantonica:
      'Zepsuta klapa serwisowa prowadzi wprost do liczarni. Nocna zmiana właśnie wyszła na kaf, a kamery omiatają podłogę w rytmie, który prawie da się rozgryźć.',
    'ord-mantell':
      'Obok twojego statku stoi ogołocony wrak kanonierki, w którym wciąż buczy jedna cewka osłon. Jest twoja, o ile wyjmiesz ją, zanim sama postanowi się rozładować.',
  },
}
