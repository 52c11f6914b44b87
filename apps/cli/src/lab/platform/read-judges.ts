import { readCount, UsageError } from '../../command.ts'

/** `agent:rubric`, or `agent:rubric:times`, with commas between judges. */
export const readJudges = (text: string) =>
  text.split(',').map((part) => {
    const [agent = '', rubric = '', times = '1', ...more] = part.trim().split(':')
    if (agent === '' || rubric === '' || more.length > 0)
      throw new UsageError(`--judges takes agent:rubric or agent:rubric:times, not '${part.trim()}'`)
    return { agent, rubric, times: readCount('judges', times) }
  })
