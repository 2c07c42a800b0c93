import type { RulebookSection } from '@kantyna/kernel'

export const setupSections: readonly RulebookSection[] = [
  {
    id: 'setup',
    title: { en: 'Getting ready', pl: 'Przygotowanie' },
    paragraphs: [
      {
        rules: ['DB-SETUP-01'],
        en: 'Decide who leads the Empire and who leads the Rebels. The app does the rest.',
        pl: 'Ustalcie, kto prowadzi Imperium, a kto Rebelię. Resztą zajmuje się aplikacja.',
      },
      {
        rules: ['DB-SETUP-06', 'DB-SETUP-07', 'DB-SETUP-08'],
        en: 'The Rebels start on Dantooine and the Empire on Lothal. These starting bases lie face up from the beginning.',
        pl: 'Rebelia zaczyna na Dantooine, a Imperium na Lothalu. Te bazy startowe od początku leżą odkryte.',
      },
      {
        rules: ['DB-SETUP-02', 'DB-SETUP-03', 'DB-SETUP-04', 'DB-SETUP-05'],
        en: 'In a first game each base deck is a fixed set of five bases. Rebels: Dantooine, Hoth, Mon Cala, Sullust and Yavin 4. Empire: Lothal, Corellia, Coruscant, the Death Star and Endor. The other five bases of each faction stay in the box.',
        pl: 'W pierwszej grze talia baz to stały zestaw pięciu baz. Rebelia: Dantooine, Hoth, Kalamar, Sullust i Yavin 4. Imperium: Lothal, Korelia, Coruscant, Gwiazda Śmierci i Endor. Pozostałe pięć baz każdej frakcji zostaje w pudełku.',
      },
      {
        rules: ['DB-SETUP-09'],
        en: 'Your other bases wait face down under the starting base. Their order does not matter, because you will choose.',
        pl: 'Pozostałe twoje bazy czekają zakryte pod bazą startową. Ich kolejność nie ma znaczenia, bo i tak będziesz wybierać.',
      },
      {
        rules: ['DB-SETUP-10', 'DB-SETUP-11', 'DB-SETUP-12'],
        en: 'Your ten starter cards are shuffled into your deck. Rebels: 7 Alliance Shuttles, 2 Rebel Troopers, 1 Temple Guardian. Empire: 7 Imperial Shuttles, 2 Stormtroopers, 1 Inquisitor.',
        pl: 'Twoje dziesięć kart startowych po potasowaniu tworzy talię. Rebelia ma 7 kart Prom Sojuszu, 2 karty Żołnierz Rebelii i 1 kartę Strażnik świątyni. Imperium ma 7 kart Imperialny prom, 2 karty Szturmowiec i 1 kartę Inkwizytor.',
      },
      {
        rules: ['DB-SETUP-13', 'DB-SETUP-14'],
        en: 'All 90 galaxy cards are shuffled into one face-down deck. Its top six cards, turned face up, form the galaxy row, or row for short.',
        pl: 'Wszystkie 90 kart galaktyki po potasowaniu tworzy jedną zakrytą talię. Sześć odkrytych kart z jej wierzchu to rząd galaktyki, w skrócie rząd.',
      },
      {
        rules: ['DB-SETUP-15', 'DB-CARD-15'],
        en: 'In the row every faction card faces its own player and neutral cards lie sideways. So the target value and the reward point at the player who may attack the card.',
        pl: 'W rzędzie karta frakcji jest zwrócona do gracza, który prowadzi tę frakcję, a karty neutralne leżą bokiem. Dzięki temu wartość docelowa i nagroda są po stronie gracza, który może kartę zaatakować.',
      },
      {
        rules: ['DB-SETUP-16', 'DB-SETUP-17'],
        en: 'The galaxy deck lies at one end of the row and the ten Outer Rim Pilots, in a face-up stack, at the other.',
        pl: 'Na jednym końcu rzędu leży talia galaktyki, a na drugim odkryty stos z dziesięcioma Pilotami z Zewnętrznych Rubieży.',
      },
      {
        rules: ['DB-SETUP-18', 'DB-SETUP-22'],
        en: 'Resource and damage counters wait in two common supplies. Nobody has any resources yet, nothing is damaged, and all discard and victory piles are empty.',
        pl: 'Zasoby i obrażenia czekają w dwóch pulach ogólnych. Nikt jeszcze nic z nich nie ma, nic nie jest uszkodzone, a stosy kart odrzuconych i stosy zwycięstwa są puste.',
      },
      {
        rules: ['DB-SETUP-19', 'DB-SETUP-20'],
        en: 'The Force track lies with its light end towards the Rebels, and the marker starts on the outermost space of that end. So the Force starts out with the Rebels.',
        pl: 'Tor Mocy leży jasnym końcem w stronę Rebelii, a znacznik zaczyna na skrajnym polu tego końca. Na początku Moc jest więc z Rebelią.',
      },
      {
        rules: ['DB-SETUP-21'],
        en: 'Each of you draws 5 cards from your own deck, and you are ready to play.',
        pl: 'Każdy gracz dobiera 5 kart ze swojej talii. Można zaczynać.',
      },
    ],
  },
  {
    id: 'force',
    title: { en: 'The balance of the Force', pl: 'Równowaga Mocy' },
    paragraphs: [
      {
        rules: ['DB-FORCE-01'],
        en: 'The track has 7 spaces: 3 on the dark side, 1 neutral one in the middle, and 3 on the light side.',
        pl: 'Tor ma 7 pól: 3 po ciemnej stronie, 1 neutralne pośrodku i 3 po jasnej stronie.',
      },
      {
        rules: ['DB-FORCE-02', 'DB-FORCE-03', 'DB-FORCE-04'],
        en: 'On any dark space the Force is with the Empire, on any light space it is with the Rebels. In the middle it is with nobody.',
        pl: 'Gdy znacznik stoi na którymś z ciemnych pól, Moc jest z Imperium, a gdy na którymś z jasnych, z Rebelią. Na środku nie jest z nikim.',
      },
      {
        rules: ['DB-FORCE-05'],
        en: 'When you gain Force, the marker moves that many spaces towards your side.',
        pl: 'Gdy zyskujesz Moc, znacznik przesuwa się o tyle pól w twoją stronę.',
      },
      {
        rules: ['DB-FORCE-06'],
        en: 'Force that would push the marker past the end of the track does nothing.',
        pl: 'Tor ma swój koniec. Moc, która miałaby przesunąć znacznik jeszcze dalej, nic nie daje.',
      },
      {
        rules: ['DB-FORCE-07'],
        en: 'Many abilities say “if the Force is with you”. You can use those only while the marker is on one of your three spaces.',
        pl: 'Wiele zdolności zaczyna się słowami „jeśli Moc jest z tobą”. Możesz ich użyć tylko wtedy, gdy znacznik stoi na jednym z twoich trzech pól.',
      },
      {
        rules: ['DB-FORCE-08', 'DB-FORCE-09'],
        en: 'If your turn starts with the marker on your outermost space, you get 1 extra resource for this turn. Only the start of your turn counts: reaching that space later gives you nothing this turn.',
        pl: 'Jeśli na początku twojej tury znacznik stoi na twoim skrajnym polu, dostajesz 1 dodatkowy zasób na tę turę. Liczy się tylko początek tury: dotarcie na to pole później nic już w tej turze nie da.',
      },
      {
        rules: ['DB-FORCE-02', 'DB-FORCE-04', 'DB-FORCE-05'],
        en: 'Example: the marker is on the light space next to the middle. The Empire gains 2 Force, so it crosses the middle to the first dark space, and the Force is now with the Empire.',
        pl: 'Przykład: znacznik stoi na jasnym polu tuż przy środku. Imperium zyskuje 2 Mocy, więc znacznik przechodzi przez środek na pierwsze ciemne pole i Moc jest teraz z Imperium.',
      },
    ],
  },
]
