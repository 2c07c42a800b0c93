import type { RulebookSection } from '@kantyna/kernel'

export const aiSections: readonly RulebookSection[] = [
  {
    id: 'ai',
    title: { en: 'Playing alone: the AI player', pl: 'Gra jednoosobowa: gracz SI' },
    paragraphs: [
      {
        rules: ['OR-AISET-01', 'OR-AISET-02', 'OR-AISET-07', 'OR-AIFLOW-08'],
        en: 'Alone you play against the AI player, which is set up like anybody else but led by a deck of AI cards. Reach 10 fame first and you win; if the AI player does, you lose.',
        pl: 'W pojedynkę masz jednego przeciwnika: gracza SI. Przygotowuje się go jak każdego innego, ale kieruje nim talia kart SI. Jeśli zdobędziesz 10 punktów sławy przed nim, wygrywasz; jeśli on zrobi to wcześniej, przegrywasz.',
      },
      {
        rules: ['OR-AISET-03', 'OR-AISET-04', 'OR-AISET-05', 'OR-AISET-06'],
        en: 'You go first, with 4,000 credits to the AI player’s 6,000. Having chosen your own character, you pick the AI player’s from those who start with cargo or a job; it flies a G9 Rigger.',
        pl: 'Zaczynasz ty, z 4000 kredytów przeciwko 6000 gracza SI. Po wyborze swojej postaci wskazujesz postać gracza SI spośród tych, które zaczynają z ładunkiem lub misją; lata on statkiem G9 Rigger.',
      },
      {
        rules: ['OR-AISET-08', 'OR-AISET-09', 'OR-AIGOAL-01', 'OR-AIGOAL-02', 'OR-AIGOAL-03'],
        en: 'Goal tokens on the map show where it wants to go: to the planets where it can deliver its cargo or complete its jobs. Once that is done, the token goes.',
        pl: 'Żetony celu na mapie pokazują, dokąd zmierza: na planety, gdzie może dostarczyć ładunki lub ukończyć misje. Gdy to zrobi, żeton znika.',
      },
      {
        rules: ['OR-AIFLOW-01', 'OR-AIFLOW-02', 'OR-AIFLOW-03', 'OR-AIFLOW-07'],
        en: 'After each of your turns it takes one. The top AI card is resolved from top to bottom and then goes facedown under its deck. The AI player never draws encounter cards.',
        pl: 'Po każdej twojej turze następuje jego tura. Wierzchnią kartę SI rozgrywa się od góry do dołu, po czym trafia zakryta na spód talii. Do talii spotkań gracz SI nie zagląda wcale.',
      },
      {
        rules: ['OR-AIFLOW-04', 'OR-AIFLOW-05', 'OR-AIFLOW-06'],
        en: '“Do the first that applies”: only the first line that is possible and would change something. “Do all that apply”: every such line in turn. If nothing applies, nothing happens.',
        pl: '„Wykonaj pierwszą możliwą czynność”: tylko pierwszą, która jest możliwa i coś zmienia. „Wykonaj wszystkie możliwe czynności”: kolejno każdą taką. Jeśli żadna nie jest możliwa, nic się nie dzieje.',
      },
    ],
  },
  {
    id: 'ai-moves',
    title: { en: 'How the AI player flies and shops', pl: 'Jak gracz SI lata i kupuje' },
    paragraphs: [
      {
        rules: ['OR-AIMOVE-01', 'OR-AIMOVE-02', 'OR-AIMOVE-03', 'OR-AIMOVE-04'],
        en: 'It moves its full hyperdrive towards its nearest goal token, along the path that ends nearest to it. If it is already on a goal, it stays.',
        pl: 'Leci o pełną wartość hipernapędu w stronę najbliższego żetonu celu, drogą, która kończy się najbliżej niego. Jeśli już stoi u celu, zostaje.',
      },
      {
        rules: ['OR-AIMOVE-05', 'OR-AIMOVE-06', 'OR-AIMOVE-07'],
        en: 'Patrols stop it where its reputation is not positive, and it never flies around them. The Maelstrom does not stop it: it passes through as if it were a navpoint.',
        pl: 'Patrole zatrzymują go, gdy jego reputacja nie jest pozytywna, a on nigdy ich nie omija. Wir go nie zatrzymuje: przelatuje przezeń jak przez punkt nawigacyjny.',
      },
      {
        rules: ['OR-AIMOVE-08', 'OR-AIMOVE-09', 'OR-AIMOVE-10'],
        en: 'Of two equally good paths it takes the one without a patrol on it, then the one that ends on a planet; after that, chance decides.',
        pl: 'Z dwóch równie dobrych dróg wybiera tę bez patrolu, potem tę, która kończy się na planecie; dalej decyduje los.',
      },
      {
        rules: ['OR-AIMOVE-11', 'OR-AIMOVE-12'],
        en: 'If its move would end at a navpoint, it stops one space earlier, or else two, where that leaves it on a planet.',
        pl: 'Jeśli ruch miałby się skończyć w punkcie nawigacyjnym, zatrzymuje się o jedno pole wcześniej, a jeśli to nic nie da, o dwa – o ile wypadnie tam planeta.',
      },
      {
        rules: ['OR-AIBUY-01', 'OR-AIBUY-02', 'OR-AIBUY-03', 'OR-AIBUY-04', 'OR-AIBUY-05', 'OR-AIBUY-06'],
        en: 'On a planet it buys from the deck that the AI card names. First it discards the top card if it may not be bought there, costs too much, finds no empty slot or, with ships, costs no more than its own.',
        pl: 'Na planecie kupuje z talii, którą wskazuje karta SI. Najpierw odrzuca wierzchnią kartę, jeśli nie można jej tam kupić, jest za droga, nie ma dla niej wolnego gniazda albo, w przypadku statku, nie jest droższa od jego własnego.',
      },
      {
        rules: ['OR-AIBUY-07', 'OR-AIBUY-08', 'OR-AIBUY-09', 'OR-AIBUY-10', 'OR-AIBUY-11', 'OR-AIBUY-12'],
        en: 'Then it buys the card now on top, if it can. It throws nothing away to make room, respects what the card forbids, and buys even what is of no use to it.',
        pl: 'Potem kupuje kartę, która leży teraz na wierzchu, jeśli może. Niczego nie odrzuca, by zrobić miejsce, przestrzega ograniczeń z kart i kupuje nawet to, co mu się nie przyda.',
      },
      {
        rules: ['OR-AIBUY-13', 'OR-AIBUY-14', 'OR-AIBUY-15', 'OR-AIBUY-16'],
        en: 'It trades its ship in for a better one, but never trades in resources. Of used ships it takes the most expensive one it can pay for; between equals, chance decides.',
        pl: 'Kupując lepszy statek, dostaje zniżkę za stary, ale przy zakupie zasobów nigdy nie korzysta ze zniżki barterowej. Z używanych statków bierze najdroższy, na jaki go stać; między równymi decyduje los.',
      },
      {
        rules: ['OR-AIBUY-17', 'OR-AIBUY-18'],
        en: 'After its purchase patrols move towards it, always by the shortest path.',
        pl: 'Po jego zakupie patrole ruszają w jego stronę, zawsze najkrótszą drogą.',
      },
    ],
  },
  {
    id: 'ai-work',
    title: { en: 'What else the AI player does', pl: 'Co jeszcze robi gracz SI' },
    paragraphs: [
      {
        rules: ['OR-AICARD-01', 'OR-AICARD-02', 'OR-AICARD-03'],
        en: 'Its fame, credits and cards are kept like yours. Of abilities it uses only those that raise its values, and it never meets goals of characters or ships.',
        pl: 'Jego sławę, kredyty i karty śledzi się tak jak twoje. Ze zdolności używa tylko tych, które podnoszą jego wartości, a cele osobiste i cele statku go nie dotyczą.',
      },
      {
        rules: ['OR-AIJOB-01', 'OR-AIJOB-02'],
        en: 'When an AI card lets it complete a job, it simply gains the reward: no databank, no tests.',
        pl: 'Gdy karta SI pozwala mu ukończyć misję, po prostu bierze nagrodę: bez banku danych i bez testów.',
      },
      {
        rules: ['OR-AIJOB-03', 'OR-AIJOB-04', 'OR-AIJOB-05', 'OR-AIJOB-06', 'OR-AIJOB-07'],
        en: 'At a destination it delivers all cargo for that planet at once, without a die even if it is illegal; but some AI cards make it suffer damage for that.',
        pl: 'U celu dostarcza naraz wszystkie ładunki dla tej planety, nawet nielegalne, bez rzutu kością; niektóre karty SI zadają mu za to jednak obrażenia.',
      },
      {
        rules: ['OR-AICREW-01', 'OR-AICREW-02', 'OR-AICREW-03', 'OR-AICREW-05'],
        en: 'Some cards let it hire a contact. If the contact’s databank card has a crew member on it, that crew member comes aboard, free of charge and without tests; otherwise the databank card is put back.',
        pl: 'Niektóre karty pozwalają mu zatrudnić kontakt. Jeśli na karcie danych kontaktu jest członek załogi, wchodzi na pokład za darmo i bez testów; jeśli nie, karta danych wraca na miejsce.',
      },
      {
        rules: ['OR-AICREW-04', 'OR-AICREW-06', 'OR-AICREW-07', 'OR-AICREW-08', 'OR-AICREW-09'],
        en: 'It turns to facedown contacts first, then to the faceup one of the lowest rank, and to the left one if ranks are equal. With full slots, a random crew member has to go. It never protects its crew.',
        pl: 'Najpierw zwraca się do zakrytych kontaktów, potem do odkrytego o najniższej randze, a przy równych rangach do lewego. Gdy gniazda są pełne, losowy członek załogi musi odejść. Swojej załogi nigdy nie chroni.',
      },
      {
        rules: ['OR-AIDEC-01', 'OR-AIDEC-02', 'OR-AICLAR-06'],
        en: 'Offered a choice, it declines if it can. What it has to decide is left to chance.',
        pl: 'Gdy ma wybór, rezygnuje, jeśli tylko może. O tym, co zdecydować musi, rozstrzyga los.',
      },
      {
        rules: ['OR-AICLAR-01', 'OR-AICLAR-02', 'OR-AICLAR-03', 'OR-AICLAR-04', 'OR-AICLAR-05'],
        en: 'In everything else it follows the rules for people. Its dice are rolled for it, in combat and in the rare skill test that a job of somebody else makes it take. Defeated on its own turn, it finishes the line it is on, and its turn is over.',
        pl: 'We wszystkim innym obowiązują go zasady dla ludzi. Rzuty wykonuje się za niego, w walce i w rzadkich testach umiejętności, do których może zmusić cudza misja. Pokonany w swojej turze kończy bieżącą czynność i jego tura się kończy.',
      },
    ],
  },
]
