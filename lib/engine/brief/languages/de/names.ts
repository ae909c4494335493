import { divided, isInfinitive, isOwnVerb, isParticiple, isVerb, isVerbOfSeveral } from './verbs.ts'

/** First names and what people are called for short, but for such as are other words. */
const FIRST_NAMES =
  'Aaron Abdul Achim Adam Adele Adelheid Adnan Adrian Agnes Ahmed Aida Aischa Aisha Aleks Aleksandra Alessandro Alessia Alex Alexander Alexandra Alfons Alfred Ali Alice Alina Alisa Alma Alois Amalia Amelie Amin Amir Amira Amy Ana Anastasia Anatol Andi Andre André Andrea Andreas Andrej Andy Angela Angelika Angelina Anita Anja Anka Ann Anna Annabell Anne Annegret Annelie Anneliese Annemarie Annett Annette Anni Annika Anny Anton Antonia Antonio Anya Arda Aria Ariane Armin Arne Arno Arnold Arthur Artur Arzu Astrid Athena Aurelia Axel Ayla Ayse Ayşe Baran Barbara Bärbel Basti Bastian Beata Beate Beatrice Bela Ben Benedikt Benjamin Benni Benno Benny Berat Berkay Bernd Bernhard Bert Berta Berthold Bettina Betty Bianca Bibi Birgit Birte Björn Bodo Bogdan Boris Brigitta Brigitte Britta Bruno Burak Burkhard Caro Carina Carl Carla Carlo Carlos Carlotta Carmen Carola Carolin Caroline Carsten Cem Cemal Celina Celine Chantal Charlotte Charly Chloe Chris Chrissi Christa Christel Christian Christiane Christin Christina Christine Christoph Christopher Cilli Cindy Clara Clarissa Claudi Claudia Clemens Conny Constantin Cora Cordula Cornelia Corinna Dagmar Damian Dana Dani Daniel Daniela Danny Daria Dario David Deniz Denise Dennis Detlef Diana Diego Dieter Dietmar Dilara Dimitri Dirk Dominic Dominik Dora Doreen Doris Dorothea Dorothee Dragan Edeltraud Edgar Edith Eduard Edwin Egon Ekrem Elena Elfriede Eleonore Eli Elias Elif Elin Elisa Elisabeth Elise Elke Ella Elli Ellen Elmar Elsa Elsbeth Else Elvira Emely Emil Emilia Emilio Emily Emin Emine Emma Emmi Emre Enno Enrico Eren Erhard Eric Erich Erik Erika Erkan Erna Erwin Esma Esra Esther Eugen Eva Evelyn Ewa Fabi Fabian Fabienne Fadi Falk Fanny Farid Fatih Fatima Fatma Felicitas Felix Ferdi Ferdinand Filip Finja Finn Fiona Florian Florentine Flori Floriane Folkert Franka Franz Franzi Franziska Fred Frederik Frieda Friederike Friedhelm Friedrich Fritz Fynn Gabi Gaby Gabriel Gabriela Gabriele Georg Georgios Gerald Gerd Gerda Gereon Gerhard Gerlinde Gernot Gertrud Gesa Gesine Giovanni Gisela Gitte Giulia Gregor Greta Gretchen Grete Gudrun Guido Günni Günter Günther Gustav Hakan Hamza Hanna Hannah Hanne Hannelore Hannes Hanno Hansi Harald Hartmut Hasan Hatice Hedi Hedwig Heidi Heidrun Heike Heiko Heiner Heinrich Heinz Helen Helena Helene Helga Helge Helmut Hendrik Henni Henning Henri Henriette Henrik Henry Herbert Hermann Hermine Hilda Hilde Hildegard Hilmar Holger Horst Hubert Hugo Ibo Ibrahim Ida Igor Ilka Ilona Ilse Imke Ina Ines Inés Inga Inge Ingeborg Ingo Ingrid Inka Irena Irene Irina Iris Irma Irmgard Isa Isabel Isabell Isabella Isabelle Ismail Ivan Ivana Ivo Jacqueline Jakob Jalil James Jamila Jan Jana Jane Janina Janine Janis Jannes Jannik Jannis Janosch Jasmin Jasper Jenni Jennifer Jenny Jens Jessi Jessica Jimmy Joachim Joana Jochen Joel Johann Johanna Johannes John Jolina Jona Jonas Jonathan Jonna Joris Jörg Jörn Josef Josefa Josefine Josephine Joschi Josie Joshua Josua Juan Judith Jule Julia Julian Juliane Julie Julius Juri Jürgen Justin Justus Jutta Kai Karim Karin Karina Karl Karla Karlheinz Karoline Karsten Kasimir Kaspar Katarina Katharina Käthe Kathi Kathleen Kathrin Kati Katja Katrin Kerem Kerstin Kevin Kiara Kilian Kira Kirsten Klara Klaudia Klaus Kläuschen Konrad Konstantin Korbinian Kordula Krzysztof Kurt Kuno Lara Larissa Lars Lasse Laszlo Laura Lea Leah Leander Leila Len Lena Lenchen Leni Lenja Lennard Lennart Lenny Lenya Leo Leon Leona Leonard Leonhard Leoni Leonie Leonora Leopold Levi Levin Leyla Lia Liam Lian Lilia Lilian Lilli Lilly Lily Lina Linda Lino Linus Lio Lisa Lisbeth Liselotte Lisi Liv Livia Lola Lorena Lorenz Lothar Lotta Lotte Lotti Lou Louis Louisa Louise Luan Luana Luca Lucas Lucia Lucie Lucy Ludwig Luis Luisa Luise Luka Lukas Luke Luna Luzia Lutz Lydia Madeleine Magda Magdalena Maik Maike Maja Malia Malin Malina Malte Mandy Manfred Mani Manni Manu Manuel Manuela Mara Marc Marcel Marcell Marcin Marco Marcus Marek Maren Margarete Margarethe Margit Margot Margret Maria Mariam Marianne Marie Marieke Mariella Marietta Marija Marika Marina Mario Marion Marisa Marit Marius Marko Markus Marla Marleen Marlen Marlena Marlene Marlies Marlon Marta Marten Martha Martin Martina Marvin Mathias Mathilda Mathilde Mats Matteo Matthias Matthis Matti Mattis Matze Maurice Mauro Mavie Max Maxi Maxim Maximilian Maya Mechthild Mehmet Meike Melanie Melek Melina Melissa Melli Merle Mert Merve Meryem Metin Mia Micha Michael Michaela Michelle Michi Mieke Miguel Mika Mike Mikail Mikkel Mila Milan Milana Milena Milla Milo Mimi Mina Mira Miriam Mirja Mirko Mohamed Mohammed Momo Mona Moni Monica Monika Moritz Moses Muhammed Murat Mustafa Nadia Nadine Nadja Najib Naomi Natalia Natalie Natascha Nathalie Neele Nele Nelli Nelly Nepomuk Nick Nicki Nico Nicola Nicolas Nicole Niels Nik Nikita Niklas Niko Nikola Nikolai Nikolas Nils Nina Nino Noah Noel Noemi Nora Norbert Norman Nour Nuri Odin Ole Oleg Olga Olli Oliver Olivia Omar Omer Oscar Oskar Osman Otto Özlem Pablo Paola Pascal Patricia Patrick Patrizia Patryk Paul Paula Paulchen Pauli Paulina Pauline Pavel Pedro Peer Peggy Pelle Penelope Petra Philine Philip Philipp Phillip Phil Pia Pierre Piet Pina Piotr Rachel Rafael Rainer Raik Raja Ralf Ralph Ramona Raphael Rebecca Rebekka Regina Regine Reiner Reinhard Reinhold Remo Rena Renate Resi Reza Ricarda Riccardo Richard Rico Rieke Rike Rita Robert Roberto Robin Roland Rolf Roman Romy Romeo Ron Ronja Ronny Rosalie Rosemarie Rosi Rosina Rosalinde Roswitha Roxana Rüdiger Rudi Rudolf Rupert Ruth Ryan Sabine Sabrina Salome Sam Samira Sammy Samuel Sandra Sandro Sandy Sara Sarah Sascha Saskia Schorsch Sebastian Sebi Selin Selina Selma Sepp Seppi Serap Sergej Serhat Sergio Severin Sibel Sibylle Siegfried Sieglinde Siggi Sigrid Silas Silke Silvana Silvia Silvio Simon Simone Sina Sinan Sofia Sofie Sonja Sophia Sophie Sören Stefan Stefanie Steffen Steffi Stella Stephan Stephanie Steve Steven Susann Susanna Susanne Susi Suse Sven Svenja Svetlana Swantje Sybille Sylvia Tabea Talia Tamara Tanja Tarek Tatjana Ted Teresa Thea Thekla Theo Theodor Theresa Therese Theresia Thies Thilo Thomas Thommy Thorben Thore Thorsten Tiago Tiana Tilda Tilo Tim Timm Timmy Timo Timon Timothy Timur Tina Tini Tino Titus Tobi Tobias Tom Tomasz Tomek Tommy Toni Tony Torben Torsten Traudl Traute Trudi Tuğba Udo Uli Ulf Ulla Ulli Ulrich Ulrike Umut Ursel Ursula Uschi Uta Ute Uwe Valentin Valentina Valerie Vanessa Veit Vera Verena Veronika Vesna Viki Viktor Viktoria Vince Vincent Vivi Vivian Vivien Vivienne Vlad Vladimir Volker Volkmar Vroni Waldemar Walter Walburga Waltraud Waltraut Wenzel Wera Werner Wiebke Wilfried Wilhelm Wilhelmine Willi Willy Wilma Winfried Wioletta Wolf-Dieter Wolfgang Wolfi Xaver Yannick Yannik Yannis Yara Yasemin Yasin Yasmin Yilmaz Yolanda Yuki Yusuf Yves Yvonne Zara Zdenka Zeynep Zoe Zoë Zoey Balu Bello Fiete Frodo Hasso Lumpi Maunzi Mautzi Minka Minki Mogli Mohrle Mucki Nala Rex Rocky Schnuffi Schnurri Simba Snoopy Struppi Tiffy Wuschel Zorro Peter Hans Joe Kim Flo Frank Anke'
