import { createHash, createPrivateKey, sign } from 'node:crypto'
import type { Signer } from '@wis/proof'

/** The prefix of the seed of an Ed25519 key in PKCS #8 (RFC 8410). */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Node's own Ed25519 gives the same signatures in a tenth of the time. */
export const nodeSigner: Signer = (text, seed) =>
  sign(null, text, createPrivateKey({ key: Buffer.concat([beforeSeed, seed]), format: 'der', type: 'pkcs8' }))

/** Node's own SHA-256 of a text. */
export const nodeHash = (text: string) => createHash('sha256').update(text).digest('hex')
