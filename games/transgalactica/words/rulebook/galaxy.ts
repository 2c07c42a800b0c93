import type { RulebookSection } from '@kantyna/kernel'

export const galaxySections: readonly RulebookSection[] = [
  {
    id: 'planets',
    title: { en: 'Planets', pl: 'Planety' },
    paragraphs: [
      {
        rules: ['GC-PLN-03', 'GC-PLN-04', 'GC-PLN-06', 'GC-ORG-51', 'GC-ORG-52'],
        en: 'Each slot has a requirement of its own, usually a trade level, or none. The first outpost on an action planet takes its bonus token. A mining planet gives its reward when you place an outpost there and in every mining action.',
        pl: 'Każde pole placówki ma własne wymaganie, zwykle poziom handlu, albo nie ma żadnego. Pierwsza placówka na planecie akcyjnej zabiera jej żeton premii. Planeta górnicza daje nagrodę, gdy umieścisz na niej placówkę, i w każdej akcji wydobycia.',
      },
      {
        rules: ['GC-PLN-08', 'GC-ORG-53'],
        en: 'An outpost on a wild planet costs a crew member from a crew space, who leaves the game.',
        pl: 'Placówka na dzikiej planecie kosztuje załoganta z pola załogi; opuszcza on grę.',
      },
      {
        rules: ['GC-ORG-48', 'GC-ORG-49', 'GC-ORG-57'],
        en: 'A planet of two colours counts as both and yields one resource of either; a multicolour planet has all four colours, including the extra movement of grey. Where different colours are asked for, each planet counts as one of them.',
        pl: 'Planeta dwukolorowa liczy się jako oba kolory i daje jeden zasób jednego z nich; wielokolorowa ma wszystkie cztery kolory, więc daje też dodatkowy ruch jak szara. Gdy potrzebne są różne kolory, każda planeta liczy się jako jeden.',
      },
      {
        rules: ['GC-PLN-09', 'GC-PLN-10', 'GC-PLN-13', 'GC-PLN-14', 'GC-PLN-15'],
        en: 'Some action planets exchange a resource for something else up to two or three times. One lets you perform a main exploration action, one lets you mark a card or take a mission, one moves your ship to a tunnel and gives an alien.',
        pl: 'Na niektórych planetach akcyjnych możesz do dwóch lub trzech razy wymienić zasób na coś innego. Jedna planeta pozwala wykonać główną akcję eksploracji, jedna oznaczyć kartę albo wziąć misję, jedna przenosi statek do tunelu i daje obcego.',
      },
      {
        rules: ['GC-PLN-12', 'GC-ORG-56'],
        en: 'One activates all your mining planets, for 2 VP each. This is not a mining action: the mining track, the Technological Nightmare and Deep Drills have no part in it.',
        pl: 'Jedna aktywuje wszystkie twoje planety górnicze, po 2 PZ za każdą. To nie jest akcja wydobycia: nie działają przy tym tor wydobycia, Koszmar technologiczny ani karta „Głębokie odwierty”.',
      },
    ],
  },
  {
    id: 'pirates',
    title: { en: 'Pirates', pl: 'Piraci' },
    paragraphs: [
      {
        rules: ['GC-PIR-01', 'GC-ORG-30', 'GC-ORG-33'],
        en: 'On a planet with pirates an outpost needs a military level of at least their strength. Pirates never stop ships or block tunnels.',
        pl: 'Na planecie z piratami placówka wymaga poziomu wojskowości równego co najmniej ich sile. Piraci nie zatrzymują statków ani nie blokują tuneli.',
      },
      {
        rules: ['GC-PIR-02', 'GC-PIR-03', 'GC-PIR-04', 'GC-ORG-31', 'GC-ORG-32', 'GC-ORG-34'],
        en: 'Placing it defeats them for good: you gain as many VP as their strength and take the token to the income track, or to the mining track if it shows the mining symbol. What is printed on it pays later, not at once.',
        pl: 'Umieszczenie jej pokonuje piratów raz na zawsze: zyskujesz tyle PZ, ile wynosi ich siła, i bierzesz żeton na tor dochodów, a jeśli ma symbol wydobycia, na tor wydobycia. Nagrodę z tego żetonu dostajesz dopiero później, nie od razu.',
      },
    ],
  },
  {
    id: 'senate',
    title: { en: 'The Galactic Senate', pl: 'Galaktyczny Senat' },
    paragraphs: [
      {
        rules: ['GC-SEN-02', 'GC-SEN-03', 'GC-SEN-04', 'GC-ORG-60', 'GC-ORG-64'],
        en: 'If you meet a decree’s requirement, a crew member, never a captain, takes a chair in its office and you gain its reward. This is checked only at that moment. The crew member stays there, and you take one chair in each office at most.',
        pl: 'Jeśli spełniasz wymaganie dekretu, załogant (nigdy kapitan) zajmuje fotel w jego biurze, a ty zyskujesz nagrodę. Sprawdza się to tylko w tej chwili. Załogant zostaje tam na stałe; w każdym biurze zajmujesz najwyżej jeden fotel.',
      },
      {
        rules: ['GC-SEN-05', 'GC-ORG-61', 'GC-ORG-62', 'GC-ORG-63'],
        en: 'Chairs, one for each player, are taken in order. The first is the golden chair: it gives 2 more VP at once, and 1 credit whenever somebody else takes a chair in that office.',
        pl: 'Fotele, po jednym na gracza, zajmuje się po kolei. Pierwszy to złoty fotel: daje od razu 2 dodatkowe PZ, a potem 1 kredyt, ilekroć ktoś inny zasiądzie w tym biurze.',
      },
    ],
  },
  {
    id: 'missions',
    title: { en: 'Missions', pl: 'Misje' },
    paragraphs: [
      {
        rules: ['GC-MIS-01', 'GC-MIS-02', 'GC-MIS-03', 'GC-ORG-18', 'GC-ORG-19'],
        en: 'A mission shows its type (commercial, war or cultural), cost, requirement and rewards. Three of them are commercial or war: for each effect they count as one of the two, whichever their owner likes. Each completed commercial or war mission counts once for Service Medals.',
        pl: 'Misja pokazuje typ (komercyjna, wojenna lub kulturalna), koszt, wymaganie i nagrody. Trzy są komercyjne albo wojenne: dla każdego efektu liczą się jako jeden z tych typów, według woli właściciela. Każda ukończona misja komercyjna lub wojenna liczy się raz dla karty „Medale za służbę”.',
      },
      {
        rules: ['GC-MIS-06', 'GC-MIS-07', 'GC-MIS-08', 'GC-ORG-20'],
        en: 'Free advances cost nothing. Where trade or military is asked for, one is enough; where one of two colours is asked for, all planets have to be of the same one. Outposts from missions follow the usual costs and requirements.',
        pl: 'Darmowe awanse nic nie kosztują. Gdy wymagany jest handel albo wojskowość, wystarczy jedno; gdy jeden z dwóch kolorów, wszystkie planety muszą być tego samego. Placówki z misji podlegają zwykłym kosztom i wymaganiom.',
      },
    ],
  },
  {
    id: 'technologies',
    title: { en: 'Technology cards', pl: 'Karty technologii' },
    paragraphs: [
      {
        rules: ['GC-TCH-02', 'GC-TCH-03', 'GC-TCH-04', 'GC-TCH-05'],
        en: 'Permanent cards work from the moment they are marked; cards that say “once per round” are used by flipping the marker; those that say “at once” work when they are marked; others score at the end.',
        pl: 'Karty stałe działają od chwili oznaczenia; karty „raz na rundę” działają po odwróceniu znacznika; karty „od razu” działają raz, przy oznaczeniu; pozostałe punktują na koniec.',
      },
      {
        rules: ['GC-TCH-06', 'GC-TCH-07', 'GC-ORG-91', 'GC-ORG-92', 'GC-ORG-107'],
        en: 'Refit Bay gives 2 VP for an alien, and a second use of a flipped token, which is then discarded. Slipstream gives 1 VP for each action or effect that moves a ship, and one free space in each exploration. With Lean Freight the main trade action costs 1 raw material. War Academy and Overtime Shifts work once for each space; so the main production action collects twice with Overtime Shifts.',
        pl: '„Dok remontowy” daje za obcego 2 PZ i drugie użycie odwróconego żetonu, który potem się odrzuca. „Strumień nadprzestrzenny” daje 1 PZ za każdą akcję lub efekt, w którym przesuniesz statek, i jedno darmowe pole w każdej eksploracji. Z kartą „Oszczędny fracht” główna akcja handlu kosztuje 1 surowiec. „Akademia wojskowa” i „Nadgodziny” działają raz za każde pole, więc z kartą „Nadgodziny” w głównej akcji produkcji zbierasz dwa razy.',
      },
      {
        rules: ['GC-TCH-08', 'GC-TCH-09', 'GC-TCH-10', 'GC-ORG-93', 'GC-ORG-95', 'GC-ORG-104'],
        en: 'Grand Parade doubles what the military leader gains, or saves the last from losing, and changes nothing for others. Crowded Docks needs no free slot on action planets, only the lowest requirement printed there. Higher Circles counts technology and politics as 1 higher for cards, missions, requirements, token limits and final scoring, but not for stacks and track income.',
        pl: '„Wielka parada” podwaja zysk lidera wojskowości albo chroni ostatniego przed stratą, a innym niczego nie zmienia. Z kartą „Zatłoczone doki” na planetach akcyjnych nie potrzeba wolnego pola placówki; wystarczy spełnić najniższe wydrukowane tam wymaganie. Karta „Wyższe sfery” podnosi technologię i politykę o 1 dla kart, misji, wymagań, limitów żetonów i punktacji końcowej, ale nie dla stosów i dochodu z torów.',
      },
      {
        rules: ['GC-TCH-11', 'GC-SYM-15', 'GC-ORG-94', 'GC-ORG-96', 'GC-ORG-99'],
        en: 'Second Opinion, like the token with the same symbol, lets your captains enter main action spaces used by others, but never your own again; nobody may follow. Visitor Permit needs a worker as usual. Acting Captain turns one secondary action per round into the main one, even one performed through the omni-action; Loyal Followers does not count it as secondary.',
        pl: '„Druga opinia”, tak jak żeton z tym symbolem, pozwala kapitanom wejść na pola głównych akcji użyte przez innych, ale nie na własne; nikt nie dołącza. „Przepustka gościa” wymaga robotnika jak zwykle. „Pełniący obowiązki” zamienia jedną dodatkową akcję w rundzie na główną, także w ramach wszechakcji, a karta „Wierni naśladowcy” nie liczy jej jako dodatkowej.',
      },
      {
        rules: ['GC-TCH-12', 'GC-TCH-13', 'GC-TCH-14', 'GC-ORG-97', 'GC-ORG-98', 'GC-ORG-108'],
        en: 'Sworn Purpose adds 2 VP for each thing that your goal has scored, 12 at most. Shared Science counts everybody’s markers on your cards. Closed File ignores the cost or the requirement, not both. Arms or Wares advances at no cost, but still needs the technology level. Instant Colony ignores your ship’s position, the trade level and the cost, but pirates still count.',
        pl: '„Ślubowanie” dodaje 2 PZ za każdą rzecz, za którą punktował twój cel, najwyżej 12. „Wspólna nauka” liczy znaczniki wszystkich graczy na twoich kartach. Karta „Akta zamknięte” pomija koszt albo wymaganie, nie jedno i drugie. „Broń albo towar” daje awans bez kosztu, ale z wymaganym poziomem technologii. „Kolonia od ręki” pomija położenie statku, poziom handlu i koszt, ale piraci nadal się liczą.',
      },
    ],
  },
  {
    id: 'abilities',
    title: { en: 'Ability tiles', pl: 'Kafelki zdolności' },
    paragraphs: [
      {
        rules: ['GC-ABL-01', 'GC-ABL-02', 'GC-ORG-81'],
        en: 'The lieutenant takes the place of your crew member, who leaves the game. It can only follow, but performs the main action then; it goes neither to the Senate nor to planets.',
        pl: 'Porucznik zastępuje twojego załoganta, który opuszcza grę. Może tylko dołączać, ale wykonuje wtedy główną akcję; nie trafia do Senatu ani na planety.',
      },
      {
        rules: ['GC-ABL-03', 'GC-ABL-04', 'GC-ORG-82', 'GC-ORG-105'],
        en: 'The Technological Nightmare lies with you: a multicolour source in production, 2 VP in mining actions, and a tunnel that your ship can enter from anywhere. It is not an outpost and counts for nothing else.',
        pl: 'Koszmar technologiczny leży przy tobie: w produkcji to wielokolorowe źródło, w akcjach wydobycia daje 2 PZ, a twój statek może wejść przez niego do tuneli z dowolnego miejsca. Nie jest placówką i poza tym do niczego się nie liczy.',
      },
      {
        rules: ['GC-ABL-05', 'GC-ABL-06', 'GC-ABL-07', 'GC-ORG-83'],
        en: 'The Diplomat starts one space further on the politics track, reaches missions as if one level higher and pays one resource less for each: whichever the owner likes, but never a credit.',
        pl: 'Dyplomata zaczyna o jedno pole dalej na torze polityki, sięga po misje o jeden poziom dalej i za każdą płaci o jeden zasób mniej: wybrany przez właściciela, ale nigdy kredyt.',
      },
      {
        rules: ['GC-ABL-08', 'GC-ABL-09', 'GC-ORG-84'],
        en: 'The Reserve Locker sets 3 basic and 2 advanced tokens aside, open to all; one of them may be used per round, each only once.',
        pl: 'Skrytka rezerwowa odkłada 3 podstawowe i 2 zaawansowane żetony, jawne dla wszystkich; co rundę można użyć jednego, każdego raz.',
      },
      {
        rules: ['GC-ABL-10', 'GC-ORG-85', 'GC-ORG-106'],
        en: 'The Merchant House starts at trade level 2, without the reward of the fleet income token; a wealth card’s trade space comes on top.',
        pl: 'Dom kupiecki zaczyna z poziomem handlu 2, bez nagrody żetonu dochodu floty; pole z karty bogactwa odblokowuje się dodatkowo.',
      },
      {
        rules: ['GC-ABL-11', 'GC-ABL-12', 'GC-ORG-86'],
        en: 'The Private Bridge is your own omni-action space, once per round and without the fee: a captain performs any main action there, a crew member any secondary one. Nobody follows.',
        pl: 'Prywatny mostek to twoje własne pole wszechakcji, raz na rundę i bez opłaty: kapitan wykonuje tam dowolną główną akcję, załogant dowolną dodatkową. Nikt nie dołącza.',
      },
      {
        rules: ['GC-ABL-13', 'GC-ABL-14', 'GC-ORG-87'],
        en: 'The War Correspondent starts one space further on the military track and gains 2 VP whenever anybody advances there through a card or a planet, not through a token and not during setup.',
        pl: 'Korespondent wojenny zaczyna o jedno pole dalej na torze wojskowości i zyskuje 2 PZ, ilekroć ktokolwiek awansuje na nim dzięki karcie lub planecie, ale nie żetonowi i nie podczas przygotowania gry.',
      },
      {
        rules: ['GC-ABL-15'],
        en: 'When an income phase begins, the Relief Fund gives you 1 of whatever you have none of: energy, raw materials, aliens, credits.',
        pl: 'Fundusz pomocowy na początku fazy dochodów daje po 1 z tego, czego nie masz wcale: energii, surowców, obcych, kredytów.',
      },
      {
        rules: ['GC-ABL-16', 'GC-ABL-17', 'GC-ABL-18', 'GC-ORG-88'],
        en: 'The Vanguard starts with one more crew member and a second outpost on an action planet without pirates where it meets a slot’s requirement. The outpost costs nothing and brings the planet’s token and the reward of its panel space. Then the priority track is updated.',
        pl: 'Straż przednia zaczyna z dodatkowym załogantem i drugą placówką na planecie akcyjnej bez piratów, na której spełnia wymaganie pola. Placówka nic nie kosztuje, a daje żeton planety i nagrodę z pola panelu. Potem aktualizuje się tor priorytetu.',
      },
      {
        rules: ['GC-ABL-19', 'GC-ABL-20', 'GC-ABL-21', 'GC-ORG-89'],
        en: 'The Second Ship shares the movement with the first. Each exploration also gives one free move or one more outpost at the usual cost; each ship places its outpost before or after all of its own moves. Other effects move only one of the two.',
        pl: 'Drugi statek dzieli ruch z pierwszym. Każda eksploracja daje też jeden darmowy ruch albo jeszcze jedną placówkę za zwykły koszt; każdy statek umieszcza placówkę przed całym swoim ruchem albo po nim. Inne efekty przesuwają jeden z nich.',
      },
    ],
  },
]
