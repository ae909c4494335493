/** What is said of the wish and not of anybody: "nothing religious", "true story", "not too mushy". */
export const WISH =
  /^(?:do (?:sing|say|not)|there(?:['’]s| are) (?:\p{L}+ )?(?:kids|children|people) \p{L}+ing$|teach(?:es|ing)? about|don['’]t|fast as|this (?:is|one)|\d+(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|can (?:it|we|this)\b|could (?:it|we|this)\b|is it possible|good (?:day|morning|evening|afternoon)|hi(?:ya)?\b|hello|dear \p{L}+$|(?:an? )?bit \p{L}+$|the name is|full energy|big (?:chorus|drums|beat)|not (?:too|so|very)|nothing|something|anything|long story|in (?:that|this|the right) order$|(?:year|grade) \d+ \p{L}+$|(?:second|third|fourth) time|not \p{L}+$|number \d+$|keep (?:it|the)|help|true story|fair enough|maybe|ideally|kind ?of|kinda|sort of|think|old[ -]time\p{L}*|like an?|only(?! \p{L}+s (?:from|in|on|at|to|the|a|when|if)\b)|just (?:an?|the|some)|named|called(?! (?:everyone|everybody|me|us|him|her|them|it|the|my|our|every|all|people)\b)|\d+ years?$|no need|no pressure|I (?:do(?:n['’]t| not) (?:really )?know what|want|need|would|['’]d like)|\p{L}+ (?:style|banger|twang|vibes?|swing|jazz|beat|rock|pop|punk|metal|folk|soul|funk|disco|techno|house|trap|drill|synth\p{L}*)[!. ]*$)|\bhomework\b|\bbtw\b|\b(?:if|as) you can$|\bkinda thing$|\bwould be (?:lovely|nice|great|good|perfect|ideal)\b|^\S+ \S+ only$/iu

/** Said to whoever writes the song: "Keep it clean", "Say the name twice". */
export const ORDER =
  /^(?:leave|keep|say|sing|start|end|begin|finish|put|use|mention|include|add|let|give|tell|call|have|make)$/u

/** What the song is to do, and what people do with it: "he should cry a bit at the end", "so they can remember it". */
export const SHOULD =
  /^(?:he|she|they|it|you|we|everyone|everybody|people)(?: \S+)? should(?:n['’]t)? |^(?:people|everyone|everybody|kids|they) (?:must|need to|have to) (?:be able to )?(?:sing|remember|dance|shout|learn) |^(?:they|we|you|I|everyone|everybody|people|kids|the kids) can (?:all )?(?:answer|respond|repeat|do (?:the )?actions|act|mime|count|remember|sing|shout|dance|clap|learn|join|follow|march|chant)\b|^repeats?\b/iu
