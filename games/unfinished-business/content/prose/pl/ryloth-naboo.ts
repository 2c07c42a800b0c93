import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'ryloth-naboo-11': {
    ryloth:
      'Lyleki zeszły z gór i zajęły jedyną studnię. Wieś wykopała dół i szuka kogoś, kto powie, kiedy go odsłonić, albo kogoś, kto pójdzie prosto na królową i na to, co naznosiła do gniazda.',
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
      'Na obu końcach ulicy pochodnie, a ktoś na głos odczytuje z listy twój rysopis, potykając się na długich słowach. Okiennice zamykają się jedna po drugiej.',
    naboo:
      'W ostatnią noc festiwalu całe Theed chodzi w maskach, a na schodach przy wodospadzie fechtują o stawkę z kapelusza. Biała maska czeka na kogoś od godziny.',
  },
  'ryloth-naboo-15': {
    ryloth:
      'Stary żołnierz z wojen klonów pokazuje ci, jak stać, gdy zaczną strzelać: bokiem, z brodą przy piersi i tak, żeby między tobą a drzwiami był najlepszy kompan twojego wroga.',
    naboo:
      'Mali Gunganie sprzedają w chacie na bagnach niebieskie, brzęczące kule i przysięgają, że to zabawki. Ich babka, która handluje błotem na wszelkie bóle i przecieki, mówi, że nie.',
  },
  'ryloth-naboo-16': {
    ryloth:
      'Za kotarą w łaźni para jest dość gęsta, żeby robić w niej interesy. Jeden łaziebny handluje tym, co zostało w kieszeniach, drugi tym, kto tu bywał i pod jakim nazwiskiem.',
    'naboo.positive':
      'Za kotarą królewskiej loży siedzi kobieta, która nie patrzy na scenę. Pod teatrem czeka łódź kurierska, mówi, a pod poduszką sakiewka. Wybór należy do ciebie.',
    'naboo.neutral':
      'Bileterka wręcza ci program, w którym ktoś podkreślił dziewięć liter. W loży naprzeciwko wachlarz składa się, rozkłada i znowu składa.',
    'naboo.negative':
      'Bileterka prowadzi cię do pustej loży i zamyka ją na klucz. W drugim akcie wiesz już, kto wykupił pozostałe miejsca i że twój płaszcz nadal wisi w szatni.',
  },
  'ryloth-naboo-17': {
    ryloth:
      'Trzeba zawieźć leki do wioski powyżej ostatniego lądowiska, gdzie powietrze ledwie unosi ptaki. Nad przełęczą wiszą balony garnizonu, a obserwatorzy w nich nie śpią.',
    naboo:
      'Opróżniają dom: jedenaście pokoleń, trzech adwokatów i ogród pełen ponumerowanych krzeseł. Spadkobiercy sprzedają za bezcen i kupią wszystko, byle piwnica nie świeciła pustką.',
  },
  'ryloth-naboo-18': {
    ryloth:
      'Bębniarka uczy cię rytmu, którym rozmawiają ze sobą doliny. Zagrany w porę na dowolnym okupowanym świecie, mówi, opróżnia ulicę. Albo ją zapełnia.',
    naboo:
      'Organy w kaplicy pałacowej milczą od przyjścia Imperium, a mechanizm mają wspólny z fontannami. Gdy ruszy jedno i drugie, szepcze konserwatorka, może popłynie nawet stara królewska barka.',
  },
  'ryloth-naboo-19': {
    ryloth:
      'Burza żaru zabiera horyzont, potem drogę, potem twój cień. Gdzieś w środku karawana bije w dzwonki, a kto teraz wyjdzie, ten idzie na szczęście.',
    naboo:
      'Fechmistrz na emeryturze patrzy, jak przechodzisz przez jego dziedziniec, i wzdycha. Poprawia ci łokieć, oddech i dobre mniemanie o sobie, a liczy tylko za herbatę.',
  },
  'ryloth-naboo-20': {
    ryloth:
      'Syna starszyzny klanu trzymają w klatce na placu. Matka zbiera okup, a jej ludzie naprawią ofiarodawcom wszystko, co popsute; oficer zapłaci za nazwiska tych, którzy dali, a pisarz za byle plotkę.',
    naboo:
      'Urząd spisowy trzyma odpis każdej przepustki w wieży, pod opieką archiwisty, który po obiedzie drzemie. Schody skrzypią, a nazwisko na twojej przepustce nie jest tak całkiem twoje.',
  },
}
