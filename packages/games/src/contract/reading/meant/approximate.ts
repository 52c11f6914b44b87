/** What stands between such a word and the amount: “about $50”, “大约给50”. */
const amount = String.raw`[$€£¥]?\d`
/** What an amount is counted in. */
const unit = String.raw`(?:\s?(?:cents?|points?|pts?|dollars?|percent|per cent|[%％¢]|hats?|balls?|apples?|dice|美?分|美元|元|块|点|积分|顶帽子|个(?:球|苹果)))?`

const before = [
  String.raw`(?<![a-z])(?:about|around|roughly|nearly|almost|approximately|approximating|approx\.?|circa|ca\.?|near|close to|some(?:thing|where) (?:like|near|around|about)|in the (?:region|range|area|vicinity|neighbou?rhood) of|on the order of|an estimated) ?${amount}`,
  String.raw`(?<![\p{L}\p{N}~])[~∼〜≈≅≃≒±] ?${amount}`,
  String.raw`(?:大约|大概|约莫|约|差不多|接近|将近|几近|近乎|几乎|估摸)[^\d，。；！？\n]{0,3}${amount}`,
  String.raw`(?<!最|附|靠)近${amount}`,
]
const behind = [
  String.raw`\d${unit},?\s?(?:or so|-?ish|more or less|approx(?:imately|\.)?|roughly|or thereabouts|or something|give or take|plus or minus|\+/-|\+-|±)(?![a-z])`,
  String.raw`\d${unit}\s?(?:左右|上下(?!一)|前后|附近|来[点分个块元]|出头|开外|有余|多(?=[点分个块元]|[^\p{L}\p{N}]|$))`,
]
const rough = new RegExp([...before, ...behind].join('|'), 'iu')
/** An offer may begin so: “How about 40/35/25?” */
const offers = /(?<![a-z])(?:how|what) about(?![a-z])/giu

/**
 * Whether a text names an amount only roughly, as in “about 320” or “50左右”. No game can play such an amount, and to choose
 * one would be to answer in place of the player. Digits must be plain ones.
 */
export const isApproximate = (text: string): boolean => rough.test(text.replace(offers, ' '))
