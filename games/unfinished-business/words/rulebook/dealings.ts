import type { RulebookSection } from '@kantyna/kernel'

export const dealingSections: readonly RulebookSection[] = [
  {
    id: 'ub-hunted',
    title: { en: 'Bounties on players', pl: 'Zlecenia na graczy' },
    paragraphs: [
      {
        rules: ['UB-PBT-01', 'UB-PBT-02', 'UB-PBT-19', 'UB-PBT-20'],
        en: 'A bounty may name the character of a player. No contact token can complete it then. You may hold one on yourself, if only to keep it from the others, but never complete it.',
        pl: 'Zlecenie może dotyczyć postaci gracza. Nie można go już zrealizować, eliminując ani chwytając kontakt. Możesz mieć zlecenie na siebie, choćby po to, by nie trafiło do innych, ale go nie zrealizujesz.',
      },
      {
        rules: ['UB-PBT-03', 'UB-PBT-04', 'UB-PBT-05', 'UB-PBT-06', 'UB-PBT-21'],
        en: 'As your encounter you may fight that player in your space: in ground combat on a planet, in ship combat elsewhere. You need not. If you have to encounter a patrol, you cannot.',
        pl: 'W ramach spotkania możesz walczyć z tym graczem na swoim polu. Na planecie to walka bezpośrednia, gdzie indziej walka w przestrzeni. Nie musisz tego robić. Patrol, który wymusza spotkanie, ma pierwszeństwo.',
      },
      {
        rules: ['UB-PBT-07', 'UB-PBT-08', 'UB-PBT-09', 'UB-PBT-18'],
        en: 'Win, and the bounty is completed; nobody is captured. Lose, and you keep it and may try again in a later turn.',
        pl: 'Po wygranej zlecenie jest zrealizowane; schwytać nikogo nie można. Po przegranej zachowujesz zlecenie i możesz spróbować w kolejnej turze.',
      },
      {
        rules: [
          'UB-PBT-10',
          'UB-PBT-11',
          'UB-PBT-12',
          'UB-PBT-13',
          'UB-PBT-14',
          'UB-PBT-15',
          'UB-PBT-16',
          'UB-PBT-17',
        ],
        en: 'What is printed on the bounty does not count. You gain 5,000 credits, then 1 fame, then 1 reputation with a faction with which the loser’s is negative; then you lose 1 reputation with a faction with which the loser’s is positive. You choose the factions; if there is none, you skip that step. The bounty leaves the game.',
        pl: 'Treść zlecenia się nie liczy. Zyskujesz 5000 kredytów, potem 1 punkt sławy, potem 1 punkt reputacji we frakcji, w której przegrany ma reputację negatywną, a na koniec tracisz 1 tam, gdzie przegrany ma pozytywną: frakcje wybierasz ty, a gdy żadnej takiej nie ma, krok przepada. Zlecenie opuszcza grę.',
      },
    ],
  },
  {
    id: 'ub-jobs',
    title: { en: 'Jobs with others and against them', pl: 'Misje z innymi i przeciwko innym' },
    paragraphs: [
      {
        rules: ['UB-TJB-01', 'UB-TJB-02', 'UB-TJB-03'],
        en: 'A team job takes two. You can begin it at its destination while another player is in your space and agrees to come along. All decisions are the active player’s.',
        pl: 'Misja zespołowa wymaga dwóch graczy. Możesz ją zacząć w punkcie docelowym, gdy na twoim polu jest inny gracz, który zgodzi się pomóc. Wszystkie decyzje podejmuje aktywny gracz.',
      },
      {
        rules: ['UB-TJB-04', 'UB-TJB-05'],
        en: 'If either of you is defeated during the job, it fails.',
        pl: 'Jeśli podczas misji którykolwiek z tych dwóch graczy zostanie pokonany, misja kończy się niepowodzeniem.',
      },
      {
        rules: ['UB-OJB-01', 'UB-OJB-02', 'UB-OJB-03', 'UB-OJB-04', 'UB-OJB-05'],
        en: 'A confrontational job is aimed at another player’s credits or resources. You both test the skill that it names; the card says what each pair of results means. Best for you: you pass and your opponent fails.',
        pl: 'Misja konfrontacyjna jest wymierzona w kredyty lub zasoby innego gracza. Oboje gracze wykonują test wskazanej umiejętności, a karta mówi, co oznacza każda para wyników. Dla ciebie najlepiej, gdy zdasz, a przeciwnik nie.',
      },
    ],
  },
  {
    id: 'ub-cards',
    title: { en: 'Individual cards', pl: 'Pojedyncze karty' },
    paragraphs: [
      {
        rules: ['UB-CLR-01', 'UB-CLR-02', 'UB-CLR-03', 'UB-CLR-04', 'UB-CLR-18'],
        en: '“Broken Arm”, “Encrypted Message”, “Priority Shipment” and “Structural Damage” cannot be declined: if there is no slot for them, you discard a card of your choice to make room.',
        pl: 'Przyjęcia kart „Złamana ręka”, „Zaszyfrowana wiadomość”, „Wysyłka priorytetowa” i „Uszkodzenia strukturalne” nie można odmówić: jeśli nie ma na nie gniazda, odrzucasz wybraną kartę, żeby zrobić miejsce.',
      },
      {
        rules: ['UB-CLR-05', 'UB-CLR-06', 'UB-CLR-07'],
        en: 'Cad Bane: fame that a card calls additional, or that you have through a card, is not reduced. If an effect lowers a reward to 0 credits, he still gains the credits of his own ability.',
        pl: 'Cad Bane: sława dodatkowa albo taka, którą masz dzięki karcie, nie jest pomniejszana. Jeśli nagroda spada do 0 kredytów, zapłata z jego własnej zdolności i tak ci się należy.',
      },
      {
        rules: ['UB-CLR-08', 'UB-CLR-09'],
        en: 'Dengar with the IQA-11 Blaster Rifle: first his own ability takes off 1 damage; if more than 2 is left, the rifle lowers it to 2.',
        pl: 'Dengar z karabinem IQA-11: najpierw działa jego własna zdolność, potem karabin zmniejsza wszystko powyżej 2 do 2.',
      },
      {
        rules: ['UB-CLR-10', 'UB-CLR-11'],
        en: 'Every planet without an orange token, the Core Worlds among them, has an empty contact space.',
        pl: 'Każda planeta bez pomarańczowego żetonu, także Światy Jądra, ma puste pole kontaktu.',
      },
      {
        rules: ['UB-CLR-12', 'UB-CLR-13'],
        en: 'Remaining health is health minus damage. Goal tokens on Hondo Ohnaka’s cards stay there when his character card is turned over.',
        pl: 'Pozostałe zdrowie to zdrowie minus obrażenia. Żetony celu na kartach Honda Ohnaki zostają, gdy jego karta zostanie odwrócona.',
      },
      {
        rules: ['UB-CLR-14', 'UB-CLR-15'],
        en: 'Lando Calrissian’s reroll may already be used in his own encounter. If a blank there makes you discard a crew member and he is the only one you have, you discard him.',
        pl: 'Przerzutu Landa Calrissiana można użyć już w jego własnym spotkaniu. Jeśli pusty wynik każe tam odrzucić członka załogi, a masz tylko jego, odchodzi właśnie on.',
      },
      {
        rules: ['UB-CLR-16', 'UB-CLR-17', 'UB-CLR-19'],
        en: 'While your reputation with a faction counts as something other than it really is, you neither gain nor lose reputation with that faction. If it counts as what it really is, you do.',
        pl: 'Dopóki twoja reputacja w jakiejś frakcji jest traktowana jako inna, nie zmienia się: nie zyskujesz jej tam ani nie tracisz. Jeśli karta traktuje ją jako taką, jaka jest naprawdę, zmiany działają jak zwykle.',
      },
    ],
  },
]
