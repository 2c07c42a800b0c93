import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'kafrene-takodana-1': {
    'ring-of-kafrene.positive':
      'Komendant garnizonu ma jedno okno, i to z widokiem na mur. Za towarzystwo płaci, a po drugim kieliszku zdradza, za kim chodzą jego szpicle.',
    'ring-of-kafrene.neutral':
      'Zaułek zamykają naraz z obu końców: kontrola dokumentów, trzecia w tym tygodniu. Szturmowcy są zmęczeni, a na wysokości ramion biegnie rura.',
    'ring-of-kafrene.negative':
      'W tłumie podnosi się ręka i wskazuje prosto na ciebie. Na Pierścieniu nie ma dokąd uciec, bo nic tu nie jest szersze od drzwi.',
    takodana:
      'W piwnicy zamku wędrowiec z bielmem na oczach rozwija mapę starszą niż szlaki nadprzestrzenne. Wolno ci patrzeć na jedną linię tak długo, jak pali się świeca.',
  },
  'kafrene-takodana-2': {
    'ring-of-kafrene':
      'W warsztacie wielkości szafy leży komplet wyścigowych wtryskiwaczy i tłoczy się siedmiu chętnych. Właściciel odda je temu, kto powie, co im dolega.',
    takodana:
      'Przy ogniu grają w zagadki, a pula leży pośrodku w hełmie. Pirat, który zadaje pytania, od każdego bierze wpisowe i nie przegrał od zimy.',
  },
  'kafrene-takodana-3': {
    'ring-of-kafrene':
      'Właścicielka lombardu z trofeami objaśnia ci zasady: skupuje wszystko, co spadnie z pokonanego, choćby jeszcze ciepłe. Dla sprzedawcy ma nawet bandaż.',
    takodana:
      'W wieczory targowe wielka sala pachnie pieczenią i smarem, a każdy stół jest sklepem. Dziś gospodyni zabroniła oszukiwać przed północą, więc ceny są niskie.',
  },
  'kafrene-takodana-4': {
    'ring-of-kafrene':
      'Dziewczynka oddaje ci wyciągniętą z kieszeni sakiewkę, pełna uznania, że ktoś ją w ogóle przyłapał, i pokazuje, jak należało to zrobić. Najlepiej w tłumie, mówi. I z miłym uśmiechem.',
    takodana:
      'Za długim stołem siedzi wojowniczka, która każdego w tym zamku choć raz przez ten stół przerzuciła. Śpiewają już o niej pieśń. Jedna zwrotka jest jeszcze wolna.',
  },
  'kafrene-takodana-5': {
    'ring-of-kafrene':
      'Dwaj paserzy robią interesy przez dziurę w ścianie, a ty akurat siedzisz w tej ścianie. Każda paczka przechodzi na wyciągnięcie ręki.',
    takodana:
      'Młoda kobieta pyta, który statek odlatuje najwcześniej, a dokąd, już nie pyta. Przy bramie przewodnik karawany w barwach Huttów obiecuje nagrodę każdemu, kto ją widział.',
  },
  'kafrene-takodana-6': {
    'ring-of-kafrene':
      'Dwa ostrza z przodu, jedno z tyłu, a nad głową cudze pranie. Chcą pieniędzy, a od leżących biorą też sprzęt. Wyżej, w oświetlonym oknie, człowiek Syndykatów chce zobaczyć, jak to zniesiesz.',
    'takodana.positive':
      'Na twój widok śpiewak przy ogniu zmienia jedną linijkę ballady. Cisi ludzie na ławie robią ci miejsce i przesuwają po stole nową misję albo, jeśli wolisz, zapłatę za poprzednią.',
    'takodana.neutral':
      'Cisi ludzie na ławie milkną zupełnie. Jeden z nich pyta, czy znasz drugą zwrotkę, i wyraźnie ma nadzieję, że znasz.',
    'takodana.negative':
      'Gdy wchodzisz, pieśń się urywa. Pod tym dachem nie wolno dobyć broni, ale twój statek stoi na zewnątrz, a cisi ludzie na ławie zbierają właśnie na jego bezpieczeństwo.',
  },
  'kafrene-takodana-7': {
    'ring-of-kafrene':
      'Na Pierścieniu stragany są czynne zawsze, bo po prostu nie ma gdzie ich złożyć. Pośrednik macha, żeby wejść bokiem, poza kolejką, między dwie kołyszące się szynki.',
    takodana:
      'Zanim rachmistrz wróci z winem, możesz przekartkować zamkową księgę gości. Wpisał się do niej każdy, kto tu nocował, niektórzy nawet własnym nazwiskiem.',
  },
  'kafrene-takodana-8': {
    'ring-of-kafrene':
      'Kurierka ze złamaną nogą siedzi na skrzyni, która ma czerwone stemple na wszystkich sześciu ścianach. Można zabrać dalej skrzynię albo zanieść kurierkę do lazaretu, gdzie zapłaci ci za fatygę i każe opatrzyć także ciebie.',
    takodana:
      'Na leśnej drodze bandyci zatrzymali kuriera i kłócą się o kłódkę. Jest ich wielu, ale żadnemu nie przyszło do głowy pilnować drzew.',
  },
  'kafrene-takodana-9': {
    'ring-of-kafrene':
      'Garbarnia na dolnym pierścieniu cuchnie tak, że przechodzi się przez nią z zamkniętymi oczami. Uczennica napełnia ci flaszkę najgorszym wywarem. W ciasnym miejscu, mówi, wystarczy kropla.',
    takodana:
      'W kufrze w piwnicy, pod cudzymi życiorysami, leży droid treningowy, który wciąż pamięta swojego mistrza. Ćwiczysz z nim, aż zgaśnie świeca, przegrywasz i wiesz już dlaczego.',
  },
  'kafrene-takodana-10': {
    'ring-of-kafrene':
      'Trzeba przerzucić zbiornik wody z jednej skały na drugą, zanim siądzie ciśnienie. Można nosić wiadrami przez tunele, jak wszyscy, albo wziąć go na hol, czego jeszcze nikt nie próbował.',
    takodana:
      'W tej sali piją wszystkie strony, a dziś siedzą przy sąsiednich stołach. Toast wzniesiony we właściwym kierunku zapamiętają. Za nieudany stawia się kolejkę całej sali.',
  },
}
