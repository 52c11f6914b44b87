/** The field names under which a model may answer, the most telling first. Case, spaces and signs do not matter. */
export const fieldNames = {
  speech: [
    'speech,myspeech,finalspeech,statement,mystatement,description,mydescription,clue,hint,utterance,say,sentence',
    '发言,我的发言,最终发言,描述,我的描述,线索,陈述,说',
    'finalanswer,answer,response,reply,output,result,content,message,text,最终答案,答案,回答,回复,内容',
  ],
  vote: [
    'vote,myvote,finalvote,votefor,votes,votedfor,votetarget,ballot,target,choice,suspect,eliminate,decision',
    '投票,我的投票,最终投票,投给,投票给,投票对象,投票目标,我投,票,目标,选择,决定',
    'move,action,finalanswer,answer,response,reply,output,result,content,message,text,player,name,最终答案,答案,回答,回复,玩家,名字',
  ],
  reasoning: [
    'reasoning,reason,reasons,thought,thoughts,thinking,think,analysis,explanation,rationale,why',
    '推理,理由,原因,思考,想法,分析,解释',
  ],
  beliefs: [
    'beliefs,belief,identities,identity,probabilities,spyprobability,spyprobabilities,suspicion,suspicions,suspects',
    '身份,身份推断,概率,怀疑度,判断',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Field = keyof typeof fieldNames

const namesOf = (field: Field) => fieldNames[field].join(',').split(',')

export function normalName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

const maxDepth = 5

/** The value of a field at any depth of an object, or `undefined`. Outer objects come first. */
export function fieldOf(object: unknown, field: Field): { readonly value: unknown } | undefined {
  const found = new Map<string, unknown>()
  let level = [object]
  for (let depth = 0; depth < maxDepth && level.length > 0; depth++) {
    const entries = level.flatMap(entriesOf)
    for (const [name, value] of entries) {
      const normal = normalName(name)
      if (!found.has(normal)) found.set(normal, value)
    }
    level = entries.map(([, value]) => value)
  }
  const name = namesOf(field).find((candidate) => found.has(candidate))
  return name === undefined ? undefined : { value: found.get(name) }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** All values under these names, at any depth of an object. */
export function valuesUnder(object: unknown, names: readonly string[], depth = 0): readonly unknown[] {
  if (depth >= maxDepth) return []
  const wanted = names.map(normalName)
  return entriesOf(object).flatMap(([name, value]) => [
    ...(wanted.includes(normalName(name)) ? [value] : []),
    ...valuesUnder(value, names, depth + 1),
  ])
}

/** The value of a field in the last object that has it. */
export function lastField(objects: readonly object[], field: Field): { readonly value: unknown } | undefined {
  return objects.map((object) => fieldOf(object, field)).findLast((found) => found !== undefined)
}

/** A value as a text; empty for null. Undefined if the value holds no text, or more than one. */
export function textOf(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object') return undefined
  const texts = Object.values(value).filter((inner) => typeof inner === 'string' || typeof inner === 'number')
  return Array.isArray(value) || texts.length === 1 ? texts.join(' ') : undefined
}
