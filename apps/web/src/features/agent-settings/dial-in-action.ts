'use server'

import { createToken, hashToken } from '@wis/db/accounts'
import { database } from '../../server/database.ts'
import { readExample } from '../../server/document/read-example.ts'
import { env } from '../../server/env/env.ts'
import { endingOf, makeToken } from '../../server/keys/tokens.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { dialInFile } from './dial-in-file.ts'
import { ownAgent } from './own-agent.ts'

export interface DialInMade {
  /** The whole program. It is shown only once, because it contains the token. */
  readonly file?: string
  readonly trouble?: 'throttled' | 'tooManyTokens' | 'noExamples'
}

const lifeMs = 90 * 86_400_000

/** Makes a token with which one's own agent can dial in, and the program that does it. */
export async function makeDialInFile(_: DialInMade, form: FormData): Promise<DialInMade> {
  const user = await actor()
  const { page, may } = await ownAgent(textOf(form, 'slug'))
  if (!may('agent.play') || !isAllowed(user, 'token.create')) return { trouble: 'throttled' }
  const [modelUrl, model] = [textOf(form, 'modelUrl').trim(), textOf(form, 'model').trim()]
  const asksModel = modelUrl !== ''
  const client = await readExample('sdk/wis_agent.py')
  const player = await readExample(asksModel ? 'sdk/local_model_agent.py' : 'sdk/example_agent.py')
  if (client === undefined || player === undefined) return { trouble: 'noExamples' }
  if (!(await mayChange(user))) return { trouble: 'throttled' }
  const token = makeToken()
  const made = await createToken(database(), {
    userId: user.id,
    name: `${page.slug} dials in`.slice(0, 60),
    scopes: ['agents:connect'],
    hash: hashToken(token),
    ending: endingOf(token),
    expiresAt: new Date(Date.now() + lifeMs),
  })
  if (!made) return { trouble: 'tooManyTokens' }
  const given = { url: new URL(env().publicUrl).origin, agent: page.slug, token }
  const asked = asksModel ? { modelUrl, ...(model !== '' && { model }) } : {}
  return { file: dialInFile({ client, player }, { ...given, ...asked }) }
}
