import { answerNames } from '../read-fields.ts'

const ofThen = ['decision', 'vote', 'guess', 'final answer', 'final', 'result', 'value']

/** Names under which an answer stands in an object. Two of them with different values leave open which is the answer. */
export const namesOfAnswer: readonly string[] = [
  ...answerNames,
  ...ofThen,
  ...['output', 'target'],
  ...['行动', '答案', '回答', '选择', '决定', '最终答案', '投票'],
]

/** The names that readers of earlier days knew. Refusals in old logs are theirs. */
export const earlierNamesOfAnswer: readonly string[] = [...answerNames, ...ofThen]
