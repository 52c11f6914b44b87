import type { OAuthConfig } from 'next-auth/providers/oauth'
import { z } from 'zod'
import type { Env, OAuthClient } from '../env/parse-env.ts'

export type ProviderId = 'huggingface' | 'github'

type Provider = OAuthConfig<unknown> & { readonly id: ProviderId }

/** The providers that this installation has credentials for; the others are not offered. */
export function providersOf({
  huggingFace,
  github,
}: Pick<Env, 'huggingFace' | 'github'>): readonly Provider[] {
  return [
    ...(huggingFace ? [huggingFaceProvider(huggingFace)] : []),
    ...(github ? [gitHubProvider(github)] : []),
  ]
}

export function configuredProviders(env: Pick<Env, 'huggingFace' | 'github'>): readonly ProviderId[] {
  return providersOf(env).map(({ id }) => id)
}

const claims = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
})

/** Any OpenID provider would work, because the issuer defines it. It asks for no right to act there. */
function huggingFaceProvider({ id, secret, issuer }: OAuthClient & { readonly issuer: string }): Provider {
  return {
    id: 'huggingface',
    name: 'Hugging Face',
    type: 'oauth',
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid profile email' } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    clientId: id,
    clientSecret: secret,
    profile: (given) => {
      const { sub, name, preferred_username, email, email_verified } = claims.parse(given)
      const address = email_verified ? email : undefined
      return { id: sub, name: name ?? preferred_username ?? null, email: address ?? null }
    },
  }
}

const gitHubUser = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() })
const gitHubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** A GitHub profile may name any address; only one that GitHub has verified is used. */
function gitHubProvider({ id, secret }: OAuthClient): Provider {
  return {
    id: 'github',
    name: 'GitHub',
    type: 'oauth',
    authorization: {
      url: 'https://github.com/login/oauth/authorize',
      params: { scope: 'read:user user:email' },
    },
    token: 'https://github.com/login/oauth/access_token',
    userinfo: {
      url: 'https://api.github.com/user',
      request: async ({ client, tokens: { access_token: token = '' } }) => {
        const { email: _, ...profile } = await client.userinfo(token)
        const email = await verifiedEmail(token)
        return { ...profile, ...(email !== undefined && { email }) }
      },
    },
    checks: ['pkce', 'state'],
    clientId: id,
    clientSecret: secret,
    profile: (given) => {
      const { id: subject, login, name } = gitHubUser.parse(given)
      const { email } = z.object({ email: z.string().nullish() }).parse(given)
      return { id: String(subject), name: name ?? login, email: email ?? null }
    },
  }
}

async function verifiedEmail(accessToken: string): Promise<string | undefined> {
  const answer = await fetch('https://api.github.com/user/emails', {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/vnd.github+json' },
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  const read = gitHubEmails.safeParse(answer?.ok ? await answer.json() : undefined)
  return read.data?.find(({ primary, verified }) => primary && verified)?.email
}