/** Names that are words as well: only where a name must stand. */
const WORDS_TOO =
  'Ernst Heide Rosa Till Lasse Wolf Bär Rose Linde Mai June Engel Mo Cleo Keks Mark August Viola Jo Krümel Flocke'

/** With a capital letter. */
export const FIRST_NAMES_PATTERN = `${FIRST_NAMES} Ernst Heide Rosa Till`
  .split(' ')
  .sort((a, b) => b.length - a.length)
  .join('|')

/** "kurt" and "robert" are names, "kocht" and "hart" are none. */
export const unlikeNames = (): string =>
  `^(?:${[...NO_NAMES].join('|')})$|\\p{L}{2}(?:abends?|nachts?|morgens?|tags?|lied|song|musik|party|feier|fest|stimme|zeit)$|^(?!(?:${`${FIRST_NAMES} ${WORDS_TOO}`.toLowerCase().replaceAll(' ', '|')}|schmidt|schmitt|vogt|arndt|brandt|albrecht|siebert|schubert|seifert|ebert|wendt|petersen|hansen|jansen|janssen|jensen|christiansen|[\\p{L}]+(?:ert|hardt|(?<!s)sen))$).*(?:t|te|en)$`

const KNOWN: ReadonlySet<string> = new Set(FIRST_NAMES.toLowerCase().split(' '))
const TOO: ReadonlySet<string> = new Set(WORDS_TOO.toLowerCase().split(' '))

