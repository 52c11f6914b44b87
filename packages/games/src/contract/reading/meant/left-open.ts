const time = '(?:turn|round|time|hand|game|quest|auction)'
const values = String.raw`(?: ?\|+(?: and)?)* ?`
const doing =
  '(?: (?:ll|will|shall|would|choose|pick|take|play|vote|bid|go|for|with|chose|picked|took|played|voted|went|cast))*'

/** Only another time stands before the value: “Next turn I'll choose X”, “In the last round: X”. */
const atAnotherTime = new RegExp(
  [
    `^(?:(?:and|then|so|well|but) )?(?:(?:in|on|at|during) )?(?:(?:the|my|our) )?(?:next|following|coming|last|previous|prior|past) ${time}(?: (?:i|we))?${doing}${values}$`,
    `(?:^| )(?:plan|idea|intention) for (?:the )?next ${time} ?$`,
    String.raw`^(?:and )?next${values}$`,
    `^(?:before(?: (?:that|this))?|earlier|previously|formerly|originally|at first)(?: (?:i|we))?${doing}${values}$`,
    String.raw`(?:^| )(?:i|we) just (?:chose|picked|took|played|voted|went|said|bid)(?: (?:for|with))? ?$`,
    String.raw`^(?:在)?[上下前]一?(?:轮|回合|局|次|把|手)[里中]? ?我?[将会要想]?(?:选择|选|出|投|打)?了? ?$`,
    String.raw`第 ?\d+ ?[轮回局手步场]合? ?我?(?:选择|选|出|投|打|用)了 ?$`,
  ].join('|'),
  'u',
)
/** “X next time”. */
const nextTime = new RegExp(`^ ?(?:next|last) ${time}(?![a-z])`, 'u')

/** Who else shall choose, or until when one waits. */
const ofOthers = new RegExp(
  [
    String.raw`(?<![a-z])(?:let|make|have|force|get) (?:them|him|her|player ?\d{1,2}|everyone|everybody|others|the others?)(?![a-z])`,
    String.raw`(?<![a-z])you (?:(?:should|must|ought to|had better)(?! (?:get|have|take|keep|give))|(?:will|ll|would) (?:choose|pick|play|vote|accept|reject|support))(?![a-z])`,
    String.raw`^(?:please|kindly) [^|]*\|+ player ?\d{1,2} ?$|^请[^|]*\|+ ?玩家 ?\d{1,2} ?$`,
    String.raw`^(?:his|hers?|theirs?|them) ?\||^[他她它]们?的(?:行动|选择|动作|走法|牌)? ?\|`,
    String.raw`^\|+ ?(?:会|要|将)?(?:选择?|投票?给?|提名) ?\|`,
    String.raw`^you (?:chose|picked|selected|took|played|voted|said|went)(?![a-z])|^[你您]们?(?:已经?)?(?:选择?|出|投|走|打|说)了`,
    String.raw`^tell (?:me|us)(?![a-z])|(?<![a-z])player ?\d{0,2} (?:will|would|might|may|could|should|must)(?![a-z])`,
    String.raw`^(?:your|their|his|her) (?:own )?(?:move|action|choice|answer|decision|vote|play|turn) ?(?:is )?\||^[你您]们?的(?:行动|选择|动作|走法|回答|决定|投票) ?(?:是|为)? ?\|`,
    String.raw`(?<![a-z])(?:only (?:if|when|once|after)|once (?:they|he|she|you|everyone|everybody|player)|as soon as)(?![a-z])`,
    String.raw`^else(?![a-z])`,
    String.raw`\| (?:is|are) (?:only |just )?(?:for (?!(?:me|us|now|sure|good|today|this|that|our|my|the)(?![a-z]))|an? (?:vote|win|gift) for)`,
    String.raw`[他她它]们?(?:想|要|希望|认为|以为|觉得)`,
    String.raw`让(?:[他她它]们?|玩家 ?\d|大家|对手|别人)`,
    String.raw`你们?(?:应该|应当|该|最好|会)选?择?(?:让)? ?\|`,
  ].join('|'),
  'u',
)
/** What was agreed, decided or said before. */
const reported =
  /^(?:(?:and|but|so|well) )?(?:we|they|you|all(?: of (?:us|them|you))?|both(?: of us)?|everyone|everybody) (?:have |had |ve |all |both |just |already )*(?:agreed|decided|settled|said|discussed|voted) (?:on|upon|to|that|for)(?![a-z])/u
