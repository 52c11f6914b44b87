import { sampleOfShare } from '@wis/lab'
import type { Sample } from '@wis/lab'
import type { ApiClient } from '../../api-client/client.ts'
import { readCount, UsageError } from '../../command.ts'
import { toldPeopleOf } from './rating.ts'

interface Given {
  readonly accounts?: string | undefined
  readonly rubrics?: string | undefined
  readonly each?: string | undefined
  readonly shared?: string | undefined
  readonly people?: string | undefined
}

interface Invited {
  readonly accounts: readonly string[]
  readonly rubrics: readonly string[] | undefined
  readonly sample: Sample | undefined
}

/** Whom the command line invites, and what they rate. */
export function invitedIn({ accounts, rubrics, ...share }: Given): Invited {
  return { accounts: listed(accounts) ?? [], rubrics: listed(rubrics), sample: sampleIn(share) }
}

const listed = (text: string | undefined) =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function sampleIn({ each, shared, people }: Given): Sample | undefined {
  if (each === undefined) {
    if (shared !== undefined || people !== undefined)
      throw new UsageError('--shared and --people go with --each')
    return undefined
  }
  const share = {
    each: readCount('each', each),
    shared: shared === undefined || shared === '0' ? 0 : readCount('shared', shared),
    people: people === undefined ? 1 : readCount('people', people),
  }
  if (share.shared > share.each) throw new UsageError('--shared is at most --each')
  return sampleOfShare(share)
}

/** Invites people to rate an experiment, and says what each of them has to do. */
export async function invite(
  client: ApiClient,
  id: string,
  { accounts, rubrics, sample, url }: Invited & { readonly url: string },
): Promise<number> {
  if (accounts.length === 0) throw new UsageError('who is invited? --accounts NAME,…')
  const found = await client.ask('POST /experiments/{id}/annotators', {
    params: { id },
    body: {
      accounts: [...accounts],
      ...(rubrics && { rubrics: [...rubrics] }),
      ...(sample && { sample }),
    },
  })
  toldPeopleOf(found).forEach((line) => console.log(line))
  if (!found.ready) console.log('… the items are being made')
  console.log(`They rate at ${new URL(`/lab/${id}/rate`, url).href}`)
  return 0
}
