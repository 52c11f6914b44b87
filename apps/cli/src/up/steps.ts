/** Shows what is being done while it is done, and how long it took. */
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

/** What went wrong and what to do about it: all that a person is shown. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  readonly next: string

  constructor(what: string, next: string) {
    super(what)
    this.next = next
  }
}
