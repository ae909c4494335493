import type { Plot } from '../../stanzas.ts'

/** Leaving, quitting, and the open road. */
export const freedom: Plot = {
  person: 'me',
  open: `
    (Pendurei|Deixei lá|Esqueci) o meu crachá
    Na planta da recepção
    A planta ficou de chefe
    E eu peguei a condução

    Botei na mala (uma rede|um caderno|um violão)
    Duas camisas e um pente
    O mapa ficou na mesa
    E o caminho, bem na frente

    Tranquei o meu celular
    Lá (no pote|na lata|no saco) de feijão
    Quem ligar, ouve o barulho
    De grão falando com grão`,
  turn: `
    O carro morreu na serra
    Na frente de um bar sem placa
    Dormi três noites na rede
    E aprendi a ordenhar vaca

    Mandei foto do meu pé
    Na areia, lá pro escritório
    Mandaram de volta o teto
    Bem branco, do refeitório

    Me perguntam quando eu volto
    Quando a estrada se acabar
    A estrada acabou num morro
    E o morro dava no mar`,
  lift: `
    Abre o vidro, solta o braço
    Deixa o vento ter espaço

    Não tem placa, não tem fila
    Só a estrada e a mochila`,
  chorus: `
    # Ninguém me segura
    Ninguém me segura
    Nem porta, nem hora, nem nó
    Ninguém me segura
    Eu vou, nem que seja só

    # O mundo é logo ali
    O mundo é logo ali
    Depois da ponte, à direita
    O mundo é logo ali
    E ninguém pede receita

    # Tchau, segunda-feira
    Tchau, segunda-feira
    Fica aí com o seu relógio
    Tchau, segunda-feira
    Manda um abraço pro seu sócio`,
  bridge: `
    Em criança eu via um morro
    E queria ver atrás
    Hoje eu vi: atrás tem outro
    E amanhã eu vejo mais

    Se der saudade, eu escrevo
    Num papel de pão, da venda
    Tô comendo bem, faz vento
    E já sei armar a tenda`,
}
