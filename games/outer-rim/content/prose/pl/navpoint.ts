import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'navpoint-1': {
    patrol:
      'Dowódczyni patrolu prosi o nazwisko, numer rejestracyjny i chwilę uwagi. Jak ta chwila przebiegnie, zależy od tego, co jej to nazwisko mówi, i od tonu twojego głosu.',
    noPatrol:
      'Między gwiazdami wisi martwy frachtowiec z zapalonymi światłami pozycyjnymi. Nikt nie odpowiada, śluza stoi otworem, a reaktor coś odlicza.',
  },
  'navpoint-2': {
    patrol:
      'Grupa abordażowa uprzejmie, z latarkami, przegląda twoją ładownię. Uczciwym płacą za stracony czas. Przy nielegalnym ładunku bywają dokładni, chyba że się go odda albo bardzo dobrze schowa.',
    noPatrol:
      'Trafiasz na boję, która w znanym ci szyfrze powtarza jedno zdanie. Wystarczy zmienić w nim dwa słowa, a całe eskadry polecą szukać kogoś, kogo tam nie ma.',
  },
  'navpoint-3': {
    patrol:
      'Patrol ustawił się w poprzek szlaku i od każdego pobiera „składkę na bezpieczeństwo”. Można zapłacić albo spróbować luki w szyku, która jest prawie dość szeroka.',
    noPatrol:
      'Zza martwego księżyca błyskają silniki: trzy kadłuby, każdy z innej bajki, pomalowane na jeden kolor. „Ładunek albo towarzystwo”, proponuje wesoły głos.',
  },
  'navpoint-4': {
    patrol:
      'Na okręcie zaopatrzeniowym eskadry skończył się alkohol, a dowódcy dobry humor. Można poprawić jedno i drugie albo wyprawić go w długi pościg za echem.',
    noPatrol:
      'Kilka minut temu przeszedł tędy konwój i wyżłobił bruzdę w jonowym pyle. Zapisujesz jej kształt: gdzie przecisnął się ciężki okręt, tam lekki prześliźnie się w mgnieniu oka.',
  },
  'navpoint-5': {
    patrol:
      'Jednemu z myśliwców patrolu ucieka chłodziwo i zawór nie chce się domknąć. Pilot bardzo spokojnym głosem pyta, kto w pobliżu ma zręczne ręce.',
    noPatrol:
      'Stary posterunek nasłuchowy zdryfował ze stanowiska razem z czaszą. Części wystarczy na załatanie kadłuba, ale można też po prostu zabrać czaszę.',
  },
  'navpoint-6': {
    patrol:
      'Kapitan pokazuje ci listę zbiegów, z którymi chętnie by się znów spotkał, a nieoficjalnie napomyka, ile pewna redakcja w HoloNecie dałaby za rozkład jego patroli.',
    noPatrol:
      'Znikąd wytacza się holownik wędrownego kramarza ze sznurem kontenerów i dzwonkiem na łączach. Tanio tu wszystko, mówi kramarz, drogo tylko wychodzi, jak cię znajdą.',
  },
  'navpoint-7': {
    patrol:
      'Dwoje młodych pilotów z patrolu się nudzi i ma zakład: wokół boi, pod tankowcem i z powrotem. Z rozkoszą ograją przybysza.',
    noPatrol:
      'Górnik z asteroidy łata ci poszycie, a przy okazji przykrywa najgorszy szew płytą czegoś szarego. „Wytrzyma”, mówi. „Za pierwszym razem”.',
  },
  'navpoint-8': {
    patrol:
      'Wlatujesz w sam środek manewrów, a rozjemca z miejsca ogłasza, że to ty jesteś nieprzyjacielem. Kto się dobrze spisze, może liczyć na szacunek załóg albo na miejsce w ich doku.',
    noPatrol:
      'W świetle dalekiego słońca obraca się kapsuła ratunkowa. Droid w środku od jedenastu lat rozmawia sam ze sobą, w narzeczu, którym nikt już nie mówi.',
  },
  'navpoint-9': {
    patrol:
      'Nawigatorka patrolu ślęczy nad mapą z błędnymi poprawkami. Podczas wywołania widzisz to na jej ekranie, a ona widzi, że widzisz. Za wskazanie błędu zapłaci. Można jej też podsunąć nowy.',
    noPatrol:
      'Wśród szczątków dawnego masowca koziołkuje zaplombowany kontener. Dzieli cię od niego kilka tysięcy innych kawałków, wszystkie w ruchu.',
  },
  'navpoint-10': {
    patrol:
      'Lecicie z patrolem na to samo wezwanie pomocy, a na miejscu jest pusto. Oficer ma ekipę naprawczą bez zajęcia i rachunek za paliwo, który równie dobrze może być twój.',
    'noPatrol.positive':
      'Wezwanie milknie, gdy tylko cię rozpoznają. Z cienia komety wysuwa się mały ukryty tender, a jego załoga chętnie podzieli się narzędziami i łupem.',
    'noPatrol.neutral':
      'Transportowiec pełen zmęczonych ludzi został bez chłodziwa w drodze do miejsca, którego nie chcą nazwać. Proszą o kanister z twoich zapasów, a zapłacić nie mają czym.',
    'noPatrol.negative':
      'Wezwanie urywa się w pół słowa. Zza wraku wyskakują myśliwce z ręcznie malowanymi znakami i doskonale wiedzą, kogo tu zwabiły.',
  },
}
