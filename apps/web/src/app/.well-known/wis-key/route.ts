import { publicKeyOf } from '@wis/proof'
import { signingKeys } from '../../../server/keys/signing-keys.ts'

/** The keys that this platform's exports are signed with: first the current one, then the older ones. */
export function GET(): Response {
  const keys = signingKeys().map(publicKeyOf)
  return Response.json({ algorithm: 'Ed25519', keys }, { headers: { 'access-control-allow-origin': '*' } })
}
