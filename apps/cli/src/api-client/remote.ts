import { UsageError } from '../command.ts'
import { openClient, Refusal } from './client.ts'
import type { ApiClient, Remote } from './client.ts'

/** The options of every command that calls a platform. */
export const remoteOptions = {
  url: { type: 'string', default: process.env['WIS_URL'] || 'http://localhost:3000' },
} as const
export const remoteUsage = '[--url URL]'

/** The token is never an option: it would stay in the history of the shell. */
export function readRemote({ url }: { readonly url: string }): Remote {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(`--url takes the http(s) address of a platform, not '${url}'`)
  return { url, token: process.env['WIS_TOKEN'] || undefined }
}

/** Runs a command that calls a platform. A refusal is printed and ends it with 1. */
export async function speakTo(remote: Remote, speak: (client: ApiClient) => Promise<void>): Promise<number> {
  try {
    await speak(openClient(remote))
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`✘ ${error.message}`)
    return 1
  }
}
