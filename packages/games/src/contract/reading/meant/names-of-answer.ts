import { answerNames } from '../read-fields.ts'

/** Names under which an answer stands in an object. Two of them with different values leave open which is the answer. */
export const namesOfAnswer: readonly string[] = [
  ...answerNames,
  ...['decision', 'vote', 'guess', 'final answer', 'final', 'result', 'value', 'output', 'target'],
  ...['行动', '答案', '回答', '选择', '决定', '最终答案', '投票'],
]
