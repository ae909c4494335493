import type { Tongue } from './tongue.ts'

/**
 * Slots: `lugar` where; `coisa` an object, "a bússola" or "tua bússola"; `cena` what happens by itself, a clause that may
 * follow "quando"; `ato` what people do; `como` a comparison, `cair` one with what falls and fades; `ser` what somebody
 * is; `hora` when. Nothing tells the singer's gender.
 */
export const portuguese: Tongue = {
  language: 'pt',
  pace: 1.1,
  rhyme: 'assonant',
  titled: { after: '{title}, {line}', before: '{line}, {title}' },
  light:
    'o a os as um uma lhe me te se meu minha teu tua seu sua e ou nem que de do da dos das em no na nos nas ao com por pra para não é eu você como quando onde porque enquanto sobre entre até esse essa ainda sempre nunca nada ninguém',
  forms: { coisa: 'o teu', ato: 'eu voce inf' },
  everyday: {
    hora: `às (duas|três|quatro|cinco) da manhã
      às (sete|oito|nove|dez) da noite
      (numa segunda|numa quinta|numa sexta|num domingo) (de abril|de inverno|de chuva|de sol)
      bem depois da meia-noite
      quando fecham os bares
      no meio da madrugada
      no cair da tarde
      na primeira luz
      antes de amanhecer
      no fim do expediente
      na hora mais calada
      à luz do abajur`,
  },
  openings: `{hora} eu (te espero|respiro|desperto|me deito|me sento) (em silêncio|sem pressa|sem sono|de novo) {lugar}
    {cena} e (eu fico|ninguém diz nada|eu te procuro|a gente segue|eu olho tudo) {lugar}
    (alguém|um menino|um estranho|uma vizinha) (deixou|perdeu|esqueceu|escondeu) {coisa.o} {lugar}
    tem (um silêncio|uma canção|um segredo|uma promessa|uma saudade) {lugar}, e {cena}
    eu (vejo|escuto|percebo|imagino) como {cena} {hora}
    {hora}, com {coisa.o} (na mão|no colo|na cabeça|do meu lado)
    (chegamos|voltamos|falamos|calamos) (nós dois|eu e você|sem ruído|no frio) {lugar}, {cena}
    {cena} {hora}, (e o mundo se cala|e eu não tenho pressa|e ninguém pergunta|e a vida passa)
    (aqui|sempre|de novo) {lugar} (adormece|amanhece|demora|vai crescendo) (a noite|a saudade|a espera|o verão)`,
  stances: [
    {
      name: 'longing',
      keywords:
        'saudade falta adeus despedida triste tristeza lágrima chor sozinh solidão longe perd ausência lembr esquec distância dor partiu término',
      detail: `eu (guardo|escondo|conservo|protejo) {coisa.teu} (ainda|em segredo|até hoje|com cuidado) {lugar}
        (tua sombra|teu riso|teu nome|tua voz|teu cheiro) (ainda mora|me espera|continua|adormece) {lugar}
        você foi embora (sem ruído|devagar|de repente|sem mim) {hora}, e {cena}
        a gente queria {ato.inf} (algum dia|sem pressa|até o fim|a vida inteira|de mãos dadas)
        {ato.eu} e (penso em você|falo com você|sonho com você|digo teu nome|te invento de novo)
        (minha mãe|o porteiro|um amigo|tua irmã) (ainda|até hoje|sempre) pergunta por você {lugar}
        (às vezes|em sonho|sem querer|de noite) eu (te vejo|te escuto|te encontro|te chamo) {lugar}
        eu quis (vender|queimar|jogar fora|doar) {coisa.teu}, (e não deu|não tive coragem|tremeu minha voz|e fiquei com pena)`,
      turn: `e (te chamo|te quero|te procuro|me faz falta você) (ainda mais|em silêncio|toda noite|outra vez) {cair}
        nada mais (tem gosto|tem cor|tem graça|tem luz) desde que {cena}
        você foi {ser}, (e agora faz frio|e agora acabou|e eu fico aqui|e eu não sei viver)
        eu te perco (dia a dia|pouco a pouco|sem remédio|todo inverno) {cair}
        e (grito|repito|sussurro|desenho) teu nome (ao vento|em vão|sem voz|outra vez) {lugar}
        e (meu coração|meu relógio|a canção|a ilusão) (se parte|se apaga|se perde|se cala) {lugar}`,
      lift: `(quanto falta|quantas noites|quanta vida) (pra te ver|sem teus olhos|pra esquecer) {lugar}?
        me diz se você (sonha|me chama|também chora|acorda) quando {cena}
        (onde é que você anda|quem é que te abraça|quem te espera) {hora}, quando {cena}?
        eu daria (minha vida|meu verão|meus anos|meu sono) por {coisa.teu} (e tua voz|e um abraço|outra vez|e teu riso)
        cada vez que {cena} (eu me viro|eu acho que é você|digo teu nome|a saudade vem)
        com quem é que eu vou {ato.inf} (agora|de noite|em abril|no domingo)?`,
      answer: `(volta|regressa|vem) (comigo|pra casa|esta noite|mais uma vez), {cena}
        eu (te espero|te canto|te procuro|te sonho) (ainda|sem descanso|toda noite|como sempre) {lugar}
        (fica|ri|dança|dorme) mais uma vez (comigo|do meu lado|nos meus braços|como antes) {lugar}
        sem você eu (me apago|me perco|desabo|afundo) (devagar|de noite|sem ruído) {cair}
        (pra mim|ainda hoje|nos meus sonhos|apesar de tudo) você (é|será|foi) {ser}
        eu queria (contigo|outra vez|esta noite|sem medo) {ato.inf}
        (me manda|me deixa|me diz) (uma palavra|um sinal|um adeus|uma canção), que {cena}`,
      bridge: `talvez (agora|esta noite|também) você (dança|respira|sorri|caminha) {lugar}
        algum dia eu vou {ato.inf} (sem chorar|em paz|sem pensar em nós|de novo)
        deixei {coisa.teu} {lugar} (pra sempre|sem olhar|a sete chaves|com um beijo)
        dizem que (agora|enfim|de vez em quando) você (mora|canta|dorme|ri) {lugar}
        e {hora}, se {cena}, (eu te deixo ir|eu solto tua mão|eu volto a chorar|eu volto a sorrir)`,
      about: `alguém que guarda {coisa.o} há muitos anos
        a primeira noite sem ninguém {lugar}
        uma voz que ainda mora {lugar}
        duas pessoas que sonhavam em {ato.inf}`,
    },
    {
      name: 'devotion',
      keywords:
        'amor amo paixão apaixon coração beij abraç casa casamento noiv namor junto carinho mãe pai família românt',
      detail: `você (traz|carrega|me empresta|me dá) {coisa.o} (sorrindo|sem palavra|com cuidado|todo dia) {lugar}
        {ato.voce} e (eu te olho|eu perco a hora|o tempo para|tudo é tão simples|eu rio contigo)
        a gente (quer|pode|precisa|sabe) {ato.inf} (sem relógio|de novo|a vida inteira|até cansar)
        tua mão (na minha|no meu cabelo|no meu ombro|nas minhas costas) {lugar}, e {cena}
        você (dorme|canta|ri|descansa) (no meu peito|do meu lado|junto a mim|nos meus braços) {lugar}
        (o medo|o orgulho|a dúvida|o cansaço) (se esquece|se desfaz|termina|vai embora) quando {cena}
        te (dou|mostro|guardo|ofereço) {coisa.o} {hora}, (só porque sim|e meu tempo|e meu riso|e o que sou)
        você me (chama|beija|procura|desperta) (devagar|baixinho|pelo nome|sem aviso) {hora} {lugar}`,
      turn: `e eu te (quero|abraço|respiro|prometo) (ainda mais|em silêncio|sem medida|toda noite) {como}
        você é {ser}, (e eu sou teu lar|não quero mais|e eu fico aqui|e me faz sorrir)
        e (a gente mora|a gente sonha|eu vou ficar|o amor descansa) (contigo|em paz|sem medo|aqui) {lugar}
        contigo (a vida|a noite|minha voz|qualquer dia) (se acende|desperta|floresce|caminha) {como}
        e eu (sei|sinto|juro|confesso): você é {ser}
        a gente (cresce|brilha|flutua|voa) (a dois|sem medo|devagar|enfim) {como}`,
      lift: `e quando {cena}, (eu fico contigo|te abraço mais forte|te canto baixinho|te quero de novo)
        (me diz|me jura|promete) que a gente vai {ato.inf} (na velhice|pra sempre|amanhã|outra vez)
        me dá {coisa.o} e (teu olhar|um beijo|tua mão|a vida)
        o que seria (de mim|do sol|de abril|da noite) sem você quando {cena}?
        eu (não pergunto|não me lembro|nem me importo) que horas são {lugar} (contigo|do teu lado|no abraço|na dança)
        (me beija|me leva|me abraça|me olha) {hora}, que {cena}`,
      answer: `você é {ser}, (e muito mais|pra mim|e a minha verdade|de noite e de dia)
        eu quero contigo (sempre|amanhã|de novo|sem pressa) {ato.inf}
        (fica|dorme|sonha|dança) (comigo|do meu lado|esta noite|nos meus braços) {lugar}
        eu te amo (assim|tanto|em voz alta|de verdade|sem final) {como}
        (minha voz|meu coração|a alegria|minha casa) (te espera|te chama|te canta|te segue) {lugar}
        (vem|corre|volta) (pro meu lado|pros meus braços|pra perto), que {cena}
        (viver|sorrir|sonhar|acordar) contigo {lugar} (me basta|é tudo|e nada mais|a vida inteira)`,
      bridge: `e se (chegar o inverno|acabar o mundo|o tempo passar|faltar o chão), você é {ser}
        te procurei (sem saber|mil anos|às cegas|sem mapa), e agora {cena}
        a gente tem (só nós dois|um teto|um beijo|o vento) e {coisa.o}
        e ninguém (sabe|vê|imagina) como a gente (dança|ri|dorme|se cala) {lugar}
        vem de novo comigo {ato.inf} (com cem anos|sem juízo|de mãos dadas|de pés no chão)`,
      about: `dois que resolvem {ato.inf} e esquecem a hora
        a sorte de não estar só {lugar}
        um pedido de casamento {lugar}
        um casal de avós e {coisa.o}`,
    },
    {
      name: 'celebration',
      keywords:
        'fest celebr alegr feliz felicidade aniversário danç ris brind divert curt sexta sábado carnaval samba folia bloco balada',
      detail: `vem com a gente {ato.inf}, (e ninguém vai embora|como nunca mais|que o bairro já sabe|e todos cantando)
        (alguém|meu irmão|minha avó|um estranho|Luzia) (levanta|oferece|estreia|balança) {coisa.o} {lugar}
        quem (canta|sorri|se lança|se atreve) (já ganha|não dorme|não sobra) {lugar} (esta noite|com a gente)
        (o povo|minha rua|a banda|a galera) (grita|pula|brilha|canta) {hora}, porque {cena}
        eu te (empresto|dou|troco) {coisa.o}, (vem dançar|canta mais alto|que hoje vale tudo|que hoje é por mim)
        (o rádio|o baixo|o tambor|o trompete) (nos chama|nos leva|retumba|se acende) {lugar} {como}
        a gente deixa (as mágoas|o medo|as contas|a pressa) {lugar}, e {cena}
        (hoje é dia de|eu vim pra|eu só penso em|não paro de) {ato.inf} {hora}`,
      turn: `e a gente (voa|pula|brilha|gira) (mais alto|sem freio|a dois|sem dormir) {como}
        (esta noite|hoje|enfim) (é nossa|nos chega|nos canta) (a vida|a sorte|a festa|a luz) {lugar}
        e ninguém (dorme|chora|vai embora|se entrega) {lugar} (ainda|esta noite|nem um segundo)
        a (vida|noite|sorte|alegria) (acende|nos chega|nos chama|nos queima) {como}
        você é {ser}, e (a noite é tua|isso não para|a gente quer mais|ninguém te cala)
        e {cena}, (que siga a festa|que trema a rua|e sobra a noite|e ninguém se cansa)`,
      lift: `(tá ouvindo|tá vendo|tá sentindo)? já {cena}, (vamos|vem|corre)
        mais (um copo|uma canção|uma volta|uma hora) {lugar}, (e outra|e já|meu amor|tanto faz)
        (pra cima|no ar|pro céu) (as mãos|as vozes|os copos|o peito), que {cena}
        quem (vem|quer|se anima) (comigo|sem medo|de novo) {ato.inf}?
        e quando {cena} (a gente grita|começa o melhor|a gente canta|a rua é da gente)
        (solta|deixa|guarda) {coisa.o} e (dança|pula|canta|corre) {lugar}`,
      answer: `a gente (dança|canta|brinda|pula) (no chão|sem medo|até o sol|mais forte) {lugar}
        vem (de novo|sem pausa|comigo|por favor) {ato.inf}
        a (noite|vida|rua|sorte) (arde|voa|gira|brilha) {como}
        (mil|todos os|nossos) corações (batem|brilham|cantam|queimam) {lugar}
        que (dancem|se acendam|se encham) (as ruas|as almas|as luzes|os copos), {cena}
        hoje você é {ser}, (dança|canta|pula|brilha) (sem parar|por nós dois|até o final)
        e ninguém (vai embora|se cala|adormece|se cansa) quando {cena}`,
      bridge: `(amanhã|na velhice|um dia) a gente vai contar que (sorriu|brindou|dançou|cantou) {lugar}
        um ano de (trabalho|silêncio|sonho|espera), e agora é {ato.inf}
        ninguém pergunta (a hora|o preço|por quê|por ontem) quando {cena}
        guarda {coisa.o}, (a gente se tem|a noite é longa|a vida é essa|o céu é grande)
        (mais baixo|mais alto|mais lento|mais forte) {hora}, que {cena}`,
      about: `uma festa {lugar} que não termina
        uns amigos que não param de {ato.inf}
        a melhor noite do ano, {lugar}
        uns estranhos e a vontade de {ato.inf}`,
    },
    {
      name: 'defiance',
      keywords:
        'raiva ódio ira fúria mentir mentira trai briga luta basta nunca livre rebeld grit forte guerra coragem chega cansei',
      detail: `pega {coisa.teu} e (vai|corre|some|anda), (eu não te seguro|a porta está aberta|eu não quero mais|acabou)
        você (disse|jurou|pensou|falou) que eu ia (quebrar|cair|ceder|sumir) {cair}
        {ato.eu}, (goste ou não goste|sem tua licença|na hora que eu quero|e você se cala)
        você me queria (em silêncio|na sombra|de joelhos|sem voz) {lugar}
        joguei {coisa.teu} {hora} (na rua|no muro|pela janela|sem tremer)
        (falam|cochicham|dão risada|me esperam) {lugar}, (e eu nem escuto|e eu não me calo|e eu não vou embora)
        tua (promessa|conversa|mentira|palavra) (quebrou|apagou|rachou|caiu) {lugar} {cair}
        (caminho|respiro|eu fico) de cabeça (erguida|no vento|no alto), mesmo se {cena}`,
      turn: `e eu (sigo meu caminho|queimo sem licença|me ponho de pé|cresço sem você) {como}
        (hoje|agora|enfim) acabou, porque {cena}
        e eu sou {ser}, (não sou mais de ti|aprende de vez|e você sumiu|e posso sorrir)
        nunca mais eu (te espero|te choro|me calo|me entrego) {lugar} (por você|por nada|sem luz)
        (meu nome|meu fogo|minha raiva|minha voz) (ressoa|não cala|desperta|se ergue) {lugar}
        e se {cena}, (eu rio de ti|eu sigo de pé|já fui pra bem longe|não caio outra vez)`,
      lift: `(quando foi|onde foi|me diz quando) que você (perguntou|escutou|me deixou falar) {lugar}?
        (quantas vezes|até quando|por que) eu tenho que {ato.inf} (por você|em silêncio|sem luz)?
        olha como {cena}, (eu não tenho medo|pra mim tanto faz|eu sigo de pé|eu conto até três)
        nem (grito|golpe|muro|medo) (me freia|me cala|me vence|me apaga) {lugar}
        {hora} eu (rasgo|queimo|vendo|dou) {coisa.teu} (e canto|e dou risada|e respiro)
        (uma vez|outra vez|pela última vez) eu te digo (adeus|que não|a verdade), enquanto {cena}`,
      answer: `eu (queimo|grito|corro|sigo) (sem você|de pé|por mim|sem medo) {como}
        fica com {coisa.teu}, (eu vou|acabou|eu quero mais|pra mim tanto faz)
        você não me (cala|quebra|ganha) (nunca mais|nem um dia mais|mesmo se quiser) {lugar}
        (sem você|enfim|hoje) (eu já posso|eu prefiro|eu quero|eu vou) {ato.inf}
        (aqui|hoje|assim) eu finco o pé {lugar} (e digo que não|e não vou embora|e grito|e canto)
        eu sou {ser}, (decora bem|e não sou de ti|me olha bem|e você sumiu)
        (vai embora|corre logo|se cala), que {cena}`,
      bridge: `deixei {coisa.teu} {lugar} (sem chorar|e parti|sem rancor|sem olhar)
        (antes|ontem|um ano) eu (calava|chorava|dormia|esperava) {lugar} (por você|sem luz|sem voz)
        olha pra mim: {ato.eu} (sem você|de pé|e dou risada|por mim)
        a gente (cai|aprende|cresce|vive) (uma vez|de noite|com medo), {como}
        e {cena}, (eu nem olho pra trás|eu vou na frente|não preciso de ti)`,
      about: `a última palavra {lugar}
        alguém que devolve {coisa.o} e vai embora
        o dia em que uma mulher deixa de se calar {lugar}
        a raiva, {como}`,
    },
    {
      name: 'hope',
      keywords:
        'esper fé sonh futuro amanhã luz começ recomeç novo ânimo força seguir coragem levant chance inspir viver milagre acredit',
      detail: `{ato.eu} (devagar|de novo|tremendo|enfim), (e volto a crer|e posso seguir|e algo me canta)
        eu achei {coisa.o} {lugar} (na poeira|e sorri|por acaso|e entendi)
        (o inverno|o medo|a dúvida|a sombra) (se cansa|adormece|se entrega|vai longe) quando {cena}
        foi um ano (bem longo|sem luz|de pedra|calado), e agora {cena}
        (as feridas|as perguntas|as sombras|as dores) se (fecham|apagam|desfazem) {lugar} {cair}
        (alguém|um menino|minha mãe|um velho) me diz {lugar}: (não se entregue|começa de novo|levanta agora|aprende a voar)
        eu levo {coisa.o} (por sorte|comigo|de amuleto|na alma) {lugar}
        a gente (pode|quer|sabe) (amanhã|outra vez|de novo) {ato.inf} {hora}`,
      turn: `e eu (me levanto|respiro|desperto|caminho) (devagar|de novo|sem medo|pro sol) {como}
        e eu (sei|sinto|creio|percebo) que {cena} (por mim|muito em breve|hoje mesmo|enfim)
        (em algum canto|amanhã|bem perto) (espera|começa|se acende) (um dia|a sorte|a luz) {lugar}
        e (a vida|minha voz|o mundo|a alma) se (acende|abre|levanta|refaz) {como}
        você é {ser}, (e eu vou começar|e eu volto a crer|e eu posso voar|e eu sei caminhar)
        nenhum (caminho|sonho|dia) (é em vão|se perde|se acaba) se {cena}`,
      lift: `(aguenta|espera|respira|confia), que {cena} (e chega|minha vida|e canta|e segue)
        e se {cena} (e a gente acorda|e era tão fácil|e tudo muda|e o medo some)?
        você não (vê|ouve|sente) como {cena} (por nós|devagar|agora)?
        mais um (passo|dia|sonho|verso) {lugar}, (e chegamos|e amanhece|não se entregue)
        (leva|levanta|mostra) {coisa.o} (pro sol|pro mundo|sem medo) e (corre|canta|crê|segue)
        eu quero (enfim|contigo|sem medo|de novo) {ato.inf}, (o que vier|dia após dia|passo a passo)`,
      answer: `(eu levanto|a gente levanta|você levanta) (outra vez|de novo|amanhã) {como}
        (acredita|sonha|canta|corre) (mais uma vez|comigo|sem parar), que {cena}
        vai (amanhecer|clarear|florescer) {lugar} (por você|por nós dois|de novo|enfim)
        a gente vai (amanhã|de novo|bem longe|sem medo) {ato.inf}
        você é {ser}, (não se esquece|não se perde|já falta pouco|eu vou contigo)
        (a vida|um dia|o mundo|a luz) (desperta|começa|desponta) {lugar} {como}
        (amanhã|algum dia|muito em breve) você (dança|canta|ri|voa) (de novo|comigo|sem medo) {lugar}`,
      bridge: `(ontem|um ano|mil noites) eu (chorei|calei|caí|tremi) {lugar} (sem luz|sem voz|em vão)
        hoje eu levo {coisa.o}, (e isso me basta|e sei por quê|e vou na frente)
        e se eu (cair|duvidar|me perder) {lugar}, você (me espera|me ergue|me encontra) (depois|no sol|também)
        (às vezes|quem sabe|no fim) (a sorte|a paz|o amor) nos chega {como}
        vamos de novo {ato.inf} (sem medo|feito criança|de mãos dadas)`,
      about: `o dia em que tudo recomeça {lugar}
        alguém que leva {coisa.o} como amuleto
        a coragem de acreditar de novo, {como}
        aquele momento em que {cena}`,
    },
    {
      name: 'calm',
      keywords:
        'calma tranquil paz silêncio descans relax suave dorme dormir ninar seren quiet domingo sesta lento respir pausa sossego',
      detail: `{ato.eu} (e tenho tempo|e me calo|e nada mais|em paz) {hora}
        eu tenho (um chá|um livro|uma rede|uma canção) e {coisa.o}, (e me sobra|não falta mais nada|e me basta|e respiro)
        {cena}, (eu só escuto|eu deixo estar|eu solto o ar|eu fico aqui) {hora}
        (o tempo|o dia|o vento|o mundo) (passa|dorme|flutua|canta) {lugar} (e não pesa|bem devagar|e sorri)
        a gente (se cala|sonha|respira) (a dois|sem pressa|um bom tempo) {lugar}, e {cena}
        (deixa|esquece|encosta) {coisa.o} (do meu lado|na cadeira|um momento), (vem aqui|senta aí|fica) {lugar}
        ninguém (chama|espera|incomoda|pergunta) {lugar} quando {cena}
        eu (leio|sonho|canto|penso) (baixinho|devagar|sem voz) {lugar}, {como}`,
      turn: `e (tudo|o dia|a alma|o mundo) se (acalma|aclara|deita|aquieta) {como}
        e eu (fico|durmo|descanso|respiro) (aqui|contigo|devagar|em calma) {lugar}
        e nada (pesa|dói|falta|sobra) mais quando {cena}
        você é {ser}, (e eu tenho tempo|eu durmo já|assim tá bom|e não tem hora)
        (as mágoas|as horas|as dúvidas) se (vão|afastam|desfazem) (devagar|sem ruído|boiando) {cair}
        que (leve|simples|suave) (a vida|a tarde|a sorte) {lugar}`,
      lift: `(espera|escuta|respira), que {cena} (bem leve|comigo|e cala)
        pra que (correr|buscar|pensar) (tanto|mais|sem fim), se {cena}?
        deixa {coisa.o} {lugar}, (não tem pressa|que espere|amanhã será)
        (apaga a luz|abre a janela|baixa a voz|tira os sapatos) {hora}, que {cena}
        hoje eu (não quero mais que|prefiro|só penso em) {ato.inf} (devagar|contigo|em paz)
        você ouve como {cena}? (nada mais|bem suave|só isso)`,
      answer: `(fica|descansa|sonha|dorme) (comigo|um pouco|em silêncio|sem pressa) {lugar}
        (bem leve|devagar|sem ruído) (flutua|passa|cai|canta) (o dia|o tempo|a luz) {como}
        e {cena}, (não falta mais nada|eu durmo já|eu tô aqui|assim tá bom)
        eu só quero (contigo|devagar|outra vez|em calma) {ato.inf}
        você é {ser}, (fica assim|dorme já|te agradeço)
        (respira|conta|canta) comigo {lugar}, (bem lento|um a um|e outra vez)
        que (espere|se cale|adormeça) (o mundo|o relógio|a pressa), que {cena}`,
      bridge: `(antes|ontem) eu (corria|gritava|buscava) (sem rumo|sem pausa|em vão), e agora descanso {lugar}
        e {coisa.o} (já não pesa|descansa|adormece) (no vento|na sombra|do meu lado)
        um (dia|sonho|amor|verão) (se vai|se apaga|se perde) {cair}
        (alguém|a vizinha|um menino) (canta|ri|assobia) {lugar}, (e eu durmo|e faz bem|bem longe)
        (amanhã|depois|outro dia) vai dar tempo (de sobra|também) de {ato.inf}`,
      about: `uma tarde {lugar} em que nada acontece
        a alegria pequena de {ato.inf}
        alguém que só respira {lugar}
        a paz quando {cena}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords: 'mar oceano onda praia porto barco ilha areia farol costa vela gaivota maré jangada cais concha',
      words: 'marés; gaivotas; ondas; velas; espumas; ilhas; sereias; conchas',
      phrases: {
        lugar: `no cais; na areia molhada; na beira do mar; atrás do farol; na proa do barco; no porto;
          junto das redes; na baía; no fim da praia; entre a espuma e o sal; na última ilha; dentro da jangada`,
        coisa: `a âncora velha / tua âncora velha; a bússola torta / tua bússola torta;
          a garrafa com carta / tua garrafa com carta; o remo azul / teu remo azul;
          a rede vazia / tua rede vazia; a concha rosada / tua concha rosada;
          o mapa do norte / teu mapa do norte; o chapéu de palha / teu chapéu de palha;
          o nó de corda / teu nó de corda; o barco de brinquedo / teu barco de brinquedo`,
        cena: `sobe a maré; voltam as gaivotas; o farol se acende; o barco se afasta; a névoa se abre;
          o mar respira; quebram as ondas; muda o vento; a jangada parte; o sal me seca`,
        ato: `conto as ondas / conta as ondas / contar as ondas;
          nado mar adentro / nada mar adentro / nadar mar adentro;
          remo sem rumo / rema sem rumo / remar sem rumo;
          escrevo na areia / escreve na areia / escrever na areia;
          remendo a rede / remenda a rede / remendar a rede;
          procuro conchas / procura conchas / procurar conchas;
          durmo no barco / dorme no barco / dormir no barco;
          sigo as gaivotas / segue as gaivotas / seguir as gaivotas;
          solto as amarras / solta as amarras / soltar as amarras;
          pulo sete ondas / pula sete ondas / pular sete ondas`,
        como: `como sal na pele; como vento na vela; como luz na água; como o mar na lua cheia;
          como um farol na noite; como a onda que volta; como concha no ouvido`,
        cair: `como areia na mão; como espuma na beira; como um barco sem vela; como sal na ferida;
          como pedra na água; como pegada na praia; como névoa no cais`,
        ser: `um porto na tormenta; o farol da costa; um barco sem amarras; o sal do meu ar; a ilha que procuro;
          o vento nas velas; um mar sem margem; a calma da maré; a âncora da vida`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'cidade rua bairro neon metrô bar avenida prédio asfalto semáforo táxi urban esquina centro ônibus favela',
      words: 'luzes; esquinas; sacadas; sirenes; avenidas; janelas; calçadas; antenas',
      phrases: {
        lugar: `na laje; no último metrô; debaixo do poste; na esquina da tua rua; no balcão do bar;
          na faixa de pedestre; em frente ao teu portão; na escada; no viaduto; na praça vazia; junto do sinal;
          entre o vidro e o neon`,
        coisa: `a chave do prédio / tua chave do prédio; a jaqueta de couro / tua jaqueta de couro;
          o bilhete de ontem / teu bilhete de ontem; a bicicleta velha / tua bicicleta velha;
          o guarda-chuva do bar / teu guarda-chuva do bar; o isqueiro dourado / teu isqueiro dourado;
          o copo vazio / teu copo vazio; o mapa do metrô / teu mapa do metrô;
          a moeda da sorte / tua moeda da sorte; o fone quebrado / teu fone quebrado`,
        cena: `o sinal abre; a cidade não dorme; passa o último trem; pisca o neon; fecham os bares; apaga a janela;
          ronca uma moto; brilha o asfalto; voam os pombos; chora um saxofone`,
        ato: `cruzo no vermelho / cruza no vermelho / cruzar no vermelho;
          conto as antenas / conta as antenas / contar as antenas;
          danço na laje / dança na laje / dançar na laje; durmo no ônibus / dorme no ônibus / dormir no ônibus;
          pinto no muro / pinta no muro / pintar no muro;
          compro flor tardia / compra flor tardia / comprar flor tardia;
          caminho sem mapa / caminha sem mapa / caminhar sem mapa;
          pulo as poças / pula as poças / pular as poças;
          toco a campainha / toca a campainha / tocar a campainha;
          roubo uma canção / rouba uma canção / roubar uma canção`,
        como: `como neon no vidro; como um trem no subsolo; como luz na sacada; como samba no pátio;
          como um parque em abril; como o pulso do bairro; como grafite no muro`,
        cair: `como fumaça na escada; como um táxi que passa; como passo na calçada; como moeda no chão;
          como vidro que se parte; como papel na linha; como letreiro apagado`,
        ser: `a luz do quarto andar; a rua da minha casa; um parque sem grade; o pulso deste bairro;
          a chave da noite; uma varanda florida; o verde do sinal; a voz lá da laje; a faísca no trânsito`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'estrada caminho viag carro mala rodovia rota quilômetro rumo longe moto aventura horizonte mapa partir caminhão',
      words: 'caminhos; malas; curvas; fronteiras; horizontes; desvios; rodas; poeiras',
      phrases: {
        lugar: `na estrada; no posto de gasolina; do outro lado do rio; no banco de trás; num hotel sem nome;
          na última curva; a caminho do sul; no retrovisor; debaixo do céu sem fim; no meio da poeira;
          perto da fronteira; entre duas cidades`,
        coisa: `a mala velha / tua mala velha; o mapa dobrado / teu mapa dobrado;
          o rádio do carro / teu rádio do carro; a bota com barro / tua bota com barro;
          o café da estrada / teu café da estrada; a fita gravada / tua fita gravada;
          o chapéu de palha / teu chapéu de palha; o postal de Olinda / teu postal de Olinda;
          a manta de viagem / tua manta de viagem; o relógio parado / teu relógio parado`,
        cena: `a estrada brilha; ronca o motor; o asfalto acaba; toca o rádio; a poeira se deita; passam as vilas;
          a serra se aproxima; a noite avança; o tanque esvazia; um caminhão buzina`,
        ato: `dirijo sem pressa / dirige sem pressa / dirigir sem pressa;
          sigo a estrada / segue a estrada / seguir a estrada; abro a janela / abre a janela / abrir a janela;
          canto com o rádio / canta com o rádio / cantar com o rádio;
          arrumo a mala / arruma a mala / arrumar a mala;
          cruzo a fronteira / cruza a fronteira / cruzar a fronteira;
          perco os mapas / perde os mapas / perder os mapas; durmo no carro / dorme no carro / dormir no carro;
          persigo a lua / persegue a lua / perseguir a lua;
          escolho um desvio / escolhe um desvio / escolher um desvio`,
        como: `como um trem sem parada; como vento na cara; como roda que gira; como canto de viagem;
          como sol no para-brisa; como um ônibus pro sul; como a linha do céu`,
        cair: `como poeira no vidro; como um pneu furado; como rastro no barro; como um mapa no fogo;
          como uma vila vazia; como gasolina no chão; como placa enferrujada`,
        ser: `o caminho que resta; um atalho pra casa; a última saída; o motor que canta; a curva e o abismo;
          uma vila no mapa; o norte que procuro; o tanque cheio; o fim deste mapa`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'chuva chove tempestade guarda-chuva nuvem trovão poça molhad relâmpago gota cinza temporal garoa raio',
      words: 'gotas; tempestades; nuvens; poças; goteiras; vidraças; trovoadas; garoas',
      phrases: {
        lugar: `debaixo da chuva; no portão; atrás da vidraça; na mesma marquise; no ponto de ônibus;
          na varanda molhada; junto da janela; na soleira; em cima das poças; debaixo do toldo;
          no banco da praça; entre dois trovões`,
        coisa: `o guarda-chuva preto / teu guarda-chuva preto; o casaco molhado / teu casaco molhado;
          a carta borrada / tua carta borrada; a bota de borracha / tua bota de borracha;
          a vela acesa / tua vela acesa; a xícara de menta / tua xícara de menta;
          o livro encharcado / teu livro encharcado; a manta de lã / tua manta de lã;
          o lenço cinza / teu lenço cinza; o barco de papel / teu barco de papel`,
        cena: `a chuva cai; troveja ao longe; as nuvens se rasgam; treme a janela; crescem as poças;
          cai um relâmpago; embaça o vidro; estia no bairro; goteja o telhado; o vento se acalma`,
        ato: `danço nas poças / dança nas poças / dançar nas poças;
          conto os trovões / conta os trovões / contar os trovões;
          fecho a janela / fecha a janela / fechar a janela;
          desenho no vidro / desenha no vidro / desenhar no vidro;
          penduro a roupa / pendura a roupa / pendurar a roupa;
          corro na chuva / corre na chuva / correr na chuva;
          acendo as velas / acende as velas / acender as velas;
          escuto o telhado / escuta o telhado / escutar o telhado;
          espero a estiagem / espera a estiagem / esperar a estiagem;
          molho os sapatos / molha os sapatos / molhar os sapatos`,
        como: `como chuva no telhado; como o claro nas nuvens; como trovão no peito; como um rio na cheia;
          como musgo na pedra; como um teto no inverno; como o arco no céu`,
        cair: `como tinta na água; como um raio na noite; como névoa no vale; como guarda-chuva ao vento;
          como gota no fio; como granizo na horta; como barro na enxurrada`,
        ser: `um teto na chuva; o claro entre as nuvens; a luz na vidraça; um casaco emprestado;
          a paz depois do trovão; o primeiro dia seco; um rio sem leito; a chuva que eu queria;
          o trovão no meu peito`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'manhã café amanhec despert sol cedo cozinha pão cama aurora orvalho chá acord padaria',
      words: 'xícaras; manhãs; almofadas; cortinas; torradas; migalhas; sacadas; bules',
      phrases: {
        lugar: `na cozinha; na varanda; debaixo do lençol; na mesa de sempre; junto da janela; na padaria;
          na beira da cama; entre xícara e pão; no quintal com sol; no balcão do café; no corredor;
          com o rádio ligado`,
        coisa: `o café bem forte / teu café bem forte; a xícara azul / tua xícara azul;
          o pão quentinho / teu pão quentinho; o jornal de hoje / teu jornal de hoje;
          a camisa passada / tua camisa passada; o mel da feira / teu mel da feira;
          o despertador / teu despertador; o óculos do banho / teu óculos do banho;
          a blusa listrada / tua blusa listrada; a laranja partida / tua laranja partida`,
        cena: `canta o galo; apita a chaleira; entra o sol; esfria o café; cheira a pão novo; desperta a rua;
          balança a cortina; toca um sino; boceja o bairro; a noite se vai`,
        ato: `preparo o café / prepara o café / preparar o café; parto o pão / parte o pão / partir o pão;
          desligo o alarme / desliga o alarme / desligar o alarme;
          rego as plantas / rega as plantas / regar as plantas; leio o jornal / lê o jornal / ler o jornal;
          abro a janela / abre a janela / abrir a janela; durmo até tarde / dorme até tarde / dormir até tarde;
          canto no banho / canta no banho / cantar no banho;
          descasco a laranja / descasca a laranja / descascar a laranja;
          varro as migalhas / varre as migalhas / varrer as migalhas`,
        como: `como sol na mesa; como pão que sai do forno; como orvalho na grama; como cheiro de canela;
          como luz no teu cabelo; como um gato no tapete; como goiabada em abril`,
        cair: `como leite no café; como um sonho que esqueço; como fumaça do chá; como migalha na mesa;
          como a noite nos olhos; como um prato no chão; como vapor no espelho`,
        ser: `a luz na mesa; um domingo sem pressa; o pão e o sal; o mel do meu chá; o canto do galo;
          o primeiro café; o lençol bem limpo; o sol da cozinha; uma cama com luz`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'céu estrela lua sol planeta universo voar voo asa nuvem cometa galáxia espaço constelação eclipse',
      words: 'estrelas; luas; cometas; asas; planetas; andorinhas; satélites; pipas',
      phrases: {
        lugar: `debaixo das estrelas; em cima dos telhados; no alto do morro; na grama molhada; ao pé da lua;
          atrás das nuvens; no observatório; na laje; na beira do mundo; a céu aberto; no último voo;
          entre Vênus e Marte`,
        coisa: `a velha luneta / tua velha luneta; a pipa de seda / tua pipa de seda;
          o mapa do céu / teu mapa do céu; a pena de gavião / tua pena de gavião;
          a lanterna azul / tua lanterna azul; o balão perdido / teu balão perdido;
          a manta de lã / tua manta de lã; o anel de prata / teu anel de prata;
          o livro dos planetas / teu livro dos planetas; a pedra da lua / tua pedra da lua`,
        cena: `a lua nasce; cai uma estrela; o céu se apaga; cruza um avião; as nuvens se vão; a terra gira;
          voam andorinhas; brilha a noite; Vênus desponta; o azul se abre`,
        ato: `conto as estrelas / conta as estrelas / contar as estrelas; olho a lua / olha a lua / olhar a lua;
          voo nos meus sonhos / voa nos teus sonhos / voar nos sonhos;
          batizo um planeta / batiza um planeta / batizar um planeta;
          solto uma pipa / solta uma pipa / soltar uma pipa; faço um pedido / faz um pedido / fazer um pedido;
          procuro as Três Marias / procura as Três Marias / procurar as Três Marias;
          durmo no sereno / dorme no sereno / dormir no sereno;
          persigo um eclipse / persegue um eclipse / perseguir um eclipse;
          apago as luzes / apaga as luzes / apagar as luzes`,
        como: `como a lua no campo; como um bicho no vento; como luz de outro tempo; como o azul da madrugada;
          como um voo na tarde; como faísca no céu; como um astro desperto`,
        cair: `como um astro que morre; como uma pipa sem linha; como poeira de Marte; como nuvem de março;
          como uma pena no ar; como um foguete sem rumo; como luz de um eclipse`,
        ser: `a estrela do meu teto; uma lua sem noite; o azul sobre o campo; o rastro de um cometa;
          uma asa de luz; o céu na lagoa; o fim da noite; um planeta sem guerra; a paz do espaço`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords:
        'verão calor sol férias praia janeiro fevereiro sorvete piscina bicicleta fogueira quintal quente rede cigarra',
      words: 'verões; cerejas; fogueiras; cigarras; girassóis; bicicletas; mangas; amoras',
      phrases: {
        lugar: `no rio; debaixo da mangueira; na grama alta; na piscina; em volta do fogo; de bicicleta; na varanda;
          atrás do milharal; na rede; na sombra do pé de jambo; na sorveteria; entre o milho e o sol`,
        coisa: `o vestido listrado / teu vestido listrado; o óculos de sol / teu óculos de sol;
          a bicicleta velha / tua bicicleta velha; o chapéu de palha / teu chapéu de palha;
          a melancia partida / tua melancia partida; o sorvete de menta / teu sorvete de menta;
          o violão antigo / teu violão antigo; a toalha amarela / tua toalha amarela;
          a bola de couro / tua bola de couro; a foto do rio / tua foto do rio`,
        cena: `cantam as cigarras; arde o asfalto; a manga amadurece; a tarde se alonga; estala o fogo;
          voam vaga-lumes; dorme a sesta; cheira a jasmim; o gelo derrete; o rio espera`,
        ato: `pulo na água / pula na água / pular na água; roubo mangas / rouba mangas / roubar mangas;
          durmo na rede / dorme na rede / dormir na rede; piso na grama / pisa na grama / pisar na grama;
          pedalo sem mãos / pedala sem mãos / pedalar sem mãos;
          acendo a fogueira / acende a fogueira / acender a fogueira; toco violão / toca violão / tocar violão;
          corto a melancia / corta a melancia / cortar a melancia;
          esqueço os sapatos / esquece os sapatos / esquecer os sapatos;
          caço vaga-lumes / caça vaga-lumes / caçar vaga-lumes`,
        como: `como um salto no rio; como sol no teu cabelo; como manga em janeiro; como vento no milho;
          como brasa bem acesa; como mel no copo; como canto de cigarra`,
        cair: `como gelo na mão; como areia nos olhos; como sorvete no chão; como poeira na trilha;
          como flor de ipê no vento; como fogo sem lenha; como a sesta que acaba`,
        ser: `o verão da minha rua; um salto no rio; o ouro do milho; o dia mais longo; a sombra da mangueira;
          o gosto da fruta; a fogueira na praia; uma tarde sem aula; o jasmim do quintal`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'danç balada boate música ritmo festa dj show samba forró valsa tambor canção violão pista funk',
      words: 'sapatos; tambores; luzes; cinturas; discos; espelhos; voltas; noites',
      phrases: {
        lugar: `na pista; debaixo do globo; junto das caixas de som; na primeira fila; no meio do salão;
          atrás da cortina; no balcão; em cima do palco; debaixo dos refletores; na roda de samba;
          no compasso do tambor; entre o baixo e a voz`,
        coisa: `o sapato vermelho / teu sapato vermelho; o vestido brilhante / teu vestido brilhante;
          o disco riscado / teu disco riscado; a gravata torta / tua gravata torta;
          a última valsa / tua última valsa; o carimbo na mão / teu carimbo na mão;
          o copo de rum / teu copo de rum; o leque antigo / teu leque antigo;
          o brinco perdido / teu brinco perdido; a jaqueta de prata / tua jaqueta de prata`,
        cena: `bate o tambor; treme a pista; giram as luzes; entra o baixo; pula a agulha; canta a gente;
          abre a cortina; sobe o volume; explode o coro; chora a cuíca`,
        ato: `danço sem sapato / dança sem sapato / dançar sem sapato;
          giro até de dia / gira até de dia / girar até de dia;
          perco o compasso / perde o compasso / perder o compasso; viro o disco / vira o disco / virar o disco;
          canto sem letra / canta sem letra / cantar sem letra; subo no palco / sobe no palco / subir no palco;
          mexo os ombros / mexe os ombros / mexer os ombros; sigo o tambor / segue o tambor / seguir o tambor;
          aprendo um bolero / aprende um bolero / aprender um bolero;
          quebro o salto / quebra o salto / quebrar o salto`,
        como: `como o baixo no peito; como um pião na pista; como luz na pele; como uma valsa às quatro;
          como batida de tambor; como paetê no vento; como um coro na praça`,
        cair: `como confete no chão; como agulha que pula; como um salto que quebra; como eco no salão;
          como aplauso que acaba; como fumaça no foco; como um copo que cai`,
        ser: `o baixo no meu peito; uma valsa às quatro; o compasso da noite; a luz da pista; um coro sem dono;
          a faísca no palco; a volta sem fim; o centro da dança; a estrela do bairro`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'inverno neve frio gelo natal lareira julho junho cachecol gelad geada casaco vela serra dezembro',
      words: 'flocos; pegadas; cachecóis; velas; invernos; lareiras; geadas; casacos',
      phrases: {
        lugar: `junto do fogo; na neve; debaixo da manta; no lago gelado; ao pé da lareira; na cabana;
          na plataforma do trem; no mato branco; atrás da geada; na feira de inverno; no calor do fogão;
          entre a brasa e o vidro`,
        coisa: `o cachecol de lã / teu cachecol de lã; a luva cinza / tua luva cinza;
          a última vela / tua última vela; o trenó do avô / teu trenó do avô;
          o gorro vermelho / teu gorro vermelho; a caneca de quentão / tua caneca de quentão;
          o casaco comprido / teu casaco comprido; o globo de vidro / teu globo de vidro;
          a lenha seca / tua lenha seca; a estrela de papel / tua estrela de papel`,
        cena: `a neve cai; estala o gelo; arde a lenha; o lago congela; tocam os sinos; tremem os galhos;
          geia na praça; calam os pássaros; ferve a sopa; o dia encurta`,
        ato: `ponho lenha no fogo / põe lenha no fogo / pôr lenha no fogo;
          acendo uma vela / acende uma vela / acender uma vela; piso na neve / pisa na neve / pisar na neve;
          teço um cachecol / tece um cachecol / tecer um cachecol;
          patino no lago / patina no lago / patinar no lago;
          sigo as pegadas / segue as pegadas / seguir as pegadas;
          aqueço as mãos / aquece as mãos / aquecer as mãos; asso biscoitos / assa biscoitos / assar biscoitos;
          canto na igreja / canta na igreja / cantar na igreja;
          espero o degelo / espera o degelo / esperar o degelo`,
        como: `como brasa no inverno; como lã na pele; como luz de uma vela; como fogo na casa; como canela no ar;
          como um mato nevado; como luva na mão`,
        cair: `como neve na mão; como pegada que some; como gelo que estala; como fumaça da vila;
          como geada no vidro; como cera na mesa; como bafo no ar`,
        ser: `a brasa no gelo; um fogo em julho; a luz de dezembro; o caminho na neve; um casaco emprestado;
          a vela na janela; a geada no vidro; um lar com lenha; a flor da neve`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords:
        'carta escrev lembranç foto fotograf diário palavra tinta papel poema correio memória livro verso página gaveta',
      words: 'cartas; palavras; páginas; selos; fotos; versos; postais; promessas',
      phrases: {
        lugar: `na gaveta; na margem da página; na caixa do correio; debaixo da cama; na última linha;
          no verso da foto; na escrivaninha; entre duas palavras; no meu caderno; no sofá da sala;
          na velha biblioteca; debaixo do abajur`,
        coisa: `a primeira carta / tua primeira carta; a foto antiga / tua foto antiga;
          o envelope fechado / teu envelope fechado; a caneta de vidro / tua caneta de vidro;
          o poema dobrado / teu poema dobrado; a rosa seca / tua rosa seca;
          o bilhete do espelho / teu bilhete do espelho; a caixa de lata / tua caixa de lata;
          o diário sem chave / teu diário sem chave; o endereço em Minas / teu endereço em Minas`,
        cena: `a tinta se apaga; bate o relógio; chega o carteiro; arde o papel; pisca o abajur; estala a página;
          desbota a foto; falta uma palavra; pinga a cera; o livro se fecha`,
        ato: `escrevo uma carta / escreve uma carta / escrever uma carta;
          leio nas entrelinhas / lê nas entrelinhas / ler nas entrelinhas;
          rasgo o rascunho / rasga o rascunho / rasgar o rascunho;
          procuro a palavra / procura a palavra / procurar a palavra;
          dobro um barco / dobra um barco / dobrar um barco; abro a caixa / abre a caixa / abrir a caixa;
          risco os versos / risca os versos / riscar os versos; colo os selos / cola os selos / colar os selos;
          assino sem nome / assina sem nome / assinar sem nome;
          decoro um poema / decora um poema / decorar um poema`,
        como: `como tinta na pele; como um verso que volta; como voz num livro; como envelope que chega;
          como a letra do pai; como foto na sala; como um nome na árvore`,
        cair: `como tinta na água; como carta sem rua; como poeira nos livros; como cera no envelope;
          como um ponto final; como papel no fogo; como mancha no verso`,
        ser: `a palavra que falta; uma carta sem rua; o verso que volta; um livro sem final; a foto da sala;
          a rima da minha dor; o nome no envelope; a linha que fica; a voz no papel`,
      },
    },
  ],
  titles: `{word} (e fogo|e cinza|e mel|sem dono|de abril|sem nome)
    (entre|sobre|contra|sem) {word}
    (mil|cem|sete|entre) {word}
    {ser}
    (quando|enquanto|porque|se) {cena}
    {ato.inf}
    {lugar}
    {word} {lugar}`,
  ideas: `uma canção de {style} (lenta|luminosa|rebelde|terna|com alma) sobre {about}. (No refrão|No fim|Ao fundo), {cena}.
    {style} (à meia-voz|com muito ar|com coro|com palmas): uma canção sobre {about}.
    escreve (uma canção|um hino|uma balada) de {style} sobre {about}. (Começa|Termina) {hora} {lugar}.
    (um dueto|uma despedida|um sucesso de verão|uma canção de ninar) em clima de {style} sobre {about}. (A imagem|A última frase): {ser}.
    e se {cena}? Uma história de {style} sobre {about}.`,
}
