import type { RulebookSection } from '@kantyna/kernel'

export const turnSections: readonly RulebookSection[] = [
  {
    id: 'turn',
    title: { en: 'Your turn', pl: 'Twoja tura' },
    paragraphs: [
      {
        rules: ['OR-TURN-01', 'OR-TURN-02', 'OR-TURN-03', 'OR-TURN-07'],
        en: 'Players take turns clockwise, beginning with the first player. A turn has three phases, in this order: planning, action, encounter. Whoever is taking a turn is the active player.',
        pl: 'Gracze rozgrywają tury kolejno, zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza. Tura ma trzy fazy, zawsze w tej kolejności: planowanie, akcję i spotkanie. Gracz, którego tura trwa, jest aktywnym graczem.',
      },
      {
        rules: ['OR-TURN-04', 'OR-TURN-05', 'OR-TURN-06'],
        en: 'If something ends your turn early, it is over at once: no more actions, no more abilities, and the phases that are left are skipped.',
        pl: 'Jeśli coś kończy twoją turę przed czasem, to natychmiast: bez dalszych akcji i zdolności, a pozostałe fazy przepadają.',
      },
    ],
  },
  {
    id: 'planning',
    title: { en: 'Planning: move, money or repairs', pl: 'Planowanie: ruch, kredyty albo naprawy' },
    paragraphs: [
      {
        rules: ['OR-PLAN-01', 'OR-PLAN-02', 'OR-PLAN-03', 'OR-PLAN-04'],
        en: 'Choose one: move up to as many spaces as your hyperdrive; gain 2,000 credits; or recover, which removes all damage from your character and your ship.',
        pl: 'Wybierz jedno: przemieść się o tyle pól, ile wynosi twój hipernapęd (lub mniej), zdobądź 2000 kredytów albo usuń wszystkie obrażenia z postaci i statku.',
      },
      {
        rules: ['OR-PLAN-07'],
        en: 'Instead of any of these you may use one ability marked “Planning”.',
        pl: 'Zamiast tego możesz użyć jednej zdolności oznaczonej słowem „Planowanie”.',
      },
      {
        rules: ['OR-PLAN-05', 'OR-PLAN-06'],
        en: 'If you are defeated, there is nothing to choose: you recover.',
        pl: 'Pokonany gracz nie ma wyboru: musi usunąć obrażenia.',
      },
    ],
  },
  {
    id: 'movement',
    title: { en: 'Movement', pl: 'Ruch' },
    paragraphs: [
      {
        rules: ['OR-MOVE-01', 'OR-MOVE-02', 'OR-MOVE-03', 'OR-MOVE-04'],
        en: 'You move during planning, from space to adjacent space, up to your hyperdrive. Moving 0 spaces is allowed, too.',
        pl: 'Przemieszczasz się podczas planowania, z pola na sąsiednie pole, o najwyżej tyle pól, ile wynosi hipernapęd. Ruch o 0 pól też jest dozwolony.',
      },
      {
        rules: ['OR-MOVE-05', 'OR-MOVE-06', 'OR-MOVE-07'],
        en: 'A patrol stops you the moment you enter its space, unless your reputation with its faction is positive. Friends wave you through. Other players never stop you.',
        pl: 'Patrol zatrzymuje cię, gdy tylko wejdziesz na jego pole, chyba że twoja reputacja w jego frakcji jest pozytywna: swoich się przepuszcza. Inni gracze nigdy cię nie zatrzymują.',
      },
      {
        rules: ['OR-MOVE-09'],
        en: 'Starting your move in the space of a patrol or in the Maelstrom does not hold you back: you leave by a normal move.',
        pl: 'Jeśli zaczynasz ruch na polu z patrolem albo w Wirze, nic cię nie trzyma: opuszczasz to pole zwykłym ruchem.',
      },
      {
        rules: ['OR-MOVE-10', 'OR-MOVE-11'],
        en: 'Where a card moves somebody “directly” to a space, they are simply put there and pass nothing on the way.',
        pl: 'Kogo karta przemieszcza na jakieś pole „bezpośrednio”, ten po prostu się tam pojawia i niczego po drodze nie mija.',
      },
    ],
  },
  {
    id: 'maelstrom',
    title: { en: 'The Maelstrom', pl: 'Wir' },
    paragraphs: [
      {
        rules: ['OR-MOVE-08'],
        en: 'The shortcut past Kessel leads through the Maelstrom, and entering it ends your planning move. The rest of your turn goes on as usual.',
        pl: 'Skrót koło Kessel prowadzi przez Wir, a wejście w niego kończy ruch w fazie planowania. Dalej tura toczy się normalnie.',
      },
      {
        rules: ['OR-MAEL-01', 'OR-MAEL-02'],
        en: 'With movement that comes from an ability you cannot fly through it at all, although you may fly out of it.',
        pl: 'Ruchem, który daje zdolność, w ogóle nie możesz przelecieć przez Wir, ale możesz z niego wylecieć.',
      },
      {
        rules: ['OR-MAEL-03', 'OR-MAEL-04', 'OR-MAEL-05', 'OR-MAEL-06', 'OR-MAEL-07'],
        en: 'Encounters here use the Kessel and Maelstrom deck, and each of them offers a chance of an extra turn: a full one, right after this turn. An extra turn never brings another.',
        pl: 'Spotkania w Wirze pochodzą z talii Kessel i Wiru, a każde daje szansę na dodatkową turę: pełną, zaraz po bieżącej. Podczas dodatkowej tury nie można zyskać kolejnej.',
      },
      {
        rules: ['OR-MAEL-08', 'OR-MAEL-09'],
        en: 'Patrols pass through it without any trouble. For abilities the Maelstrom is not a navpoint.',
        pl: 'Patrolom Wir w niczym nie wadzi. Gdy zdolność mówi o punkcie nawigacyjnym, nie chodzi o Wir.',
      },
    ],
  },
]
