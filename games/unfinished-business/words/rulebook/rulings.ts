import type { RulebookSection } from '@kantyna/kernel'

export const rulingSections: readonly RulebookSection[] = [
  {
    id: 'ub-rulings',
    title: { en: 'Rulings on the expansion', pl: 'Rozstrzygnięcia do dodatku' },
    paragraphs: [
      {
        rules: ['UB-R-01'],
        en: 'A game with Ambitions that does not come to an end: after each player has had 150 turns, whoever has completed the most goals wins, then whoever has the most fame, then as with any tie.',
        pl: 'Gra z Ambicjami, która się nie kończy: po 150 turach każdego gracza wygrywa ten, kto zrealizował najwięcej celów, potem kto ma więcej sławy, dalej jak przy każdym remisie.',
      },
      {
        rules: ['UB-R-02'],
        en: 'A space encounter that a goal asks for counts where its card was drawn, wherever it leads you.',
        pl: 'Niespodziewane spotkanie, którego wymaga cel, liczy się tam, gdzie dobrano jego kartę, dokądkolwiek ona zaprowadzi.',
      },
      {
        rules: ['UB-R-03'],
        en: 'Players take what their sheets give them in turn order.',
        pl: 'Gracze biorą to, co dają im plansze, w kolejności tur.',
      },
      {
        rules: ['UB-R-10', 'UB-R-11', 'UB-R-12'],
        en: 'On the Core Worlds you are always asked before the draw. Effects that move you to any planet may take you there. Patrols may enter and leave them, but never cross.',
        pl: 'Na Światach Jądra zawsze pada pytanie przed dobraniem karty. Efekty prowadzące na dowolną planetę mogą prowadzić także tam. Patrole mogą tam wejść i stamtąd wrócić, ale nigdy nie przechodzą na drugą stronę.',
      },
      {
        rules: ['UB-R-13'],
        en: 'Each half of a card that rotates has an “Action” of its own, once a turn.',
        pl: 'Każda połowa obracanej karty ma własną „Akcję”, raz na turę.',
      },
      {
        rules: ['UB-R-14', 'UB-R-15'],
        en: 'If there is only one facedown contact to reveal at a reveal-contact symbol, nobody is asked. If you encounter a contact from afar and it is a player’s character, you choose another encounter from your own space.',
        pl: 'Jedyny zakryty kontakt przy symbolu odkrycia kontaktu odkrywa się bez pytania. Kto na odległość spotka kontakt, który okaże się czyjąś postacią, wybiera inne spotkanie na swoim polu.',
      },
      {
        rules: ['UB-R-21'],
        en: 'The reward of a bounty on a player goes by the reputation that counts at that moment, including one lent by Support.',
        pl: 'Przy nagrodzie za zlecenie na gracza liczy się reputacja, która wtedy obowiązuje, więc także użyczona przez Poparcie.',
      },
      {
        rules: ['UB-R-22', 'UB-R-23', 'UB-R-24', 'UB-R-25'],
        en: 'A player you ask to be your partner may decline: you choose another encounter, and cannot ask that player again this turn. A defeated player cannot be a partner. The active player decides what the card leaves open; abilities and slots stay with their owner. If an opponent is defeated, the job does not fail.',
        pl: 'Gracz, którego prosisz o udział, może odmówić: wybierasz wtedy inne spotkanie, a jego nie możesz już prosić w tej turze. Pokonany nie może być partnerem. Aktywny gracz decyduje o tym, co karta pozostawia do wyboru; zdolności i gniazda należą do właściciela. Pokonanie przeciwnika nie oznacza niepowodzenia misji.',
      },
      {
        rules: ['UB-R-26'],
        en: 'A card that cannot be declined goes back where it came from if you have no slot of its kind at all.',
        pl: 'Karta, której przyjęcia nie można odmówić, wraca tam, skąd przyszła, jeśli nie masz żadnego gniazda jej typu.',
      },
      {
        rules: ['UB-R-27'],
        en: 'When a card with goal tokens on it is handed on or lost, the tokens go back to the supply.',
        pl: 'Żetony celu z karty, która zmienia właściciela lub odchodzi, wracają do wspólnej puli.',
      },
      {
        rules: ['UB-R-28'],
        en: 'Cargo for a patrol is delivered in any space with that patrol, and cannot be bought there.',
        pl: 'Ładunek dla patrolu dostarcza się na dowolnym polu z tym patrolem i nie można go tam kupić.',
      },
      {
        rules: ['UB-R-29', 'UB-R-30'],
        en: 'Dengar’s ability always applies; you are not asked. What happens when you encounter a patrol comes before anything else in the fight.',
        pl: 'Zdolność Dengara działa za każdym razem i bez pytania. To, co dzieje się przy spotkaniu z patrolem, wyprzedza wszystko inne w walce.',
      },
      {
        rules: ['UB-R-41'],
        en: 'Turns go round the table: what is drawn at random is which of the two seats the hunter has.',
        pl: 'Tury biegną wokół stołu: losuje się, które miejsce zajmuje łowca.',
      },
      {
        rules: ['UB-R-42', 'UB-R-43', 'UB-R-47'],
        en: 'A hunter that reaches a target at a navpoint stops there. A contact that several bounties lead to is one target. The faceup token of a player’s character leaves the game when a hunter encounters it or an AI player would hire it; the AI player then looks for its next target, or its next contact.',
        pl: 'Łowca, który dogoni cel w punkcie nawigacyjnym, zostaje tam. Kontakt, do którego prowadzi kilka zleceń, to jeden cel. Odkryty żeton czyjejś postaci opuszcza grę, gdy łowca go spotka albo gracz SI miałby go zatrudnić; gracz SI szuka wtedy następnego celu lub kontaktu.',
      },
      {
        rules: ['UB-R-44', 'UB-R-45'],
        en: '“A Cold Trail”, a job of our own in the bounty deck, is not for AI players. They discard cards for credits wherever they are.',
        pl: '„Wystygły trop”, nasza misja w talii zleceń, nie jest dla graczy SI. Karty za kredyty odrzucają, gdziekolwiek są.',
      },
      {
        rules: ['UB-R-46'],
        en: 'If two AI players fight, you choose the factions.',
        pl: 'Jeśli walczą dwaj gracze SI, frakcje wybierasz ty.',
      },
      {
        rules: ['UB-R-60'],
        en: 'Combat Strategy is for the combat whose dice come next, or else for the next one of the turn. Other dice, of illegal cargo or of gambling, keep nobody from asking.',
        pl: 'Strategia bojowa dotyczy walki, w której zaraz padnie rzut, a w innym razie następnej w tej turze. Inne rzuty, przy nielegalnym ładunku albo w hazardzie, nie przeszkadzają w proszeniu o przysługę.',
      },
      {
        rules: ['UB-R-61'],
        en: 'What pays for a favor, or for refusing one, passes between any two players.',
        pl: 'Zapłata za przysługę albo za odmowę może przejść między dowolnymi dwoma graczami.',
      },
      {
        rules: ['UB-R-62'],
        en: 'Before the dice of a test or a combat you are asked first where a favor could still help you.',
        pl: 'Przed rzutem w teście lub walce najpierw pada pytanie, jeśli przysługa mogłaby jeszcze pomóc.',
      },
      {
        rules: ['UB-R-63'],
        en: 'If you ask everybody, nobody can grant it at once: they make offers, and you take one. Somebody whom you ask alone can.',
        pl: 'Jeśli prosisz wszystkich, nikt nie wyświadcza przysługi od razu: składają oferty, a ty przyjmujesz jedną. Jeśli prosisz tylko jednego, może to zrobić od razu.',
      },
      {
        rules: ['UB-R-64', 'UB-R-65'],
        en: 'A card that is being resolved pays for no favor. A deal of credits and debt tokens alone is no trade action.',
        pl: 'Karta, która jest właśnie rozgrywana, nie może być zapłatą. Wymiana samych kredytów i żetonów zobowiązań nie jest akcją przekazania.',
      },
    ],
  },
]
