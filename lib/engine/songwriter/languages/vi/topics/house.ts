import type { Topic } from '../../stanzas.ts'

export const house: Topic = {
  kin: 'ngôi_nhà căn_nhà mái_nhà nhà_cũ nhà_mới nhà_mình căn_phòng gác_xép cầu_thang hiên_nhà cái_cổng mái_ngói xây_nhà chuyển_nhà dọn_nhà tân_gia phòng_trọ nhà_trọ cửa_sổ cái_bàn cái_ghế cái_giường tủ_lạnh ban_công',
  you: {
    scene: `
      {you} đóng cái đinh (treo|để|móc) chiếc nón cũ
      Gõ lệch một ly, thủng cả tường
      Bèn treo bức tranh che lỗ ấy
      Ai tới cũng khen: tranh dễ thương`,
    later: `
      Cửa nhà này kẹt, {you} biết mẹo
      Nhấc lên một chút, đẩy bằng vai
      {me} đẩy nửa giờ không xê dịch
      {you} gõ ba cái, mở ra ngay`,
  },
  me: {
    scene: `
      Nhà {me} (thuê|mua|ở) chật, quay lưng một cái
      Cái nồi rơi xuống, chổi lăn ra
      Mèo nhảy lên tủ, tủ lung lắc
      Vậy mà khách cứ muốn ghé qua`,
    later: `
      {me} sơn tường trắng, sơn sang vàng
      Sơn tới giữa chừng hết một thang
      Nửa trắng nửa vàng để vậy luôn
      Ai hỏi, {me} bảo: nắng chiếu ngang`,
  },
  past: {
    scene: `
      Cột nhà còn (vạch|khắc|dấu) chiều cao cũ
      Nét phấn {you} ghi tháng với năm
      Căn nhà bán rồi, người ta giữ
      {me} xin đứng đo lại một lần`,
    later: `
      Bậc thềm {you} ngồi nay vẫn mát
      Lõm xuống một bên, nước đọng đầy
      Chim sẻ tới tắm, rồi chim uống
      Thì ra {you} để lại chỗ này`,
  },
  hook: `
    Mái nhà nho nhỏ, cửa mở ra sân
    Đèn vàng một ngọn, dép xếp xa gần

    Về thôi về thôi, nhà sáng đèn rồi
    Có cái ghế trống, để đó mà ngồi`,
}
