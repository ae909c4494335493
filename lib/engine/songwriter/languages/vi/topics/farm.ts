import type { Topic } from '../../stanzas.ts'

/** The country, and the village that people come from. */
export const farm: Topic = {
  kin: 'quê quê_hương quê_nhà làng_quê làng nông_thôn đồng_ruộng cánh_đồng ruộng lúa đồng_lúa gặt cấy cày nông_dân làm_ruộng con_trâu trâu con_bò đàn_bò chăn_trâu rơm rạ lũy_tre bờ_tre con_đê bến_sông con_sông dòng_sông cây_đa giếng_nước mái_đình gánh_lúa mùa_gặt vụ_mùa phù_sa ao_cá vườn_dừa đờn_ca miền_tây',
  you: {
    scene: `
      {you} lội xuống (ruộng|đồng|bờ) xắn quần quá gối
      Con cua cắp chân vẫn cười giòn
      Bảo cua nó nhớ người xa xứ
      Nên nó bắt tay, dấu còn son`,
    later: `
      Đồng lúa chín vàng, {you} đứng ngắm
      Ngắt một bông lên cắn thử chơi
      Hạt gạo trắng tinh còn ngậm sữa
      {you} bảo: ngọt gì mà ngọt, trời ơi`,
  },
  me: {
    scene: `
      {me} về làng, (con trâu|con bò|đàn trâu) đứng ngó
      Nhai rơm một lúc, lại nhìn ra
      {me} hỏi: còn nhớ nhau không đó
      Nó vẫy cái đuôi, quay bước về nhà`,
    later: `
      Sông quê nước lớn rồi nước ròng
      Ghe ai neo dưới bến chiều đông
      {me} nằm nghe máy đuôi tôm chạy
      Ngủ một giấc dài tới sáng trong`,
  },
  past: {
    scene: `
      Con đê (chiều ấy|ngày cũ|năm xưa) còn cỏ ướt
      {you} dắt trâu về, nón đội nghiêng
      Giờ đê trải nhựa, trâu đi hết
      {me} ngồi nghe gió thổi triền miên`,
    later: `
      Mùa gặt năm nay rơm vẫn ấm
      Chất thành đống lớn cạnh bờ ao
      {me} nằm lên đó nhìn sao mọc
      Chừa chỗ {you} nằm, như lúc nào`,
  },
  hook: `
    Quê ơi lúa chín, gió thổi rì rào
    Đi xa mấy cũng về tắm bờ ao

    Một dòng sông nhỏ, một chiếc cầu dừa
    Quê còn nguyên đó, như ngày xưa`,
}
