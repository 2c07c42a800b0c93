import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'tatooine-nal-hutta-1': {
    'tatooine.positive':
      'Znajduje się dla ciebie poduszka blisko podestu, a z dala od zapadni. Jego Wspaniałość jest dziś hojny i nie wypada wychodzić z pustymi rękami.',
    'tatooine.neutral':
      'Majordomus każe ci czekać na stojąco w przedsionku. Zwyczaj nakazuje przynieść podarunek; bywało, że wystarczyła dobra opowieść, byle nikt nie ziewnął.',
    'tatooine.negative':
      'Ulica w Mos Espa pustoszeje, jakby ktoś wyciągnął korek. Na jej końcu stoją ci, którym pałac płaci właśnie za takie wieczory.',
    'nal-hutta':
      'Emerytowana trucicielka tłumaczy przy herbacie, że każdy wielki zabójca ma jeden niezawodny chwyt i że nawet dziecko umiałoby mu go popsuć. Pokazuje na łyżeczce.',
  },
  'tatooine-nal-hutta-2': {
    tatooine:
      'Dziewczyna w goglach przelatuje ci skyhopperem tuż nad dziobem i kiwa skrzydłami. Kanion przed wami jest wąski, a ona wyraźnie czeka, czy starczy ci odwagi.',
    'nal-hutta':
      'Za salą bankietową biegnie galeria dla służby z otworami na wysokości ucha. Pod tobą, między jednym daniem a drugim, dwaj kuzyni z klanu właśnie coś uzgadniają.',
  },
  'tatooine-nal-hutta-3': {
    tatooine:
      'Handlarka wodą, która nie zapomina twarzy, polubiła twoją. Jeśli kiedyś zechcesz wiedzieć, kto się gdzieś ukrywa, mówi, pytaj o jej siostrę: na każdej planecie jest jakaś.',
    'nal-hutta':
      'Huttyjska dziedziczka wyprzedaje przyjemności zmarłego wuja, zanim obudzą się pozostali spadkobiercy. Strażnicy wynoszą je obok ciebie na ramionach, a pieczęcie są jeszcze ciepłe.',
  },
  'tatooine-nal-hutta-4': {
    tatooine:
      'Urzędnik portowy co rano zrywa ze ściany ten sam list gończy. Zapłaci, żeby o nim zapomnieć; ten, kto go co noc przykleja, zapłaci za coś wręcz przeciwnego.',
    'nal-hutta':
      'Księgowy klanu pokazuje ci rubrykę z kwotami odłożonymi dla tych, którym już się nie przydadzą. Przynieś dowód, że któryś z nich już się po swoje nie zgłosi, a on znajdzie odpowiedni wiersz.',
  },
  'tatooine-nal-hutta-5': {
    tatooine:
      'Twój śmigacz staje wśród żeber wysokich jak wieże. Zza czaszki dobiega szczekliwy okrzyk, a sylwetki na wydmie unoszą karabiny nad głowy.',
    'nal-hutta.positive':
      'Zanoszą cię do łaźni, nacierają olejkami, karmią i pytają o zdanie na temat śpiewaczki. Na odchodnym sługa wciska ci coś w dłoń, nie patrząc w oczy.',
    'nal-hutta.neutral':
      'Seniorka klanu życzy sobie usłyszeć własny rodowód, cały i po kolei. Sala się pochyla; podobno przy pomyłkach najpierw się śmieje, a dopiero potem robi resztę.',
    'nal-hutta.negative':
      'Podłoga sali audiencyjnej to krata, a spod niej słychać oddech. „Właśnie o tobie mówiliśmy”, odzywa się Hutt i topory odrywają się od ściany.',
  },
  'tatooine-nal-hutta-6': {
    tatooine:
      'Opada rampa piaskoczołgu i obskakuje cię gromada małych zakapturzonych handlarzy, którzy mówią wszyscy naraz. Za nimi, pod plandeką, stoi coś na podporach lądowniczych.',
    'nal-hutta':
      'Na bagnie utknęła tratwa z zaopatrzeniem, ze skrzyniami i całą resztą. Załoga po nią nie wróci: kłoda, o którą zahaczyli, podobno mrugnęła.',
  },
  'tatooine-nal-hutta-7': {
    tatooine:
      'Stary pustynny wojownik za łyk wody pokazuje ci, jak stanąć ze słońcami za plecami, jak czekać i co krzyknąć. Nie wygląda to na nic szczególnego. I o to chodzi.',
    'nal-hutta':
      'Mistrz areny odchodzi na własnych nogach, co zdarza się rzadko. Podaje ci swoją maczugę, ale jego właścicielka na balkonie wolałaby powiesić ją u siebie na ścianie.',
  },
  'tatooine-nal-hutta-8': {
    tatooine:
      'Nad równiną wyją silniki, a na starcie brakuje jednego zawodnika. Kto wie, kto wygra, ten zarobi; kto wygra, ten ma coś lepszego niż pieniądze.',
    'nal-hutta':
      'Skryba handlarza niewolników za drobną opłatą zmieni jedną linijkę w listach przewozowych. Ktoś wyleci zamiast kogoś innego i nikt się nie połapie, dopóki nie dolecą.',
  },
  'tatooine-nal-hutta-9': {
    tatooine:
      'W opuszczonej chacie pustelnika znajdujesz mapę wydrapaną na progu: trzy skały, wyschnięta studnia i krzyżyk. Cokolwiek tam leży, leży głęboko.',
    'nal-hutta':
      'Dwa klany są przekonane, że ten drugi obraził ich babkę. Tak się składa, że w całej sali tylko z tobą rozmawiają jedni i drudzy.',
  },
  'tatooine-nal-hutta-10': {
    tatooine:
      'Farma wilgoci straciła w tydzień trzy skraplacze, a czwarty już kaszle. Rodzina może zapłacić albo dać ci wodę i miejsce w cieniu na tak długo, jak zechcesz.',
    'nal-hutta':
      'Szukają kogoś, kto stanie na czele procesji barek i będzie odganiał pijanych. Zeszłoroczny mistrz ceremonii do dziś chodzi o lasce.',
  },
}
