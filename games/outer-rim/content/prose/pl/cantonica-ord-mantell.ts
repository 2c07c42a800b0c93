import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'cantonica-ord-mantell-1': {
    cantonica:
      'Krupier w Canto Bight woła jeszcze jednego gracza. Kości toczą się po suknie podejrzanie posłusznie, ale nikomu przy stole to nie przeszkadza.',
    'ord-mantell':
      'W noclegowni za dokami Worlportu umierający hazardzista wciska ci w dłoń kościaną kostkę. „Ona słucha”, szepcze. „Ale tylko raz”.',
  },
  'cantonica-ord-mantell-2': {
    cantonica:
      'Trochę za dobrze ci dziś idzie. Dwaj ochroniarze w wieczorowych strojach zabierają cię spod świateł do służbowego korytarza, w którym pachnie pastą do podłóg i cudzymi wyrzutami sumienia.',
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
      'Szef sali wie, z kim się przyjaźnisz. Rachunku za wieczór nie ma, za to w okienku kasy czeka zalakowana sakiewka.',
    'cantonica.neutral':
      'Szef sali wsuwa kopertę pod twój kieliszek i wskazuje wzrokiem górny taras. Ma tam trafić nieotwarta, a ty masz dotrzeć na miejsce niezauważenie.',
    'cantonica.negative':
      'Winda staje między piętrami. Za drzwiami nie ma tarasu, jest goły pokój i troje ludzi w dobrze skrojonych garniturach, którzy od dawna chcą porozmawiać o twoim długu.',
    'ord-mantell':
      'Banda chodzi od hangaru do hangaru i ściąga „ubezpieczenie” od mechaników o połowę mniejszych od siebie. Ciebie jeszcze nie zauważyli.',
  },
  'cantonica-ord-mantell-6': {
    cantonica:
      'Emerytowany szuler, któremu zostały trzy palce, przy jednym drogim drinku pokazuje ci, co robił dwoma pozostałymi. Ćwiczysz przed lustrem, aż wychodzi bez pudła.',
    'ord-mantell':
      'Wyciągasz wnuka handlarki złomem spod przewróconego śmigacza. Staruszka macha ręką w stronę hałdy: bierz, co ci się podoba, albo niech moi chłopcy rzucą okiem na twój statek.',
  },
  'cantonica-ord-mantell-7': {
    cantonica:
      'Na tyłach opery zaraz zacznie się zamknięta aukcja. Twoje zaproszenie jest prawdziwe, czego nie da się powiedzieć o połowie licytujących, a na ulicy nie brak takich, którzy chętnie by je odkupili.',
    'ord-mantell':
      'W piwnicznej arenie brakuje dziś śmiałka, a publiczność już tupie. Miejscowy ulubieniec ma pięści jak haki dźwigu.',
  },
  'cantonica-ord-mantell-8': {
    cantonica:
      'Stara hrabina pożycza ci na wieczór sygnet i zapomina poprosić o zwrot. Mało jest ambasad, pałaców i zapleczy, których drzwi by nie otworzył.',
    'ord-mantell.positive':
      'Miejscowa szefowa każe otworzyć dla ciebie własny magazyn. „Dla przyjaciół cena jak dla przyjaciół”, mówi. Ile płacą inni, nie zdradza.',
    'ord-mantell.neutral':
      'Porucznik Syndykatów ślęczy nad planem portu i rozkładem lądowań konkurencji. Pozwala ci poprzesuwać pionki, żeby sprawdzić, czy będzie z ciebie jakiś pożytek.',
    'ord-mantell.negative':
      'Znajdują cię przy śniadaniu. Nikt nie podnosi głosu: spokój ma tu swoją cenę, a jego brak swoją.',
  },
  'cantonica-ord-mantell-9': {
    cantonica:
      'Podpity szef ochrony tłumaczy ci, czemu kasyno zawsze wygrywa: po prostu nigdy nie godzi się na pierwszy wynik. Stawiasz mu jeszcze jedną kolejkę i zapamiętujesz każde słowo.',
    'ord-mantell':
      'Sanitariuszka z rozwiązanej armii wszywa ci pod podszewkę coś płaskiego i zimnego. „Kiedy będzie trzeba, zadziała”, mówi. „Ty nie musisz robić nic”.',
  },
  'cantonica-ord-mantell-10': {
    cantonica:
      'Zepsuta klapa serwisowa prowadzi wprost do liczarni. Nocna zmiana właśnie wyszła na kaf, a kamery omiatają podłogę w rytmie, który prawie da się rozgryźć.',
    'ord-mantell':
      'Na placu stoi ogołocony wrak kanonierki, w którym wciąż buczy jedna cewka osłon. Jest twoja, o ile wyjmiesz ją, zanim sama postanowi się rozładować.',
  },
}
