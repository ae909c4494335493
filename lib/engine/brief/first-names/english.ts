/** First names that are no English words, in small letters: those of people in English-speaking countries, out of the lists of Faker (MIT). */
export const ENGLISH_FIRST_NAMES = `
aadi aadidev aadinath aaditya aadrika aagam aagney aagneya aaliyah aalok aamod aanand aanandaswarup aanandinii
aanjaneya aaratrika aaron aarya aaryan aasa aasha aashritha aatmaj aatmaja aatreya aayushmaan aayushman abagail
abani abbie abbigail abby abdiel abdul abdullah abe abel abelardo abhaidev abhaya abhirath abhisyanta abigail
abigale abigayle abimbola abisola abisoye abner abraham acaryatanaya achalesvara acharyanandana acharyasuta achintya
achyut ada adah adalberto adaline adam adan adaugo addie addison adeboye adedayo adegoke adela adelbert adele adelia
adeline adell adella adelle adheesh adhiraj adhrit adikavi adinath aditeya aditya adityanandan adityanandana adolf
adolfo adolph adolphus adonis adrain adrian adriana adrianna adriel adrien adrienne adripathi advaya adwitiya afton
agasti agastya aglae agnes agneya agnimitra agniprava agnivesh agrata agustin agustina ahalya ahilya ahmad ahmed
aida aidan aiden aileen aimee aisha aishani aiyana ajeet ajit akande akanni akeem akroor akshainie akshaj akshat
akshata akshayakeerti akshita akula akunna alade alaina alan alana alanis alanna alayna alba albert alberta albertha
alberto albin albina alda alden alec aleen alejandra alejandrin alejandro alek alena alene alessandra alessandro
alessia aletha alex alexa alexander alexandra alexandre alexandrea alexandrine alexandro alexane alexanne alexie
alexis alexys alexzander alf alfie alfonso alfonzo alford alfred alfreda alfredo ali alia alice alicia alisa alisha
alison alivia aliya aliza alize allan allen allene allie allison alma alok alonzo alphonso alta althea alton alva
alvah alvena alvera alverta alvin alvina alvis alyce alycia alysa alysha alyson alyssa alysson ama amalia amanda
amani amara amaranaath amaresh amari amarnath amaya ambar ambrose amelia amelie amely americo ameyatma amie amina
aminat aminu amir amira amish amiya amodini amogh amos amparo amrit amrita amritambu amy amya ana anaadi anabel
anabelle anagh anahi anais anala anamika anand ananda anandamayi anang ananta ananya anasooya anastacio anastasia
anasuya anderson andre andrea andreane andreanne andres andrew andy angela angelina angeline angelita angelo angie
angus anibal anika anil anila anilaabh anilabh anish anissa anita aniya aniyah anjali anjaneya anjushree anjushri
ankal ann anna annabel annabell annabelle annalise annamae annamarie annapurna anne annetta annette annie ansel
anshula ansley anthony antoinette antone antonetta antonette antonia antonietta antonina antonio antwan antwon anuja
anunay anuraag anurag anusuya anwesha anya aoife april apsara ara araceli aracely archan archibald archie ardella
arden ardith arely ari ariane arianna aric ariel arielle arindam arjun arlene arlie arlo armand armando armani
arnaldo arne arnesh arno arnold arnoldo arnulfo aron arthur arturo arun aruna arvel arvid arvilla arya aryan aryanna
asha ashlee ashleigh ashlesh ashley ashly ashlynn ashok ashton ashtyn aslesha assunta astrid athena atmaja atmanand
atmananda atreyee atreyi aubree aubrey audie audra audreanne audrey augusta augustina augustine augustus aurelia
aurelie aurelio aurore austen austyn ava avadhesh avani avantika avery avis axel ayana ayden ayebatari ayinde ayla
aylin ayushmati azubuike baala baalaaditya baalagopaal bahula baidehi baijayanti bailee bakula bala balaaditya
balachandra baladitya balagopal balagovind balamani balgopal bandhu bandhul banji bankim bankimchandra bankole
barbara barrett barry bart bartholome barton basanti baylee beatrice beaulah becky bela belinda bella ben benedict
benjamin bennett bennie benny benton berenice bernadette bernadine bernard bernardo berneice bernhard bernice bernie
berniece bernita bert berta bertha bertram bertrand bessie beth bethany betsy bette bettie betty bettye beulah
beverly bhaanumati bhaasvan bhaaswar bhadra bhadrak bhadraksh bhadran bhagavaan bhagirathi bhagvan bhagwanti
bhagwati bhamini bhanumati bharadwaj bharat bhardwaj bhargava bhargavi bhasvan bhaswar bhaumik bhavani bhaves
bheeshma bhilangana bhima bhisham bhishma bhoj bhoopat bhoopati bhooshan bhooshit bhramar bhudev bhudeva bhupati
bhupen bhushan bhushit bhuvanesh bhuvaneshwar bianka billie bilva bilwa birjesh bishnu bjorn blair blaise blake
blanca blanche bobbie bodhan bonita bonnie boris braden bradford bradley bradly brady braeden brahma brahmaanand
brahmabrata brahmanandam brahmdev brajendra brajesh brandi brando brandon brandt brandyn brannon branson brant
braulio braxton brayan breana breanna breanne brenda brendan brenden brendon brenna brennan brennon brent bret brett
bria brian briana brianne brice bridget bridgette bridie brielle brigitte brijesh brionna brisa britney brittany
brock broderick brody brooke bruce bryan bryana bryant bryce brycen bryon buchi buddhana budhil buford bukola bulah
burdette burley burnice byron cade caden caesar caitlin caitlyn cale caleb caleigh calista callie callum calvin
camden cameron camila camilla camille camren camron camryn camylle candace candelario candice candido cara carey
carissa carl carla carlee carleton carley carli carlie carlo carlos carlotta carlton carmel carmela carmella carmelo
carmen carolanne carole caroline carolyn carolyne carrie carroll carson cary casandra casey casimer casimir casper
cassandra cassandre cassidy cassie catalina caterina catharine catherine cathrine cathryn cathy cayla ceasar cecelia
cecil cecile cecilia cedric cedrick celestine celestino celia celine cesar chaanakya chaaruchandra chadd chadrick
chaim chaitan chakor chakradhar chakravartee chakravarti chakrika chanakya chanda chandak chandan chandani chandi
chandini chandira chandni chandra chandraayan chandrabhaga chandrabhan chandradev chandrakala chandraketu chandrakin
chandramani chandramauli chandramohan chandran chandranath chandrani chandraprabha chandraswaroopa chandravati
chanel chanelle chapal chapala charak charlene charles charley charli charlotte charuchandra charumati charuvrat
charvi chasity chaten chatur chatura chaturaanan chaturbhuj chauncey chaya chaz chelsea chelsey chelsie chen
cherechi cheryl chesley chester chet chetan chetanaanand cheyanne chiamaka chidaakaash chidaatma chidambar
chidambaram chidananda chidi chimamanda chinedu chinmayanand chinmayananda chinyere chiranjeev chiranjeeve chisom
chitraksh chitrali chitramala chitrangada chizoba chloe chloé chris christa christelle christiana christie christina
christine christop christophe christopher christy chukwu chyna ciara ciaran cicero cielo cierra cindy citlalli clair
claire clara clarabelle clare clarence clarissa clark claud claude claudia claudie claudine clayton clemens
clementina clemmie cleo cleora cleta cletus cleve cleveland clifford clifton clint clinton clotilde clovis cloyd
clyde coby cody colby cole coleman colin collin colten colton columbus concepcion conner connie connor conor conrad
constance constantin consuelo cora coralie corbin cordelia cordell cordia cordie corene corey corine cornelius
cornell corrine cortez cortney cory coty courtney craig crawford creola cristal cristian cristina cristobal
cristopher cruz crystel cullen curtis cydney cynthia cyril cyrus d'angelo daevi daevika dagmar daija daisha daiwik
daksha dakshayani dallin dalton damaris damayanti dameon damian damien damilare damilola damion damodara damon dan
dana dandak dandapaani dandre dane dangelo danial daniel daniela daniella danielle danika danjuma dannie danny dante
danyka daphne daphnee daphney darby darcy daren darian dariana darien darin dario darion darius darla darlene
darnell daron darrel darrell darren darrick darrin darrion darron darryl darshan darshwana darwin daryl dashawn
dasia datta dave david davin davion davon davonte dawson dax dayaamay dayaananda dayaanidhi dayamayee dayana dayna
dayne dayton deangelo deanna debbie deborah debra declan dedric dedrick dee deeksha deenabandhu deepali deepan
deepankar deependra deepesh deeptanshu deeptendu deeptiman deeptimay deeptimayee deeptimoy deeptimoyee deevakar
deion deja dejah dejon dejuan delaney delbert delfina delia delilah della delmer delores delpha delphia delphine
demarco demarcus demario demetris demetrius demond dena denis denise dennis deon deondre deontae deonte dereck derek
derick deron deshaun deshawn desiree desmond dessie destany destin destinee destiney destini dev devadatt devagya
devajyoti devak devan devangana devani devante devasree devdan deven devesh deveshwar devi devika devin devon
devonte devvrat devyn dewayne dewey dewitt dexter dhaanyalakshmi dhana dhanadeepa dhanalakshmi dhananjay dhanapati
dhanesh dhanpati dhanu dhanvin dhara dharani dharitri dharmaketu dhatri dhruv dhyanesh dhyaneshwar diana diane
dianna dianne digambar digambara diksha dillan dillon dimitri dina dinakar dinesh dinkar dino dion dipali dipankar
dipendra dipesh diptendu divaakar divakar divjot divya dixie dmitri dolores domenic domenica domenick domenico
domingo dominic dominick dominique donald donato donavon donna donnell donnie donny dora dorcas doreen dorian doris
dorothea dorothy dorris dortha dorthy doug douglas dovie doyle draupadi dron drona duane dudley dulari dulce duncan
durga durgeshwari durward dustin dwaipayan dwaipayana dwayne dwight dylan earlene earline earnestine easter easton
ebba ebiere ebiowei eda edd eddie eden edgar edgardo edison edith edmond edmund edna eduardo edward edwardo edwin
edwina edyth edythe eekalabya efe effie efrain efren eileen einar eino ekaaksh ekadant ekaksh ekalavya ekaling
ekaparnika ekdant eladio elaina elaine elakshi elbert elda eldon eldora eldred eldridge eleanor eleanora eleanore
eleazar electa elena elenor elenora eleonore elfrieda eli elian eliane elias eliezer elijah elinor elinore elisa
elisabeth elise eliseo elisha elissa eliza elizabeth ella ellen ellie elliot elliott ellis ellsworth elmer elmira
elmo elmore elna elnora elody eloisa eloise elouise eloy elroy elsa elsie elta elton elva elvera elvie elvira elvis
elwin elwyn elyse elyssa elza emanuel emeka emelia emelie emely emerson emie emil emile emilia emiliano emilie
emilio emily emma emmalee emmanuel emmanuelle emmet emmett emmie emmitt emmy emory ena enakshi enid enoch enola enos
enrico enrique enzo ephraim eriberto eric erica erich erick ericka erik erika erin erling erma erna ernest ernestina
ernestine ernesto ernie ervin erwin eryn esha eshana eshita esmeralda esperanza esse essie esta esteban estefania
estel estell estella estelle estevan esther estrella etha ethan ethel ethelyn ettie eudora eugene eugenia eula eulah
eulalia euna eunice eusebio eva evalyn evan evangeline evans eveline evelyn everardo everett everette evert evie
ewald ewell ezekiel ezequiel ezra fabian fabiola fae fannie fatima faustino fausto favian faye federico felicia
felicita felipa felipe felix felton fermin fernando ferne fidel filiberto filomena finn fiona flavie flavio fleta
fletcher flo florencio florian florine flossie floy floyd forrest frances francesca francesco francis francisca
franco frankie franklin franz fred freda freddie freddy frederic frederick frederik frederique fredrick fredy freeda
freida freya frida frieda friedrich funmilade funmilayo furman gabe gabriel gabriella gabrielle gaetano gage gail
gajaadhar gajabahu gajadhar gajbaahu ganak ganaka ganapati gandharv gandharva ganesh gangesh gardner garett garfield
garnett garrett garrick garry garth garud garuda gary gaston gati gatik gauraang gaurang gauranga gautam gautama
gautami gavin gayatri gayle gbeminiyi gbemisola geeta geetanjali gemine gemini gemma genevieve gennaro genoveva geo
geoffrey george georgette georgiana georgianna geovanni geovanny geovany gerald geraldine gerard gerardo gerda
gerhard germaine german gerry gerson gertrude ghanaanand ghanashyam ghanshyam gia gianni gideon gilbert gilberto
gilda giles gillian gina gino giovani giovanna giovanni giovanny giri girija girik girika girindra giriraaj giriraj
girish girja gisselle gita gitanjali giuseppe gladyce gladys glenda glenn glenna glennie gloria gobinda godfrey
golda gonzalo gopaal gopal gopee gopi gorakhanatha gorakhnath gordon goswamee goswami gotum gouranga goutam govinda
gracie graciela grady granville grayce grayson greg gregg gregoria gregorio gregory greta gretchen greyson grover
gudakesa gudakesha gudrun guido guillermo guiseppe gunnar gurdev gus gussie gustave gustavo gwen gwendolyn habiba
hadley hailee hailey hailie hal haleigh haley halie halle hallie hamish hamsini hanna hannah hans hari harinakshi
harinarayan harit harita harley harmon harold harriet harrison harvey haskell hassan hassie hattie hayden haylee
hayley haylie heber heema heidi helen helena helene helga hellen helmer heloise henderson henri henrietta henriette
henry herbert herman hermann hermina herminia herminio herta hertha hester hettie hilario hilbert hilda hildegard
hillard hillary hilma hilton himadri himani hipolito hiram hiranmay hiranmaya hiranya hobart holden hollie horace
horacio hortense hosea howard howell hoyt hubert hudson hugh hugo hulda humberto hyman ian ibrahim icie ida idell
idella ifeanyichukwu ifeoma ifunanya ignacio ignatius ike ikenna ikhidie ila ilene iliana ima imani imelda immanuel
imogen imogene inder indira indra ines inez ingrid irene ireti irma irvin irving irwin isaac isabel isabell isabella
isabelle isac isadore isai isaiah isaias isidro isioma isla ismael isobel isom issac itzel iva ivah ivan izabella
izaiah jabari jace jacey jacinthe jacinto jackeline jackie jacklyn jackson jacky jaclyn jacob jacqueline jacquelyn
jacques jacynthe jada jaden jadesola jadon jadyn jaeden jagadish jagadisha jagathi jagdeep jagdish jagmeet jahnu jai
jaida jaiden jailyn jaime jaimini jairo jakayla jake jakob jaleel jalen jalon jalyn jamaal jamal jamar jamarcus
jamel james jameson jamey jamie jamil jamir jamison jammie jan jana janae jane janelle janessa janet janice janick
janie janis janiya jannie jany jaquan jaquelin jaqueline jared jaren jarod jaron jarrell jarret jarrett jarrod
jarvis jasen jasmin jason jaunita javas javier javon javonte jaya jayce jaycee jayda jayde jayden jaydon jaylan
jaylen jaylin jaylon jayme jayne jayson jazlyn jazmin jazmyn jazmyne jeanette jeanie jeanne jeannette jeannie jed
jedediah jedidiah jeff jefferey jeffery jeffrey jeffry jena jenifer jenna jennie jennifer jennings jennyfer jensen
jerad jerald jeramie jeramy jerel jeremiah jeremie jeremy jermain jermaine jermey jerod jerome jeromy jerrell jerrod
jerrold jerry jess jesse jessica jessie jessika jessy jessyca jesus jett jettie jevon jewell jill jillian jim jimmie
jitender jitendra jo joan joana joanie joann joanna joanne joannie joanny joany joaquin jocelyn jodi jodie jody joe
joel joelle joesph johan johann johanna johathan johnathan johnathon johnnie johnpaul johnson jolayemi jolie jon
jonas jonatan jonathan jonathon jordane jordi jordon jordy jordyn jorge jose josefa josefina joseph josephine joshua
joshuah josiah josiane josianne josie josue jovan jovani jovanny jovany joyce juan juana juanita judah judd jude
judith judson judy jules julia julian juliana julianne julie julien juliet julio julius june junius justen justin
justina justine juston justus justyn juvenal juwan jyoti jyotis jyotsana kacey kaci kacie kade kaden kadin kaela
kaelyn kai kaia kailash kailee kailey kailyn kaitlin kaitlyn kaleb kaleigh kaley kali kalinda kallie kalpana kalyani
kama kamala kamalesh kameron kamille kamla kamlesh kamren kamron kamryn kanak kanaka kanchan kane kanishka kannan
kannen kanti kara karan kareem karelle karen kari kariane karianne karina karine karl karla karlee karley karli
karlie karolann karson karthik kartik karunanidhi kasandra kasey kashyap kashyapi kassandra katarina kate katelin
katelyn katelynn katharina katherine katheryn kathleen kathlyn kathryn kathryne kathy katie katlyn katlynn katrina
katrine kattie kavon kay kaya kaycee kayden kayla kaylah kaylee kayleigh kayley kayli kaylie kaylin kayode keagan
keanu keara keaton keegan keeley keely keenan keerti keira keith kellen kelley kelli kellie kelly kelsi kelsie
kelton kemi ken kendall kendra kendrick kenji kenna kennedi kennedy kenneth kennith kenny kent kenton kenyatta
kenyon keon kerry keshaun keshawn keven kevin kevon keyon keyshawn khalid khalil kian kiana kianna kiara kiarra kiel
kiera kieran kiley kim kimberly kira kiran kirk kirsten kirstin kirti kobe koby kody kofi kolby kole kopano korbin
korey kory kraig kris krishna krishnadas krishnadasa krista kristen kristi kristian kristie kristin kristina
kristine kristofer kristoffer kristopher kristy krystal krystel krystina kubra kubura kumar kumari kumuda kurt
kurtis kyla kyle kylee kyleigh kyler kylie kyra laal lacey lachlan ladarius lafayette lai laila laisha lakshman
lakshmi lakshmidhar lakshminath lal lalita lamar lambert lamont lana landen laney lara larissa laron larry lars
latoya laura lauren laurence lauretta lauriane laurianne laurie laurine laury lauryn lavada lavanya lavern laverna
laverne lavina lavinia lavon lavonne lawrence lawson laxman laxmi layla layne lazaro leah leann leanna leanne leatha
leda leela leif leigh leila leilani lela lelah leland lelia lempi lemuel lena lenna lennie lenny lenora lenore leo
leola leon leona leonard leonardo leone leonel leonie leonor leonora leopold leopoldo leora lera leroy lesley leslie
lesly lessie lester leta letha leticia letitia levi lew lewis lexi lexie lexus lia liam liana libbie libby lila
lilian liliana liliane lilla lillian lilliana lillie lilly lilyan lina lincoln linda lindsay lindsey linnea linnie
linwood lionel lisa lisandro lisette litzy liz liza lizeth lizzie llewellyn lloyd logan lois lola lolade lolita loma
lon lonie lonnie lonny lonzo lora loraine loren lorena lorene lorenz lorenza lorenzo loretta lori lorine lorna
lorraine lottie lou louie louis louisa louise louvenia lowell loy loyce luca lucas lucia luciano lucie lucienne
lucile lucille lucinda lucio lucious lucius lucy ludie ludwig lue luella luigi luis luisa lukas luke lula luna
lungelo lupe lura lurline luther luz lyda lydia lyla lyle lynda lynette lynn lynne lysanne mabel mabelle mable macey
maci macie mack mackenzie macy madaline madalyn maddison madeline madelyn madelynn madge madhuri madie madilyn
madisen madison madisyn madonna madyson mae maegan maeve mafalda magali magdalen magdalena maggie magnus mahendra
mahesh maheswar maia maida maisie maiya makayla makenna makenzie makinwa malachi malati malcolm malika malinda
mallie mallory malti malvina mamie mandaakin mandakini mandy mangala mangalya mani manik manikya manisha manjusha
manley manoj manuel manuela mara marc marcel marcelina marcelino marcella marcelle marcellus marcelo marcia marco
marcos marcus margaret margarete margarett margaretta margarette margie margot margret marguerite mariah mariam
marian mariana mariane marianna marianne mariano maribel marie mariela marielle marietta marilie marilou marilyn
marilyne mario marion marisa marisol maritza marjolaine marjorie marjory markus marlee marlen marlene marley marlon
marsha marshall marta martha martina martine marty marut marvin mary maryam maryann maryjane maryse mateo mathew
mathias mathilde matilda matilde matt matteo matthew mattie maud maude maudie maureen maurice mauricio maurine mavis
max maxie maxime maximilian maximillia maximillian maximo maximus maxine maxwell maya maybell maybelle maye maymie
maynard mayoor mayra mazie mckayla mckenna mckenzie meagan meaghan meda meena meenakshi meg megan megane meggie
meghan meghnad meghnath mei mekhi melanie melany melba melinda melisa melissa mellie melvin melvina melyna melyssa
menaka menka mercedes meredith merl merle merlin merritt mertie mervin mia micaela micah michael michaela michale
micheal michel michele michelle miguel mikayla mikel mildred milford millie milo milton minakshi mindy minerva
minnie miranda mireille mireya miriam misael missouri mitchel mitchell mittie modesta modesto mohamed mohammad
mohammed mohan mohana mohinder mohini moises mollie mona monde monica monique monroe monserrat monte monty morgan
moriah morris mortimer morton mose moses moshe mossie mozell mozelle mpho muhammad mukesh mukul muriel murphy murray
musa mustafa muyiwa mya myah mylene myles myra myriam myrna myron myrtice myrtie myrtis nadia nadine nagabhushanam
nakia nalini nancy nanda nannie naomi naomie narayan narciso narendra narinder nash nasir nat natalia natalie
natasha nate nathan nathanael nathanial nathaniel nathen naveen navin nawal nayeli neal ned nedra neha neil nelda
nella nelle nellie nels neoma nestor nettie neva newell ngozi nia niamh nicholas nicholaus nichole nicklaus nickolas
nico nicola nicolas nicole nicolette nigel nikita nikki nikko niko nikolas nils nimit nina niranjan nirbhay niro
nnamdi noah noe noelia noemi noemie noemy nola nolan nona nora norbert norberto norene norma norman norris norval
norwood nqobile nthabiseng nya nyah nyasia obie obioma oceane ocie octavia odell odie ofelia ojaswini okey ola olaf
olaide olen oleta olga olin oliver olivia ollie olufunmi olumide oluwunmi oma omana omar omari omawunmi omer omolara
ona onome onoriode oormila opalina opaline ophelia ora oran oren orin orion orland orlo orpha orrin orval orville
osbaldo osborne oscar osvaldo oswald oswaldo otha otho otilia otis ottilie ottis otto owen ozella pablo padma paige
palma pam pamela paolo param paramartha parker parvati pascale pasquale patricia patrick patti pattie paul paula
paulette pauline paxton payton pearlie pearline pedro peggie peggy penelope percival percy perry pete petra peyton
phil philip phillip phyllis pierre pietro polly poornima pramila pran pranay prasad prasanna prathamesh prayag
preity prem prema presley preston priscilla priya priyala puneet purnima purushottam pushti queenie quentin quincy
quinn quinten quinton rachael rachel rachelle radha rae raegan rafael rafaela rageshwari rageswari raheem rahsaan
rahul raina raj rajan rajendra rajinder rajiv rakesh ralph ramaa ramesh rameshwar ramiro ramon ramona randal randall
randi randolph ranjeet ranjit raoul raphael raphaelle rapulane raquel rashad rashawn rasheed rasheedah rati raul
ravi raymond raymundo reagan reanna reba rebeca rebecca rebeka rebekah reece reese regan reggie regina reginald reid
reilly reina reinhold remilekun remington rene renee ressie reta retha retta reuben reva rex rey reyes reymundo
reyna reynold rhett rhianna rhiannon rhoda rhonda ricardo richard richie richmond rickey rickie ricky rico rigoberto
riley rita ritesh robb robbie robert roberta roberto robyn rochelle rocio roderick rodger rodney rodolfo rodrick
rodrigo roel rogelio rohan rohana rohit roland rolando rollin ron ronald ronaldo ronnie ronny roosevelt rory rosa
rosalee rosalia rosalie rosalind rosalinda rosalyn rosamond rosanna rosario roscoe rosella roselyn rosemarie rosendo
rosetta rosie rosina roslyn ross rossie rotimi rowena rowland roxane roxanne roy royce rozella ruben rubie rubye
rudolph rudra rudy rufus rukhmani rukmin rupert rupinder russ russel russell ruth ruthe ruthie ryan ryann ryder
rylan rylee ryleigh ryley sabina sabrina sabryna sachin sadie sadye saige sallie salma salvador salvatore sam
samanta samantha samara sameer samir sammie sammy samson samuel sandra sandrine sanford sanjay sanka santa santina
santino santos sanya saoirse sara sarada sarah sarai sarala saraswati sarina sarisha sarla saroja sarvin sasha
satish satyen saul savanah savion scarlett schuyler scot scott scottie scotty seamus sean sebastian sedrick sekinat
selena selina selmer serena sergio seth shaina shakira shakti shakuntala shalewa shana shane shanel shanelle shania
shanie shaniya shankar shanna shannon shanny shanon shantanu shanti shany sharda shari sharmila sharon shashi
shashikala shaun shawn shawna shaylee shayna shayne shea sheela sheldon shelia shelley shelly shemar sher sheri
sheridan sherman sherri sherwood sheryl shirley shivakari shobhana shresth shresthi shreya shreyashi shridevi
shrishti shubha shubhaprada shwet shyann shyanne sid siddarth siddhi siddhran sidney sigmund sigrid sigurd silas
silvia simeon simisola simon simone siobhan sitara skye skyla skylar sloka smita smriti sname sofia soledad solon
som soma somnath somu sonia sonja sonya sophia sophie spencer stacey stacy stan stanford stanley stanton stefan
stefanie stella stephan stephania stephanie stephany stephen stephon steve steven stevie stewart stuart subhash
subhashini subhasini subodh sucheta sudeva sujata sukanya suma suman sumayyah sumitra sunita suresh surya suryakant
suryakanta suryakantam susan susana susanna susheel sushil sushma susie suzanne sven svetlana swapnil swara
swarnalata sweta syble sydnee sydni sydnie sylvester sylvia tabitha tahlia talia tamara tami tamia tammy tania
tanirika tanushree tanushri tanya tapan tara tari tarun taryn tasha tate tatum tatyana taurean tavares taya taylor
teagan ted tej tejas temitope terence teresa teri terrance terrell terrence terri terrill tess tessie tevin thad
thaddeus thalia thea thelma theo theodora theodore theresa therese theresia theron thomas thora thurman tia tiana
tianna tierra tiffany tillman tilly tim timmothy timmy tina titi titilayo titilope tito titus tobiloba tobin toby
tod todd toluwani tom tomas tomasa tomiloba tommie tommy toney toni tonya tope torey torrance torrey tracey traci
tracy travis travon tre tremaine tremayne trent trenton tressa tressie treva trever trevion trevor tricia trilochan
trilochana trilok trilokanath trilokesh triloki trisha tristian tristin triston trudie trycia trystan tunde tushar
twila tyler tyra tyree tyreek tyrel tyrell tyrese tyrique tyrone tyshawn tyson ubaldo udai udit ujjawal ujjwal
ulices ulises uma umang una upendra uriah uriel urmila ursula usha uttam uzodimma vada vaidehi vaijayanthi
vaijayanti vaishnavi vaishno vaishvi valentin valentina valerie vallie vance vanessa varalakshmi vasanti vasudev
vasudeva vasudha vasundhara vaughn veda vedang vedanga vedanshi velda vella velma velva vena vera verda verdie
vergie verla verlie vern verna verner vernice vernon verona vesta vicenta vicente vicki vickie vicky victoria vida
vidal vidhur vidhya vidur vidya vijay vilma vimal vimala vinay vince vincent vincenza vincenzo vinnie violette
virgie virgil virginie vishnu vishwamitra vito vivian viviane vivianne vivien vivienne vladimir vrinda vrund vyas
waino wallace walter walton wanda watson wava waylon wayne webster weldon wendell wendy werner wesley westley weston
whitney wilber wilbert wilbur wilburn wiley wilford wilfred wilfredo wilfrid wilhelm wilhelmine willa willard
william willie willis wilma wilmer wilson wilton winfield winifred winnifred winona winston woodrow wyatt wyman
xander xavier xzavier yadira yakubu yasmeen yasmin yasmine yazmin yesenia yessenia yogendra yogesh yoginder yolanda
yoshiko yuki yusuf yvette yvonne zac zachariah zachary zachery zack zackary zackery zainab zakary zander zane zara
zaria zechariah zelda zella zelma zena zetta zita ziyanda zoe zoey zoie zoila zola zora zoë zula
`.trim()
