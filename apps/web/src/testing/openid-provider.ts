import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

export interface Person {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean
}

export interface OpenIdProvider {
  readonly issuer: string
  /** The person who signs in next. */
  person: Person
  /** The parameters of the last request. */
  asked: URLSearchParams
}

const client = 'wis'

/**
 * A provider for the running test, on this machine. It lets anybody in, and checks the proofs that a client has to
 * send.
 */
export async function openIdProvider(person: Person): Promise<OpenIdProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }
  const provider = { issuer: '', person, asked: new URLSearchParams() }
  const json = (response: ServerResponse, value: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', provider.issuer)
    if (pathname === '/.well-known/openid-configuration') json(response, discovery(provider.issuer))
    else if (pathname === '/jwks') json(response, { keys: [jwk] })
    else if (pathname === '/authorize') {
      provider.asked = searchParams
      response.writeHead(302, { location: comingBack(searchParams) }).end()
    } else if (pathname === '/token') {
      const proof = new URLSearchParams(await textOf(request)).get('code_verifier') ?? ''
      const challenge = createHash('sha256').update(proof).digest('base64url')
      if (challenge !== provider.asked.get('code_challenge'))
        return void json(response, { error: 'invalid_grant' }, 400)
      const token = new SignJWT({ ...provider.person, nonce: provider.asked.get('nonce') })
      token.setProtectedHeader({ alg: 'RS256', kid: 'key' }).setIssuedAt().setExpirationTime('5m')
      const id_token = await token.setIssuer(provider.issuer).setAudience(client).sign(privateKey)
      json(response, { access_token: 'never-to-be-stored', token_type: 'bearer', id_token, expires_in: 300 })
    } else response.writeHead(404).end()
  }

  const server = createServer((request, response) => void answer(request, response))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening server has an address with a port.
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

function comingBack(asked: URLSearchParams): string {
  const back = new URL(asked.get('redirect_uri') ?? '')
  back.searchParams.set('code', 'a-code')
  back.searchParams.set('state', asked.get('state') ?? '')
  return back.href
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
