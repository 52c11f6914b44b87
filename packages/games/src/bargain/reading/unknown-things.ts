import { plainForm } from '../../contract/reading/mentions.ts'
import { entriesIn, objectsIn } from '../../contract/reading/objects-in.ts'
import { kindNames, kinds } from '../things.ts'

const number = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|the|all|both|your|my|that|this|those|these|some|another)`
const more = String.raw`(?:\s+(?:of|the|your|my|other|of\s+the|more))*`
const end = String.raw`(?=\s*(?:$|[,;.!\n]|(?:and|plus|for|to)\b))`
/** A number with a noun, or a noun with its number, that are an item of a list by themselves. */
const items = new RegExp(
  String.raw`(?:^|[,;:+.!?\n]|\b(?:and|plus|take|want|keep|get|you\s+(?:can\s+|may\s+|could\s+)?have|receive)\b)\s*(?:${number}${more}\s+(?<noun>[a-z]+)${end}|(?<name>[a-z]+)\s*(?:[:=]|[x×]|[:=]?\s*[x×])\s*\d+${end}|(?<numbered>[a-z]+) \d+${end})|(?:^|[,;\n.])\s*(?:the\s+)?(?<left>[a-z]+s)\s+(?:for|to)\s+you`,
  'giu',
)
const classifier = '[本条把张支双副台辆件只颗枚个顶块瓶]'
const endOfItem = String.raw`(?=\s*(?:$|[，,、；;。！!\n和跟与加及]))`
const chineseItems = new RegExp(
  [
    String.raw`(?:\d+|[一二两三四五六七那这])\s*${classifier}的?(?<counted>\p{Script=Han}{1,4})`,
    String.raw`(?:^|[，,、；;。\n和跟与加及])\s*(?<named>\p{Script=Han}{1,3})\s*[:：=x×]?\s*\d+${endOfItem}`,
    String.raw`(?<given>\p{Script=Han}{1,3}?)(?:全|都)*(?:归|留给|让给)(?:你|您|我|对方)`,
    String.raw`(?:你的|您的)(?<owned>\p{Script=Han}{1,3})${endOfItem}`,
  ].join('|'),
  'gu',
)
const known = new Set(
  kinds.flatMap((kind) => [kind, kind.slice(0, -1), kindNames[kind].zh, plainForm(kindNames[kind].en)]),
)
/** What may stand in such a list or among the fields of an offer without being a thing. */
const others = new Set(
  [
    ...['rest', 'others', 'other', 'remaining', 'remainder', 'things', 'items', 'deal', 'offer', 'split'],
    ...['bargain', 'compromise', 'one', 'two', 'three', 'round', 'turn', 'step', 'player', 'seat', 'id'],
    ...['total', 'sum', 'value', 'worth', 'points', 'point', 'score', 'utility', 'gain', 'reward', 'payoff'],
    ...['profit', 'confidence', 'probability', 'number', 'offer number', 'expected value', 'my value'],
    ...['my utility', 'my score', 'my points', 'turns left', 'offers left', 'option', 'plan', 'proposal'],
    ...['thanks', 'trust', 'word', 'favour', 'favor', 'choice', 'decision', 'answer', 'move', 'way', 'same'],
    ...['best', 'most', 'least', 'max', 'maximum', 'minimum', 'lot', 'bit', 'try', 'chance', 'idea', 'share'],
    ...['hand', 'win', 'agreement', 'moment', 'part', 'portion', 'goods', 'stuff', 'objects', 'set'],
    ...['kind', 'kinds', 'type', 'types', 'piece', 'pieces', 'each', 'both', 'all', 'them', 'it', 'only'],
    ...['just', 'exactly', 'me', 'you', 'i', 'keep', 'take', 'get', 'want', 'leave', 'leaves', 'values'],
    ...['轮次', '回合', '步', '价值', '总价值', '分数', '得分', '效用', '置信度', '信心'],
  ].map(plainForm),
)
/** What stands in Chinese nouns and verbs that name no thing, or one of those to be divided. */
const chineseOthers =
  /帽|球|苹|果|[我你您他她它们对方玩家其余剩下的都全部这那些另半份样种要拿得给留取归轮步次分共值选出价报提案议建意人点数机会东西物品回合问题办法想法交易条件总各只仅就约顶个件颗只和还也]/u

/** Whether an offer names things that are not among those to be divided, so that its author has something else in mind. */
export function namesUnknownThings(text: string): boolean {
  const levels = entriesIn(objectsIn(text))
  if (levels.length === 0)
    return (
      [...text.matchAll(items)].some(({ groups }) => isUnknown(groups)) ||
      [...text.matchAll(chineseItems)].some(({ groups }) => isUnknownInChinese(groups))
    )
  const named = levels.find((entries) => entries.some(([name]) => known.has(plainForm(name)))) ?? []
  return named.some(([name, value]) => isAmount(value) && isStrange(name))
}

type Groups = Record<string, string> | undefined

const isUnknown = (groups: Groups) =>
  isStrange(groups?.['noun'] ?? groups?.['name'] ?? groups?.['numbered'] ?? groups?.['left'] ?? 'one')
const isUnknownInChinese = (groups: Groups) =>
  Object.values(groups ?? {}).some((noun) => noun !== undefined && !chineseOthers.test(noun))
const isStrange = (name: string) => !known.has(plainForm(name)) && !others.has(plainForm(name))
const isAmount = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value))) &&
  Number.isInteger(Number(value)) &&
  Number(value) > 0
