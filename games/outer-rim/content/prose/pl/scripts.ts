import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'job-40-1': {
    arrival:
      'Droga do skarbca zaczyna się przy drzwiach kuchni, między skrzyniami żywych skorupiaków. Odźwiernego można zwieść albo kupić, tyle że nie tylko ty masz dziś w Canto Bight te drzwi na oku.',
    alarm:
      'Kucharz w złej chwili podnosi wzrok znad noża. Winda na potrawy jest za ciasna na bójkę, co strażnikom wcale nie przeszkadza.',
    vault:
      'Drzwi skarbca są okrągłe, wypolerowane i starsze niż miasto. Swoje zdanie o tym, kogo wpuszczać, trzymają za klapką wielkości dłoni.',
    wayOut:
      'Wychodzisz głównym wejściem, z torbą w ręku, przez sam środek sali gier. Z naprzeciwka idzie dziedziczka, która słynie z pamięci do twarzy.',
  },
  'job-40-2': {
    arrival:
      'Dziś jesteś kimś: apartament opłacony, nazwisko zmyślone, a strój prawie pasuje. Można dalej grać grubą rybę albo przebrać się w zsypie na bieliznę.',
    alarm:
      'Dyrektor z uśmiechem prosi, żeby iść za nim. Za drugim rogiem przestaje się uśmiechać, a w ścianach pokazują się drzwi.',
    vault:
      'Chłodzone powietrze, dywan, jedno krzesło. I zamek, który gada sam do siebie i dwa razy na minutę zmienia zdanie.',
    wayOut:
      'Muzyka w windzie nigdy nie trwała tak długo. Kto jeszcze czekał na ten wieczór, ten czeka teraz w holu.',
  },
  'job-41-1': {
    arrival:
      'Ładownie pełne, a mapa to kłamstwo, na które wszyscy się zgodzili. Przez gaz biegnie krótsza linia dla tych, co umieją ją odczytać; jest też uczciwy szlak, jeśli nie przeszkadza ci towarzystwo.',
    storm:
      'Linia na mapie się urywa. Z mętnej mgły jak dzioby okrętów wychodzą węglowe góry, a w twoim kilwaterze sunie coś metalowego.',
    chase:
      'Z chmur po obu stronach wyłaniają się myśliwce i każą stanąć. Latają w nich ci, którzy potrafią tu latać i nie mają dokąd wracać.',
    passage:
      'Przed tobą przesmyk, za którym zaczyna ciągnąć Otchłań. Szeroki jest na półtora statku i nie stoi w miejscu.',
  },
  'job-41-2': {
    arrival:
      'Surowa przyprawa mruczy, kiedy jej coś nie pasuje, a twoja właśnie zaczęła. Celnicy rozstawili dziś kordon wcześniej niż zwykle; jedno skrzydło wygląda na słabe albo ma tak wyglądać.',
    chase:
      'Widzą cię. Można zawrócić i dać im powód do żalu albo oddać wszystko silnikom, a kadłub niech przyjmie, co przyleci.',
    storm:
      'Przyrządy ślepną jeden po drugim. Zostaje stara pieśń pilotów z Kessel, w której każda zwrotka to namiar.',
    passage:
      'Mruczenie przeszło w skowyt. W ścianie gazu została jedna luka i nie wiadomo, co zdecyduje się prędzej: ona czy ładunek.',
  },
  'job-42-1': {
    arrival:
      'Do szybu trzynastego trafiają ci, o których chce się zapomnieć. Nocny strażnik robi obchód z latarnią i utyka, a ty liczysz jego kroki.',
    alarm:
      'Latarnia staje, obraca się i idzie prosto na ciebie. Ten może i ma swoją cenę; reszta, która nadbiega za nim, ma pałki.',
    cells:
      'Więzień nie ma siły wstać, a kraty są grube jak nadgarstek. Na szczęście rdza od lat pracuje dla ciebie.',
    wayOut:
      'Winda na urobek czeka z otwartymi drzwiami. Po drodze jest kantor z wypłatami, ciemny i na pewno zamykany tylko z przyzwyczajenia.',
  },
  'job-42-2': {
    arrival:
      'Więźnia wysłali na najgłębszy przodek, do brygady, która umie odwracać wzrok. Dzieli cię od niego jeden chodnik i nadzorcy, którzy jedzą w nim kolację.',
    trap: 'Strop jęczy, pęka stempel i pół chodnika zwala się między ciebie a windę. Po drugiej stronie ktoś puka: trzy razy i przerwa.',
  },
  'job-43-1': {
    arrival: 'Dłużnik mieszka trzy drzwi dalej, za meblami. Słychać, jak dosuwa jeszcze jedną szafę.',
    deal: 'Na gruzach barykady dłużnik częstuje cię trunkiem i tuzinem dobrych powodów. Widać, że nie pierwszy raz je wylicza i że dotąd mu wierzono.',
    prize:
      'Ze łzami w oczach odlicza na stół wszystko, co do kredytu. Kufer pod łóżkiem jest pewnie dla przyjaciół, których słychać już na schodach.',
  },
  'job-43-2': {
    arrival:
      'Twój dłużnik wydaje córkę za mąż i zaprosił całe nabrzeże. Stoi pod girlandami i przyjmuje koperty, a siostrzeniec odnosi je do pokoju na zapleczu.',
    backRoom:
      'Siostrzeniec jest młody, barczysty i dumny z powierzonej roli. Zdejmuje odświętną marynarkę, żeby jej nie zniszczyć.',
    deal: 'Stajesz w kolejce z życzeniami. W zasięgu głosu jest czterystu gości, a on już wie, co od ciebie usłyszy.',
  },
  'job-44-1': {
    arrival:
      'Przez lotnisko na Lothal idzie w deszczu komisja: jeden pułkownik, czterech adiutantów, a od ostatniej kałuży pięciu.',
    hangar:
      'Prototyp przysiadł pod dachowymi światłami z otwartą owiewką. Bardzo małymi czerwonymi literami pyta o coś, co wie tylko jego oblatywacz.',
    flight:
      'Wrota hangaru już się zamykają, prototyp się obudził i prowadzi się jak zwierzę, które nigdy nie miało jeźdźca.',
    chase:
      'Z każdego lądowiska na równinie podrywają się myśliwce. Twój statek czeka w górze, żeby osłaniać kradzież, i to też już zauważyli.',
  },
  'job-44-2': {
    arrival:
      'Mundury pierze się drugiej nocy tygodnia w szopie z elektrycznym zamkiem. Praczka odkłada na bilet z tej planety.',
    hangar:
      'Idź, jakby był taki rozkaz, nieś cokolwiek i nie patrz w kamery. Hala jest bardzo długa, a na końcu stoi sierżant.',
    flight:
      'Jest fotel, drążek i stanowczo za dużo przełączników. Można sprawdzić, do czego służą, albo dać pełny ciąg i resztę załatwić na zewnątrz.',
    chase:
      'Niebo nad stolicą wypełniają silniki tej samej marki co twój. Oni są lepiej zgrani, ty masz nowszy model.',
  },
  'job-45-1': {
    arrival:
      'Schody archiwum schodzą w zieloną wodę. Pompa rzęzi, lampa przygasa, a na dole są drzwi ciśnieniowe, których nie miano otwierać od zewnątrz.',
    archive:
      'Na półkach stoją tysiące rdzeni opisanych zapisem wymarłego cechu. Szukasz jednego, a powietrza starczy na jedną pomyłkę.',
    prize:
      'Masz swój rdzeń. W gablocie obok leży skarb samego cechu: jeden rdzeń za szybą, która trzeszczy od napięcia.',
  },
  'job-45-2': {
    arrival: 'W dół prowadzą dwie drogi: śluza, która się boczy, i wyrwa w kopule, o którą coś wyraźnie dba.',
    airlock:
      'Śluza chce wiedzieć, kim jesteś, kiedy następny przegląd i czemu nikt się nie odzywał. Miała mnóstwo czasu, żeby wymyślić dalsze pytania.',
    breach:
      'Krawędzie wyrwy są wypolerowane na gładko. Wartownicy archiwum nie wiedzą, że zatonęło: są zardzewiali, mokrzy i nadzwyczaj punktualni.',
    archive:
      'Regały złożyły się jeden na drugi jak domek z kart. Gdzieś tam leży to, po co cię przysłano, skatalogowane przez umysł kręty jak schody.',
  },
  'job-46-1': {
    arrival:
      'Twój numer jest ostatni w programie. Huttowie są przy deserze, piasek właśnie grabią, a bramę według zwyczaju zawodnik podnosi sam, żeby pokazać, że potrafi.',
    bout: 'Twój przeciwnik zna trzy sztuczki i dwie już pokazał. Na balkonach zaczynają głośno liczyć.',
    prize:
      'Przeciwnik leży na piasku, sakiewka jest twoja. Ale publiczność nie patrzy na ciebie, tylko na drugą bramę, a głos z góry pyta, czy masz ochotę na ciąg dalszy.',
  },
  'job-46-2': {
    arrival:
      'Malują cię w barwy klanu i wpychają z innymi do tunelu. Jedni wywalczą sobie miejsce na przedzie, drudzy poniosą wielki bęben, co wcale nie jest łatwiejsze.',
    bout: 'Teraz kapitan przeciw kapitanowi, przez całą arenę, a za plecami resztka twojej drużyny. Huttowie przestali jeść.',
  },
  'job-47-1': {
    arrival:
      'Plan klasztoru pokazuje pałac z czasów, gdy jeszcze nim nie był. Były szafarz chętnie go objaśni za pieniądze. Można też zaufać własnym oczom.',
    depths:
      'Korytarz biegnie pod salą tronową. Przez szpary słychać muzykę, śmiechy i strażnika o doskonałym słuchu, którego jedno i drugie już nudzi.',
    trap: 'Podłoga się przechyla i zjeżdżasz do jamy z kośćmi po kątach. Krata w głębi jest ciężka, to, co przy niej leży, jeszcze cięższe, a właśnie się obudziło.',
    vault:
      'W skarbcu pachnie kadzidłem i starym śluzem. Większość z tego, co tu błyszczy, jest bez wartości, a to i owo, co nie błyszczy, należało kiedyś do królów.',
  },
  'job-48-1': {
    arrival:
      'Blastery jadą pod ładunkiem dachówek. Na drodze jest posterunek z kapitanem, z którym da się rozmawiać, a obok suche koryto rzeki dla tych, co umieją latać pod mostami.',
    ambush:
      'Na tej drodze stanowczo za długo było cicho. Na grani zapalają się reflektory i sierżant krzyczy do ciebie językiem formularzy.',
    deal: 'Komórka to troje bojowników i mapa, na której jest za dużo strzałek. Wezmą broń, jeśli pokażesz im, jak wyjść z tej doliny żywcem.',
    wayOut:
      'Skrzyń już nie ma, księżyca też nie. Skarbnik komórki trzyma dla ciebie kopertę i chyba da się z nim pomówić o reszcie.',
  },
  'job-49-1': {
    arrival:
      'Kolejka gości w pałacu posuwa się powoli. Według zaproszenia wspierasz sztuki piękne, a szambelan z pewnością zapyta, które.',
    gallery:
      'Wisi tu portret i cztery inne tej samej ręki. Pod płaszczem masz kopię, a zdjąć należy tylko jeden z pięciu.',
    wayOut:
      'Obraz opuszcza pałac, jak należy: zwinięty w parasolce, schodami do ogrodu, wśród ukłonów straży.',
    alarm:
      'Gdzieś w środku ramy dzwoni mały srebrny dzwoneczek. Gwardziści ogromnie przepraszają i zamykają drzwi.',
  },
  'job-50-1': {
    arrival:
      'Przekaźnik wisi w najgęstszej części pasa, tam gdzie dwie połowy Kafrene mielą żwir. Wlecieć można tylko między kamieniami, w ich rytmie.',
    relay:
      'Trzymasz się jego boku. Papla dalej, sto okrętowych tajemnic na sekundę, za klapką, którą zalutowała bardzo staranna ręka.',
    prize:
      'Zapisy skopiowane. Głębiej jest kanał, którego nie ma na żadnym planie. Kto go dotknie, obudzi to, co go pilnuje.',
    chase:
      'Od skał dookoła odrywają się małe światełka. Drony przekaźnika nie wzywają do poddania i nigdy się nie męczą.',
  },
  'job-51-1': {
    arrival:
      'Lasy Takodany obrosły ruinę i wrosły w nią. Między korzeniami ktoś porozciągał druty, jedne na zwierzynę, inne na takich jak ty.',
    gate: 'Brama nie ma klamki, tylko napis biegnący w koło, który zaczyna się tam, gdzie go zaczniesz. Przed nią siedzą trzy szkielety pogrążone w zadumie.',
    guardian: 'Posąg odwraca głowę. Tysiąc lat czekał, żeby zadać jedno pytanie, i już zaciska dłonie.',
    heart:
      'W ostatniej komnacie światło bierze się znikąd. To, po co przychodzisz, leży na zwykłym kamieniu, a wokół, w kurzu, widać ślady tych, co wybrali złą drogę powrotną.',
  },
}
