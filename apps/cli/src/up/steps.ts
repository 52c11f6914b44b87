/** Shows each step while it runs, and its duration. */
export async function step<T>(
  name: string,
  work: () => Promise<T> | T,
  describe?: (result: T) => string,
): Promise<T> {
  const started = performance.now()
  const interactive = process.stdout.isTTY
  if (interactive) process.stdout.write(`… ${name}`)
  try {
    const result = await work()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const detail = describe ? `: ${describe(result)}` : ''
    process.stdout.write(`${interactive ? '\r' : ''}✔ ${name}${detail}  ${seconds} s\n`)
    return result
  } catch (error) {
    if (interactive) process.stdout.write('\n')
    throw error
  }
}

/** The fault and its remedy, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  readonly next: string

  constructor(what: string, next: string) {
    super(what)
    this.next = next
  }
}

/** Takes the undoing of a step that was done. The undoings run in reverse order. */
export type Undo = (stop: () => Promise<void> | void) => void
