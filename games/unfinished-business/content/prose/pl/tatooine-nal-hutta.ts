import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'tatooine-nal-hutta-11': {
    tatooine:
      'Smok w kanionie śpi albo uprzejmie udaje. Między jego szponami, wśród sprzętu poprzednich gości, coś okrągłego i mlecznego łapie światło obu słońc.',
    'nal-hutta':
      'Jubiler klanów wystawia perły, w większości prawdziwe. Kupującym schodzi z ceny, a za kotarą dobrze płaci temu, kto mu powie, które prawdziwe nie są.',
  },
  'tatooine-nal-hutta-12': {
    tatooine:
      'Karawana przecina równinę, a jej szefowi nie podoba się kurz na grani. Zapłaci temu, kto wskaże zasadzkę, i policzy się z tym, kto się pomyli.',
    'nal-hutta':
      'Obok wagi sprzedają kobietę z ludu Evocii, do którego te bagna należały przed Huttami. Poprowadzi każdego, kto otworzy jej obrożę: za kredyty albo kluczem, który wisi obok sakiewki pijanego nadzorcy.',
  },
  'tatooine-nal-hutta-13': {
    tatooine:
      'W Mos Eisley pewien Houk ma własny stół i siłuje się na rękę z każdym chętnym, pod szyldem nastawiacza kości. Puli nikt nie zgarnął od pory deszczowej, a pory deszczowej tu nie ma.',
    'nal-hutta':
      'Fałszerka, która pracuje dla wszystkich dworów, pokazuje ci swoje arcydzieło: ułaskawienie z kompletem pieczęci, tylko bez nazwiska. „Na dzień, w którym cię wyrzucą”, mówi. „Będą jeszcze przepraszać”.',
  },
  'tatooine-nal-hutta-14': {
    tatooine:
      'Barka żaglowa wpadła na skały i właściciel rozprzedaje ją po desce, zanim zabierze ją piasek. Za ratunek możesz wymontować sobie całą kajutę. Za towar i szalupę chce pieniędzy.',
    'nal-hutta':
      'Dwa skify klanu rozpięły nad laguną łańcuch boi w poprzek nieba. Jest myto, holowanie w cenie, i jest skrzynia pełna myta, na łodzi po lewej.',
  },
  'tatooine-nal-hutta-15': {
    tatooine:
      'W ostatniej loży kantyny majordomus opisuje młodego Hutta, który uciekł z domu, żeby zostać muzykiem. Ścisza głos, więc przesuwasz się o stolik bliżej, za kłęby pary.',
    'nal-hutta':
      'Klan chce odzyskać dziedzica, po cichu i w całości. Druga gałąź rodu słyszała, że umiesz znajdować ludzi, i woli podsunąć ci zupełnie inne nazwisko.',
  },
  'tatooine-nal-hutta-16': {
    'tatooine.positive':
      'Burza uziemiła wszystko prócz Imperium. Porucznik ze składu proponuje ci resztę funduszu reprezentacyjnego albo miejsce dla statku w brzuchu najbliższego transportowca.',
    'tatooine.neutral':
      'W twoim doku chowa się przed burzą pluton z piaskiem we wszystkich stawach. Szukają winnego, wszystko jedno jakiego. Ucieszy ich nazwisko, ucieszy też kolejka dla wszystkich.',
    'tatooine.negative':
      'Z żółtej zawiei wyłaniają się dewbacki, a na nich szturmowcy, którzy znają twoją twarz z plakatów Rebelii. Tym razem, krzyczy sierżant, zadowolą się tym, co masz w ładowni.',
    'nal-hutta':
      'Po tygodniu deszczu tuż obok twojego statku odpływa platforma gazowa z otwartymi zaworami. Właściciele zapłacą temu, kto przejdzie po mokrej rurze i pozamyka je we właściwej kolejności, zanim trafi tam iskra.',
  },
  'tatooine-nal-hutta-17': {
    tatooine:
      'Toydarianin z krzywym zębem rzuca własną kostką i przysięga, że jest uczciwa. Podobno wypłaca wygrane, chyba że wypadnie pusta ścianka, a od wielkiego święta płaci czymś ze sklepu.',
    'nal-hutta':
      'Huttyjski generał gra w holoszachy sam ze sobą i nudzi go wygrywanie. Gra na pieniądze. Kto go pokona, może wziąć stawkę albo zdobyć jego względy, ale nie jedno i drugie.',
  },
  'tatooine-nal-hutta-18': {
    tatooine:
      'Poszukiwacz, który nie znosi towarzystwa, zostawia ci namiar na swoją skrytkę: żadna planeta, żaden księżyc, tylko ciemne miejsce między szlakami i właz, który zadaje zagadki.',
    'nal-hutta':
      'Miejsce na trybunie jest za darmo dla tych, co patrzą na gości, a połowa gości podróżuje pod pożyczonym nazwiskiem. Wejście na piasek areny kosztuje więcej, a acklay od rana nic nie jadł.',
  },
  'tatooine-nal-hutta-19': {
    tatooine:
      'Wyschła studnia na rozstaju. Trzy wioski zapłacą za wodę przywiezioną statkiem przez zamieć, a za każdy towar, który da się na wodę wymienić, oddadzą, co mają: oszczędności, łóżka i mechanika.',
    'nal-hutta':
      'W kuchni przy lochach mówią, czego brakuje Huttowi: gości, którzy docierają żywi. Dostarcz gdziekolwiek choć jednego, który idzie o własnych siłach, daj znać kucharzowi, a znajdzie się druga sakiewka.',
  },
  'tatooine-nal-hutta-20': {
    tatooine:
      'Traperka pokazuje ci, jak womp-szczur uwalnia się z wnyków: zostawia w nich coś, co wygląda jak on. Wszywa ci jedną pętlę w torbę, a drugą w płaszcz.',
    'nal-hutta.positive':
      'Wysłannik Czarnego Słońca rozsiada się u Huttów jak u siebie. Ma dla ciebie drobny upominek albo drobną prośbę: chodzi o dwoje znajomych, którym będzie lepiej, gdy zamienią się miejscami.',
    'nal-hutta.neutral':
      'Na bankiecie podczaszy wysłannika podaje ci pod stołem złożoną serwetkę. Ma się znaleźć, niezauważona, na talerzu w drugim końcu sali, a Hutt patrzy wszystkim na ręce.',
    'nal-hutta.negative':
      'Wysłannik rozpoznaje cię i posyła dwóch tragarzy z zaproszeniem na balkon. Balkon jest wysoki. Zaproszenie można odłożyć, mówią, za drobną składkę.',
  },
}
