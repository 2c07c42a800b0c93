import type { RulebookSection } from '@kantyna/kernel'

/** Our rulings on what the rules leave open. They come last, because nobody needs them to begin. */
export const rulingSections: readonly RulebookSection[] = [
  {
    id: 'rulings',
    title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
    paragraphs: [
      {
        rules: ['GC-SET-05', 'GC-SET-08', 'GC-SET-10', 'GC-ABL-08'],
        en: 'Base action planets that are left over with two or three players stay in the box. Nobody looks under the top token of a stack. The tokens of the Reserve Locker lie open.',
        pl: 'Bazowe planety akcyjne, które zostają przy dwóch lub trzech graczach, wracają do pudełka. Nikt nie zagląda pod wierzchni żeton stosu. Żetony Skrytki rezerwowej leżą odkryte.',
      },
      {
        rules: ['GC-ORG-40', 'GC-ORG-80', 'GC-ABL-18'],
        en: 'The order of your wealth cards changes nothing, so nobody asks you for it. The priority marker of the Vanguard moves when all ability tiles are done.',
        pl: 'Kolejność twoich kart bogactwa niczego nie zmienia, więc nikt o nią nie pyta. Znacznik priorytetu Straży przedniej przesuwa się dopiero po wszystkich kafelkach zdolności.',
      },
      {
        rules: ['GC-ORG-38', 'GC-ABL-09'],
        en: 'If the Reserve Locker holds the token that doubles income, it may be used when an income phase begins, as the one token from the locker in that round.',
        pl: 'Jeśli w Skrytce rezerwowej leży żeton podwajający dochód, można go użyć na początku fazy dochodów, jako jedyny żeton ze skrytki w tej rundzie.',
      },
      {
        rules: ['GC-ORG-73', 'GC-PNL-05', 'GC-TRD-06', 'GC-PLN-07'],
        en: 'In the income phase gains come first and prices are paid last, even with what has just been gained. You are asked only where the order matters. For tokens of the income track the highest politics level of the phase counts; a fleet income token unlocked in it pays at once and not again. An advance without a price cannot be declined.',
        pl: 'W fazie dochodów najpierw zyskujesz to, co nic nie kosztuje, a ceny płacisz na końcu, także tym, co właśnie zyskujesz. Gra pyta tylko tam, gdzie kolejność ma znaczenie. Dla żetonów toru dochodów liczy się najwyższy poziom polityki w tej fazie; odblokowany w niej żeton dochodu floty daje nagrodę od razu i już nie po raz drugi. Z awansu bez ceny nie można zrezygnować.',
      },
      {
        rules: ['GC-CLN-06', 'GC-ORG-81'],
        en: 'When crew spaces run out, other crew members go to the cryo capsules first: the lieutenant always keeps a space.',
        pl: 'Gdy brakuje pól załogi, do kapsuł kriogenicznych idą najpierw inni załoganci: porucznik zawsze zachowuje swoje pole.',
      },
      {
        rules: ['GC-GOL-01', 'GC-TRN-08', 'GC-PNL-16'],
        en: 'The goal that does not score is never shown. Whoever can neither place a worker nor take a free action passes without being asked; an exchange alone is reason to ask only the owner of the Relief Fund and, in the last round, everybody.',
        pl: 'Celu, który nie punktuje, nigdy się nie pokazuje. Kto nie może ani umieścić robotnika, ani wykonać darmowej akcji, pasuje bez pytania; o samą wymianę gra pyta tylko właściciela Funduszu pomocowego, a w ostatniej rundzie każdego.',
      },
      {
        rules: ['GC-SYM-10', 'GC-ORG-05', 'GC-ORG-97', 'GC-ORG-04', 'GC-ORG-54'],
        en: 'An advance of two spaces is made on one track. “Both” of Arms or Wares cannot be chosen where one of its advances cannot be made. Lean Freight lowers the usual cost, not a price that a planet or a card names instead.',
        pl: 'Awans o dwa pola wykonuje się na jednym torze. Obu awansów karty „Broń albo towar” nie można wybrać, jeśli jednego z nich nie da się wykonać. Karta „Oszczędny fracht” zmniejsza zwykły koszt, a nie cenę, którą zamiast niego podaje planeta albo karta.',
      },
      {
        rules: ['GC-EXP-01', 'GC-EXP-02', 'GC-EXP-03', 'GC-ORG-71'],
        en: 'An exploration has to have some effect. The movement may be made in parts, with free actions in between. Its length is counted when it begins: an outpost placed on a grey planet before that adds to it, one placed afterwards does not.',
        pl: 'Eksploracja musi mieć jakiś skutek. Ruch można wykonać w częściach, z darmowymi akcjami pomiędzy, a jego długość liczy się na początku: szara planeta, na której umieścisz placówkę wcześniej, wydłuża go, późniejsza już nie.',
      },
      {
        rules: ['GC-ORG-44', 'GC-ORG-45', 'GC-ABL-20'],
        en: 'Free spaces are used before those that cost energy, and for the most expensive connections. A journey goes through one tunnel at most; another one takes a journey of its own. You choose between all ways that differ in price or in the movement they leave; a tunnel that saves neither energy nor a space is not offered.',
        pl: 'Darmowe pola ruchu zużywa się przed płatnymi, na najdroższe połączenia. Jedna podróż prowadzi najwyżej przez jeden tunel; następny to już osobna podróż. Wybierasz spośród wszystkich dróg, które różnią się ceną albo pozostałym po nich ruchem; tunelu, który nie oszczędza ani energii, ani pola, gra nie proponuje.',
      },
      {
        rules: ['GC-ORG-89', 'GC-ABL-20', 'GC-ABL-21'],
        en: 'Each of two ships places one outpost at most. In a secondary exploration that begins with an outpost, what comes next decides whether it was the action or the extra placement. If the action was used for the outpost, only the extra move is left, not the free space of Slipstream.',
        pl: 'Z dwóch statków każdy umieszcza najwyżej jedną placówkę. Jeśli dodatkowa eksploracja zaczyna się od placówki, dopiero następny krok rozstrzyga, czy była to akcja, czy dodatkowa placówka. Kto zużył akcję na placówkę, ma już tylko dodatkowy ruch, bez darmowego pola z karty „Strumień nadprzestrzenny”.',
      },
      {
        rules: ['GC-SYM-06', 'GC-SYM-13', 'GC-SYM-14', 'GC-ORG-98', 'GC-TCH-09', 'GC-ORG-88'],
        en: 'Moves granted by an effect may be declined or made shorter. An outpost from an effect goes to a planet that your ship orbits and may be declined where it costs something. Instant Colony needs a free slot, even with Crowded Docks, and if there is one, it has to be used. The Vanguard never starts on a planet with pirates.',
        pl: 'Z ruchów, które daje efekt, można zrezygnować albo wykonać ich mniej. Placówkę z efektu umieszcza się na planecie, na której orbicie jest statek; jeśli coś kosztuje, można z niej zrezygnować. „Kolonia od ręki” wymaga wolnego pola, nawet z kartą „Zatłoczone doki”, a jeśli takie jest, trzeba jej użyć. Straż przednia nigdy nie zaczyna na planecie z piratami.',
      },
      {
        rules: [
          ...['GC-EXP-05', 'GC-PLN-04', 'GC-EXP-09', 'GC-PNL-11'],
          ...['GC-ORG-31', 'GC-ORG-51', 'GC-MIN-01', 'GC-MIN-03', 'GC-MIN-04'],
        ],
        en: 'You choose any free slot whose requirement you meet. An outpost brings, in this order: its cost, the pirates, the reward of the control panel, the planet’s bonus token, the reward of a mining planet. A mining action: token, mining track, planets. You are asked for another order only where it makes a difference.',
        pl: 'Wybierasz dowolne wolne pole, którego wymaganie spełniasz. Placówka to po kolei: koszt, piraci, nagroda z panelu sterowania, żeton premii z planety, nagroda planety górniczej. Akcja wydobycia: żeton, tor wydobycia, planety. O inną kolejność gra pyta tylko wtedy, gdy coś to zmienia.',
      },
      {
        rules: ['GC-PRO-02', 'GC-ORG-82', 'GC-PLN-12'],
        en: 'In production you use as many outposts as your level allows, and the Technological Nightmare takes up one of them. The planet that activates mining planets counts all of yours, even one whose effect does nothing just then.',
        pl: 'W produkcji używasz tylu placówek, na ile pozwala poziom, a Koszmar technologiczny zajmuje miejsce jednej z nich. Planeta, która aktywuje planety górnicze, liczy wszystkie twoje, także tę, której efekt akurat nic nie daje.',
      },
      {
        rules: ['GC-PNL-16', 'GC-SYM-09', 'GC-ORG-35', 'GC-ORG-20', 'GC-ORG-07'],
        en: 'When you pay on your turn, a credit can stand in for 1 energy or 1 raw material, even where any resource is asked for; never during setup and income. The part of an effect that costs something may be declined, and nothing is paid for an advance that cannot be made.',
        pl: 'Przy płaceniu w swojej turze kredyt może zastąpić 1 energię albo 1 surowiec, także wtedy, gdy potrzebny jest dowolny zasób; nigdy podczas przygotowania gry i w fazie dochodów. Z części efektu, która coś kosztuje, można zrezygnować, a za awans, którego nie da się wykonać, nic się nie płaci.',
      },
      {
        rules: ['GC-BON-04', 'GC-ORG-109', 'GC-SYM-01'],
        en: 'Where an action would ask you nothing, there is a pause for free actions before you collect, mark or take something and at the end of your turn, if one has become possible. A bonus token may be flipped even if it changes nothing. While you pay the price of an effect there are no free actions.',
        pl: 'Jeśli akcja o nic nie pyta, jest przerwa na darmowe akcje, zanim coś zbierzesz, oznaczysz lub weźmiesz, i na koniec tury, o ile któraś stała się możliwa. Żeton premii można odwrócić, nawet jeśli niczego to nie zmieni. W trakcie płacenia ceny efektu nie ma darmowych akcji.',
      },
      {
        rules: ['GC-TEC-01', 'GC-TEC-04', 'GC-POL-01', 'GC-ORG-109'],
        en: 'Without a marker in your hold, or with a full mission log, you may still choose to advance 1 space for a card if that space has a bonus token or a reward: it may bring what is missing in time. If the level after the advance gives access to no card, the same way is simply an advance of 1 space.',
        pl: 'Bez znacznika w ładowni albo z pełnym dziennikiem misji możesz mimo to wybrać awans o 1 pole z kartą, jeśli na tym polu jest żeton premii albo nagroda: może dać na czas to, czego brakuje. Jeśli poziom po awansie nie daje dostępu do żadnej karty, jest to po prostu awans o 1 pole.',
      },
      {
        rules: ['GC-ORG-67', 'GC-FOL-01'],
        en: 'Free actions that you take when you are asked to follow are part of that follow: then you do follow. Until your worker is placed, nothing is allowed that could leave you no way to follow: no crew member for the Senate, no exchange, no mission, bonus token or card that could take what the follow needs. Where you cannot follow yet, only what may make it possible is allowed.',
        pl: 'Darmowe akcje, które wykonujesz, gdy gra pyta, czy dołączasz, są częścią tego dołączenia: po nich dołączasz. Dopóki nie umieścisz robotnika, nie wolno ci zrobić niczego, po czym mogłoby się nie dać dołączyć: wysłać załoganta do Senatu, wymienić kredytu, ukończyć misji ani użyć żetonu lub karty, jeśli mogłyby zabrać to, czego potrzebujesz. Jeśli jeszcze nie możesz dołączyć, wolno tylko to, co może to umożliwić.',
      },
      {
        rules: ['GC-ORG-99', 'GC-OMN-05'],
        en: 'Acting Captain raises what a worker does, also on the omni-action’s secondary space and on the Private Bridge, but not an action that a token grants. For Loyal Followers a secondary omni-action is one secondary action together with the action performed through it; whoever performs the main action performs no secondary one.',
        pl: '„Pełniący obowiązki” podnosi to, co robi robotnik, także na dodatkowym polu wszechakcji i na Prywatnym mostku, ale nie akcję z żetonu. Dla karty „Wierni naśladowcy” dodatkowa wszechakcja i akcja wykonana dzięki niej to jedna dodatkowa akcja; kto wykonuje główną akcję, nie wykonuje dodatkowej.',
      },
      {
        rules: ['GC-TCH-02', 'GC-TCH-06', 'GC-SYM-11', 'GC-TCH-14'],
        en: 'A technology card never reacts to its own marking, nor to the action that marked it; otherwise it takes effect after the action. Refit Bay gives its 2 VP even without a used token, and temporary levels add up. Closed File may be declined if no mission could be completed without paying its cost.',
        pl: 'Karta technologii nie reaguje na własne oznaczenie ani na akcję, w której ją oznaczono; poza tym działa po akcji. „Dok remontowy” daje 2 PZ także bez wykorzystanego żetonu, a tymczasowe poziomy się sumują. Z karty „Akta zamknięte” można zrezygnować, jeśli żadnej misji nie da się ukończyć bez płacenia jej kosztu.',
      },
      {
        rules: ['GC-ORG-15', 'GC-ORG-18', 'GC-ORG-19', 'GC-ORG-83', 'GC-ORG-100', 'GC-POL-04'],
        en: 'A completed mission has left the log before its reward is gained. For Service Medals its type counts, not an advance among its rewards. A mission of two types counts as one of them; two such missions can count as one of each. Its cost is reduced first by Expense Account, then by the Diplomat. Nobody is asked anything between taking a mission and refilling the row.',
        pl: 'Ukończona misja opuszcza dziennik, zanim zyskasz jej nagrodę. Dla karty „Medale za służbę” liczy się typ misji, a nie awans wśród nagród. Misja dwóch typów liczy się jako jeden z nich, a dwie takie misje mogą się liczyć po jednej jako każdy. Koszt zmniejsza najpierw „Fundusz reprezentacyjny”, potem Dyplomata. Między wzięciem misji a uzupełnieniem rzędu nikt o nic nie jest pytany.',
      },
      {
        rules: ['GC-ABL-14', 'GC-ORG-96'],
        en: 'A military action granted by Grand Manoeuvre counts for the War Correspondent, a bonus token used again does not. Main action spaces used by others go by the captain who stands there: where your own stands, you may not enter again.',
        pl: 'Akcja wojskowości z karty „Wielki manewr” liczy się dla Korespondenta wojennego, ponownie użyty żeton premii nie. O tym, kto użył pola głównej akcji, decyduje kapitan, który na nim stoi: gdzie stoi twój, tam drugi raz nie wejdziesz.',
      },
    ],
  },
]
