import type { RulebookSection } from '@kantyna/kernel'

export const workSections: readonly RulebookSection[] = [
  {
    id: 'bounties',
    title: { en: 'Bounties', pl: 'Zlecenia' },
    paragraphs: [
      {
        rules: ['OR-BNTY-01', 'OR-BNTY-02', 'OR-BNTY-05', 'OR-BNTY-06'],
        en: 'A bounty names one contact and its rank. Most bounties cost 0: you buy them for free, and they have no trade-in value. They go into your bounty slots.',
        pl: 'Zlecenie wskazuje jeden kontakt i jego rangę. Większość zleceń kosztuje 0, więc bierzesz je za darmo, ale też nie dają zniżki barterowej. Trafiają do gniazd zleceń.',
      },
      {
        rules: ['OR-BNTY-07', 'OR-BNTY-08', 'OR-BNTY-09'],
        en: 'Find the contact and beat it in combat. The bounty says how many dice it rolls and whether you fight on the ground or in space.',
        pl: 'Odszukaj kontakt i pokonaj go w walce. Zlecenie mówi, iloma kośćmi się za niego rzuca i czy jest to walka bezpośrednia, czy w przestrzeni.',
      },
      {
        rules: ['OR-BNTY-10', 'OR-BNTY-11', 'OR-BNTY-12', 'OR-BNTY-13'],
        en: 'After a win you choose. Eliminate: gain the elimination reward at once, and the bounty and the token leave the game. Capture: put the token on the bounty and deliver it for a better reward.',
        pl: 'Po wygranej wybierasz. Eliminacja: od razu bierzesz nagrodę za eliminację, a zlecenie i żeton opuszczają grę. Schwytanie: kładziesz żeton na zleceniu i dostarczasz go za wyższą nagrodę.',
      },
      {
        rules: ['OR-BNTY-03', 'OR-BNTY-04'],
        en: 'If you discard a bounty with a captive on it, the captive escapes, faceup, to the nearest empty contact space of any rank.',
        pl: 'Jeśli odrzucisz zlecenie ze schwytanym kontaktem, ten ucieka, odkryty, na najbliższe puste pole kontaktu dowolnej rangi.',
      },
      {
        rules: ['OR-BNTY-14', 'OR-BNTY-15', 'OR-BNTY-16', 'OR-BNTY-17', 'OR-BNTY-18'],
        en: 'Is the wanted contact in your own crew? As an “Encounter” ability you may turn on it, without its skills and abilities. Win, and its card is discarded while you capture or eliminate it. Lose, and it is gone too: its token escapes to the nearest empty contact space.',
        pl: 'Poszukiwany kontakt jest w twojej załodze? W ramach zdolności „Spotkanie” możesz go zaatakować, już bez jego umiejętności i zdolności. Po wygranej odrzucasz jego kartę, a kontakt chwytasz lub eliminujesz. Po przegranej też go tracisz: żeton ucieka na najbliższe puste pole kontaktu.',
      },
      {
        rules: ['OR-BNTY-19', 'OR-BNTY-20', 'OR-BNTY-21', 'OR-BNTY-22', 'OR-BNTY-23'],
        en: 'You may also go after a crew member of another player in your space. If the owner protects it, you fight the owner: on the ground on a planet, ship to ship elsewhere. Otherwise you fight the crew member as the bounty says. If you win, the owner discards the card, and you capture or eliminate.',
        pl: 'Możesz też zaatakować członka załogi innego gracza na swoim polu. Jeśli właściciel go chroni, walczysz z właścicielem: na planecie bezpośrednio, gdzie indziej w przestrzeni. W przeciwnym razie walczysz z członkiem załogi, jak mówi zlecenie. Jeśli wygrasz, właściciel odrzuca kartę, a ty chwytasz lub eliminujesz kontakt.',
      },
    ],
  },
  {
    id: 'databank',
    title: { en: 'The databank', pl: 'Bank danych' },
    paragraphs: [
      {
        rules: ['OR-DATA-01', 'OR-DATA-02', 'OR-DATA-03', 'OR-DATA-09'],
        en: 'The databank holds numbered stories: contacts, jobs, trouble with customs. You look a card up by its number and begin with its top section, which may ask for tests, do something, or give you a card. Not every number exists.',
        pl: 'Bank danych to ponumerowane historie: kontakty, misje, kłopoty z kontrolą. Kartę odszukuje się po numerze i zaczyna od górnej sekcji, która może wymagać testów, wywołać efekty albo dać ci kartę. Nie każdy numer istnieje.',
      },
      {
        rules: ['OR-DATA-04', 'OR-DATA-05', 'OR-DATA-06'],
        en: 'Some numbers exist several times, as the dots on the back show. Then chance decides which of them you get.',
        pl: 'Niektóre numery występują kilka razy, o czym mówią kropki na rewersie. Wtedy o tym, którą kartę dostaniesz, decyduje los.',
      },
      {
        rules: ['OR-DATA-07', 'OR-DATA-08'],
        en: 'A discarded databank card goes back to its number and is shuffled among those that share it.',
        pl: 'Odrzucona karta danych wraca na swoje miejsce i jest tasowana z kartami o tym samym numerze.',
      },
    ],
  },
  {
    id: 'jobs',
    title: { en: 'Jobs', pl: 'Misje' },
    paragraphs: [
      {
        rules: ['OR-JOB-01', 'OR-JOB-02', 'OR-JOB-03', 'OR-JOB-04'],
        en: 'Jobs often cost nothing and go into your job slots. On its destination planet you may attempt a job as your encounter of the turn.',
        pl: 'Misje często nic nie kosztują i trafiają do gniazd misji. Na planecie będącej punktem docelowym możesz podjąć się misji w fazie spotkania, zamiast samego spotkania.',
      },
      {
        rules: ['OR-JOB-05', 'OR-JOB-06', 'OR-JOB-07', 'OR-JOB-08'],
        en: 'Most jobs send you to a databank card with a string of skill tests. The job card says beforehand which skills are tested and which of these tests must be passed. Reading ahead is allowed, but spoils the fun.',
        pl: 'Większość misji odsyła do karty danych z serią testów umiejętności. Misja z góry mówi, jakie umiejętności są testowane i które testy trzeba zdać. Czytanie naprzód jest dozwolone, ale psuje zabawę.',
      },
      {
        rules: ['OR-JOB-09', 'OR-JOB-10'],
        en: 'When a text says that the job is completed, you gain the reward. The job card says whether the card is discarded or leaves the game.',
        pl: 'Gdy tekst mówi, że misja zostaje ukończona, bierzesz nagrodę. Na karcie jest też napisane, czy się ją odrzuca, czy usuwa z gry.',
      },
      {
        rules: ['OR-JOB-11', 'OR-JOB-12', 'OR-DEF-07', 'OR-DEF-08'],
        en: 'When it fails, or when you are defeated on the way, you stop at once. The job stays with you, and you may try again on another turn.',
        pl: 'Gdy misja kończy się niepowodzeniem albo gdy w jej trakcie pokonają cię obrażenia, natychmiast ją przerywasz. Karta misji zostaje u ciebie i w innej turze możesz spróbować ponownie.',
      },
    ],
  },
]
