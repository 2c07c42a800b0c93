import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'cantonica-ord-mantell-11': {
    'cantonica.positive':
      'Huttyjska matrona zaprasza cię do loży nad stołami i podsuwa wieżę żetonów. Co przegrasz, to jej strata, mówi, a wygraną zatrzymaj: jej byłoby tylko niewygodnie na tym leżeć.',
    'cantonica.neutral':
      'Hutt w żałobnych jedwabiach przegrywa rozdanie za rozdaniem i dla odmiany chętnie popatrzy na cudze szczęście. Za drobną stawkę siadasz tuż obok niego.',
    'cantonica.negative':
      'Krupierka nieruchomieje, słucha głosu w słuchawce i przesuwa twoje żetony na drugi koniec stołu, ku uśmiechniętemu Huttowi. Można mu je zostawić albo zgarnąć garść z powrotem i dopaść kuchennej windy, jedynego wyjścia bez straży.',
    'ord-mantell':
      'W bunkrze, który pamięta oblężenie, żołnierze bez armii rzucają kością o własny rynsztunek. Kto nie ma czego postawić, zakłada się o przebieg następnej kampanii.',
  },
  'cantonica-ord-mantell-12': {
    cantonica:
      'Strzelnica na promenadzie obiecuje sakiewkę temu, kto oczyści górny rząd. Drony robią uniki, ale konstruktor zostawił uważnym powtarzalny schemat, a nieuczciwym obluzowaną klapkę.',
    'ord-mantell':
      'Artylerzysta, który ostrzelał willę własnego pułkownika (przez pomyłkę, zapewnia), odpracowuje karę w dokach. Można zapłacić za niego grzywnę albo dobrze wykorzystać zmianę warty.',
  },
  'cantonica-ord-mantell-13': {
    cantonica:
      'Dwoje stajennych wepchnęło emerytowaną championkę do połowy skrzyni i na tym koniec. Musi zniknąć z planety przed świtem, szepczą, zanim przyjedzie rzeźnik. Pchaj!',
    'ord-mantell':
      'Sąd portowy licytuje statki, po które nie zgłosili się kapitanowie. Można licytować albo wziąć od urzędnika przy podium misję, której tamci nie dokończyli.',
  },
  'cantonica-ord-mantell-14': {
    cantonica:
      'Szatniarz podaje ci cudzy płaszcz i laskę zbyt ciężką na spacery. Można ją zatrzymać albo oddać imperialnemu posłowi, który przewraca foyer do góry nogami i obiecuje nagrodę.',
    'ord-mantell':
      'Kompanii najemników brakuje plutonu, a odlot jest dziś w nocy. Werbownicy chodzą od kantyny do kantyny z pałkami i kontraktami, a twoja załoga wpadła im w oko.',
  },
  'cantonica-ord-mantell-15': {
    cantonica:
      'Dziedziczka, którą przy obiedzie wydziedziczono, wystawia ci list kredytowy, póki jej podpis jest coś wart. Bank jeszcze nic nie wie. Użyj go raz, radzi, i nie czekaj na pokwitowanie.',
    'ord-mantell':
      'Likwidują dawne biuro zleceń i akta leżą na podwórzu po kolana. Można wyłowić list gończy, który wciąż jest ważny, albo czytać, aż wyjdzie na jaw, kto żyje pod czyim nazwiskiem.',
  },
  'cantonica-ord-mantell-16': {
    cantonica:
      'Służba imperialnego handlarza bronią przerwała pracę i usiadła na schodach willi. Strażnicy zakładają hełmy. Można pokazać tym ludziom, jak się ustawić, albo strażnikom, jak się z tych schodów spada.',
    'ord-mantell':
      'Milicja znów dostała żołd w sprzęcie i zamienia go na trunki. Sierżant, którego nieraz trzeba było odnosić do koszar, macha do ciebie: tarcza po starej znajomości albo dobra cena na całą resztę.',
  },
  'cantonica-ord-mantell-17': {
    cantonica:
      'Na kole w pokoju na zapleczu nie ma liczb, jest słońce, księżyc i mnóstwo czerni. Dziewczyna, która nim kręci, uśmiecha się dopiero wtedy, gdy ktoś po wygranej mówi: jeszcze raz.',
    'ord-mantell':
      'Polowy mechanik i polowa chirurżka, małżeństwo od trzydziestu lat, zakładają się, jak szybko znów wpadniesz w tarapaty. Pakują ci na tę okazję wspólną torbę: klamry, bandaże i żadnych etykiet.',
  },
  'cantonica-ord-mantell-18': {
    cantonica:
      'Po regatach jachtklub reguluje długi na trawniku. Przegrani sprzedają tanio i z klasą, a dla tego, kto odważy się minąć latarnię po niewłaściwej stronie, zawsze znajdzie się puchar.',
    'ord-mantell':
      'Promotorka z Syndykatów podpisuje z tobą kontrakt na walkę bez daty, bez ringu i bez sędziego. Przeciwnika znajdziesz po drodze. Nawet przegrany, mówi, dostanie coś za widowisko.',
  },
  'cantonica-ord-mantell-19': {
    cantonica:
      'Na balu maskowym nikt nie powinien nikogo rozpoznać. Odźwierny rozpoznaje, za drobną opłatą, a bankier z głową fathiera szuka do stolika kogoś dowcipnego.',
    'ord-mantell.positive':
      'Garnizon się zwija, a major woli sprzedać zapasy komuś zaufanemu, niż je spisywać. Może też ułożyć jutrzejszy rozkaz dla patrolu dokładnie tak, jak mu podyktujesz.',
    'ord-mantell.neutral':
      'Na środku targu maszyna krocząca podwinęła nogi i nie chce wstać. Porucznik udaje, że taki był plan. W stawie kolanowym coś syczy.',
    'ord-mantell.negative':
      'Przy wylocie z portu siadają ci na ogonie dwa myśliwce i żądają „opłaty odlotowej”. Nie ma jej w żadnym cenniku, a piloci śmieją się na otwartym kanale.',
  },
  'cantonica-ord-mantell-20': {
    cantonica:
      'Maszynista z opery umie zgasić każdą lampę w każdym budynku, byle była do czegoś podłączona. Zapisuje ci numer, pod który masz dać znać, a pod spodem swoją stawkę.',
    'ord-mantell':
      'Padł generator portu i setka statków stoi po ciemku. Kapitanka portu obiecuje gotówkę albo darmowy remont w doku temu, kto odważy się włożyć rękę do środka.',
  },
}
