import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'ryloth-naboo-11': {
    ryloth:
      'Lyleki zajęły jedyną studnię. Wieś wykopała dół i zapłaci za dobry plan. Można też pójść, z całym sprzętem i bez odwrotu, prosto na królową i na to, co naznosiła do gniazda.',
    naboo:
      'Sekretarka towarzystwa dobroczynnego, w rękawiczkach, prosi tylko o wieść o twoim następnym sukcesie. Towarzystwo pisze listy dziękczynne, wyjaśnia, i świetnie dobiera adresatów.',
  },
  'ryloth-naboo-12': {
    ryloth:
      'W suchej cysternie klan ukrył cały zbiór ryllu, którego nie ważył żaden inspektor. Można go zabrać albo dołożyć się do fałszywych współrzędnych dla eskadry, która go szuka.',
    naboo:
      'Botanik gubernatora pragnie nasion ze świata, którego nie wolno mu wymieniać. Zapłaci i szepnie słówko, byle tylko wyglądało na to, że to twój pomysł.',
  },
  'ryloth-naboo-13': {
    ryloth:
      'Strop kopalni opiera się już tylko na dwóch stemplach, a za nim siedzi cała zmiana. Przy podnośniku jest miejsce na jedne szerokie plecy, a sztygar obiecuje puszkę z wypłatą albo dzienny urobek.',
    naboo:
      'Nosiła kiedyś suknie królowej, żeby strzelano do niej, a nie do królowej. Dziś ceruje nad kanałem i poleci z tobą za zaległy czynsz. Hrabia z góry dałby więcej, żeby nie stracić krawcowej.',
  },
  'ryloth-naboo-14': {
    'ryloth.positive':
      'Garnizon wieczerza przy pochodniach na dachu dawnej siedziby klanu. Przy owocach major puszcza w obieg portrety tych, za którymi tęskni, i kopertę dla każdego, kto śmieje się z jego anegdot.',
    'ryloth.neutral':
      'Godzina policyjna zaczęła się, jak się okazuje, dobrą chwilę temu. Kapral z pochodnią nie wie jeszcze, czy ma przed sobą włóczęgę, czy gościa majora, i szuka rady w twojej sakiewce.',
    'ryloth.negative':
      'Na obu końcach ulicy pochodnie, a sierżant odczytuje twój rysopis, potykając się na długich słowach. „Cały sprzęt na ziemię”, kończy. Zza okiennic patrzy cała wieś.',
    naboo:
      'W ostatnią noc festiwalu całe Theed chodzi w maskach, a na schodach przy wodospadzie fechtują o stawkę z kapelusza. Biała maska czeka już od godziny.',
  },
  'ryloth-naboo-15': {
    ryloth:
      'Pod podłogą spalonej farmy znajdujesz napierśnik klona, z jedną równą dziurą i miejscem na drugą. Na dłużej jest za ciężki. Na jedną złą minutę wystarczy.',
    naboo:
      'Mali Gunganie sprzedają w chacie na bagnach niebieskie, brzęczące kule i przysięgają, że to zabawki. Ich babka, która handluje błotem na wszelkie bóle i przecieki, mówi, że nie.',
  },
  'ryloth-naboo-16': {
    ryloth:
      'Za kotarą w łaźni para jest dość gęsta, żeby robić w niej interesy. Jeden łaziebny handluje tym, co zostało w kieszeniach, drugi tym, kto tu bywał i pod jakim nazwiskiem.',
    'naboo.positive':
      'Za kotarą królewskiej loży siedzi kobieta, która nie patrzy na scenę. Pod teatrem czeka łódź kurierska, mówi, a pod poduszką koperta. Wybór należy do ciebie.',
    'naboo.neutral':
      'Bileterka wręcza ci program, w którym podkreślono siedem liter. W loży naprzeciwko wachlarz składa się, rozkłada i znowu składa.',
    'naboo.negative':
      'Bileterka prowadzi cię do pustej loży i zamyka ją na klucz. W drugim akcie wiesz już, kto wykupił pozostałe miejsca i że twoje pieniądze wiszą w szatni, w kieszeni płaszcza.',
  },
  'ryloth-naboo-17': {
    ryloth:
      'Trzeba zawieźć leki do wioski, gdzie powietrze ledwie unosi ptaki, a co dopiero statek. Nad przełęczą wiszą balony garnizonu, a obserwatorzy w nich nie śpią i znają twoje barwy.',
    naboo:
      'Opróżniają dom: jedenaście pokoleń, trzech adwokatów i ogród pełen ponumerowanych krzeseł. Spadkobiercy sprzedają za bezcen i kupią każdy towar, byle piwnica nie świeciła pustką.',
  },
  'ryloth-naboo-18': {
    ryloth:
      'Całą noc doliny rozmawiają ze sobą bębnami. Rano znasz już rytm, na który cała ulica otwiera sakiewki, i ten, na który odmaszerowują patrole. Każdy działa na dowolnym okupowanym świecie.',
    naboo:
      'Organy w kaplicy pałacowej milczą od przyjścia Imperium, a mechanizm mają wspólny z fontannami. Gdy ruszy jedno i drugie, szepcze konserwatorka, zapłaci, a kto poprowadzi królewską barkę, dostanie drugie tyle.',
  },
  'ryloth-naboo-19': {
    ryloth:
      'Burza żaru zabiera horyzont, potem drogę, potem cień twojego statku. Gdzieś w środku karawana bije w dzwonki, a kto teraz po nią wyruszy, ten rusza na szczęście.',
    naboo:
      'Po Theed krąży opowieść, jak to łyżeczką od herbaty pokonujesz fechmistrza. Nie wiadomo, skąd się wzięła, ale kelnerzy chowają sztućce, a twój następny przeciwnik też już ją słyszał.',
  },
  'ryloth-naboo-20': {
    ryloth:
      'Syna starszyzny klanu trzymają w klatce na placu. Matka zbiera okup, a jej ludzie naprawią ofiarodawcom wszystko, co popsute. Oficer zapłaci za nazwiska tych, którzy dali, a pisarz za byle plotkę.',
    naboo:
      'Urząd spisowy trzyma odpis każdej przepustki w wieży, pod opieką archiwisty, który po obiedzie drzemie. Schody skrzypią, a nazwisko na twojej przepustce nie jest tak całkiem twoje.',
  },
}
