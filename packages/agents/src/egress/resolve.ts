import { lookup, Resolver } from 'node:dns/promises'

/** Finds all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

type NameServers = Pick<Resolver, 'resolve4' | 'resolve6'>

/**
 * Asks the name servers without the thread pool of the system's own lookup. A name whose server never answers must
 * not keep other names, or files, waiting.
 */
export function resolveBy(nameServers: NameServers): Resolve {
  return async (hostname) => {
    const answers = await Promise.allSettled([nameServers.resolve4(hostname), nameServers.resolve6(hostname)])
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (found.length > 0) return found
    const errors = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    )
    throw errors.find((error) => !saysNone(error)) ?? errors[0]
  }
}

export const resolveByDns = resolveBy(new Resolver({ timeout: 2_000, tries: 2 }))

/** Uses the system's own lookup with its hosts file, for places that the operator named. */
export const resolveBySystem: Resolve = async (hostname) => {
  const found = await lookup(hostname, { all: true })
  return found.map(({ address }) => address)
}

function saysNone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENODATA' || error.code === 'ENOTFOUND')
}
