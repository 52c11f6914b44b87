import { howSaid } from '@wis/games'
import { foldedLine, wholeNumber } from './names.ts'
import type { NameFinder } from './names.ts'

const abstains =
  /^[^\p{L}\p{N}]*(?:i (?:will |would like to |choose to )?)?(?:abstain(?:s|ed|ing)?|pass|skip|none|null|nobody|no ?one|no vote|none of them|弃权|弃票|不投|不投票|放弃|跳过|无)[^\p{L}\p{N}]*$|(?<!not |n't |never )\bi(?:'ll| will| choose to| have to| would like to| must)? abstain\b|我(?:选择|决定|要|只能|先)?弃权/u

const spares =
  /(?:\bnot|n't|\bnever|\bno)(?: [\p{L}']+){0,3} (?:vot(?:e|ing)(?: for| against| out)?|eliminat(?:e|ing)|suspect) ?["'“]?$|(?:不|别|不会|不想|不该|不应|没有理由)(?:要|会|想|该)?(?:投票?|怀疑|淘汰)(?:给)?[“"「]?$|(?:\b(?:last (?:round|time)|previously|earlier|before)|上一?轮|上一?次|之前|刚才)[^.,;:。，；：]*$/u

const aims =
  /\b(?:vot(?:e|es|ed|ing)(?: is)?(?: for| against| out| goes to| to eliminate)?|eliminat(?:e|ing)|choose|pick|accuse)(?: is)? ?[:"'“(]{0,2} ?$|(?:投(?:票)?(?:给|了)?|票给|(?<![备首次候])选择?|淘汰)[:"“「 ]{0,2}$/u

const accuses =
  /^(?:'s)? ?(?:is|are|must be|might be|may be|could be|seems|looks like|appears)(?: [\p{L}']+){0,3} (?:spy|undercover|impostor|imposter|odd one)\b|^(?:就|很|最|应该|多半|大概|有)?(?:可能)?(?:就)?(?:是|像|为)卧底/u

