import type { NameFinder } from './names.ts'
import { foldedLine, wholeNumber } from './names.ts'

const abstains =
  /^[^\p{L}\p{N}]*(?:i (?:will |would like to |choose to )?)?(?:abstain(?:s|ed|ing)?|pass|skip|none|null|nobody|no ?one|no vote|none of them|弃权|弃票|不投|不投票|放弃|跳过|无)[^\p{L}\p{N}]*$|(?<!not |n't |never )\bi(?:'ll| will| choose to| have to| would like to| must)? abstain\b|我(?:选择|决定|要|只能|先)?弃权/u

const spares =
  /(?:\bnot|n't|\bnever|\bno)(?: [\p{L}']+){0,3} (?:vot(?:e|ing)(?: for| against| out)?|eliminat(?:e|ing)|suspect) ?["'“]?$|(?:不|别|不会|不想|不该|不应|没有理由)(?:要|会|想|该)?(?:投票?|怀疑|淘汰)(?:给)?[“"「]?$/u

const aims =
  /\b(?:vot(?:e|es|ed|ing)(?: is)?(?: for| against| out| goes to| to eliminate)?|eliminat(?:e|ing)|choose|pick|accuse)(?: is)? ?[:"'“(]{0,2} ?$|(?:投(?:票)?(?:给|了)?|票给|选择?|淘汰)[:"“「 ]{0,2}$/u

const openQuotes = '"\'“‘「『《`【[('
const closeQuotes = '"\'”’」』》`】])'

interface Naming {
  readonly finder: NameFinder
  readonly offered: ReadonlySet<string>
}

/** Whom a text votes for, among those offered; undefined if nobody or more than one can be meant. */
export function readName(text: string, naming: Naming): string | undefined {
  const line = foldedLine(text)
  if (abstains.test(line)) return undefined
  const named = mentionsIn(line, naming)
  if (named.length === 0) return byNumber(text, naming)
  return (
    only(named) ??
    only(named.filter(({ before }) => aims.test(before))) ??
    only(named.filter(({ around }) => isQuoted(around))) ??
    lastLine(text, naming)
  )
}

interface Named {
  readonly alias: string
  readonly before: string
  readonly around: readonly [string, string]
}

function mentionsIn(line: string, { finder, offered }: Naming): readonly Named[] {
  return finder.in(line).flatMap(({ alias, start, end }) => {
    const before = line.slice(Math.max(0, start - 40), start)
    if (!offered.has(alias) || spares.test(before)) return []
    return [{ alias, before, around: [line.charAt(start - 1), line.charAt(end)] as const }]
  })
}

function only(named: readonly Named[]): string | undefined {
  const aliases = new Set(named.map(({ alias }) => alias))
  return aliases.size === 1 ? named[0]?.alias : undefined
}

function isQuoted([before, after]: readonly [string, string]): boolean {
  const kind = before === '' ? -1 : openQuotes.indexOf(before)
  return kind >= 0 && closeQuotes.charAt(kind) === after
}

/** Many a model argues first and ends with the bare name. */
function lastLine(text: string, naming: Naming): string | undefined {
  const last = text.trim().split('\n').at(-1) ?? ''
  const line = foldedLine(last)
  const [mention, more] = naming.finder.in(line)
  if (!mention || more || !naming.offered.has(mention.alias)) return undefined
  const rest = line.slice(0, mention.start) + line.slice(mention.end)
  return /[\p{L}\p{N}]/u.test(rest) ? undefined : mention.alias
}

function byNumber(text: string, { finder, offered }: Naming): string | undefined {
  const alias = finder.numbered(wholeNumber(text))
  return alias !== undefined && offered.has(alias) ? alias : undefined
}
