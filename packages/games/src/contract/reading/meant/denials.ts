import type { Clauses } from './clauses.ts'
import { clausesOf } from './clauses.ts'

const english = [
  ...[
    'no',
    'not',
    'never',
    'cannot',
    'nobody',
    'none',
    'nothing',
    'neither',
    'nor',
    'without',
    'hardly',
    'no one',
  ],
  ...[
    '[a-z]+n t',
    'can t',
    'cant',
    'dont',
    'wont',
    'wouldnt',
    'didnt',
    'isnt',
    'refus(?:e|es|ed|al|ing)',
    'declin(?:e|es|ed|ing)',
  ],
  ...[
    'stop(?:s|ped|ping)?',
    'quit',
    'cease',
    'avoid(?:s|ed|ing)?',
    'against',
    'instead of',
    'rather than',
    'than',
  ],
  ...[
    'unable',
    'unwilling',
    'hesitate',
    'prefer [a-z ]{1,20} (?:to|over)',
    'doubt',
    'anything but',
    'far from',
  ],
]
const chinese = [
  ...[
    '不',
    '没',
    '无',
    '(?<![特区分级性])别(?!人)',
    '拒绝',
    '停止',
    '避免',
    '并非',
    '未(?!来)',
    '勿',
    '莫',
    '放弃',
    '难以',
    '绝非',
    '休想',
  ],
  ...[
    '反对(?!者|方)',
    '而非',
    '胜过',
    '好过',
    '优于',
    '免得',
    '以免',
    '谁也',
    '暂停',
    '终止',
    '怀疑',
    '除了',
    '除开',
  ],
]
const denial = new RegExp(`(?<![a-z])(?:${english.join('|')})(?![a-z])|${chinese.join('|')}`, 'u')
/** “Without doubt” and the like deny nothing. */
const harmless =
  /(?<![a-z])(?:no|without(?: a| any)?) doubt(?![a-z])|不得不|不仅|不只|不如|无疑|毫不犹豫地?|不用说|别无选择/gu
/** A denial right behind the word. */
const after =
  /^ ?(?:is|are|was|would be|seems?)(?: not| n t|n t| no)(?![a-z])|^ ?(?:isn t|aren t|wasn t|won t|never)(?![a-z])|^ ?(?:不|是不|并不|没)/u

/** Whether the clause of a word denies it. What it then means depends on too much to be guessed. */
export function isDenied(clauses: Clauses, start: number, end: number): boolean {
  const { plain } = clauses
  const before = plain.slice(clauses.startOf(start), start).replace(harmless, ' ')
  return denial.test(before) || after.test(plain.slice(end, clauses.endOf(end - 1)))
}

/** Whether a text denies one of these words somewhere. The pattern must be global and fit the plain form. */
export function deniesAny(text: string, words: RegExp): boolean {
  const clauses = clausesOf(text.normalize('NFKC'))
  return [...clauses.plain.matchAll(words)].some(({ index, 0: word }) =>
    isDenied(clauses, index, index + word.length),
  )
}
