import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'tatooine-nal-hutta-1': {
    'tatooine.positive':
      'Jest i dla ciebie poduszka, blisko podestu, a daleko od zapadni. Jego Wspaniałość jest dziś hojny: daje worek kredytów albo, jeśli wolisz, nazwisko zbiega, którego mu brakuje.',
    'tatooine.neutral':
      'Majordomus każe ci czekać na stojąco w przedsionku. Zwyczaj nakazuje przynieść podarunek. Bywało jednak, że za dobrą opowieść podarunek dostawał gość, byle nikt nie ziewnął.',
    'tatooine.negative':
      'Ulica w Mos Espa pustoszeje jak umywalka po wyciągnięciu korka. Na jej końcu stoją ci, którym pałac płaci właśnie za takie wieczory.',
    'nal-hutta':
      'W łaźni za parawanem dwaj płatni zabójcy rozmawiają o fachu. Jeden chwali się pchnięciem, które nigdy go nie zawiodło, i pokazuje je powoli, dwa razy. Parawan jest z papieru.',
  },
  'tatooine-nal-hutta-2': {
    tatooine:
      'Dziewczyna w goglach przelatuje ci skyhopperem tuż nad dziobem i kiwa skrzydłami. Kanion przed wami jest wąski, a ona wyraźnie czeka, czy starczy ci odwagi.',
    'nal-hutta':
      'Za salą bankietową biegnie galeria dla służby z otworami na wysokości ucha. Pod tobą, między jednym daniem a drugim, dwaj kuzyni z klanu zastanawiają się, kto się gdzie ukrywa i ile warto za to zapłacić.',
  },
  'tatooine-nal-hutta-3': {
    tatooine:
      'Handlarka wodą, która nie zapomina twarzy, polubiła twoją. Jeśli kiedyś zechcesz wiedzieć, kto się gdzieś ukrywa i ile to jest warte, mówi, pytaj o jej siostrę: na każdej planecie jest jakaś.',
    'nal-hutta':
      'Huttyjska dziedziczka wyprzedaje przyjemności zmarłego wuja, od tabakierek po jachty, zanim obudzą się pozostali spadkobiercy. Można coś kupić, póki lak na pieczęciach ciepły, albo zarobić przy noszeniu.',
  },
  'tatooine-nal-hutta-4': {
    tatooine:
      'Urzędnik portowy co rano zrywa ze ściany ten sam list gończy. Zapłaci, żeby o nim zapomnieć; ten, kto go co noc przykleja, zapłaci za coś wręcz przeciwnego.',
    'nal-hutta':
      'Księgowy klanu pokazuje ci rubrykę z kwotami odłożonymi dla ludzi, którzy mogą się po nie nie zgłosić. Przynieś dowód, że któryś na pewno się nie zgłosi, a kwota znajdzie nowego właściciela.',
  },
  'tatooine-nal-hutta-5': {
    tatooine:
      'Twój śmigacz staje wśród żeber wysokich jak wieże. Na wydmie podnoszą się karabiny. Można rzucić na piasek coś ze sprzętu, uciekać i trochę oberwać albo sprawdzić, ilu ich tam jest.',
    'nal-hutta.positive':
      'Zanoszą cię do łaźni, nacierają olejkami, karmią i pytają o zdanie na temat śpiewaczki. Na odchodnym sługa wciska ci w dłoń pieniądze, nie patrząc w oczy.',
    'nal-hutta.neutral':
      'Seniorka klanu życzy sobie usłyszeć własny rodowód, cały i po kolei. Sala się pochyla. Podobno przy pomyłkach najpierw się śmieje, a dopiero potem robi resztę.',
    'nal-hutta.negative':
      'Podłoga sali audiencyjnej to krata, a spod niej słychać oddech. Hutt przyjmie pieniądze albo na stałe ugości jednego członka twojej załogi. Topory odrywają się już od ściany.',
  },
  'tatooine-nal-hutta-6': {
    tatooine:
      'Opada rampa piaskoczołgu i obskakuje cię gromada małych zakapturzonych handlarzy, którzy mówią wszyscy naraz. Za nimi, pod plandeką, stoi coś na podporach lądowniczych.',
    'nal-hutta':
      'Na bagnie utknęła tratwa z zaopatrzeniem, ze skrzyniami i całą resztą. Załoga po nią nie wróci: kłoda, o którą zahaczyli, podobno mrugnęła.',
  },
  'tatooine-nal-hutta-7': {
    tatooine:
      'Dziecko pustynnych wojowników, które dostało od ciebie wody, wraca nocą i kładzie ci na dłoni kościany gwizdek. Dmuchnij ze słońcami za plecami, pokazuje na migi, a naliczą was dużo więcej.',
    'nal-hutta':
      'Mistrz areny odchodzi na własnych nogach, co zdarza się rzadko. Podaje ci swoją maczugę, ale jego właścicielka, Huttyjka na balkonie, wolałaby powiesić ją u siebie na ścianie.',
  },
  'tatooine-nal-hutta-8': {
    tatooine:
      'Nad równiną wyją silniki, a na starcie brakuje jednego zawodnika. Można postawić na zwycięzcę, jeśli się wie, kto nim będzie. Można też zapłacić wpisowe i postarać się, żeby o tobie mówiono.',
    'nal-hutta':
      'Skryba handlarza niewolników za drobną opłatą zmieni jedną linijkę w listach przewozowych. Jeden pasażer wyleci zamiast drugiego, a wyjdzie to na jaw dopiero na miejscu.',
  },
  'tatooine-nal-hutta-9': {
    tatooine:
      'W opuszczonej chacie pustelnika znajdujesz mapę wydrapaną na progu: trzy skały, wyschnięta studnia i krzyżyk. Cokolwiek tam leży, leży głęboko.',
    'nal-hutta':
      'Dwa klany są przekonane, że ten drugi obraził ich babkę. Tak się składa, że w całej sali tylko z tobą rozmawiają jedni i drudzy.',
  },
  'tatooine-nal-hutta-10': {
    tatooine:
      'Farma wilgoci straciła w tydzień trzy skraplacze, a czwarty już kaszle. Rodzina może zapłacić albo dać ci łóżko i zacieniony hangar, w którym da się połatać statek.',
    'nal-hutta':
      'Procesja barek szuka mistrza ceremonii, który pójdzie przodem i będzie odganiał pijanych. Płacą dobrze. Zeszłoroczny do dziś chodzi o lasce i bez sprzętu, z którym przyszedł.',
  },
}
