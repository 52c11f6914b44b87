import { entriesIn } from '../entries-in.ts'
import { plainForm } from '../mentions.ts'

const alone = 'not?|never|reject(?:s|ed|ing)?|without|wrong|bad|不|非|不是|否|否决|排除|拒绝|避免|放弃'
const first =
  'not|never|avoid(?:s|ed|ing)?|excluded?|against|oppos(?:e|es|ed|ing)|dislike[sd]?|forbidden|illegal|worst'

/** Under such a name stands what is not meant. */
const denying = new RegExp(`^(?:(?:${alone})$|(?:${first})(?: |$))`, 'u')
/** Such a name in the text of an object that nobody could read. */
export const notMeant = new RegExp(`"(?:(?:${alone})|(?:${first})(?:[ _-][^"]{0,20})?)"\\s*:`, 'giu')

export const isDenying = (name: string): boolean => denying.test(plainForm(name))

/** The entries of objects, but for those within what is not meant: `{"avoid": ["fold"]}`. */
export const entriesMeant = (objects: readonly object[]) => entriesIn(objects, isDenying)