const KIN =
  '(?:ur)?(?:oma|omi|opa|opi)|großmutter|großvater|mama|mami|mutti|mutter|papa|papi|vati|vater|tochter|sohn|enkel(?:in|sohn|tochter|kind)?|neffen?|nichte|patenkind|patensohn|patentochter|baby|kind|(?:zwillings)?schwester|(?:zwillings)?bruder|frau|mann|ehefrau|ehemann|verlobte[nr]?|partner(?:in)?|freundin|freund|kumpel|bester|beste|tante|onkel|cousine?|schwager|schwägerin|schwieger(?:mutter|vater|mama|papa|sohn|tochter)|stief(?:mutter|vater|sohn|tochter|papa|mama)|nachbar(?:in|n)?|kolleg(?:in|en|e)|chef(?:in)?|trainer(?:in)?|[\\p{L}]*lehrer(?:in)?|erzieher(?:in)?|hebamme|mitbewohner(?:in|s)?|[\\p{L}]*hund|hündin|welpe|dackel|mops|pudel|labrador|katze|kater|kätzchen|pferd|pony|kaninchen|hase|hamster|meerschweinchen|wellensittich|papagei|schildkröte|esel|ziege|huhn|henne|hahn|torwart|azubi|praktikant(?:in)?|patentante|patenonkel|pate|patin'
