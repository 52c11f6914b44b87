/** What a text says about the offer of the other seat. */
export type Consent = 'accept' | 'reject'

const refusals =
  /(?<![a-z])(?:no\s+deal|reject(?:ed|s)?|refuse|decline|(?:not|\w{0,6}n['’]t|cannot|never|unable\s+to)\s+(?:\w+\s+){0,3}?(?:accept|agree|take|deal)|disagree|unacceptable|turn(?:ing)?\s+(?:it|this|that)\s+down)(?![a-z])|不(?:能|会|想|愿意?|可能)?(?:接受|同意|答应|成交)|拒绝|没法(?:接受|同意)|无法(?:接受|同意)/iu
const acceptances = /(?<![a-z])(?:accept(?:ed|s)?|agree(?:d|s)?)(?![a-z])|接受|同意|成交|答应/iu
/** “Deal” alone is an answer, but “how about this deal” is none. */
const deal =
  /^(?:[^\p{L}]|(?<![a-z])(?:player|ok|okay|yes|fine|good|great|well|it['’]?s|that['’]?s|a|we|have|i|say|move|answer)(?![a-z])|玩家|好的?|行|那就)*(?:deal|done)(?![a-z])/iu
/** Consent to something else than the offer as it stands. */
const conditions =
  /(?<![a-z])(?:if|unless|only|provided|would\s+you|will\s+you|could\s+you|do\s+you|can\s+you)(?![a-z])|如果|要是|只要|除非|你(?:能|会|愿意|可以|是否)?(?:接受|同意)|吗/iu

/** Whether a text takes the offer or turns it down. Undefined if it says neither, or depends on something. */
export function consentIn(text: string): Consent | undefined {
  if (refusals.test(text)) return 'reject'
  if (conditions.test(text)) return undefined
  return acceptances.test(text) || deal.test(text) ? 'accept' : undefined
}