/** A comparison, and a hint to somebody, is no choice. */
const compared = new RegExp(
  String.raw`^(?:(?:well|so|just|something|maybe|say) )*like${values}$|(?:^| )(?:hint|clue|tip)s? $|提示 ?$`,
  'u',
)

/** For whom a value is good. Whoever divides things says so of what is given. */
const goodForOthers =
  /(?<![a-z])(?:best|better|good|right|safe|sensible|smart|wise|optimal|correct|answer|choice|option|move)(?: would be| is)?(?: \|+)?(?: (?:one|choice|option|move))? for (?:them|him|her|you|player ?\d{1,2}|(?:the|my|your) (?:opponent|other|enemy)|(?:the )?others)(?![a-z])|对(?:[他她它]们?|对手|你)(?:来说)?最?好/u

/** What one would like, or thinks good, is not yet what one does. */
const wishes =
  /(?<![a-z])(?:would|d|like|love|prefer|want|wish|hope|should|was|best|better|good|right|sensible|safest|safe|sound|wise|smart|strongest|solid|optimal|correct)(?![a-z])|想|希望|最好|更好|好|最优|最稳|稳妥|合适|应该|应当/u
const contrasts =
  /^(?:and )?(?:but|however|though|although|alas|sadly|unfortunately|yet)(?![a-z])|^(?:但|不过|可惜|然而|只是)/u

/** The other values of a list. */
const moreValues = /^(?: ?\|+ ?(?:and )?)+/u

interface Said {
  /** The sentence up to the value, and all of it. Values are masked by `|`. */
  readonly before: string
  readonly sentence: string
  /** The sentence with its values. */
  readonly words: string
  /** What stands behind the value in its claim, and what follows the claim. */
  readonly after: string
  readonly next: string
  /** Whether things are divided, some of them for others. */
  readonly divides: boolean
}

/** Whether a value is said of another time, of others or by them, compared with, or wished with a “but” behind a mere wish. */
export const isLeftOpen = ({ before, sentence, words, after, next, divides }: Said): boolean =>
  atAnotherTime.test(before) ||
  compared.test(before) ||
  nextTime.test(after) ||
  ofOthers.test(sentence) ||
  reported.test(words) ||
  (!divides && goodForOthers.test(sentence)) ||
  (wishes.test(before + after) && contrasts.test(next.replace(moreValues, '')))

const name = String.raw`(?:(?:player|seat) ?\d{1,2}|玩家 ?\d{1,2}|\d{1,2} ?号)`
const asking = 'choose|pick|select|play|take|vote'
const addressedFirst = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${name} ?[,，] ?(?:(?:please(?=[^\p{L}\p{N}]*[\p{L}\p{N}])|kindly|you|can you|could you|${asking})(?![a-z])|请|你|您)`,
  'iu',
)
const addressedLast = new RegExp(
  String.raw`(?:^|[.!?。！？\n])[^\p{L}\p{N}]*(?:(?:(?:please|kindly) )?(?:${asking})(?![a-z])|请)[^.!?。！？\n]*[,，] ?${name}[^\p{L}\p{N}]*$`,
  'iu',
)

/** Whether a text tells somebody else to choose: “Please choose 4, Player 3”. In a list of players, the last is one of it. */
export const isAddressed = (text: string, listsPlayers: boolean): boolean =>
  addressedFirst.test(text) || (!listsPlayers && addressedLast.test(text))
