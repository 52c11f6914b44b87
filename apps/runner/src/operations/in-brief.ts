import { z } from 'zod'

const most = 300

/** An error and its place in the code, on one short line, for messages that may repeat. */
export function inBrief(error: unknown): string {
  if (!(error instanceof Error)) return cut(String(error))
  const { name, stack = '' } = error
  const where = /^\s*at (.*)$/m.exec(stack)?.[1]
  return cut(`${name}: ${whatOf(error)}${where === undefined ? '' : ` (${where})`}`)
}

function whatOf(error: Error): string {
  if (!(error instanceof z.ZodError)) return error.message.split('\n', 1)[0] ?? ''
  const [issue] = error.issues
  return issue ? `${issue.path.join('.')}: ${issue.message}` : ''
}

const cut = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text)