const OF_KIN = new RegExp(`(?<![\\p{L}])(?:${KIN}) ([\\p{Ll}][\\p{Ll}'’-]+)(?![\\p{L}])`, 'gu')
/** Behind these a name stands, whatever it is: "heiratet ihren tobi", "den kleinen levin". */
const NAMED =
  /(?<![\p{L}])(?:heiratet|(?:für|an) (?:(?:den|die|unseren|unsere|meinen|meine|unser|mein) )?(?:kleinen?|süßen?|lieben?)|(?:heiratet|heiraten) (?:ihren|seine)|namens|genannt|ist (?:der|die) kleine) (\p{Ll}[\p{Ll}'’-]+)(?=$|[.,;:!?)]|\s(?:und|zum|zur|am|im|in|weil|der|die|das|kennen|mit|aus|wird|ist|hat)(?![\p{L}]))/gu
/** "basti wird 30", "moni geht in rente". */
const WHO =
  /(?<=^|[.,;:!?]\s*|\s(?:unser|unsere|mein|meine|der|die|liebe|lieber)\s)(\p{Ll}[\p{Ll}'’-]{2,}) (?=wird (?:heute |morgen |bald |jetzt |schon |am \p{L}+ )?\d|heiratet|geht in rente|zieht (?:weg|um|aus|nach)|verlässt uns|hat geburtstag)/gu
/** "jana und ihr basti", "tim & kim". */
const PAIR =
  /(?<![\p{L}])(\p{Ll}[\p{Ll}'’-]+),? (?:und|&|\+) (?:ihr |sein |ihrem |seiner |ihren |seine )?(\p{Ll}[\p{Ll}'’-]+)(?![\p{L}])/gu

/** People and animals whom a description names in small letters: by names that people have, and where a name must stand. */
export function peopleIn(description: string): string[] {
  const words = [
    ...description.matchAll(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*(?![\p{L}'’-])(?! der \d| \d+ min| kart)/gu),
  ].map(([word]) => word)
  const called = [...description.matchAll(OF_KIN)].flatMap(([match, word = '']) => {
    const next = /^\s?(\S*)/u.exec(description.slice(description.indexOf(match) + match.length))?.[1] ?? ''
    return isNameLike(word) && isBehindName(next) ? [word] : []
  })
  const told = [NAMED, WHO]
    .flatMap((source) => [...description.matchAll(source)].map(([, word = '']) => word))
    .filter(isNameLike)
  const pairs = [...description.matchAll(PAIR)].flatMap(([, one = '', other = '']) => {
    const isPair = (KNOWN.has(one) && isNameLike(other)) || (KNOWN.has(other) && isNameLike(one))
    return isPair ? [one, other] : []
  })
  const owners = words.filter((word) => /\p{L}{2}s$/u.test(word) && !KNOWN.has(word)).map((word) => word.slice(0, -1))
  return [...new Set([...[...words, ...owners].filter((word) => KNOWN.has(word)), ...called, ...told, ...pairs])]
}

const isNameLike = (word: string): boolean =>
  KNOWN.has(word) ||
  TOO.has(word) ||
  (!NO_NAMES.has(word) &&
    !isVerb(word) &&
    !isOwnVerb(word) &&
    divided(word) === null &&
    !isInfinitive(word) &&
    !isVerbOfSeveral(word) &&
    !isParticiple(word) &&
    !/(?:ig|lich|isch|ung|heit|keit|schaft|sam|bar|los|iert)(?:e[nmrs]?)?$/u.test(word))

/** What may follow a name: the end, a verb, a small word. */
const isBehindName = (next: string): boolean =>
  next === '' ||
  /^[.,;:!?()\d–—-]/u.test(next) ||
  isVerb(next.replace(/[^\p{L}].*$/u, '')) ||
  BEHIND.has(next.replace(/[^\p{L}].*$/u, ''))

const BEHIND: ReadonlySet<string> = new Set(
  'und oder der die das den dem ihr ihre ihren sein seine unser unsere mein meine weil wenn dass zum zur zu über mit ohne in im aus von vom für fürs auf am an bei beim nach vor wird ist war hat als er sie es ich wir du hätte immer nie jeden heute morgen seit bitte gibt sind haben'.split(
    ' ',
  ),
)
const NO_NAMES: ReadonlySet<string> = new Set(
  `und oder der die das den dem des ein eine einen einem einer mein meine meinen dein sein seine ihr ihre unser unsere er sie es ich wir du man uns euch mich mir dich dir ihn ihm sich wer was wo wie wenn weil dass als ob zu zum zur im in an am auf aus bei beim mit nach von vom vor über unter für fürs ohne gegen um bis seit durch
  nicht nie immer oft sehr so ganz total echt voll viel mehr nur auch noch schon erst mal doch aber denn ja nein hier da dort dann jetzt heute gestern morgen bald früher später abends nachts morgens zusammen allein alleine selber selbst gern gerne lieber leider einfach super toll lieb liebe nett groß klein alt jung neu gut beste besten bester schön süß krank tot gesund müde traurig glücklich witzig lustig verrückt stolz weg fort wieder zurück endlich fast ungefähr etwa circa alle alles keiner jeder jede jeden niemand jemand etwas nichts nix bitte danke hallo
  oma opa mama papa mutter vater schwester bruder tochter sohn kind kinder baby freund freundin freunde mann frau hund katze kater leute eltern großeltern geschwister familie kollegen jungs mädels mädchen junge team verein klasse gruppe chef nachbar nachbarn lehrer
  lied song musik text rap pop rock hymne ballade geburtstag hochzeit abschied taufe rente ruhestand party fest feier urlaub weihnachten ostern sommer winter schule arbeit garten küche haus hause zuhause auto bus zug bett tisch kuchen kaffee bier wein essen spiel spaß liebe herz glück leben tod angst mut zeit tag abend nacht woche jahr jahre jahren ende anfang welt meer berge ferien co ne namens heißt heisst geburtstagskind bester freundinnen lang sportlich chaotisch ex`.split(
    /\s+/,
  ),
)

/** Names of women that do not end as most of theirs do, and names of men that do. */
const OF_WOMEN =
  'katrin kathrin karin kerstin birgit doris iris ingrid astrid sigrid elisabeth lisbeth judith ruth edith gertrud hildegard irmgard ingeborg margit margret carmen karen maren kirsten ellen helen marion miriam mirjam yasmin jasmin carolin caroline nicole michelle chantal isabel isabell mercedes agnes gudrun ines inés marlies edeltraud waltraud waltraut dagmar carolyn ann elin evelyn marleen marlen edith roswitha melli steffi susi moni heidi uschi gabi gaby conny jenny jenni nelly nelli lilly lilli lily emily emely lucy anni anny leni kati kathi vroni resi rosi franzi sandy mandy cindy betty fanny hedi mimi chrissi claudi jessi trudi lotti elli emmi romy amy kim lou vivien liv noemi naomi rachel sarah hannah leah deborah melek nour songül gül aylin selin dilek zeynep meryem yildiz minki peggy wendy lisbeth gerlind rosalind swetlana zoe zoey chloe'.split(
    ' ',
  )
const OF_MEN =
  'luca luka sascha mika noah joshua nikita jona mustafa attila elia helge ole uwe arne malte hauke sönke kalle lasse bosse mike andre andré rené rene luke fiete börge george pelle matze thore timothy kolja ilja mischa micha jascha barna bela juri'.split(
    ' ',
  )
/** Short names in "i" and "y" that are men's. */
const SHORT_OF_MEN =
  /^(?:manni|andi|andy|basti|rudi|willi|willy|uli|ulli|benni|benny|tobi|olli|matti|ali|hansi|flori|danny|harry|kalli|luigi|michi|siggi|seppi|wolfi|günni|ferdi|freddy|henry|tommy|timmy|charly|johnny|ronny|jimmy|teddy|eddy|tony|rocky|balu|benno|levi|fabi|sebi)$/u

/** Whether somebody called so is "sie" or "er"; null where a name tells nothing. */
export function genderOfName(name: string): 'f' | 'm' | null {
  const first = (name.toLowerCase().split(/[\s-]/)[0] ?? '').trim()
  if (first === 'frau') return 'f'
  if (first === 'herr' || first === 'herrn') return 'm'
  if (OF_MEN.includes(first) || SHORT_OF_MEN.test(first)) return 'm'
  if (OF_WOMEN.includes(first) || /a$/u.test(first)) return 'f'
  if (!KNOWN.has(first) || /[iy]$/u.test(first)) return null
  return /e$/u.test(first) ? 'f' : 'm'
}
