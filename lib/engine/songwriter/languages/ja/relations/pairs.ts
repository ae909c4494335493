import type { Relation } from '../../relations.ts'

/** Two facts of which nothing more is known, and what they come to. */
export const pairs: Relation = {
  any: `
    {fact}
    {next}
    どちらもなくてはならないもので
    どちらの話も長くなる

    {fact}
    話せば誰もがうなずいている
    {next}
    聞けば誰でもにっこりする

    {fact}
    {next}
    小さなことだと言うだろうけど
    それでできてる毎日なんだ

    {fact}
    それだけでもう笑顔になるのに
    {next}
    かなわないなと思うんだ

    {fact}
    {next}
    ひとつひとつはささやかだけど
    合わせてみたら宝の山だ

    {fact}
    それは何度も聞いた話で
    {next}
    それも何度も話したい

    {fact}
    {next}
    数えあげたら夜が明けるから
    あとは会ったときに話そう

    {fact}
    みんなの知っていることだけど
    {next}
    みんなに知ってほしいことだ

    {fact}
    {next}
    そのどちらかが欠けていたなら
    今日の歌にはならなかった`,
  grief: `
    {fact}
    {next}
    そんなことばかり思い出しては
    少し笑って空を見る

    {fact}
    それがどんなに大事なものか
    {next}
    離れてみたらよくわかる

    {fact}
    {next}
    大きなことは忘れていっても
    そういうことは忘れない

    {fact}
    声まで耳に残っている
    {next}
    顔まで胸に残っている

    {fact}
    {next}
    ひとつ話せばまたもうひとつ
    あの日の灯りがともってゆく`,
  funny: `
    {fact}
    ここまではまだよかったけれど
    {next}
    そこまで来たら笑うしかない

    {fact}
    {next}
    どちらか一つにしてほしいと
    頼んだ日から両方になった

    {fact}
    うそだと思うなら見においで
    {next}
    そのうちきっと慣れるだろう

    {fact}
    {next}
    よそでは決して話さないけど
    歌にするなら話は別だ

    {fact}
    一度や二度ならわかるけれども
    {next}
    これが毎日続くんだ`,
}

/** One of the two is hard for somebody. */
export const pairsOfHardship: Relation = {
  any: `
    {fact}
    {next}
    つらい時ほど思い出してよ
    ひとりじゃないってことだけは

    {fact}
    {next}
    雨の日もいつか話せるだろう
    傘をたたんで笑いながら

    {fact}
    {next}
    泣いたっていい　休んだっていい
    朝は何度でもやって来る`,
  grief: `
    {fact}
    {next}
    どんな気持ちでいたのだろうか
    もう一度手をにぎりたい`,
  funny: `
    {fact}
    {next}
    まずは大盛りのごはんを食べて
    話はそれからでも遅くない`,
}
