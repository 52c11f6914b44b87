import { entriesIn } from '../../contract/reading/entries-in.ts'
import { plainForm } from '../../contract/reading/mentions.ts'
import { objectsIn } from '../../contract/reading/objects-in.ts'
import { kindNames, kinds } from '../things.ts'

const number = '(?:\\d+|an?|one|two|three|four|five|six|seven|the|all|both)'
const end = '(?=\\s*(?:$|[,;.!\\n]|(?:and|plus|for|to)\\b))'
/** A number with a noun, or a noun with its number, that are an item of a list by themselves. */
const items = new RegExp(
  `(?:^|[,;:\\n]|\\b(?:and|plus|take|want|keep|get)\\b)\\s*(?:${number}\\s+(?<noun>[a-z]+)${end}|(?<name>[a-z]+)\\s*[:=]\\s*\\d+${end})`,
  'giu',
)
const known = new Set(
  kinds.flatMap((kind) => [kind, kind.slice(0, -1), kindNames[kind].zh, plainForm(kindNames[kind].en)]),
)
/** What may stand in such a list or among the fields of an offer without being a thing. */
const others = new Set(
  [
    ...[
      'rest',
      'others',
      'other',
      'remaining',
      'remainder',
      'things',
      'items',
      'deal',
      'offer',
      'split',
      'bargain',
    ],
    ...[
      'compromise',
      'one',
      'two',
      'three',
      'round',
      'turn',
      'step',
      'player',
      'seat',
      'id',
      'total',
      'sum',
      'value',
    ],
    ...['worth', 'points', 'point', 'score', 'utility', 'gain', 'reward', 'payoff', 'profit', 'confidence'],
    ...[
      'probability',
      'number',
      'offer number',
      'expected value',
      'my value',
      'my utility',
      'my score',
      'my points',
    ],
    ...[
      'turns left',
      'offers left',
      '轮次',
      '回合',
      '步',
      '价值',
      '总价值',
      '分数',
      '得分',
      '效用',
      '置信度',
      '信心',
    ],
  ].map(plainForm),
)

/** Whether an offer names things that are not among those to be divided, so that its author has something else in mind. */
export function namesUnknownThings(text: string): boolean {
  const levels = entriesIn(objectsIn(text))
  if (levels.length === 0) return [...text.matchAll(items)].some(({ groups }) => isUnknown(groups))
  const named = levels.find((entries) => entries.some(([name]) => known.has(plainForm(name)))) ?? []
  return named.some(([name, value]) => isAmount(value) && isStrange(name))
}

const isUnknown = (groups: Record<string, string> | undefined) =>
  isStrange(groups?.['noun'] ?? groups?.['name'] ?? 'one')
const isStrange = (name: string) => !known.has(plainForm(name)) && !others.has(plainForm(name))
const isAmount = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value))) &&
  Number.isInteger(Number(value)) &&
  Number(value) > 0
