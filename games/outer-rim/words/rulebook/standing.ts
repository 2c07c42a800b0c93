import type { RulebookSection } from '@kantyna/kernel'

export const standingSections: readonly RulebookSection[] = [
  {
    id: 'damage',
    title: { en: 'Damage and defeat', pl: 'Obrażenia i pokonani gracze' },
    paragraphs: [
      {
        rules: ['OR-DMG-01', 'OR-DMG-02', 'OR-DMG-03'],
        en: 'Damage piles up on your character and on your ship separately; where a text does not name the ship, it goes to the character. As soon as it equals your health or your hull, you are defeated.',
        pl: 'Obrażenia gromadzą się osobno na postaci i na statku; jeśli tekst nie wskazuje statku, otrzymuje je postać. Gdy zrównają się ze zdrowiem albo z kadłubem, gracz jest pokonany.',
      },
      {
        rules: ['OR-DMG-04', 'OR-DMG-05', 'OR-DMG-06', 'OR-DMG-07', 'OR-DMG-08'],
        en: 'Damage never goes beyond that limit; the rest is ignored. Recovering takes tokens off again, and prevented damage never arrives.',
        pl: 'Obrażeń nigdy nie ma więcej niż ten limit: nadmiar przepada. Usuwanie obrażeń zdejmuje żetony, a obrażeń, którym zapobieżono, w ogóle się nie otrzymuje.',
      },
      {
        rules: ['OR-DEF-01', 'OR-DEF-02', 'OR-DEF-03', 'OR-SEC-08'],
        en: 'When you are defeated, you lose 3,000 credits (or all you have, if less) and all your secrets, which go unseen under their decks. Your standee lies down.',
        pl: 'Gracz, który zostaje pokonany, traci 3000 kredytów (lub wszystkie, jeśli ma mniej) oraz wszystkie tajne informacje, które trafiają zakryte na spody swoich talii. Jego znacznik postaci się przewraca.',
      },
      {
        rules: ['OR-DEF-04'],
        en: 'On your own turn you still finish the action, or the phase outside the action phase. Then your turn ends.',
        pl: 'W swojej turze kończysz jeszcze bieżącą akcję, a poza fazą akcji bieżącą fazę. Potem twoja tura się kończy.',
      },
      {
        rules: ['OR-DEF-05', 'OR-DEF-06'],
        en: 'On your next turn you recover in the planning phase and stand up again, or sooner, if something else removes enough damage.',
        pl: 'W następnej turze w fazie planowania usuwasz obrażenia i wstajesz. Może to nastąpić wcześniej, jeśli coś innego usunie dość obrażeń.',
      },
      {
        rules: ['OR-DEF-09', 'OR-DEF-10', 'OR-DEF-11'],
        en: 'A defeated player cannot be attacked. Their crew can, though, by whoever holds the bounty, and the defeated player cannot protect it.',
        pl: 'Pokonanego gracza nie można zaatakować. Jego załogę – owszem, jeśli ktoś ma na nią zlecenie, a pokonany nie może jej chronić.',
      },
    ],
  },
  {
    id: 'reputation',
    title: { en: 'Reputation', pl: 'Reputacja' },
    paragraphs: [
      {
        rules: ['OR-REP-01', 'OR-REP-02', 'OR-REP-03', 'OR-REP-04'],
        en: 'There are four factions: Rebel, Imperial, Hutt and Syndicate. With each of them your reputation is positive, neutral or negative.',
        pl: 'Są cztery frakcje: Rebelia, Imperium, Huttowie i Syndykaty. W każdej z nich twoja reputacja jest pozytywna, neutralna albo negatywna.',
      },
      {
        rules: ['OR-REP-05', 'OR-REP-06', 'OR-REP-07', 'OR-REP-08', 'OR-REP-09'],
        en: 'Gaining 1 moves it a step up, losing 1 a step down; at either end nothing more happens. Where a text sets your reputation, it goes there from anywhere.',
        pl: 'Zyskany punkt reputacji przesuwa ją o krok w górę, stracony – o krok w dół; na krańcach nic więcej się nie dzieje. Gdy tekst każe ustawić reputację, trafia ona na podaną wartość z dowolnego miejsca.',
      },
      {
        rules: ['OR-REP-10'],
        en: 'It decides which part of an encounter card you read, whether a patrol stops you, and whether it attacks you.',
        pl: 'Reputacja decyduje o tym, którą sekcję karty spotkania czytasz, czy patrol cię zatrzyma i czy cię zaatakuje.',
      },
    ],
  },
  {
    id: 'fame',
    title: { en: 'Fame and victory', pl: 'Sława i zwycięstwo' },
    paragraphs: [
      {
        rules: ['OR-FAME-01', 'OR-FAME-02', 'OR-FAME-03'],
        en: 'All fame is open for everyone to see, and it never drops below 0. The first player with 10 fame wins at once.',
        pl: 'Sława jest jawna i nigdy nie spada poniżej 0. Kto pierwszy uzbiera 10 punktów, natychmiast wygrywa.',
      },
      {
        rules: ['OR-FAME-04', 'OR-FAME-05'],
        en: 'Some cards give bonus fame while you hold them, sometimes only on a condition. Lose the card or break the condition, and that fame goes.',
        pl: 'Niektóre karty dają dodatkową sławę, dopóki je masz, czasem tylko pod pewnym warunkiem. Gdy stracisz kartę albo warunek przestanie być spełniony, tracisz tę sławę.',
      },
      {
        rules: ['OR-FAME-06', 'OR-FAME-07'],
        en: 'If two players reach the fame they need at the same moment, the one with more credits wins; if they have the same, the one later in turn order.',
        pl: 'Jeśli dwóch graczy osiągnie ten próg w tej samej chwili, wygrywa ten, kto ma więcej kredytów, a przy remisie ten, czyja tura wypada później, licząc od pierwszego gracza.',
      },
      {
        rules: ['OR-FAME-08', 'OR-FAME-09'],
        en: 'The most famous player has the most fame; with a tie, all of those tied are most famous. An effect that strikes the active player for being most famous strikes in a tie as well.',
        pl: 'Najsławniejszy gracz to ten, kto ma najwięcej sławy; przy remisie najsławniejsi są wszyscy remisujący. Efekt, który dotyka aktywnego gracza, gdy jest najsławniejszy, działa także przy remisie.',
      },
    ],
  },
  {
    id: 'goals',
    title: { en: 'Goals', pl: 'Cele' },
    paragraphs: [
      {
        rules: ['OR-GOAL-01', 'OR-GOAL-02', 'OR-GOAL-03', 'OR-SHIP-11'],
        en: 'Every character has a personal goal from the start, and every ship you can buy has a ship goal. The card says how it is met and what you get for it.',
        pl: 'Każda postać ma od początku cel osobisty, a każdy statek, który można kupić, ma cel statku. Karta mówi, jak go zrealizować i co za to dostajesz.',
      },
      {
        rules: ['OR-GOAL-04', 'OR-GOAL-05', 'OR-GOAL-06'],
        en: 'Meeting a goal brings fame, 1 for the personal goal, and turns the card over: the other side has a new ability.',
        pl: 'Zrealizowany cel daje sławę (osobisty 1 punkt) i odwraca kartę: po drugiej stronie jest nowa zdolność.',
      },
      {
        rules: ['OR-GOAL-07', 'OR-GOAL-08', 'OR-GOAL-09', 'OR-GOAL-10'],
        en: 'Goal tokens count your progress. Deeds from before you owned the ship do not count, but a lasting condition that still holds does. A job counts only if its text says that it is completed.',
        pl: 'Postępy liczą żetony celu. To, co zdarzyło się przed zdobyciem statku, się nie liczy, chyba że chodzi o trwały warunek, który nadal jest spełniony. Misja liczy się tylko wtedy, gdy tekst mówi, że zostaje ukończona.',
      },
    ],
  },
]
