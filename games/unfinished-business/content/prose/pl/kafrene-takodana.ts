import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'kafrene-takodana-10-b': {
    'ring-of-kafrene':
      'W barze na sześć stołków pije czterdziestu gości i to ty stawiasz kolejkę. Dwaj przewoźnicy przypominają sobie, że mają za dużo, jeden misji, drugi towaru. Który mówi poważnie?',
    takodana:
      'Zalało piwnicę i trzeba wynieść czterdzieści beczek, zanim same wypłyną. Gospodyni zapłaci tym, którzy noszą, a goście, spod jakiejkolwiek flagi, zapamiętają tego, kto kupi czterdziestą pierwszą.',
  },
  'kafrene-takodana-11': {
    'ring-of-kafrene':
      'Fałszerka z Pierścienia ma listy gończe i listy kredytowe in blanco oraz słabość do nieobecnych przyjaciół. Potrzebuje od ciebie tylko nazwiska i wskazówki, na co kto zasłużył.',
    takodana:
      'Przed holostołem w sali stoją dwa krzesła, a jedno z nich może stać w dowolnym miejscu galaktyki. Potwory powarkują, sala się zakłada, a przy stole obok Rebelianci oklaskują każdy ruch, choćby sygnał leciał godzinę.',
  },
  'kafrene-takodana-12': {
    'ring-of-kafrene':
      'Urzędnik cechu kurierów goni cię po schodach trzy piętra w dół z pokwitowaniem, na którym jest już twoje nazwisko. Mów szybko: z chwilą przybicia pieczęci paczka należy do ciebie.',
    takodana:
      'Paczka tyka, kurier zniknął, zapłata za dalszą drogę leży na wieku, a zasadę cechu znają wszyscy: niesie ten, kto siedzi najbliżej. Wokół stołu szurają odsuwane krzesła.',
  },
  'kafrene-takodana-13': {
    'ring-of-kafrene':
      'Od lat pewien droid podpiera futrynę zamkniętej kantyny. Jeśli zewrzeć właściwy przekaźnik, odejdzie; jeśli niewłaściwy, odejdzie też ściana.',
    takodana:
      'Zamek najął odźwiernego o lepszym charakterze, a poprzedni, z durastali po same kłykcie, szuka zajęcia. Może też zdradzić ci każdą twarz, którą kiedykolwiek wyrzucił za próg.',
  },
  'kafrene-takodana-14': {
    'ring-of-kafrene.positive':
      'W połowie krętych schodów odsuwa się płyta, a za nią widać magazyn, którego nie ma na żadnym planie. „Ceny dla rodziny”, mówi siedzący na skrzyni. „Albo pożyczka dla rodziny”. I robi ci przejście.',
    'ring-of-kafrene.neutral':
      'Na krętych schodach nie da się minąć, nie ocierając się o siebie. Dwaj, którzy idą pod górę, chcą wiedzieć, dla kogo pracujesz. Mogłoby to być dla nich. Można też zapłacić i zadać własne pytanie.',
    'ring-of-kafrene.negative':
      'Na krętych schodach piętro po piętrze gasną światła, z dobrze przećwiczonym trzaskiem. Głos tuż przy twoim uchu odczytuje kwotę, a gdy się wahasz, także zawartość twojej ładowni.',
    takodana:
      'Na zamkowej łące statki stoją skrzydło w skrzydło, a ostatni wolny skrawek leży między jachtem a jeziorem. Za każdy palec odstępu właściciel jachtu zapłaci albo użyczy swoich mechaników.',
  },
  'kafrene-takodana-15': {
    'ring-of-kafrene':
      'Celniczka, którą co roku pomijają przy awansie, zdradza ci, o której w którym doku jej koledzy siadają do obiadu. Dopóki jedzą, mówi, kupcy sprzedają prosto z ładowni.',
    'takodana.positive':
      'Pod zielonym baldachimem rządca Huttów rozdaje robotę jak łakocie. Dla przyjaciół rodu ma dwie tace: na jednej ludzie do odszukania, na drugiej towar do przewiezienia.',
    'takodana.neutral':
      'Pod zielonym baldachimem najpierw płaci się wstępne, a potem staje przed rządcą o małych oczkach. Nie pyta, co umiesz. Prosi, żeby go zabawić.',
    'takodana.negative':
      'Pod zielonym baldachimem wisi twój portret, i to bardzo podobny. W zamku nikt nie ma prawa cię tknąć, ale stoisz, jak ci uprzejmie wskazują, o krok za progiem. Przyjmują gotówkę.',
  },
  'kafrene-takodana-16': {
    'ring-of-kafrene':
      'Na dolnym pierścieniu znów padły filtry powietrza i człowiek Syndykatów rozdaje maski z herbem. Swoją możesz zatrzymać albo zarobić na rozgłaszaniu, czyja to łaska.',
    takodana:
      'Po jeziorze suną ku przystani łodzie bez latarni, a twój statek jest w rzędzie pierwszy. Wezmą drobne myto w gotówce albo wszystko, co zdołają odciąć.',
  },
  'kafrene-takodana-17': {
    'ring-of-kafrene':
      'Na jednym łańcuchu wiszą trzy kadłuby, a handlarz przysięga, że każdy miał jednego właściciela, i to ostrożnego. Jeden z trzech silników rzęzi, a za to, żeby ucichł przed następnym klientem, handlarz zapłaci.',
    takodana:
      'Łowczyni nagród wyjechała z zamku w pośpiechu, a pod materacem zostawiła notatki: każdy, kto jej kiedykolwiek uciekł, a pod nazwiskiem, innym atramentem, o czym wtedy zapomniała.',
  },
  'kafrene-takodana-18': {
    'ring-of-kafrene':
      'Za blachą, która dzieli twój pokój na pół, sąsiad mówi przez sen o zbiegu, który ukrywa się na tej właśnie skale. Gospodarz, który skupuje wszelki sprzęt zostawiony na wierzchu, też słucha.',
    takodana:
      'Na tylnych schodach trwa licytacja przy świecy: gdy zgaśnie, ważna jest ostatnia oferta. Można licytować albo stanąć z boku i zapamiętać, kto to robi i pod jakim nazwiskiem.',
  },
  'kafrene-takodana-19': {
    'ring-of-kafrene':
      'Właz zamyka się za tobą, zanim otworzy się następny. Na rurach siedzą jak ptaki dzieciaki z palnikami i pytają, czego ci najmniej żal: skrzyni, kawałka kadłuba czy przednich zębów.',
    takodana:
      'Kwatermistrz wolnych kompanii tłumaczy, że pojedynczo nikogo nie najmuje: jeden to ryzyko, dwóch to kłótnia, trzech to firma. Daje ci wizytówkę na czas, gdy będziesz firmą.',
  },
  'kafrene-takodana-20': {
    'ring-of-kafrene':
      'Handlarz Syndykatów łamie blaszkę i daje ci połowę. Cokolwiek nieoznaczonego przeniesiesz obok wagi, gdziekolwiek to będzie, jego ludzie pokażą drugą połówkę i dorzucą coś od siebie.',
    takodana:
      'Obnośny handlarz relikwiami rozłożył na trawie chustę: rękojeść, ząb, mruczący kamień. Jedna z tych rzeczy od dziesięciu tysięcy lat jest prawdziwa. Kup ją, jeśli wiesz którą, albo sprzedaj mu bajkę o dwóch pozostałych.',
  },
}
