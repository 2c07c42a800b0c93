import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'core-worlds-1': {
    acrossTheCore:
      'Szlak Koreliański jest otwarty, szybki i zatłoczony, a papiery zostają w szufladzie. U drugiego końca, w cieniu tankowca, czeka z zimnymi silnikami stado piratów i szacuje, ile jest wart twój ładunek.',
    coreWorlds:
      'W siedzibie Koreliańskiej Korporacji Inżynieryjnej sprzedawca nie pyta, czym chcesz latać. Pyta, ile chcesz wydać, i gasi światło nad każdym kadłubem, który kosztuje mniej.',
  },
  'core-worlds-2': {
    'acrossTheCore.positive':
      'Inspektor na posterunku otwiera twoje papiery, widzi pieczęć na drugiej stronie i zamyka je oburącz. Szlaban już idzie w górę.',
    'acrossTheCore.neutral':
      'Inspektor nic na ciebie nie ma, czego bardzo żałuje. Można tu zostać albo oddać mu do bliższych oględzin członka załogi, skrzynię lub coś ze sprzętu i zasłużyć na wdzięczność.',
    'acrossTheCore.negative':
      'Inspektor zna twoje akta na pamięć, a mimo to ci je odczytuje. Potem kładzie je okładką do dołu, patrzy w okno i wspomina, jak bardzo jego ludziom wszystkiego brakuje.',
    coreWorlds:
      'Adiutant admirała odciąga cię na skraj tarasu i pokazuje sylwetki pewnej rebelianckiej eskadry. Gdyby kiedyś przypadkiem zgasła za twoją sprawą, mówi, istnieje fundusz. I wdzięczność.',
  },
  'core-worlds-3': {
    'acrossTheCore.positive':
      'Steward salutuje i kieruje cię na pas z niebieskimi światłami, obok godzinnej kolejki statków. Dostajesz nawet zwrot za niedogodności, których nie było.',
    'acrossTheCore.neutral':
      'Pas z niebieskimi światłami jest dla gości z pozycją. Pozycję, mówi dozorca, z dłonią płasko na szlabanie, można nabyć na dzień.',
    'acrossTheCore.negative':
      'Dla ciebie jest pas bez żadnych świateł, między rudowcami, i kosztuje więcej niż dwa pozostałe. Rudowce, jak słyszysz, nie hamują.',
    coreWorlds:
      'Pasaże Coruscant ciągną się na sto pięter w dół, a na jednym z nich zamyka się dom, który ubrał dziewięciu kanclerzy. Ostatni klient może podać cenę albo wziąć zadatek za nieodebraną pelerynę.',
  },
  'core-worlds-4': {
    acrossTheCore:
      'Przez Głębokie Jądro nikt nie lata: gwiazdy stoją tam tak gęsto, że mapy rysuje się co godzinę od nowa. Pilot bez licencji sprzedaje ci mapę na tę godzinę.',
    coreWorlds:
      'Kartografka nadprzestrzeni, którą zgubił jeden przecinek, daje ci jedyną trasę, jakiej nigdy nie wydała drukiem. Prowadzi, dokąd zechcesz, raz, a paliwo jest już opłacone.',
  },
  'core-worlds-5': {
    'acrossTheCore.positive':
      'Kontrola czyta twoje uprawnienia i przekazuje cię od wieży do wieży z ukłonem w głosie. Jedna z wież pyta, czy nie wolisz zostać i trochę zarobić.',
    'acrossTheCore.neutral':
      'Kontrola nie ma zastrzeżeń, czeka tylko na właściwą formułkę. Kto jej nie zna, płaci za czas, który straciła cała kolejka.',
    'acrossTheCore.negative':
      'Kontrola prosi, żeby zostać na miejscu, i prosi o wiele za grzecznie. Na dolnych pasach, wśród śmieciarek, można by zniknąć, ale kutry już zawracają.',
    coreWorlds:
      'Korytarze Senatu z roku na rok pustoszeją, a goniec, który zna je wszystkie, nie dostał pensji od wiosny. Poniesie ci torbę, listy, a za stosowną opłatą także sekrety.',
  },
  'core-worlds-6': {
    acrossTheCore:
      'Imperium ma formularz na przelot, formularz na formularz i biurko, przy którym otwiera się ładownie. Uczciwy towar stemplują od ręki. Z resztą zależy, kto co wpisał.',
    coreWorlds:
      'W dzielnicy imperialnych biur trafiasz na drzwi z napisem „Sprostowania”. Za jedną opłatą dopiszą do akt dobre słowo, za większą odkryją, że było tam od zawsze. Miejsce w kolejce też można sprzedać.',
  },
  'core-worlds-7': {
    acrossTheCore:
      'Pod alejami biegną tunele towarowe, a pod nimi zapomniane, od portu do portu przez cały świat. Przewodnik bierze pieniądze, a plan ulic z czasów Republiki bierze skórę, jeśli źle go odczytać.',
    coreWorlds:
      'Na samym dole, gdzie słońce jest pogłoską, walczą w suchej fontannie, a zza krawędzi patrzą eleganckie płaszcze. Faworyt nie przegrał od wojny. Mają przynajmniej lekarza.',
  },
  'core-worlds-8': {
    'acrossTheCore.positive':
      'Stocznie Kuat zamknięto dla wszystkich prócz ciebie. Holują cię przez wielki pierścień od doku do doku i w każdym ktoś coś dokręca.',
    'acrossTheCore.neutral':
      'Pierścień Kuat przepuszcza obcych po jednym doku naraz. Można opłacić holownik albo przekonać konsolę kapitanatu, że to już zrobione.',
    'acrossTheCore.negative':
      'Dla takich jak ty pierścień Kuat ma tylko zsyp na żużel, otwarty z obu stron. Pośrodku służy do żużlu.',
    coreWorlds:
      'Brygadzista ze stoczni Kuat ma w księgach o jedno sprzęgło mocy za dużo. Odstąpi ci je poniżej kosztów albo wpuści na noc do doku, z zamkniętymi księgami.',
  },
  'core-worlds-9': {
    acrossTheCore:
      'Imperialny herold szuka przewozu i świadka, a potem na wszystkich kanałach, także u Rebelii, rozgłosi, kto go wiózł. Można też, jak każdy, kupić miejsce w konwoju tuż obok.',
    coreWorlds:
      'Kolekcjoner z Chandrili wysyła swoją galerię za granicę, zanim ją skonfiskują. Płaci tym, którzy pomogą pakować, a skrzynie powierzy temu, kto wpłaci kaucję.',
  },
  'core-worlds-10': {
    acrossTheCore:
      'Gwiazdy bez ostrzeżenia kurczą się z powrotem do punktów: krążownik przechwytujący na obchodzie. Statki z czystym nazwiskiem wnoszą drobną opłatę i lecą dalej. Reszta wnosi dużą i zostaje albo słyszy, jak otwierają się hangary.',
    coreWorlds:
      'Biuro na dwusetnym piętrze ubezpiecza nagrody łowców, a ty właśnie wygrywasz w karty roczną polisę. Urzędnik odczytuje warunki: przywieźć, kogo trzeba, i nic nie mówić.',
  },
  'core-worlds-11': {
    acrossTheCore:
      'Konwojowi na drugą stronę brakuje jednego statku eskorty i dwóch godzin. Jeśli rabusie, których wszyscy się spodziewają, dostaną za swoje, zabiorą cię do końca i na miejscu się odwdzięczą.',
    coreWorlds:
      'Gildia kupców z Corulag wita przybyszów gotówką, pod warunkiem że raz obejdą całą giełdę. Mało kto obchodzi ją do końca z pełną kieszenią.',
  },
  'core-worlds-12': {
    acrossTheCore:
      'Stare wrota skokowe na Duro wciąż działają, mówią jedni. Drudzy pokazują ślady ognia. Jest dźwignia, a jej położeń nie podpisano.',
    coreWorlds:
      'W szklanej wieży klubu Alsakan gra się w jedną grę, jeden raz, a gazety podają, kto wygrał. Jest wolne krzesło, a kelner niesie już na tacy twoją stawkę.',
  },
  'core-worlds-13': {
    'acrossTheCore.positive':
      'List od moffa otwiera każdy właz stąd aż na drugą stronę. Po drodze gadatliwy adiutant pokazuje ci, co jego biuro wie o tych, którzy woleliby pozostać nieznani.',
    'acrossTheCore.neutral':
      'List polecający jest prawdziwy, tylko nazwisko w nim cudze. Wszystko zależy od tego, czy zdążysz dość o sobie przeczytać, zanim oficer zacznie pytać.',
    'acrossTheCore.negative':
      'Dla ciebie listu nie ma. Na promie wojskowym znajdzie się jednak miejsce, jeśli jeden członek twojej załogi zostanie odpowiadać na pytania. Inaczej będzie grzywna i zostają wszyscy.',
    coreWorlds:
      'Senatorka, która głosuje, jak jej każą, dyktuje list, pod którym nigdy by się nie podpisała. Kto dowiezie go tam, gdzie słucha Rebelia, mówi, dostanie zapłatę w walucie, jaką woli.',
  },
  'core-worlds-14': {
    acrossTheCore:
      'Transponder imperialnego kuriera można wynająć na godziny. Kod jest wczorajszy: albo przy tamtej boi nie porównują dat, albo twoja lutownica musi być szybsza od ich alarmu.',
    coreWorlds:
      'Płaszcz z wystawy zatrzyma ostrze i prawie zatrzyma strzał, a klient już się po niego nie zgłosi. Można zapłacić krawcowi resztę rachunku albo wrócić po zmierzchu świetlikiem w dachu.',
  },
  'core-worlds-15': {
    acrossTheCore:
      'Oficer łącznikowy ma depeszę z pięcioma pieczęciami, a nie ma kuriera. Weź ją, a przelecisz. Odmów pięknie, a może przelecisz bez niej. Odmów byle jak, a i tak ją masz.',
    coreWorlds:
      'W przedpokoju zmęczony komandor rozdziela robotę: kto o nic nie pyta, dostaje kopertę z pięcioma pieczęciami i zaliczkę, kto pyta, dostaje coś zwyczajnego.',
  },
  'core-worlds-16': {
    acrossTheCore:
      'Liniowiec na drugą stronę ma pokład dla statków i pokład dla ich właścicieli, z łaźniami. Można kupić bilet albo zaciągnąć się na czas rejsu do noszenia, byle mieć duże ręce.',
    coreWorlds:
      'Koleżanka ze szkoły, a przynajmniej tak jej się zdaje, wpisuje cię do księgi oficerskich źródeł na Alderaanie. Para i warsztat są płatne, za barem sprzedają zastawy gości, a przy kartach siedzą sami słabi gracze.',
  },
  'core-worlds-17': {
    'acrossTheCore.positive':
      'Komodor użycza ci własnego pasa i pyta, gdzie tymczasem warto by się pokazać. Wskazujesz palcem na mapę i eskadra rusza z miejsca.',
    'acrossTheCore.neutral':
      'Ruch nad boją po drugiej stronie powtarza się co siedem minut, a rozkład jest na sprzedaż. Potem trzeba tylko ruszyć dokładnie wtedy, gdy nie ruszyłby żaden rozsądny kapitan.',
    'acrossTheCore.negative':
      'Nie chcą twoich papierów. Chcą, żeby wyjść ze statku z rękami w świetle lampy, a tymczasem dwaj strażnicy przetrząsają ładownię z minami ludzi, którzy zawsze coś znajdą.',
    coreWorlds:
      'Detektyw linii pasażerskich ma kajutę pełną nierozwiązanych spraw. Możesz wziąć ulubioną, o bardzo uprzejmym metalowym stewardzie, który zniknął z klejnotami całej sali jadalnej, albo zaliczkę na poczet innej.',
  },
  'core-worlds-18': {
    acrossTheCore:
      'Flota ma paradę i na szlakach roi się od niszczycieli, które układają figury. Luka między klinem a rombem zamyka się na trzecie uderzenie bębna. Kto się pomyli, płaci blachą albo grzywną.',
    coreWorlds:
      'W Święto Floty wolno wejść do prawdziwej wieży działowej. Mały chłopiec w fotelu kanoniera znajduje przełącznik, którego nie ma w podręczniku. Przewodnik powinien go powstrzymać, ale notuje. Ty też.',
  },
  'core-worlds-19': {
    acrossTheCore:
      'Almanach podaje skrót przez Jądro, a na nim naklejono starannie wypisane sprostowanie. Jedno z dwojga to błąd druku. Kto mu uwierzył, wpadł prosto w ramiona patrolu.',
    coreWorlds:
      'Wielkie archiwum wpuszcza czytelników co siódmy dzień. Wśród półek z zamkniętymi aktami widzisz, że dwie teczki mają ten sam numer, a na drugiej wciąż jest pieczęć.',
  },
  'core-worlds-20': {
    'acrossTheCore.positive':
      'Twoje nazwisko jest na liście godnych zaufania przewoźników, w górnej połowie. Przepuszczają cię, a kapitanat po drugiej stronie odkłada dla ciebie w dobrej cenie kilka partii towaru.',
    'acrossTheCore.neutral':
      'Twojego nazwiska nie ma na żadnej liście, więc sporządzają ją, w dwóch egzemplarzach. Urzędnik przepuści cię od ręki, za opłatą albo za tyle, ile masz, a nazywa się to kaucją zwrotną.',
    'acrossTheCore.negative':
      'Twoje nazwisko jest na liście, która wisi w wartowni. Za odpowiednią cenę sierżant nie będzie umiał go znaleźć, dopóki zagadujesz jego porucznika.',
    coreWorlds:
      'Imperialne biuro pośrednictwa pracy ma twoją kartę w kartotece. „Proszę dokończyć to, co w toku, i dokończyć porządnie”, mówi pani przy biurku. „A my powiemy komu trzeba”.',
  },
}
