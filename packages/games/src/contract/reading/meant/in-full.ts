import type { Seat } from '@wis/engine'

/**
 * The text with what is often left out, and without what is often added: “Players 1 and 3” names two players, “Round 3: 4”
 * answers 4, “exactly 320” is 320, and `{"approve": true}` approves. Only an answer that says nothing clear as it stands is
 * read so, because logs keep earlier refusals.
 */
export const inFull = (text: string, seat?: Seat): string =>
  rewritings.reduce((said, [way, full]) => said.replace(way, full), checked(named(inFirstPerson(text, seat))))

const doing =
  'choose|pick|select|play|take|vote|bid|go|opt|accept|reject|support|propose|invest|contribute|drop|place|call|fold|discard|say|name'
const speaks = new RegExp(
  String.raw`^([^\p{L}\p{N}\n]*)(?:player ?(\d{1,2})(?: ?[(（](?:me|myself|i)[)）])?[*_]* (?:(?:(?:now|hereby) )?(${doing})e?s|will (${doing}))(?![a-z])|玩家 ?(\d{1,2}) ?(?=选|投|出|走|打|叫|弃|提议|支持|接受|拒绝|决定))`,
  'iu',
)

/** Who is said to choose, and the verb if it is an English one. */
function spokenOf(text: string) {
  const [said = '', signs = '', number, verb, later = verb, other] = speaks.exec(text) ?? []
  return said === '' ? undefined : { said, signs, verb: later, seat: Number(number ?? other) - 1 }
}

/** Whoever names itself as the one who chooses is the speaker: “Player 1 chooses X”, said by player 1. */
function inFirstPerson(text: string, seat: Seat | undefined): string {
  const spoken = spokenOf(text)
  if (!spoken || spoken.seat !== seat) return text
  const { said, signs, verb } = spoken
  return `${signs}${verb === undefined ? '我' : `I ${verb}`}${text.slice(said.length)}`
}

/** Whether a text tells what another player does: “Player 2 accepts”. */
export function tellsOfAnother(text: string, seat: Seat): boolean {
  const spoken = spokenOf(text)
  return spoken !== undefined && spoken.seat !== seat
}

/** Whoever is suspected is accused. Among those who are chosen to do something, it would be the opposite. */
export const accusing = (text: string): string =>
  text.replace(
    /(?<=^|[\s，。；,.;：:我])(?:最|很|更|也|还是?)?怀疑(?:的是|的)?(?=\s?(?:玩家\s?\d|\d{1,2}\s?号))/gu,
    '选',
  )

const benefits =
  'keeps|saves|protects|secures|improves|increases|maximi[sz]es|builds|blocks|stops|prevents|wins|helps|creates|controls|leaves me|gives me|gives us|gives my'
/** What speaks against a value, or for another one. */
const against = String.raw`(?:but|however|though|although|yet|not|never|no|none|los(?:e|es|ing|s)|risk[a-z]*|bad|worse|worst|wrong|instead|otherwise|rather)(?![a-z])|[a-z]n['’]t`