/** The names before and after one of these words are alternatives. */
const joins =
  /^["'”」*]?(?: ?(?:,|;|\/|&|、|，|[(（](?=or |或)|or|and|and\/or|also|as well as|和|或|或者|还是|与|跟))+ ?["'“「*]?$/u
const openQuotes = '"\'“‘「『《`【[('
const closeQuotes = '"\'”’」』》`】])'

interface Naming {
  readonly finder: NameFinder
  readonly offered: ReadonlySet<string>
}

/** The candidate that a text votes for. Undefined if the text can mean nobody or more than one. */
export function readName(text: string, naming: Naming): string | undefined {
  const line = foldedLine(text)
  if (abstains.test(line)) return undefined
  const named = namedIn(line, naming)
  if (named.length === 0) return byNumber(text, naming)
  const alone = only(named)
  if (alone !== undefined) return isVote(alone, text, naming) ? alone : bareLine(text, naming)
  return (
    only(named.filter(({ before, hasRival }) => aims.test(before) && !hasRival)) ??
    only(named.filter(({ after }) => accuses.test(after))) ??
    only(named.filter(isQuoted)) ??
    bareLine(text, naming)
  )
}

/** The vote in a text that is purely an answer. The first name counts; later names are ignored. */
export function nameInAnswer(text: string, naming: Naming): string | undefined {
  const line = foldedLine(text)
  const [first] = namedIn(line, naming)
  const isFirst = first && !/[\p{L}\p{N}]/u.test(line.slice(0, first.start)) && !first.hasRival
  return isFirst && !abstains.test(line) ? first.alias : readName(text, naming)
}

/** The one candidate that a text names and does not spare. Undefined if there is none or several. */
export function onlyName(text: string, naming: Naming): string | undefined {
  const line = foldedLine(text)
  const alone = abstains.test(line) ? undefined : only(namedIn(line, naming))
  return alone !== undefined && isVote(alone, text, naming) ? alone : undefined
}

/** Words that stand around the name of a player whom one votes for. */
const beside = [
  ...[
    'player',
    'spy',
    'undercover',
    'impostor',
    'imposter',
    'odd',
    'one',
    'out',
    'against',
    'eliminate',
    'eliminating',
    'suspect',
    'suspicious',
  ],
  ...[
    'accuse',
    'seems',
    'seem',
    'looks',
    'suspicion',
    'suspicions',
    'goes',
    'likely',
    'who',
    'sounds',
    'stands',
    'strange',
    'guilty',
    'he',
    'she',
    'they',
    'are',
    'because',
    'reason',
    'reasons',
    'name',
    'finger',
    'points',
    'point',
  ],
  // In languages that models fall into.
  ...['je', 'pour', 'ich', 'stimme', 'für', 'yo', 'voto', 'por', 'голосую', 'за'],
  ...['玩家', '第', '卧底', '内奸', '间谍', '怀疑', '可疑', '最可疑', '淘汰', '出局', '像', '嫌疑', '觉得'],
]
const someone = 'zzsomeone'

/** Whether a text votes for the only player that it names: a denial, a question or a condition is no vote. */
function isVote(alias: string, text: string, naming: Naming): boolean {
  const { finder } = naming
  const line = text.split('\n').map(foldedLine).join('\n')
  const mentions = finder.in(line)
  // Names of others that nobody can vote for are mostly the own one.
  const masked = mentions.map(({ alias: named, end }, at) => {
    const rest = line.slice(end, mentions[at + 1]?.start)
    return `${named === alias ? someone : 'me'}${rest}`
  })
  const said = howSaid([line.slice(0, mentions[0]?.start), ...masked].join(''), {
    words: new RegExp(someone, 'gu'),
    beside,
  })
  return said === 'chosen' || (said === 'unsure' && bareName(text, naming) === alias)
}

interface Named {
  readonly alias: string
  readonly start: number
  readonly before: string
  readonly after: string
  /** Whether the text gives the name as one of two alternatives. */
  readonly hasRival: boolean
}

function namedIn(line: string, { finder, offered }: Naming): readonly Named[] {
  return finder.in(line).flatMap(({ alias, start, end }, index, all) => {
    const before = line.slice(Math.max(0, start - 40), start)
    if (!offered.has(alias) || spares.test(before)) return []
    const next = all[index + 1]
    const hasRival = next !== undefined && joins.test(line.slice(end, Math.min(next.start, end + 20)))
    return [{ alias, start, before, after: line.slice(end, end + 40), hasRival }]
  })
}

function only(named: readonly Named[]): string | undefined {
  const aliases = new Set(named.map(({ alias }) => alias))
  return aliases.size === 1 ? named[0]?.alias : undefined
}

function isQuoted({ before, after }: Named): boolean {
  const kind = before === '' ? -1 : openQuotes.indexOf(before.slice(-1))
  return kind >= 0 && closeQuotes.charAt(kind) === after.charAt(0)
}

/** Many models argue first and end with the bare name, or begin with it. */
function bareLine(text: string, naming: Naming): string | undefined {
  const lines = text.trim().split('\n')
  return [lines.at(-1), lines[0]]
    .map((line = '') => bareName(line, naming))
    .find((alias) => alias !== undefined)
}

function bareName(text: string, { finder, offered }: Naming): string | undefined {
  const line = foldedLine(text)
  const [mention, more] = finder.in(line)
  if (!mention || more || !offered.has(mention.alias)) return undefined
  const rest = line.slice(0, mention.start) + line.slice(mention.end)
  return /[\p{L}\p{N}❌✗✘❎🚫⛔👎¬≠🤷]/u.test(rest) ? undefined : mention.alias
}

function byNumber(text: string, { finder, offered }: Naming): string | undefined {
  const alias = finder.numbered(wholeNumber(text))
  return alias !== undefined && offered.has(alias) ? alias : undefined
}
