import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'job-47-2': {
    arrival:
      'Instrumenty orkiestry wnosi się boczną bramą, a największy futerał przypada tobie. Nikt w pałacu nigdy nie zapytał, od czego bęben jest taki ciężki.',
    gate: 'Między dwoma numerami odkładasz trąbkę i wychodzisz, nie za szybko, pod spojrzeniem setki oczu na szypułkach. Drzwi za podium są uchylone dokładnie przez jeden refren.',
    guardian:
      'Dozorca skarbca śpi na progu od pokolenia, z toporem w każdej ręce. Otwiera jedno oko. Wygląda na to, że dałby się skusić, choć nie za byle co.',
    vault:
      'Półka za półką, a na nich prezenty, których nigdy nie rozpakowano. Jedne mają pieczęcie rodów gotowych za nie zapłacić, inne nie mają żadnych, i są po temu świetne powody.',
  },
  'job-48-2': {
    arrival:
      'O zmierzchu blastery mają trafić do suchej studni, a studnia leży na dnie wąwozu, który zjada skrzydła. Światła starczy na jedno podejście.',
    ambush:
      'Wąwóz wyrzuca cię o jedną grań za wcześnie, prosto przed kolumnę, która stanęła tylko na zupę. Sierżant sięga po gwizdek, a potem, po namyśle, po sakiewkę.',
    deal: 'W chłodzie na dole komórka rozłożyła plan na beczce. Jest odważny, jest prosty i jeśli go przed północą nie zmienisz, wszyscy zginą.',
    wayOut:
      'Wyciągają cię na twojej własnej linie. Na skraju czeka babcia, żeby podziękować w imieniu wioski albo odprawić cię z klątwą. Jeszcze się waha.',
  },
  'job-49-2': {
    arrival:
      'Pałac spodziewa się konserwatora z prowincji, więc zjawiasz się z walizką pędzli. Kustosz pyta z zaciekawieniem, jak się czyści werniks z tej epoki.',
    gallery:
      'Portret stoi na sztaludze, kopia leży pod płótnem, a księżna nie wychodzi. Zawsze chciała popatrzeć, jak pracuje artysta, mówi i przysuwa krzesło.',
    wayOut:
      'Dwóch lokajów niesie oryginał do twojego śmigacza, owinięty jak odrzucone płótno. Na schodach stoi mały brąz, który zmieściłby się pod owijką, i dwóch gwardzistów, którzy co dzień go odkurzają.',
  },
  'job-50-2': {
    arrival:
      'Przez jedną godzinę w roku przekaźnik milczy, bo ma przegląd, a jego drony leżą w kołyskach. Jednego zostawiono na warcie. Można go ukołysać albo rozebrać na drobne kawałki.',
    passage:
      'Godzina dobiega końca i kamienie znów zwierają szyki. Od anteny dzieli cię szczelina, która się otwiera, zamyka i nigdy nie otwiera się dwa razy w tym samym miejscu.',
    prize:
      'Talerz jest w zasięgu ręki. Zapisy leżą warstwę niżej, pod szyfrem wyjątkowej urody, a pierwsze drony przeciągają się już w swoich gniazdach.',
  },
  'job-51-2': {
    arrival:
      'Przed tobą byli tu rabusie grobów, a ich obozowisko jeszcze nie wystygło. Ślady wchodzą do ruiny rzędem. Wychodzą tylko niektóre i w wielkim pośpiechu.',
    guardian:
      'W pierwszej sali kamienna postać liczy pod nosem, a każdy twój krok to o jeden więcej. Zbliża się chyba do jakiejś liczby. Nadgarstki ma ruchome, cierpliwość też.',
    gate: 'Ścianę pokrywają kreski, tysiące lat kresek, w wiązkach po siedem. Jedna wiązka jest błędna. To właśnie ta błędna otwiera, o ile się ją znajdzie.',
    heart:
      'To, po co przychodzisz, leży w misie z czystą wodą. Sama misa jest ciepła, starsza niż ruina i chyba do czegoś przykręcona.',
  },
  'job-52-1': {
    arrival:
      'Porucznik bez plakietki wręcza ci skrzynię, która nie istnieje. Nocą ma trafić do promu po drugiej stronie doliny. Dolina należy do Imperium na każdej mapie i tylko tam.',
    ambush:
      'Toczy się kamień, odpowiada nocny ptak i nie jest to ptak. Od tygodni pilnują tylnej furty garnizonu i czekają na pieszego kuriera.',
    passage:
      'Mostu nie ma. Została po nim lina, przepaść i skrzynia, która waży tyle co wszystko, o czym Imperium wolałoby nie słyszeć.',
    flight:
      'Pilot promu jest młody i nigdy nie startował ze stoku. Na twoją prośbę przesiada się na drugi fotel i uważnie patrzy.',
  },
  'job-52-2': {
    arrival:
      'Donosiciel opuści swoją wieżę tylko drogą powietrzną i tylko z tobą. Nad płaskowyżem widziano myśliwce: tuż przy skałach może cię nie zauważą, można też wylecieć im naprzeciw.',
    ambush:
      'Siadasz twardo w polu prosa. Spomiędzy łodyg jeden po drugim wstają ludzie, którzy dobrze wiedzą, kto mieszka w tamtej wieży.',
    tower:
      'W ostatniej chwili zamknął się od środka. Przez drzwi słychać, jak pyta, czy jest bezpiecznie, a na dole wieś zabrała się już belką do tych drugich.',
    passenger:
      'Siedzi w twojej ładowni i tuli walizkę z teczkami wszystkich, których kiedykolwiek sprzedał. Imperium chce jego. O walizce nie było mowy, a kiedyś przecież zaśnie.',
  },
  'job-53-1': {
    arrival:
      'Ostatni urzędnik gasi lampy w sali długiej jak pas startowy. Teraz przyjdą sprzątacze, z których jednego da się przekupić, a po nich wartownicy, których się nie da.',
    alarm:
      'Z niszy występuje wysoka mosiężna postać i uprzejmie prosi o numer konta. Jej koledzy występują ze swoich.',
    vault:
      'Księga nie ma stronic. To ściana kryształu, ciepła w dotyku, w której długi całych sektorów przepływają jak ryby, i właśnie zauważyła, że w niej łowisz.',
    archive:
      'Kopia się robi, a ty przeglądasz zamknięte rachunki. Królowie, admirałowie, zaskakująco wielu kaznodziejów: kto powie, które nazwisko jeszcze coś znaczy, może liczyć na premię.',
  },
  'job-53-2': {
    arrival:
      'Dziś to ty jesteś kontrolą. Masz kapelusz, pieczątkę i jeden wieczór nauki o procencie składanym, a główny księgowy pyta właśnie, co sądzisz o ujemnych rezerwach.',
    backRoom:
      'Z wszelkimi oznakami szacunku proszą cię do bocznego pokoju bez okien. Ciasteczka są nietknięte, drzwi zamknięte na klucz, a szyb wentylacyjny ciasny.',
    alarm:
      'Osłona szybu puszcza i lądujesz na korytarzu razem ze sporą ilością tynku. Dwóch mosiężnych wartowników patrzy z góry i chórem zaczyna odczytywać regulamin.',
    archive:
      'Zostawiają cię z księgą na tyle, ile trwa herbata. Potrzeba trzech kluczy przekręconych przez trzech wspólników, którzy nie rozmawiają ze sobą od czasów Republiki.',
    wayOut:
      'Kopia siedzi w kapeluszu. Po drodze mijasz biuro nieodebranych depozytów, gdzie znudzony praktykant zapłaci za pomoc przy odczytaniu pisma założycieli.',
  },
  'job-54-1': {
    arrival:
      'Konwój wlecze się ku Kessel gęsiego: trzy barki bez okien i eskorta, która trzyma się stanowczo za bardzo jednej strony. Jeśli dobrze to odczytujesz, będzie chwila, gdy nikt nikogo nie osłania.',
    breach:
      'Spadasz na nich od strony słońca. Eskorta łamie szyk i okazuje się, że tym razem zapłacono im od barki, a nie od dnia.',
    chase:
      'Ostatnia barka odrzuciła silniki i koziołkuje w stronę burz, zamknięta na głucho. Żeby się z nią sprząc, trzeba by koziołkować dokładnie tak samo.',
    hold: 'Właz otwarty. W środku, w ciemności, kilkuset więźniów wstrzymuje oddech, a wewnętrzną bramę trzyma sztaba, którą podnosi zwykle czterech strażników.',
  },
  'job-54-2': {
    arrival:
      'Wchodzisz na pokład jako część ładunku, w obroży z przepiłowanym zamkiem. Nadzorca lubi, gdy nowi, zanim ich policzy, przeniosą coś ciężkiego.',
    hold: 'Drugiej nocy wiesz już, kto będzie walczył, kto będzie gadał, a kto ma siłę tylko na nadzieję. Jest jeden strażnik z kluczem. I jedna próba.',
    flight:
      'Mostek barki niewolniczej to niewiele więcej niż rumpel i portret czyjejś matki. Na pokładzie jest czterystu więźniów, a nad dziobem pierwsza z burz.',
    chase:
      'Eskorta już rozumie. Jej kapitan nadaje propozycję dla dobra wszystkich: duża suma za krótką drzemkę. Jego kanonierzy tymczasem nie drzemią.',
  },
  'job-55-1': {
    arrival:
      'Wrak obraca się powoli nad Ord Mantell, niegdyś okręt, dziś z odpiłowanymi działami. Inspektorzy cumują przy górnym pierścieniu. Można odkupić miejsce od jednego z nich albo dowiedzieć się, co śluza chce usłyszeć.',
    governor:
      'Naczelnik wraku od roku nie miał gości i wcale za nimi nie tęsknił. Nalewa ci kieliszek i czeka, a ty już wiesz, że następne zdanie rozstrzygnie o wszystkim.',
    cells:
      'Blok numer pięć. Slicer jest spakowany i gotowy. Gotowi są też, jak widać, strażnicy, którzy mają rozkazy na wypadek zbyt długiej inspekcji.',
    wayOut:
      'Nareszcie syreny. Przy pierścieniu stoi sześć szalup i każdy pomyśli, że weźmiesz najszybszą. Masz na zastanowienie tyle czasu, ile jedzie winda.',
  },
  'job-55-2': {
    arrival:
      'Co dziewięć godzin zmienia się warta i przez czas jednej piosenki w śluzie są dwie zmiany, a na korytarzu nikogo. Trzeba tylko znać tę piosenkę.',
    cells:
      'Drzwi slicera są przed tobą, a nowa zmiana tuż za tobą. Można zająć się nią albo zamkiem, o którym slicer krzyczy przez szparę, że jest prosty, prościutki!',
    deal: 'Szalupa gotowa, ale pilot widział wasze twarze. Ma rodzinę, mówi, i cztery lata do emerytury. Bardzo chciałby usłyszeć jakiś dobry powód.',
  },
  'job-56-1': {
    arrival:
      'Głos garnizonu niosą przez równiny Lothal dwa maszty i oba muszą umilknąć w tej samej chwili. Partner wzbija się w powietrze, żeby odciągnąć wartę, a tobie przypada trawa.',
    alarm:
      'Reflektor się obraca. W komunikatorze słychać przekleństwo, potem silnik, potem strzał, a załoga wieży schodzi już po drabinie.',
    relay:
      'Pod czaszą jest więcej strun niż w harfie i wszystkie śpiewają. Od przecięcia którejkolwiek będzie tylko głośniej. Trzeba ją przekonać, żeby zamilkła sama.',
    wayOut:
      'Nad równiną zapada cisza, tak nagle, że zauważają ją owady. Odnajdujecie się nad rzeką, a przyjaciel z miasta przyszedł podziękować pełną sakiewką.',
  },
  'job-56-2': {
    arrival:
      'Na trzeci sygnał zegara sieć sprawdza samą siebie i wtedy jest głucha. Do tej chwili jedno z was musi leżeć pod masztem. Pada deszcz i brakuje ochotników.',
    hangar:
      'Kable z obu masztów schodzą się w hangarze pełnym ludzi, którzy powinni spać. To działka partnera: ty masz narzędzia, a tam potrzeba łokci.',
    relay:
      'Pierwszy sygnał. Drugi. Przy trzecim wszystkie światełka na tablicy przybierają ten sam kolor, a to albo pełny sukces, albo jego dokładne przeciwieństwo.',
    wayOut:
      'Rano garnizon wysyła już tylko gońców. Właściwi ludzie widzieli twojego partnera po właściwej stronie i większość z nich właśnie go ściska.',
  },
  'job-57-1': {
    arrival:
      'Barka żaglowa bierze zapasy na przejażdżkę po wydmach. Partner w pożyczonych strojach będzie na pokładzie zabawiać gospodarza, ty wchodzisz razem z owocami.',
    alarm:
      'Strażnik odgryza kawałek meilooruna, zagląda do kosza po następny i patrzy ci prosto w twarz. Na górze muzyka gubi takt i go odnajduje.',
    bolt: 'Pod najniższym pokładem biegnie belka kilowa, a w niej tkwi jedna śruba, gruba jak noga. Dokręcono ją z przekonaniem.',
    wayOut:
      'Pokład się przechyla, kieliszki jadą po stołach, a potężny głos potężnie pyta, co się dzieje. Partner zdobył skif i podpływa do burty, mniej więcej.',
  },
  'job-57-2': {
    arrival:
      'Działo pokładowe barki stoi na kołach i to właśnie te koła dały ci do myślenia. W biały dzień trzeba poluzować kliny: albo ty po cichu, albo partner, już nie tak cicho, dla odwrócenia uwagi.',
    alarm:
      'Strażnicy liczą kliny lepiej, niż można się było spodziewać. Idą wzdłuż relingu gęsiego, bo inaczej się nie da.',
    cannon:
      'Barka przechyla się na wydmie i dwie tony brązu ruszają z miejsca. Teraz trzeba nimi tylko sterować, a do sterowania jest wyłącznie własne ramię.',
    prize:
      'Działo wychodzi lewą burtą i zabiera ze sobą ster. W zamęcie partner staje przed otwartym skarbczykiem, ma dwie ręce i bardzo mało czasu.',
  },
  'job-58-1': {
    arrival:
      'Taras wielkiego kasyna, późna pora, kiedy pieniądze robią się sentymentalne. Wiesz już, czyja sakiewka jest dziś ciężka, i przez godzinę sprawdzasz, o czym jej właściciel lubi rozmawiać.',
    deal: 'Masz do zaproponowania interes, uczciwy w każdym szczególe prócz jednego. Po drugiej stronie stolika ktoś uśmiecha się dokładnie tak samo jak ty.',
  },
  'job-58-2': {
    arrival:
      'Sprzedajesz udziały w spółce wrakowej. Umowa ma czterdzieści stron; znawca prawa Cantoniki ukryłby haczyk na trzydziestej, każdy inny na pierwszej.',
    deal: '„A gdzie mam podpisać?” Pióro zawisa w powietrzu. Przez chwilę obie strony próbują ustalić, która z nich to przeczytała.',
    pageThirty:
      'Strona trzydziesta wspomina o zastawie, w zdaniu podrzędnym, bardzo drobnym pismem. Zachwalasz za to jakość papieru.',
  },
  'job-59-1': {
    arrival:
      'Przybił transportowiec i jedyny trap na Pierścieniu jest pełen łokci. Tłum niesie cię barkiem naprzód ku jedynym plecom, o które ci chodzi.',
    crush:
      'Teraz stoicie plecami do siebie. Wysuwa się dłoń i w tym ścisku nie bardzo wiadomo, czyja to dłoń ani czyja kieszeń.',
  },
  'job-59-2': {
    arrival:
      'Towar mocują zawsze w tym samym doku i jedzą zawsze przy tej samej ladzie. Można wejść śluzą techniczną, póki zupa gorąca, albo otwarcie, w biegu, kiedy będą wracać.',
    airlock:
      'W środku jest ciemno i pachnie cudzymi podróżami. Nóż dotyka już pierwszej liny, kiedy za twoimi plecami bardzo cicho skrzypi podłoga.',
    chase:
      'Pchnięcie, krzyk i gnasz korytarzem pierścienia, a cały bazar się ogląda. Są drabiny, są włazy, a wszystko zależy od tego, kto kogo zgubi z oczu.',
  },
  'goal-60': {
    arrival:
      'Głowy rodzin naradzają się nad krzesłem, które od pogrzebu stoi puste. Nikt cię nie zapraszał. Odźwierny wyciąga srebrną tacę, na której inni coś już zostawili.',
    ambush:
      'Taca się cofa. Z szatni wychodzą egzekutorzy siostrzeńca, który ma wobec tego krzesła własne plany i wolałby, żeby do stołu nie było ci dane dojść.',
    deal: 'Dwanaście twarzy, dwanaście uraz. Gdyby tego napuścić na tamtego, a trzeciemu dać wierzyć, że to jego pomysł, zanim podadzą rybę, mogłaby się uzbierać większość.',
    bout: 'Podnoszą się wszystkie ręce prócz jednej. Najstarszy wstaje, składa serwetkę i zdejmuje pierścienie, jeden po drugim: jest taki zwyczaj, powiada, i nigdy go nie zniesiono.',
    chair:
      'To nawet nie jest wygodne krzesło. Siadasz na nim, a oni wzdłuż stołu, jeden po drugim, schylają głowy.',
  },
  'goal-61': {
    arrival:
      'Dalej na mapach są już tylko ozdobniki. Składasz czujniki z trzech zepsutych, na gołych przewodach, a boja, w którą nikt nie wierzył, tyka cichutko wprost przed dziobem.',
    storm:
      'Ściany mgławicy zamykają się z tyłu. Droga to nić, którą dawno temu przeciągnięto między studniami, i to z myślą o mniejszych statkach.',
    passage:
      'Dwanaście gwiazd i żadna nie świeci tam, gdzie powinna. Kto zbudował tę bramę, liczył od innego nieba. Trzeba by wiedzieć, od którego.',
    guardian:
      'Z mroku rozkłada się kształt, same płetwy i lampy, i zastępuje ci drogę. To maszyna, nie ma załogi i stoi na posterunku od czasów, gdy nie było jeszcze Republiki.',
    newWorld:
      'I oto jest planeta, niebiesko-biała, z dwoma księżycami i bez nazwy. Masz ją tylko dla siebie, póki zechcesz milczeć. A potem otwierasz kanał na całą galaktykę.',
  },
  'goal-62': {
    arrival:
      'Taką partię rozgrywa się raz w życiu, w pokoju, którego nie ma na żadnym planie kasyna. Twojego nazwiska nie ma na liście. Jest suma, za którą listy się przepisuje, i jest winda z pralni.',
    backRoom:
      'Winda staje o piętro za wcześnie. Panowie w smokingach chętnie obejrzą zaproszenie, a kiedy go szukasz, zdejmują spinki od mankietów.',
    bout: 'Godzina za godziną inni pasują i idą spać. O świcie zostaje jeden, Givin, który podobno nigdy nie mrugnął, a na stole leży wszystko, co masz.',
    trap: 'Ostatnia karta jest z nowej talii. To dobra karta. A kiedy się pomyśli o wzorze na jej rewersie, to stanowczo za dobra.',
    wayOut:
      'Odwracasz ją i Givin, który nigdy nie mruga, mruga. Teraz każdy w pokoju przypomina sobie własne długi i patrzy na jedyne drzwi.',
    prize:
      'O poranku wychodzisz z aktem własności połowy planety w kieszeni. Do południa w każdym porcie Rubieży opowiadają już, jak padła ta karta.',
  },
  'goal-63': {
    arrival:
      'Kurs podany przez dezertera kończy się w gromadzie martwych księżyców. Między minami jest korytarz, którym tutejsi latają przez sen. Dla ciebie to pierwszy raz.',
    ambush:
      'Za najbliższym księżycem zapalają się światła: cztery czujki, za sterami dzieci i babcie, a lecą znakomicie. Nie wolno im nadać ani słowa.',
    gate: 'Statek stoi wśród głazów, dalej trzeba pieszo. Wlot hangaru to cień między cieniami, a przed nim siedzi wartownik z karabinem i obiera owoc.',
    generator:
      'W środku, za magazynem, stoi generator pola, który skrywał to wszystko przed flotą. Kto zna ten typ, może się z nim dogadać. Można go też wyrwać ze skały.',
    chase:
      'Zasłona opadła i w bazie wyją wszystkie alarmy. Z krateru leci za tobą wszystko, co u nich lata, bo tylko twój statek może ich jeszcze zdradzić.',
    signal:
      'Trzymasz otwarty kanał, aż wyjdzie ostatnia cyfra. Daleko, w odpowiedzi, gwiazdy zaczynają się wypełniać szarymi trójkątami.',
  },
  'goal-64': {
    arrival:
      'Wszyscy, którzy szli tym tropem, leżą wzdłuż niego. Ich groby czyta się jak drogowskazy: za szybko, za głośno, za dumnie, za blisko wody.',
    trap: 'Kryjówka jest w dole, ogień i jedno posłanie. Od dwóch dni leżysz pod kocem z piasku i drugiego wieczoru zauważasz, że ktoś leży obok.',
    bout: 'Koniec chowania się, i to dla obu stron. Legenda wstaje, wytrzepuje piasek z płaszcza i z wyraźną przyjemnością wybiera mniejszy z dwóch noży.',
    prize:
      'Już po wszystkim i jest bardzo cicho. Nie przywozisz trofeum, tylko płaszcz. Okazuje się, że nikt nie musi widzieć nic więcej, żeby wstać i zrobić miejsce.',
  },
  'goal-65': {
    arrival:
      'Dolina jest zamknięta od miesiąca i lekarzy już się nie przysyła. Kapitan kordonu ma rozkazy i siostrę w środku. Odwróciłby wzrok dla pieniędzy albo dla niej.',
    alarm:
      'Wiatr się zmienia i zrywa płachtę z twoich przyrządów. Do łamiących kwarantannę kazano strzelać, a niektórzy żołnierze wyglądają, jakby im ulżyło, że wreszcie jest się kogo bać.',
    ward: 'Oddział to stodoła, trzysta łóżek i jedna maszyna, która oddycha za wszystkich po kolei. Zaczyna się zacinać. Części zamienne figurują jako skradzione.',
    samples:
      'Masz krew pierwszego, kto zachorował, i jedynego, kto nie. Między jedną a drugą mieści się cała odpowiedź, a nafty w lampie starczy do rana.',
    flight:
      'Działa. Dla stodoły wystarczy. Reszcie świata trzeba to wywieźć przez blokadę, której dowódca nie wierzy nikomu i już uzbroił działa.',
    recovery:
      'Pod koniec tygodnia na placach palą żółte flagi. Dzieci dostają imię po tobie, kilkoro mimo wyraźnych zastrzeżeń kapłanów.',
  },
  'goal-66': {
    arrival:
      'Statek korsarzy dryfuje, odkąd kapitan zniknął za burtą. Myszkuje, kołysze się, załoga jest pijana, a właz abordażowy przesuwa się przed tobą raz na każdy obrót.',
    breach:
      'Buntownicy przyjmują cię w mesie ze sztućcami. Ich bosman, góra z kolczykami, proponuje rozstrzygnąć rzecz siłą, jak każe obyczaj; reszta woli przewagę liczebną.',
    deal: 'Krzyki cichną. Siedzą na beczkach i patrzą, czterdziestu zbójów bez planu, aż jeden pyta o to, o czym myślą wszyscy: a niby czemu ty?',
  },
  'goal-67': {
    arrival:
      'Królewskie archiwum zamknęło zachodnie skrzydło sto lat temu, kiedy paliły się w nim jeszcze świece. Nocny portier zna obejście i lubi prezenty; bluszcz trzyma do drugiego piętra.',
    alarm:
      'Trzaska okiennica. Z portierni wychodzi pięciu portierów, dawnych zapaśników, którzy całą karierę czekali na włamanie.',
    archive:
      'Zapieczętowano nie książki, tylko katalog. Bez niego półki biegną w porządku, który jeden archiwista wymyślił po to, żeby następny postradał zmysły.',
    prize:
      'Tom jest w twoich rękach. W ścianie, tam gdzie stał, tkwi mała soczewka z mechanizmem, który światło właśnie obudziło.',
  },
}