const rewritings: readonly (readonly [way: RegExp, full: string])[] = [
  // A label with its good reason behind it. The colon is looked for first, because few texts have one.
  [
    new RegExp(
      String.raw`[:：](?<=^[^\n.;!?]{1,40}[:：]) ?(?=(?:it|this|that) (?:also )?(?:${benefits}) (?![^\n]*(?<![a-z])(?:${against}))[^\n?]*$)`,
      'giu',
    ),
    '\n',
  ],
  [
    /[:：](?<=^[^\n。；！？]{1,40}[:：]) ?(?=(?:这样|这|它)(?:能|可以|会)?(?:保留|保住|保护|挡住|堵住|阻止|防止|赢)(?![^\n]*(?:但|不过|不|没|输|险))[^\n？?]*$)/gu,
    '\n',
  ],
  // A lean with nothing else is a wish.
  [/(?<![a-z])lean(?:ing)? (?:towards?|to)(?= )/giu, 'prefer'],
  [/(?:更|比较)?倾向(?:于)?/gu, '想'],
  [/^\s*(?:ok(?:ay)?|alright|all right|好的?|好吧|行)\s*[,，.。!！:：…-]+\s*(?=[\p{L}\p{N}])/iu, ''],
  [
    /(?<![a-z])(?:after|having) (?:thinking|thought) (?:about|of|over|through) (?:it|this|that|everything|all of (?:it|this)|the (?:options|situation|board|position|table))(?![a-z]),?/giu,
    '',
  ],
  [
    /(?<![a-z])(?:to sum up|tl;?dr|imo|imho|in short|long story short|(?:there is )?no doubt|confidently|for sure|i ?(?:am|'m|’m) (?:sure|certain)|um+|uhm*|erm)(?![a-z'’])(?! (?:that )?not)\s*[,:]?/giu,
    '',
  ],
  [/(?<![\d.])100 ?% (?:sure |certain )?(?=\p{L})/giu, ''],
  [/(?<![a-z])need to(?= )/giu, 'must'],
  [/(?<![a-z])has to be(?= )/giu, 'must be'],
  [/(?<![a-z])(?:stay with|am committed to)(?= )/giu, 'stick with'],
  [/(?<![a-z])proceed with(?= )/giu, 'go with'],
  [/^\s*assistant ?[:：] ?(?=\S)/iu, ''],
  [/(?<![a-z])once (?:more|again)(?![a-z])/giu, 'again'],
  [/(?<![a-z])let['’]?s do(?= )/giu, 'let us choose'],
  [/(?<![a-z])is what (?:i|we) (?:choose|pick|want|take|go with)(?![a-z])/giu, 'is my choice'],
  [/^\s*return (?=["'“])/iu, ''],
  [/毫不犹豫地?[，：:]?/gu, ''],
  [/再次(?=\S)/gu, '仍'],
  [/^\s*only (?=\S)|\s+only(?=[.!]*\s*$)/giu, ''],
  [/(?<![a-z])(?:seems?|looks?) like the (?=best|safest|right|strongest)/giu, 'is the '],
  [/(?<![a-z])(?:looks?|feels?) (?=(?:the )?(?:best|good|right|safest|strongest))/giu, 'is '],
  [/(?<![a-z])makes (?:the most )?sense(?: here)?(?![a-z])/giu, 'is best'],
  [/(?:看起来|看上去|似乎)(?=最)/gu, '是'],
  [/(?:更|比较|最)(?:好|合适|合理)(?=[。！!]?\s*$)/gu, '最好'],
  [/显然|麻烦|谢谢|没错(?=[。！!]?\s*$)/gu, ''],
  [/(?<=\S)(?:啦|呗|咯|哈)(?=[。！!]?\s*$)/gu, ''],
  [/我准备/gu, '我打算'],
  [/我得(?=选)/gu, '我要'],
  [/(?<![a-z])(column|col|row|card|player|position|cell|slot) (?:number|no\.?|nr\.?) ?(?=[\da-z])/giu, '$1 '],
  [/((?:player|玩家) ?\d{1,2}) ?[(（](?:me|myself|i|我|自己)[)）] ?(?:[:：]|->|→)/giu, '$1: '],
  [/^\s*(?:(?:round|turn) ?\d{1,3}|第 ?\d{1,3} ?(?:轮|回合|局)) ?[:：] ?(?=[^\n]+\s*$)/iu, ''],
  [/(?<![a-z])(?:exactly|precisely) (?=[$€£¥]?\d)|(?:正好|恰好|刚好)(?=\s?\d)/giu, ''],
  [/(?<![a-z])all (?:of )?(?:(?:my|the|our) )?(?=\d+ (?:points?|cents?|tokens?|coins?)(?![a-z]))/giu, ''],
  [/(?<![a-z])votes? goes to(?= player)/giu, 'vote for'],
  [/提名(?=\s?(?:玩家\s?\d|\d{1,2}\s?号))/gu, '选'],
  [/(?<=成功|失败)(?:牌|卡)/gu, ''],
  [/我已经(?=决定)/gu, '我'],
  [/^\s*<+([^<>/\n]{1,40})>+\s*$/u, '$1'],
  [/^([^\p{L}\p{N}\n]*)(?:结果|输出)(?=\s?[:：])/gimu, '$1答案'],
]

const severalPlayers =
  /(?<![a-z])players ?\d{1,2}(?:(?: ?[,&+/、] ?| ?(?:, ?)?and )\d{1,2})+(?!\d| ?(?:-|to|or)(?![a-z]))/giu

const named = (text: string): string =>
  text.replace(severalPlayers, (several) =>
    several.replace(/^players? ?/iu, '').replace(/\d+/gu, 'Player $&'),
  )

const listedPlayers =
  /^[ \t]*(?:[-*•]|\d{1,2}[.)、])[ \t]*[*_`]*(?:player|玩家)[ \t]?\d{1,2}[*_`]*[.,;，；]?[ \t]*(?:\n[ \t]*(?:[-*•]|\d{1,2}[.)、])[ \t]*[*_`]*(?:player|玩家)[ \t]?\d{1,2}[*_`]*[.,;，；]?[ \t]*(?=\n|$))+/gimu

/**
 * Players that stand in several lines, and nothing else there, are one list. Where one of them is to be chosen, they stay
 * apart, because a list answers nothing there.
 */
export const inOneList = (text: string): string =>
  text.replace(listedPlayers, (lines) => (lines.match(/(?:player|玩家)[ \t]?\d{1,2}/giu) ?? []).join(', '))

/** In an object, a value that alone is true is the answer. */
function checked(text: string): string {
  const [only, ...others] = [...text.matchAll(/"([^"\\]{1,30})"\s*:\s*true(?=\s*[,}])/giu)]
  return only && others.length === 0 ? text.replace(only[0], `"answer": "${only[1]}"`) : text
}
